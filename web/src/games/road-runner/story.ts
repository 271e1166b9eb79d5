/**
 * How events are drawn: which cards move from where to where, and the scene after each event.
 *
 * An event is drawn as a beat: a scene, and the moves that lead to it. The last scene is always the one that the server
 * sent; those in between are worked out from the events, which say all that changes on the table.
 */
import type { ActionInfo, EventInfo, Schemas } from '../../server/types';
import { add, ended, type Together } from '../../table/drawn/beats';
import { backs, lastKey } from '../../table/drawn/cards';
import { QUIET as STILL, type Beat as AnyBeat, type Move as AnyMove } from '../../table/drawn/stagehand.svelte';
import type { Tale } from '../../table/drawn/storyteller';
import { groupOf } from './print';
import { sceneOf, type Answer, type Pack, type Scene } from './sight';

/** An event of Road Runner with the fields of its kind. */
type Event = Omit<EventInfo, 'kind' | 'fields'> & Schemas['RoadRunnerEvent'];

/** A card's place: a pile, another coyote's hand, a spot of the viewer's hand or of the stage. */
export type Place =
  'deck' | 'captures' | 'escapes' | `seat ${number}` | `hand ${string}` | `laid ${string}` | `played ${number}`;

export interface Move extends AnyMove {
  from: Place;
  to: Place;
}

export interface Beat extends AnyBeat<Scene> {
  moves: Move[];
  /** The seat that was just hurt, -1 for none. */
  hurt: number;
}

/** Which coyote was hurt last, and by how much; every hurt has its own number. */
export interface Hurt {
  seat: number;
  points: number;
  times: number;
}

/** A beat without moves. */
export const QUIET: Omit<Beat, 'after'> = { ...STILL, moves: [], hurt: -1 };

/** Kinds of events that are drawn as one movement where they follow each other. */
const TOGETHER: Together = {
  dealt: 'deal',
  dealt_card: 'deal',
  drew: 'draw',
  drew_card: 'draw',
};

/** The table before anything was dealt. */
export function beforeTheDeal(next: Scene): Scene {
  const none = next.hands.map(() => 0);
  const dealt = next.hands.reduce((sum, cards) => sum + cards, 0) + next.laid.length;
  return {
    ...next,
    deck: next.deck + dealt,
    hand: [],
    hands: none,
    damage: none,
    laid: [],
    needs: [],
    played: [],
    answers: [],
    capture_pile: [],
    escape_pile: [],
    call: null,
    speed: null,
    bears: [],
    foiled: false,
    over: false,
    winner: -1,
    phase: 'turn',
    actions: [],
    caption: '',
  };
}

/** The beats that lead from the drawn scene to the new one. */
export function beats(drawn: Scene, events: readonly EventInfo[], next: Scene, pack: Pack): Beat[] {
  const found: Beat[] = [];
  let scene: Scene = { ...drawn, actions: [], needs: [] };
  for (const event of events) {
    const beat = tell(scene, event, next, pack);
    if (!beat) continue;
    scene = beat.after;
    add<Scene, Beat>(found, beat, TOGETHER);
  }
  return ended<Scene, Beat>(found, QUIET, next);
}

