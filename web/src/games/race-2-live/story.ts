/** How events are drawn: the scene after each is made by what the server says that it moves. */
import type { EventInfo, SceneMove, Schemas } from '../../server/types';
import { add, ended, type Together } from '../../table/drawn/beats';
import { QUIET as STILL, type Beat as AnyBeat } from '../../table/drawn/stagehand.svelte';
import type { Tale } from '../../table/drawn/storyteller';
import { after as sentAfter, taleOver, type Telling } from '../../table/drawn/tale';
import type { Deed } from './deeds';
import { read, sceneOf, survivorCalled, type Scene } from './sight';

/** An event of Race 2 Live, as it is told. */
export type Fact = Schemas['Race2LiveEvent'] & { seat: number };

/** What is seen over the street for a moment. */
export interface Sign {
  /** A picture by its component, or "die". */
  of: string;
  /** What stands on it; '' for nothing. */
  text: string;
  /** Over whom, or over which space. */
  at: string;
  /** Whether all of the street is meant. */
  wide: boolean;
}

export interface Beat extends AnyBeat<Scene> {
  /** Who goes, and the spaces from the one where it stands on. */
  survivor: string;
  spaces: string[];
  sign: Sign | null;
}

export const QUIET: Omit<Beat, 'after'> = { ...STILL, moves: [], survivor: '', spaces: [], sign: null };

/** Kinds of events that are drawn as one movement where they follow each other. */
const TOGETHER: Together = { drew: 'draw' };

/** The beats from one scene to the next. `moves`: what the events move, each with the place of its event among them. */
export function beats(before: Scene, events: readonly EventInfo[], next: Scene, moves: readonly SceneMove[]): Beat[] {
  const found: Beat[] = [];
  let scene: Scene = { ...before, actions: [] };
  events.forEach((told, at) => {
    const fact = told as EventInfo & Fact;
    const after: Scene = { ...read(sentAfter(scene.sent, at, moves), []), seat: fact.seat >= 0 ? fact.seat : scene.seat, survivor: scene.survivor };
    const beat = beatOf(scene, fact, after);
    scene = after;
    if (!beat) return;
    const last = found.at(-1);
    // the steps of a move are one way
    if (last && fact.kind === 'stepped' && last.kind === 'stepped' && last.survivor === beat.survivor) {
      last.after = beat.after;
      last.spaces.push(...beat.spaces.slice(1));
    } else add<Scene, Beat>(found, beat, TOGETHER);
  });
  return ended<Scene, Beat>(found, QUIET, next);
}

/** The beat of one event; null where nothing is seen of it. */
function beatOf(scene: Scene, fact: EventInfo & Fact, after: Scene): Beat | null {
  const { kind, seat } = fact;
  const beat = (more: Partial<Beat>): Beat => ({ ...QUIET, kind, seat, ...more, after });
  const sign = (of: string, text: string | number, at: string, wide = false): Sign => ({ of, text: String(text), at, wide });
  switch (fact.kind) {
    case 'stepped': {
      const { survivor, space } = fact.fields;
      const from = survivorCalled(scene, survivor)?.at ?? space;
      return beat({ survivor, spaces: [from, space], after: { ...after, survivor: fact.fields.survivor } });
    }
    case 'rolled':
      return beat({ sign: sign('die', fact.fields.steps, fact.fields.survivor), rest: 60 });
    case 'special':
      return beat({ sign: sign('special-attack', fact.fields.strength, fact.fields.survivor), rest: 120 });
    case 'horde':
      return beat({ sign: sign('horde', fact.fields.strength, fact.fields.survivor, true), rest: 120 });
    case 'rescued':
      return beat({ sign: sign('rescue', '', fact.fields.other), rest: 60 });
    case 'freed':
      return beat({ sign: sign('rescue', '', fact.fields.survivor), rest: 60 });
    case 'suspended':
      return beat({ sign: sign('zombie', '', fact.fields.survivor), rest: 60 });
    case 'came_home':
      return beat({ sign: sign('safe-house', '', fact.fields.survivor), rest: 60 });
    case 'died':
    case 'lost_to_night':
      return beat({ sign: sign('grave', '', fact.fields.survivor), rest: 100 });
    case 'lost':
    case 'played':
      return fact.kind === 'played' && fact.fields.keeps ? beat({}) : beat({ sign: sign('health', -1, fact.fields.survivor) });
    case 'found_pack':
      return beat({ sign: sign(`pack-${fact.fields.size}`, fact.fields.size, fact.fields.survivor), rest: 60 });
    case 'found_weapon':
      return beat({ sign: sign(`weapon-${fact.fields.size}`, `+${fact.fields.size}`, fact.fields.survivor), rest: 60 });
    case 'used_pack':
      return beat({ sign: sign('health', `+${fact.fields.draws}`, fact.fields.other), rest: 60 });
    case 'beat_special':
      return beat({ sign: sign('shield', '', fact.fields.survivor), rest: 60 });
    case 'drew':
    case 'kept_pack':
    case 'armed':
    case 'kept_weapon':
    case 'game_over':
      return beat({});
    default:
      return null;
  }
}

/** How Race 2 Live is told. Of the viewer's own actions nothing is foreseen: a roll follows, or what another token is. */
export function taleOf(known: Pick<Telling<Scene, Beat, Deed>, 'moves' | 'deeds'>): Tale<Scene, Beat> {
  return taleOver<Scene, Beat, Deed>({ ...known, quiet: QUIET, scene: sceneOf, beats });
}
