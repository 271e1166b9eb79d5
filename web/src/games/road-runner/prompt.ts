/** The sentence that says what the viewer is to do now. */
import { t } from '../../words';
import type { Scene } from './sight';

export function prompt(scene: Scene, names: readonly string[]): string {
  const name = names[scene.turn] ?? '';
  const method = scene.call ?? '';
  if (scene.over) return t('rr-prompt-over');
  const can = (verb: string): boolean => scene.actions.some((action) => action.verb === verb);
  if (can('decline')) {
    if (!can('play')) return t('rr-prompt-no-answer', { name, method });
    return scene.foiled ? t('rr-prompt-answer-more', { name, method }) : t('rr-prompt-answer', { name, method });
  }
  if (can('call')) return t('rr-prompt-call');
  if (can('take back')) return t('rr-prompt-lay-on');
  if (can('pass')) return can('lay') ? t('rr-prompt-begin') : t('rr-prompt-pass-only');
  if (scene.call !== null && scene.seat === scene.turn) return t('rr-prompt-answered');
  if (scene.seat === scene.viewer) return t('rr-prompt-moment');
  const decides = names[scene.seat] ?? '';
  return scene.call !== null ? t('rr-prompt-asked', { name: decides }) : t('rr-prompt-theirs', { name: decides });
}

/** Whom a passed card goes to: the next on the left who is not seeing stars (RR-095); in the end the viewer. */
export function passedTo(scene: Scene): number {
  for (let place = 1; place < scene.seats; place++) {
    const seat = (scene.viewer + place) % scene.seats;
    if (!scene.damage[seat]) return seat;
  }
  return scene.viewer;
}
