import { api, faultOf } from '../server/api';
import { whole, type Scene } from '../server/scene';
import { eventOf, type EventInfo, type Moment, type SceneMove, type View } from '../server/types';
import { PACES } from './moments';
import { settings } from './settings.svelte';
import { SITTERS } from './teller';
import { toasts } from './toasts.svelte';

/** How many moments are requested at once. */
const STRETCH = 40;

/** How long a moment stays while the replay runs by itself, in milliseconds. */
const BEAT = 1100;

/** What a replay is told by. */
export interface Retold {
  /** The language in which the server is to tell; "" where the page says the facts itself. */
  words: string;
  /** Begins with the first moment of a stretch: gives each moment its words. */
  from(): (moment: Moment) => Moment;
}

/** The replay of a game, moment by moment, as one seat may know it. */
export class ReplayState {
  /** The moment that it begins with. */
  first = $state(0);
  step = $state(0);
  steps = $state(0);
  view = $state.raw<View | null>(null);
  events = $state.raw<readonly EventInfo[]>([]);
  moves = $state.raw<readonly SceneMove[]>([]);
  isRunning = $state(false);

  private frames = new Map<number, Moment>();
  private asked = new Map<number, Promise<void>>();
  private wanted = 0;
  private timer = 0;

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private readonly told: Retold,
    /** Called once it has run by itself to the last moment, and has shown that moment as long as the others. */
    private readonly ended: (() => void) | null = null,
  ) {}

  /** Show what there is from a moment on, beginning at another; return whether the server has sent it. */
  async open(steps: number, first = 0, at = steps): Promise<boolean> {
    this.steps = steps;
    this.first = first;
    return this.to(at);
  }

  /** The moment after the last decision of a seat's person, at a moment or before it; null where the server sends
   * nothing. Where a bot sat there meanwhile, its decisions do not count. */
  async lastDecision(seat: number, before: number): Promise<number | null> {
    for (let step = before; step > 0; step--) {
      if (!(await this.fetch(step)) || !(await this.fetch(step - 1))) return null;
      if (this.frames.get(step - 1)?.view.to_act === seat && this.isOwn(seat, step)) return step;
    }
    return 0;
  }

  /** Whether the viewer's person sat on its seat when a decision was made. */
  private isOwn(seat: number, step: number): boolean {
    if (this.seat !== seat) return true; // who looks from elsewhere is not told
    for (let at = step; at >= 0; at--) {
      const sitters = this.frames.get(at)?.events.findLast(({ kind }) => kind === SITTERS);
      if (sitters) return sitters.fields.yours === true;
    }
    return true;
  }

  close(): void {
    this.pause();
  }

  /** The newest entry that has been shown; to some moments nothing led that is told. */
  get number(): number {
    for (let step = this.step; step >= 0; step--) {
      const own = this.frames.get(step)?.events.at(-1)?.number;
      if (own !== undefined) return own;
    }
    return this.view?.number ?? 0;
  }

  /** Show the moment after so many decisions. */
  async to(step: number): Promise<boolean> {
    const wanted = Math.max(this.first, Math.min(this.steps, step));
    this.wanted = wanted;
    if (!(await this.fetch(wanted))) return false;
    if (this.wanted !== wanted) return true; // the reader has gone on meanwhile
    const frame = this.frames.get(wanted);
    if (frame === undefined) return false;
    const isNext = this.view !== null && wanted === this.step + 1;
    this.step = wanted;
    this.events = frame.events;
    this.moves = frame.moves;
    this.view = frame.view;
    this.animated = isNext;
    void this.fetch(Math.min(this.steps, wanted + STRETCH / 2));
    return true;
  }

  /** The moment follows the one shown before, so that what led to it can be animated. */
  animated = $state(false);

  run(): void {
    if (this.step >= this.steps) void this.to(this.first);
    this.isRunning = true;
    this.beat();
  }

  pause(): void {
    this.isRunning = false;
    clearTimeout(this.timer);
  }

  private beat(): void {
    clearTimeout(this.timer);
    const pace = Math.max(0.3, PACES[settings.choices.pace]);
    this.timer = window.setTimeout(async () => {
      if (!this.isRunning) return;
      const isDone = this.step >= this.steps;
      const went = !isDone && (await this.to(this.step + 1));
      if (!this.isRunning) return;
      if (went && (this.step < this.steps || this.ended !== null)) this.beat();
      else this.pause();
      if (isDone) this.ended?.();
    }, BEAT * pace);
  }

  private async fetch(step: number): Promise<boolean> {
    if (this.frames.has(step)) return true;
    const first = Math.floor(step / STRETCH) * STRETCH;
    let asking = this.asked.get(first);
    if (asking === undefined) {
      asking = this.ask(first).finally(() => this.asked.delete(first));
      this.asked.set(first, asking);
    }
    try {
      await asking;
    } catch (thrown) {
      this.pause();
      toasts.fault(faultOf(thrown));
      return false;
    }
    return this.frames.has(step);
  }

  private async ask(first: number): Promise<void> {
    const part = await api.replay(this.table, this.seat, first, STRETCH, this.told.words);
    const tell = this.told.from();
    let scene: Scene | null = null;
    part.frames.forEach(({ view: sent, events: happened, moves }, at) => {
      const events = happened.map(eventOf);
      const view = whole(sent, scene, moves);
      if (view === null) throw new Error('a stretch of a replay begins with a scene');
      scene = view.scene;
      this.frames.set(part.first + at, tell({ view, events, moves }));
    });
    this.steps = Math.max(part.steps, part.first + part.frames.length - 1);
  }
}
