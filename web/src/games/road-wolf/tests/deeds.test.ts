import { describe, expect, test } from 'vitest';
import { deedsOf, type Deed, type Known } from '../deeds';
import { deedSaid, forecastSaid } from '../prompt';
import type { Scene } from '../sight';

/** The deeds of a viewer on seat 0, whose vehicle 1 acts; vehicle 2 is theirs too, vehicle 3 another's. */
function deeds(catalogue: readonly object[], previews: Readonly<Record<number, object>>, hints: Readonly<Record<number, string>> = {}, tones: Readonly<Record<number, string>> = {}): Deed[] {
  const vehicles = [0, 0, 1].map((owner, at) => ({ name: `vehicle:${at + 1}`, owner, kind: 'coupe', at: { x: 480, y: 400 } }));
  const actions = catalogue.map((_, number) => ({ number, text: `action ${number}`, verb: '', card: '', said: `action ${number}`, hint: '' }));
  const scene = { viewer: 0, acting: 'vehicle:1', vehicles, actions } as unknown as Scene;
  return deedsOf(scene, { catalogue, about: { previews, hints, tones, certain: {}, actions: {} } } as unknown as Known);
}
const choose = (number: number): object => ({ kind: 'choose', fields: { vehicle: `vehicle:${number}` } });

describe('what may be done', () => {
  test('is, of ready-made forces counted from 1, the one in that place', () => {
    expect(deeds([1, 2, 3].map((force) => ({ kind: 'force', fields: { force } })), {}).map(({ force }) => force)).toEqual([0, 1, 2]);
  });

  test('asks once more before a vehicle is rammed, and holds one of the own side to do more harm, as the rules tell', () => {
    const previews = { 0: { meets: 'hits' }, 1: { meets: 'hits' } };
    const [own, other] = deeds([choose(2), choose(3)], previews, {}, { 0: 'harms' });
    expect([own?.meets, own?.tone, other?.meets, other?.tone]).toEqual(['hits', 1, 'hits', 0]);
    expect(own?.harm).toBeGreaterThan(other?.harm ?? 0);
    expect(deeds([choose(3), choose(2)], previews, {}, { 0: 'harms-friend' })[0]?.tone).toBe(2);
    expect(other?.harm).toBeGreaterThan(0);
  });

  test('names a vehicle once, and the dice against a target once', () => {
    const [target] = deeds([choose(3)], { 0: { attack: 2, defence: 2 } }, { 0: 'Muscle Car (3): 2 dice against 2' });
    expect(target && deedSaid(target)).toBe('Muscle Car (3): 2 dice against 2');
    expect(target && forecastSaid(target, null)).toBe('Muscle Car (3): 2 dice against 2');
  });

  test('tells of a ram the dice that its hint leaves out, and what a verb is for that has no hint', () => {
    const [ram, later] = deeds([choose(3), { kind: 'later', fields: {} }], { 0: { meets: 'hits', attack: 1, defence: 3 } }, { 0: 'a ram: the Humvee (3)' });
    expect(ram && forecastSaid(ram, null)).toBe('a ram: the Humvee (3); 1 die against 3');
    expect(later && deedSaid(later)).toBe('action 1; another vehicle goes on first, this one afterwards');
  });
});
