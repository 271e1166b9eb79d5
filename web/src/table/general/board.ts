import type { Item, Key } from './drawing';

/** What the parts of a table ask of the whole: what can be pressed, and what a press does. */
export interface Board {
  /** What everybody is called, by seat. */
  names: readonly string[];
  /** What goes with what is chosen. */
  lit: ReadonlySet<Key>;
  /** What any action is about: a press on what is not lit begins anew. */
  alive: ReadonlySet<Key>;
  chosen: readonly Key[];
  /** What the action that was sent is about. */
  going: ReadonlySet<Key>;
  /** What a press on it would do, in words; "" for nothing to tell. */
  tells: (key: Key) => string;
  /** Whether all that it leaves to do after a press on it does harm. */
  harms: (key: Key) => boolean;
  press: (key: Key) => void;
  /** Show what is printed on something; undefined where nothing is. */
  face: (item: Item) => (() => void) | undefined;
}

/** What a press on an item does: it decides, or shows what is printed there; undefined for nothing. */
export function pressOf(board: Board, item: Item): (() => void) | undefined {
  return board.alive.has(item.key) ? () => board.press(item.key) : board.face(item);
}
