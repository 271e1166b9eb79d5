/** The recorded games, as the server would send them; see record.py. */
import { whole } from '../../../server/scene';
import type { ActionInfo, CatalogueAction, EventInfo, SceneMove, SentView, View } from '../../../server/types';
import type { Fact } from '../journeys';
import { sceneOf, type Scene } from '../sight';
import recorded from './games.json';

export interface Frame {
  view: View;
  events: EventInfo[];
  moves: SceneMove[];
  /** What each open action would surely do, by its number. */
  certain: Readonly<Record<number, Fact[]>>;
}

interface Kept {
  number: number;
  decision: SentView['decision'];
  scene: SentView['scene'];
  moves: SceneMove[];
  actions: Omit<ActionInfo, 'said' | 'hint'>[];
  certain: Record<number, Fact[]>;
  events: Omit<EventInfo, 'text'>[];
}

export const catalogue = recorded.catalogue as unknown as CatalogueAction[];

function unfolded(seat: number, kept: Kept[]): Frame[] {
  let before: View | null = null;
  return kept.map(({ number, decision, scene, moves, events, certain, ...sent }) => {
    const actions = sent.actions.map((action) => ({ ...action, said: '', hint: '' }));
    const rest = { to_act: decision.seat as number, can_undo: false, seconds: [], standing: [], asked: '', remarks: [] };
    const told = { seat, number, step: number, decision, scene, actions, open: actions.map((one) => one.number), ...rest };
    const view = whole(told, before?.scene ?? null, moves);
    if (view === null) throw new Error('a recording begins with a scene');
    before = view;
    return { view, moves, certain, events: events.map((event) => ({ ...event, text: event.kind })) as EventInfo[] };
  });
}

export const games: Readonly<Record<string, Frame[]>> = Object.fromEntries(
  Object.entries(recorded.games as unknown as Record<string, { viewer: number; frames: Kept[] }>).map(
    ([name, { viewer, frames }]) => [name, unfolded(viewer, frames)],
  ),
);

/** Every frame of every game but the first of each, with the scene before it. */
export function* everyStep(): Generator<{ game: string; frame: Frame; before: Scene; after: Scene; certain: Frame['certain'] }> {
  for (const [game, frames] of Object.entries(games)) {
    for (const [at, frame] of frames.entries()) {
      const earlier = frames[at - 1];
      if (earlier) yield { game, frame, before: sceneOf(earlier.view, null), after: sceneOf(frame.view, null), certain: earlier.certain };
    }
  }
}
