import { keepVisit, lastVisit } from './visits';

/** What has happened at a table since its viewer looked last, or last decided. Moments are counted by decisions. */
export class Since {
  /** How many decisions came while the viewer was away, until they have been looked at or the viewer has decided. */
  missed = $state(0);

  /** When the viewer was last here; null where nothing has happened since. */
  private before = $state<number | null>(null);
  /** By seat, when its person last decided in this session. */
  private decided = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The newest moment that was shown while somebody looked. */
  private seen: number | null;
  private isAway = true;

  constructor(private readonly table: string) {
    this.seen = lastVisit(table);
  }

  /** The line is lost, or the page is hidden. */
  leave(): void {
    this.isAway = true;
  }

  /** The line is back, and nothing has happened. */
  stay(): void {
    this.isAway = false;
  }

  /** A moment is shown. */
  shown(step: number): void {
    if (document.hidden) return;
    this.forgetAfter(step);
    if (this.isAway && this.seen !== null && step > this.seen) {
      this.before ??= this.seen;
      this.missed = step - this.before;
    }
    this.isAway = false;
    this.seen = step;
    keepVisit(this.table, step);
  }

  /** The person of a seat has made the decision that leads to a moment. */
  decides(seat: number, step: number): void {
    this.decided = new Map(this.decided).set(seat, step);
    this.before = null;
    this.missed = 0;
  }

  /** What was missed is played again. */
  looked(): void {
    this.missed = 0;
  }

  /** Whether something has happened since a seat's last decision, or since the visit of somebody who only watches. */
  hasHappened(seat: number, step: number): boolean {
    if (this.before !== null) return step > this.before;
    if (seat < 0) return false;
    return step > (this.decided.get(seat) ?? 0);
  }

  /** The moment until which the viewer knows what has happened; null for the newest. */
  get known(): number | null {
    return this.before;
  }

  /** Decisions were taken back. */
  private forgetAfter(step: number): void {
    if (this.before !== null && this.before > step) this.before = null;
    if (this.seen !== null && this.seen > step) this.seen = step;
    if ([...this.decided.values()].some((decided) => decided > step))
      this.decided = new Map([...this.decided].filter(([, decided]) => decided <= step));
  }
}
