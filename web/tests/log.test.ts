import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { EventInfo } from '../src/server/types';
import Log from '../src/table/Log.svelte';

let log: Record<string, unknown> | null = null;

afterEach(async () => {
  if (log) await unmount(log);
  log = null;
});

function lines(events: EventInfo[]): string[] {
  log = mount(Log, { target: document.body, props: { events } });
  flushSync();
  return [...document.querySelectorAll('.log p')].map((line) => line.textContent.trim());
}

test('events that the server had no room for are told as so many', () => {
  const text = 'And 7 more things happened, too fast to tell.';
  expect(
    lines([
      { number: 3, kind: 'rammed', seat: 0, fields: { vehicle: 1 }, text: 'Ann rams the Coupe (2).' },
      { number: 3, kind: 'omitted', seat: -1, fields: { count: 7 }, text },
    ]),
  ).toEqual(['Ann rams the Coupe (2).', text]);
});

test('what is said again and again is shown once, with how many times', () => {
  const aboard = (number: number, seat = 0): EventInfo => ({
    number,
    kind: 'aboard',
    seat,
    fields: {},
    text: 'The Buggy takes somebody aboard.',
  });
  const rams: EventInfo = { number: 7, kind: 'rammed', seat: 0, fields: {}, text: 'It rams.' };
  expect(lines([aboard(3), aboard(4), aboard(5), aboard(6, 1), rams, aboard(7), aboard(8)])).toEqual([
    'The Buggy takes somebody aboard. ×3',
    'The Buggy takes somebody aboard.',
    'It rams.',
    'The Buggy takes somebody aboard.',
    'The Buggy takes somebody aboard.',
  ]);
});

test('a line lights what it is about while it is pointed at or has the focus, with what its sentence tells besides', () => {
  const onlight = vi.fn<(names: ReadonlySet<string>) => void>();
  const dealt = (card: string, text: string): EventInfo => ({ number: 1, kind: 'dealt_card', seat: 0, fields: { card }, text });
  const events = [dealt('sail', 'You are dealt Sail and Fan.'), dealt('fan', ''), { ...dealt('oops', 'Oops.'), seat: 1 }];
  log = mount(Log, { target: document.body, props: { events, onlight } });
  flushSync();
  const [first, second] = [...document.querySelectorAll<HTMLElement>('.log p')];
  const lit = () => [...(onlight.mock.lastCall?.[0] ?? [])];
  first?.dispatchEvent(new Event('pointerenter'));
  expect(lit()).toEqual(['event dealt_card', 'seat 0', 'sail', 'fan']);
  first?.dispatchEvent(new Event('pointerleave'));
  expect(lit()).toEqual([]);
  document.querySelector('.log')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
  expect(document.activeElement).toBe(second);
  expect(lit()).toEqual(['event dealt_card', 'seat 1', 'oops']);
  second?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
  expect(document.activeElement).toBe(first);
  first?.blur();
  expect(lit()).toEqual([]);
});
