import type { Fault, FromClient, TableInfo, ToClient, ViewNews, WhyInfo } from './types';

/** How the line to the server is: `waiting` says that it broke and is tried again after a while. */
export type Line = 'connecting' | 'open' | 'waiting' | 'offline' | 'closed';

/** What a live table tells whoever watches it. */
export interface Hooks {
  table(info: TableInfo): void;
  view(news: ViewNews): void;
  done(key: string, number: number): void;
  because(key: string, why: WhyInfo): void;
  refused(key: string, fault: Fault): void;
  line(line: Line): void;
}

/** The world around: replaced in tests. */
export interface Surroundings {
  socket(url: string): WebSocket;
  later(run: () => void, milliseconds: number): number;
  forget(timer: number): void;
  chance(): number;
  isOnline(): boolean;
}

export const BACKOFF = { first: 400, most: 15_000 };

/** Silence that is answered by a ping, and how long that may stay unanswered, in milliseconds. */
export const QUIET = 20_000;
export const PATIENCE = 8_000;

/** Refused on the way in, with no use in trying again. */
const GIVE_UP = 1008;

const browser: Surroundings = {
  socket: (url) => new WebSocket(url),
  later: (run, milliseconds) => window.setTimeout(run, milliseconds),
  forget: (timer) => window.clearTimeout(timer),
  chance: Math.random,
  isOnline: () => navigator.onLine,
};

/** A name for one message, which no other message of this guest has. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Keyed = Extract<FromClient, { key: string }>;

/**
 * The live line to one table. It comes back by itself after a break, from the number that it saw last; what was sent
 * and not answered is sent again under its old key, so that the server does it once.
 */
export class Live {
  /** The seat that is looked from: null for the server's choice, -1 to watch. */
  seat: number | null;
  /** The newest entry of the table that was seen. */
  seen = 0;

  private socket: WebSocket | null = null;
  private outbox = new Map<string, Keyed>();
  private attempts = 0;
  private timer: number | null = null;
  private pulse: number | null = null;
  private shown: number | null = null;
  private stopped = false;
  private mayReturn = false;
  private state: Line = 'connecting';

  constructor(
    readonly table: string,
    private readonly hooks: Hooks,
    seat: number | null = null,
    private readonly world: Surroundings = browser,
  ) {
    this.seat = seat;
  }

  /** Begin; `close` ends it. */
  open(): void {
    if (typeof window !== 'undefined') {
      window.addEventListener('online', this.cameOnline);
      window.addEventListener('offline', this.wentOffline);
      document.addEventListener('visibilitychange', this.looked);
    }
    this.connect();
  }

  close(): void {
    this.stopped = true;
    if (typeof window !== 'undefined') {
      window.removeEventListener('online', this.cameOnline);
      window.removeEventListener('offline', this.wentOffline);
      document.removeEventListener('visibilitychange', this.looked);
    }
    this.hangUp();
    this.tell('closed');
  }

  /** Try again now. */
  retry(): void {
    if (this.stopped || this.state === 'open') return;
    this.attempts = 0;
    this.connect();
  }

  play(action: string, number: number): string {
    return this.post({ type: 'play', key: newKey(), number, action });
  }

  why(action: string): string {
    return this.post({ type: 'why', key: newKey(), action });
  }

  askUndo(): string {
    return this.post({ type: 'undo', key: newKey() });
  }

  answerUndo(agree: boolean): string {
    return this.post({ type: 'answer', key: newKey(), agree });
  }

  /** Look from another seat. */
  look(seat: number): void {
    this.seat = seat;
    this.send({ type: 'look', seat });
  }

  /** What was sent and not answered. */
  get unanswered(): number {
    return this.outbox.size;
  }

