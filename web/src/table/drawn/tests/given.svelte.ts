import { flushSync } from 'svelte';

/** What the frame of the page hands over, which a test changes, and what follows it as a table does. */
export class Given<T extends object, Made> {
  now: T;
  readonly made: Made;
  readonly stop: () => void;

  constructor(first: T, make: (given: () => T) => Made) {
    this.now = $state.raw(first);
    let made: Made | undefined;
    this.stop = $effect.root(() => {
      made = make(() => this.now);
    });
    this.made = made as Made;
    flushSync();
  }

  /** Something else is handed over. */
  change(more: Partial<T>): void {
    this.now = { ...this.now, ...more };
    flushSync();
  }
}
