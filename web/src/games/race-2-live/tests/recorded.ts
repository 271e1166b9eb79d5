/** The recorded games, as the server would send them; see record.py. */
import type { CatalogueAction } from '../../../server/types';
import type { AboutTold } from '../../../state/table.svelte';
import * as recording from '../../../table/drawn/tests/recorded';
import { sceneOf, type Scene } from '../sight';
import recorded from './games.json';

interface More {
  /** Previews of the legal actions, by the number of the action. */
  previews: Readonly<Record<number, Record<string, unknown>>>;
}

export type Frame = recording.Frame<More>;

export const catalogue = recorded.catalogue as unknown as CatalogueAction[];
export const games = recording.gamesOf<More>(recorded.games);

export const aboutOf = ({ previews }: Frame): AboutTold => ({ actions: {}, previews, certain: {}, tones: {}, hints: {} }) as unknown as AboutTold;

/** Every moment of every game but the first of each, with the scene before it. */
export const everyStep = (): Generator<recording.Step<Scene, More>> => recording.everyStep(games, ({ view }) => sceneOf(view));
