/** The viewer's hand in its groups, and how its cards overlap. */
import type { ActionInfo, Face } from '../../server/types';
import { keyed } from '../../table/drawn/cards';
import { t } from '../../words';
import { clauseOf, groupOf, type KeywordLine } from './print';
import type { Pack, Scene } from './sight';

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
  const held = keyed(scene.hand).map(({ key, card: title }): Held => {
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
    const keywords = clause.keywords.map(readKeyword).join(', ');
    return `${clause.condition} ${keywords}`.trim();
  });
  return [face.title, face.group, ...said].join(', ');
}

/** METAL as "Metal": some screen readers spell capitals. */
function readKeyword({ word: printed, number, speed }: KeywordLine): string {
  const word = printed.charAt(0) + printed.slice(1).toLowerCase();
  return number === null ? word : t('rr-keyword', { word, number, speed });
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
