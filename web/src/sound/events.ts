/** Which event of which game makes which sound. */
import type { EventInfo } from '../server/types';
import { lengthOf, type Sound } from './recipes';

/** The sounds of a game, by the kinds of its events. */
export type Sounds<Kind extends string = string> = { readonly [kind in Kind]?: Sound };

/** Each game that is heard has them in games/<game>/sounds.ts; another game has the notes of `TableState`. */
const FILES = import.meta.glob<Sounds>('../games/*/sounds.ts', { eager: true, import: 'SOUNDS' });

/** Of every game that is heard. */
export const SOUNDS: Readonly<Record<string, Sounds>> = Object.fromEntries(
  Object.entries(FILES).map(([file, sounds]) => [file.split('/').at(-2), sounds]),
);

/** Whether what happens in a game is heard. */
export const isHeard = (game: string): boolean => Object.hasOwn(SOUNDS, game);

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
  const sounds = isHeard(game) ? SOUNDS[game] : undefined;
  if (sounds === undefined) return [];
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
