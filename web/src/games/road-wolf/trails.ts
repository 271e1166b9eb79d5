/** The ways that vehicles took since the viewer decided last. */
import type { EventInfo, SceneMove } from '../../server/types';
import type { Spot } from '../../table/drawn/travel';
import { vehicleCalled, type Scene } from './sight';

export interface Trail {
  /** What programs call the vehicle, and whose it was. */
  name: string;
  owner: number;
  /** Where it was, one after the other, on the board. */
  points: Spot[];
}

/** What goes with the road leaves no trail of its own: everything does. */
const WITH_THE_ROAD: ReadonlySet<string> = new Set(['drifted', 'cards_drifted']);

/** The trails with what some events add to them; before these the table was as in `scene`. */
export function trailsAfter(trails: readonly Trail[], scene: Scene, events: readonly EventInfo[], moves: readonly SceneMove[]): Trail[] {
  const found = new Map(trails.map((trail) => [trail.name, trail]));
  for (const move of moves) {
    if (move.type !== 'put' || move.attribute !== 'at' || WITH_THE_ROAD.has(events[move.event ?? -1]?.kind ?? '')) continue;
    const one = vehicleCalled(scene, move.thing);
    const [x, y] = (move.after as readonly number[] | null) ?? [];
    if (!one || x === undefined || y === undefined) continue;
    const before = found.get(one.name)?.points ?? (one.at ? [one.at] : []);
    found.set(one.name, { name: one.name, owner: one.owner, points: [...before, { x, y }] });
  }
  return [...found.values()];
}
