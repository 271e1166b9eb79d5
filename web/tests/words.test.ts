import { describe, expect, test } from 'vitest';
import { pickLanguage, t } from '../src/words';
import { en } from '../src/words/en';

/** Every file of the page by its name, but the message files themselves; games have their own. */
const SOURCES = Object.entries(
  import.meta.glob<string>(['../src/**/*.{svelte,ts}', '!../src/words/**', '!../src/games/*/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** `section.key` of every text, and `section` alone for those that stand by themselves. */
function keysOf(words: object): string[] {
  return Object.entries(words).flatMap(([section, inside]) =>
    typeof inside === 'object' && inside !== null ? Object.keys(inside).map((key) => `${section}.${key}`) : [section],
  );
}

/** Sections whose keys are picked by a value, such as the state of the line. */
const PICKED = ['side', 'line'];

describe('the texts of the page', () => {
  test('none is kept that nobody shows', () => {
    const text = SOURCES.map(([, source]) => source).join('\n');
    const unused = keysOf(en).filter(
      (key) => !PICKED.includes(key.split('.')[0] ?? '') && !new RegExp(`\\bt\\.${key.replace('.', '\\.')}\\b`).test(text),
    );
    expect(unused).toEqual([]);
  });

  test('none is written into the markup itself', () => {
    const loose = SOURCES.filter(([name]) => name.endsWith('.svelte')).flatMap(([name, source]) => {
        const markup = source
          .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
          .replace(/<!--[\s\S]*?-->/g, '');
        const attributes = markup.match(/\b(?:aria-label|title|placeholder|alt)="[^"{]*[a-z]{2}[^"{]*"/g) ?? [];
        const texts = (withoutCode(markup).match(/>[^<>]*[A-Za-z]{2}[^<>]*</g) ?? []).filter((text) => !/^>\s*<$/.test(text));
        return [...attributes, ...texts].map((found) => `${name}: ${found.trim()}`);
      });
    expect(loose).toEqual([]);
  });

  test('every text says something', () => {
    const empty = Object.values(en)
      .flatMap((inside) => (typeof inside === 'object' ? Object.values(inside) : [inside]))
      .filter((text) => text === '');
    expect(empty).toEqual([]);
  });
});

/** Markup without what stands in braces, however deep. */
function withoutCode(markup: string): string {
  let depth = 0;
  let kept = '';
  for (const letter of markup) {
    if (letter === '{') depth += 1;
    if (depth === 0) kept += letter;
    if (letter === '}') depth -= 1;
  }
  return kept.replace(/=>/g, '').replace(/\s[\w:-]+=(?="|\s|>)/g, ' ').replace(/"[^"]*"/g, '');
}

describe('the language', () => {
  test('is the first that the reader prefers and the page has', async () => {
    expect(await pickLanguage(['xx', 'en-GB', 'en'])).toBe('en');
    expect(t).toBe(en);
  });

  test('is English where the page has none of them', async () => {
    expect(await pickLanguage(['xx', 'yy-ZZ'])).toBe('en');
  });
});

describe('numbers within sentences', () => {
  test('one seat is one seat', () => {
    expect(en.gather.waits(1)).toContain('1 seat still open');
    expect(en.gather.waits(2)).toContain('2 seats still open');
    expect(en.newTable.willOpen(1)).toContain('1 seat waits');
    expect(en.newTable.willOpen(3)).toContain('3 seats wait for');
  });

  test('a clock shows minutes and seconds, and never less than is left', () => {
    expect([0, 0.2, 59.9, 60, 61, 600].map(en.clock)).toEqual(['0:00', '0:01', '1:00', '1:00', '1:01', '10:00']);
  });
});

test('how it stands names what there is of each, and of nothing the first', () => {
  const counted = [
    { name: 'points', says: 'points' },
    { name: 'outfits', says: 'outfits' },
  ];
  expect(en.seats.standing(counted, { points: 12, outfits: 2 })).toBe('points 12 · outfits 2');
  expect(en.seats.standing(counted, { points: 0, outfits: 2 })).toBe('outfits 2');
  expect(en.seats.standing(counted, { points: 0, outfits: 0 })).toBe('points 0');
  expect(en.seats.standing([], {})).toBe('');
});
