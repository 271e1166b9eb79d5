/** Rummy Runway's table as it is drawn, read from the scene that the server sends; docs/facts/rummy-runway.md lists what is in it. */
import type { Pile, Scene as SentScene } from '../../server/scene';
import type { ActionInfo, Schemas, View } from '../../server/types';
import { kindsIn, sizeOf } from '../../table/drawn/piles';

export type CardName = Schemas['RummyRunwayCard'];
export type Colour = Schemas['RummyRunwayColour'];
export type End = Schemas['RummyRunwayEnd'];
export type Reach = Schemas['RummyRunwayScene']['decision']['reach'][number];
export type Trend = Schemas['RummyRunwayScene']['settings']['runway_cards'][number];
type Sent = SentScene & Pick<Schemas['RummyRunwayScene'], 'counters' | 'settings' | 'decision'>;

export const PLACES = ['left', 'middle', 'right'] as const;
const OUTFITS_EACH = ['a', 'b', 'c'] as const;

export interface Outfit {
  /** What programs call it: "outfit:1a". */
  name: string;
  cards: string[];
  /** What each card is worn as. */
  colours: string[];
  points: number;
  trends: number;
  /** The trends that it follows, by their places from 0. */
  follows: number[];
}

/** What one seat has on the table. */
export interface House {
  seat: number;
  outfits: Outfit[];
  closet: string[];
  hand: number;
  /** Of the rounds that are over. */
  scored: number;
}

/** What is drawn: a moment of the game, or one between two moments while something moves. */
export interface Scene {
  sent: SentScene;
  viewer: number;
  /** Whose decision it is; -1 for nobody's. */
  seat: number;
  over: boolean;
  phase: Sent['decision']['phase'];
  doing: Sent['decision']['doing'];
  taken: number;
  round: number;
  rounds: number;
  target: number;
  /** Who has brought the last turns of the round; -1 while nobody has. */
  trigger: number;
  /** Whether cards are taken from the right end of the row alone. */
  fromTheRight: boolean;
  mixes: boolean;
  houses: House[];
  hand: string[];
  laid: { cards: string[]; colours: string[] };
  row: string[];
  deck: number;
  /** The top card of the deck is being drawn: which one it is, the server says. */
  isDrawing: boolean;
  runways: Trend[];
  reach: Reach[];
  /** What the viewer may do; nothing between two moments. */
  actions: readonly ActionInfo[];
}

/** A scene as it is drawn. */
export function read(sent: SentScene, actions: readonly ActionInfo[]): Scene {
  const { viewer, things, piles, counters, settings, decision } = sent as Sent;
  const laid = (things.laid ?? {}) as Partial<Schemas['RummyRunwayScene']['things'][string]>;
  const faces = new Map((settings.runway_cards ?? []).map((trend) => [trend.trend as string, trend]));
  return {
    sent,
    viewer,
    seat: decision.over ? -1 : (decision.seat ?? -1),
    over: decision.over,
    phase: decision.phase,
    doing: decision.doing,
    taken: decision.taken,
    round: counters.round,
    rounds: settings.rounds,
    target: settings.target,
    trigger: counters.trigger ?? -1,
    fromTheRight: settings.discard_draw === 'from-the-right',
    mixes: settings.mix_actions === 'on',
    houses: Array.from({ length: settings.seats }, (_, seat) => houseOf(sent as Sent, seat)),
    hand: viewer < 0 ? [] : cards(piles[`hand:${viewer}`]),
    laid: { cards: cards(piles.laid), colours: [...(laid.colours ?? [])] },
    row: cards(piles.row),
    deck: sizeOf(piles.deck),
    isDrawing: false,
    runways: cards(piles.runways).flatMap((name) => faces.get(name) ?? []),
    reach: decision.reach ?? [],
    actions,
  };
}

/** The places, from 0, of these trends among those of the round. */
export function placesOf({ runways }: Scene, trends: readonly string[]): number[] {
  return runways.flatMap(({ trend }, at) => (trends.includes(trend) ? [at] : []));
}

export function sceneOf(view: View): Scene {
  return read(view.scene, view.actions);
}

function houseOf({ things, piles, counters }: Sent, seat: number): House {
  const outfits = OUTFITS_EACH.flatMap((slot) => {
    const name = `outfit:${seat + 1}${slot}`;
    const thing = things[name] as Omit<Outfit, 'name' | 'cards'> | undefined;
    if (!thing) return [];
    const { points, trends } = thing;
    return [{ name, cards: cards(piles[name]), colours: [...thing.colours], points, trends, follows: [...thing.follows] }];
  });
  const scored = counters[`seat:${seat}:points` as 'seat:0:points'] ?? 0;
  return { seat, outfits, closet: cards(piles[`closet:${seat}`]), hand: sizeOf(piles[`hand:${seat}`]), scored };
}

/** The number on a card. */
export const numberOf = (card: string): number => Number(card.slice(card.lastIndexOf('-') + 1));

/** The colour on a card; "wild" for one that has none of its own. */
export const colourOf = (card: string): string => card.slice(0, card.lastIndexOf('-'));

const COLOURS = ['red', 'yellow', 'blue', 'wild'];

/** Cards in the order in which a hand is held: by number, and each number by colour. */
function byNumber(one: string, other: string): number {
  return numberOf(one) - numberOf(other) || COLOURS.indexOf(colourOf(one)) - COLOURS.indexOf(colourOf(other));
}

function cards(pile: Pile | undefined): string[] {
  return Array.isArray(pile) ? [...pile] : kindsIn(pile).sort(byNumber);
}

/** What outfits are called now, and those that are no more: by what programs call them, "name of outfit:1a". */
export function namesWith(before: ReadonlyMap<string, string>, { remarks }: Pick<View, 'remarks'>): Map<string, string> {
  return new Map([...before, ...remarks.map(({ about, text }): [string, string] => [about, text])]);
}
