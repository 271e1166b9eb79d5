/** The sentence that says what the viewer is to do now. */
import { waiting } from '../../table/drawn/waiting';
import { t } from '../../words';
import type { Choosing } from './choosing.svelte';
import type { Deed } from './deeds';
import type { Scene } from './sight';

export interface Asked {
  scene: Scene;
  deeds: readonly Deed[];
  choosing: Choosing;
  /** The kinds of what can be done, known before what each would do. */
  kinds: ReadonlySet<Deed['kind'] | undefined>;
  /** Whether the outfit that is tried on can be laid now. */
  canLay: boolean;
  isFollowing: boolean;
  names: readonly string[];
}

export function prompt({ scene, deeds, kinds, choosing, canLay, isFollowing, names }: Asked): string {
  if (scene.over) return t('ry-prompt-over');
  if (isFollowing) return t('drawn-moment');
  /** Forming closes riffing for this turn, and the other way round. */
  const isFirst = !scene.mixes && scene.doing === 'nothing';
  const can = kinds.has('lay') ? (kinds.has('riff') ? 'both' : 'forms') : 'riffs';
  if (choosing.tried) {
    if (!canLay) return t('ry-prompt-not-yet');
    return choosing.tried.any_order ? t('ry-prompt-order') : t('ry-prompt-lay-it', { closes: isFirst });
  }
  if (deeds.length === 0) return waiting(scene, (seat) => t('drawn-theirs', { name: names[seat] ?? '' }));
  if (choosing.armed) return t('drawn-again');
  switch (scene.phase) {
    case 'draw':
      if (choosing.picked.length > 0) return t('ry-prompt-take');
      return scene.taken > 0 ? t('ry-prompt-more') : t('ry-prompt-draw');
    case 'lay':
      return t('ry-prompt-next');
    case 'wear':
      return t('ry-prompt-wear');
    case 'trim':
      return t('ry-prompt-trim');
    case 'act':
      if (choosing.chosen === '' && !kinds.has('lay') && !kinds.has('riff')) return t('ry-prompt-discard');
      if (choosing.aim?.riff && isFirst) return t('ry-prompt-riff-first');
      return t('ry-prompt-act', { chosen: choosing.chosen !== '', doing: scene.mixes ? 'nothing' : scene.doing, can });
  }
}
