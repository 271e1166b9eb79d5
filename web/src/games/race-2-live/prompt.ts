/** The sentence that says what the viewer is to do now. */
import { waiting } from '../../table/drawn/waiting';
import { t } from '../../words';
import type { Deed } from './deeds';
import { survivorCalled, type Scene } from './sight';

export interface Asked {
  scene: Scene;
  deeds: readonly Deed[];
  /** The pack that was pressed; '' for none. */
  chosen: string;
  armed: boolean;
  isFollowing: boolean;
  /** Of the seats, and of a survivor. */
  names: readonly string[];
  called: (survivor: string) => string;
}

export function prompt({ scene, deeds, chosen, armed, isFollowing, names, called }: Asked): string {
  if (scene.over) return t('rl-prompt-over');
  if (isFollowing) return t('rl-prompt-runs', { who: called(scene.survivor) });
  if (deeds.length === 0) return waiting(scene, (seat) => t('rl-prompt-theirs', { name: names[seat] ?? '', who: called(scene.survivor) }));
  if (armed) return t('drawn-again');
  if (chosen !== '') return t('rl-prompt-whom');
  const who = called(scene.survivor);
  switch (scene.phase) {
    case 'turn':
      return survivorCalled(scene, scene.survivor)?.condition === 'safe' ? t('rl-prompt-safe', { who }) : t('rl-prompt-turn', { who });
    case 'fork':
      return t('rl-prompt-fork', { who, steps: scene.steps });
    case 'beat':
      return t('rl-prompt-beat', { who, attack: scene.attack, strength: scene.strength });
    case 'yield':
      return t('rl-prompt-yield', { who, attack: scene.attack, strength: scene.strength });
    case 'bleed':
      return t('rl-prompt-bleed', { who });
    case 'pack':
      return t('rl-prompt-pack', { who });
    case 'weapon':
      return t('rl-prompt-weapon', { who });
  }
}
