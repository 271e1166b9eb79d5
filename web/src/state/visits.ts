/** How much of each table this browser has shown, by the decisions that had been made. */
import { keep } from './kept';

const PLACE = 'runabout.visits';

/** So many tables are kept, the newest of them. */
const MOST = 40;

type Visits = [table: string, step: number][];

function visits(): Visits {
  const found = keep<unknown>(() => JSON.parse(localStorage.getItem(PLACE) ?? '[]'));
  return Array.isArray(found) ? found.filter(isVisit) : [];
}

const isVisit = (found: unknown): found is Visits[number] =>
  Array.isArray(found) && typeof found[0] === 'string' && Number.isInteger(found[1]) && found[1] >= 0;

/** How many decisions had been made when this browser showed a table last; null where it never did. */
export function lastVisit(table: string): number | null {
  return visits().find(([name]) => name === table)?.[1] ?? null;
}

export function keepVisit(table: string, step: number): void {
  const others = visits().filter(([name]) => name !== table);
  keep(() => localStorage.setItem(PLACE, JSON.stringify([...others, [table, step]].slice(-MOST))));
}
