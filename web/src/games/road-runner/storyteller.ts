/** Turns what the frame hands over into what the stagehand does, and the viewer's own moves even before that. */
import type { EventInfo, View } from '../../server/types';
import { sceneOf, type Pack, type Scene } from './sight';
import type { Stagehand } from './stagehand.svelte';
import { beats, beforeTheDeal, cameTrue, foreseen, QUIET, tell, type Move } from './story';

/** What a storyteller has others do. */
export type Stage = Pick<Stagehand, 'drawn' | 'show' | 'run' | 'perform' | 'hurryStory'>;

export class Storyteller {
  /** The moment that was handed over last, whether or not its telling has come to an end. */
  private latest: Scene | null = null;
  /** The viewer's own move that is drawn already, and the scene that it was made in. */
  private expected: { event: EventInfo | null; moves: Move[]; before: Scene } | null = null;

  constructor(private readonly stagehand: Stage) {}

  /** Draw a moment, telling the events that led to it; done once everything lies where it belongs. */
  async tell(view: View, events: EventInfo[], pack: Pack): Promise<void> {
    this.stagehand.hurryStory();
    const { expected, latest } = this;
    const call = events.findLast((event) => event.kind === 'called');
    const isSameTurn = latest !== null && latest.turns === view.scene.decision.turns;
    const next = sceneOf(view, call?.text ?? (isSameTurn ? latest.caption : ''), pack);
    this.expected = null;
    this.latest = next;
    const isDeal = events.some((event) => event.kind === 'deals');
    const before = isDeal ? beforeTheDeal(next) : latest;
    if (events.length === 0 || before?.viewer !== next.viewer) {
      this.stagehand.show(next);
      return;
    }
    const told = beats(before, events, next, pack);
    const [first] = told;
    if (expected?.event && first) {
      if (cameTrue(expected.event, events[0])) first.moves = [];
      else this.stagehand.show(expected.before);
    }
    await this.stagehand.run(told);
  }

  /** Draw the viewer's own move as soon as it is sent; take it back where it was refused. */
  foresee(action: string | null, isFree: boolean, pack: Pack): void {
    if (action === null) {
      if (this.expected && isFree) {
        const { moves, before } = this.expected;
        this.expected = null;
        void this.stagehand.perform({ ...QUIET, after: before, moves: moves.map(back) });
      }
      return;
    }
    if (this.expected) return;
    const before = this.stagehand.drawn;
    const chosen = before.actions.find((one) => one.text === action);
    if (!chosen) return;
    const event = foreseen(before, chosen);
    const beat = (event && tell(before, event, before, pack)) ?? { ...QUIET, after: before };
    // Cards are laid and taken back one after the other; every other move is the end of the decision.
    const actions = LAYING.has(chosen.verb) ? before.actions : [];
    this.expected = { event, moves: beat.moves, before };
    void this.stagehand.perform({ ...beat, after: { ...beat.after, actions } });
  }
}

const LAYING = new Set(['lay', 'take back']);

/** The way that a refused card takes. */
function back(move: Move): Move {
  return { ...move, from: move.to, to: move.from };
}
