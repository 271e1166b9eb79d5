/** The recorded games, as the server would send them to somebody who watches; see record.py. */
import * as recording from '../../../table/drawn/tests/recorded';
import { sceneOf, type Scene } from '../sight';
import recorded from './games.json';

export const games = recording.gamesOf(recorded.games);

/** Every moment of every game but the first of each, with the scene before it. */
export const everyStep = (): Generator<recording.Step<Scene, object>> => recording.everyStep(games, ({ view }) => sceneOf(view));
