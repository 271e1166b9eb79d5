/**
 * How events are drawn. The scene after each is made by what the server says that it moves; the ways of cards are read
 * from the event.
 */
import { applied } from '../../server/scene';
import type { EventInfo, SceneMove } from '../../server/types';
import { add, ended, type Together } from '../../table/drawn/beats';
import { backs, keyed, lastKey } from '../../table/drawn/cards';
import { QUIET as STILL, type Beat as AnyBeat, type Move, type Shows } from '../../table/drawn/stagehand.svelte';
import { cameTrue, type Tale } from '../../table/drawn/storyteller';
import { taleOver, type Telling } from '../../table/drawn/tale';
import type { Deed, Fact } from './deeds';
import { movesOf } from './foreseen';
import { PLACES, read, sceneOf, type Scene } from './sight';

export interface Beat extends AnyBeat<Scene> {
  /** A trend that gives points, and the outfit that follows it; '' for none. */
  trend: string;
  outfit: string;
  /** What a house scores in the round that ends; null for nothing. */
  scores: { seat: number; points: number } | null;
}

export const QUIET: Omit<Beat, 'after'> = { ...STILL, moves: [], trend: '', outfit: '', scores: null };

/** Kinds of events that are drawn as one movement where they follow each other. */
const TOGETHER: Together = { dealt: 'deal', dealt_card: 'deal', turned_up: 'deal' };

/** The beats from one scene to the next. `moves`: what the events move, each with the place of its event among them. */
export function beats(before: Scene, events: readonly EventInfo[], next: Scene, moves: readonly SceneMove[]): Beat[] {
  const found: Beat[] = [];
  let scene = unanswered(before);
  events.forEach((told, at) => {
    scene = tellOne(found, scene, told as EventInfo & Fact, moves.filter((move) => move.event === at));
  });
  return ended<Scene, Beat>(found, QUIET, next);
}

/** Tells one event, with what it moves; the scene after it. */
function tellOne(story: Beat[], scene: Scene, fact: EventInfo & Fact, moves: readonly SceneMove[]): Scene {
  const after = { ...read(applied(scene.sent, moves, scene.sent.decision), []), seat: fact.seat >= 0 ? fact.seat : scene.seat };
  const beat = beatOf(scene, fact, after);
  const last = story.at(-1);
  if (beat) add<Scene, Beat>(story, beat, TOGETHER);
  else if (last) last.after = after;
  return after;
}

/** A scene in which nothing can be done for now. */
const unanswered = (scene: Scene): Scene => ({ ...scene, actions: [], isDrawing: false });

/** The beats of the viewer's own action, as far as they are certain; and how many events they tell. */
export function foreseen(before: Scene, deed: Deed, certain: readonly (EventInfo & Fact)[]): { story: Beat[]; told: number } {
  const story: Beat[] = [];
  let scene = { ...unanswered(before), isDrawing: deed.kind === 'draw' };
  let told = 0;
  for (const fact of certain) {
    const moves = fact.seat === before.viewer ? movesOf(scene.sent, fact, told) : null;
    if (moves === null) break;
    scene = tellOne(story, scene, fact, moves);
    told++;
  }
  if (story.length === 0) story.push({ ...QUIET, after: scene });
  return { story, told };
}

/** The places of cards, as the table draws them. */
export const inHand = (key: string): string => `hand ${key}`;
export const inRow = (key: string): string => `row ${key}`;
export const inCloset = (seat: number, key: string): string => `closet ${seat} ${key}`;
export const inOutfit = (outfit: string, key: string): string => `${outfit} ${key}`;
export const laidAt = (at: number): string => `laid ${at}`;
export const atSeat = (seat: number): string => `seat ${seat}`;

const closetOf = (scene: Scene, seat: number): string[] => scene.houses[seat]?.closet ?? [];
const cardsOf = (scene: Scene, outfit: string): string[] =>
  scene.houses.flatMap((house) => house.outfits).find((one) => one.name === outfit)?.cards ?? [];

