/** What a line of the log is about, and where that is on the table. */
import type { EventInfo } from '../../server/types';

/**
 * The names of all that events are about: whose they are, as "seat 2", what their facts name, as "pawn:red:1", and their
 * kinds, as "event drew", for places that a kind of event is always about.
 */
export function namesOf(events: readonly EventInfo[]): Set<string> {
  const names = new Set<string>();
  for (const { kind, seat, fields } of events) {
    names.add(`event ${kind}`);
    if (seat >= 0) names.add(`seat ${seat}`);
    for (const name of texts(fields)) names.add(name);
  }
  return names;
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** The elements that show one of these names: pieces of a board, and whatever says so by `data-about`, with commas between. */
export function shownBy(root: Element, names: ReadonlySet<string>): Element[] {
  return [...root.querySelectorAll('[data-piece], [data-about]')].filter((element) =>
    (element.getAttribute('data-piece') ?? element.getAttribute('data-about') ?? '').split(',').some((name) => names.has(name)),
  );
}
