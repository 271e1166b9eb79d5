/** What can be pressed on a board now, and which of it a pointer means. */

export interface Target {
  /** What is pressed; several targets may mean the same. */
  key: string;
  x: number;
  y: number;
}

/** The nearest target to a point; null where none is within reach. Of two as near, the first. */
export function nearest(targets: readonly Target[], { x, y }: { x: number; y: number }, reach: number): Target | null {
  let best: Target | null = null;
  let least = reach;
  for (const target of targets) {
    const far = Math.hypot(target.x - x, target.y - y);
    if (far < least || (far === least && best === null)) [best, least] = [target, far];
  }
  return best;
}
