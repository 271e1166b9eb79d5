/** What the table says of pawns, places and deeds, in the page's language and by the characters that one sees. */
import { harmSaid } from '../../table/general/harm';
import { t } from '../../words';
import type { Deed } from './deeds';
import { sideOf, type Pawn, type Scene } from './sight';
import { toGo } from './track';

/** What a table's own words for its pawns are, by what programs call them. */
export type Given = Readonly<Record<string, string>>;

/** What a pawn is called: its character, and its number where nobody has given it one. */
export const pawnName = ({ name, number }: Pawn, given: Given): string => given[name] ?? String(number);

export function placeSaid({ at }: Pawn): string {
  if (at === 'home' || at === 'shop') return t('rv-place', { place: at, number: 0 });
  const [place = '', number = '0'] = at.split(':');
  return t('rv-place', { place, number: Number(number) });
}

export const pawnAt = (pawn: Pawn, given: Given): string => t('rv-pawn-at', { pawn: pawnName(pawn, given), place: placeSaid(pawn) });

/** How far a pawn still has to go: squares have no numbers on the board. */
export function leftSaid(pawn: Pawn, { board }: Pick<Scene, 'board'>): string {
  if (pawn.at === 'home' || pawn.at === 'shop') return placeSaid(pawn);
  return t('rv-left', { left: toGo(board, sideOf(board, pawn.colour), pawn.at) });
}

/** What a deed would do: "Wren: 22 to go, Tilly is sent home, another turn". */
export function deedSaid(deed: Deed, { pawns, board }: Pick<Scene, 'pawns' | 'board'>, given: Given): string {
  const { ghost, action, hint } = deed;
  const home = new Set(ghost.journeys.filter((one) => one.isKnocked).map((one) => one.pawn));
  const moved = new Set(ghost.journeys.filter((one) => !home.has(one.pawn)).map((one) => one.pawn));
  const parts = [
    ...ghost.pawns.filter((pawn) => moved.has(pawn.name)).map((pawn) => t('rv-pawn-left', { pawn: pawnName(pawn, given), left: leftSaid(pawn, { board }) })),
    ...pawns.filter((pawn) => home.has(pawn.name)).map((pawn) => t('rv-sent-home', { pawn: pawnName(pawn, given) })),
    ...(ghost.again ? [t('rv-again')] : []),
  ];
  const whole = deed.kind === 'crash' ? t('rv-crash') : hint || action.said || action.text;
  return [parts.length > 0 ? parts.join(', ') : whole, harmSaid(deed.harm)].filter(Boolean).join('; ');
}
