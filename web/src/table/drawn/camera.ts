/** What of a board is in view. */
import type { Spot } from './travel';

/** A part of a board, in its units. */
export interface Camera {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A close-up shows no less than this part of the board's width, and no more than that; else the whole is shown. */
const LEAST = 0.42;
const MOST = 0.8;

/** The part of a board that shows these points with some room round them, in the shape of the whole. */
export function closeUp(whole: Camera, points: readonly Spot[], room: number): Camera {
  if (points.length === 0) return whole;
  const [left, right] = ends(points.map(({ x }) => x));
  const [top, bottom] = ends(points.map(({ y }) => y));
  const scale = Math.max(LEAST, (right - left + 2 * room) / whole.width, (bottom - top + 2 * room) / whole.height);
  if (scale > MOST) return whole;
  const [width, height] = [whole.width * scale, whole.height * scale];
  return {
    x: within((left + right - width) / 2, whole.x, whole.x + whole.width - width),
    y: within((top + bottom - height) / 2, whole.y, whole.y + whole.height - height),
    width,
    height,
  };
}

const ends = (all: readonly number[]): [number, number] => [Math.min(...all), Math.max(...all)];
const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
