/** The ways that pawns go on a board, place by place, by what the scene says of it; no rule is known here. */
import type { Schemas } from '../../server/types';

export type Board = Schemas['RiverdaleScene']['settings']['board'];
export type Side = Board['sides'][number];

export const CIRCLES = 5;
export const HOME = 'home';
export const SHOP = 'shop';

/** Which way a pawn runs. */
export type Way = 'forward' | 'back';

export function squareOf(place: string): number | null {
  return place.startsWith('square:') ? Number(place.slice('square:'.length)) : null;
}

function circleOf(place: string): number | null {
  if (place === SHOP) return CIRCLES + 1;
  return place.startsWith('circle:') ? Number(place.slice('circle:'.length)) : null;
}

const square = (at: number): string => `square:${at}`;
const circle = (at: number): string => (at > CIRCLES ? SHOP : `circle:${at}`);

/** How far one square is ahead of another. */
export function ahead(board: Pick<Board, 'squares'>, from: number, to: number): number {
  return (((to - from) % board.squares) + board.squares) % board.squares;
}

/** The places that a pawn of a side goes through, from the one that it leaves to the one where it ends. */
export function path(board: Board, side: Side, from: string, to: string, way: Way): string[] {
  if (way === 'back') return path(board, side, to, from, 'forward').reverse();
  const found = [from];
  let at = squareOf(from);
  const first = circleOf(from);
  const last = circleOf(to);
  if (first !== null) return last === null ? [from, to] : [from, ...circles(first + 1, last)];
  if (at === null) {
    at = side.start;
    found.push(square(at));
  }
  const target = squareOf(to) ?? side.entrance;
  for (let left = ahead(board, at, target); left > 0; left -= 1) {
    at = (at + 1) % board.squares;
    found.push(square(at));
  }
  return last === null ? found : [...found, ...circles(1, last)];
}

function circles(first: number, last: number): string[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => circle(first + at));
}

/** The spaces that a pawn still has to go to Pop's. */
export function toGo(board: Board, side: Side, at: string): number {
  const within = circleOf(at);
  if (within !== null) return CIRCLES + 1 - within;
  const from = squareOf(at);
  const onTrack = ahead(board, from ?? side.start, side.entrance) + CIRCLES + 1;
  return from === null ? onTrack + 1 : onTrack;
}
