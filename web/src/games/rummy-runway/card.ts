/** What stands on the card behind the question mark. */
import type { Card } from '../../table/card/cards';
import { t } from '../../words';

export const CARD: Card = {
  goal: () => t('card-rummy-runway-goal'),
  first: () => t('card-rummy-runway-first'),
  second: () => t('card-rummy-runway-second'),
  third: () => t('card-rummy-runway-third'),
  end: () => t('card-rummy-runway-end'),
};
