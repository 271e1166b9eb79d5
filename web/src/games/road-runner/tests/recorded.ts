/** The recorded games, as the server would send them; see record.py. */
import { whole } from '../../../server/scene';
import type { ActionInfo, EventInfo, Face, SceneMove, SentView, View } from '../../../server/types';
import { Pack, sceneOf, type Scene } from '../sight';
import recorded from './games.json';

interface Frame {
  view: View;
  events: EventInfo[];
  /** What actions would do, by their numbers. */
  hints: Readonly<Record<number, string>>;
}

interface Kept {
  number: number;
  decision: SentView['decision'];
  scene: SentView['scene'];
  moves: SceneMove[];
  actions: Omit<ActionInfo, 'said' | 'hint'>[];
  events: EventInfo[];
  hints: Record<number, string>;
}

export const faces = recorded.faces as Face[];
/** The same in German. */
export const german = recorded.german as Face[];
export const pack = new Pack(faces);

function unfolded(seat: number, kept: Kept[]): Frame[] {
  let before: View | null = null;
  return kept.map(({ number, decision, scene, moves, events, hints, ...sent }) => {
    const actions = sent.actions.map((action) => ({ ...action, said: '', hint: '' }));
    const rest = { to_act: decision.seat as number, can_undo: false, seconds: [], standing: [], asked: '', remarks: [], open: actions.map((action) => action.number) };
    const told = { seat, number, step: number, decision, scene, actions, ...rest };
    const view = whole(told, before?.scene ?? null, moves);
    if (view === null) throw new Error('a recording begins with a scene');
    before = view;
    return { view, events, hints };
  });
}

export const games: Readonly<Record<string, Frame[]>> = Object.fromEntries(
  Object.entries(recorded.games as unknown as Record<string, { viewer: number; frames: Kept[] }>).map(
    ([name, { viewer, frames }]) => [name, unfolded(viewer, frames)],
  ),
);

/** Every frame of every game, as a scene, with the one before it. */
export function* everyStep(): Generator<{ game: string; before: Scene; after: Scene; events: EventInfo[] }> {
  for (const [game, frames] of Object.entries(games)) {
    let before: Scene | null = null;
    for (const { view, events } of frames) {
      const heard = events.findLast((event) => event.kind === 'called');
      const after: Scene = sceneOf(view, heard?.text ?? before?.caption ?? '', pack);
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
