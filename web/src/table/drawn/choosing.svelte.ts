/** Deciding by pressing what is drawn, with what it would do shown before. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { RESTS_MS } from '../../state/presses';
import type { Deed } from './deeds';

/**
 * What every drawn table has in common: by touch, and where a deed does harm, the first press shows it and the second
 * does it; what the mouse or the focus is at is shown. Each game says what is pressed, and what that leaves.
 */
export abstract class Choosing<D extends Deed = Deed> {
  /** What was pressed last: "mouse", "touch", "pen" or "keyboard". */
  pointer = 'mouse';
  /** What the mouse, or the focus, is at. */
  pointed = $state.raw<string | null>(null);
  /** A deed that was shown, and is done when it is pressed again. */
  armed = $state.raw<D | null>(null);
  /** The deed that the focus is at in a list. */
  listed = $state.raw<D | null>(null);
  /** When the armed deed was shown. */
  private armedAt = -Infinity;

  /**
   * @param deeds - what the viewer may do now.
   * @param play - does one of them.
   */
  constructor(
    protected readonly deeds: () => readonly D[],
    private readonly play: (deed: D) => void,
  ) {}

  /** What was pressed and is not decided yet, in its order. */
  abstract readonly pressed: readonly string[];

  /** The deeds that are left of it. */
  abstract readonly left: readonly D[];

  /** The deed whose outcome is shown; null for none. */
  abstract readonly aim: D | null;

  /** The deeds that are left, those that do most harm last. */
  readonly offered = $derived.by(() => [...this.left].sort((one, other) => one.harm - other.harm));

  /** Something is pressed; null: something that means nothing. */
  abstract press(key: string | null, pointer: string): void;

  /** The armed deed is asked for again. */
  again(pointer = this.pointer): void {
    const { armed } = this;
    // the second click of a double click has not seen the warning
    if (armed && (armed.harm === 0 || pointer === 'keyboard' || performance.now() - this.armedAt >= RESTS_MS)) this.do(armed);
  }

  /** A deed of a list: done at once, unless it does harm and was not shown before. */
  decide(deed: D): void {
    if (deed.harm > 0 && this.armed !== deed) this.arm(deed);
    else this.do(deed);
  }

  clear(): void {
    this.armed = null;
    this.listed = null;
    this.pointed = null;
  }

  /** On a button: the mouse, or the focus of somebody who uses the keyboard, is at what it stands for. */
  readonly points = (key: string): Attachment<HTMLElement> => {
    return (button) => {
      const leaves = (): void => void (this.pointed = null);
      const stops = [
        on(button, 'pointerenter', ({ pointerType }) => {
          if (pointerType === 'mouse') this.pointed = key;
        }),
        on(button, 'pointerleave', leaves),
        on(button, 'focus', () => {
          if (this.pointer === 'keyboard') this.pointed = key;
        }),
        on(button, 'blur', () => {
          if (this.pointer === 'keyboard') leaves();
        }),
      ];
      return () => stops.forEach((stop) => stop());
    };
  };

  /** A press means a deed: it is done, or shown where a press is also how one looks. */
  protected mean(deed: D, pointer: string): void {
    if (pointer === 'touch' || pointer === 'pen' || deed.harm > 0) this.arm(deed);
    else this.do(deed);
  }

  protected arm(deed: D): void {
    this.armed = deed;
    this.armedAt = performance.now();
  }

  private do(deed: D): void {
    this.clear();
    this.play(deed);
  }
}
