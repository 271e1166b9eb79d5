/** The recorded games, as the server would send them; see record.py. */
import type { CatalogueAction, EventInfo } from '../../../server/types';
import * as recording from '../../../table/drawn/tests/recorded';
import { sceneOf, type Scene } from '../sight';
import recorded from './games.json';

interface More {
  /** What each action would surely do, by its number. */
  certain: Readonly<Record<number, EventInfo[]>>;
}

export const catalogue = recorded.catalogue as unknown as CatalogueAction[];
export const games = recording.gamesOf<More>(recorded.games);

/** Every moment of every game but the first of each, with the scene before it. */
export const everyStep = (): Generator<recording.Step<Scene, More>> => recording.everyStep(games, ({ view }) => sceneOf(view));
