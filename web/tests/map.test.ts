import { describe, expect, test } from 'vitest';
import type { ActionInfo } from '../src/server/types';
import type { Panel, Shape } from '../src/table/general/drawing';
import {
  acting,
  around,
  held,
  isAlone,
  isIn,
  keysOf,
  labelOn,
  middle,
  placeAt,
  placeBeside,
  placesOn,
  spacing,
  whole,
  windowOn,
  zoomed,
  type Box,
} from '../src/table/general/map';
import { identityOf } from '../src/table/general/travel';

const action = (number: number, hint = ''): ActionInfo => ({ number, verb: 'go', card: '', text: `go ${number}`, said: '', hint });

function shape(x: number, y: number, width: number, height: number, more: Partial<Shape> = {}): Shape {
  const item = { key: `vehicle:${x}:${y}`, face: '', text: 'Coupe (7)', note: '', tone: '' as const, count: 1, seat: 0, isThing: true };
  return { x, y, width, height, item, sign: '7', ground: false, ...more };
}

const CAR = shape(40, 160, 10, 20);
const ROAD = shape(30, 0, 40, 200, { ground: true });

function map(more: Partial<Panel> = {}): Panel {
  return {
    kind: 'map',
    title: 'Board',
    seat: -1,
    own: false,
    folded: false,
    note: '',
    heap: null,
    cells: [],
    columns: 0,
    loop: false,
    rows: [],
    counts: [],
    up: false,
    width: 100,
    height: 200,
    shapes: [ROAD, CAR],
    mover: null,
    ...more,
  };
}

const OPEN = [action(7), action(1), action(2), action(3), action(99)];

/** What the actions are about: points, the car, and something that is not on the map. */
const ABOUTS = new Map([
  [1, ['point:45:150']],
  [2, ['point:50:150']],
  [3, ['point:45:145']],
  [4, ['point:60:120']],
  [7, [CAR.item.key]],
  [99, ['hand:0|ace']],
]);
const numbers = (found: ReturnType<typeof placesOn>) => found.map((place) => place.action.number);

const contains = (outer: Box, inner: Box) =>
  isIn(inner, outer) && isIn({ x: inner.x + inner.width, y: inner.y + inner.height }, outer);

describe('the key of a thing on a map', () => {
  const named = (generation: number | undefined) => shape(0, 0, 1, 1, { item: { ...CAR.item, key: 'vehicle:7', generation } });

  test('stays with it where it goes, and is another one for another that has its name by now', () => {
    const [before, later, other] = keysOf([named(3)]).concat(keysOf([named(3)]), keysOf([named(4)]));
    expect(later).toBe(before);
    expect(other).not.toBe(before);
    expect(identityOf({ dataset: { thing: 'vehicle:7', generation: '3' } })).not.toBe(identityOf({ dataset: { thing: 'vehicle:7', generation: '4' } }));
  });

  test('tells two of one name apart', () => {
    expect(new Set(keysOf([named(undefined), named(undefined)])).size).toBe(2);
  });
});

describe('the places on a map', () => {
  test('are those of open actions; a thing has its place in its middle', () => {
    const places = placesOn(map(), OPEN, ABOUTS);
    expect(numbers(places)).toEqual([7, 1, 2, 3]);
    expect(places[0]).toMatchObject({ x: 45, y: 170, shape: CAR });
  });

  test('are each thing that an action is about, and a press there means it where no other has the same', () => {
    const other = shape(10, 10, 10, 10);
    const panel = map({ shapes: [CAR, other], mover: null });
    const abouts = new Map([[1, [CAR.item.key, other.item.key]], [2, [other.item.key]]]);
    const places = placesOn(panel, [action(1), action(2)], abouts);
    expect(places.map((place) => [place.action.number, place.key])).toEqual([[1, CAR.item.key], [1, other.item.key], [2, other.item.key]]);
    expect(places.map((place) => isAlone(places, place))).toEqual([true, false, false]);
  });

  test('are none where nothing is open', () => {
    expect(placesOn(map(), [], ABOUTS)).toEqual([]);
  });

  test('are points from below where the map says so, and places along its edges', () => {
    const abouts = new Map([
      [1, ['point:45:150']],
      [2, ['edge:start:30']],
      [3, ['edge:left:20']],
    ]);
    const found = placesOn(map({ up: true }), OPEN, abouts).map(({ x, y }) => [x, y]);
    expect(found).toEqual([
      [45, 50],
      [30, 200],
      [0, 180],
    ]);
  });

  test('are not on the mover itself, which all actions are about', () => {
    const abouts = new Map([
      [1, [CAR.item.key, 'point:45:150']],
      [2, [CAR.item.key]],
    ]);
    expect(acting(OPEN, abouts)).toBe(CAR.item.key);
    expect(numbers(placesOn(map({ mover: CAR }), OPEN, abouts))).toEqual([1]);
    expect(acting(OPEN, ABOUTS)).toBe('');
  });

  test('lie so far apart as most of them do', () => {
    expect(spacing(placesOn(map(), OPEN, ABOUTS))).toBe(5);
    expect(spacing([{ x: 1, y: 1 }])).toBe(Infinity);
    expect(spacing([{ x: 1, y: 1 }, { x: 1, y: 1 }, { x: 1, y: 4 }])).toBe(3);
    expect(spacing([0, 10, 20, 30, 31, 40, 50, 60].map((x) => ({ x, y: 0 })))).toBe(10);
  });
});

