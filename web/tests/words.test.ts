import { afterEach, describe, expect, test, vi } from 'vitest';
import { clock, listed, optionValue, standing, t } from '../src/words';
import { languages } from '../src/words/languages.svelte';
import { Speaker } from '../src/words/speaker';
import { nearestLanguage, wantedLanguage } from '../src/words/wanted';

afterEach(() => vi.restoreAllMocks());

/** Every file of the page by its name, but the message files themselves; games have their own. */
const SOURCES = Object.entries(
  import.meta.glob<string>(['../src/**/*.{svelte,ts}', '!../src/words/**', '!../src/games/*/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

describe('the texts of the page', () => {
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
  test.each([
    [['xx', 'de-AT', 'en'], 'de'],
    [['DE_ch'], 'de'],
    [['en-GB', 'de'], 'en'],
    [['xx', 'yy-ZZ'], 'en'],
    [['constructor', ''], 'en'],
    [[], 'en'],
  ])('wanted as %j is %s', (wanted, found) => expect(nearestLanguage(wanted)).toBe(found));

  test('that is chosen goes before what the browser asks for', () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
    expect([wantedLanguage('en'), wantedLanguage('system'), wantedLanguage('xx')]).toEqual(['en', 'de', 'de']);
  });

  test('is that of the document, of texts, numbers and lists', async () => {
    await languages.speak('de');
    expect(document.documentElement.lang).toBe('de');
    expect(t('common-close')).toBe('Schließen');
    expect(t('end-points', { points: 1234.56 })).toBe('1.234,6');
    expect(listed(['Ann', 'Bob', 'Cy'])).toBe('Ann, Bob und Cy');
  });

  test('that was picked last is spoken, whichever is loaded first', async () => {
    await Promise.all([languages.speak('de'), languages.speak('en')]);
    expect([languages.tag, t('common-close')]).toEqual(['en', 'Close']);
  });

  test('is English for a message that it cannot say', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    languages.use(new Speaker('de', ['common-close = { $nothing }\ncommon-copy = Kopieren\n']));
    expect(t('common-close')).toBe('');
    await vi.waitFor(() => expect(t('common-close')).toBe('Close'));
    expect([t('common-copy'), t('common-more')]).toEqual(['Kopieren', 'More']);
    expect(warned.mock.calls.map(([said]) => said)).toEqual([
      'Error: the message common-close in de: Unknown variable: $nothing',
      'Error: there is no message common-more in de',
    ]);
  });
});

describe('what is put into a message', () => {
  test('is text, whatever it reads like', () => {
    expect(t('home-renamed', { name: '<b>{ $x }</b>' })).toBe('You are now <b>{ $x }</b>.');
    expect(t('home-renamed', { name: '' })).toBe('You are now .');
  });

  test('does not turn the text around it', () => {
    expect(t('home-renamed', { name: '\u202eAnn' })).toBe('You are now Ann.');
    expect(t('home-renamed', { name: 'אנה' })).toBe('You are now \u2068אנה\u2069.');
  });
});

describe('numbers within sentences', () => {
  test('one seat is one seat', () => {
    expect(t('gather-waits', { open: 1 })).toContain('1 seat still open');
    expect(t('gather-waits', { open: 2 })).toContain('2 seats still open');
    expect(t('new-table-will-open', { open: 1 })).toContain('1 seat waits');
    expect(t('new-table-will-open', { open: 3 })).toContain('3 seats wait for');
    expect(t('home-gathering', { open: 0 })).toBe('Everybody is here, not begun');
  });

  test('a clock shows minutes and seconds, and never less than is left', () => {
    expect([0, 0.2, 59.9, 60, 61, 600].map(clock)).toEqual(['0:00', '0:01', '1:00', '1:00', '1:01', '10:00']);
  });
});

test('the value of an option is called as the game calls it, and a number by itself', () => {
  expect(optionValue({ choices: ['high', 'low'], titles: ['Hoch', 'Niedrig'] }, 'low')).toBe('Niedrig');
  expect(optionValue({ choices: [], titles: [] }, '36')).toBe('36');
});

test('how it stands names what there is of each, and of nothing the first', () => {
  const counted = [
    { name: 'points', says: 'points' },
    { name: 'outfits', says: 'outfits' },
  ];
  expect(standing(counted, { points: 12, outfits: 2 })).toBe('points 12 · outfits 2');
  expect(standing(counted, { points: 0, outfits: 2 })).toBe('outfits 2');
  expect(standing(counted, { points: 0, outfits: 0 })).toBe('points 0');
  expect(standing([], {})).toBe('');
});
