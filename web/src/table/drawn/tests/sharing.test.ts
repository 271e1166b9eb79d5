import { describe, expect, test } from 'vitest';
import { shared } from '../sharing';

describe('what two scenes share', () => {
  const before = { seats: [{ hand: ['a', 'b'], points: 1 }, { hand: ['c'], points: 2 }], row: ['x'], over: false };

  test('is all of it where nothing has changed', () => {
    expect(shared(before, structuredClone(before))).toBe(before);
  });

  test('is what has not changed, as it was, in a scene that is the new one', () => {
    const after = structuredClone(before);
    after.seats[1]?.hand.push('d');
    const found = shared(before, after);
    expect(found).toEqual(after);
    expect(found.seats[0]).toBe(before.seats[0]);
    expect(found.seats[1]).not.toBe(before.seats[1]);
    expect(found.row).toBe(before.row);
    expect(before.seats[1]?.hand).toEqual(['c']);
  });

  test('is nothing of what is longer, shorter or has other names now', () => {
    expect(shared([1, 2], [1])).toEqual([1]);
    expect(shared([1], [1, undefined])).toEqual([1, undefined]);
    expect(shared<object>({ one: undefined }, { other: undefined })).toEqual({ other: undefined });
    expect(shared<unknown>({ 0: 'a' }, ['a'])).toEqual(['a']);
  });

  test('is nothing of what has more to it than its parts', () => {
    const after = { ways: new Map([['a', 1]]) };
    expect(shared({ ways: new Map([['a', 1]]) }, after)).toBe(after);
  });
});
