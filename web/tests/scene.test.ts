import { describe, expect, test } from 'vitest';
import { applied, movedPlace, whole, type Scene } from '../src/server/scene';
import type { SceneMove, SentView } from '../src/server/types';
import vectors from './moves.json';

const before = vectors.before as Scene;
const cases = vectors.cases as unknown as { verb: string; moves: SceneMove[]; after: Scene }[];

describe('moves', () => {
  test.each(cases)('of $verb make the scene that the server has', ({ moves, after }) => {
    const kept = structuredClone(before);
    expect(applied(before, moves, {})).toEqual(after);
    expect(before).toEqual(kept);
  });

  test('of another scene are noticed', () => {
    expect(() => applied(before, [{ type: 'vanished', event: 0, thing: 'pawn:1' }, { type: 'put', event: 0, thing: 'pawn:1', attribute: 'at', before: 1, after: 2 }], {})).toThrow(
      'pawn:1 is not on the table',
    );
    expect(() => applied(before, [{ type: 'exchanged', event: 0, one: 'row', other: 'lake' }], {})).toThrow('there is no pile lake');
  });

  test('of a place on a map change its name', () => {
    expect(movedPlace('road:40:120', [0, -20])).toBe('road:40:100');
  });
});

describe('a view', () => {
  const sent: SentView = {
    seat: 1,
    number: 4,
    step: 2,
    to_act: 0,
    can_undo: false,
    seconds: [],
    decision: { seat: 0 },
    scene: null,
    standing: [],
    asked: '',
    remarks: [],
    open: [],
    actions: [],
  };

  test('has the scene that it was sent with', () => {
    const { things, piles, counters, settings } = before;
    const view = whole({ ...sent, scene: { things, piles, counters, settings } }, null, []);
    expect(view?.scene).toEqual({ things, piles, counters, settings, viewer: 1, decision: { seat: 0 } });
  });

  test('has the scene of the one before, changed by its moves', () => {
    const moves: SceneMove[] = [{ type: 'counted', event: -1, counter: 'points', before: 3, after: 5 }];
    const view = whole(sent, { ...before, viewer: 1 }, moves);
    expect(view?.scene).toEqual({ ...before, viewer: 1, counters: { points: 5 }, decision: { seat: 0 } });
  });

  test('is none where there is no scene before', () => {
    expect(whole(sent, null, [])).toBeNull();
  });
});
