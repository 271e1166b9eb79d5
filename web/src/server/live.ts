import { isSigningOut, ownFault, PROTOCOL } from './api';
import { whole, type Scene } from './scene';
import { eventOf, type AboutInfo, type Fault, type ForecastInfo, type FromClient, type Moment, type TableInfo, type ToClient, type ViewNews, type WhyInfo } from './types';


/** The state of the connection; `waiting`: it was lost, and is tried again after a while. */
export type Line = 'connecting' | 'open' | 'waiting' | 'offline' | 'closed';

/** The callbacks of a live table. */
export interface Hooks {
  table(info: TableInfo): void;
  /** A moment of the game; `again`: its events begin with the opening, and earlier ones are to be forgotten. */
  view(moment: Moment, again: boolean): void;
  done(key: string, number: number): void;
  because(key: string, why: WhyInfo): void;
  /** What the open actions are about. */
  about(about: AboutInfo): void;
  foretold(forecast: ForecastInfo): void;
  refused(key: string, fault: Fault): void;
  line(line: Line): void;
}

/** What the browser provides; replaced in tests. */
export interface Environment {
  socket(url: string): WebSocket;
  later(run: () => void, milliseconds: number): number;
  forget(timer: number): void;
  chance(): number;
  isOnline(): boolean;
}

export const BACKOFF = { first: 400, most: 15_000 };

/** Milliseconds without a message after which a ping is sent, and within which its answer must come. */
export const SILENCE = 20_000;
export const ANSWER_WITHIN = 8_000;

/** Seconds after which what was sent too fast is sent again, at the earliest. */
const PATIENT = 1;

/** The server refused the connection; trying again would not help. */
const GIVE_UP = 1008;

/** The reason of a goodbye to a guest who was signed out everywhere. */
const SIGNED_OUT = 'bye-signed-out';

const browser: Environment = {
  socket: (url) => new WebSocket(url),
  later: (run, milliseconds) => window.setTimeout(run, milliseconds),
  forget: (timer) => window.clearTimeout(timer),
  chance: Math.random,
  isOnline: () => navigator.onLine,
};

/** An idempotency key for one message. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Keyed = Extract<FromClient, { key: string }>;

/**
 * The live connection to one table. It reconnects by itself, from the newest entry that it has seen; messages that
 * were not answered are sent again under their old keys, so that the server carries each out once.
 */
export class Live {
  /** The seat to look from: null for the server's choice, -1 to watch. */
  seat: number | null;
  /** The newest entry that was received. */
  seen = 0;

  private socket: WebSocket | null = null;
  private outbox = new Map<string, Keyed>();
  /** The key of what was asked about the open actions and not answered; '' for nothing. */
  private asked = '';
  private againTimer: number | null = null;
  private attempts = 0;
  private timer: number | null = null;
  private pingTimer: number | null = null;
  private shown: number | null = null;
  private scene: Scene | null = null;
  private stopped = false;
  private mayReturn = false;
  private state: Line = 'connecting';

  constructor(
    readonly table: string,
    private readonly hooks: Hooks,
    seat: number | null = null,
    private readonly environment: Environment = browser,
    /** The language in which the server is to tell; "" where the page says the facts itself. */
    private readonly words = '',
  ) {
    this.seat = seat;
  }

  /** Begin; `close` ends it. */
  open(): void {
    if (typeof window !== 'undefined') {
      window.addEventListener('online', this.cameOnline);
      window.addEventListener('offline', this.wentOffline);
      document.addEventListener('visibilitychange', this.becameVisible);
    }
    this.connect();
  }

  close(): void {
    this.stopped = true;
    if (typeof window !== 'undefined') {
      window.removeEventListener('online', this.cameOnline);
      window.removeEventListener('offline', this.wentOffline);
      document.removeEventListener('visibilitychange', this.becameVisible);
    }
    this.disconnect();
    this.setState('closed');
  }

  /** Try again now. */
  retry(): void {
    if (this.stopped || this.state === 'open') return;
    this.attempts = 0;
    this.connect();
  }

  play(action: string, number: number): string {
    const seat = this.shown === null || this.shown < 0 ? null : this.shown;
    return this.post({ type: 'play', key: newKey(), number, action, seat });
  }

  why(action: string): string {
    return this.post({ type: 'why', key: newKey(), action });
  }

  /** Ask what the open actions are about; asked anew after a new connection, it is not sent again. */
  askAbout(): void {
    this.asked = newKey();
    this.send({ type: 'about', key: this.asked });
  }

  /** Ask what one open action would do; the key of the question, which is not asked again after a new connection. */
  askForecast(action: string): string {
    const key = newKey();
    this.send({ type: 'forecast', key, action });
    return key;
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

  /** How many messages have not been answered. */
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
    this.disconnect();
    if (this.stopped) return;
    if (!this.environment.isOnline()) {
      this.setState('offline');
      return;
    }
    this.setState(this.attempts === 0 ? 'connecting' : 'waiting');
    const socket = this.environment.socket(this.url());
    this.socket = socket;
    socket.onopen = () => socket === this.socket && this.opened();
    socket.onmessage = (message) => socket === this.socket && this.receive(String(message.data));
    socket.onclose = (event) => socket === this.socket && this.connectionLost(event.code);
    this.waitFor(ANSWER_WITHIN);
  }