  private post(message: Keyed): string {
    this.outbox.set(message.key, message);
    this.send(message);
    return message.key;
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private connect(): void {
    this.hangUp();
    if (this.stopped) return;
    if (!this.world.isOnline()) {
      this.tell('offline');
      return;
    }
    this.tell(this.attempts === 0 ? 'connecting' : 'waiting');
    const socket = this.world.socket(this.url());
    this.socket = socket;
    socket.onopen = () => socket === this.socket && this.opened();
    socket.onmessage = (message) => socket === this.socket && this.heard(String(message.data));
    socket.onclose = (event) => socket === this.socket && this.broke(event.code);
    this.expect(PATIENCE);
  }

  private url(): string {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const seat = this.seat === null ? '' : `seat=${this.seat}&`;
    return `${scheme}//${location.host}/api/tables/${encodeURIComponent(this.table)}/live?${seat}since=${this.since}`;
  }

  /** Where to go on from: from the beginning where another seat was looked from. */
  private get since(): number {
    return this.seat === null || this.seat === this.shown ? this.seen : 0;
  }

  private opened(): void {
    this.mayReturn = false;
    for (const message of this.outbox.values()) this.send(message);
    this.listen();
  }

  private heard(text: string): void {
    const news = JSON.parse(text) as ToClient;
    if (this.state !== 'open') {
      this.attempts = 0;
      this.tell('open');
    }
    this.listen();
    switch (news.type) {
      case 'table':
        this.hooks.table(news.table);
        break;
      case 'view':
        this.saw(news);
        break;
      case 'done':
        if (this.outbox.delete(news.key)) this.hooks.done(news.key, news.number);
        break;
      case 'because':
        if (this.outbox.delete(news.key)) this.hooks.because(news.key, news.why);
        break;
      case 'fault':
        this.outbox.delete(news.key);
        this.hooks.refused(news.key, news.fault);
        break;
      case 'bye':
        this.said(news.again, news.text);
        break;
      case 'pong':
        break;
    }
  }

  /** A view that was seen before changes nothing. */
  private saw(news: ViewNews): void {
    const { seat, number } = news.view;
    const same = seat === this.shown;
    if (same && !news.again && number <= this.seen) return;
    this.shown = seat;
    this.seen = number;
    this.hooks.view(news);
  }

  private said(again: boolean, text: string): void {
    this.mayReturn = again;
    if (again) return; // the line closes next, and is tried again
    this.stopped = true;
    this.hangUp();
    this.hooks.refused('', { code: 'bye', text, rule: '', number: 0 });
    this.tell('closed');
  }

  /** Nothing is heard for a while: ask whether anybody is there, and hang up where nobody answers. */
  private listen(): void {
    this.expect(QUIET, () => {
      this.send({ type: 'ping' });
      this.expect(PATIENCE);
    });
  }

  private expect(milliseconds: number, then: () => void = () => this.broke(0)): void {
    if (this.pulse !== null) this.world.forget(this.pulse);
    this.pulse = this.world.later(then, milliseconds);
  }

  private broke(code: number): void {
    this.hangUp();
    if (this.stopped) return;
    if (code === GIVE_UP && !this.mayReturn) {
      this.stopped = true;
      this.tell('closed');
      return;
    }
    if (!this.world.isOnline()) {
      this.tell('offline');
      return;
    }
    this.tell('waiting');
    const wait = Math.min(BACKOFF.most, BACKOFF.first * 2 ** this.attempts);
    this.attempts += 1;
    this.timer = this.world.later(() => this.connect(), wait * (0.5 + this.world.chance() / 2));
  }

  private hangUp(): void {
    for (const timer of [this.timer, this.pulse]) if (timer !== null) this.world.forget(timer);
    this.timer = this.pulse = null;
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private tell(line: Line): void {
    if (line === this.state) return;
    this.state = line;
    this.hooks.line(line);
  }

  private cameOnline = (): void => this.retry();

  private wentOffline = (): void => {
    this.hangUp();
    this.tell('offline');
  };

  /** Timers sleep while nobody looks at the page: ask at once whether the line is alive. */
  private looked = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.state === 'open') {
      this.send({ type: 'ping' });
      this.expect(PATIENCE);
    } else this.retry();
  };
}
