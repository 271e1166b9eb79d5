/** Cards of a hand that look alike, and face-down cards on their way. */
import type { Move } from './stagehand.svelte';

/** At most so many face-down cards are animated at once from one place to another: as many as an eye can follow. */
const IN_THE_AIR = 8;

/** The cards of a hand, each with a key that tells it from others of its name. */
export function keyed<Card extends string>(hand: readonly Card[]): { key: string; card: Card }[] {
  const copies = new Map<Card, number>();
  return hand.map((card) => {
    const copy = copies.get(card) ?? 0;
    copies.set(card, copy + 1);
    return { key: copy ? `${card}~${copy}` : card, card };
  });
}

/** The key of the last copy of a card in a hand: the one that is added or removed. */
export function lastKey(hand: readonly string[], card: string): string {
  return keyed(hand).findLast((one) => one.card === card)?.key ?? card;
}

/** Face-down cards that go from one place to another. */
export function backs<Place extends string>(count: number, from: Place, to: Place): (Move & { from: Place; to: Place })[] {
  return Array.from({ length: count }, () => ({ title: '', from, to, shows: 'back' as const }));
}

/** The moves that are animated: of face-down cards, not more than can be followed. */
export function thinned<M extends Move>(moves: readonly M[]): M[] {
  const flown = new Map<string, number>();
  return moves.filter(({ title, from, to }) => {
    if (title) return true;
    const way = `${from} ${to}`;
    flown.set(way, (flown.get(way) ?? 0) + 1);
    return (flown.get(way) ?? 0) <= IN_THE_AIR;
  });
}
