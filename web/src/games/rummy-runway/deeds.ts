/** What may be done, as what is pressed for it: a card of the hand or the closet, and where it goes. */
import type { EventInfo, Schemas } from '../../server/types';
import { openedOf, type Deed as AnyDeed, type Known } from '../../table/drawn/deeds';
import type { Scene } from './sight';

export type RunwayAction = Schemas['RummyRunwayAction'];
export type Fact = Schemas['RummyRunwayEvent'];

/** A riff as it would go. */
export interface Riff {
  outfit: string;
  end: string;
  card: string;
  taken: string;
  points: number;
  trends: number;
  /** The trends that the outfit then follows, by their places from 0. */
  follows: readonly number[];
}

/** Its keys: "hand:red-5", "closet:red-5", "row", "deck", "spot", "end:outfit:1a:left". */
export interface Deed extends AnyDeed<RunwayAction['kind']> {
  card: string;
  riff: Riff | null;
}

/** The open actions of a scene. */
export function deedsOf(scene: Scene, known: Known): Deed[] {
  return scene.actions.flatMap((action): Deed[] => {
    const opened = openedOf<RunwayAction>(action, known);
    if (!opened) return [];
    const riff = riffOf(opened.certain as unknown as (EventInfo & Fact)[]);
    const keys = keysOf(scene, opened.entry, riff);
    return keys.length === 0 ? [] : [{ ...opened.deed, keys, card: keys[0]?.split(':').at(-1) ?? '', riff }];
  });
}

function riffOf(certain: readonly (EventInfo & Fact)[]): Riff | null {
  const fact = certain.find((one) => one.kind === 'riffed');
  if (fact?.kind !== 'riffed') return null;
  const { outfit, end, card, taken } = fact.fields;
  const look = certain.find((one) => one.kind === 'restyled');
  const { points, trends, follows } = look?.kind === 'restyled' ? look.fields : { points: 0, trends: 0, follows: [] };
  return { outfit: outfit ?? '', end, card, taken, points, trends, follows };
}

/** What is pressed for an action; nothing while it is not known which card a riff plays. */
function keysOf(scene: Scene, { kind, fields }: RunwayAction, riff: Riff | null): string[] {
  switch (kind) {
    case 'draw':
      return ['deck'];
    case 'take':
      return [`row:${fields.card}`];
    case 'stop':
    case 'end_turn':
      return [kind];
    case 'lay': {
      const from = `${fields.from_closet ? 'closet' : 'hand'}:${fields.card}`;
      return scene.phase === 'lay' ? [from] : [from, 'spot'];
    }
    case 'wear':
      return [`wear:${fields.colour}`];
    case 'riff':
      return riff ? [`${fields.from_closet ? 'closet' : 'hand'}:${riff.card}`, endKey(riff.outfit, riff.end)] : [];
    case 'discard':
      return [`hand:${fields.card}`, 'row'];
    case 'trim':
      return [`closet:${fields.card}`, 'row'];
  }
}

export const endKey = (outfit: string, end: string): string => `end:${outfit}:${end}`;
