import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownFault } from '../src/server/api';
import type { Hooks, Live } from '../src/server/live';
import type { EventInfo, SeatInfo, TableInfo, View } from '../src/server/types';
import { settings } from '../src/state/settings.svelte';
import { TableState } from '../src/state/table.svelte';
import { Teller } from '../src/state/teller';
import { toasts } from '../src/state/toasts.svelte';
import { sharing } from '../src/words/sharing.svelte';
import { IN_WORDS, NOTHING_THERE, SAID } from './scenes';

const ACTION = { number: 3, verb: 'lay', card: 'anvil', text: 'lay Anvil', said: '', hint: '' };

function seatInfo(seat: number, more: Partial<SeatInfo> = {}): SeatInfo {
  const name = ['Ann', 'Ben', 'Cleo'][seat] ?? '';
  return { seat, kind: 'person', name, level: '', mine: false, here: true, vacated: false, relievable: false, looks: [], seconds: -1, ...more };
}

function tableInfo(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'abcdefgh23',
    game: 'a-game',
    title: 'A Game',
    status: 'playing',
    number: 1,
    seats: [seatInfo(0, { mine: true }), seatInfo(1), seatInfo(2, { kind: 'bot' })],
    options: {},
    open_hands: false,
    spectators: true,
    clock: null,
    host: true,
    to_act: 0,
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

function news(number: number, more: Partial<View> = {}, text = '', again = false): Parameters<Hooks['view']> {
  const seat = more.seat ?? 0;
  const toAct = more.to_act ?? 1;
  const view: View = {
    seat,
    number,
    step: number,
    to_act: toAct,
    can_undo: false,
    seconds: [],
    scene: NOTHING_THERE,
    standing: [],
    asked: '',
    remarks: [],
    open: toAct === seat ? [3] : [],
    actions: toAct === seat ? [ACTION] : [],
    ...more,
  };
  const event: EventInfo = { number, kind: 'drew', seat: 1, fields: {}, text };
  return [{ view, events: text === '' ? [] : [event], moves: [] }, again];
}

let hooks: Hooks;
let table: TableState;
let live: Record<'play' | 'look' | 'why', ReturnType<typeof vi.fn>>;

/** A table whose line is in the hands of the test. */
async function sitDown(info: TableInfo, teller = IN_WORDS): Promise<void> {
  live = { play: vi.fn(() => 'key-of-the-move'), look: vi.fn(), why: vi.fn() };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(info))));
  const call = (_name: string, given: Hooks) => {
    hooks = given;
    return { ...live, open: () => undefined, close: () => undefined } as unknown as Live;
  };
  table = new TableState(info.id, call, () => Promise.resolve(teller));
  await table.open();
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.set('motion', 'full');
  settings.set('pace', 'calm');
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('moment by moment', () => {
  beforeEach(async () => {
    await sitDown(tableInfo());
    hooks.view(...news(1, {}, 'The cards are dealt.', true));
  });

  test('what was before is shown at once, and is told in the log', () => {
    expect(table.view?.number).toBe(1);
    expect(table.events).toEqual([]);
    expect(table.log.map((event) => event.text)).toEqual(['The cards are dealt.']);
  });

  test('the next moment waits until the one before has been drawn and read', () => {
    hooks.view(...news(2, {}, 'Ben draws a card and thinks about it.'));
    hooks.view(...news(3, {}, 'Ben lays Anvil.'));
    expect(table.view?.number).toBe(2);
    vi.advanceTimersByTime(3000);
    expect(table.view?.number).toBe(2); // read, and still being drawn
    table.settled();
    expect(table.view?.number).toBe(3);
    table.settled();
    expect(table.waiting).toBe(0);
  });

  test('what has been drawn stays until it can have been read', () => {
    hooks.view(...news(2, {}, 'Ben draws a card and thinks about it.'));
    hooks.view(...news(3, {}, 'Ben lays Anvil.'));
    table.settled();
    expect(table.view?.number).toBe(2);
    vi.advanceTimersByTime(3000);
    expect(table.view?.number).toBe(3);
  });

  test('the game is not over on the page before its last movement has been drawn', () => {
    hooks.view(...news(2, { to_act: -1 }, 'Ben has won.'));
    hooks.table(tableInfo({ status: 'over', number: 2, to_act: -1 }));
    expect(table.isOver).toBe(false);
    table.settled();
    expect(table.isOver).toBe(true);
  });

  test('a table that never says that it has drawn a moment does not stop the game', () => {
    hooks.view(...news(2, {}, 'Ben draws.'));
    hooks.view(...news(3, {}, 'Ben lays Anvil.'));
    vi.advanceTimersByTime(20_000);
    expect(table.view?.number).toBe(3);
  });

  test('with as little movement as can be, the newest is shown at once and everything is told', () => {
    settings.set('motion', 'reduced');
    hooks.view(...news(2, {}, 'Ben draws.'));
    hooks.view(...news(3, {}, 'Ben lays Anvil.'));
    expect(table.view?.number).toBe(3);
    expect(table.events).toEqual([]);
    expect(table.log).toHaveLength(3);
  });

  test('whoever skips sees the newest, and the log has it all', () => {
    for (const number of [2, 3, 4]) hooks.view(...news(number, {}, `Ben does thing ${number}.`));
    table.catchUp();
    expect(table.view?.number).toBe(4);
    expect(table.log).toHaveLength(4);
    hooks.view(...news(5, {}, 'Ben goes on.'));
    expect(table.view?.number).toBe(5);
  });

  test('what was taken back is told anew from the beginning', () => {
    hooks.view(...news(2, {}, 'Ben draws.'));
    hooks.view(...news(9, {}, 'The cards are dealt.', true));
    expect(table.view?.number).toBe(9);
    expect(table.log.map((event) => event.text)).toEqual(['The cards are dealt.']);
  });
});