/** The beat of one event; null where nothing is visible of it. */
export function tell(scene: Scene, told: EventInfo, next: Scene, pack: Pack): Beat | null {
  const event = told as Event;
  const { kind, seat } = event;
  const titled = (fields: { card: string }) => pack.titled(fields.card);
  const mine = seat === scene.viewer;
  const beat = (change: Partial<Scene>, more: Partial<Beat> = {}): Beat => ({
    ...QUIET,
    kind,
    seat,
    ...more,
    after: { ...scene, ...change },
  });

  switch (event.kind) {
    case 'dealt':
    case 'drew': {
      const cards = event.kind === 'dealt' ? event.fields.count : 1;
      const moves = backs<Place>(cards, 'deck', `seat ${seat}`);
      return beat(
        { ...turnOf(scene, kind, seat), deck: scene.deck - cards, hands: plus(scene.hands, seat, cards) },
        { moves },
      );
    }
    case 'dealt_card':
    case 'drew_card': {
      const title = titled(event.fields);
      const hand = pack.sorted([...scene.hand, title]);
      const move: Move = { title, from: 'deck', to: `hand ${lastKey(hand, title)}`, shows: 'turns up' };
      const change = { deck: scene.deck - 1, hand, hands: plus(scene.hands, seat, 1) };
      return beat({ ...turnOf(scene, kind, seat), ...change }, { moves: [move] });
    }
    case 'laid': {
      const title = titled(event.fields);
      const move: Move = { title, from: `hand ${lastKey(scene.hand, title)}`, to: `laid ${title}`, shows: 'front' };
      const change = { hand: without(scene.hand, title), laid: pack.sorted([...scene.laid, title]) };
      return beat({ ...change, hands: plus(scene.hands, seat, -1) }, { moves: [move] });
    }
    case 'took_back': {
      const title = titled(event.fields);
      const hand = pack.sorted([...scene.hand, title]);
      const move: Move = { title, from: `laid ${title}`, to: `hand ${lastKey(hand, title)}`, shows: 'front' };
      return beat({ hand, laid: without(scene.laid, title), hands: plus(scene.hands, seat, 1) }, { moves: [move] });
    }
    case 'called': {
      const laid = mine && scene.laid.length > 0 ? scene.laid : next.call !== null && next.turn === seat ? next.laid : cardsOf(event.fields.attempt, pack);
      const same = next.call !== null && next.turn === seat;
      const out = mine ? 0 : laid.length;
      return beat(
        {
          laid,
          turn: seat,
          seat: (seat + 1) % scene.seats,
          phase: 'escape',
          call: same ? next.call : event.fields.attempt.method,
          speed: same ? next.speed : null,
          bears: same ? next.bears : [],
          caption: event.text,
          foiled: false,
          played: [],
          answers: toBeAsked(scene.seats, seat),
          hands: plus(scene.hands, seat, -out),
        },
        {
          moves: mine
            ? []
            : laid.map((title): Move => ({ title, from: `seat ${seat}`, to: `laid ${title}`, shows: 'turns up' })),
        },
      );
    }
    case 'played': {
      const title = titled(event.fields);
      const from: Place = mine ? `hand ${lastKey(scene.hand, title)}` : `seat ${seat}`;
      const change = {
        hand: mine ? without(scene.hand, title) : scene.hand,
        hands: plus(scene.hands, seat, -1),
        played: [...scene.played, { seat, card: title }],
        damage: plus(scene.damage, scene.turn, event.fields.damage),
        foiled: true,
        answers: answered(scene.answers, seat, title),
        seat: (seat + 1) % scene.seats,
      };
      const move: Move = { title, from, to: `played ${seat}`, shows: mine ? 'front' : 'turns up' };
      return beat(change, { moves: [move], hurt: event.fields.damage > 0 ? scene.turn : -1 });
    }
    case 'declined':
      return beat({ answers: answered(scene.answers, seat, null), seat: (seat + 1) % scene.seats });
    case 'foiled': {
      const moves = [
        ...scene.laid.map((title): Move => ({ title, from: `laid ${title}`, to: 'captures', shows: 'front' })),
        ...scene.played.map((one): Move => ({
          title: one.card,
          from: `played ${one.seat}`,
          to: 'escapes',
          shows: 'front',
        })),
      ];
      const change = {
        capture_pile: [...scene.capture_pile, ...scene.laid],
        escape_pile: [...scene.escape_pile, ...scene.played.map((one) => one.card)],
        ...clearedAway,
        phase: 'turn' as const,
        seat: scene.turn,
      };
      return beat(change, { moves, rest: 700 });
    }
    case 'reshuffled': {
      const deck = event.fields.count;
      const moves = backs<Place>(deck, 'captures', 'deck');
      const escapes = scene.escape_pile.filter((title) => groupOf(pack.face(title)) === 'escape');
      return beat({ capture_pile: [], escape_pile: escapes, deck, reshuffled: true }, { moves, rest: 200 });
    }
    case 'skipped': {
      const damage = scene.damage.map((turns, at) => (at === seat ? event.fields.left : turns));
      return beat({ damage, turn: seat, seat, phase: 'turn' }, { rest: 350 });
    }
    case 'passed': {
      const to = event.fields.to ?? seat;
      const hands = plus(plus(scene.hands, seat, -1), to, 1);
      return beat({ hands }, { moves: backs<Place>(1, `seat ${seat}`, `seat ${to}`) });
    }
    case 'passed_card':
      return passedCard(scene, beat, seat, titled(event.fields), event.fields.to ?? seat, pack);
    case 'caught':
      return beat({ over: true, winner: seat }, { rest: 350 });
    case 'called_off':
      return beat({ over: true });
    case 'nothing_to_draw':
    case 'empty_handed':
      return beat({ turn: seat, seat, phase: 'turn' }, { rest: 250 });
    default:
      return null; // deals, kept: nothing on the table changes
  }
}

const clearedAway = {
  laid: [],
  played: [],
  answers: [],
  call: null,
  speed: null,
  bears: [],
  foiled: false,
  caption: '',
};

