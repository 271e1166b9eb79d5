/** What the table says of people and of what an attempt needs, in the page's language. */
import { listed, oneOf, t } from '../../words';
import type { Need, Scene } from './sight';

/** Cards that are named of those that would do. */
const NAMED_MOST = 4;

/** Whether a seat is the one who looks on, and is called so: where several share the screen nobody is "you". */
export function isYou(seat: number, { viewer }: Pick<Scene, 'viewer'>, names: readonly string[]): boolean {
  return seat === viewer && names[seat] === t('common-you');
}

/** What is missing of an attempt: "HEIGHT: Cliff or Tightrope". */
export function needed({ roles, with: cards, missing, example }: Need): string {
  const named = missing > 1 ? together(cards, example, missing) : anyOf(cards);
  return roles.length > 0 ? `${roles.join(' + ')}: ${named}` : named;
}

function together(cards: readonly string[], example: readonly string[], missing: number): string {
  return cards.length > missing ? t('rr-such-as', { cards: listed(example) }) : listed(example);
}

function anyOf(cards: readonly string[]): string {
  if (cards.length <= NAMED_MOST) return oneOf(cards);
  const shown = cards.slice(0, NAMED_MOST - 1);
  return oneOf([...shown, t('rr-others', { count: cards.length - shown.length })]);
}
