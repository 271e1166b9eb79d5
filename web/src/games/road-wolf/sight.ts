/** Road Wolf's table as it is drawn, read from the scene that the server sends; docs/facts/road-wolf.md lists what is in it. */
import { UNKNOWN, type Pile, type Scene as SentScene } from '../../server/scene';
import type { ActionInfo, Schemas, View } from '../../server/types';
import type { Spot } from '../../table/drawn/travel';

export type Sent = SentScene & Pick<Schemas['RoadWolfScene'], 'counters' | 'settings' | 'decision'>;
export type Asks = Schemas['RoadWolfAsks'];
export type Status = Schemas['RoadWolfStatus'];
export type Goal = Schemas['RoadWolfScene']['decision']['goal'];
export type Aim = Goal['aims'][number];
export type Force = Schemas['RoadWolfScene']['decision']['forces'][number];
type Thing = Schemas['RoadWolfVehicleThing'];
type Fit = Schemas['RoadWolfScene']['decision']['fit'][number];

/** So many of a kind of token. */
export interface Aboard {
  /** "?" where the viewer does not know which. */
  token: string;
  count: number;
}

/** What is in a slot: a vehicle, a wreck, a heap of gear, a mutant, or a car of the train. */
export interface Vehicle {
  /** What programs call it: "vehicle:3". */
  name: string;
  kind: string;
  status: Status;
  /** A seat; -1 for nobody's. */
  owner: number;
  /** Its middle, across from the left edge and along from the START, in fortieths of an inch; null: still to come. */
  at: Spot | null;
  hits: number;
  /** Who is at the wheel; "?" where that is not known, null where nobody is. */
  wheel: string | null;
  /** The others aboard, and the gear. */
  crew: Aboard[];
  gear: Aboard[];
  /** The hits that are left of how many, its actions and its turn, where they are told. */
  fit: Fit | null;
}

export interface RoadCard {
  /** The place where it lies: "road:480:900". */
  name: string;
  /** "?" for one that lies face down. */
  kind: string;
  at: Spot;
}

/** Dice on the table. */
export interface Dice {
  attack: number[];
  defence: number[];
  /** What programs call who attacks; null for the road. */
  roller: string | null;
  against: string | null;
}

/** What is drawn: a moment of the chase, or one between two moments while something moves. */
export interface Scene {
  sent: Sent;
  viewer: number;
  seats: number;
  /** Whose decision it is; -1 for nobody's. */
  seat: number;
  over: boolean;
  asks: Asks;
  verb: string;
  /** For which vehicle it is decided, and to which something is done; '' for none. */
  acting: string;
  target: string;
  vehicles: Vehicle[];
  cards: RoadCard[];
  dice: Dice | null;
  /** What falls behind in the road's turn beside the cards, and how far. */
  falls: { by: number; things: ReadonlySet<string> };
  forces: Force[];
  /** What each seat is after, the vehicles that the mission turns on, and what its sides typically drive. */
  goal: Goal;
  /** Nobody may leave over the END yet. */
  closed: boolean;
  mission: string;
  round: number;
  sides: readonly number[];
  /** Points to spend, and tokens to choose. */
  toSpend: number;
  toChoose: number;
  actions: readonly ActionInfo[];
}

/** A scene as it is drawn. */
export function read(scene: SentScene, actions: readonly ActionInfo[]): Scene {
  const sent = scene as Sent;
  const { decision, settings, counters, piles } = sent;
  const fits = new Map(decision.fit.map((fit) => [fit.about, fit]));
  return {
    sent,
    viewer: scene.viewer,
    seats: settings.seats,
    seat: decision.over ? -1 : (decision.seat ?? -1),
    over: decision.over,
    asks: decision.asks,
    verb: decision.verb,
    acting: decision.who?.thing ?? '',
    target: decision.whom?.thing ?? '',
    vehicles: Object.entries(scene.things).map(([name, thing]) => vehicleOf(name, thing as Thing, piles, fits.get(name) ?? null)),
    cards: Object.entries(piles).flatMap(([name, pile]) => cardOf(name, pile)),
    dice: decision.rolled
      ? { attack: decision.attack, defence: decision.defence, roller: decision.roller?.thing ?? null, against: decision.against?.thing ?? null }
      : null,
    falls: { by: decision.falls_behind.by, things: new Set(decision.falls_behind.things) },
    forces: decision.forces,
    goal: decision.goal,
    closed: decision.closed,
    mission: settings.mission,
    round: counters.round,
    sides: settings.sides,
    toSpend: decision.to_spend,
    toChoose: decision.to_choose,
    actions,
  };
}

export const sceneOf = (view: View): Scene => read(view.scene, view.actions);

function vehicleOf(name: string, thing: Thing, piles: SentScene['piles'], fit: Fit | null): Vehicle {
  return {
    name,
    kind: thing.kind,
    status: thing.status,
    owner: thing.owner ?? -1,
    at: pointOf(thing.at),
    hits: thing.hits,
    wheel: thing.wheel,
    crew: aboard(piles[name.replace('vehicle', 'crew')]),
    gear: aboard(piles[name.replace('vehicle', 'gear')]),
    fit,
  };
}

const pointOf = (at: readonly number[] | null): Spot | null => (at ? { x: at[0] ?? 0, y: at[1] ?? 0 } : null);

function aboard(pile: Pile | undefined): Aboard[] {
  if (pile === undefined || Array.isArray(pile)) return [];
  return Object.entries(pile).map(([token, count]) => ({ token, count }));
}

function cardOf(name: string, pile: Pile): RoadCard[] {
  if (!name.startsWith('road:')) return [];
  const [kind] = Array.isArray(pile) ? pile : Object.keys(pile);
  const [, x = 0, y = 0] = name.split(':').map(Number);
  return kind === undefined ? [] : [{ name, kind, at: { x, y } }];
}

/** How many there are. */
export const sum = (all: readonly Aboard[]): number => all.reduce((total, { count }) => total + count, 0);

export const vehicleCalled = (scene: Pick<Scene, 'vehicles'>, name: string): Vehicle | undefined =>
  scene.vehicles.find((one) => one.name === name);

/** What is on the board, and not still to come. */
export const onBoard = ({ vehicles }: Pick<Scene, 'vehicles'>): (Vehicle & { at: Spot })[] =>
  vehicles.filter((one): one is Vehicle & { at: Spot } => one.at !== null && one.status !== 'coming');

/** Whether something is on the move with somebody at the wheel, faces back, or lies across the road. */
export const faces = ({ status }: Pick<Vehicle, 'status'>): 'ahead' | 'back' | 'across' =>
  status === 'immobilized' ? 'back' : status === 'wrecked' ? 'across' : 'ahead';

export const isHidden = (token: string): boolean => token === UNKNOWN;