/** The beat of one event; null where nothing is seen of it. */
function beatOf(scene: Scene, fact: EventInfo & Fact, after: Scene): Beat | null {
  const { kind, seat } = fact;
  const beat = (more: Partial<Beat>): Beat => ({ ...QUIET, kind, seat, ...more, after });
  const mine = seat === scene.viewer;
  const seen: Shows = mine ? 'front' : 'turns up';
  const fromHand = (card: string): string => (mine ? inHand(lastKey(scene.hand, card)) : atSeat(seat));
  const fromCloset = (card: string): string => inCloset(seat, lastKey(closetOf(scene, seat), card));
  switch (fact.kind) {
    case 'dealt':
      return beat({ moves: backs(fact.fields.count, 'deck', atSeat(seat)) });
    case 'drew':
      return beat({ moves: backs(1, 'deck', atSeat(seat)) });
    case 'dealt_card':
    case 'drew_card': {
      const title = fact.fields.card;
      return beat({ moves: [{ title, from: 'deck', to: inHand(lastKey(after.hand, title)), shows: 'turns up' }] });
    }
    case 'turned_up': {
      const title = fact.fields.card;
      return beat({ moves: [{ title, from: 'deck', to: inRow(lastKey(after.row, title)), shows: 'turns up' }] });
    }
    case 'took': {
      const title = fact.fields.card;
      const to = mine ? inHand(lastKey(after.hand, title)) : atSeat(seat);
      return beat({ moves: [{ title, from: inRow(lastKey(scene.row, title)), to, shows: 'front' }] });
    }
    case 'laid': {
      const { card: title, from_closet, place } = fact.fields;
      const from = from_closet ? fromCloset(title) : fromHand(title);
      return beat({ moves: [{ title, from, to: laidAt(PLACES.indexOf(place)), shows: 'front' }] });
    }
    case 'formed': {
      const outfit = fact.fields.outfit ?? '';
      const places = keyed(cardsOf(after, outfit));
      const moves = fact.fields.cards.map((worn, at): Move => {
        const stowed = fact.fields.from_closet.includes(PLACES[at] ?? 'left');
        const from = mine ? laidAt(at) : stowed ? fromCloset(worn.card) : atSeat(seat);
        return { title: worn.card, from, to: inOutfit(outfit, places[at]?.key ?? ''), shows: mine || stowed ? 'front' : 'turns up' };
      });
      return beat({ moves, outfit, rest: 120 });
    }
    case 'riffed': {
      const { card, taken, from_closet } = fact.fields;
      const outfit = fact.fields.outfit ?? '';
      const was = cardsOf(scene, outfit);
      const given = inOutfit(outfit, keyed(was).at(fact.fields.end === 'left' ? -1 : 0)?.key ?? taken);
      const placed = keyed(cardsOf(after, outfit)).at(fact.fields.end === 'left' ? 0 : -1)?.key ?? card;
      const moves: Move[] = [
        { title: card, from: from_closet ? fromCloset(card) : fromHand(card), to: inOutfit(outfit, placed), shows: from_closet ? 'front' : seen },
        { title: taken, from: given, to: inCloset(seat, lastKey(closetOf(after, seat), taken)), shows: 'front' },
      ];
      return beat({ moves, outfit, rest: 150 });
    }
    case 'discarded': {
      const title = fact.fields.card;
      return beat({ moves: [{ title, from: fromHand(title), to: inRow(lastKey(after.row, title)), shows: seen }], rest: 120 });
    }
    case 'trimmed': {
      const title = fact.fields.card;
      return beat({ moves: [{ title, from: fromCloset(title), to: inRow(lastKey(after.row, title)), shows: 'front' }], rest: 120 });
    }
    case 'refilled':
      return beat({ moves: backs(fact.fields.count, 'row', 'deck'), rest: 150 });
    case 'gathered':
      return beat({ moves: scene.houses.flatMap((house) => backs(house.hand + house.closet.length, atSeat(house.seat), 'deck')), rest: 400 });
    case 'followed': {
      const { trend, outfit } = fact.fields.trend;
      return beat({ trend, outfit: outfit ?? '', rest: 350 });
    }
    case 'scored':
      return beat({ scores: { seat, points: fact.fields.points }, rest: 700 });
    case 'triggered':
    case 'ended':
      return beat({ rest: 200 });
    default:
      return null;
  }
}

/** What the table knows of the moment: what the events move, and what can be done with what it surely does. */
export interface Known extends Pick<Telling<Scene, Beat, Deed>, 'moves' | 'deeds'> {
  certain: (deed: Deed) => readonly (EventInfo & Fact)[];
}

/** How Rummy Runway is told. */
export function taleOf({ moves, deeds, certain }: Known): Tale<Scene, Beat> {
  return taleOver<Scene, Beat, Deed>({
    moves,
    deeds,
    quiet: QUIET,
    scene: sceneOf,
    beats,
    foreseen: (before, deed) => {
      const facts = certain(deed);
      const { story, told } = foreseen(before, deed, facts);
      const seen = story.filter((beat) => beat.kind !== '').length;
      return { beats: story, cameTrue: (events) => (cameTrue(facts.slice(0, told), events) ? seen : null) };
    },
  });
}
