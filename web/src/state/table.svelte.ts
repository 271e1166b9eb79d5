import { api, Failure, faultOf, NO_LINE } from '../server/api';
import { Live, type Hooks, type Line } from '../server/live';
import type { AboutInfo, EventInfo, Fault, ForecastInfo, Moment, SceneMove, TableInfo, View, WhyInfo } from '../server/types';
import { isHeard } from '../sound/events';
import { sound } from '../sound/sound';
import { t } from '../words';
import { sharedBy, sharing } from '../words/sharing.svelte';
import { MomentQueue, readingTime } from './moments';
import { settings } from './settings.svelte';
import type { Retold } from './replay.svelte';
import { Since } from './since.svelte';
import { tellerOf, type Follower, type Teller, type Told } from './teller';
import { toasts } from './toasts.svelte';

/** Milliseconds after which the next moment is shown even if the animations have not ended. */
const SETTLES_WITHIN = 5_000;

/** Milliseconds after which a table is opened again whose server could not be reached. */
const OPENS_AGAIN_AFTER = 2_000;

/** Seconds after which it sounds that it is up to the viewer: first comes what has happened. */
const TURN_AFTER = 0.3;

/** The seat of a viewer who only watches. */
export const WATCHER = -1;

/** What the actions of a view are about, and by number what each would do, in words. */
export interface AboutTold extends AboutInfo {
  hints: Readonly<Record<number, string>>;
}

interface Pending {
  key: string;
  action: string;
  /** It was the only legal action: the table may have played it first (RRA-26). */
  isOnly: boolean;
  /** The number of its entry, once the server has acknowledged it. */
  number: number | null;
}

/**
 * A live table as this browser shows it: the newest state that came from the server, and how much of it has been shown.
 * Views wait in a queue and are shown moment by moment.
 */
export class TableState {
  info = $state.raw<TableInfo | null>(null);
  /** The moment that is shown. */
  view = $state.raw<View | null>(null);
  events = $state.raw<EventInfo[]>([]);
  moves = $state.raw<SceneMove[]>([]);
  /** What the actions of the shown view are about, where it was asked for and has come. */
  private heardAbout = $state.raw<AboutInfo | null>(null);
  /** What one of them would do, where it was asked for and has come. */
  private heardForecast = $state.raw<ForecastInfo | null>(null);
  /** What was asked for last, and in which view: its answer may still be on its way. */
  private askedForecast = { action: '', number: -1, key: '' };
  /** Everything that has been shown. */
  log = $state.raw<EventInfo[]>([]);
  /** The text of the newest moment, for screen readers. */
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

  /** What has happened since the viewer was last here. */
  readonly since: Since;

  private latest: View | null = null;
  private queue = new MomentQueue();
  private busy = false;
  private timer = 0;
  private isSettled = $state(true);
  private isRead = true;
  private live: Live | null = null;
  private teller = $state.raw<Teller | null>(null);
  private follower: Follower | null = null;
  private isClosed = false;

  constructor(
    readonly table: string,
    private readonly call = (name: string, hooks: Hooks, words: string) => new Live(name, hooks, null, undefined, words),
    private readonly tellers: (game: string) => Promise<Teller> = tellerOf,
  ) {
    this.since = new Since(table);
    sharing.ask(this.sharedNow);
  }

  async open(): Promise<void> {
    try {
      const info = await api.table(this.table);
      this.teller = await this.tellers(info.game);
      this.hear(info);
    } catch (thrown) {
      const fault = faultOf(thrown);
      if (thrown instanceof Failure && fault.code === NO_LINE) this.openLater();
      else this.fault = fault;
      return;
    }
    if (this.isClosed) return;
    this.live = this.call(this.table, this.hooks(), this.teller.words);
    document.addEventListener('visibilitychange', this.visibilityChanged);
    this.live.open();
  }

