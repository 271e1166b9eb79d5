import { describe, expect, test } from 'vitest';
import type { ActionInfo } from '../src/server/types';
import { exactMatch, samples, search, wordsOf } from '../src/table/general/search';

let number = 0;
const action = (text: string, hint = ''): ActionInfo => ({ number: (number += 1), verb: 'go', card: '', text, said: '', hint });
const texts = (actions: readonly ActionInfo[]) => actions.map((one) => one.text);

/** Steps of a quarter, as far as two to either side and ahead. */
const STEPS: ActionInfo[] = [];
for (let ahead = 0; ahead <= 2; ahead += 0.25)
  for (let left = 0; left <= 2; left += 0.25)
    for (const side of left > 0 ? ['left', 'right'] : ['left']) {
      const parts = [...(ahead > 0 ? [`ahead ${ahead}`] : []), ...(left > 0 ? [`${side} ${left}`] : [])];
      if (parts.length > 0) STEPS.push(action(parts.join(', '), ahead > 1.5 && side === 'left' ? 'rams the Coupe (3)' : ''));
    }

describe('the words of a text', () => {
  test('are told apart without case, accents and marks; numbers stay whole', () => {
    expect(wordsOf('Ahead 2.5, LEFT 1; "Café"')).toEqual(['ahead', '2.5', 'left', '1', 'cafe']);
  });

  test('take a comma between digits for the point of a number, as German writes it', () => {
    expect(wordsOf('2,5 voraus, 1,25 links, 3')).toEqual(['2.5', 'voraus', '1.25', 'links', '3']);
  });
});

describe('looking for an action', () => {
  test('finds all where nothing is typed', () => {
    expect(search(STEPS, ' , ')).toEqual(STEPS);
  });

  test.each([
    ['ahead 1.5, left 0.75', 'ahead 1.5, left 0.75'],
    ['a 1.5 l .75', 'ahead 1.5, left 0.75'],
    ['ahead 1 left 2', 'ahead 1, left 2'],
    ['ahead 2 left 1', 'ahead 2, left 1'],
    ['left 1.25', 'left 1.25'],
    ['ahead 2', 'ahead 2'],
    ['RIGHT 2', 'right 2'],
  ])('"%s" is nearest to "%s"', (typed, nearest) => {
    expect(search(STEPS, typed.replace(' .', ' 0.'))[0]?.text).toBe(nearest);
  });

  test('offers the nearest number where there is none of that size', () => {
    const found = texts(search(STEPS, 'ahead 1.3 left 0.6'));
    expect(found.slice(0, 2).sort()).toEqual(['ahead 1.25, left 0.5', 'ahead 1.25, left 0.75']);
  });

  test('finds what an action would do as well', () => {
    const found = search(STEPS, 'rams coupe');
    expect(found.length).toBe(STEPS.filter((one) => one.hint).length);
    expect(found.every((one) => one.hint.startsWith('rams'))).toBe(true);
  });

  test('finds nothing where nothing of the kind is there', () => {
    expect(search(STEPS, 'sideways')).toEqual([]);
  });

  test('a number is not taken for the beginning of another', () => {
    const vehicles = Array.from({ length: 12 }, (_, i) => action(`vehicle ${i + 1}`));
    expect(texts(search(vehicles, '1')).slice(0, 3)).toEqual(['vehicle 1', 'vehicle 2', 'vehicle 3']);
    expect(texts(search(vehicles, 'vehicle 12'))[0]).toBe('vehicle 12');
  });

  test('goes by what the buttons say', () => {
    const said = [{ ...action('take red 4'), said: 'rote 4 nehmen' }, { ...action('take blue 4'), said: 'blaue 4 nehmen' }];
    expect(texts(search(said, 'rote'))).toEqual(['take red 4']);
    expect(search(said, 'take')).toEqual([]);
    expect(exactMatch(said, 'Blaue 4 nehmen')?.text).toBe('take blue 4');
    expect(exactMatch(said, 'take blue 4')?.text).toBe('take blue 4');
  });

  test('knows what is typed in so many words', () => {
    expect(exactMatch(STEPS, 'Ahead 1 Left 2')?.text).toBe('ahead 1, left 2');
    expect(exactMatch(STEPS, 'ahead 1')?.text).toBe('ahead 1');
    expect(exactMatch(STEPS, 'ahead')).toBeUndefined();
    const placed = [{ ...action('place at END 1'), verb: 'place' }, { ...action('put at END 1'), verb: 'put' }];
    expect(exactMatch(placed.slice(1), 'at end 1')?.text).toBe('put at END 1');
    expect(exactMatch(placed, 'at end 1')).toBeUndefined();
    expect(exactMatch(placed, 'place at end 1')?.text).toBe('place at END 1');
  });
});

describe('a few of very many', () => {
  test('are all of them where there are no more', () => {
    expect(samples(STEPS.slice(0, 5), 5)).toEqual(STEPS.slice(0, 5));
  });

  test('are so many, each once, in their order', () => {
    const found = samples(STEPS, 8);
    expect(new Set(found).size).toBe(8);
    expect(found.map((one) => STEPS.indexOf(one))).toEqual(found.map((one) => STEPS.indexOf(one)).toSorted((a, b) => a - b));
  });

  test('have one at least of each that does something else', () => {
    const mixed = [...Array.from({ length: 90 }, (_, i) => action(`a ${i}`)), action('b', 'rams'), action('c', 'off the road')];
    expect(samples(mixed, 4).map((one) => one.hint).toSorted()).toEqual(['', '', 'off the road', 'rams']);
  });

  test('are of the most numerous kinds where there are more kinds than room', () => {
    const mixed = Array.from({ length: 60 }, (_, i) => action(`a ${i}`, `does ${Math.floor(Math.sqrt(i))}`));
    expect(samples(mixed, 3).map((one) => one.hint)).toEqual(['does 5', 'does 6', 'does 7']);
  });
});
