import { api, Failure, faultOf, NO_LINE } from '../server/api';
import { Live, type Hooks, type Line } from '../server/live';
import type { EventInfo, Fault, TableInfo, View, ViewNews, WhyInfo } from '../server/types';
import { t } from '../words';
import { MomentQueue, readingTime } from './moments';
import { settings } from './settings.svelte';
import { sound } from './sound';
import { toasts } from './toasts.svelte';

/** A table that draws a moment may take this long at most before the next one comes. */
const SETTLES_WITHIN = 5_000;

/** Nobody's seat: whoever only watches. */
export const WATCHER = -1;

interface Pending {
  key: string;
  action: string;
  /** There was nothing else to decide: the table may have decided it first (RRA-26). */
  isOnly: boolean;
  /** The entry that it became, once the server has said so. */
  number: number | null;
}

/**
 * A live table as this browser shows it: the newest that the server told, and how far it has been shown. News wait in
 * a queue and are shown moment by moment.
 */
export class TableState {
  info = $state.raw<TableInfo | null>(null);
  /** The moment that is shown. */
  view = $state.raw<View | null>(null);
  events = $state.raw<EventInfo[]>([]);
  /** Everything that has been shown. */
  log = $state.raw<EventInfo[]>([]);
  /** What the newest moment says, for those who hear the page. */
  spoken = $state('');
  line = $state<Line>('connecting');
  pending = $state.raw<Pending | null>(null);
  because = $state.raw<WhyInfo | null>(null);
  /** Why the table cannot be shown at all. */
  fault = $state.raw<Fault | null>(null);
  /** The seat whose person has said that nobody else is looking (several people at one device). */
  unveiled = $state<number | null>(null);
  /** The thinking time left by seat, when the newest view came (this browser's clock, milliseconds). */
  clocks = $state.raw<{ seconds: readonly number[]; seat: number; at: number }>({ seconds: [], seat: -1, at: 0 });
  /** How many moments wait to be shown. */
  waiting = $state(0);

  private latest: View | null = null;
  private queue = new MomentQueue();
  private busy = false;
  private timer = 0;
  private isSettled = true;
  private isRead = true;
  private live: Live | null = null;

  constructor(
    readonly table: string,
    private readonly call: (table: string, hooks: Hooks) => Live = (name, hooks) => new Live(name, hooks),
  ) {}

  async open(): Promise<void> {
    try {
      this.hear(await api.table(this.table));
    } catch (thrown) {
      const fault = faultOf(thrown);
      if (!(thrown instanceof Failure) || fault.code !== NO_LINE) {
        this.fault = fault;
        return;
      }
    }
    this.live = this.call(this.table, {
      table: (info) => this.hear(info),
      view: (news) => this.see(news),
      done: (key, number) => this.done(key, number),
      because: (_key, why) => (this.because = why),
      refused: (key, fault) => this.refused(key, fault),
      line: (line) => (this.line = line),
    });
    document.addEventListener('visibilitychange', this.looked);
    this.live.open();
  }

