/** What the viewer picks at the general table: the things that an action is about, one press after another. */
import type { ActionInfo } from '../../server/types';
import type { AboutTold } from '../../state/table.svelte';
import { t } from '../../words';
import type { Key } from './drawing';
import { harmOf, harmSaid, saidWith } from './harm';
import { aboutsOf, leftBy, litBy, meantBy, press } from './pressing';

/** What a table tells of the decision. */
export interface Given {
  /** The open actions, and what they are about as far as that is known. */
  actions(): readonly ActionInfo[];
  about(): AboutTold | null;
  /** Whether they can be played. */
  isOpen(): boolean;
  /** Whether it was sent: a press that was not meant plays nothing. */
  play(action: string): boolean | void;
}

export class Choosing {
  /** The things that were pressed. */
  chosen = $state.raw<Key[]>([]);
  /** The numbers of the selected action, and of the one that is pointed at in a list; -1 for none. */
  aim = $state(-1);
  pointed = $state(-1);
  /** What was pressed last: a finger shows what would be done, and does it by a second press. */
  pointer = 'mouse';

  constructor(private readonly given: Given) {}

  readonly abouts = $derived.by(() => aboutsOf(this.given.about()));
  /** The actions that are about all that was pressed. */
  readonly left = $derived.by(() => leftBy(this.given.actions(), this.abouts, this.chosen));
  /** What any action is about, and what one of those that are left is about. */
  readonly alive = $derived.by(() => this.litBy([]));
  readonly lit = $derived.by(() => this.litBy(this.chosen));
  /** The actions that are about nothing on the table: only a button does them. */
  readonly placeless = $derived.by(() => this.given.actions().filter(({ number }) => (this.abouts.get(number)?.length ?? 0) === 0));
  readonly aimed = $derived.by(() => this.given.actions().find(({ number }) => number === this.aim));

  /** 0 for an action that harms nobody of one's own side; what harms a friend is offered last. */
  readonly harmOf = ({ number }: ActionInfo): number => harmOf(this.given.about(), number);

  /** An action as its button says it, with what it would do. */
  readonly textOf = (action: ActionInfo): string => saidWith(action, this.harmOf(action));

  /** What a press would do where it leaves one action; else how many it leaves, and whether all of them do harm. */
  telling(key: Key): string {
    const after = this.leftAfter(key);
    const [only] = after;
    if (after.length === 1 && only) return this.textOf(only);
    return [t('general-several', { count: after.length }), harmSaid(this.harmAfter(key))].filter(Boolean).join('; ');
  }

  /** The least harm that is left to do after a press. */
  harmAfter(key: Key): number {
    return Math.min(...this.leftAfter(key).map(this.harmOf));
  }

  /** A press leaves the actions that are about it as well: one is played, by touch after it was shown. */
  press(key: Key): void {
    if (!this.given.isOpen()) return;
    const before = this.chosen;
    this.chosen = press(this.given.actions(), this.abouts, before, key);
    const only = meantBy(this.given.actions(), this.abouts, this.chosen);
    if (only === null) {
      // by touch, a second press on what was shown does it
      const shown = this.aimed;
      this.aim = -1;
      if (shown && before.includes(key)) this.given.play(shown.text);
      return;
    }
    if (this.pointer === 'touch' && this.aim !== only.number) this.aim = only.number;
    else if (!this.decide(only)) this.chosen = before;
  }

  /** Play an action; one that does harm is shown first, and played when it is asked for again. Whether the press was meant. */
  decide(action: ActionInfo): boolean {
    if (this.harmOf(action) === 0 || this.aim === action.number) return this.given.play(action.text) !== false;
    this.aim = action.number;
    return true;
  }

  clear(): void {
    this.chosen = [];
    this.aim = -1;
  }

  private leftAfter(key: Key): ActionInfo[] {
    return leftBy(this.given.actions(), this.abouts, [...this.chosen, key]);
  }

  private litBy(chosen: readonly Key[]): Set<Key> {
    return this.given.isOpen() ? litBy(this.given.actions(), this.abouts, [...chosen]) : new Set();
  }
}
