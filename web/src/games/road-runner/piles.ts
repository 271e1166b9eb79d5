/** The lists that can be opened: both discard piles, and the cards that the viewer has not seen yet. */
import type { Face } from '../../server/types';
import type { Pack, Scene } from './sight';

export type PileName = 'deck' | 'captures' | 'escapes';

/** A title in a pile, with how many of it. */
export interface Counted {
  face: Face;
  count: number;
}

export function lookThrough(scene: Scene, pile: PileName, pack: Pack): Counted[] {
  if (pile === 'deck') {
    const all = pack.faces.map((face, number) => ({ face, count: scene.unseen[number] ?? 0 }));
    return all.filter(({ count }) => count > 0);
  }
  const found: Record<string, number> = {};
  for (const title of pile === 'captures' ? scene.capture_pile : scene.escape_pile)
    found[title] = (found[title] ?? 0) + 1;
  return pack.sorted(Object.keys(found)).map((title) => ({ face: pack.face(title), count: found[title] ?? 0 }));
}
