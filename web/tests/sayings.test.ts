/** Held to what the server says of the same facts: tests/core/say_vectors.py. */
import { expect, test, vi } from 'vitest';
import vectors from '../../tests/core/sayings.json';
import type { Phrasebook } from '../src/server/types';
import { Sayings, type Fact, type Listener } from '../src/words/sayings';
import { complaints } from '../src/words/unsaid';

interface Case {
  say: string;
  language: string;
  viewer?: number;
  given?: Record<string, string>;
  kind?: string;
  facts: unknown;
  told?: Record<string, unknown>;
  things?: Record<string, Record<string, unknown>>;
  said: unknown;
}

const FILES = import.meta.glob<string>('../../src/runabout/**/messages/*.ftl', { query: '?raw', import: 'default', eager: true });
const textsOf = (paths: readonly string[]) => paths.map((path) => FILES[`../../${path}`] ?? '');

function sayingsOf(book: Phrasebook): Sayings {
  return new Sayings({ ...book, messages: textsOf(book.messages), spare: textsOf(book.spare) });
}

function said(sayings: Sayings, one: Case, names: readonly string[] = vectors.names): unknown {
  const { say, viewer = -1, given = {}, kind = '', facts, told = {}, things = {} } = one;
  const listener: Listener = { names, viewer: viewer < 0 ? null : viewer, given: new Map(Object.entries(given)) };
  const fields = facts as Record<string, unknown>;
  switch (say) {
    case 'narrate':
      return sayings.narrate(facts as Fact[], listener);
    case 'foretell':
      return sayings.foretell(facts as Fact[], listener);
    case 'asked':
      return sayings.asked(fields, listener);
    case 'remarks':
      return sayings.remarks(fields, listener, things).map(({ about, text }) => [about, text]);
    case 'action':
      return sayings.action(kind, fields, listener);
    case 'preview':
    case 'brief preview':
      return sayings.preview({ kind, fields }, told, listener);
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

test.each(vectors.joined.cases)('$language: $why', (one) => {
  const { books, names } = vectors.joined;
  const book = books[one.language as keyof typeof books] as unknown as Phrasebook;
  expect(said(new Sayings(book), one, names)).toEqual(one.said);
});

const nobody: Listener = { names: ['Ann'], viewer: null, given: new Map() };

test('what no language can say is said plainly', () => {
  const book = { name: 'a-game', version: 1, language: 'de', says_facts: true, events: {}, actions: {}, scene: {} };
  const sayings = new Sayings({ ...book, messages: [], spare: [], previews: {}, things: {}, sentences: [], hints: [], remarks: [] });
  expect(sayings.narrate([{ kind: 'went_off', seat: 0, fields: { how_far: 3, where: null } }], nobody)).toEqual([
    'Ann: went off (how far 3).',
  ]);
});

test('a preview is said by the message of the verb, or by that of all, whole or in brief', () => {
  const book = {
    name: 'a-game', version: 1, language: 'en', says_facts: true, events: {}, scene: {}, spare: [], sentences: [], hints: [],
    remarks: [], things: {}, actions: { lay: { cards: 'number' } }, previews: { points: 'number', is_last: 'flag' },
    messages: ['preview = { $points } points\n    .brief = points\npreview-lay = { $cards } cards for { $points }, { $is-last }\n'],
  }; // prettier-ignore
  const sayings = new Sayings(book);
  const lay = { kind: 'lay', fields: { cards: 3 } };
  const done = { kind: 'done', fields: {} };
  const told = { points: 12, is_last: true };
  expect(sayings.preview(lay, told, nobody)).toBe('3 cards for 12, yes');
  expect(sayings.preview(done, told, nobody)).toBe('12 points');
  expect(sayings.preview(done, { points: 12 }, nobody)).toBe('points');
  expect(sayings.preview(lay, { points: 12 }, nobody)).toBe('');
  expect(new Sayings({ ...book, messages: [] }).preview(done, told, nobody)).toBe('');
});

test('a damaged message is told, also where it could be left out, or is of a thing that has a shorter one', () => {
  const complain = vi.spyOn(complaints, 'complain').mockReturnValue();
  const book = {
    name: 'a-game', version: 1, language: 'de', says_facts: true, events: { saw: { card: 'card' } }, scene: {}, sentences: [],
    hints: [], remarks: [], things: {}, actions: { lay: {} }, previews: {}, spare: ['event-saw = saw { THING($card) }\ncard = a card\n'],
    messages: ['action-lay = { $karte\ncard-red = rote { $\ncard = eine Karte\nevent-saw = sah { THING($card) }\n'],
  }; // prettier-ignore
  const sayings = new Sayings(book);
  expect(sayings.action('lay', {}, nobody)).toBe('');
  expect(sayings.action('pass', {}, nobody)).toBe('');
  expect(complain.mock.calls.map((one) => one.slice(0, 3))).toEqual([['a-game', 'de', 'action-lay']]);
  const saw = (card: string) => sayings.narrate([{ kind: 'saw', seat: -1, fields: { card } }], nobody);
  expect([saw('card:blue:4'), saw('card:red:4')]).toEqual([['Sah eine Karte'], ['Saw a card']]);
  expect(complain.mock.lastCall?.slice(0, 3)).toEqual(['a-game', 'de', 'event-saw']);
  complain.mockRestore();
});
