/** Road Runner's table as it is drawn, read from the scene that the server sends; docs/facts/road-runner.md lists what is in it. */
import { UNKNOWN, type Pile, type Scene as SentScene } from '../../server/scene';
import type { ActionInfo, Face, Schemas, View } from '../../server/types';

/** One way to complete the attempt that is being laid, or to begin one. */
export interface Need {
  method: string;
  roles: string[];
  with: string[];
  missing: number;
  /** The titles of one attempt that would be complete. */
  example: string[];
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
  bears: Sent['decision']['bears'];
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
  private readonly byName: Map<string, string>;
  private readonly places: Map<string, number>;

  constructor(readonly faces: readonly Face[]) {
    this.byTitle = new Map(faces.map((face) => [face.title, face]));
    this.byName = new Map(faces.map((face) => [face.name, face.title]));
    this.places = new Map(faces.map((face, number) => [face.title, number]));
  }

  face(title: string): Face {
    const face = this.byTitle.get(title);
    if (!face) throw new Error(`the game's book has no card "${title}"`);
    return face;
  }

  /** The title of a card's name, as the fields of an event give it. */
  titled(name: string): string {
    const title = this.byName.get(name);
    if (title === undefined) throw new Error(`the game's book has no card named "${name}"`);
    return title;
  }

  /** The titles of what lies in a pile: of an ordered one as they lie, else in the order of their numbers; no unknown ones. */
  titles(pile: Pile): string[] {
    if (Array.isArray(pile)) return pile.map((name) => this.titled(name));
    const known = Object.entries(pile).filter(([name]) => name !== UNKNOWN);
    return this.sorted(known.flatMap(([name, count]) => Array<string>(count).fill(this.titled(name))));
  }

  /** In the order of the cards' numbers, as hands are held. */
  sorted(titles: readonly string[]): string[] {
    return [...titles].sort((a, b) => (this.places.get(a) ?? 0) - (this.places.get(b) ?? 0));
  }
}

/** A scene of Road Runner, with the types of its game. */
export type Sent = Omit<SentScene, 'counters' | 'settings' | 'decision'> &
  Pick<Schemas['RoadRunnerScene'], 'counters' | 'settings' | 'decision'>;

/** A moment as the server tells it, with the caption that was heard before it. */
export function sceneOf(view: View, caption: string, pack: Pack): Scene {
  const { viewer, piles, counters, settings, decision } = view.scene as SentScene & Sent;
  const { attempt, winner } = counters;
  const { seats } = settings;
  const perSeat = <T>(of: (seat: number) => T): T[] => Array.from({ length: seats }, (_, seat) => of(seat));
  const there = (place: string): string[] => pack.titles(piles[place] ?? {});
  const played = perSeat((seat) => ({ seat, card: there(`played:${seat}`)[0] }));
  const turn = decision.turn ?? 0;
  const seat = decision.seat ?? turn;
  return {
    seats,
    viewer,
    seat,
    over: decision.over,
    phase: decision.phase,
    turn,
    turns: decision.turns,
    winner: winner ?? -1,
    reshuffled: counters.reshuffled,
    deck: size(piles['draw pile']),
    hand: viewer < 0 ? [] : there(`hand:${viewer}`),
    hands: perSeat((at) => size(piles[`hand:${at}`])),
    damage: perSeat((at) => (counters as Record<string, unknown>)[`seat:${at}:damage`] as number),
    laid: there('laid'),
    needs: decision.needs.map((need) => ({
      ...need,
      with: need.with.map((name) => pack.titled(name)),
      example: need.example.map((name) => pack.titled(name)),
    })),
    call: attempt?.method ?? null,
    speed: decision.speed,
    bears: decision.bears,
    foiled: counters.foiled,
    played: inTurn(seats, turn).flatMap((at) => {
      const card = played[at]?.card;
      return card === undefined ? [] : [{ seat: at, card }];
    }),
    answers: attempt === null ? [] : answers(played, turn, decision.over ? turn : seat),
    capture_pile: there('capture discards'),
    escape_pile: there('escape discards'),
    unseen: unseen(view.scene, settings.cards, pack),
    actions: view.actions,
    caption: attempt === null ? '' : caption,
  };
}

/** The seats after one, clockwise. */
function inTurn(seats: number, after: number): number[] {
  return Array.from({ length: seats - 1 }, (_, at) => (after + 1 + at) % seats);
}

/** What each coyote did with its one chance, in their order; `asked` decides now, the attempter once all have. */
function answers(played: readonly { card: string | undefined }[], turn: number, asked: number): Answer[] {
  const order = inTurn(played.length, turn);
  const now = asked === turn ? order.length : order.indexOf(asked);
  return order.map((seat, place) => ({
    seat,
    card: place < now ? (played[seat]?.card ?? null) : null,
    state: place < now ? 'answered' : place === now ? 'now' : 'later',
  }));
}

/** Copies of each card that lie where the viewer does not see them, in the order of the faces. */
function unseen(scene: SentScene, copies: Record<string, number>, pack: Pack): number[] {
  const left = { ...copies };
  for (const pile of Object.values(scene.piles))
    for (const [name, count] of counts(pile)) if (name in left) left[name] = (left[name] ?? 0) - count;
  return pack.faces.map((face) => left[face.name] ?? 0);
}

function counts(pile: Pile): [name: string, count: number][] {
  return Array.isArray(pile) ? pile.map((name) => [name, 1]) : Object.entries(pile);
}

function size(pile: Pile | undefined): number {
  return counts(pile ?? []).reduce((sum, [, count]) => sum + count, 0);
}
