/** Deciding by pressing things one after the other, with what they would do shown before. */
import { Choosing as Pressing } from '../../table/drawn/choosing.svelte';
import { meantBy, nextOf, leftBy, type Deed } from './deeds';

export class Choosing extends Pressing<Deed> {
  /** What was pressed, in its order. */
  chosen = $state.raw<string[]>([]);

  /** The card first: the focus goes back to it. */
  readonly pressed = $derived.by(() => [...this.chosen].sort((one, other) => Number(other.startsWith('card:')) - Number(one.startsWith('card:'))));

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

  press(key: string | null, pointer: string): void {
    if (key === null) {
      this.clear();
      return;
    }
    const { armed } = this;
    if (armed && (armed.keys.includes(key) || endsAt(armed, key))) {
      this.again(pointer);
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
    // what has no place on the board would be done by the press that only meant to look at it
    if (only?.kind === 'crash') this.arm(only);
    else if (only) this.mean(only, pointer);
  }

  override decide(deed: Deed): void {
    super.decide(deed);
    if (this.armed === deed) this.chosen = deed.keys.slice(0, 1);
  }

  override clear(): void {
    super.clear();
    this.chosen = [];
  }
}

function endsAt({ ghost }: Deed, key: string): boolean {
  return ghost.journeys.some((journey) => journey.pawn === key || journey.places.at(-1) === key);
}
