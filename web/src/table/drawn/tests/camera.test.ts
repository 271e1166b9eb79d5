import { describe, expect, test } from 'vitest';
import { closeUp } from '../camera';

const WHOLE = { x: -10, y: -20, width: 1000, height: 1100 };

describe('a close-up', () => {
  test('shows all points with room round them, in the shape of the whole', () => {
    const points = [{ x: 400, y: 500 }, { x: 800, y: 700 }];
    const { x, y, width, height } = closeUp(WHOLE, points, 50);
    expect(width / height).toBeCloseTo(WHOLE.width / WHOLE.height);
    for (const point of points) {
      expect(point.x - x).toBeGreaterThanOrEqual(50);
      expect(x + width - point.x).toBeGreaterThanOrEqual(50);
      expect(point.y - y).toBeGreaterThanOrEqual(50);
      expect(y + height - point.y).toBeGreaterThanOrEqual(50);
    }
    expect(width).toBeLessThan(600);
  });

  test('never leaves the board, and never goes too near', () => {
    const { x, y, width } = closeUp(WHOLE, [{ x: -10, y: 1080 }], 50);
    expect([x, width]).toEqual([-10, 420]);
    expect(y).toBeCloseTo(1080 - 0.42 * 1100);
  });

  test('is the whole where there is nothing to show, or hardly less than all', () => {
    expect(closeUp(WHOLE, [], 50)).toBe(WHOLE);
    expect(closeUp(WHOLE, [{ x: 0, y: 0 }, { x: 800, y: 10 }], 50)).toBe(WHOLE);
  });
});
