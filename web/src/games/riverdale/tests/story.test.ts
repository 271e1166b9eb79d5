import { describe, expect, test } from 'vitest';
import type { AboutTold } from '../../../state/table.svelte';
import { expectToEndAsSent } from '../../../table/drawn/tests/recorded';
import { deedsOf, leftBy, nextOf } from '../deeds';
import { journeysOf, moved, type Fact } from '../journeys';
import type { Scene } from '../sight';
import { cameTrue } from '../../../table/drawn/storyteller';
import { beats, foreseen, taleOf } from '../story';
import { catalogue, everyStep, games } from './recorded';

const about = (certain: Readonly<Record<number, Fact[]>>) => ({ certain, tones: {}, hints: {}, previews: {} }) as unknown as AboutTold;
const where = (scene: Pick<Scene, 'pawns'>) => Object.fromEntries(scene.pawns.map((pawn) => [pawn.name, pawn.at]));

describe('events told one after the other', () => {
  test('lead every pawn by its ways to where the server has it', () => {
    let steps = 0;
    for (const { game, frame, before, after } of everyStep()) {
      let scene = before;
      let card = before.last;
      for (const event of frame.events) {
        if (event.kind === 'played') card = event.fields.card as Scene['last'];
        scene = moved(scene, journeysOf(scene, event as unknown as Fact, card));
      }
      expect(where(scene), `${game}: ${frame.events.map((event) => event.kind).join(', ')}`).toEqual(where(after));
      steps++;
    }
    expect(steps).toBeGreaterThan(200);
  });

  test('end with the scene that the server sent, and no other', () => {
    expectToEndAsSent(everyStep(), ({ before, frame, after }) => beats(before, frame.events, after, frame.moves), 150);
  });

  test('are drawn with the scene that their moves make: what goes on a way is drawn where the way ends', () => {
    for (const { frame, before, after } of everyStep()) {
      for (const beat of beats(before, frame.events, after, frame.moves)) {
        for (const journey of beat.journeys) expect(where(beat.after)[journey.pawn]).toBe(journey.places.at(-1));
      }
    }
  });

  test('move pawns a place at a time, but for what is thrown, ridden or changed', () => {
    for (const { frame, before, after } of everyStep())
      for (const beat of beats(before, frame.events, after, frame.moves))
        for (const { manner, places } of beat.journeys)
          if (manner === 'hop') expect(places.length).toBeLessThanOrEqual(15);
          else expect(places).toHaveLength(2);
  });

  test('knock pawns home, ride, change places and come by tricks in the recorded games', () => {
    const kinds = new Set(Object.values(games).flatMap((frames) => frames.flatMap((frame) => frame.events.map((event) => event.kind))));
    for (const kind of ['moved', 'moved_ahead', 'skated', 'sent_home', 'switched', 'another_turn', 'tricked', 'swapped', 'crashed']) expect(kinds).toContain(kind);
  });

  test('deal from an empty table', () => {
    const [first] = games.four ?? [];
    if (!first) throw new Error('a recording has a first frame');
    const tale = taleOf(() => first.moves, () => [], () => []);
    const next = tale.scene(first.view, first.events, null);
    expect(tale.opening(next, first.events)).toMatchObject({ hand: [], hands: [0, 0, 0, 0], deck: 53 });
  });
});

describe("the viewer's own move", () => {
  test('is foreseen as it is then told', () => {
    let right = 0;
    for (const { frame, earlier: { certain }, before } of everyStep()) {
      if (before.seat !== before.viewer || before.viewer < 0) continue;
      const deeds = deedsOf(before, { about: about(certain), catalogue });
      const drawn = deeds.map((deed) => {
        const facts = certain[deed.action.number] ?? [];
        const found = foreseen(before, deed, facts);
        return { deed, found, isTrue: cameTrue(facts.slice(0, found.length), frame.events) };
      });
      const fits = drawn.filter(({ isTrue }) => isTrue);
      expect(fits.length).toBeGreaterThan(0);
      for (const { deed, found } of fits) {
        const last = found.at(-1);
        if (!last) continue;
        expect(where(last.after)).toEqual(where(deed.ghost));
        right++;
      }
    }
    expect(right).toBeGreaterThan(20);
  });
});

describe('what is pressed', () => {
  test('leads to every open action, and ends with it alone', () => {
    let decided = 0;
    for (const { view, certain } of (games.four ?? []).filter((frame) => frame.view.actions.length > 0)) {
      const scene = { ...[...everyStep()].find((step) => step.frame.view === view)?.after } as Scene;
      if (!scene.pawns) continue;
      const deeds = deedsOf(scene, { about: about(certain), catalogue });
      expect(deeds).toHaveLength(view.actions.length);
      for (const deed of deeds) {
        const chosen: string[] = [];
        for (const key of deed.keys) {
          if (leftBy(deeds, chosen).length === 1 && chosen.length > 0) break;
          expect([...nextOf(deeds, chosen).keys()], deed.action.text).toContain(key);
          chosen.push(key);
        }
        expect(leftBy(deeds, chosen).map((one) => one.action.text)).toEqual([deed.action.text]);
        decided++;
      }
    }
    expect(decided).toBeGreaterThan(100);
  });
});
