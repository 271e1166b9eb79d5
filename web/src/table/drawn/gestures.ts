/** Gestures on a card by finger or mouse: drag, hold, hover. A tap or click is left to the button. */
import type { Attachment } from 'svelte/attachments';

export interface Gestures {
  /** Whether the card can be dragged now. */
  canDrag: () => boolean;
  grab: (card: HTMLElement, event: PointerEvent) => void;
  drag: (event: PointerEvent) => void;
  drop: (event: PointerEvent) => void;
  /** The drag was cancelled. */
  letGo: () => void;
  /** A finger is held on the card; `leave` follows when it is lifted. */
  hold: (card: HTMLElement) => void;
  /** The mouse hovers over the card, and leaves it. */
  linger: (card: HTMLElement) => void;
  leave: () => void;
}

const MOUSE_SLACK = 6; // pixels before a press becomes a drag
const FINGER_SLACK = 10;
const HOLD_MS = 520;
const LINGER_MS = 650;

/** `of` is asked whenever something begins, and at the drop: what it reads may change without being attached anew. */
export function gestures(of: () => Gestures): Attachment<HTMLElement> {
  return (card) => {
    let given: Gestures | null = null; // of what has begun
    let pressed: { id: number; x: number; y: number; mouse: boolean } | null = null;
    let isDragging = false;
    let isSpent = false; // this press was a drag or a hold: the click that follows is none
    let holding = 0;
    let lingering = 0;

    function down(event: PointerEvent): void {
      leave();
      if (!pressed) given = of();
      isSpent = false;
      if (event.button !== 0 || pressed) return;
      const mouse = event.pointerType === 'mouse';
      pressed = { id: event.pointerId, x: event.clientX, y: event.clientY, mouse };
      if (mouse) return;
      holding = window.setTimeout(() => {
        isSpent = true;
        given?.hold(card);
      }, HOLD_MS);
    }

    function move(event: PointerEvent): void {
      if (!pressed || event.pointerId !== pressed.id) return;
      if (isDragging) {
        given?.drag(event);
        return;
      }
      const dx = Math.abs(event.clientX - pressed.x);
      const dy = Math.abs(event.clientY - pressed.y);
      if (Math.max(dx, dy) < (pressed.mouse ? MOUSE_SLACK : FINGER_SLACK)) return;
      clearTimeout(holding);
      // A finger that goes sideways scrolls the hand; the browser takes it from here.
      if (isSpent || !given?.canDrag() || (!pressed.mouse && dx > dy)) {
        pressed = null;
        return;
      }
      isDragging = isSpent = true;
      card.setPointerCapture(event.pointerId);
      given.grab(card, event);
    }

    function up(event: PointerEvent): void {
      if (!pressed || event.pointerId !== pressed.id) return;
      clearTimeout(holding);
      if (isDragging) of().drop(event);
      isDragging = false;
      pressed = null;
      // A click that belongs to the drag follows at once; a later one, by keyboard, is intended.
      setTimeout(() => (isSpent = false), 0);
    }

    function cancel(): void {
      clearTimeout(holding);
      if (isDragging) given?.letGo();
      isDragging = false;
      pressed = null;
    }

    function click(event: MouseEvent): void {
      if (!isSpent) return;
      isSpent = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }

    function enter(event: PointerEvent): void {
      if (event.pointerType !== 'mouse' || event.buttons) return;
      given = of();
      lingering = window.setTimeout(() => given?.linger(card), LINGER_MS);
    }

    function leave(): void {
      clearTimeout(lingering);
      given?.leave();
    }

    function menu(event: Event): void {
      if (pressed && !pressed.mouse) event.preventDefault(); // a long press is ours
    }

    const stop = new AbortController();
    const { signal } = stop;
    card.addEventListener('pointerdown', down, { signal });
    card.addEventListener('pointermove', move, { signal });
    card.addEventListener('pointerup', up, { signal });
    card.addEventListener('pointercancel', cancel, { signal });
    card.addEventListener('click', click, { signal, capture: true });
    card.addEventListener('pointerenter', enter, { signal });
    card.addEventListener('pointerleave', leave, { signal });
    card.addEventListener('contextmenu', menu, { signal });
    card.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    return () => {
      stop.abort();
      cancel();
      leave();
    };
  };
}
