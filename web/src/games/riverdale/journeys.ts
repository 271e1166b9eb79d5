/** What pawns do, from facts: told events as well as those that an action would surely cause. */
import type { Schemas } from '../../server/types';
import { pawnCalled, sideOf, type Card, type Scene } from './sight';
import { path } from './track';

/** An event of Riverdale, as it is told or foretold. */
export type Fact = Schemas['RiverdaleEvent'] & { seat: number };

/** One way of a pawn: square by square, on a skateboard, thrown in an arc, or changing places. */
export interface Journey {
  pawn: string;
  colour: string;
  number: number;
  places: string[];
  manner: 'hop' | 'ride' | 'arc' | 'switch';
  /** It is sent home. */
  isKnocked: boolean;
}

const BACK: readonly (Card | null)[] = ['-3', '-13'];

/** The ways of pawns in one event. `card`: the one that was played for it. */
export function journeysOf(scene: Pick<Scene, 'board' | 'pawns' | 'colours'>, fact: Fact, card: Card | null): Journey[] {
  const going = (name: string, places: string[], manner: Journey['manner'], isKnocked = false): Journey[] => {
    const pawn = pawnCalled(scene, name);
    return pawn ? [{ pawn: name, colour: pawn.colour, number: pawn.number, places, manner, isKnocked }] : [];
  };
  const at = (name: string): string => pawnCalled(scene, name)?.at ?? 'home';
  switch (fact.kind) {
    case 'moved': {
      const { pawn, before, after } = fact.fields;
      const colour = pawnCalled(scene, pawn)?.colour ?? '';
      const isPushed = colour !== scene.colours[fact.seat];
      const way = isPushed || BACK.includes(card) ? 'back' : 'forward';
      return going(pawn, path(scene.board, sideOf(scene.board, colour), before, after, way), 'hop');
    }
    case 'moved_ahead': {
      const { pawn, before, after } = fact.fields;
      return going(pawn, path(scene.board, sideOf(scene.board, pawnCalled(scene, pawn)?.colour ?? ''), before, after, 'forward'), 'hop');
    }
    case 'skated':
      return going(fact.fields.pawn, [fact.fields.before, fact.fields.after], 'ride');
    case 'sent_home':
      return going(fact.fields.pawn, [fact.fields.before, 'home'], 'arc', true);
    case 'switched':
      return [
        ...going(fact.fields.pawn, [at(fact.fields.pawn), fact.fields.place], 'switch'),
        ...going(fact.fields.other, [at(fact.fields.other), fact.fields.other_place], 'switch'),
      ];
    case 'tricked':
      return going(fact.fields.pawn, ['home', fact.fields.place], 'arc');
    default:
      return [];
  }
}

/** Where pawns stand after their ways. */
export function moved<S extends Pick<Scene, 'pawns'>>(scene: S, journeys: readonly Journey[]): S {
  const ends = new Map(journeys.map((journey) => [journey.pawn, journey.places.at(-1) ?? '']));
  return { ...scene, pawns: scene.pawns.map((pawn) => ({ ...pawn, at: ends.get(pawn.name) ?? pawn.at })) };
}

/** What an action would surely do on the board. */
export interface Ghost {
  journeys: Journey[];
  /** Where pawns would stand. */
  pawns: Scene['pawns'];
  /** Whether it wins another turn, and the game. */
  again: boolean;
  wins: boolean;
}

export function ghostOf(scene: Scene, certain: readonly Fact[], card: Card | null): Ghost {
  const ghost: Ghost = { journeys: [], pawns: scene.pawns, again: false, wins: false };
  let after: Pick<Scene, 'board' | 'pawns' | 'colours'> = scene;
  for (const fact of certain) {
    const journeys = journeysOf(after, fact, card);
    after = moved(after, journeys);
    ghost.journeys.push(...journeys);
    ghost.again ||= fact.kind === 'another_turn';
    ghost.wins ||= fact.kind === 'won';
  }
  ghost.pawns = after.pawns;
  return ghost;
}
