import { describe, expect, test } from 'vitest';
import type { AboutTold } from '../../../state/table.svelte';
import type { EventInfo } from '../../../server/types';
import { expectToEndAsSent } from '../../../table/drawn/tests/recorded';
import { deedsOf, type Fact } from '../deeds';
import { keyed } from '../../../table/drawn/cards';
import { namesWith, type Scene } from '../sight';
import { cameTrue } from '../../../table/drawn/storyteller';
import { atSeat, beats, foreseen, inCloset, inHand, inOutfit, inRow, laidAt, type Beat } from '../story';
import { catalogue, everyStep, games } from './recorded';

/** Every place that the table draws in a scene. */
function places(scene: Scene): Set<string> {
  const at = (all: readonly string[], place: (key: string) => string) => keyed(all).map(({ key }) => place(key));
  return new Set([
    'deck',
    'row',
    ...[0, 1, 2].map(laidAt),
    ...at(scene.hand, inHand),
    ...at(scene.row, inRow),
    ...scene.houses.flatMap((house) => [
      atSeat(house.seat),
      ...at(house.closet, (key) => inCloset(house.seat, key)),
      ...house.outfits.flatMap((outfit) => at(outfit.cards, (key) => inOutfit(outfit.name, key))),
    ]),
  ]);
}

/** Every beat of the recorded games, with the scene before it. */
function* everyBeat(): Generator<{ beat: Beat; before: Scene }> {
  for (const { frame, before, after } of everyStep()) {
    let scene = before;
    for (const beat of beats(before, frame.events, after, frame.moves)) {
      yield { beat, before: scene };
      scene = beat.after;
    }
  }
}

const told = (kind: string): { beat: Beat; before: Scene }[] => [...everyBeat()].filter(({ beat }) => beat.kind === kind);

describe('events told one after the other', () => {
  test('end with the scene that the server sent, and no other', () => {
    expectToEndAsSent(everyStep(), ({ before, frame, after }) => beats(before, frame.events, after, frame.moves), 150);
  });

  test('move every card from where it is drawn to where it is drawn then', () => {
    let flown = 0;
    for (const { beat, before } of everyBeat()) {
      for (const { from, to, title } of beat.moves) {
        expect(places(before), `${beat.kind} ${title}`).toContain(from);
        expect(places(beat.after), `${beat.kind} ${title}`).toContain(to);
        flown++;
      }
    }
    expect(flown).toBeGreaterThan(200);
  });

  test('lay, form, riff, take and discard in the recorded games', () => {
    const kinds = new Set(Object.values(games).flatMap((frames) => frames.flatMap((frame) => frame.events.map((event) => event.kind))));
    for (const kind of ['laid', 'formed', 'riffed', 'took', 'drew_card', 'discarded']) expect(kinds).toContain(kind);
  });

  test('let three cards go to an outfit, and two with a riff: one in, one to the closet of who riffs', () => {
    for (const { beat } of told('formed')) expect(beat.moves).toHaveLength(3);
    const riffs = told('riffed');
    expect(riffs.length).toBeGreaterThan(0);
    for (const { beat } of riffs) {
      const [played, taken] = beat.moves;
      expect(played?.to.startsWith('outfit:')).toBe(true);
      expect(taken?.from.startsWith('outfit:')).toBe(true);
      expect(taken?.to.startsWith(`closet ${beat.seat} `)).toBe(true);
    }
  });

  test('never show a card of another hand before it is laid', () => {
    const shown = [...everyBeat()].flatMap(({ beat }) => beat.moves.filter(({ from }) => from.startsWith('seat ')).map(({ shows }) => shows));
    expect(shown.length).toBeGreaterThan(0);
    for (const one of shown) expect(['turns up', 'back']).toContain(one);
  });
});

