/** Deciding by pressing a spot, a vehicle or a choice, with what it would do shown before. */
import { RESTS_MS } from '../../state/presses';
import { isRisky, type Deed } from './deeds';

export class Choosing {
  /** What the mouse, or the focus, is at. */
  pointed = $state.raw<Deed | null>(null);
  /** What was shown, and is done when it is pressed again. */
  armed = $state.raw<Deed | null>(null);
  private armedAt = -Infinity;

  constructor(
    private readonly deeds: () => readonly Deed[],
    private readonly play: (deed: Deed) => void,
  ) {}

  /** What can be pressed, by its key. */
  readonly byKey = $derived.by(() => new Map(this.deeds().map((deed) => [deed.key, deed])));
  /** Those that have a place on the board, and the others. */
  readonly spots = $derived.by(() => this.deeds().filter(({ spot }) => spot !== null));
  readonly others = $derived.by(() => this.deeds().filter(({ spot }) => spot === null));

  /** The deed whose outcome is shown. */
  readonly aim = $derived.by(() => this.pointed ?? this.armed);

  /** Something is pressed, by "mouse", "touch", "pen" or "keyboard"; null: something that means nothing. */
  press(deed: Deed | null, pointer: string): void {
    if (deed === null) {
      this.clear();
      return;
    }
    const isMeant = deed.key === this.armed?.key && deed.action.number === this.armed.action.number;
    if (isMeant) {
      // the second click of a double click has not seen the warning
      if (pointer === 'keyboard' || !isRisky(deed) || performance.now() - this.armedAt >= RESTS_MS) this.do(deed);
      return;
    }
    const isShownFirst = deed.spot !== null && pointer !== 'mouse';
    if (isShownFirst || pointer === 'touch' || pointer === 'pen' || isRisky(deed)) this.arm(deed);
    else this.do(deed);
  }

  /** Show a deed, to be done by another press. */
  arm(deed: Deed): void {
    if (this.armed?.key !== deed.key) this.armedAt = performance.now();
    this.armed = deed;
  }

  clear(): void {
    this.armed = null;
    this.pointed = null;
  }

  private do(deed: Deed): void {
    this.clear();
    this.play(deed);
  }
}
