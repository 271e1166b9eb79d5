import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api, ownFault } from '../src/server/api';
import { BACKOFF, Live, ANSWER_WITHIN, SILENCE, type Hooks, type Line, type Environment } from '../src/server/live';
import type { Scene } from '../src/server/scene';
import type { Fault, ToClient, ViewNews } from '../src/server/types';

/** A socket that does what the test says. */
class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.closed = true;
  }

  opens(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  says(news: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(news) });
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** A world with a clock that the test moves. */
class FakeWorld implements Environment {
  sockets: FakeSocket[] = [];
  online = true;
  now = 0;
  private timers = new Map<number, { at: number; run: () => void }>();
  private count = 0;

  socket(url: string): WebSocket {
    const made = new FakeSocket(url);
    this.sockets.push(made);
    return made as unknown as WebSocket;
  }

  later(run: () => void, milliseconds: number): number {
    this.count += 1;
    this.timers.set(this.count, { at: this.now + milliseconds, run });
    return this.count;
  }

  forget(timer: number): void {
    this.timers.delete(timer);
  }

  chance(): number {
    return 1;
  }

  isOnline(): boolean {
    return this.online;
  }

  pass(milliseconds: number): void {
    const until = this.now + milliseconds;
    for (;;) {
      const due = [...this.timers].filter(([, timer]) => timer.at <= until).sort((a, b) => a[1].at - b[1].at)[0];
      if (due === undefined) break;
      this.timers.delete(due[0]);
      this.now = due[1].at;
      due[1].run();
    }
    this.now = until;
  }

  get last(): FakeSocket {
    const found = this.sockets.at(-1);
    if (found === undefined) throw new Error('no socket was opened');
    return found;
  }
}

function viewNews(number: number, seat = 0, again = false): ViewNews {
  const view: ViewNews['view'] = {
    seat,
    number,
    step: number,
    to_act: 0,
    can_undo: false,
    seconds: [],
    decision: {},
    scene: { things: {}, piles: {}, counters: { number }, settings: {} },
    standing: [],
    asked: '',
    remarks: [],
    open: [],
    actions: [],
  };
  return { type: 'view', view, events: [], moves: [], again };
}

/** A view without a scene of its own, and the move that leads to it. */
function movedOn(number: number): ViewNews {
  const news = viewNews(number);
  const move = { type: 'counted' as const, event: -1, counter: 'number', before: number - 1, after: number };
  return { ...news, view: { ...news.view, scene: null }, moves: [move] };
}

let world: FakeWorld;
let live: Live;
let lines: Line[];
let views: number[];
let scenes: Scene[];
let dones: string[];
let faults: Fault[];

beforeEach(() => {
  world = new FakeWorld();
  [lines, views, scenes, dones, faults] = [[], [], [], [], []];
  const hooks: Hooks = {
    table: () => undefined,
    view: ({ view }) => {
      views.push(view.number);
      scenes.push(view.scene);
    },
    done: (key) => dones.push(key),
    because: () => undefined,
    about: () => undefined,
    foretold: () => undefined,
    refused: (_key, fault) => faults.push(fault),
    line: (line) => lines.push(line),
  };
  live = new Live('abcdefghij', hooks, null, world);
  live.open();
});

afterEach(() => live.close());

function connect(): FakeSocket {
  world.last.opens();
  world.last.says(viewNews(1, 0, true));
  return world.last;
}

