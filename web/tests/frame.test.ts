import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Hooks, Live } from '../src/server/live';
import type { OutcomeInfo, SeatInfo, TableInfo, View } from '../src/server/types';
import { TableState } from '../src/state/table.svelte';
import EndOfGame from '../src/table/EndOfGame.svelte';
import TableFrame from '../src/table/TableFrame.svelte';
import { IN_WORDS, NOTHING_THERE } from './scenes';

function seatInfo(seat: number, more: Partial<SeatInfo>): SeatInfo {
  const name = ['Ann', 'Dusty'][seat] ?? '';
  return { seat, kind: 'person', name, level: '', mine: false, here: true, vacated: false, relievable: false, looks: [], seconds: -1, ...more };
}

function tableInfo(isSitting: boolean, more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'abcdefgh23',
    game: 'a-game',
    title: 'A Game',
    status: 'playing',
    number: 1,
    seats: [seatInfo(0, { mine: isSitting }), seatInfo(1, { kind: 'bot', level: 'easy' })],
    options: {},
    open_hands: false,
    spectators: true,
    clock: null,
    host: isSitting,
    to_act: 1,
    watching: 0,
    undo: null,
    can_undo: false,
    outcome: null,
    given: {},
    bots_ready: true,
    compiling: null,
    rematch: '',
    created: 0,
    changed: 0,
    now: 0,
    ...more,
  };
}

let shown: Record<string, unknown> | null = null;
let live: TableState | null = null;

/** The header of a table where it is up to the bot. */
async function headerOf(info: TableInfo): Promise<string> {
  let hooks: Hooks | undefined;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(info))));
  const call = (_name: string, given: Hooks) => {
    hooks = given;
    return { open: () => undefined, close: () => undefined } as unknown as Live;
  };
  live = new TableState(info.id, call, () => Promise.resolve(IN_WORDS));
  await live.open();
  const seat = info.seats.findIndex((one) => one.mine);
  const view: View = { seat, number: 1, step: 1, to_act: 1, can_undo: false, seconds: [], scene: NOTHING_THERE, standing: [], asked: '', remarks: [], open: [], actions: [] };
  hooks?.view({ view, events: [], moves: [] }, true);
  const props = { live, info, game: undefined, book: null, plan: null, showRule: () => undefined, bookAt: '', onbook: () => undefined };
  shown = mount(TableFrame, { target: document.body, props });
  flushSync();
  return document.querySelector('header')?.textContent ?? '';
}

const REST = { team: false, ending: {}, text: '' };

function endOf(outcome: OutcomeInfo): string[] {
  const nothing = () => undefined;
  const props = { info: tableInfo(true), outcome, ending: '', names: ['You', 'Dusty'], cooperative: false, busy: false, rematch: nothing, replay: nothing };
  shown = mount(EndOfGame, { target: document.body, props });
  flushSync();
  return [...document.querySelectorAll('ol b')].map((one) => one.textContent);
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', class {});
});

afterEach(async () => {
  if (shown) await unmount(shown);
  live?.close();
  shown = live = null;
  vi.unstubAllGlobals();
});

test('nobody is said to have won where all have', () => {
  endOf({ winners: [0, 1], scores: [3, 3], tie_breaks: [], won_only: false, ...REST });
  expect(document.querySelector('h2')?.textContent).toBe('A draw');
});

test('while bots play simply that is said, and whose turn it is as well', async () => {
  expect(await headerOf(tableInfo(true, { bots_ready: false }))).toContain('Dusty thinks');
  expect(document.querySelector('.notes')?.textContent).toContain('For now the bots play simply');
  if (shown) await unmount(shown);
  await headerOf(tableInfo(true));
  expect(document.querySelector('.notes')?.textContent).not.toContain('simply');
});

test('a viewer without a seat is told so, and nobody else', async () => {
  expect(await headerOf(tableInfo(false))).toContain('You only watch');
  if (shown) await unmount(shown);
  expect(await headerOf(tableInfo(true))).not.toContain('You only watch');
});

test('a game that is only won or lost ends without points', () => {
  expect(endOf({ winners: [1], scores: [0, 1], tie_breaks: [], won_only: true, ...REST })).toEqual(['Won', 'Lost']);
});

test('a game that is won by points tells them', () => {
  expect(endOf({ winners: [1], scores: [12, 31], tie_breaks: [], won_only: false, ...REST })).toEqual(['31', '12']);
});

test('points are told even where they are 1 and 0', () => {
  expect(endOf({ winners: [1], scores: [0, 1], tie_breaks: [], won_only: false, ...REST })).toEqual(['1', '0']);
});
