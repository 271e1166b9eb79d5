/** Road Runner's sight as the server sends it; see the game's words.py and attempt_words.py. */
import type { ActionInfo, Face, View } from '../../server/types';

/** One way to complete the attempt that is being laid, or to begin one. */
export interface Need {
  method: string;
  roles: string[];
  with: string[];
  missing: number;
  text: string;
}

/** A coyote's one chance against a called attempt; `card` is the title of the Escape that was played. */
export interface Answer {
  seat: number;
  card: string | null;
  state: 'answered' | 'now' | 'later';
}

export interface Sight {
  seats: number;
  viewer: number;
  /** Whose decision it is. */
  seat: number;
  over: boolean;
  phase: 'turn' | 'escape';
  /** Whose turn it is: the coyote who attempts. */
  turn: number;
  turns: number;
  winner: number;
  reshuffled: boolean;
  deck: number;
  hand: string[];
  hands: number[];
  damage: number[];
  laid: string[];
  needs: Need[];
  call: string | null;
  speed: number | null;
  bears: Record<string, number>;
  foiled: boolean;
  played: { seat: number; card: string }[];
  answers: Answer[];
  capture_pile: string[];
  escape_pile: string[];
  /** Copies of each card that the viewer has not seen yet, in the order of the faces. */
  unseen: number[];
}

/** What is drawn: a moment of the game, or one between two moments while cards travel. */
export interface Scene extends Sight {
  /** What the viewer may do; nothing between two moments. */
  actions: ActionInfo[];
  /** The call as it was told; '' where nothing is called, or nobody was there to hear it. */
  caption: string;
}

/** The cards of the game, found by title and by name. */
export class Pack {
  private readonly byTitle: Map<string, Face>;
  private readonly titles: Map<string, string>;
  private readonly places: Map<string, number>;

  constructor(readonly faces: readonly Face[]) {
    this.byTitle = new Map(faces.map((face) => [face.title, face]));
    this.titles = new Map(faces.map((face) => [face.name, face.title]));
    this.places = new Map(faces.map((face, number) => [face.title, number]));
  }

  face(title: string): Face {
    const face = this.byTitle.get(title);
    if (!face) throw new Error(`the game's book has no card "${title}"`);
    return face;
  }

  /** The title of a card's name, as the fields of an event give it. */
  titled(name: string): string {
    const title = this.titles.get(name);
    if (title === undefined) throw new Error(`the game's book has no card named "${name}"`);
    return title;
  }

  /** In the order of the cards' numbers, as hands are held. */
  sorted(titles: readonly string[]): string[] {
    return [...titles].sort((a, b) => (this.places.get(a) ?? 0) - (this.places.get(b) ?? 0));
  }
}

/** A moment as the server tells it, with the caption that was heard before it. */
export function sceneOf(view: View, caption: string): Scene {
  const sight = view.sight as unknown as Sight;
  return { ...sight, actions: view.actions, caption: sight.call === null ? '' : caption };
}

/** A title with the number of its copy, so that two cards of one title can be told apart. */
export function keyed(titles: readonly string[]): { key: string; title: string }[] {
  const copies = new Map<string, number>();
  return titles.map((title) => {
    const copy = copies.get(title) ?? 0;
    copies.set(title, copy + 1);
    return { key: copy ? `${title}~${copy}` : title, title };
  });
}
