/** Reads recorded games as the server would send them; see tests/recording.py. */
import { expect } from 'vitest';
import { whole } from '../../../server/scene';
import type { ActionInfo, EventInfo, SceneMove, SentView, View } from '../../../server/types';

/** One moment of a game, with what its game's recorder adds. */
export type Frame<More = object> = More & {
  view: View;
  events: EventInfo[];
  moves: SceneMove[];
};

type Kept = Omit<Frame, 'view'> & {
  number: number;
  decision: SentView['decision'];
  scene: SentView['scene'];
  actions: Pick<ActionInfo, 'number' | 'verb' | 'card' | 'text'>[];
};

export type Games<More = object> = Readonly<Record<string, readonly Frame<More>[]>>;

/** The games of a recording, by their names. */
export function gamesOf<More = object>(recorded: object): Games<More> {
  const games = recorded as Record<string, { viewer: number; frames: (Kept & More)[] }>;
  return Object.fromEntries(Object.entries(games).map(([name, { viewer, frames }]) => [name, unfolded(viewer, frames)]));
}

function unfolded<More>(seat: number, kept: readonly (Kept & More)[]): Frame<More>[] {
  let before: View | null = null;
  return kept.map((frame) => {
    const { number, decision, scene, moves } = frame;
    const actions = frame.actions.map((action) => ({ ...action, said: '', hint: '' }));
    const open = actions.map((action) => action.number);
    const rest = { to_act: decision.seat as number, can_undo: false, seconds: [], standing: [], asked: '', remarks: [] };
    const view = whole({ seat, number, step: number, decision, scene, actions, open, ...rest }, before?.scene ?? null, moves);
    if (view === null) throw new Error('a recording begins with a scene');
    before = view;
    return { ...frame, view };
  });
}

/** One moment after another of a game, each with the scene before it. */
export interface Step<Scene, More> {
  game: string;
  frame: Frame<More>;
  /** The moment before. */
  earlier: Frame<More>;
  before: Scene;
  after: Scene;
}

/** Every moment of every game but the first of each. `sceneOf` gets the scene before, or null for the first. */
export function* everyStep<Scene, More>(
  games: Games<More>,
  sceneOf: (frame: Frame<More>, before: Scene | null) => Scene,
): Generator<Step<Scene, More>> {
  for (const [game, [first, ...frames]] of Object.entries(games)) {
    if (!first) continue;
    let [earlier, before] = [first, sceneOf(first, null)];
    for (const frame of frames) {
      const after = sceneOf(frame, before);
      yield { game, frame, earlier, before, after };
      [earlier, before] = [frame, after];
    }
  }
}

/** The beats of every step end with the very scene that the server sent; there are more steps than `least`. */
export function expectToEndAsSent<Scene, More>(
  steps: Iterable<Step<Scene, More>>,
  beatsOf: (step: Step<Scene, More>) => readonly { after: Scene }[],
  least: number,
): void {
  let told = 0;
  for (const step of steps) {
    expect(beatsOf(step).at(-1)?.after).toBe(step.after);
    told += 1;
  }
  expect(told).toBeGreaterThan(least);
}