describe('coming back', () => {
  test('a broken line resumes from the newest view that was seen', () => {
    const socket = connect();
    socket.says(viewNews(7));
    socket.breaks();
    world.pass(BACKOFF.first);
    expect(world.sockets).toHaveLength(2);
    expect(world.last.url).toContain('since=7');
  });

  test('moves lead on from the scene that came before', () => {
    const socket = connect();
    socket.says(viewNews(7));
    socket.says(movedOn(8));
    expect(scenes.slice(-2).map((scene) => scene.counters)).toEqual([{ number: 7 }, { number: 8 }]);
  });

  test('where moves come and no scene has come before, everything is asked for anew', () => {
    world.last.opens();
    world.last.says(movedOn(8));
    expect(views).toEqual([]);
    expect(world.sockets).toHaveLength(2);
    expect(world.last.url).toContain('protocol=3&since=0');
    world.last.opens();
    world.last.says(viewNews(9));
    expect(views).toEqual([9]);
  });

  test('each try waits twice as long as the one before, up to a limit', () => {
    const waits: number[] = [];
    for (let i = 0; i < 8; i += 1) {
      const [count, start] = [world.sockets.length, world.now];
      world.last.breaks();
      while (world.sockets.length === count) world.pass(100);
      waits.push(world.now - start);
    }
    expect(waits.slice(0, 4)).toEqual([400, 800, 1600, 3200]);
    expect(Math.max(...waits)).toBe(BACKOFF.most);
  });

  test('a line that was open begins again with the shortest wait', () => {
    world.last.breaks();
    world.pass(BACKOFF.first);
    world.last.breaks();
    world.pass(BACKOFF.first * 2);
    connect().breaks();
    world.pass(BACKOFF.first);
    expect(world.sockets).toHaveLength(4);
  });

  test('offline nothing is tried, and online it is tried at once', () => {
    connect();
    world.online = false;
    window.dispatchEvent(new Event('offline'));
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(lines.at(-1)).toBe('offline');
    world.online = true;
    window.dispatchEvent(new Event('online'));
    expect(world.sockets).toHaveLength(2);
  });

  test('a server that says goodbye for good is not asked again', () => {
    const socket = connect();
    socket.says({ type: 'bye', text: 'No spectators here.', reason: 'bye-no-seat', facts: {}, again: false });
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(faults).toEqual([{ ...ownFault('bye', 'No spectators here.'), reason: 'bye-no-seat' }]);
    expect(lines.at(-1)).toBe('closed');
  });

  test('a server that says "come back" is asked again, whatever code it closes with', () => {
    const socket = connect();
    socket.says({ type: 'bye', text: 'Restarting.', reason: 'bye', facts: {}, again: true });
    socket.breaks(1008);
    world.pass(BACKOFF.first);
    expect(world.sockets).toHaveLength(2);
  });

  const SIGNED_OUT = { type: 'bye', text: 'Signed out.', reason: 'bye-signed-out', facts: {}, again: false } as const;

  test('who was signed out from another device is told so, and not asked again', () => {
    const socket = connect();
    socket.says(SIGNED_OUT);
    socket.breaks(1008);
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
    expect(faults).toEqual([{ ...ownFault('bye', 'Signed out.'), reason: 'bye-signed-out' }]);
  });

  test('the page that has signed its guest out everywhere else comes back, and only that once', async () => {
    vi.useFakeTimers();
    const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify({ id: 'g1', name: 'Ann', token: '' }))));
    vi.stubGlobal('fetch', asked);
    const socket = connect();
    const done = api.signOut();
    socket.says(SIGNED_OUT); // before the answer
    socket.breaks(1008);
    await done;
    expect(asked).toHaveBeenCalledWith('/api/me/sign-out', expect.objectContaining({ method: 'POST' }));
    world.pass(BACKOFF.first);
    expect(world.sockets).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    world.sockets[1]?.opens();
    world.sockets[1]?.says(SIGNED_OUT); // another device does it later
    expect(faults).toHaveLength(1);
  });

  test('a line that is refused by policy is not tried again', () => {
    connect().breaks(1008);
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });

  test('a line that was closed by the page stays closed', () => {
    const socket = connect();
    live.close();
    expect(socket.closed).toBe(true);
    world.pass(60_000);
    expect(world.sockets).toHaveLength(1);
  });
});

