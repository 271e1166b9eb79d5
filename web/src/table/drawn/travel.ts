/** The ways on which pieces move over a board, as keyframes; a piece is drawn where it goes to, and moved there. */

export interface Spot {
  x: number;
  y: number;
}

export type Manner = 'hop' | 'ride' | 'arc' | 'switch' | 'drop';

const HOP_MS = 62;
const HOPS_LEAST = 260;
const LIFT = 0.34; // of the distance between two places
const GLIDE_MS = 420;
const DROP_MS = 320;

/** Where a piece is drawn, as a transform; `more` follows it. */
export const place = ({ x, y }: Spot, more = ''): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)${more}`;
const between = (one: Spot, other: Spot, part: number): Spot => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
});

/** How long a way takes, in milliseconds. */
export function lasts(points: readonly Spot[], manner: Manner): number {
  if (manner === 'drop') return DROP_MS;
  return manner === 'hop' ? Math.max(HOPS_LEAST, (points.length - 1) * HOP_MS) : GLIDE_MS;
}

/** The keyframes of a way. */
export function keyframes(points: readonly Spot[], manner: Manner): Keyframe[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return [];
  if (manner === 'hop') {
    return points.flatMap((to, step) => {
      const from = points[step - 1];
      if (!from) return [{ transform: place(to) }];
      const middle = between(from, to, 0.5);
      const lift = Math.max(10, Math.hypot(to.x - from.x, to.y - from.y) * LIFT);
      return [{ transform: place({ x: middle.x, y: middle.y - lift }) }, { transform: place(to) }];
    });
  }
  if (manner === 'drop') {
    return [
      { transform: place(first), easing: 'ease-in' },
      { transform: place(last), offset: 0.7 },
      { transform: place(last, ' scale(1.16, 0.8)'), offset: 0.82 },
      { transform: place(last) },
    ];
  }
  if (manner === 'ride') return points.map((to) => ({ transform: place(to), easing: 'linear' }));
  const far = Math.hypot(last.x - first.x, last.y - first.y);
  const high = Math.min(150, 46 + far * (manner === 'arc' ? 0.3 : 0.18));
  const steps = 8;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps;
    const spot = between(first, last, part);
    const up = Math.sin(part * Math.PI) * high;
    const turn = manner === 'arc' ? ` rotate(${Math.round(part * 360)}deg)` : '';
    return { transform: place({ x: spot.x, y: spot.y - up }, `${turn} scale(${(1 + 0.25 * Math.sin(part * Math.PI)).toFixed(3)})`) };
  });
}
