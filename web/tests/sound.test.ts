import { describe, expect, test } from 'vitest';
import type { EventInfo } from '../src/server/types';
import { heard, isHeard, SOUNDS } from '../src/sound/events';
import { lengthOf, RECIPES, type Sound } from '../src/sound/recipes';

const PAGES = import.meta.glob<string>('../../docs/facts/*.md', { query: '?raw', import: 'default', eager: true });

/** The kinds of events that a game declares: the first column of the table in docs/facts. */
function declared(game: string): Set<string> {
  const page = PAGES[`../../docs/facts/${game}.md`] ?? '';
  const events = page.split('\n## ').find((part) => part.startsWith('Events')) ?? '';
  return new Set(Array.from(events.matchAll(/^\| `(\w+)` /gm), ([, kind]) => kind ?? ''));
}

const happened = (...kinds: string[]): EventInfo[] =>
  kinds.map((kind) => ({ number: 1, kind, seat: 0, fields: {}, text: '' }));

const soundsOf = (game: string, ...kinds: string[]) => heard(game, happened(...kinds)).map(({ sound }) => sound);

describe.each(Object.entries(SOUNDS))('%s', (game, sounds) => {
  test('sounds only at events that the game has', () => {
    const kinds = declared(game);
    expect(kinds.size).toBeGreaterThan(15);
    expect(Object.keys(sounds).filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test('has the sound of a card, and one of its own', () => {
    expect(Object.values(sounds)).toContain('card');
    expect(new Set(Object.values(sounds)).size).toBeGreaterThan(2);
  });
});

test('every sound of what happens is made by some event', () => {
  const notes: Sound[] = ['move', 'turn', 'no'];
  const made = new Set(Object.values(SOUNDS).flatMap((sounds) => Object.values(sounds)));
  expect(Object.keys(RECIPES).filter((name) => !made.has(name as Sound))).toEqual(notes);
});

test.each(Object.keys(RECIPES) as Sound[])('%s is short', (name) => expect(lengthOf(name)).toBeLessThan(1));

describe('a moment', () => {
  test('is heard event by event, each sound after the one before', () => {
    const told = heard('riverdale', happened('played', 'moved', 'sent_home', 'drew_card'));
    expect(told.map(({ sound }) => sound)).toEqual(['card', 'hop', 'knock', 'card']);
    const times = told.map(({ after }) => after);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(new Set(times).size).toBe(4);
  });

  test('of a deal is a few cards, not all of them', () =>
    expect(soundsOf('road-runner', 'deals', ...Array<string>(30).fill('dealt_card'))).toEqual(['card', 'card', 'card']));

  test('of fifty events is short', () => {
    const many = happened(...Array.from({ length: 50 }, (_, at) => ['played', 'moved', 'sent_home'][at % 3] ?? ''));
    const told = heard('riverdale', many);
    expect(told.length).toBeLessThanOrEqual(6);
    expect(told.at(-1)?.after).toBeLessThan(1.5);
  });

  test('of a game without sounds, or with events that nobody hears, is silent', () => {
    expect(heard('kuhn-poker', happened('moved', 'exploded'))).toEqual([]);
    expect(isHeard('kuhn-poker')).toBe(false);
    expect(isHeard('toString')).toBe(false);
    expect(heard('riverdale', happened('begins', 'table.left', 'constructor'))).toEqual([]);
  });
});
