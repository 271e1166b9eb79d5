import { describe, expect, test } from 'vitest';
import { expectToEndAsSent } from '../../../table/drawn/tests/recorded';
import { ALONG, layOut, standsAt, viewOf } from '../layout';
import { columnOf, sceneOf, survivorCalled } from '../sight';
import { beats } from '../story';
import { everyStep, games } from './recorded';

describe('events told one after the other', () => {
  test('end with the scene that the server sent, and no other', () => {
    expectToEndAsSent(everyStep(), ({ before, frame, after }) => beats(before, frame.events, after, frame.moves), 150);
  });

  test('lead a survivor a column at a time to where the scene after has it', () => {
    let ways = 0;
    for (const { frame, before, after } of everyStep())
      for (const beat of beats(before, frame.events, after, frame.moves)) {
        if (beat.spaces.length === 0) continue;
        expect(survivorCalled(beat.after, beat.survivor)?.at).toBe(beat.spaces.at(-1));
        for (const [step, space] of beat.spaces.entries())
          if (step > 0) expect(Math.abs(columnOf(space) - columnOf(beat.spaces[step - 1] ?? ''))).toBe(1);
        ways += 1;
      }
    expect(ways).toBeGreaterThan(60);
  });

  test('show attacks, finds and dice over whom they are about', () => {
    const signs = new Set<string>();
    for (const { frame, before, after } of everyStep())
      for (const { sign } of beats(before, frame.events, after, frame.moves)) {
        if (!sign) continue;
        signs.add(sign.of);
        expect(survivorCalled(after, sign.at)).toBeDefined();
        expect(sign.wide).toBe(sign.of === 'horde');
      }
    for (const of of ['die', 'special-attack', 'horde']) expect(signs).toContain(of);
  });
});

describe('the street', () => {
  const [first] = games.two ?? [];
  if (!first) throw new Error('a recording has a first frame');
  const scene = sceneOf(first.view);

  test('is laid out from the map, to the right or upwards, with a road for every way', () => {
    for (const upright of [false, true]) {
      const layout = layOut(scene.ways, upright);
      expect(layout.roads).toHaveLength(Object.values(scene.ways).flat().length);
      for (const [space, { x, y }] of layout.spots) expect(upright ? -y : x).toBe(columnOf(space) * ALONG);
      const gaps = layout.blocks.flatMap(({ x, y }) => [...layout.spots.values()].map((spot) => Math.hypot(x - spot.x, y - spot.y)));
      expect(Math.min(...gaps)).toBeGreaterThan(30);
    }
  });

  test('of one lane is laid out too', () => {
    const layout = layOut({ 'space:0:1': ['space:1:1'], 'space:1:1': ['space:2:1'] }, false);
    expect([layout.columns, layout.lanes, layout.roads.length]).toEqual([2, 1, 2]);
  });

  test('has those who stand on one space beside each other', () => {
    const layout = layOut(scene.ways, false);
    const spots = scene.survivors.map((one) => standsAt(layout, scene.survivors, one).x);
    expect(new Set(spots).size).toBe(scene.survivors.length);
  });

  test('is seen with the next eight columns, or with those behind where a move goes back', () => {
    const layout = layOut(scene.ways, false);
    const shape = { width: 900, height: 400 };
    const ahead = viewOf(layout, 12, shape, false);
    expect([ahead.x <= 12 * ALONG, ahead.x + ahead.width >= 20 * ALONG]).toEqual([true, true]);
    const back = viewOf(layout, 12, shape, true);
    expect([back.x <= 6 * ALONG, back.x + back.width >= 13 * ALONG]).toEqual([true, true]);
    expect(ahead.width / ahead.height).toBeCloseTo(shape.width / shape.height);
  });
});