  /** The server cannot be reached yet. */
  private openLater(): void {
    if (this.isClosed) return;
    this.line = navigator.onLine ? 'waiting' : 'offline';
    this.timer = window.setTimeout(() => void this.open(), OPENS_AGAIN_AFTER);
  }

  /** While the game is being compiled there are no tones and no hints yet: they are asked for again. */
  private hearAbout(about: AboutInfo): void {
    this.heardAbout = about;
    if (!(about.wait > 0)) return;
    window.setTimeout(() => {
      if (!this.isClosed && this.heardAbout === about && this.view?.number === about.number) this.live?.askAbout();
    }, about.wait * 1000);
  }

  private hooks(): Hooks {
    return {
      table: (info) => this.hear(info),
      view: (moment, again) => this.receiveView(moment, again),
      done: (key, number) => this.done(key, number),
      because: (_key, why) => (this.because = { ...why, action: this.called(why.action) }),
      about: (about) => this.hearAbout(about),
      foretold: (forecast) => (this.heardForecast = forecast),
      refused: (key, fault) => this.refused(key, fault),
      line: (line) => {
        this.line = line;
        if (line !== 'open') this.since.leave();
      },
    };
  }

  close(): void {
    this.isClosed = true;
    sharing.forget(this.sharedNow);
    this.live?.close();
    clearTimeout(this.timer);
    document.removeEventListener('visibilitychange', this.visibilityChanged);
  }

  // ------------------------------------------------------------------------------------- derived state

  /** The seats of this browser's guest. */
  readonly mine = $derived((this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));

  /** Several people share this browser, and have hands to hide from each other. */
  readonly isShared = $derived(this.mine.length > 1 && !this.info?.open_hands);

  /** Who sits at this screen, as texts of the page have to know. */
  private readonly shared = $derived.by(() => {
    const names = (this.info?.seats ?? []).map((seat) => seat.name);
    return sharedBy(this.mine, names, this.view?.seat ?? WATCHER, this.view?.to_act ?? WATCHER);
  });

  private readonly sharedNow = () => this.shared;

  /** Everything that has come has been shown. */
  readonly isCaughtUp = $derived(this.waiting === 0);

  /** The seat to act at the moment that is shown; -1 for none. */
  readonly toAct = $derived(this.view?.to_act ?? WATCHER);

  /** The game is over, and everything up to its end has been shown, its last movement too. */
  readonly isOver = $derived(this.info?.status === 'over' && this.isCaughtUp && this.isSettled);

  /** The person for whom the screen waits to be handed over; null where it may be looked at. */
  readonly handOverTo = $derived.by(() => {
    if (!this.isShared || this.info?.status !== 'playing') return null;
    if (this.isCaughtUp && this.mine.includes(this.toAct) && this.unveiled !== this.toAct) return this.toAct;
    const seat = this.view?.seat ?? WATCHER;
    return seat !== WATCHER && seat !== this.unveiled ? seat : null;
  });

  /** The shown view can be acted on. */
  readonly isMyTurn = $derived(
    this.isCaughtUp && this.handOverTo === null && (this.view?.actions.length ?? 0) > 0 && this.info?.status === 'playing',
  );

  readonly canAct = $derived(this.isMyTurn && this.pending === null);

  /** The names by seat, for the viewer: its own is "You", unless several share the screen. */
  readonly names = $derived(
    (this.info?.seats ?? []).map((seat) =>
      seat.seat === this.view?.seat && this.mine.length === 1 ? t('common-you') : seat.name || t('seats-open'),
    ),
  );

  // ------------------------------------------------------------------------------------- actions

  play = (action: string): void => {
    if (this.pending !== null || this.latest === null || this.live === null) return;
    const key = this.live.play(action, this.latest.number);
    this.pending = { key, action, isOnly: this.latest.actions.length === 1, number: null };
    this.noteUnheard('move');
  };

  /** What the actions of the shown view are about, and what they would do; null while that is not known. */
  readonly about = $derived.by((): AboutTold | null => {
    const { heardAbout: about, view } = this;
    if (about === null || about.number !== view?.number) return null;
    return { ...about, hints: this.teller?.hints(about, view.seat, this.listening()) ?? {} };
  });

