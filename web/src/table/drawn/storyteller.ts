/** Turns what the frame hands over into what the stagehand does, and the viewer's own moves even before that. */
import type { EventInfo, View } from '../../server/types';
import type { Beat, Move, Stagehand } from './stagehand.svelte';

/** What a storyteller has others do. */
export type Stage<Scene, B extends Beat<Scene>> = Pick<
  Stagehand<Scene, B>,
  'drawn' | 'show' | 'run' | 'rehearse' | 'takeBack' | 'hurryStory'
>;

/** The viewer's own move, as it will be told. */
export interface Foreseen<Scene, B extends Beat<Scene>> {
  beats: B[];
  /** How many beats of what is then told are drawn already; null where something else has happened. */
  cameTrue: (events: readonly EventInfo[]) => number | null;
}

/** How one game is told: everything by its facts. */
export interface Tale<Scene, B extends Beat<Scene>> {
  /** A moment as it is drawn, after what led to it. */
  scene: (view: View, events: readonly EventInfo[], before: Scene | null) => Scene;
  /** Whom a scene is drawn for: where that changes, nothing is told. */
  viewer: (scene: Scene) => number;
  /** The table before the game, where these events begin it. */
  opening: (next: Scene, events: readonly EventInfo[]) => Scene | null;
  /** The beats that lead from one scene to the next, at least one. */
  beats: (before: Scene, events: readonly EventInfo[], next: Scene) => B[];
  /** What the viewer's action will do; null where it is none of those that are open. */
  foresee: (before: Scene, action: string) => Foreseen<Scene, B> | null;
}

export class Storyteller<Scene, B extends Beat<Scene>> {
  /** The moment that was handed over last, whether or not its telling has come to an end. */
  private latest: Scene | null = null;
  /** The viewer's own move that is drawn already, and the scene that it was made in. */
  private expected: (Foreseen<Scene, B> & { before: Scene }) | null = null;

  constructor(
    private readonly stagehand: Stage<Scene, B>,
    private readonly tale: Tale<Scene, B>,
  ) {}

  /** Draw a moment, telling the events that led to it; done once everything lies where it belongs. */
  async tell(view: View, events: readonly EventInfo[]): Promise<void> {
    this.stagehand.hurryStory();
    const { expected, latest, tale } = this;
    const next = tale.scene(view, events, latest);
    this.expected = null;
    this.latest = next;
    const before = tale.opening(next, events) ?? latest;
    if (events.length === 0 || before === null || tale.viewer(before) !== tale.viewer(next)) {
      this.stagehand.show(next);
      return;
    }
    let told = tale.beats(before, events, next);
    const drawn = expected ? expected.cameTrue(events) : 0;
    const last = told[(drawn ?? 0) - 1];
    if (expected && drawn === null) this.stagehand.show(expected.before);
    else if (drawn && last) told = [{ ...last, moves: [], isDrawn: true }, ...told.slice(drawn)];
    await this.stagehand.run(told);
  }

  /** Draw the viewer's own move as soon as it is sent; take it back where it was refused. */
  foresee(action: string | null, isFree: boolean): void {
    if (action === null) {
      if (this.expected && isFree) {
        const { beats, before } = this.expected;
        this.expected = null;
        const moves = beats.flatMap((beat) => beat.moves).map(back);
        void this.stagehand.takeBack(before, moves);
      }
      return;
    }
    if (this.expected) return;
    const before = this.stagehand.drawn;
    const foreseen = this.tale.foresee(before, action);
    if (!foreseen) return;
    this.expected = { ...foreseen, before };
    void this.stagehand.rehearse(foreseen.beats);
  }
}

/** Whether the facts that were foreseen are those that came first. */
export function cameTrue(expected: readonly Pick<EventInfo, 'kind' | 'fields'>[], events: readonly EventInfo[]): boolean {
  return expected.every(({ kind, fields }, at) => {
    const told = events[at];
    return told?.kind === kind && JSON.stringify(told.fields) === JSON.stringify(fields);
  });
}

/** The way that a refused card takes. */
function back(move: Move): Move {
  return { ...move, from: move.to, to: move.from };
}