test("the viewer's own move is foreseen as it is then told", () => {
  const shown = new Map<string, number>();
  for (const { frame, earlier, before, after } of everyStep()) {
    const about = { certain: earlier.certain, tones: {}, hints: {}, previews: {} } as unknown as AboutTold;
    for (const deed of deedsOf(before, { about, catalogue })) {
      const facts = (earlier.certain[deed.action.number] ?? []) as (EventInfo & Fact)[];
      const { story, told } = foreseen(before, deed, facts);
      for (const beat of story) expect(beat.after.actions).toEqual([]);
      if (told === 0 || !cameTrue(facts.slice(0, told), frame.events) || frame.events[0]?.seat !== before.viewer) continue;
      const beatsTold = beats(before, frame.events, after, frame.moves).slice(0, story.length);
      expect(story.map(({ moves }) => moves), deed.action.text).toEqual(beatsTold.map(({ moves }) => moves));
      if (told === frame.events.length) {
        const [foretold, is] = [story.at(-1)!.after, after];
        expect([foretold.houses, foretold.hand, foretold.row, foretold.laid], deed.action.text).toEqual([is.houses, is.hand, is.row, is.laid]);
      }
      shown.set(deed.kind, (shown.get(deed.kind) ?? 0) + 1);
    }
  }
  for (const kind of ['take', 'lay', 'riff', 'discard']) expect(shown.get(kind), kind).toBeGreaterThan(0);
});

test('a card that is drawn leaves the deck at once, though only the server knows which it is', () => {
  for (const { earlier, before } of everyStep()) {
    const about = { certain: earlier.certain, tones: {}, hints: {}, previews: {} } as unknown as AboutTold;
    const deed = deedsOf(before, { about, catalogue }).find(({ kind }) => kind === 'draw');
    if (!deed) continue;
    const { story, told } = foreseen(before, deed, (earlier.certain[deed.action.number] ?? []) as (EventInfo & Fact)[]);
    expect([story.length, story[0]?.after.isDrawing, told]).toEqual([1, true, 0]);
    return;
  }
  throw new Error('nobody draws in the recorded games');
});

test('a riff is pressed by its card and the end that takes it, as it came about', () => {
  let riffs = 0;
  for (const { frame, earlier, before } of everyStep()) {
    const about = { certain: earlier.certain, tones: {}, hints: {}, previews: {} } as unknown as AboutTold;
    const open = deedsOf(before, { about, catalogue }).filter((deed) => deed.kind === 'riff');
    const riffed = frame.events.find((event) => event.kind === 'riffed' && event.seat === before.viewer);
    if (!riffed) continue;
    const { outfit, end, card, taken, from_closet } = riffed.fields as Record<string, string | boolean>;
    const deed = open.find(({ keys }) => keys[0] === `${from_closet ? 'closet' : 'hand'}:${card}` && keys[1] === `end:${outfit}:${end}`);
    expect(deed?.riff?.taken).toBe(taken);
    riffs++;
  }
  expect(riffs).toBeGreaterThan(0);
});

test('what a house scores is told of it alone, as the server says', () => {
  const scored = told('scored');
  expect(scored.length).toBeGreaterThan(1);
  for (const { beat, before } of scored) {
    const was = before.houses[beat.seat]?.scored ?? 0;
    expect(beat.scores?.seat).toBe(beat.seat);
    expect(beat.after.houses[beat.seat]?.scored).toBe(was + (beat.scores?.points ?? 0));
  }
});

test('an outfit keeps its name while the end of its round is told', () => {
  const remark = (text: string) => ({ remarks: [{ about: 'name of outfit:1a', text }] }) as unknown as Parameters<typeof namesWith>[1];
  const worn = namesWith(new Map(), remark('Vintage Wool Skirt'));
  const gone = namesWith(worn, { remarks: [] });
  expect(gone.get('name of outfit:1a')).toBe('Vintage Wool Skirt');
  expect(namesWith(gone, remark('Punk Wool Hat')).get('name of outfit:1a')).toBe('Punk Wool Hat');
});
