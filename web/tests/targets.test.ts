import { describe, expect, test } from 'vitest';
import { nearest } from '../src/table/drawn/targets';
import { keyframes, lasts } from '../src/table/drawn/travel';

const TARGETS = [
  { key: 'one', x: 0, y: 0 },
  { key: 'two', x: 100, y: 0 },
];

describe('a pointer', () => {
  test('means the nearest target within its reach', () => {
    expect(nearest(TARGETS, { x: 30, y: 0 }, 60)?.key).toBe('one');
    expect(nearest(TARGETS, { x: 70, y: 0 }, 60)?.key).toBe('two');
  });
  test('means nothing beyond it', () => {
    expect(nearest(TARGETS, { x: 50, y: 80 }, 60)).toBeNull();
    expect(nearest([], { x: 0, y: 0 }, 60)).toBeNull();
  });
});

describe('a way', () => {
  const points = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 20, y: 0 }];
  test('is hopped with one lift for each place', () => {
    const frames = keyframes(points, 'hop').map((frame) => String(frame.transform));
    expect(frames).toHaveLength(5);
    expect(frames[0]).toContain('translate(0.0px, 0.0px)');
    expect(frames[1]).toMatch(/translate\(5\.0px, -\d/);
    expect(frames.at(-1)).toContain('translate(20.0px, 0.0px)');
  });
  test('takes longer the more places it has, and never less than can be seen', () => {
    expect(lasts(points, 'hop')).toBe(260);
    expect(lasts(Array(14).fill(points[0]), 'hop')).toBeGreaterThan(700);
  });
  test('down into its place ends there, in its own shape', () => {
    const frames = keyframes([{ x: 20, y: -90 }, { x: 20, y: 0 }], 'drop');
    expect(frames[0]?.transform).toBe('translate(20.0px, -90.0px)');
    expect(frames.at(-1)?.transform).toBe('translate(20.0px, 0.0px)');
    expect(lasts(points, 'drop')).toBeLessThanOrEqual(450);
  });
  test('through the air ends where it leads', () => {
    for (const manner of ['arc', 'switch'] as const) expect(String(keyframes(points, manner).at(-1)?.transform)).toContain('translate(20.0px, -0.0px)');
  });
});
