import type { CatalogueAction, EventInfo, ForecastInfo, GameBook, Plan, SceneMove, TableInfo, View } from '../server/types';
import type { AboutTold } from '../state/table.svelte';

/** What the frame of a table hands to the table of a game, and what it wants to hear from it. */
export interface GameTableProps {
  info: TableInfo;
  /** The game's rules, and what is printed on its components. */
  book: GameBook;
  /** How the table is laid out, for a table that draws any game or is laid out by it; null for others, and until it has come. */
  plan: Plan | null;
  /** What each action of this view is about, and what it would do; null while that is not known. */
  about: AboutTold | null;
  /** What one open action would do, as `foretell` has asked for last; null while that is not known. */
  forecast?: ForecastInfo | null;
  foretell?: (action: string) => void;
  /** Every action of the game by its number, with its kind and fields; [] where a server does not say. */
  catalogue: readonly CatalogueAction[];
  /** What to draw now: one moment; the frame goes from one to the next. */
  view: View;
  /** What led from the moment before to this one, to be animated; empty when it is to be drawn at once. */
  events: EventInfo[];
  /** What these have changed in the scene, each by the place of its event among them. */
  moves: SceneMove[];
  /** The last line of the log that says something, up to this moment; '' where nothing does. */
  last: string;
  /** What everybody is called, by seat; the viewer is "You". */
  names: string[];
  /** False in replays, for those who only watch, and while a move is on its way. */
  interactive: boolean;
  /** The text of the action that was sent and not yet answered. */
  pending: string | null;
  motion: 'full' | 'reduced';
  /** Play the action of that text; whether it was sent. One that `follows` from what an earlier press has decided is not
   * held to be a press. */
  play: (action: string, follows?: boolean) => boolean | void;
  /** Show why the action of that text is not allowed; the frame shows the rule. */
  why: (action: string) => void;
  /** Open a rule by its number, beside the thing that it is about. */
  showRule: (rule: string, at?: Element) => void;
  /** What the line of the log is about that is pointed at, by the names in its facts (see table/drawn/lights.ts). */
  lit: ReadonlySet<string>;
  /** To be called when the animation of `events` has ended: the frame then hands over the next moment. */
  settled: () => void;
}
