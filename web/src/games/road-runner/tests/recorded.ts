/** The recorded games, as the server would send them; see record.py. */
import type { Face } from '../../../server/types';
import * as recording from '../../../table/drawn/tests/recorded';
import { Pack, sceneOf, type Scene } from '../sight';
import recorded from './games.json';

interface More {
  /** What actions would do, by their numbers. */
  hints: Readonly<Record<number, string>>;
}

export const faces = recorded.faces as Face[];
/** The same in German. */
export const german = recorded.german as Face[];
export const pack = new Pack(faces);
export const games = recording.gamesOf<More>(recorded.games);

/** Every moment of every game but the first of each, with the scene before it. */
export const everyStep = (): Generator<recording.Step<Scene, More>> =>
  recording.everyStep(games, ({ view, events }, before) => {
    const heard = events.findLast((event) => event.kind === 'called');
    return sceneOf(view, heard?.text ?? before?.caption ?? '', pack);
  });

/** The first scene of the recorded games that a test asks for. */
export function sceneWhere(fits: (scene: Scene) => boolean): Scene {
  for (const { after } of everyStep()) if (fits(after)) return after;
  throw new Error('no recorded scene fits');
}
