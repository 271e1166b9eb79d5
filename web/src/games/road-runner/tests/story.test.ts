import { describe, expect, test } from 'vitest';
import { expectToEndAsSent } from '../../../table/drawn/tests/recorded';
import type { Scene } from '../sight';
import { beats, beforeTheDeal, cameTrue, foreseen, tell, type Move } from '../story';
import { everyStep, games, pack } from './recorded';
import { sceneOf } from '../sight';

/** What events tell of, and a scene holds. */
const TOLD = [
  'turn',
  'phase',
  'over',
  'winner',
  'reshuffled',
  'deck',
  'hand',
  'hands',
  'damage',
  'laid',
  'call',
  'foiled',
  'played',
  'answers',
  'capture_pile',
  'escape_pile',
] as const satisfies readonly (keyof Scene)[];

function told(scene: Scene): Record<string, unknown> {
  return Object.fromEntries(TOLD.map((key) => [key, scene[key]]));
}

describe('events told one after the other', () => {
  test('lead from each recorded moment to the next, in every part of the table', () => {
    let steps = 0;
    for (const { game, before, after, frame: { events } } of everyStep()) {
      let scene = before;
      for (const event of events) scene = tell(scene, event, after, pack)?.after ?? scene;
      expect(told(scene), `${game}: ${events.map((event) => event.kind).join(', ')}`).toEqual(told(after));
      steps++;
    }
    expect(steps).toBeGreaterThan(300);
  });

  test('the deal leads from an empty table to the first moment', () => {
    for (const frames of Object.values(games)) {
      const [first] = frames;
      if (!first) throw new Error('a recording has a first frame');
      const next = sceneOf(first.view, '', pack);
      let scene = beforeTheDeal(next);
      expect(scene.deck).toBe(81);
      for (const event of first.events) scene = tell(scene, event, next, pack)?.after ?? scene;
      expect(told(scene)).toEqual(told(next));
    }
  });

  test('end with the scene that the server sent, and no other', () => {
    expectToEndAsSent(everyStep(), ({ before, frame, after }) => beats(before, frame.events, after, pack), 150);
  });

  test('no card appears from nowhere or is gone without a move', () => {
    for (const { game, before, after, frame: { events } } of everyStep()) {
      let scene = before;
      for (const event of events) {
        const beat = tell(scene, event, after, pack);
        if (!beat) continue;
        const gained = beat.after.hand.length - scene.hand.length;
        const toHand = beat.moves.filter((move) => move.to.startsWith('hand')).length;
        const fromHand = beat.moves.filter((move) => move.from.startsWith('hand')).length;
        expect(toHand - fromHand, `${game}: ${event.kind}`).toBe(gained);
        const laid = beat.after.laid.length - scene.laid.length;
        const toStage = beat.moves.filter((move) => move.to.startsWith('laid')).length;
        const fromStage = beat.moves.filter((move) => move.from.startsWith('laid')).length;
        expect(toStage - fromStage, `${game}: ${event.kind}`).toBe(laid);
        scene = beat.after;
      }
    }
  });
});

