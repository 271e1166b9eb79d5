/** Where buttons stand round a thing on the board: none over another, none outside of what is in view. */
import type { Spot } from '../../table/drawn/travel';

/** Pixels from the middle of a button to that of the next, and to the edge of what is in view. */
const APART = { most: 84, least: 50 };
const EDGE = 27;
/** How far from the lower corners, where other buttons stand. */
const CORNER = 78;
/** In how many directions it is tried, and by how many pixels the ring grows, and how often, where there is no room. */
const WAYS = 72;
const GROWS = 10;
const TRIES = 6;
/** So many rings, one round the other, where one has not enough room, as in a corner. */
const RINGS = 8;

/**
 * The middles of so many buttons, clockwise from the top.
 *
 * @param count - how many.
 * @param at - the middle of the thing, in pixels of the view.
 * @param radius - how far from it they are at least.
 * @param view - the size of what is in view.
 */
export function ring(count: number, at: Spot, radius: number, view: { width: number; height: number }): Spot[] {
  const free = (from: number): Spot[] =>
    Array.from({ length: WAYS }, (_, way) => onCircle(at, from, way)).filter(
      ({ x, y }) =>
        x >= EDGE && y >= EDGE && x <= view.width - EDGE && y <= view.height - EDGE && (y < view.height - CORNER || (x > CORNER && x < view.width - CORNER)),
    );
  for (let more = 0; more < TRIES; more++) {
    const points = free(radius + more * GROWS);
    for (let apart = APART.most; apart >= APART.least; apart -= 2) {
      const found = spaced(points, apart);
      if (found.length >= count) return found.slice(0, count);
    }
  }
  const all = Array.from({ length: RINGS }, (_, nth) => free(radius + nth * APART.least)).flat();
  return spaced(all, APART.least).slice(0, count);
}

const onCircle = ({ x, y }: Spot, radius: number, way: number): Spot => {
  const angle = (way / WAYS) * 2 * Math.PI;
  return { x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle) };
};

/** As many of the points, in their order, as are so far apart. */
function spaced(points: readonly Spot[], apart: number): Spot[] {
  const found: Spot[] = [];
  for (const point of points) {
    if (found.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) >= apart)) found.push(point);
  }
  return found;
}