  /** Every action of the game by its number. */
  readonly catalogue = $derived.by(() => this.teller?.actions ?? []);

  /** Ask what the actions that are open now are about. */
  askAbout = (): void => {
    if (this.about === null) this.live?.askAbout();
  };

  /** What an action of the shown view would do, as asked for last; null while that is not known. */
  readonly forecast = $derived.by(() => (this.heardForecast?.number === this.view?.number ? this.heardForecast : null));

  /** Ask what an open action would do. */
  foretell = (action: string): void => {
    const { view, askedForecast: asked } = this;
    if (view === null || this.live === null || (asked.action === action && asked.number === view.number)) return;
    this.askedForecast = { action, number: view.number, key: this.live.askForecast(action) };
  };

  /** Ask why something cannot be done, in the words of its button or in the notation of the game. */
  why = (action: string): void => {
    this.live?.why(this.teller?.meant(action, this.view?.seat ?? WATCHER, this.listening()) ?? action);
  };

  /** An action as its button says it, by its text. */
  private called(action: string): string {
    return this.teller?.called(action, this.view?.seat ?? WATCHER, this.listening()) ?? action;
  }

  askUndo = (): void => {
    this.live?.askUndo();
  };

  answerUndo = (agree: boolean): void => {
    this.live?.answerUndo(agree);
  };

  /** The person to act confirms that nobody else is looking. */
  unveil = (): void => {
    const seat = this.handOverTo;
    if (seat === null) return;
    this.unveiled = seat;
    if (this.view?.seat !== seat) this.look(seat);
  };

  /** Take over a table's information from the server, unless it is older than what is known. */
  hear = (info: TableInfo): void => {
    if (this.info !== null && info.number < this.info.number) return;
    if (this.latest !== null && info.number <= this.latest.number) this.since.stay();
    const began = this.info?.status === 'gathering' && info.status === 'playing';
    const told = this.info?.outcome; // only the live connection tells it in words
    this.info = told?.text && info.outcome ? { ...info, outcome: told } : info;
    if (began) sound('turn');
    this.switchSeat();
  };

  retry = (): void => {
    if (this.live !== null) {
      this.live.retry();
      return;
    }
    clearTimeout(this.timer);
    void this.open();
  };

  /** Who is told what happens. */
  private listening(): Told {
    const seats = this.info?.seats ?? [];
    return {
      names: seats.map((seat) => seat.name),
      isShared: seats.filter((seat) => seat.mine).length > 1,
      given: this.info?.given ?? {},
    };
  }

  /** What a replay is told by, from its first moment on. */
  get retold(): Retold {
    const { teller } = this;
    return {
      words: teller?.words ?? '',
      from: () => {
        const follower = teller?.follow();
        return (moment) => follower?.tell(moment, this.listening()) ?? moment;
      },
    };
  }

  /** Why the game has ended, as a sentence. */
  readonly ending = $derived(this.info?.outcome ? (this.teller?.outcome(this.info.outcome) ?? '') : '');

  /** The animations of the shown moment have ended. */
  settled = (): void => {
    this.isSettled = true;
    this.advanceWhenDone();
  };

  /** Show all waiting moments at once. */
  catchUp = (): void => {
    clearTimeout(this.timer);
    this.busy = false;
    const all = this.queue.takeAll();
    if (all !== null) this.jump(all.view, all.events, false);
  };

  // ------------------------------------------------------------------------------------- messages

