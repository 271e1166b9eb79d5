/** The viewer's hand in its groups, and how its cards overlap. */
import type { ActionInfo, Face } from '../../server/types';
import { clauseOf, groupOf } from './print';
import { keyed, type Pack, type Scene } from './sight';
import { words } from './words';

/** A card in the hand. */
export interface Held {
  key: string;
  title: string;
  face: Face;
  /** Its legal action; null for none. */
  action: ActionInfo | null;
}

export interface HandGroup {
  name: 'capture' | 'escape' | 'answer' | 'rest';
  cards: Held[];
}

/**
 * The hand in groups: to capture with and to escape with; while the viewer answers an attempt, what fits it and the
 * rest. A card that is both belongs with the Captures until it can answer.
 */
export function grouped(scene: Scene, pack: Pack): HandGroup[] {
  const held = keyed(scene.hand).map(({ key, title }): Held => {
    const face = pack.face(title);
    const action = scene.actions.find((one) => one.card === face.name && (one.verb === 'lay' || one.verb === 'play'));
    return { key, title, face, action: action ?? null };
  });
  const answering = scene.actions.some((action) => action.verb === 'decline');
  const groups: HandGroup[] = answering
    ? [
        { name: 'answer', cards: held.filter((card) => card.action) },
        { name: 'rest', cards: held.filter((card) => !card.action) },
      ]
    : [
        { name: 'capture', cards: held.filter((card) => groupOf(card.face) !== 'escape') },
        { name: 'escape', cards: held.filter((card) => groupOf(card.face) === 'escape') },
      ];
  return groups.filter((group) => group.cards.length > 0);
}

/** The action to ask about for a card that cannot be played now. */
export function question(card: Held, scene: Scene): string {
  const escape = groupOf(card.face) === 'escape';
  return escape || scene.phase === 'escape' ? `play ${card.title}` : `lay ${card.title}`;
}

/** A card's text for screen readers: "Anvil, Capture, Drop 1, Metal". */
export function readOut(face: Face): string {
  const said = face.lines.map((line) => {
    const clause = clauseOf(line);
    if (clause.text) return clause.text.replace(/\.$/, '');
    const keywords = clause.keywords.map((one) => words.card.keyword(one.word, one.number, one.speed)).join(', ');
    return clause.condition ? words.card.with(clause.condition, keywords) : keywords;
  });
  return [face.title, words.card.groups[groupOf(face)], ...said].join(', ');
}

/**
 * How far the left edges of neighbouring cards are apart, in pixels, so that a hand fits the room; never so close
 * that a card's middle is covered: then the hand scrolls.
 */
export function step(cards: number, groups: number, card: number, gap: number, room: number): number {
  const most = card + 8;
  const steps = cards - groups;
  if (steps <= 0) return most;
  const free = room - groups * card - (groups - 1) * gap;
  return Math.round(Math.min(most, Math.max(card * 0.56, free / steps)));
}
