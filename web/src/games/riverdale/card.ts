/** What stands on the card behind the question mark. */
import type { Card } from '../../table/card/cards';
import { t } from '../../words';

export const CARD: Card = {
  goal: () => t('card-riverdale-goal'),
  first: () => t('card-riverdale-first'),
  second: () => t('card-riverdale-second'),
  third: () => t('card-riverdale-third'),
  end: () => t('card-riverdale-end'),
};
