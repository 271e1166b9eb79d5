/** Deciding by pressing things one after the other, with what they would do shown before. */
import { RESTS_MS } from '../../state/presses';
import { harmOf, meantBy, nextOf, leftBy, type Deed } from './deeds';

export class Choosing {
  /** What was pressed, in its order. */
  chosen = $state.raw<string[]>([]);
  /** What the mouse, or the focus, is at. */
  pointed = $state.raw<string | null>(null);
  /** A deed that was shown, and is done when it is pressed again. */
  armed = $state.raw<Deed | null>(null);
  /** When it was shown. */
  private armedAt = -Infinity;
  /** The deed that is pointed at in a list. */
  listed = $state.raw<Deed | null>(null);

  constructor(
    private readonly deeds: () => readonly Deed[],
    private readonly play: (action: string) => void,
  ) {}

  /** What can be pressed next, with the deeds that it leaves. */
  readonly next = $derived.by(() => nextOf(this.deeds(), this.chosen));

  /** The deeds that are left. */
  readonly left = $derived.by(() => (this.chosen.length === 0 ? [] : leftBy(this.deeds(), this.chosen)));

  /** The deeds whose outcome is drawn. */
  readonly shown = $derived.by((): readonly Deed[] => {
    if (this.listed) return [this.listed];
    if (this.pointed !== null) {
      const found = this.next.get(this.pointed);
      if (found) return found;
      if (this.armed?.keys.includes(this.pointed)) return [this.armed];
    }
    return this.armed ? [this.armed] : this.left;
  });

  /** The only deed that is shown; null for none or several. */
  readonly aim = $derived.by(() => (this.shown.length === 1 ? (this.shown[0] ?? null) : null));

  /** Something is pressed, by "mouse", "touch", "pen" or "keyboard"; null: something that means nothing. */
  press(key: string | null, pointer: string): void {
    if (key === null) {
      this.clear();
      return;
    }
    const { armed } = this;
    if (armed && (armed.keys.includes(key) || this.endsAt(armed, key))) {
      // the second click of a double click has not seen the warning
      if (harmOf(armed) === 0 || pointer === 'keyboard' || performance.now() - this.armedAt >= RESTS_MS) this.do(armed);
      return;
    }
    this.armed = null;
    if (this.chosen.includes(key)) {
      this.chosen = this.chosen.slice(0, this.chosen.indexOf(key));
      return;
    }
    const isNext = this.next.has(key);
    const chosen = isNext ? [...this.chosen, key] : [key];
    if (!isNext && !nextOf(this.deeds(), []).has(key)) {
      this.clear();
      return;
    }
    this.chosen = chosen;
    const only = meantBy(this.deeds(), chosen);
    if (!only) return;
    // what has no place on the board would be done by the press that only meant to look at it
    const isPlaceless = only.kind === 'crash';
    if (pointer === 'touch' || pointer === 'pen' || harmOf(only) > 0 || isPlaceless) this.arm(only);
    else this.do(only);
  }

  /** A deed of the list: done at once, unless it does harm and was not shown before. */
  decide(deed: Deed): void {
    if (harmOf(deed) > 0 && this.armed !== deed) {
      this.chosen = deed.keys.slice(0, 1);
      this.arm(deed);
    } else this.do(deed);
  }

  clear(): void {
    this.chosen = [];
    this.armed = null;
    this.listed = null;
    this.pointed = null;
  }

  private arm(deed: Deed): void {
    this.armed = deed;
    this.armedAt = performance.now();
  }

  private do(deed: Deed): void {
    this.clear();
    this.play(deed.action.text);
  }

  private endsAt({ ghost }: Deed, key: string): boolean {
    return ghost.journeys.some((journey) => journey.pawn === key || journey.places.at(-1) === key);
  }
}
