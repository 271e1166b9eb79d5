import { tick } from 'svelte';

export interface Given {
  /** The table, once it is there, and where it is decided: the element that has the focus while a decision is awaited. */
  root(): HTMLElement | undefined;
  start(): HTMLElement | null | undefined;
  /** What was pressed last: "mouse", "touch", "pen" or "keyboard"; only `follow` asks. */
  pointer?(): string;
}

/** Where the focus is at a drawn table: at the decision when it is one's own, and never at nothing. */
export class Focus {
  private isInside = false;
  /** The step of the decision that was asked for last. */
  private asked = -1;

  constructor(private readonly given: Given) {}

  /** A table that opens while nothing has the focus takes it to where it is decided: the next Tab stop is the decision. */
  open(): void {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body && activeElement.id !== 'main') return;
    this.given.start()?.focus({ preventScroll: true });
  }

  /** Whether what had the focus is gone, once a change has been drawn. */
  async isLost(): Promise<boolean> {
    await tick();
    return this.isInside && document.activeElement === document.body;
  }

  /**
   * After a change: what had the focus may be gone, and who decides by keyboard is taken to what can be pressed first.
   * `step`: of the decision that is asked for; null while nothing can be decided.
   */
  async follow(step: number | null): Promise<void> {
    const isLost = await this.isLost();
    const { activeElement } = document;
    const start = this.given.start();
    const isNew = step !== null && this.asked !== step;
    if (step !== null) this.asked = step;
    const waits = this.given.pointer?.() === 'keyboard' && (activeElement === start || (isNew && start?.contains(activeElement)));
    if (!isLost && !waits) return;
    const first = this.given.root()?.querySelector<HTMLElement>('[data-first]') ?? start;
    if (first !== activeElement) first?.focus({ preventScroll: true });
  }

  /** To be called as the table's `onfocusin` and `onfocusout`. */
  readonly entered = (): void => {
    this.isInside = true;
  };

  readonly left = (event: FocusEvent): void => {
    const from = event.target as Element;
    if (event.relatedTarget === null) queueMicrotask(() => (this.isInside = this.isInside && !from.isConnected));
    else this.isInside = this.given.root()?.contains(event.relatedTarget as Node) ?? false;
  };
}
