import { describe, expect, test } from 'vitest';
import type { Plan } from '../../../server/types';
import { apart, box, closeUp, inchesBetween, inchesSaid, layOut, nearestPoints, swept, wholeView } from '../layout';

const PLAN = {
  areas: [{ kind: 'map', width: 960, height: 1920, sizes: { coupe: [48, 104], 'coupe wrecked': [104, 48] }, ground: [{ x: 360, width: 240, label: { tone: '' } }] }],
  labels: {}, note: '', of_seats: [],
} as unknown as Plan;

describe.each([[false], [true]])('the board, upright: %s', (upright) => {
  const layout = layOut(PLAN, upright);

  test('is laid out to scale, with the END to the right or above, and read back', () => {
    const [start, end] = [layout.place({ x: 480, y: 0 }), layout.place({ x: 480, y: 1920 })];
    expect(upright ? start.y - end.y : end.x - start.x).toBe(1920);
    expect(layout.placed(layout.place({ x: 123, y: 456 }))).toEqual({ x: 123, y: 456 });
    expect(layout.strips).toEqual([{ left: 360, right: 600, isTrack: false }]);
  });

  test('has things as large as they are, wrecks across the road', () => {
    expect(layout.sizeOf('coupe', 'driving')).toEqual({ width: 48, length: 104 });
    expect(layout.sizeOf('coupe', 'wrecked')).toEqual({ width: 104, length: 48 });
    const { width, height } = box(layout, { x: 480, y: 900 }, layout.sizeOf('coupe', 'driving'));
    expect(upright ? [width, height] : [height, width]).toEqual([48, 104]);
  });

  test('is never left by a close-up, whatever it is about', () => {
    for (const at of [{ x: -500, y: -500 }, { x: 4000, y: 4000 }, layout.place({ x: 480, y: 960 })]) {
      const { x, y, width, height } = closeUp(layout, at, { width: 400, height: 500 }, 560);
      expect(x).toBeGreaterThanOrEqual(layout.whole.x);
      expect(y).toBeGreaterThanOrEqual(layout.whole.y);
      expect(x + width).toBeLessThanOrEqual(layout.whole.x + layout.whole.width + 1e-6);
      expect(y + height).toBeLessThanOrEqual(layout.whole.y + layout.whole.height + 1e-6);
    }
  });

  test('is moved out from under what covers an edge of a close-up', () => {
    const { x, y, width } = closeUp(layout, { x: -500, y: -500 }, { width: 400, height: 500 }, 560, 36);
    const pixels = 400 / width;
    const [left, above] = [(layout.whole.x - x) * pixels, (layout.whole.y - y) * pixels];
    expect(left).toBeCloseTo(upright ? 36 : 0);
    expect(above).toBeCloseTo(upright ? 0 : 36);
  });

  test('is all in view beside a vehicle that is off every edge at once, and the close-up stays on it', () => {
    const giant = { x: -400, y: 2600, width: 3000, height: 9000 };
    const swollen = layOut({ ...PLAN, areas: [{ ...PLAN.areas[0], sizes: { coupe: [giant.width, giant.height] } }] } as unknown as Plan, upright);
    const { x, y, width, height } = box(swollen, giant, swollen.sizeOf('coupe', 'driving'));
    expect(x).toBeLessThan(swollen.whole.x);
    expect(y).toBeLessThan(swollen.whole.y);
    expect(x + width).toBeGreaterThan(swollen.whole.x + swollen.whole.width);
    expect(y + height).toBeGreaterThan(swollen.whole.y + swollen.whole.height);
    const view = closeUp(swollen, swollen.place(giant), { width: 400, height: 500 }, 560);
    expect(view.x).toBeGreaterThanOrEqual(swollen.whole.x);
    expect(view.y + view.height).toBeLessThanOrEqual(swollen.whole.y + swollen.whole.height + 1e-6);
  });

  test('is shown whole in a window of any shape', () => {
    for (const shape of [{ width: 100, height: 900 }, { width: 900, height: 100 }]) {
      const { width, height } = wholeView(layout, shape);
      expect(width).toBeGreaterThanOrEqual(layout.whole.width);
      expect(height).toBeGreaterThanOrEqual(layout.whole.height);
    }
  });
});

describe('measures', () => {
  test('what is swept is the outline of both ends', () => {
    const layout = layOut(PLAN, false);
    const corners = swept(layout, { x: 100, y: 100 }, { x: 100, y: 300 }, { width: 40, length: 20 }).split(' ');
    expect(new Set(corners)).toEqual(new Set(['90,80', '310,80', '310,120', '90,120']));
  });

  test('a stick goes from the nearest point to the nearest point', () => {
    const one = { x: 0, y: 0, width: 10, height: 10 };
    expect(nearestPoints(one, { x: 30, y: 40, width: 5, height: 5 })).toEqual([{ x: 10, y: 10 }, { x: 30, y: 40 }]);
    expect(nearestPoints(one, { x: 4, y: 40, width: 50, height: 5 })).toEqual([{ x: 7, y: 10 }, { x: 7, y: 40 }]);
    expect(nearestPoints({ x: 30, y: 40, width: 5, height: 5 }, one)).toEqual([{ x: 30, y: 40 }, { x: 10, y: 10 }]);
  });

  test.each([
    [{ x: 0, y: 0 }, 0, '0″'],
    [{ x: 10, y: 0 }, 0.25, '¼″'],
    [{ x: 160, y: 0 }, 4, '4″'],
    [{ x: 0, y: -130 }, 3.25, '3¼″'],
    [{ x: 100, y: 100 }, 3.5, '3½″'],
  ])('%s is so many inches away', (to, inches, said) => {
    expect(inchesBetween({ x: 0, y: 0 }, to)).toBe(inches);
    expect(inchesSaid(inches)).toBe(said);
  });

  test('the labels of a stack of ten things on one spot lie one above the other', () => {
    const labels = apart(Array.from({ length: 10 }, (_, nth) => ({ x: 100, y: 200, nth })), 44, 24);
    const heights = labels.map(({ y }) => y).sort((one, other) => one - other);
    expect(new Set(labels.map(({ nth }) => nth)).size).toBe(10);
    expect(heights.at(-1)).toBe(200);
    for (const [at, y] of heights.slice(1).entries()) expect(y - (heights[at] ?? 0)).toBeGreaterThanOrEqual(24);
  });

  test('labels that are far enough from each other stay where they are', () => {
    const labels = [{ x: 0, y: 0 }, { x: 44, y: 0 }, { x: 0, y: -24 }];
    expect(apart(labels, 44, 24)).toEqual(labels);
  });
});
