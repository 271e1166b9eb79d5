/** The ways that vehicles took since the viewer decided last. */
import type { EventInfo } from '../../server/types';
import type { Spot } from '../../table/drawn/travel';
import { vehicleCalled, type Scene } from './sight';
import type { Fact } from './story';

export interface Trail {
  /** What programs call the vehicle, and whose it was. */
  name: string;
  owner: number;
  /** Where it was, one after the other, on the board. */
  points: Spot[];
}

/** The trails with what some events add to them; before these the table was as in `scene`. What the road takes along leaves none. */
export function trailsAfter(trails: readonly Trail[], scene: Scene, events: readonly EventInfo[]): Trail[] {
  const found = new Map(trails.map((trail) => [trail.name, trail]));
  for (const told of events) {
    const went = wentTo(told as EventInfo & Fact);
    const one = went && vehicleCalled(scene, went.name);
    if (!one) continue;
    const before = found.get(one.name)?.points ?? (one.at ? [one.at] : []);
    found.set(one.name, { name: one.name, owner: one.owner, points: [...before, went.at] });
  }
  return [...found.values()];
}

/** The trails where nothing was told and the table is simply another: straight from where each vehicle was to where it is. */
export function trailsBetween(trails: readonly Trail[], before: Scene, after: Scene): Trail[] {
  const found = new Map(trails.map((trail) => [trail.name, trail]));
  for (const one of before.vehicles) {
    const at = vehicleCalled(after, one.name)?.at;
    if (!one.at || !at || before.falls.things.has(one.name) || (at.x === one.at.x && at.y === one.at.y)) continue;
    found.set(one.name, { name: one.name, owner: one.owner, points: [...(found.get(one.name)?.points ?? [one.at]), at] });
  }
  return [...found.values()];
}

/** Which vehicle has gone where by itself; null where none has. */
function wentTo(fact: EventInfo & Fact): { name: string; at: Spot } | null {
  switch (fact.kind) {
    case 'placed':
    case 'moved':
    case 'braked':
    case 'skidded':
    case 'thrown':
    case 'nitro':
    case 'drove': {
      const { vehicle, x, y } = fact.fields;
      return vehicle && { name: vehicle.thing, at: { x, y } };
    }
    default:
      return null;
  }
}
