import type { AboutInfo, ActionInfo } from '../../server/types';
import { t } from '../../words';
import { saidOf } from './groups';

const HARM = { helps: 0, harms: 1, 'harms-friend': 2 } as const;

/** What harm an action does, by its number: 0 none, 1 to oneself, 2 to a friend; 0 while it is not known. */
export const harmOf = (about: Pick<AboutInfo, 'tones'> | null, action: number): number => HARM[about?.tones[action] ?? 'helps'];

/** The same in words; "" for none. */
export function harmSaid(harm: number): string {
  if (harm === 0) return '';
  return harm === 1 ? t('general-harms-you') : t('general-harms-friend');
}

/** An action as it is said, with what it would do, and with what harm it does. */
export function saidWith(action: ActionInfo, harm: number): string {
  const hint = [action.hint, harmSaid(harm)].filter(Boolean).join('; ');
  return hint ? t('general-with-hint', { action: saidOf(action), hint }) : saidOf(action);
}
