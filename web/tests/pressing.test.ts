import { describe, expect, test } from 'vitest';
import type { ActionInfo } from '../src/server/types';
import { keyOf } from '../src/table/general/drawing';
import cases from './pressing.json';
import { aboutsOf, leftBy, litBy, meantBy, press } from '../src/table/general/pressing';

const action = (number: number): ActionInfo => ({ number, verb: 'go', card: '', text: `go ${number}`, said: '', hint: '' });

describe('a key', () => {
  test('is the name of a thing or a place, and of a card its kind there and where it lies', () => {
    expect(keyOf({ thing: 'pawn:red:1' })).toBe('pawn:red:1');
    expect(keyOf({ place: 'deck' })).toBe('deck');
    expect(keyOf({ place: 'hand:0', kind: '7', at: null })).toBe('hand:0|7');
    expect(keyOf({ place: 'row', kind: 'red-2', at: 3 })).toBe('row|red-2|3');
  });
});

/** A card that is split between two pawns, in either order, and one that moves one of them. */
const ACTIONS = [action(1), action(2), action(3)];
const ABOUTS = new Map([
  [1, ['hand:0|5', 'pawn:1', 'pawn:2']],
  [2, ['hand:0|5', 'pawn:2', 'pawn:1']],
  [3, ['hand:0|5', 'pawn:1']],
]);

describe('an action can be pressed', () => {
  test.each(cases.map(({ abouts, meant }) => ({ abouts: new Map<number, string[]>(Object.entries(abouts).map(([number, keys]) => [Number(number), keys])), meant })))(
    'where all that it is about means it alone: $meant',
    ({ abouts, meant }) => {
      const actions = [...abouts.keys()].map(action);
      const pressed = (keys: string[]) => keys.map((_, at) => meantBy(actions, abouts, keys.slice(0, at + 1))?.number);
      const found = actions.filter(({ number }) => pressed([...new Set(abouts.get(number))]).at(-1) === number);
      expect(found.map(({ number }) => number)).toEqual(meant);
    },
  );
});

describe('what was pressed', () => {
  test('leaves the actions that are about all of it, and lights what else they are about', () => {
    expect(leftBy(ACTIONS, ABOUTS, [])).toEqual(ACTIONS);
    expect(litBy(ACTIONS, ABOUTS, ['pawn:2'])).toEqual(new Set(['hand:0|5', 'pawn:1']));
    expect(leftBy(ACTIONS, ABOUTS, ['deck'])).toEqual([]);
  });

  test('means the action that names it in that order, once there is nothing more to press', () => {
    expect(meantBy(ACTIONS, ABOUTS, [])).toBeNull();
    expect(meantBy(ACTIONS, ABOUTS, ['hand:0|5', 'pawn:1'])).toBeNull();
    expect(meantBy(ACTIONS, ABOUTS, ['hand:0|5', 'pawn:1', 'pawn:2'])).toBe(ACTIONS[0]);
    expect(meantBy(ACTIONS, ABOUTS, ['hand:0|5', 'pawn:2', 'pawn:1'])).toBe(ACTIONS[1]);
    expect(meantBy(ACTIONS, ABOUTS, ['pawn:2', 'hand:0|5', 'pawn:1'])).toBeNull();
  });

  test('is one thing more, or one less where it was chosen, or begins anew', () => {
    expect(press(ACTIONS, ABOUTS, ['pawn:1'], 'hand:0|5')).toEqual(['pawn:1', 'hand:0|5']);
    expect(press(ACTIONS, ABOUTS, ['pawn:1', 'pawn:2'], 'pawn:1')).toEqual(['pawn:2']);
    const abouts = new Map([...ABOUTS, [3, ['deck']]]);
    expect(press(ACTIONS, abouts, ['pawn:1'], 'deck')).toEqual(['deck']);
    expect(press(ACTIONS, abouts, ['pawn:1'], 'nowhere')).toEqual([]);
  });

  test('is known by what the server tells of each action', () => {
    expect(aboutsOf(null).size).toBe(0);
    const told = { number: 1, actions: { '4': [{ place: 'hand:0', kind: '7', at: null, thing: '' }] }, tones: {}, certain: {}, previews: {}, wait: 0 };
    expect(aboutsOf(told)).toEqual(new Map([[4, ['hand:0|7']]]));
  });
});
