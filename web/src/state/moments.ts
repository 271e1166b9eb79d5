import type { Moment } from '../server/types';

/** How fast moments are shown, as a factor of the time that it takes to read them. */
export const PACES = { calm: 1, brisk: 0.45, instant: 0 } as const;
export type Pace = keyof typeof PACES;

const SHORTEST = 320;
const LONGEST = 2600;
const PER_LETTER = 24;
const WORDLESS = 180;
const OWN = 160;

/** With so many moments in the queue or more, each is shown for a shorter time. */
export const CROWD = 3;

/**
 * How long a moment stays before the next one, in milliseconds: as long as its sentences take to read; short where
 * the viewer caused it, and shorter the more moments wait.
 */
export function readingTime(moment: Moment, waiting: number, pace: Pace): number {
  const letters = moment.events.reduce((sum, event) => sum + event.text.length, 0);
  const own = moment.events.length > 0 && moment.events.every((event) => event.seat === moment.view.seat);
  const plain = letters === 0 ? WORDLESS : Math.min(LONGEST, SHORTEST + letters * PER_LETTER);
  const hurry = waiting < CROWD ? 1 : CROWD / (waiting + 1);
  return Math.round((own ? Math.min(OWN, plain) : plain) * hurry * PACES[pace]);
}

/** The moments that have not been shown yet. */
export class MomentQueue {
  private waiting: Moment[] = [];

  get length(): number {
    return this.waiting.length;
  }

  add(moment: Moment): void {
    this.waiting.push(moment);
  }

  next(): Moment | null {
    return this.waiting.shift() ?? null;
  }

  /** All waiting moments as one, to be shown at once; null where none waits. */
  takeAll(): Moment | null {
    const last = this.waiting.at(-1);
    if (last === undefined) return null;
    const events = this.waiting.flatMap((moment) => moment.events);
    this.waiting = [];
    return { view: last.view, events, moves: [] };
  }

  clear(): void {
    this.waiting = [];
  }
}