describe('pointing', () => {
  const places = placesOn(map(), OPEN, ABOUTS);

  test('means the nearest place', () => {
    expect(placeAt(places, { x: 47, y: 151 }, 8)?.action.number).toBe(1);
    expect(placeAt(places, { x: 48, y: 149 }, 8)?.action.number).toBe(2);
  });

  test('means nothing where nothing is near', () => {
    expect(placeAt(places, { x: 80, y: 100 }, 8)).toBeNull();
  });

  test('means a thing wherever it is met', () => {
    expect(placeAt(places, { x: 41, y: 179 }, 6)?.action.number).toBe(7);
  });

  test('means a spot that lies on a thing, where that is what is met', () => {
    const crowded = placesOn(map(), OPEN, new Map([...ABOUTS, [1, ['point:45:178']]]));
    expect(placeAt(crowded, { x: 45, y: 177.5 }, 6)?.action.number).toBe(1);
  });
});

describe('arrow keys', () => {
  const places = placesOn(map(), OPEN, ABOUTS);
  const from = { x: 45, y: 150 };

  test('go to the next place that way', () => {
    expect(placeBeside(places, from, [1, 0])?.action.number).toBe(2);
    expect(placeBeside(places, from, [0, -1])?.action.number).toBe(3);
    expect(placeBeside(places, from, [0, 1])?.action.number).toBe(7);
  });

  test('stay where there is none', () => {
    expect(placeBeside(places, from, [-1, 0])).toBeNull();
  });

  test('come to every place of a lattice', () => {
    const spots: string[] = [];
    for (let x = 0; x < 9; x += 1) for (let y = 0; y < 9; y += 1) if (Math.hypot(x - 4, y) <= 4) spots.push(`point:${x * 10}:${y * 10}`);
    const abouts = new Map(spots.map((spot, number) => [number, [spot]]));
    const lattice = placesOn(map({ shapes: [] }), spots.map((_, number) => action(number)), abouts);
    const seen = new Set([lattice[0]]);
    for (const place of seen)
      for (const way of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
        const next = place && placeBeside(lattice, place, way);
        if (next) seen.add(next);
      }
    expect(seen.size).toBe(lattice.length);
  });
});

describe('the window on a map', () => {
  test('shows every place, and where the mover stands', () => {
    const panel = map({ mover: CAR });
    for (const ratio of [0.5, 1, 2.4]) {
      const seen = windowOn(panel, placesOn(panel, [action(4)], ABOUTS), ratio, null);
      expect(contains(seen, CAR)).toBe(true);
      expect(isIn({ x: 60, y: 120 }, seen)).toBe(true);
      expect(seen.width / seen.height).toBeCloseTo(ratio);
    }
  });

  test('shows what stands there, where nothing is to be done', () => {
    const seen = windowOn(map(), [], 1, null);
    expect(contains(seen, CAR)).toBe(true);
    expect(seen.height).toBeLessThan(100);
  });

  test('shows what is near to what is to do something', () => {
    const near = shape(20, 130, 10, 20);
    const panel = map({ shapes: [ROAD, CAR, near, shape(40, 10, 10, 20)], mover: CAR });
    const seen = windowOn(panel, [], 1, null);
    expect(contains(seen, CAR)).toBe(true);
    expect(contains(seen, near)).toBe(true);
    expect(seen.height).toBeLessThan(100);
    expect(windowOn({ ...panel, mover: null }, [], 1, null).height).toBeGreaterThan(160);
  });

  test('shows the whole of an empty map', () => {
    const seen = windowOn(map({ shapes: [ROAD] }), [], 1, null);
    expect(contains(seen, whole(map()))).toBe(true);
  });

  test('stays where it is as long as it shows what matters, and not much more', () => {
    const last = windowOn(map(), [], 1, null);
    const moved = map({ shapes: [ROAD, shape(42, 157, 10, 20)] });
    expect(windowOn(moved, [], 1, last)).toBe(last);
    expect(windowOn(moved, [], 2, last)).not.toBe(last);
    expect(windowOn(map({ shapes: [ROAD, shape(42, 20, 10, 20)] }), [], 1, last)).not.toBe(last);
    expect(windowOn(map(), [], 1, { x: -150, y: 0, width: 400, height: 400 }).width).toBeLessThan(100);
  });

  test('is zoomed about a point, which stays where it is seen', () => {
    const seen = { x: 20, y: 100, width: 60, height: 60 };
    const nearer = zoomed(map(), seen, 2, { x: 35, y: 145 });
    expect(nearer).toMatchObject({ width: 30, height: 30 });
    expect((35 - nearer.x) / nearer.width).toBeCloseTo((35 - seen.x) / seen.width);
  });

  test('is never much larger than the map, nor off it', () => {
    const seen = { x: 20, y: 100, width: 60, height: 60 };
    expect(zoomed(map(), seen, 0.001, middle(seen)).width).toBeLessThan(260);
    expect(isIn(middle(held(map(), { ...seen, x: 5000, y: -900 })), whole(map()))).toBe(true);
  });
});

describe('what is written on a thing', () => {
  test('is its name across it or up it where there is room, else its sign', () => {
    expect(labelOn(CAR, 8)).toEqual({ text: 'Coupe (7)', turned: false });
    expect(labelOn(CAR, 4)).toEqual({ text: 'Coupe (7)', turned: true });
    expect(labelOn(CAR, 1)).toEqual({ text: '7', turned: false });
  });
});

test('around nothing there is no box', () => {
  expect(around([])).toBeNull();
  expect(around([{ x: 1, y: 2 }, CAR])).toEqual({ x: 1, y: 2, width: 49, height: 178 });
});