function passedCard(
  scene: Scene,
  beat: (change: Partial<Scene>, more?: Partial<Beat>) => Beat,
  giver: number,
  title: string,
  receiver: number,
  pack: Pack,
): Beat {
  const hands = plus(plus(scene.hands, giver, -1), receiver, 1);
  if (giver === scene.viewer) {
    const from: Place = `hand ${lastKey(scene.hand, title)}`;
    const move: Move = { title, from, to: `seat ${receiver}`, shows: 'turns down' };
    return beat({ hand: without(scene.hand, title), hands }, { moves: [move] });
  }
  const hand = pack.sorted([...scene.hand, title]);
  const move: Move = { title, from: `seat ${giver}`, to: `hand ${lastKey(hand, title)}`, shows: 'turns up' };
  return beat({ hand, hands }, { moves: [move] });
}

/** The beat of the viewer's own action, drawn before the server has answered; null where chance decides. */
export function foreseen(scene: Scene, chosen: ActionInfo): EventInfo | null {
  const kinds: Record<string, string> = {
    lay: 'laid',
    'take back': 'took_back',
    play: 'played',
    call: 'called',
    decline: 'declined',
  };
  const kind = kinds[chosen.verb];
  if (!kind) return null;
  const attempt = { method: methodOf(chosen), cards: [] };
  const fields = kind === 'called' ? { attempt } : { card: chosen.card, damage: 0 };
  return { number: 0, kind, seat: scene.viewer, fields: { ...fields }, text: '' };
}

/** The method of a call, as the canonical notation has it. */
export function methodOf(call: ActionInfo): string {
  return call.text.replace(/^call /, '');
}

/** Whether an event is the one that was predicted. */
export function cameTrue(expected: EventInfo, event: EventInfo | undefined): boolean {
  if (expected.kind !== event?.kind || expected.seat !== event.seat) return false;
  return event.kind === 'called' || event.kind === 'declined' || expected.fields.card === event.fields.card;
}

function cardsOf(attempt: Schemas['RoadRunnerAttempt'], pack: Pack): string[] {
  return pack.sorted(attempt.cards.map((name) => pack.titled(name)));
}

function toBeAsked(seats: number, turn: number): Answer[] {
  return Array.from({ length: seats - 1 }, (_, at) => ({
    seat: (turn + 1 + at) % seats,
    card: null,
    state: at === 0 ? ('now' as const) : ('later' as const),
  }));
}

function answered(answers: readonly Answer[], seat: number, card: string | null): Answer[] {
  const place = answers.findIndex((answer) => answer.seat === seat);
  return answers.map((answer, at) => {
    if (at === place) return { ...answer, card, state: 'answered' };
    return at === place + 1 ? { ...answer, state: 'now' } : answer;
  });
}

/** A draw begins a turn. */
function turnOf(scene: Scene, kind: string, seat: number): Partial<Scene> {
  return TOGETHER[kind] === 'draw' ? { turn: seat, seat, phase: 'turn' as const } : { turn: scene.turn };
}

function plus(counts: readonly number[], seat: number, more: number): number[] {
  return counts.map((count, at) => (at === seat ? count + more : count));
}

function without(titles: readonly string[], title: string): string[] {
  const at = titles.lastIndexOf(title);
  return at < 0 ? [...titles] : titles.filter((_, place) => place !== at);
}

// --- The tale ----------------------------------------------------------------------------------------------------------

/** Cards are laid and taken back one after the other; every other move is the end of the decision. */
const LAYING = new Set(['lay', 'take back']);

/** How Road Runner is told. `pack` gives the cards as they are printed in the page's language. */
export function taleOf(pack: () => Pack): Tale<Scene, Beat> {
  return {
    scene: (view, events, before) => {
      const call = events.findLast((event) => event.kind === 'called');
      const isSameTurn = before !== null && before.turns === view.scene.decision.turns;
      return sceneOf(view, call?.text ?? (isSameTurn ? before.caption : ''), pack());
    },
    viewer: (scene) => scene.viewer,
    opening: (next, events) => (events.some((event) => event.kind === 'deals') ? beforeTheDeal(next) : null),
    beats: (before, events, next) => beats(before, events, next, pack()),
    foresee: (before, action) => {
      const chosen = before.actions.find((one) => one.text === action);
      if (!chosen) return null;
      const event = foreseen(before, chosen);
      const beat = (event && tell(before, event, before, pack())) ?? { ...QUIET, after: before };
      const actions = LAYING.has(chosen.verb) ? before.actions : [];
      return {
        beats: [{ ...beat, after: { ...beat.after, actions } }],
        cameTrue: (events) => (event === null ? 0 : cameTrue(event, events[0]) ? 1 : null),
      };
    },
  };
}
