import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import Cover from '../src/scenes/Cover.svelte';
import { coverOf } from '../src/scenes/covers';
import { WATCHED_MS } from '../src/scenes/watched';
import { settings } from '../src/state/settings.svelte';

/** What is observed can be said to come into view, and to leave it. */
let sees: (ratio: number) => void;
let shown: ReturnType<typeof mount>;

const picture = (): HTMLImageElement | null => document.querySelector('.cover img');

function show(game: string): void {
  shown = mount(Cover, { target: document.body, props: { game } });
  flushSync();
}

/** In view to that share, and then so many ms pass. */
function passes(ratio: number, ms: number): void {
  sees(ratio);
  vi.advanceTimersByTime(ms);
  flushSync();
}

describe('a cover', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: IntersectionObserverCallback) {
          sees = (intersectionRatio) => tell([{ intersectionRatio } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
  });

  afterEach(async () => {
    await unmount(shown);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('loads its table once it has been in view for a while', () => {
    show('riverdale');
    passes(1, WATCHED_MS - 1);
    expect(picture()).toBeNull();
    passes(0.2, WATCHED_MS);
    expect(picture()).toBeNull();
    passes(1, WATCHED_MS);
    expect(picture()?.getAttribute('src')).toBe(coverOf('riverdale', 'light'));
  });

  test('shows it by night in the dark', () => {
    settings.set('theme', 'dark');
    show('riverdale');
    passes(1, WATCHED_MS);
    expect(picture()?.getAttribute('src')).toBe(coverOf('riverdale', 'dark'));
    settings.set('theme', 'light');
    flushSync();
    expect(picture()?.getAttribute('src')).toBe(coverOf('riverdale', 'light'));
  });

  test('of a game that has no picture of its table stays as it is', () => {
    show('hop-home');
    passes(1, WATCHED_MS);
    expect(picture()).toBeNull();
  });
});

test.each(['road-runner', 'riverdale', 'rummy-runway', 'race-2-live', 'road-wolf'])('the cover of %s has a table by day and by night', (game) => {
  expect(coverOf(game, 'light')).toContain(`${game}-light`);
  expect(coverOf(game, 'dark')).toContain(`${game}-dark`);
});
