/** The recorded games, as the server would send them; see record.py. */
import type { ActionInfo, EventInfo, Face, View } from '../../../server/types';
import { Pack, sceneOf, type Scene, type Sight } from '../sight';
import recorded from './games.json';

interface Frame {
  view: View;
  events: EventInfo[];
}

interface Kept {
  number: number;
  changed: Partial<Sight>;
  actions: ActionInfo[];
  events: EventInfo[];
}

export const faces = recorded.faces as Face[];
export const pack = new Pack(faces);

function unfolded(kept: Kept[]): Frame[] {
  let sight: Record<string, unknown> = { needs: [], unseen: [] };
  return kept.map(({ number, changed, actions, events }) => {
    sight = { ...sight, ...changed };
    const seat = sight.viewer as number;
    const view = { seat, number, step: number, sight, panels: [], actions } as unknown as View;
    return { view, events };
  });
}

export const games: Readonly<Record<string, Frame[]>> = Object.fromEntries(
  Object.entries(recorded.games as unknown as Record<string, Kept[]>).map(([name, kept]) => [name, unfolded(kept)]),
);

/** Every frame of every game, as a scene, with the one before it. */
export function* everyStep(): Generator<{ game: string; before: Scene; after: Scene; events: EventInfo[] }> {
  for (const [game, frames] of Object.entries(games)) {
    let before: Scene | null = null;
    for (const { view, events } of frames) {
      const heard = events.findLast((event) => event.kind === 'called');
      const after: Scene = sceneOf(view, heard?.text ?? before?.caption ?? '');
      if (before) yield { game, before, after, events };
      before = after;
    }
  }
}

/** The first scene of the recorded games that a test asks for. */
export function sceneWhere(fits: (scene: Scene) => boolean): Scene {
  for (const { after } of everyStep()) if (fits(after)) return after;
  throw new Error('no recorded scene fits');
}
