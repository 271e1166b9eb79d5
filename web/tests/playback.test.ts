import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../src/server/api';
import type { EventInfo, SeatInfo, TableInfo, View } from '../src/server/types';
import { Playback } from '../src/state/playback.svelte';
import { TableState, WATCHER } from '../src/state/table.svelte';
import { NOTHING_THERE } from './scenes';

const event = (number: number): EventInfo => ({ number, kind: 'drew', seat: 1, fields: {}, text: `Event ${number}.` });
const viewAt = (step: number) => ({ seat: 0, number: step, step, to_act: 1, actions: [], scene: NOTHING_THERE }) as unknown as View;

let table: TableState;
let playback: Playback;

/** The live moment after so many decisions, to which one event has led. */
function showLive(step: number): void {
  table.view = viewAt(step);
  table.events = [event(step)];
  table.log = [...table.log, event(step)];
}

beforeEach(() => {
  const frames = [0, 1, 2, 3].map((step) => ({ view: viewAt(step), events: [event(step)], moves: [] }));
  const part = { first: 0, steps: 3, frames };
  vi.spyOn(api, 'replay').mockResolvedValue(part as unknown as Awaited<ReturnType<typeof api.replay>>);
  table = new TableState('a-table');
  playback = new Playback(table);
  for (const step of [1, 2, 3]) showLive(step);
});

afterEach(() => {
  playback.replay?.close();
  table.close();
  vi.restoreAllMocks();
});

test('the live moment is shown until a replay is opened, and again after it', async () => {
  expect(playback.view).toBe(table.view);
  await playback.replayGame();
  await playback.replay?.to(1);
  expect(playback.view?.step).toBe(1);
  expect(playback.log?.map(({ number }) => number)).toEqual([1]);
  playback.close();
  expect(playback.view).toBe(table.view);
  expect(playback.log?.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('what led to the live moment is not animated again after a replay, and what leads to the next is', async () => {
  expect(playback.events).toBe(table.events);
  await playback.replayGame();
  playback.close();
  expect(playback.events).toEqual([]);
  showLive(4);
  expect(playback.events).toBe(table.events);
});

test('a live moment that comes during a replay does not animate its moment once more', async () => {
  await playback.replayGame();
  await playback.replay?.to(1);
  await playback.replay?.to(2);
  const animated = playback.events;
  expect(animated).toEqual([event(2)]);
  showLive(4);
  expect(playback.events).toBe(animated);
});

test('a replay is as nobody may see it where several who share the screen could see it', async () => {
  await playback.replayGame();
  expect(playback.replay?.seat).toBe(0);
  playback.close();
  const seats = [0, 1].map((seat) => ({ seat, name: `Guest ${seat}`, mine: true }) as SeatInfo);
  table.info = { status: 'playing', open_hands: false, seats } as unknown as TableInfo;
  await playback.replayGame();
  expect(playback.replay?.seat).toBe(WATCHER);
});
