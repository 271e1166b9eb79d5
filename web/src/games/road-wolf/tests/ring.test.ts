import { describe, expect, test } from 'vitest';
import { ring } from '../ring';

const VIEW = { width: 390, height: 420 };
/** Half of a button, and how far apart two middles are at least. */
const [HALF, APART] = [23, 48];

describe('the verbs of a vehicle stand round it', () => {
  test.each([
    ['in the middle of a phone', { x: 195, y: 210 }],
    ['in a corner', { x: 4, y: 416 }],
    ['at an edge', { x: 386, y: 200 }],
  ])('%s: all in view, none over another, none over it', (_where, at) => {
    for (let count = 1; count <= 10; count++) {
      const found = ring(count, at, 60, VIEW);
      expect(found).toHaveLength(count);
      for (const [nth, one] of found.entries()) {
        expect(Math.min(one.x, one.y, VIEW.width - one.x, VIEW.height - one.y)).toBeGreaterThanOrEqual(HALF);
        if (one.y > VIEW.height - HALF - 50) expect(Math.min(one.x, VIEW.width - one.x)).toBeGreaterThan(50 + HALF);
        expect(Math.hypot(one.x - at.x, one.y - at.y)).toBeGreaterThanOrEqual(60 - 1e-6);
        for (const other of found.slice(0, nth)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(APART);
      }
    }
  });

  test('and where there is no room for any, none does', () => {
    expect(ring(3, { x: 20, y: 20 }, 60, { width: 40, height: 40 })).toEqual([]);
  });
});
