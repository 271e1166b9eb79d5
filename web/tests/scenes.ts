/** A table on which nothing lies, for what does not look at it. */
import type { Scene } from '../src/server/scene';

export const NOTHING_THERE: Scene = { viewer: 0, things: {}, piles: {}, counters: {}, settings: {}, decision: {} };
