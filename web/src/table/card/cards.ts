/** What stands on the card of each game: its goal, a turn in three steps, and how it ends. */

export const ROWS = ['goal', 'first', 'second', 'third', 'end'] as const;
export type Row = (typeof ROWS)[number];

export type Card = Readonly<Record<Row, () => string>>;

const CARDS = import.meta.glob<Card>('../../games/*/card.ts', { eager: true, import: 'CARD' });

/** The card of a game; undefined for a game that has none. */
export const cardOf = (game: string): Card | undefined => CARDS[`../../games/${game}/card.ts`];
