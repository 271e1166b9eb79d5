/** Riverdale's table as it is drawn, read from the scene that the server sends; docs/facts/riverdale.md lists what is in it. */
import type { Pile, Scene as SentScene } from '../../server/scene';
import type { ActionInfo, Schemas, View } from '../../server/types';
import { countsIn, kindsIn, sizeOf } from '../../table/drawn/piles';
import { toGo, type Board, type Side } from './track';

export type Card = Schemas['RiverdaleCard'];
export type Special = Schemas['RiverdaleSpecial'];

const SPECIALS: readonly Special[] = ['dirty-trick', 'swap', 'crash'];

export interface Pawn {
  /** What programs call it: "pawn:red:2". */
  name: string;
  colour: string;
  /** From 1 on. */
  number: number;
  seat: number;
  at: string;
}

/** What is drawn: a moment of the race, or one between two moments while something moves. */
export interface Scene {
  sent: SentScene;
  board: Board;
  seats: number;
  viewer: number;
  /** Whose decision it is; -1 for nobody's. */
  seat: number;
  over: boolean;
  winner: number;
  turns: number;
  specialPlayed: boolean;
  /** By seat. */
  colours: string[];
  pawns: Pawn[];
  hand: Card[];
  hands: number[];
  /** By seat: the Special cards that are left, and those that are turned over. */
  specials: Special[][];
  used: Special[][];
  deck: number;
  discards: number;
  /** The card that was played last; null where nobody has seen it. */
  last: Card | null;
  /** What the viewer may do; nothing between two moments. */
  actions: readonly ActionInfo[];
}

type Sent = SentScene & Pick<Schemas['RiverdaleScene'], 'counters' | 'settings' | 'decision'>;

/** A scene as it is drawn, with what lies on top of the discards. */
export function read(sent: SentScene, last: Card | null, actions: readonly ActionInfo[]): Scene {
  const { viewer, things, piles, counters, settings, decision } = sent as Sent;
  const { seats, board } = settings;
  const perSeat = <T>(of: (seat: number) => T): T[] => Array.from({ length: seats }, (_, seat) => of(seat));
  const discards = sizeOf(piles.discards);
  return {
    sent,
    board,
    seats,
    viewer,
    seat: decision.over ? -1 : (decision.seat ?? -1),
    over: decision.over,
    winner: counters.winner ?? -1,
    turns: decision.turns,
    specialPlayed: decision.special_played,
    colours: settings.colours,
    pawns: pawnsOf(things, settings.colours),
    hand: viewer < 0 ? [] : cards(piles[`hand:${viewer}`]),
    hands: perSeat((seat) => sizeOf(piles[`hand:${seat}`])),
    specials: perSeat((seat) => SPECIALS.filter((name) => kindsIn(piles[`specials:${seat}`]).includes(name))),
    used: perSeat((seat) => SPECIALS.filter((name) => kindsIn(piles[`used specials:${seat}`]).includes(name))),
    deck: sizeOf(piles.deck),
    discards,
    last: discards > 0 ? last : null,
    actions,
  };
}

export function sceneOf(view: View, last: Card | null): Scene {
  return read(view.scene, last, view.actions);
}

function pawnsOf(things: SentScene['things'], colours: readonly string[]): Pawn[] {
  return Object.entries(things).flatMap(([name, { at }]) => {
    const [sort, tone, number] = name.split(':');
    const seat = colours.findIndex((colour) => colour.toLowerCase() === tone);
    if (sort !== 'pawn' || seat < 0) return [];
    return [{ name, colour: colours[seat] ?? '', number: Number(number), seat, at: String(at) }];
  });
}

/** The side of the board that a colour has. */
export function sideOf(board: Board, colour: string): Side {
  const found = board.sides.find((side) => side.colour === colour);
  if (!found) throw new Error(`the board has no side in ${colour}`);
  return found;
}

export function pawnCalled(scene: Pick<Scene, 'pawns'>, name: string): Pawn | undefined {
  return scene.pawns.find((pawn) => pawn.name === name);
}

/** How many pawns of a seat are at Pop's, and how many spaces all of them still have to go. */
export function standing(scene: Scene, seat: number): { shop: number; left: number } {
  const team = scene.pawns.filter((pawn) => pawn.seat === seat);
  const left = team.reduce((sum, { at, colour }) => sum + toGo(scene.board, sideOf(scene.board, colour), at), 0);
  return { shop: team.filter((pawn) => pawn.at === 'shop').length, left };
}

/** Cards in the order in which a hand is held: back, forward, those that change places. */
const ORDER: readonly Card[] = ['-13', '-3', '1', '2', '4', '5', '6', '7', '8', '9', '10', '11', 'switcharoo', 'quick-pass'];

function cards(pile: Pile | undefined): Card[] {
  const counts = countsIn(pile);
  return ORDER.flatMap((card) => Array<Card>(counts[card] ?? 0).fill(card));
}
