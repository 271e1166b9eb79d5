import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../src/server/api';
import { ReplayState } from '../src/state/replay.svelte';

afterEach(() => vi.restoreAllMocks());

test('a moment to which nothing led that is told goes no further in the log than the moment before', async () => {
  const scene = { piles: {}, things: {}, counters: {}, settings: {}, decision: {} };
  const frame = (numbers: number[]) => ({
    view: { number: 99, scene },
    events: numbers.map((number) => ({ number, kind: 'laid', seat: 0, fields: {}, text: 'laid' })),
    moves: [],
  });
  const part = { first: 0, steps: 2, frames: [frame([3, 4]), frame([]), frame([7])] };
  vi.spyOn(api, 'replay').mockResolvedValue(part as unknown as Awaited<ReturnType<typeof api.replay>>);
  const replay = new ReplayState('table', 0, { words: '', from: () => (moment) => moment });
  const numbers: number[] = [];
  for (const step of [0, 1, 2]) {
    await replay.open(2, 0, step);
    numbers.push(replay.number);
  }
  expect(numbers).toEqual([4, 4, 7]);
});
