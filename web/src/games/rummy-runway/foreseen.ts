/** What the viewer's own action surely does, drawn before the server has answered: the same as `scene_moves.py`. */
import type { Pile } from '../../server/scene';
import type { EventInfo, SceneMove } from '../../server/types';
import type { Fact } from './deeds';
import { colourOf, PLACES, type Scene } from './sight';

type Sent = Scene['sent'];

const LAID = 'laid';

/** What one fact moves in a scene; null where only the server can say. */
export function movesOf(sent: Sent, fact: EventInfo & Fact, event: number): SceneMove[] | null {
  const { seat } = fact;
  const carried = (kind: string, source: string, target: string, more: { origin?: number; place?: number } = {}): SceneMove => ({
    type: 'carried', event, kind, was: kind, count: 1, source, target, ...more,
  });
  const put = (thing: string, attributes: Record<string, unknown>): SceneMove[] =>
    Object.entries(attributes).map(([attribute, after]) => ({ type: 'put', event, thing, attribute, before: sent.things[thing]?.[attribute], after }));
  const held = (fromCloset: boolean): string => `${fromCloset ? 'closet' : 'hand'}:${seat}`;
  switch (fact.kind) {
    case 'took': {
      const { card } = fact.fields;
      return [carried(card, 'row', `hand:${seat}`, { origin: inOrder(sent.piles.row).lastIndexOf(card) })];
    }
    case 'laid': {
      const { card, from_closet, place } = fact.fields;
      const { colours, from_closet: stowed } = laidIn(sent);
      return [
        carried(card, held(from_closet), LAID),
        ...put(LAID, { colours: [...colours, colourOf(card)], from_closet: from_closet ? [...stowed, place] : stowed }),
      ];
    }
    case 'worn': {
      const colours = [...laidIn(sent).colours];
      colours[colours.indexOf('wild')] = fact.fields.colour;
      return put(LAID, { colours });
    }
    case 'formed': {
      const { outfit, cards } = fact.fields;
      if (outfit === null) return null;
      const attributes = { seat, colours: cards.map(({ colour }) => colour), points: 0, trends: 0, follows: [] };
      return [
        { type: 'appeared', event, thing: outfit, attributes },
        ...cards.map(({ card }) => carried(card, LAID, outfit)),
        ...put(LAID, { colours: [], from_closet: [] }),
      ];
    }
    case 'riffed': {
      const { outfit, end, card, taken, from_closet } = fact.fields;
      if (outfit === null) return null;
      const isLeft = end === 'left';
      const worn = [...((sent.things[outfit]?.colours ?? []) as string[])];
      const colours = isLeft ? [...worn.slice(-1), ...worn.slice(0, -1)] : [...worn.slice(1), ...worn.slice(0, 1)];
      return [
        carried(card, held(from_closet), outfit, { place: isLeft ? 0 : PLACES.length }),
        carried(taken, outfit, `closet:${seat}`, { origin: isLeft ? PLACES.length : 0 }),
        ...put(outfit, { colours }),
      ];
    }
    case 'restyled': {
      const { outfit, ...look } = fact.fields;
      return outfit === null ? null : put(outfit, look);
    }
    case 'discarded':
      return [carried(fact.fields.card, `hand:${seat}`, 'row')];
    case 'trimmed':
      return [carried(fact.fields.card, `closet:${seat}`, 'row')];
    default:
      return null;
  }
}

function inOrder(pile: Pile | undefined): string[] {
  return Array.isArray(pile) ? pile : [];
}

function laidIn(sent: Sent): { colours: string[]; from_closet: string[] } {
  return sent.things[LAID] as { colours: string[]; from_closet: string[] };
}
