/** What stands on the card behind the question mark. */
import type { Card } from '../../table/card/cards';
import { t } from '../../words';

export const CARD: Card = {
  goal: () => t('card-race-2-live-goal'),
  first: () => t('card-race-2-live-first'),
  second: () => t('card-race-2-live-second'),
  third: () => t('card-race-2-live-third'),
  end: () => t('card-race-2-live-end'),
};