describe('what moves', () => {
  const movesOf = (kind: string, mine: boolean): Move[] => {
    for (const { before, after, frame: { events } } of everyStep()) {
      let scene = before;
      for (const event of events) {
        const beat = tell(scene, event, after, pack);
        if (event.kind === kind && (event.seat === before.viewer) === mine) return beat?.moves ?? [];
        scene = beat?.after ?? scene;
      }
    }
    throw new Error(`nobody ${kind}`);
  };

  test('a card that the viewer lays goes from its hand to the stage, face up', () => {
    expect(movesOf('laid', true)).toEqual([
      {
        title: expect.any(String),
        from: expect.stringMatching(/^hand /),
        to: expect.stringMatching(/^laid /),
        shows: 'front',
      },
    ]);
  });

  test("another's call turns its cards up on the way from that hand", () => {
    for (const move of movesOf('called', false)) {
      expect(move).toMatchObject({
        from: expect.stringMatching(/^seat /),
        to: `laid ${move.title}`,
        shows: 'turns up',
      });
    }
  });

  test("the viewer's own call moves nothing: its cards lie there already", () => {
    expect(movesOf('called', true)).toEqual([]);
  });

  test('an escape of another comes out of its hand face down and is turned up', () => {
    expect(movesOf('played', false)).toEqual([
      {
        title: expect.any(String),
        from: expect.stringMatching(/^seat /),
        to: expect.stringMatching(/^played /),
        shows: 'turns up',
      },
    ]);
  });

  test('a foiled attempt is swept to both piles', () => {
    const to = new Set(movesOf('foiled', false).map((move) => move.to));
    expect(to).toEqual(new Set(['captures', 'escapes']));
  });

  test("what goes from hand to hand unseen is never anything but a card's back", () => {
    expect(movesOf('passed', false)).toEqual([
      { title: '', from: expect.stringMatching(/^seat /), to: expect.stringMatching(/^seat /), shows: 'back' },
    ]);
  });

  test('a card that the viewer gives away turns its back before it is gone', () => {
    expect(movesOf('passed_card', true)).toMatchObject([
      { from: expect.stringMatching(/^hand /), shows: 'turns down' },
    ]);
  });

  test('a reshuffle shows no more cards in the air than an eye can follow', () => {
    for (const { before, after, frame: { events } } of everyStep()) {
      for (const beat of beats(before, events, after, pack)) {
        if (beat.kind === 'reshuffled') expect(beat.moves.length).toBeLessThanOrEqual(8);
      }
    }
  });

  test('a hurt coyote is the one whose attempt it was', () => {
    let hurts = 0;
    for (const { before, after, frame: { events } } of everyStep()) {
      for (const beat of beats(before, events, after, pack)) {
        if (beat.hurt < 0) continue;
        expect(beat.hurt).toBe(before.turn);
        hurts++;
      }
    }
    expect(hurts).toBeGreaterThan(20);
  });

  test("events of several moments at once still show another's call, by the titles it was told with", () => {
    for (const { before, after, frame: { events } } of everyStep()) {
      const call = events.find((event) => event.kind === 'called' && event.seat !== before.viewer);
      if (!call) continue;
      const later: Scene = { ...after, call: null, laid: [], turn: (after.turn + 1) % after.seats };
      expect(tell(before, call, later, pack)?.after.laid).toEqual(after.laid);
    }
  });
});

describe("the viewer's own move, drawn before the server has answered", () => {
  test('is what the server then tells, for every decision of the recorded games', () => {
    let right = 0;
    for (const { before, after, frame: { events } } of everyStep()) {
      const own = events.find(
        (event) => event.seat === before.viewer && !['drew_card', 'skipped'].includes(event.kind),
      );
      if (!own || before.seat !== before.viewer || own.kind === 'passed_card' || own.kind === 'kept_card') continue;
      const expected = before.actions.map((action) => foreseen(before, action)).filter((event) => event !== null);
      const match = expected.filter((event) => cameTrue(event, own));
      // Two calls of the same cards are alike until the server says which.
      expect(match.length, own.kind).toBeGreaterThan(0);
      const [first] = match;
      if (!first || own.kind === 'called') continue;
      const drawn = tell(before, first, before, pack)?.after;
      expect(drawn?.hand).toEqual(
        after.viewer === before.viewer && own.kind === 'declined' ? before.hand : drawn?.hand,
      );
      expect(drawn?.laid).toEqual(own.kind === 'laid' || own.kind === 'took_back' ? after.laid : drawn?.laid);
      right++;
    }
    expect(right).toBeGreaterThan(30);
  });

  test('a pass is not foreseen: chance picks the card', () => {
    const before = sceneWithPass();
    const pass = before.actions.find((action) => action.verb === 'pass');
    expect(foreseen(before, pass!)).toBeNull();
  });

  function sceneWithPass(): Scene {
    for (const { after } of everyStep()) if (after.actions.some((action) => action.verb === 'pass')) return after;
    throw new Error('somebody may pass');
  }
});
