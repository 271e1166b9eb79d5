/** Milliseconds for which a pointer that rests decides nothing after what lies under it has changed. */
export const RESTS_MS = 400;

/** Pixels that a pointer, or a finger that comes down again, may be off and still be at the same place. */
const SAME_PLACE = 24;

/** Why a press is not meant for what it met: that has only just come there, or the key is held down. */
export type Refusal = 'changed' | 'held';

type Point = { x: number; y: number };

/**
 * Tells presses that are meant from those for what was there before: the second click of a double click, or a key that
 * is held down, would decide about something that has only just come. A press at another place is meant.
 */
export class Presses {
  private changed = -Infinity;
  private pointer: Point | null = null;
  private origin: Point | null = null;
  private hasMoved = true;
  private pressed = -Infinity;
  /** The key that is down; null where none is. */
  private key: { at: number; repeats: boolean } | null = null;
  private cause: 'pointer' | 'key' | 'other' = 'other';

  /** There is something new to decide: from now on, other things lie where the pointer rests. */
  renew(): void {
    this.changed = performance.now();
    this.origin = this.pointer;
    this.hasMoved = this.pointer === null;
  }

  /** Why the press that is being handled is not to decide; null where it is. */
  refusal(): Refusal | null {
    if (this.cause === 'key' && this.key !== null) {
      if (this.key.repeats) return 'held';
      return this.key.at < this.changed ? 'changed' : null;
    }
    if (this.cause !== 'pointer' || this.hasMoved) return null;
    return this.pressed - this.changed < RESTS_MS ? 'changed' : null;
  }

  /** Follow the pointer and the keys until the returned function is called. */
  follow(): () => void {
    const heard = {
      pointermove: this.moved,
      pointerdown: this.down,
      pointerup: this.up,
      click: this.clicked,
      keydown: this.keyDown,
      keyup: this.keyUp,
      blur: this.left,
    };
    for (const [type, run] of Object.entries(heard)) addEventListener(type, run as EventListener, { capture: true });
    return () => {
      for (const [type, run] of Object.entries(heard)) removeEventListener(type, run as EventListener, { capture: true });
    };
  }

  private moved = (event: PointerEvent): void => {
    this.pointer = { x: event.clientX, y: event.clientY };
    const { origin, pointer } = this;
    if (origin === null || Math.hypot(pointer.x - origin.x, pointer.y - origin.y) > SAME_PLACE) this.hasMoved = true;
  };

  private down = (event: PointerEvent): void => {
    this.moved(event);
    this.pressed = event.timeStamp;
    this.cause = 'pointer';
  };

  private up = (): void => {
    this.cause = 'pointer';
  };

  /** A click without a press of a pointer is one of a key, or of what reads the screen. */
  private clicked = (event: MouseEvent): void => {
    this.cause = event.detail > 0 ? 'pointer' : this.key === null ? 'other' : 'key';
  };

  private keyDown = (event: KeyboardEvent): void => {
    this.key = { at: event.repeat && this.key ? this.key.at : event.timeStamp, repeats: event.repeat };
    this.cause = 'key';
  };

  /** The click that a space bar makes comes after its key has gone up. */
  private keyUp = (): void => void setTimeout(this.released);

  private released = (): void => {
    this.key = null;
  };

  /** Only of the window itself: elements lose the focus while a key is down. */
  private left = (event: FocusEvent): void => {
    if (event.target === window) this.released();
  };
}