describe('moves', () => {
  test('a move that was not answered is sent again under its old key', () => {
    const socket = connect();
    const key = live.play('lay Anvil', 1);
    socket.breaks();
    world.pass(BACKOFF.first);
    world.last.opens();
    const play = { type: 'play', key, number: 1, action: 'lay Anvil', seat: 0 };
    expect(socket.sent).toContainEqual(play);
    expect(world.last.sent).toContainEqual(play);
  });

  test('a move says for which seat it was made, of those that are shown', () => {
    const socket = connect();
    socket.says(viewNews(7, 1));
    live.play('pass', 7);
    expect(socket.sent.at(-1)).toMatchObject({ type: 'play', number: 7, action: 'pass', seat: 1 });
  });

  test('a move made while the line is broken is sent when it is back', () => {
    connect().breaks();
    const key = live.play('pass', 1);
    world.pass(BACKOFF.first);
    world.last.opens();
    expect(world.last.sent.map((message) => message.key)).toEqual([key]);
  });

  test('a move that was answered is not sent again', () => {
    const socket = connect();
    const key = live.play('pass', 1);
    socket.says({ type: 'done', key, number: 2 });
    socket.breaks();
    world.pass(BACKOFF.first);
    world.last.opens();
    expect(world.last.sent).toEqual([]);
    expect(live.unanswered).toBe(0);
  });

  test('a move that was refused is not sent again', () => {
    const socket = connect();
    const key = live.play('pass', 1);
    socket.says({ type: 'fault', key, fault: { ...ownFault('stale', 'Too late.'), number: 4 } });
    expect(live.unanswered).toBe(0);
    expect(faults.map((fault) => fault.code)).toEqual(['stale']);
  });

  test('an answer that comes twice is told once', () => {
    const socket = connect();
    const key = live.play('pass', 1);
    socket.says({ type: 'done', key, number: 2 });
    socket.says({ type: 'done', key, number: 2 });
    expect(dones).toEqual([key]);
  });

  test.each(['its key', ''])('what was sent too fast is sent again when the server takes more, told by "%s"', (name) => {
    const socket = connect();
    const key = live.play('pass', 1);
    live.askAbout();
    const { length } = socket.sent;
    socket.says({ type: 'fault', key: name && key, fault: { ...ownFault('too-fast', 'Wait.'), wait: 3 } });
    world.pass(2_900);
    expect(socket.sent).toHaveLength(length);
    world.pass(200);
    expect(socket.sent.slice(length).map(({ type }) => type)).toEqual(['play', 'about']);
    expect(socket.sent.at(length)?.key).toBe(key);
    expect(faults).toEqual([]);
    socket.says({ type: 'done', key, number: 2 });
    expect(dones).toEqual([key]);
  });

  test('what was asked about the open actions and answered is not asked again', () => {
    const socket = connect();
    live.askAbout();
    const key = String(socket.sent.at(-1)?.key);
    socket.says({ type: 'about', key, about: { number: 1, actions: {}, tones: {}, certain: {}, possible: {}, harms: {} } } as unknown as ToClient);
    socket.says({ type: 'fault', key: '', fault: { ...ownFault('too-fast', 'Wait.'), wait: 0 } });
    world.pass(2_000);
    expect(socket.sent.filter(({ type }) => type === 'about')).toHaveLength(1);
  });

  test('no two moves have the same key', () => {
    connect();
    const keys = Array.from({ length: 200 }, () => live.play('pass', 1));
    expect(new Set(keys).size).toBe(200);
    expect(keys.every((key) => /^[A-Za-z0-9_-]{8,64}$/.test(key))).toBe(true);
  });
});

describe('views', () => {
  test('a view that was seen before changes nothing', () => {
    const socket = connect();
    socket.says(viewNews(5));
    socket.says(viewNews(5));
    socket.says(viewNews(4));
    expect(views).toEqual([1, 5]);
  });

  test('a view that begins anew is shown, whatever its number', () => {
    const socket = connect();
    socket.says(viewNews(5));
    socket.says(viewNews(5, 0, true));
    expect(views).toEqual([1, 5, 5]);
  });

  test("another seat's view is shown, and after a break everything is told from the beginning", () => {
    const socket = connect();
    live.look(2);
    expect(socket.sent).toContainEqual({ type: 'look', seat: 2 });
    socket.breaks();
    world.pass(BACKOFF.first);
    expect(world.last.url).toContain('seat=2&since=0');
    world.last.opens();
    world.last.says(viewNews(1, 2, true));
    expect(views).toEqual([1, 1]);
  });
});

describe('silence', () => {
  test('a silent line is asked whether it is alive, and given up where nobody answers', () => {
    const socket = connect();
    world.pass(SILENCE);
    expect(socket.sent).toEqual([{ type: 'ping' }]);
    world.pass(ANSWER_WITHIN + BACKOFF.first);
    expect(socket.closed).toBe(true);
    expect(world.sockets).toHaveLength(2);
  });

  test('a line that answers is kept', () => {
    const socket = connect();
    for (let i = 0; i < 5; i += 1) {
      world.pass(SILENCE);
      socket.says({ type: 'pong' });
    }
    expect(world.sockets).toHaveLength(1);
  });

  test('a server that never answers the call is tried again', () => {
    world.pass(ANSWER_WITHIN + BACKOFF.first);
    expect(world.sockets).toHaveLength(2);
  });
});