  close(): void {
    this.live?.close();
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.looked);
  }

  // ------------------------------------------------------------------------------------- what is so

  /** The seats of whoever sits at this browser. */
  readonly mine = $derived((this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));

  /** Several people share this browser, and have hands to hide from each other. */
  readonly isShared = $derived(this.mine.length > 1 && !this.info?.open_hands);

  /** Everything that is known has been shown. */
  readonly isCaughtUp = $derived(this.waiting === 0);

  /** Whose decision it is at the moment that is shown; -1 for nobody's. */
  readonly toAct = $derived(this.view?.to_act ?? WATCHER);

  /** The game is over, and everything up to its end has been shown. */
  readonly isOver = $derived(this.info?.status === 'over' && this.isCaughtUp);

  /** The person for whom the screen waits to be handed over; null where it may be looked at. */
  readonly curtain = $derived.by(() => {
    if (!this.isShared || this.info?.status !== 'playing') return null;
    if (this.isCaughtUp && this.mine.includes(this.toAct) && this.unveiled !== this.toAct) return this.toAct;
    const seat = this.view?.seat ?? WATCHER;
    return seat !== WATCHER && seat !== this.unveiled ? seat : null;
  });

  /** The shown view can be acted on. */
  readonly isMyTurn = $derived(
    this.isCaughtUp && this.curtain === null && (this.view?.actions.length ?? 0) > 0 && this.info?.status === 'playing',
  );

  readonly canAct = $derived(this.isMyTurn && this.pending === null);

  /** What everybody is called, by seat, as whoever looks says it. */
  readonly names = $derived(
    (this.info?.seats ?? []).map((seat) =>
      seat.seat === this.view?.seat && this.curtain === null ? t.common.you : seat.name || t.seats.open,
    ),
  );

  // ------------------------------------------------------------------------------------- what is done

  play = (action: string): void => {
    if (this.pending !== null || this.latest === null || this.live === null) return;
    const key = this.live.play(action, this.latest.number);
    this.pending = { key, action, isOnly: this.latest.actions.length === 1, number: null };
    sound('move');
  };

  why = (action: string): void => {
    this.live?.why(action);
  };

  askUndo = (): void => {
    this.live?.askUndo();
  };

  answerUndo = (agree: boolean): void => {
    this.live?.answerUndo(agree);
  };

  /** The person whose turn it is says that nobody else is looking. */
  unveil = (): void => {
    const seat = this.curtain;
    if (seat === null) return;
    this.unveiled = seat;
    if (this.view?.seat !== seat) this.look(seat);
  };

  /** Take an answer of the server's as the newest there is. */
  hear = (info: TableInfo): void => {
    if (this.info !== null && info.number < this.info.number) return;
    const began = this.info?.status === 'gathering' && info.status === 'playing';
    this.info = info;
    if (began) sound('turn');
    this.turnTheTable();
  };

  retry = (): void => this.live?.retry();

  /** The drawing of the shown moment has come to its end. */
  settled = (): void => {
    this.isSettled = true;
    this.goOn();
  };

  /** Show all that waits at once. */
  catchUp = (): void => {
    clearTimeout(this.timer);
    this.busy = false;
    const all = this.queue.takeAll();
    if (all !== null) this.jump(all.view, all.events, false);
  };

  // ------------------------------------------------------------------------------------- what comes

  private see(news: ViewNews): void {
    this.latest = news.view;
    this.clocks = { seconds: news.view.seconds, seat: news.view.to_act, at: performance.now() };
    if (this.pending?.number != null && news.view.number >= this.pending.number) this.pending = null;
    const isFirst = this.view === null;
    if (isFirst || news.again || news.view.seat !== this.view?.seat) {
      clearTimeout(this.timer);
      this.busy = false;
      this.queue.clear();
      this.jump(news.view, news.events, true);
      return;
    }
    this.queue.add(news);
    this.waiting = this.queue.length;
    if (this.isAtOnce()) this.catchUp();
    else if (!this.busy) this.advance();
  }

  private isAtOnce(): boolean {
    return document.hidden || settings.motion === 'reduced' || settings.choices.pace === 'instant';
  }

  /** Show a view without what led to it. */
  private jump(view: View, events: EventInfo[], isAnew: boolean): void {
    const before = this.view;
    this.view = view;
    this.events = [];
    this.waiting = this.queue.length;
    this.log = isAnew ? events : [...this.log, ...events];
    if (!isAnew) this.speak(events);
    this.showed(before);
  }

  /** Show the next moment. */
  private advance(): void {
    const moment = this.queue.next();
    if (moment === null) return;
    const before = this.view;
    this.busy = true;
    this.isSettled = this.isRead = false;
    this.waiting = this.queue.length;
    this.view = moment.view;
    this.events = moment.events;
    this.log = [...this.log, ...moment.events];
    this.speak(moment.events);
    this.showed(before);
    const reading = readingTime(moment, this.queue.length, settings.choices.pace);
    this.timer = window.setTimeout(() => {
      this.isRead = true;
      this.goOn();
      this.timer = window.setTimeout(() => this.settled(), SETTLES_WITHIN);
    }, reading);
  }

  private goOn(): void {
    if (!this.busy || !this.isSettled || !this.isRead) return;
    clearTimeout(this.timer);
    this.busy = false;
    this.advance();
  }

  private speak(events: EventInfo[]): void {
    this.spoken = events.map((event) => event.text).filter(Boolean).join(' ');
  }

  private showed(before: View | null): void {
    this.turnTheTable();
    if (before === null || !this.isCaughtUp) return;
    if (this.isMyTurn && before.actions.length === 0) sound('turn');
    if (this.info?.status === 'over' && before.step !== this.view?.step) sound('end');
  }

  private done(key: string, number: number): void {
    if (this.pending?.key !== key) return;
    if (this.latest !== null && this.latest.number >= number) this.pending = null;
    else this.pending = { ...this.pending, number };
  }

  private refused(key: string, fault: Fault): void {
    const wasOnly = this.pending?.key === key && this.pending.isOnly;
    if (this.pending?.key === key) this.pending = null;
    if (fault.code === 'stale') {
      if (!wasOnly) toasts.say(t.table.movedOn);
      return;
    }
    sound('no');
    if (fault.code === 'refused' && fault.rule !== '')
      this.because = { action: '', allowed: false, rule: fault.rule, text: fault.text };
    else toasts.fault(fault);
  }

  /** Where several people share the screen, nobody's hand stays on it when that person has decided. */
  private turnTheTable(): void {
    const { info, view } = this;
    if (info?.status !== 'playing' || view === null || this.mine.length < 2 || !this.isCaughtUp) return;
    const next = view.to_act;
    if (!this.isShared) {
      if (this.mine.includes(next) && view.seat !== next) this.look(next);
    } else if (next !== view.seat) {
      this.unveiled = null;
      if (!this.mine.includes(next) && view.seat !== WATCHER) this.look(WATCHER);
    }
  }

  private look(seat: number): void {
    this.live?.look(seat);
  }

  private looked = (): void => {
    if (!document.hidden) this.catchUp();
  };
}
