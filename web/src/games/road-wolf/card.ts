/** What stands on the card behind the question mark. */
import type { Card } from '../../table/card/cards';
import { t } from '../../words';

export const CARD: Card = {
  goal: () => t('card-road-wolf-goal'),
  first: () => t('card-road-wolf-first'),
  second: () => t('card-road-wolf-second'),
  third: () => t('card-road-wolf-third'),
  end: () => t('card-road-wolf-end'),
};
