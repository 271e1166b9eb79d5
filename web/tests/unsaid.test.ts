import { beforeEach, expect, test, vi } from 'vitest';
import { Complaints, TOGETHER_MS, TOLD_MOST } from '../src/words/unsaid';

let told: unknown[];
let complaints: Complaints;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  told = [];
  complaints = new Complaints((body) => Promise.resolve(told.push(JSON.parse(body))));
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

test('what cannot be said is told together, by game and language, and each message once', () => {
  complaints.complain('riverdale', 'de', 'event-won', 'why');
  complaints.complain('riverdale', 'de', 'event-won', 'why');
  complaints.complain('riverdale', 'de', 'asked', 'why');
  complaints.complain('', 'de', 'home-games', 'why');
  expect(told).toEqual([]);
  vi.advanceTimersByTime(TOGETHER_MS);
  expect(told).toEqual([
    { game: 'riverdale', language: 'de', messages: ['event-won', 'asked'] },
    { game: '', language: 'de', messages: ['home-games'] },
  ]);
  complaints.complain('riverdale', 'de', 'asked', 'why');
  complaints.complain('riverdale', 'en', 'asked', 'why');
  vi.advanceTimersByTime(TOGETHER_MS);
  expect(told.slice(2)).toEqual([{ game: 'riverdale', language: 'en', messages: ['asked'] }]);
  expect(console.warn).toHaveBeenCalledTimes(4);
});

test('of a file that is damaged from top to bottom so many are told and no more', () => {
  for (let number = 0; number < TOLD_MOST + 20; number += 1) complaints.complain('', 'de', `message-${number}`, 'why');
  vi.advanceTimersByTime(TOGETHER_MS);
  expect(told).toHaveLength(1);
  expect((told[0] as { messages: string[] }).messages).toHaveLength(TOLD_MOST);
});

test('a server that does not take it is not asked again, and nothing else happens', async () => {
  const send = vi.fn(() => Promise.reject(new TypeError('no connection')));
  new Complaints(send).complain('', 'de', 'home-games', 'why');
  await vi.advanceTimersByTimeAsync(10 * TOGETHER_MS);
  expect(send).toHaveBeenCalledOnce();
});
