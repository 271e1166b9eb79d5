/** A board that is dragged, by finger or mouse. A press that goes nowhere is left to what is pressed. */
import type { Attachment } from 'svelte/attachments';

/** Pixels before a press becomes a drag. */
const SLACK = 8;

export interface Dragged<From> {
  /** The board is pressed: what the drag begins from. */
  begin: (event: PointerEvent) => From;
  /** The pointer has gone so many pixels to the right and down since. */
  drag: (by: { right: number; down: number }, from: From, event: PointerEvent) => void;
}

export function dragging<From>({ begin, drag }: Dragged<From>): Attachment<HTMLElement> {
  return (board) => {
    let pressed: { x: number; y: number; from: From; isDrag: boolean } | null = null;

    function down(event: PointerEvent): void {
      if (event.button === 0) pressed = { x: event.clientX, y: event.clientY, from: begin(event), isDrag: false };
    }

    function move(event: PointerEvent): void {
      if (!pressed || event.buttons === 0) return;
      const by = { right: event.clientX - pressed.x, down: event.clientY - pressed.y };
      if (!pressed.isDrag && Math.hypot(by.right, by.down) < SLACK) return;
      pressed.isDrag = true;
      drag(by, pressed.from, event);
    }

    /** The click that ends a drag presses nothing. */
    function click(event: MouseEvent): void {
      if (pressed?.isDrag) event.stopPropagation();
      pressed = null;
    }

    const stop = new AbortController();
    const { signal } = stop;
    board.addEventListener('pointerdown', down, { signal });
    board.addEventListener('pointermove', move, { signal });
    board.addEventListener('click', click, { signal, capture: true });
    return () => stop.abort();
  };
}