  private receiveView(received: Moment, again: boolean): void {
    if (again) this.follower = null;
    this.follower ??= this.teller?.follow() ?? null;
    const moment = this.follower?.tell(received, this.listening()) ?? received;
    const { view, events } = moment;
    this.noteDecision(this.latest, view);
    this.latest = view;
    this.clocks = { seconds: view.seconds, seat: view.to_act, at: performance.now() };
    if (this.pending?.number != null && view.number >= this.pending.number) this.pending = null;
    const isFirst = this.view === null;
    if (isFirst || again || view.seat !== this.view?.seat) {
      clearTimeout(this.timer);
      this.busy = false;
      this.queue.clear();
      this.jump(view, events, true);
      return;
    }
    this.queue.add(moment);
    this.waiting = this.queue.length;
    if (this.showsAtOnce()) this.catchUp();
    else if (!this.busy) this.advance();
  }

  /** A decision of one of the viewer's seats was made before a view, where it was up to that seat before. */
  private noteDecision(before: View | null, { step }: View): void {
    if (before !== null && step > before.step && this.mine.includes(before.to_act)) this.since.decides(before.to_act, before.step + 1);
  }

  private showsAtOnce(): boolean {
    return document.hidden || settings.motion === 'reduced' || settings.choices.pace === 'instant';
  }

  /** Show a view without animating its events. */
  private jump(view: View, events: EventInfo[], startsOver: boolean): void {
    const before = this.view;
    this.isSettled = true;
    this.view = view;
    this.events = [];
    this.moves = [];
    this.waiting = this.queue.length;
    this.log = startsOver ? events : [...this.log, ...events];
    if (!startsOver) this.announce(events);
    this.afterShowing(before);
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
    this.moves = moment.moves;
    this.log = [...this.log, ...moment.events];
    this.announce(moment.events);
    this.afterShowing(before);
    const reading = readingTime(moment, this.queue.length, settings.choices.pace);
    this.timer = window.setTimeout(() => {
      this.isRead = true;
      this.advanceWhenDone();
      this.timer = window.setTimeout(() => this.settled(), SETTLES_WITHIN);
    }, reading);
  }

  private advanceWhenDone(): void {
    if (!this.busy || !this.isSettled || !this.isRead) return;
    clearTimeout(this.timer);
    this.busy = false;
    this.advance();
  }

  private announce(events: EventInfo[]): void {
    this.spoken = events.map((event) => event.text).filter(Boolean).join(' ');
  }

  private afterShowing(before: View | null): void {
    this.switchSeat();
    if (this.view !== null) this.since.shown(this.view.step);
    if (before === null || !this.isCaughtUp) return;
    if (this.isMyTurn && before.actions.length === 0) sound('turn', TURN_AFTER);
    if (this.info?.status === 'over' && before.step !== this.view?.step) this.noteUnheard('end');
  }

  /** A note at a table where what happens makes no sounds of its own, or where nothing is animated that could. */
  private noteUnheard(note: 'move' | 'end'): void {
    if (this.info === null || !isHeard(this.info.game) || this.showsAtOnce()) sound(note);
  }

  private done(key: string, number: number): void {
    if (this.pending?.key !== key) return;
    if (this.latest !== null && this.latest.number >= number) this.pending = null;
    else this.pending = { ...this.pending, number };
  }

  private refused(key: string, fault: Fault): void {
    if (key !== '' && key === this.askedForecast.key) return; // it is told without
    const wasOnly = this.pending?.key === key && this.pending.isOnly;
    if (this.pending?.key === key) this.pending = null;
    if (fault.code === 'stale') {
      if (!wasOnly) toasts.say(t('table-moved-on'));
      return;
    }
    sound('no');
    if (fault.code === 'refused' && fault.rule !== '')
      this.because = { action: '', allowed: false, rule: fault.rule, text: fault.text };
    else if (typeof fault.facts.near === 'string')
      toasts.fault({ ...fault, facts: { ...fault.facts, near: this.called(fault.facts.near) } });
    else toasts.fault(fault);
  }

  /** Where several people share the screen, show the seat to act, and hide the hand of a person who has decided. */
  private switchSeat(): void {
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

  private visibilityChanged = (): void => {
    if (document.hidden) {
      this.since.leave();
      return;
    }
    this.catchUp();
    if (this.view !== null) this.since.shown(this.view.step);
  };
}