describe('my move', () => {
  beforeEach(async () => {
    await sitDown(tableInfo());
    hooks.view(...news(5, { to_act: 0 }, '', true));
  });

  test('is sent with the number of the newest view, and nothing more can be played until it is answered', () => {
    expect(table.canAct).toBe(true);
    table.play('lay Anvil');
    table.play('lay Anvil');
    expect(live.play.mock.calls).toEqual([['lay Anvil', 5]]);
    expect(table.pending?.action).toBe('lay Anvil');
    expect(table.canAct).toBe(false);
  });

  test('is done when its view has come, whichever comes first, the view or the answer', () => {
    table.play('lay Anvil');
    hooks.done('key-of-the-move', 6);
    expect(table.pending).not.toBeNull();
    hooks.view(...news(6, { to_act: 0 }));
    expect(table.pending).toBeNull();

    table.play('lay Anvil');
    hooks.view(...news(7, { to_act: 0 }));
    hooks.done('key-of-the-move', 7);
    expect(table.pending).toBeNull();
  });

  test('that the rules forbid can be made otherwise, and its rule is shown', () => {
    table.play('lay Anvil');
    hooks.refused('key-of-the-move', { ...ownFault('refused', 'A drop needs a height.'), rule: 'RR-064', number: 0 });
    expect(table.canAct).toBe(true);
    expect(table.because).toMatchObject({ rule: 'RR-064', allowed: false });
  });

  test('and a question why not are answered in the words of the buttons', async () => {
    const catalogue = [{ number: 3, kind: 'lay', verb: 'lay', card: 'anvil', text: 'lay Anvil', fields: {} }];
    const book = { name: 'a-game', version: 1, language: 'de', says_facts: true, messages: ['you = Du\nasked = Du: auslegen.\naction-lay = Amboss auslegen'] };
    await sitDown(tableInfo(), new Teller({ ...SAID, ...book }, catalogue));
    hooks.view(...news(5, { to_act: 0, open: [] }, '', true));
    table.why('amboss auslegen');
    expect(live.why).toHaveBeenCalledExactlyOnceWith('lay Anvil');
    hooks.because('key', { action: 'lay Anvil', allowed: false, rule: 'RR-064', text: 'A drop needs a height.' });
    expect(table.because?.action).toBe('Amboss auslegen');
    hooks.refused('key', { ...ownFault('unreadable', 'No such action.'), reason: 'unreadable-near', facts: { near: 'lay Anvil' } });
    expect(toasts.shown.at(-1)?.fault?.facts).toEqual({ near: 'Amboss auslegen' });
  });

  test('that came too late is told calmly', () => {
    const other = { ...ACTION, number: 4, verb: 'pass', text: 'pass' };
    hooks.view(...news(6, { to_act: 0, actions: [ACTION, other] }));
    table.catchUp();
    table.play('lay Anvil');
    hooks.refused('key-of-the-move', { ...ownFault('stale', 'entry 6 is not 7'), rule: '', number: 7 });
    expect(table.pending).toBeNull();
    expect(toasts.shown.at(-1)).toMatchObject({ kind: 'plain' });
  });

  test('that was all there was to do, and that the table made meanwhile, is not spoken of (RRA-26)', () => {
    const told = toasts.shown.length;
    table.play('lay Anvil');
    hooks.refused('key-of-the-move', { ...ownFault('stale', 'entry 5 is not 6'), rule: '', number: 6 });
    expect(table.pending).toBeNull();
    expect(toasts.shown.length).toBe(told);
  });

  test('waits until what happened before has been shown', () => {
    hooks.view(...news(6, { to_act: 1 }, 'You lay Anvil.'));
    hooks.view(...news(7, { to_act: 0 }, 'Ben draws a card.'));
    expect(table.canAct).toBe(false);
    table.catchUp();
    expect(table.canAct).toBe(true);
  });
});

