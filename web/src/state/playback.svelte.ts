import type { EventInfo } from '../server/types';
import { t } from '../words';
import { ReplayState } from './replay.svelte';
import { settings } from './settings.svelte';
import { WATCHER, type TableState } from './table.svelte';
import { toasts } from './toasts.svelte';

/** What is shown of a table: its live moment, or a moment of a replay, of the whole game or of what was missed. */
export class Playback {
  replay = $state.raw<ReplayState | null>(null);
  /** The replay is of what was missed, rather than of the whole game. */
  private isOfMissed = $state(false);
  /** What led to the live moment was animated before a replay that has been closed. */
  private told = $state.raw<readonly EventInfo[]>([]);

  constructor(private readonly table: TableState) {}

  readonly isReplay = $derived(this.replay !== null);
  readonly title = $derived.by(() => {
    if (!this.isOfMissed) return t('replay-title');
    return this.table.mine.length === 0 ? t('since-visit') : t('since-decision');
  });

  readonly view = $derived.by(() => this.replay?.view ?? this.table.view);
  private readonly isTold = $derived.by(() => this.replay === null && this.table.events === this.told);
  /** What led to the moment that is shown, to be animated; and what that moved. */
  readonly events = $derived.by(() => {
    if (this.replay) return this.replay.animated ? [...this.replay.events] : [];
    return this.isTold ? [] : this.table.events;
  });
  readonly moves = $derived.by(() => {
    if (this.replay) return this.replay.animated ? [...this.replay.moves] : [];
    return this.isTold ? [] : this.table.moves;
  });
  readonly toAct = $derived.by(() => (this.replay ? (this.replay.view?.to_act ?? WATCHER) : this.table.toAct));
  /** The screen waits to be handed over. */
  readonly isVeiled = $derived.by(() => this.table.handOverTo !== null && !this.isReplay);
  /** The log up to what is shown; null where it is not to be read. */
  readonly log = $derived.by(() => {
    if (this.table.handOverTo !== null) return null; // it tells what one of those at this screen drew
    const until = this.replay?.number ?? Infinity;
    return this.table.log.filter((event) => event.number <= until);
  });
  /** The newest moment in words, for screen readers. */
  readonly spoken = $derived.by(() =>
    this.replay ? this.replay.events.map(({ text }) => text).filter(Boolean).join(' ') : this.table.spoken,
  );

  /** The seat since whose last decision something may be played again: of those who share the screen, the one to act. */
  private readonly ownSeat = $derived.by(() => {
    const { isShared, mine, toAct, view } = this.table;
    return !isShared ? (view?.seat ?? WATCHER) : mine.includes(toAct) ? toAct : WATCHER;
  });
  readonly canReplayMissed = $derived.by(
    () => !this.isReplay && this.table.isCaughtUp && this.table.since.hasHappened(this.ownSeat, this.table.view?.step ?? 0),
  );

  /** Open a replay of the whole game at the live moment. */
  async replayGame(): Promise<void> {
    const { view: live } = this.table;
    if (this.replay || live === null) return;
    const opened = this.newReplay();
    if (!(await opened.open(live.step))) return;
    this.isOfMissed = false;
    this.replay = opened;
  }

  /** Play what has happened since the viewer's last decision or last visit; where movement is not wanted, step by step.
   * Return whether there is anything to play; `onend` is called once it has run by itself to the last moment. */
  async replayMissed(onend: () => void): Promise<boolean> {
    const { view: live, since } = this.table;
    if (live === null) return false;
    const opened = this.newReplay(onend);
    const known = since.known ?? live.step;
    const first = this.ownSeat === WATCHER ? known : await opened.lastDecision(this.ownSeat, known);
    const isOpen = first !== null && first < live.step && (await opened.open(live.step, first, first));
    if (!isOpen) {
      if (first === live.step) toasts.say(t('since-nothing'));
      return false;
    }
    since.looked();
    this.isOfMissed = true;
    this.replay = opened;
    if (settings.motion === 'full') opened.run();
    return true;
  }

  /** Show the live moment again. */
  close(): void {
    if (this.replay === null) return;
    this.replay.close();
    this.told = this.table.events;
    this.replay = null;
  }

  /** A replay as the viewer may see it: as nobody, where several who share the screen could see it. */
  private newReplay(onend: (() => void) | null = null): ReplayState {
    const { table, info, isShared, retold, view } = this.table;
    const seat = isShared && info?.status === 'playing' ? WATCHER : (view?.seat ?? WATCHER);
    return new ReplayState(table, seat, retold, onend);
  }
}
