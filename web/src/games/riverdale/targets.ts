/** What can be pressed on the board, by what was pressed before. */
import type { Target } from '../../table/drawn/targets';
import type { Choosing } from './choosing.svelte';
import { MIDDLE, spot, type Layout, type Point } from './layout';

/** Whether a key means a place on which pawns stand. */
const isPlace = (key: string): boolean => /^(square|circle|shop)/.test(key);

export interface Pressable {
  choosing: Pick<Choosing, 'next' | 'armed' | 'chosen' | 'shown'>;
  /** The pawns where they are drawn; `key`: what programs call them. */
  pieces: readonly (Point & { key: string })[];
  layout: Layout;
  /** The viewer's colour. */
  colour: string;
  /** The width of a pawn. */
  size: number;
}

/** What can be pressed on the board now; the end of a way means its pawn as well. */
export function targetsOf(given: Pressable): Target[] {
  const { armed, next, chosen, shown } = given.choosing;
  const found = [...new Set([...next.keys(), ...(armed?.keys ?? []), ...chosen])].flatMap((key) => {
    const at = placeOf(key, given);
    return at ? [{ key, ...at }] : [];
  });
  if (chosen.length === 0) return found;
  for (const deed of shown) {
    const key = armed ? deed.keys[1] : deed.keys[chosen.length];
    const [first] = deed.ghost.journeys;
    const last = deed.ghost.journeys.findLast((one) => one.pawn === first?.pawn && !one.isKnocked);
    if (!last || key === undefined) continue;
    const { x, y } = spot(given.layout, last.colour, last.number, last.places.at(-1) ?? '');
    found.push({ key, x, y });
  }
  return found;
}

/** Where on the board something is pressed; null where it is not on it. */
function placeOf(key: string, { pieces, layout, colour, size }: Pressable): Point | null {
  const piece = pieces.find((one) => one.key === key);
  if (piece) return { x: piece.x, y: piece.y - size * 0.25 };
  if (key === 'discards') return MIDDLE;
  if (key.startsWith('base:')) return layout.quarters.find((one) => `base:${one.colour}` === key)?.base ?? null;
  return isPlace(key) ? spot(layout, colour, 1, key) : null;
}
