/** What lies on the table, as one viewer knows it, and how moves change it: the same as `core/scene.py` and `core/moves.py`. */
import type { SceneMove, SentView, View } from './types';

/** So many of each kind, or the kinds in the order in which they lie. */
export type Pile = Record<string, number> | string[];

/** The kind, in a pile, of what the viewer does not know. */
export const UNKNOWN = '?';

export interface Scene {
  /** A seat; -1 for somebody who only watches. */
  viewer: number;
  things: Record<string, Record<string, unknown>>;
  piles: Record<string, Pile>;
  counters: Record<string, unknown>;
  settings: Record<string, unknown>;
  decision: Record<string, unknown>;
}

/**
 * A view with its whole scene: the one that it was sent with, or what its moves make of the scene before.
 * Null where it has neither: then the scene is to be asked for again.
 */
export function whole(sent: SentView, before: Scene | null, moves: readonly SceneMove[]): View | null {
  const { scene, decision, ...rest } = sent;
  const view = { ...rest, asked: rest.asked ?? '', remarks: rest.remarks ?? [], actions: rest.actions ?? [] };
  if (scene !== null) return { ...view, scene: { ...scene, viewer: sent.seat, decision } };
  return before && { ...view, scene: applied(before, moves, decision) };
}

/** A scene after some moves; the decision, which no move changes, is given. The scene before stays as it is. */
export function applied(before: Scene, moves: readonly SceneMove[], decision: Scene['decision']): Scene {
  const scene: Scene = {
    ...before,
    things: Object.fromEntries(Object.entries(before.things).map(([name, attributes]) => [name, { ...attributes }])),
    piles: Object.fromEntries(Object.entries(before.piles).map(([place, pile]) => [place, copied(pile)])),
    counters: { ...before.counters },
    decision,
  };
  for (const move of moves) apply(scene, move);
  return scene;
}

function apply(scene: Scene, move: SceneMove): void {
  switch (move.type) {
    case 'put':
      thing(scene, move.thing)[move.attribute] = move.after;
      break;
    case 'shifted':
      for (const name of move.things) {
        const attributes = thing(scene, name);
        attributes[move.attribute] = further(attributes[move.attribute] as number[], move.by);
      }
      break;
    case 'appeared':
      scene.things[move.thing] = { ...move.attributes };
      break;
    case 'vanished':
      delete scene.things[move.thing];
      break;
    case 'carried':
      take(scene, move);
      lay(scene, move);
      break;
    case 'exchanged': {
      const [one, other] = [pile(scene, move.one), pile(scene, move.other)];
      scene.piles[move.one] = other;
      scene.piles[move.other] = one;
      break;
    }
    case 'replaced':
      scene.piles[move.place] = copied(move.pile);
      break;
    case 'opened':
      scene.piles[move.place] = move.ordered ? [] : {};
      break;
    case 'closed':
      delete scene.piles[move.place];
      break;
    case 'drifted': {
      const drifted = move.places.map((place) => [movedPlace(place, move.by), pile(scene, place)] as const);
      for (const place of move.places) delete scene.piles[place];
      for (const [place, there] of drifted) scene.piles[place] = there;
      break;
    }
    case 'counted':
      scene.counters[move.counter] = move.after;
  }
}

type Carried = Extract<SceneMove, { type: 'carried' }>;

function take(scene: Scene, { source, was, count, origin }: Carried): void {
  if (source === '') return;
  const from = pile(scene, source);
  if (Array.isArray(from)) {
    if (origin !== undefined && origin >= 0) from.splice(origin, count);
    else for (let left = count; left > 0; left--) from.splice(from.indexOf(was), 1);
  } else {
    const left = (from[was] ?? 0) - count;
    if (left > 0) from[was] = left;
    else delete from[was];
  }
}

function lay(scene: Scene, { target, kind, count, place }: Carried): void {
  if (target === '') return;
  const onto = pile(scene, target);
  if (Array.isArray(onto)) onto.splice(place ?? onto.length, 0, ...Array<string>(count).fill(kind));
  else onto[kind] = (onto[kind] ?? 0) + count;
}

/** The name of a place on a map that has gone so far: "road:40:120" by [0, -20] is "road:40:100". */
export function movedPlace(name: string, by: readonly number[]): string {
  const parts = name.split(':');
  const first = parts.length - by.length;
  return [...parts.slice(0, first), ...further(parts.slice(first).map(Number), by)].join(':');
}

function further(numbers: readonly number[], by: readonly number[]): number[] {
  return numbers.map((number, at) => number + (by[at] ?? 0));
}

function thing(scene: Scene, name: string): Record<string, unknown> {
  const found = scene.things[name];
  if (found === undefined) throw new Error(`${name} is not on the table`);
  return found;
}

function pile(scene: Scene, place: string): Pile {
  const found = scene.piles[place];
  if (found === undefined) throw new Error(`there is no pile ${place}`);
  return found;
}

function copied(pile: Pile): Pile {
  return Array.isArray(pile) ? [...pile] : { ...pile };
}
