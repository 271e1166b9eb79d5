import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULTS, readChoices, settings } from '../src/state/settings.svelte';

beforeEach(() => localStorage.clear());

describe('what was kept', () => {
  test.each([null, '', '{', '[]', '7', 'null', '"dark"'])('%s is as if nothing had been set', (kept) =>
    expect(readChoices(kept)).toEqual(DEFAULTS),
  );

  test('what is no choice any more is left out, and the rest is kept', () => {
    expect(readChoices('{"theme":"dark","text":"gigantic","sound":"yes","pace":"brisk"}')).toEqual({
      ...DEFAULTS,
      theme: 'dark',
      pace: 'brisk',
    });
  });
});

describe('what is set', () => {
  test('is kept, and stands where the style sheets find it', () => {
    settings.begin();
    settings.set('theme', 'dark');
    settings.set('text', 'huge');
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', text: 'huge' });
    expect(readChoices(localStorage.getItem('runabout.settings'))).toMatchObject({ theme: 'dark', text: 'huge' });
  });

  test('goes before what the system wants', () => {
    settings.set('motion', 'reduced');
    settings.set('contrast', 'more');
    expect([settings.motion, settings.contrast]).toEqual(['reduced', 'more']);
    expect(document.documentElement.dataset).toMatchObject({ motion: 'reduced', contrast: 'more' });
  });

  test('sound is off until somebody turns it on', () => expect(DEFAULTS.sound).toBe(false));

  test('the volume is kept, and is the usual one where it is none', () => {
    settings.set('volume', 80);
    expect(readChoices(localStorage.getItem('runabout.settings')).volume).toBe(80);
    const kept = [101, -1, '70', null].map((volume) => readChoices(JSON.stringify({ volume })).volume);
    expect(kept).toEqual(Array(4).fill(DEFAULTS.volume));
  });
});
