/** Deciding by pressing a card and where it goes, an outfit in reach, or cards of the row. */
import { Choosing as Pressing } from '../../table/drawn/choosing.svelte';
import type { Deed } from './deeds';
import type { Laying, Plan, Taking } from './plans';
import { layingOf } from './plans';
import { keyed } from '../../table/drawn/cards';
import type { Reach, Scene } from './sight';

const AS_THEY_LIE = [0, 1, 2];
const PLAIN: ReadonlySet<Deed['kind']> = new Set(['draw', 'discard', 'trim']);

export class Choosing extends Pressing<Deed> {
  /** The card that was pressed, as the first key of its deeds; '' for none. */
  chosen = $state('');
  /** The outfit in reach that is tried on, and the order of its cards. */
  tried = $state.raw<Reach | null>(null);
  order = $state.raw<readonly number[]>(AS_THEY_LIE);
  /** The cards of the row that were picked, by key. */
  picked = $state.raw<readonly string[]>([]);

  constructor(
    private readonly scene: () => Scene,
    deeds: () => readonly Deed[],
    play: (deed: Deed) => void,
    private readonly follow: (plan: Plan) => void,
  ) {
    super(deeds, play);
  }

  readonly pressed = $derived.by(() => [...(this.chosen ? [this.chosen] : []), ...(this.tried ? [this.tried.about] : []), ...this.picked]);

  /** The deeds that the chosen card leaves. */
  readonly left = $derived.by(() => (this.chosen === '' ? [] : this.deeds().filter((deed) => deed.keys[0] === this.chosen)));

  /** What can be pressed next. */
  readonly next = $derived.by(() => {
    const deeds = this.chosen === '' ? this.deeds() : this.left;
    return new Set(deeds.flatMap((deed) => deed.keys[this.chosen === '' ? 0 : 1] ?? []));
  });

  /** The deed whose outcome is shown. */
  readonly aim = $derived.by((): Deed | null => {
    if (this.listed) return this.listed;
    const pointed = this.chosen && this.left.find((deed) => deed.keys[1] === this.pointed);
    return pointed || this.armed;
  });

  press(key: string, pointer: string): void {
    this.tried = null;
    if (this.armed?.keys.at(-1) === key) {
      this.again(pointer);
      return;
    }
    this.armed = null;
    if (this.chosen === key) {
      this.clear();
      return;
    }
    const meant = this.left.find((deed) => deed.keys[1] === key) ?? this.deeds().find((deed) => deed.keys.length === 1 && deed.keys[0] === key);
    if (meant) {
      this.mean(meant, pointer);
      return;
    }
    this.chosen = this.deeds().some((deed) => deed.keys[0] === key) ? key : '';
  }

  /** Of a draw or a discard, nothing is to be looked at first that is not seen already. */
  protected override mean(deed: Deed, pointer: string): void {
    super.mean(deed, PLAIN.has(deed.kind) ? 'mouse' : pointer);
  }

  /** Try an outfit on; tried on already, it is laid. */
  tryOn(reach: Reach, canLay: boolean): void {
    if (this.tried?.about === reach.about) {
      if (canLay) this.layIt();
      else this.clear();
      return;
    }
    this.clear();
    this.tried = reach;
    this.order = AS_THEY_LIE;
  }

  /** Let a card of the outfit that is tried on change places with the next. */
  swap(at: number): void {
    const order = [...this.order];
    [order[at], order[at + 1]] = [order[at + 1] ?? 0, order[at] ?? 0];
    this.order = order;
  }

  /** The outfit that is tried on, as it would be laid. */
  readonly fitting = $derived.by((): Laying | null => {
    if (!this.tried) return null;
    const { houses, viewer } = this.scene();
    return layingOf(this.tried, this.order, houses[viewer]?.outfits.length ?? 0);
  });

  layIt(): void {
    const plan = this.fitting;
    this.clear();
    if (plan) this.follow(plan);
  }

  /** Pick a card of the row, or put it back; where only the right end may be taken, with all that lie right of it. */
  pick(key: string): void {
    const { row, fromTheRight } = this.scene();
    this.armed = null;
    const keys = keyed(row).map((one) => one.key);
    if (fromTheRight) {
      const from = keys.indexOf(key);
      this.picked = this.picked.length === keys.length - from ? [] : keys.slice(from).reverse();
    } else if (this.picked.includes(key)) this.picked = this.picked.filter((one) => one !== key);
    else this.picked = [...this.picked, key];
  }

  takeThem(): void {
    const { row, taken } = this.scene();
    const of = new Map(keyed(row).map(({ key, card }) => [key, card]));
    const plan: Taking = { kind: 'take', cards: this.picked.flatMap((key) => of.get(key) ?? []), taken };
    this.clear();
    this.follow(plan);
  }

  override clear(): void {
    super.clear();
    this.chosen = '';
    this.tried = null;
    this.picked = [];
  }
}
