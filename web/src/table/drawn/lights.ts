/** What a line of the log is about, and where that is on the table. */
import type { EventInfo } from '../../server/types';

/** The names of all that events are about: whose they are, as "seat 2", and what their facts name, as "pawn:red:1". */
export function namesOf(events: readonly EventInfo[]): Set<string> {
  const names = new Set<string>();
  for (const { seat, fields } of events) {
    if (seat >= 0) names.add(`seat ${seat}`);
    for (const name of texts(fields)) names.add(name);
  }
  return names;
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** The elements that show one of these names: pieces of a board, and whatever says so by `data-about`. */
export function shownBy(root: Element, names: ReadonlySet<string>): Element[] {
  return [...root.querySelectorAll('[data-piece], [data-about]')].filter((element) =>
    names.has(element.getAttribute('data-piece') ?? element.getAttribute('data-about') ?? ''),
  );
}
