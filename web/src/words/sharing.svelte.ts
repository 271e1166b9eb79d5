/** Whether several people sit at this screen: then nobody is "you", and texts of the page say who is meant. */

/** What every message of the page is given beside its own values; scripts/messages.mjs lists it (`GIVEN`). */
export interface Shared {
  /** What messages select by: "no", "yes" where one of those at the screen is meant, else "nobody". */
  sharing: 'no' | 'yes' | 'nobody';
  /** The name of that person; '' for none. */
  holder: string;
}

const ALONE: Shared = { sharing: 'no', holder: '' };

class Sharing {
  private by = $state.raw<(() => Shared) | null>(null);

  get now(): Shared {
    return this.by?.() ?? ALONE;
  }

  /** A table that is shown says from now on who sits at the screen. */
  ask(by: () => Shared): void {
    this.by = by;
  }

  /** The table that says it is no longer shown. */
  forget(by: () => Shared): void {
    if (this.by === by) this.by = null;
  }
}

export const sharing = new Sharing();

/** Who sits at a screen that has these seats, with the names of all, by the seat that is shown and the one to act. */
export function sharedBy(mine: readonly number[], names: readonly string[], shown: number, acts: number): Shared {
  if (mine.length < 2) return ALONE;
  const seat = [shown, acts].find((one) => mine.includes(one));
  return seat === undefined ? { sharing: 'nobody', holder: '' } : { sharing: 'yes', holder: names[seat] ?? '' };
}
