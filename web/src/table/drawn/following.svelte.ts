/** What one press has decided and takes several actions: each is played once the one before has been answered. */
import { untrack } from 'svelte';
import type { GameTableProps } from '../../games/props';
import type { View } from '../../server/types';

/** The next action by its text, and what is left after it; null for nothing. */
export interface Step<Plan> {
  action: string;
  rest: Plan | null;
}

export class Following<Plan> {
  /** What is still to be done; null for nothing. */
  plan = $state.raw<Plan | null>(null);
  /** The moment in which its last action was played. */
  private played: View | null = null;

  /**
   * To be made while a table is.
   *
   * @param step - reads the next action from where the game is then; null where that is not what was meant.
   */
  constructor(
    private readonly given: () => Pick<GameTableProps, 'view' | 'interactive' | 'pending' | 'play'>,
    private readonly step: (plan: Plan, view: View) => Step<Plan> | null,
  ) {
    $effect(() => {
      const { plan } = this;
      const { interactive, pending, view } = this.given();
      if (plan === null || !interactive || pending !== null) return;
      untrack(() => {
        // nothing has changed: the action before was refused
        const next = view === this.played ? null : this.step(plan, view);
        if (next) this.given().play(next.action, true);
        this.follow(next?.rest ?? null);
      });
    });
  }

  /** Begin a plan with its first action, unless the press was not meant. */
  begin(plan: Plan): void {
    const next = this.step(plan, this.given().view);
    if (next && this.given().play(next.action) !== false) this.follow(next.rest);
  }

  /** Go on with what is left of a plan, once the action that was played now has been answered. */
  follow(rest: Plan | null): void {
    this.plan = rest;
    this.played = rest === null ? null : this.given().view;
  }
}
