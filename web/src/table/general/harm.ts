import { t } from '../../words';

/** What harm an action does: 0 none, 1 to oneself, 2 to a friend; "" for none. */
export function harmSaid(harm: number): string {
  if (harm === 0) return '';
  return harm === 1 ? t('general-harms-you') : t('general-harms-friend');
}
