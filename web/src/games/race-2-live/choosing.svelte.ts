/** Deciding by pressing a direction, a way's end, a card or whom a pack is for, with what it would do shown before. */
import { Choosing as Pressing } from '../../table/drawn/choosing.svelte';
import { nextOf, type Deed } from './deeds';

export class Choosing extends Pressing<Deed> {
  /** The pack that was pressed; '' for none. */
  chosen = $state('');

  readonly pressed = $derived.by(() => (this.chosen ? [this.chosen] : (this.armed?.keys ?? [])));

  /** What can be pressed next, with the deeds that it means. */
  readonly next = $derived.by(() => nextOf(this.deeds(), this.chosen));

  /** The deeds that are left. */
  readonly left = $derived.by(() => this.deeds().filter((deed) => this.chosen === '' || deed.keys[0] === this.chosen));

  /** The deed whose outcome is shown. */
  readonly aim = $derived.by((): Deed | null => {
    if (this.listed) return this.listed;
    const found = this.pointed === null ? undefined : this.next.get(this.pointed)?.[0];
    return (found && (found.keys.length === 1 || this.chosen !== '') ? found : null) ?? this.armed;
  });

  press(key: string | null, pointer: string): void {
    const found = key === null ? undefined : this.next.get(key);
    const { armed } = this;
    if (armed && key !== null && (found?.includes(armed) || armed.keys.includes(key))) {
      this.again(pointer);
      return;
    }
    this.armed = null;
    if (key !== null && key === this.chosen) this.chosen = '';
    else if (key !== null && found === undefined && nextOf(this.deeds(), '').has(key)) {
      this.chosen = '';
      this.press(key, pointer);
    } else if (key === null || found === undefined) this.clear();
    else if (this.chosen === '' && (found[0]?.keys.length ?? 0) > 1) this.chosen = key;
    else if (found[0]) this.mean(found[0], pointer);
  }

  override clear(): void {
    super.clear();
    this.chosen = '';
  }
}