describe('two people at one screen', () => {
  const shared = (more: Partial<TableInfo> = {}) =>
    tableInfo({ seats: [seatInfo(0, { mine: true }), seatInfo(1, { mine: true }), seatInfo(2, { kind: 'bot' })], ...more });

  test('no hand is shown before its owner says that nobody else is looking', async () => {
    await sitDown(shared());
    hooks.view(...news(1, { to_act: 0 }, '', true));
    expect(table.handOverTo).toBe(0);
    expect(table.canAct).toBe(false);
    table.unveil();
    expect(table.handOverTo).toBeNull();
    expect(table.canAct).toBe(true);
  });

  test('when the other is to decide, the screen is handed over', async () => {
    await sitDown(shared());
    hooks.view(...news(1, { to_act: 0 }, '', true));
    table.unveil();
    hooks.view(...news(2, { to_act: 1 }));
    expect(table.handOverTo).toBe(1);
    expect(table.names).toEqual(['Ann', 'Ben', 'Cleo']);
    table.unveil();
    expect(live.look.mock.calls).toEqual([[1]]);
    hooks.view(...news(2, { seat: 1, to_act: 1 }, '', true));
    expect(table.handOverTo).toBeNull();
    expect(table.names).toEqual(['Ann', 'Ben', 'Cleo']); // nobody is "you" where several share a screen
    expect(sharing.now).toEqual({ sharing: 'yes', holder: 'Ben' });
    table.close();
    expect(sharing.now.sharing).toBe('no');
  });

  test('while a bot decides, no hand stays on the screen', async () => {
    await sitDown(shared());
    hooks.view(...news(1, { to_act: 0 }, '', true));
    table.unveil();
    hooks.view(...news(2, { to_act: 2 }));
    expect(live.look.mock.calls).toEqual([[-1]]);
    expect(table.handOverTo).not.toBeNull(); // until the view without a hand has come
    hooks.view(...news(2, { seat: -1, to_act: 2 }, '', true));
    expect(table.handOverTo).toBeNull();
  });

  test('where hands lie open, the screen turns to whoever decides', async () => {
    await sitDown(shared({ open_hands: true }));
    hooks.view(...news(1, { to_act: 0 }, '', true));
    expect(table.handOverTo).toBeNull();
    hooks.view(...news(2, { to_act: 1 }));
    expect(live.look.mock.calls).toEqual([[1]]);
    expect(table.handOverTo).toBeNull();
  });

  test('when the game is over, nothing is hidden any more', async () => {
    await sitDown(shared());
    hooks.view(...news(1, { to_act: 0 }, '', true));
    hooks.table(shared({ status: 'over', number: 2, to_act: -1 }));
    expect(table.handOverTo).toBeNull();
  });
});

describe('a table that cannot be shown', () => {
  test('says why', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('{"code":"unknown-table","text":"No such table.","rule":"","number":0}', { status: 404 })),
    );
    table = new TableState('abcdefgh23', () => {
      throw new Error('no line is opened to it');
    });
    await table.open();
    expect(table.fault?.text).toBe('No such table.');
  });

  test('news that are older than what is known change nothing', async () => {
    await sitDown(tableInfo({ number: 9 }));
    hooks.table(tableInfo({ number: 4, status: 'gathering' }));
    expect(table.info?.status).toBe('playing');
  });
});
