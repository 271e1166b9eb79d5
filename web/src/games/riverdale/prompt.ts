/** The sentence that says what the viewer is to do now. */
import { waiting } from '../../table/drawn/waiting';
import { t } from '../../words';
import { leftBy, type Deed } from './deeds';
import type { Scene } from './sight';

export interface Asked {
  scene: Scene;
  deeds: readonly Deed[];
  chosen: readonly string[];
  /** What can be pressed next. */
  next: readonly string[];
  armed: boolean;
  names: readonly string[];
}

export function prompt({ scene, deeds, chosen, next, armed, names }: Asked): string {
  if (scene.over) return scene.winner < 0 ? t('rv-prompt-called-off') : t('rv-prompt-over');
  if (deeds.length === 0) return waiting(scene, (seat) => t('drawn-theirs', { name: names[seat] ?? '' }));
  if (armed) return t('drawn-again');
  if (chosen.length > 0) {
    if (next.every((key) => key.startsWith('card:'))) return t('rv-prompt-which-card');
    if (next.some((key) => key.startsWith('base:'))) return t('rv-prompt-whose-hand');
    const changes = chosen.includes('card:switcharoo') || chosen.includes('card:quick-pass');
    if (changes && chosen.length > 1 && next.some((key) => key.startsWith('pawn:'))) return t('rv-prompt-whom');
    if (leftBy(deeds, chosen).some(({ kind }) => kind === 'split') && next.some((key) => !key.startsWith('pawn:'))) return t('rv-prompt-split');
    if (next.some((key) => key.startsWith('square:') || key.startsWith('circle:') || key === 'shop')) return t('rv-prompt-where');
    return t('rv-prompt-which-pawn');
  }
  const plays = deeds.filter((deed) => !['dirty_trick', 'swap', 'crash'].includes(deed.kind));
  if (plays.every((deed) => deed.kind === 'discard')) return t('rv-prompt-discard');
  if (plays.every((deed) => deed.harm > 0)) return t('rv-prompt-hurts');
  return scene.specialPlayed ? t('rv-prompt-after-special') : t('rv-prompt-play');
}
