/** Race 2 Live's table as it is drawn, read from the scene that the server sends; docs/facts/race-2-live.md lists what is in it. */
import { UNKNOWN, type Scene as SentScene } from '../../server/scene';
import type { ActionInfo, Schemas, View } from '../../server/types';
import { countsIn, kindsIn, sizeOf } from '../../table/drawn/piles';

export type Card = Schemas['Race2LiveCard'];
export type Condition = Schemas['Race2LiveCondition'];
export type Name = Schemas['Race2LiveSurvivor'];
export type Pack = Schemas['Race2LivePack'];
export type Phase = Schemas['Race2LivePhase'];

export interface Survivor {
  /** What programs call it: "survivor:ash". */
  name: Name;
  seat: number;
  /** The name of its space: "space:12:3". */
  at: string;
  furthest: number;
  condition: Condition;
  /** 0 for none. */
  weapon: number;
  /** Its cards: so many of each rank that is seen or known, and how many there are in all. */
  hand: Partial<Record<Card, number>>;
  cards: number;
  packs: Pack[];
}

/** What is drawn: a moment of the race, or one between two moments while something moves. */
export interface Scene {
  sent: SentScene;
  viewer: number;
  seats: number;
  /** Whose decision it is; -1 for nobody's. */
  seat: number;
  over: boolean;
  phase: Phase;
  /** For whom it is decided, and whose turn it is. */
  survivor: Name;
  turn: Name;
  backward: boolean;
  steps: number;
  attack: Schemas['Race2LiveAttack'];
  strength: number;
  /** What was found and is not taken yet: "pack-2"; '' for nothing. */
  found: string;
  survivors: Survivor[];
  /** The spaces with a token face down. */
  crates: string[];
  /** Tokens that are still face down, by kind. */
  left: Readonly<Record<string, number>>;
  /** By space, those that it leads to. */
  ways: Readonly<Record<string, readonly string[]>>;
  /** The column of the safe house. */
  columns: number;
  /** Cards in the health pile. */
  discards: number;
  score: number;
  scoreIfHome: number;
  progress: number;
  health: number;
  home: number;
  turnsLeft: number;
  aceIsLow: boolean;
  /** What the viewer may do; nothing between two moments. */
  actions: readonly ActionInfo[];
}

type Sent = SentScene & Pick<Schemas['Race2LiveScene'], 'counters' | 'settings' | 'decision'>;
type Thing = Extract<Schemas['Race2LiveScene']['things'][string], { condition: unknown }>;

const RANKS: readonly Card[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];

/** The ranks from the lowest to the highest. */
export const ranksOf = ({ aceIsLow }: Pick<Scene, 'aceIsLow'>): Card[] => (aceIsLow ? ['ace', ...RANKS] : [...RANKS, 'ace']);

/** A scene as it is drawn. */
export function read(sent: SentScene, actions: readonly ActionInfo[]): Scene {
  const { viewer, things, piles, settings, decision } = sent as Sent;
  const { ways } = settings;
  const spaces = Object.values(ways).flat();
  return {
    sent,
    viewer,
    seats: settings.seats,
    seat: decision.over ? -1 : (decision.seat ?? -1),
    over: decision.over,
    phase: decision.phase,
    survivor: decision.survivor,
    turn: decision.turn,
    backward: decision.backward,
    steps: decision.steps,
    attack: decision.attack,
    strength: decision.strength,
    found: kindsIn(piles.found)[0] ?? '',
    survivors: Object.entries(things).flatMap(([name, thing]) => survivorOf(name, thing as Thing, settings.led_by, piles)),
    crates: Object.keys(things).flatMap((name) => (name.startsWith('token:') ? [name.replace('token', 'space')] : [])),
    left: countsIn(piles['face down']),
    ways,
    columns: spaces.reduce((most, space) => Math.max(most, columnOf(space)), 0),
    discards: sizeOf(piles['health pile']),
    score: decision.score,
    scoreIfHome: decision.score_if_home,
    progress: decision.progress,
    health: decision.health,
    home: decision.home,
    turnsLeft: settings.turn_limit - decision.turns,
    aceIsLow: settings.ace === 'low',
    actions,
  };
}

export const sceneOf = (view: View): Scene => read(view.scene, view.actions);

function survivorOf(name: string, thing: Thing, led: Readonly<Record<string, number>>, piles: SentScene['piles']): Survivor[] {
  if (!(name in led)) return [];
  const hand = piles[name.replace('survivor', 'hand')];
  return [
    {
      name: name as Name,
      seat: led[name] ?? 0,
      at: thing.at,
      furthest: thing.furthest,
      condition: thing.condition,
      weapon: thing.weapon,
      hand: Object.fromEntries(Object.entries(countsIn(hand)).filter(([card]) => card !== UNKNOWN)),
      cards: sizeOf(hand),
      packs: kindsIn(piles[name.replace('survivor', 'packs')]) as Pack[],
    },
  ];
}

/** A space's column; the start is in column 0. */
export const columnOf = (space: string): number => Number(space.split(':')[1] ?? 0);
/** A space's lane, from 1. */
export const laneOf = (space: string): number => Number(space.split(':')[2] ?? 1);

/** The lane in which a way first goes where another of as many steps to the same end does not; 0 where there is no such other. */
export function laneApart(way: readonly string[], all: readonly (readonly string[])[]): number {
  const others = all.filter((other) => other.length === way.length && other.at(-1) === way.at(-1));
  const at = way.findIndex((space, step) => others.some((other) => other[step] !== space));
  return at < 0 ? 0 : laneOf(way[at] ?? '');
}

export const survivorCalled = (scene: Pick<Scene, 'survivors'>, name: string): Survivor | undefined =>
  scene.survivors.find((one) => one.name === name);

/** The number on a token: of "pack-2", 2. */
export const numberOn = (token: string): number => Number(token.split('-')[1] ?? 0);
