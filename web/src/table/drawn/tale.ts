/** How a game is told whose scene after each event is made by what the server says that it moves. */
import { applied, type Scene as SentScene } from '../../server/scene';
import type { EventInfo, SceneMove } from '../../server/types';
import type { Deed } from './deeds';
import type { Beat } from './stagehand.svelte';
import type { Foreseen, Tale } from './storyteller';

export interface Telling<Scene, B extends Beat<Scene>, D extends Deed> extends Pick<Tale<Scene, B>, 'scene'> {
  /** What the events move, each with the place of its event among them. */
  moves: () => readonly SceneMove[];
  /** What the viewer may do. */
  deeds: () => readonly D[];
  /** A beat in which nothing moves. */
  quiet: Omit<B, 'after'>;
  /** The beats from one scene to the next. */
  beats: (before: Scene, events: readonly EventInfo[], next: Scene, moves: readonly SceneMove[]) => B[];
  opening?: Tale<Scene, B>['opening'];
  /** The viewer's own move, as far as it is certain; null where nothing of it is. */
  foreseen?: (before: Scene, deed: D) => Foreseen<Scene, B> | null;
}

export function taleOver<Scene extends { viewer: number; actions: readonly unknown[] }, B extends Beat<Scene>, D extends Deed>(
  telling: Telling<Scene, B, D>,
): Tale<Scene, B> {
  const { scene, moves, deeds, beats, opening, foreseen } = telling;
  const quiet = (after: Scene): B => ({ ...telling.quiet, after }) as B;
  return {
    scene,
    viewer: ({ viewer }) => viewer,
    opening: opening ?? (() => null),
    beats: (before, events, next) => (moves().length > 0 ? beats(before, events, next, moves()) : [quiet(next)]),
    foresee: (before, action) => {
      const deed = deeds().find((one) => one.action.text === action);
      if (!deed) return null;
      return foreseen?.(before, deed) ?? { beats: [quiet({ ...before, actions: [] })], cameTrue: () => 0 };
    },
  };
}

/** What the server's scene is after an event, by its place among those that are told. */
export function after(sent: SentScene, at: number, moves: readonly SceneMove[]): SentScene {
  return applied(sent, moves.filter((move) => move.event === at), sent.decision);
}
