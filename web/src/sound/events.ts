/** Which event of which game makes which sound. */
import type { EventInfo, Schemas } from '../server/types';
import { lengthOf, type Sound } from './recipes';

/** The kinds of events of each game that is heard. */
interface Kinds {
  'road-runner': Schemas['RoadRunnerEvent']['kind'];
  riverdale: Schemas['RiverdaleEvent']['kind'];
  'rummy-runway': Schemas['RummyRunwayEvent']['kind'];
}

/** Events that are not named are silent; so are those of a game that is not named, which then has the notes of `TableState`. */
export const SOUNDS: { readonly [Game in keyof Kinds]: { readonly [Kind in Kinds[Game]]?: Sound } } = {
  'road-runner': {
    dealt: 'card',
    dealt_card: 'card',
    drew: 'card',
    drew_card: 'card',
    laid: 'card',
    took_back: 'card',
    called: 'ride',
    played: 'card',
    foiled: 'knock',
    passed: 'card',
    passed_card: 'card',
    reshuffled: 'card',
    caught: 'applause',
    called_off: 'end',
  },
  riverdale: {
    dealt: 'card',
    dealt_card: 'card',
    drew: 'card',
    drew_card: 'card',
    got_card: 'card',
    played: 'card',
    discarded: 'card',
    reshuffled: 'card',
    swapped: 'card',
    crashed: 'card',
    moved: 'hop',
    moved_ahead: 'hop',
    switched: 'hop',
    tricked: 'hop',
    skated: 'ride',
    sent_home: 'knock',
    won: 'applause',
    called_off: 'end',
  },
  'rummy-runway': {
    dealt: 'card',
    dealt_card: 'card',
    turned_up: 'card',
    refilled: 'card',
    drew: 'card',
    drew_card: 'card',
    took: 'card',
    laid: 'card',
    discarded: 'card',
    trimmed: 'card',
    gathered: 'card',
    formed: 'cloth',
    riffed: 'cloth',
    followed: 'applause',
    ended: 'applause',
  },
};

/** Whether what happens in a game is heard. */
export const isHeard = (game: string): game is keyof Kinds => Object.hasOwn(SOUNDS, game);

/** How often at most a sound is heard again where it follows itself, as in a deal. */
const AGAIN: Partial<Record<Sound, number>> = { card: 3, hop: 2, knock: 2 };

/** Seconds between a sound and itself, and how much of a sound the next one waits for. */
const ITSELF = 0.1;
const OVERLAP = 0.6;

/** Sounds that a moment makes at most. */
const MOST = 6;

export interface Heard {
  sound: Sound;
  /** Seconds after the moment is shown. */
  after: number;
}

/** What is heard of a moment of a game, in the order of its events. */
export function heard(game: string, events: readonly EventInfo[]): Heard[] {
  if (!isHeard(game)) return [];
  const sounds: Readonly<Record<string, Sound | undefined>> = SOUNDS[game];
  const found: Heard[] = [];
  let after = 0;
  let times = 0;
  for (const { kind } of events) {
    const sound = Object.hasOwn(sounds, kind) ? sounds[kind] : undefined;
    if (sound === undefined) continue;
    const last = found.at(-1);
    times = last?.sound === sound ? times + 1 : 1;
    if (times > (AGAIN[sound] ?? 1)) continue;
    if (last !== undefined) after += last.sound === sound && sound === 'card' ? ITSELF : lengthOf(last.sound) * OVERLAP;
    found.push({ sound, after });
    if (found.length === MOST) break;
  }
  return found;
}
