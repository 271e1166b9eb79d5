/** Deciding by pressing a spot, a vehicle or a choice, with what it would do shown before. */
import { Choosing as Pressing } from '../../table/drawn/choosing.svelte';
import type { Deed } from './deeds';

export class Choosing extends Pressing<Deed> {
  readonly pressed = $derived.by(() => this.armed?.keys ?? []);
  readonly left = $derived.by(() => this.deeds());

  /** What can be pressed, by its key. */
  readonly byKey = $derived.by(() => new Map(this.deeds().map((deed) => [deed.key, deed])));
  /** Those that have a place on the board, and the others. */
  readonly spots = $derived.by(() => this.deeds().filter(({ spot }) => spot !== null));
  readonly others = $derived.by(() => this.deeds().filter(({ spot }) => spot === null));

  readonly aim = $derived.by((): Deed | null => this.listed ?? (this.pointed === null ? undefined : this.byKey.get(this.pointed)) ?? this.armed);

  press(key: string | null, pointer: string): void {
    const deed = key === null ? undefined : this.byKey.get(key);
    if (deed === undefined) this.clear();
    else if (deed === this.armed) this.again(pointer);
    else if (deed.spot !== null && pointer !== 'mouse') this.arm(deed);
    else this.mean(deed, pointer);
  }

  /** Show a spot, to be driven to by another press. */
  show(deed: Deed): void {
    this.pointed = null;
    if (deed !== this.armed) this.arm(deed);
  }
}
