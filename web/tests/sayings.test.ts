/** Held to what the server says of the same facts: tests/core/say_vectors.py. */
import { expect, test } from 'vitest';
import vectors from '../../tests/core/sayings.json';
import type { Phrasebook } from '../src/server/types';
import { Sayings, type Fact, type Listener } from '../src/words/sayings';

interface Case {
  say: string;
  language: string;
  viewer?: number;
  given?: Record<string, string>;
  kind?: string;
  facts: unknown;
  said: unknown;
}

const FILES = import.meta.glob<string>('../../src/runabout/**/messages/*.ftl', { query: '?raw', import: 'default', eager: true });
const textsOf = (paths: readonly string[]) => paths.map((path) => FILES[`../../${path}`] ?? '');

function sayingsOf(book: Phrasebook): Sayings {
  return new Sayings({ ...book, messages: textsOf(book.messages), spare: textsOf(book.spare) });
}

function said(sayings: Sayings, { say, viewer = -1, given = {}, kind = '', facts }: Case): unknown {
  const listener: Listener = { names: vectors.names, viewer: viewer < 0 ? null : viewer, given: new Map(Object.entries(given)) };
  const fields = facts as Record<string, unknown>;
  switch (say) {
    case 'narrate':
      return sayings.narrate(facts as Fact[], listener);
    case 'foretell':
      return sayings.foretell(facts as Fact[], listener);
    case 'asked':
      return sayings.asked(fields, listener);
    case 'remarks':
      return sayings.remarks(fields, listener).map(({ about, text }) => [about, text]);
    case 'action':
      return sayings.action(kind, fields, listener);
    case 'outcome':
      return sayings.outcome(fields);
  }
  throw new Error(`nothing is said by ${say}`);
}

for (const [game, { books, cases }] of Object.entries(vectors.games)) {
  const spoken = Object.fromEntries(
    Object.entries(books).map(([language, book]) => [language, sayingsOf(book as unknown as Phrasebook)]),
  );
  test(`${game} is told by the page as by the server`, () => {
    for (const one of cases as Case[]) {
      const sayings = spoken[one.language];
      expect(sayings && said(sayings, one), JSON.stringify(one)).toEqual(one.said);
    }
    expect(cases.length).toBeGreaterThan(50);
  });
}

test('what no language can say is said plainly', () => {
  const book = { name: 'a-game', version: 1, language: 'de', says_facts: true, events: {}, actions: {}, scene: {} };
  const sayings = new Sayings({ ...book, messages: [], spare: [], sentences: [], hints: [], remarks: [] });
  const nobody: Listener = { names: ['Ann'], viewer: null, given: new Map() };
  expect(sayings.narrate([{ kind: 'went_off', seat: 0, fields: { how_far: 3, where: null } }], nobody)).toEqual([
    'Ann: went off (how far 3).',
  ]);
});
