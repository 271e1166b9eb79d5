/** What lies in a pile of a scene. */
import { UNKNOWN, type Pile } from '../../server/scene';

/** How many of each kind; nothing for a pile whose order is known. */
export const countsIn = (pile: Pile | undefined): Readonly<Record<string, number>> => (Array.isArray(pile) ? {} : (pile ?? {}));

/** How many, known and unknown. */
export const sizeOf = (pile: Pile | undefined): number =>
  Array.isArray(pile) ? pile.length : Object.values(pile ?? {}).reduce((sum, count) => sum + count, 0);

/** Each by its kind, without what is unknown. */
export const kindsIn = (pile: Pile | undefined): string[] =>
  Array.isArray(pile) ? [...pile] : Object.entries(pile ?? {}).flatMap(([kind, count]) => (kind === UNKNOWN ? [] : Array<string>(count).fill(kind)));
