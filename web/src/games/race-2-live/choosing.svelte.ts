/** Deciding by pressing a direction, a way's end, a card or whom a pack is for, with what it would do shown before. */
import { RESTS_MS } from '../../state/presses';
import { nextOf, type Deed } from './deeds';

export class Choosing {
  /** The pack that was pressed; '' for none. */
  chosen = $state('');
  /** What the mouse, or the focus, is at. */
  pointed = $state.raw<string | null>(null);
  /** A deed that was shown, and is done when it is pressed again. */
  armed = $state.raw<Deed | null>(null);
  private armedAt = -Infinity;
  /** The deed that the focus is at in the list. */
  listed = $state.raw<Deed | null>(null);

  constructor(
    private readonly deeds: () => readonly Deed[],
    private readonly play: (deed: Deed) => void,
  ) {}

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

  /** Something is pressed, by "mouse", "touch", "pen" or "keyboard"; null: something that means nothing. */
  press(key: string | null, pointer: string): void {
    const found = key === null ? undefined : this.next.get(key);
    const { armed } = this;
    if (armed && key !== null && (found?.includes(armed) || armed.keys.includes(key))) {
      // the second click of a double click has not seen the warning
      if (armed.harm === 0 || pointer === 'keyboard' || performance.now() - this.armedAt >= RESTS_MS) this.do(armed);
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

  private mean(deed: Deed, pointer: string): void {
    if (pointer === 'touch' || pointer === 'pen' || deed.harm > 0) {
      this.armed = deed;
      this.armedAt = performance.now();
    } else this.do(deed);
  }

  /** A deed of the list: done at once, unless it does harm and was not shown before. */
  decide(deed: Deed): void {
    if (deed.harm > 0 && this.armed !== deed) this.mean(deed, 'touch');
    else this.do(deed);
  }

  clear(): void {
    this.chosen = '';
    this.armed = null;
    this.listed = null;
    this.pointed = null;
  }

  private do(deed: Deed): void {
    this.clear();
    this.play(deed);
  }
}
