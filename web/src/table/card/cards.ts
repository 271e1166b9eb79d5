/** What stands on the card of each game: its goal, a turn in three steps, and how it ends. */
import { t } from '../../words';

export const ROWS = ['goal', 'first', 'second', 'third', 'end'] as const;
export type Row = (typeof ROWS)[number];

type Card = Readonly<Record<Row, () => string>>;

const CARDS: Readonly<Record<string, Card>> = {
  'road-runner': {
    goal: () => t('card-road-runner-goal'),
    first: () => t('card-road-runner-first'),
    second: () => t('card-road-runner-second'),
    third: () => t('card-road-runner-third'),
    end: () => t('card-road-runner-end'),
  },
  riverdale: {
    goal: () => t('card-riverdale-goal'),
    first: () => t('card-riverdale-first'),
    second: () => t('card-riverdale-second'),
    third: () => t('card-riverdale-third'),
    end: () => t('card-riverdale-end'),
  },
  'rummy-runway': {
    goal: () => t('card-rummy-runway-goal'),
    first: () => t('card-rummy-runway-first'),
    second: () => t('card-rummy-runway-second'),
    third: () => t('card-rummy-runway-third'),
    end: () => t('card-rummy-runway-end'),
  },
  'race-2-live': {
    goal: () => t('card-race-2-live-goal'),
    first: () => t('card-race-2-live-first'),
    second: () => t('card-race-2-live-second'),
    third: () => t('card-race-2-live-third'),
    end: () => t('card-race-2-live-end'),
  },
  'road-wolf': {
    goal: () => t('card-road-wolf-goal'),
    first: () => t('card-road-wolf-first'),
    second: () => t('card-road-wolf-second'),
    third: () => t('card-road-wolf-third'),
    end: () => t('card-road-wolf-end'),
  },
};

/** The card of a game; undefined for a game that has none. */
export const cardOf = (game: string): Card | undefined => (Object.hasOwn(CARDS, game) ? CARDS[game] : undefined);
