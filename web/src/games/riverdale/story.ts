/**
 * How events are drawn. The scene after each is made by what the server says that it moves; the ways of pawns and cards
 * are read from the event.
 */
import { UNKNOWN } from '../../server/scene';
import type { EventInfo, SceneMove } from '../../server/types';
import { add, ended, type Together } from '../../table/drawn/beats';
import { backs, lastKey } from '../../table/drawn/cards';
import { QUIET as STILL, type Beat as AnyBeat } from '../../table/drawn/stagehand.svelte';
import { cameTrue, type Tale } from '../../table/drawn/storyteller';
import { after as sentAfter, taleOver } from '../../table/drawn/tale';
import type { Deed } from './deeds';
import { journeysOf, moved, type Fact, type Journey } from './journeys';
import { read, sceneOf, type Card, type Scene } from './sight';

export interface Beat extends AnyBeat<Scene> {
  journeys: Journey[];
  /** The place of a sign that lights up; '' for none. */
  sign: string;
  /** What is said of it. */
  text: string;
}

export const QUIET: Omit<Beat, 'after'> = { ...STILL, moves: [], journeys: [], sign: '', text: '' };

/** Kinds of events that are drawn as one movement where they follow each other. */
const TOGETHER: Together = {
  dealt: 'deal',
  dealt_card: 'deal',
  got_card: 'got',
  swapped: 'got',
  crashed: 'deal',
};

/** The beats from one scene to the next. `moves`: what the events move, each with the place of its event among them. */
export function beats(before: Scene, events: readonly EventInfo[], next: Scene, moves: readonly SceneMove[]): Beat[] {
  const found: Beat[] = [];
  let scene: Scene = { ...before, actions: [] };
  let card: Card | null = before.last;
  events.forEach((told, at) => {
    const fact = told as EventInfo & Fact;
    if (fact.kind === 'played' || fact.kind === 'discarded') card = fact.fields.card;
    const after = { ...read(sentAfter(scene.sent, at, moves), card, []), seat: fact.seat >= 0 ? fact.seat : scene.seat };
    const beat = beatOf(scene, fact, after, card);
    scene = after;
    if (beat) add<Scene, Beat>(found, beat, TOGETHER);
  });
  return ended<Scene, Beat>(found, QUIET, next);
}

/** The beat of one event; null where nothing is seen of it. */
function beatOf(scene: Scene, fact: EventInfo & Fact, after: Scene, card: Card | null): Beat | null {
  const { kind, seat, text } = fact;
  const beat = (more: Partial<Beat>): Beat => ({ ...QUIET, kind, seat, text, ...more, after });
  const mine = seat === scene.viewer;
  const handOf = (of: number): string => (of === scene.viewer ? 'hand' : `seat ${of}`);
  switch (fact.kind) {
    case 'dealt':
    case 'drew': {
      const count = fact.kind === 'dealt' ? fact.fields.count : 1;
      return beat({ moves: backs(count, 'deck', `seat ${seat}`) });
    }
    case 'dealt_card':
    case 'drew_card':
      return beat({
        moves: [{ title: fact.fields.card, from: 'deck', to: `hand ${lastKey(after.hand, fact.fields.card)}`, shows: 'turns up' }],
      });
    case 'got_card':
      return beat({ moves: [{ title: fact.fields.card, from: 'exchange', to: `hand ${lastKey(after.hand, fact.fields.card)}`, shows: 'turns up' }] });
    case 'played':
    case 'discarded': {
      const title = fact.fields.card;
      const from = mine ? `hand ${lastKey(scene.hand, title)}` : `seat ${seat}`;
      return beat({ moves: [{ title, from, to: 'discards', shows: mine ? 'front' : 'turns up' }], rest: 150 });
    }
    case 'moved':
    case 'moved_ahead':
    case 'skated':
    case 'sent_home':
    case 'switched':
    case 'tricked':
      return beat({ journeys: journeysOf(scene, fact, card), rest: fact.kind === 'tricked' ? 250 : 0 });
    case 'another_turn': {
      const at = scene.pawns.find((pawn) => pawn.seat === seat && scene.board.another_turn.some((one) => pawn.at === `square:${one}`));
      return beat({ sign: at?.at ?? '', rest: 80 });
    }
    case 'reshuffled':
      return beat({ moves: backs(fact.fields.count, 'discards', 'deck'), rest: 150 });
    case 'swapped': {
      const other = fact.fields.other ?? seat;
      const count = scene.hands[seat] ?? 0;
      const away = handOf(seat);
      const moves = [seat, other].includes(scene.viewer)
        ? backs(count, 'hand', `seat ${seat === scene.viewer ? other : seat}`)
        : [...backs(count, away, handOf(other)), ...backs(count, handOf(other), away)];
      return beat({ moves: moves.map((move) => (move.from === 'hand' ? { ...move, from: 'exchange' } : move)), rest: 250 });
    }
    case 'crashed':
      return beat({ moves: scene.hands.flatMap((count, of) => backs(count, of === scene.viewer ? 'exchange' : `seat ${of}`, 'deck')), rest: 250 });
    case 'won':
    case 'called_off':
      return beat({ sign: fact.kind === 'won' ? 'shop' : '', rest: 150 });
    default:
      return null;
  }
}

