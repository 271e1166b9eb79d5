import { describe, expect, test } from 'vitest';
import { expectToEndAsSent } from '../../../table/drawn/tests/recorded';
import { vehicleCalled } from '../sight';
import { beats, type Fact } from '../story';
import { trailsAfter, trailsBetween, type Trail } from '../trails';
import { everyStep } from './recorded';

describe('events told one after the other', () => {
  test('end with the scene that the server sent, and no other', () => {
    expectToEndAsSent(everyStep(), ({ before, frame, after }) => beats(before, frame.events, after, frame.moves), 150);
  });

  test('draw every vehicle where it is said to go', () => {
    let gone = 0;
    for (const { frame, before, after } of everyStep()) {
      const drawn = beats(before, frame.events, after, frame.moves);
      for (const told of frame.events) {
        const fact = told as typeof told & Fact;
        if (fact.kind !== 'moved' && fact.kind !== 'braked') continue;
        const { vehicle, x, y } = fact.fields;
        expect(drawn.map((beat) => vehicleCalled(beat.after, vehicle?.thing ?? '')?.at)).toContainEqual({ x, y });
        gone += 1;
      }
    }
    expect(gone).toBeGreaterThan(15);
  });

  test('show the dice of a roll until something else is done, and signs over what they are about', () => {
    let [rolls, signs] = [0, 0];
    for (const { frame, before, after } of everyStep())
      for (const beat of beats(before, frame.events, after, frame.moves)) {
        if (beat.kind === 'defence') {
          expect(beat.after.dice?.attack.length).toBeGreaterThan(0);
          expect(beat.after.dice?.defence.length).toBeGreaterThan(0);
          rolls += 1;
        }
        if (beat.kind === 'moved' || beat.kind === 'braked') expect(beat.after === after || beat.after.dice === null).toBe(true);
        if (!beat.sign) continue;
        expect(vehicleCalled(before, beat.sign.at) ?? vehicleCalled(beat.after, beat.sign.at)).toBeDefined();
        signs += 1;
      }
    expect([rolls > 5, signs > 10]).toEqual([true, true]);
  });
});

describe('trails', () => {
  test('are the ways of what drove, from where it was to where it is, and none of what the road took along', () => {
    let ways = 0;
    for (const { frame, before, after } of everyStep()) {
      const drifts = frame.events.every(({ kind }) => kind === 'drifted' || kind === 'cards_drifted');
      const found = trailsAfter([], before, frame.events);
      if (drifts) expect(found).toEqual([]);
      for (const { name, owner, points } of found) {
        const [was, is] = [vehicleCalled(before, name), vehicleCalled(after, name)];
        expect(owner).toBe(was?.owner);
        if (was?.at) expect(points[0]).toEqual(was.at);
        const isDrifting = frame.events.some((event) => event.kind === 'drifted');
        if (is?.at && !isDrifting) expect(points.at(-1)).toEqual(is.at);
        ways += Number(points.length > 1);
      }
    }
    expect(ways).toBeGreaterThan(15);
  });

  test('go straight from place to place where nothing is told, and what falls behind has none', () => {
    let ways = 0;
    for (const { before, after } of everyStep())
      for (const { name, points } of trailsBetween([], before, after)) {
        expect(points).toEqual([vehicleCalled(before, name)?.at, vehicleCalled(after, name)?.at]);
        expect(before.falls.things).not.toContain(name);
        ways += 1;
      }
    expect(ways).toBeGreaterThan(10);
  });

  test('grow from step to step', () => {
    let trails: readonly Trail[] = [];
    for (const { game, frame, before } of everyStep()) {
      if (game !== 'watched') continue;
      const grown = trailsAfter(trails, before, frame.events);
      for (const { name, points } of trails) expect(grown.find((trail) => trail.name === name)?.points.slice(0, points.length)).toEqual(points);
      trails = grown;
    }
    expect(trails.length).toBeGreaterThan(2);
  });
});