  private url(): string {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const seat = this.seat === null ? '' : `seat=${this.seat}&`;
    const seenBy = this.since > 0 ? `&seen_by=${this.shown}` : '';
    const words = this.words === '' ? '' : `&words=${this.words}`;
    const table = encodeURIComponent(this.table);
    return `${scheme}//${location.host}/api/tables/${table}/live?protocol=${PROTOCOL}&${seat}since=${this.since}${seenBy}${words}`;
  }

  /** The entry to continue from; 0, the beginning, for another seat than before. */
  private get since(): number {
    return this.seat === null || this.seat === this.shown ? this.seen : 0;
  }

  private opened(): void {
    this.mayReturn = false;
    this.asked = '';
    this.sendAgain();
    this.restartPing();
  }

  private sendAgain(): void {
    for (const message of this.outbox.values()) this.send(message);
  }

  /**
   * The server takes no more for so many seconds: what it has not answered is sent again then. It may not have read what
   * it refused, and so not know under which key.
   */
  private slowDown(seconds: number): void {
    this.againTimer ??= this.environment.later(() => {
      this.againTimer = null;
      this.sendAgain();
      if (this.asked !== '') this.askAbout();
    }, seconds * 1000);
  }

  private receive(text: string): void {
    const news = JSON.parse(text) as ToClient;
    if (this.state !== 'open') {
      this.attempts = 0;
      this.setState('open');
    }
    this.restartPing();
    switch (news.type) {
      case 'table':
        this.hooks.table(news.table);
        break;
      case 'view':
        this.receiveView(news);
        break;
      case 'done':
        if (this.outbox.delete(news.key)) this.hooks.done(news.key, news.number);
        break;
      case 'because':
        if (this.outbox.delete(news.key)) this.hooks.because(news.key, news.why);
        break;
      case 'about':
        if (news.key === this.asked) this.asked = '';
        this.hooks.about(news.about);
        break;
      case 'foretold':
        this.hooks.foretold(news.forecast);
        break;
      case 'fault':
        this.receiveFault(news);
        break;
      case 'bye':
        this.receiveBye(news);
        break;
      case 'pong':
        break;
    }
  }

  private receiveFault({ key, fault }: Extract<ToClient, { type: 'fault' }>): void {
    if (fault.code === 'too-fast') {
      this.slowDown(Math.max(fault.wait, PATIENT));
      return;
    }
    if (key === this.asked) this.asked = '';
    this.outbox.delete(key);
    this.hooks.refused(key, fault);
  }

  /** Pass a view on, unless it was received before. */
  private receiveView(news: ViewNews): void {
    const { seat, number } = news.view;
    const same = seat === this.shown;
    if (same && !news.again && number <= this.seen) return;
    const view = whole(news.view, same ? this.scene : null, news.moves);
    if (view === null) {
      this.startOver();
      return;
    }
    this.shown = seat;
    this.seen = number;
    this.scene = view.scene;
    this.hooks.view({ view, events: news.events.map(eventOf), moves: news.moves }, news.again);
  }

  /** Moves came that lead on from a scene which is not here: ask for everything anew. */
  private startOver(): void {
    this.seen = 0;
    this.shown = this.scene = null;
    this.connect();
  }

  private receiveBye({ again, text, reason, facts }: Extract<ToClient, { type: 'bye' }>): void {
    this.mayReturn = again || (reason === SIGNED_OUT && isSigningOut());
    if (this.mayReturn) return; // the server closes the connection next, and it is tried again
    this.stopped = true;
    this.disconnect();
    this.hooks.refused('', { ...ownFault('bye', text), reason, facts });
    this.setState('closed');
  }

  /** After a silence, send a ping; disconnect where no answer comes. */
  private restartPing(): void {
    this.waitFor(SILENCE, () => {
      this.send({ type: 'ping' });
      this.waitFor(ANSWER_WITHIN);
    });
  }

  private waitFor(milliseconds: number, then: () => void = () => this.connectionLost(0)): void {
    if (this.pingTimer !== null) this.environment.forget(this.pingTimer);
    this.pingTimer = this.environment.later(then, milliseconds);
  }

  private connectionLost(code: number): void {
    this.disconnect();
    if (this.stopped) return;
    if (code === GIVE_UP && !this.mayReturn) {
      this.stopped = true;
      this.setState('closed');
      return;
    }
    if (!this.environment.isOnline()) {
      this.setState('offline');
      return;
    }
    this.setState('waiting');
    const wait = Math.min(BACKOFF.most, BACKOFF.first * 2 ** this.attempts);
    this.attempts += 1;
    this.timer = this.environment.later(() => this.connect(), wait * (0.5 + this.environment.chance() / 2));
  }

  private disconnect(): void {
    for (const timer of [this.timer, this.pingTimer, this.againTimer]) if (timer !== null) this.environment.forget(timer);
    this.timer = this.pingTimer = this.againTimer = null;
    const socket = this.socket;
    this.socket = null;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private setState(line: Line): void {
    if (line === this.state) return;
    this.state = line;
    this.hooks.line(line);
  }

  private cameOnline = (): void => this.retry();

  private wentOffline = (): void => {
    this.disconnect();
    this.setState('offline');
  };

  /** Timers are paused while the page is hidden: send a ping at once. */
  private becameVisible = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.state === 'open') {
      this.send({ type: 'ping' });
      this.waitFor(ANSWER_WITHIN);
    } else this.retry();
  };
}