/** The table before anything was dealt. */
function beforeTheDeal(next: Scene): Scene {
  const dealt = next.hands.reduce((sum, count) => sum + count, 0);
  const piles = Object.fromEntries(Object.entries(next.sent.piles).map(([name, pile]) => [name, name.startsWith('hand:') ? {} : pile]));
  piles.deck = { [UNKNOWN]: next.deck + dealt };
  return read({ ...next.sent, piles }, null, []);
}

/** The beats of the viewer's own action, as far as they are certain; drawn before the server has answered. */
export function foreseen(before: Scene, deed: Deed, certain: readonly Fact[]): Beat[] {
  const found: Beat[] = [];
  let scene: Scene = { ...before, actions: [] };
  for (const fact of certain) {
    if (fact.kind === 'played' || fact.kind === 'discarded') {
      const title = fact.fields.card;
      const hand = scene.hand.filter((_, at) => at !== scene.hand.lastIndexOf(title));
      const from = `hand ${lastKey(scene.hand, title)}`;
      scene = { ...scene, hand, last: title, discards: scene.discards + 1 };
      found.push({ ...QUIET, kind: fact.kind, seat: fact.seat, after: scene, moves: [{ title, from, to: 'discards', shows: 'front' }] });
      continue;
    }
    const journeys = journeysOf(scene, fact, deed.card as Card);
    if (journeys.length === 0) break;
    scene = moved(scene, journeys);
    found.push({ ...QUIET, kind: fact.kind, seat: fact.seat, after: scene, journeys });
  }
  return found;
}

/** What lies on top of the discards where nothing was told: what has come there, or still lies there. */
function lastOf(sent: Scene['sent'], before: Scene | null): Card | null {
  if (before === null) return null;
  const [was, is] = [before.sent, sent].map(({ piles }) => piles.discards as Record<string, number> | undefined);
  const come = Object.keys(is ?? {}).filter((card) => (is?.[card] ?? 0) > (was?.[card] ?? 0));
  if (come.length === 1) return come[0] as Card;
  return come.length === 0 && JSON.stringify(was) === JSON.stringify(is) ? before.last : null;
}

/** How Riverdale is told. */
export function taleOf(moves: () => readonly SceneMove[], deeds: () => readonly Deed[], certain: (deed: Deed) => readonly Fact[]): Tale<Scene, Beat> {
  return taleOver<Scene, Beat, Deed>({
    moves,
    deeds,
    quiet: QUIET,
    beats,
    scene: (view, events, before) => {
      const played = events.findLast((event) => event.kind === 'played' || event.kind === 'discarded');
      return sceneOf(view, played ? (played.fields.card as Card) : lastOf(view.scene, before));
    },
    opening: (next, events) => (events.some((event) => event.kind === 'begins') ? beforeTheDeal(next) : null),
    foreseen: (before, deed) => {
      const facts = certain(deed);
      const found = foreseen(before, deed, facts);
      const expected = facts.slice(0, found.length);
      return found.length === 0 ? null : { beats: found, cameTrue: (events) => (cameTrue(expected, events) ? found.length : null) };
    },
  });
}
