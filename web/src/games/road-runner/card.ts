/** What stands on the card behind the question mark. */
import type { Card } from '../../table/card/cards';
import { t } from '../../words';

export const CARD: Card = {
  goal: () => t('card-road-runner-goal'),
  first: () => t('card-road-runner-first'),
  second: () => t('card-road-runner-second'),
  third: () => t('card-road-runner-third'),
  end: () => t('card-road-runner-end'),
};
