import { describe, expect, test } from 'vitest';
import type { EventInfo, View } from '../../../server/types';
import { sceneOf, type Scene } from '../sight';
import { Storyteller, type Stage } from '../../../table/drawn/storyteller';
import { taleOf, type Beat } from '../story';
import { games, pack } from './recorded';

const tale = taleOf(() => pack);

/** Writes down what it is told to do. */
class Notes implements Stage<Scene, Beat> {
  shown: Scene[] = [];
  told: Beat[][] = [];
  performed: Pick<Beat, 'after' | 'moves'>[] = [];
  hurried = 0;

  constructor(public drawn: Scene) {}

  show(scene: Scene): void {
    this.shown.push(scene);
    this.drawn = scene;
  }

  run(beats: readonly Beat[]): Promise<void> {
    this.told.push([...beats]);
    this.drawn = beats.at(-1)?.after ?? this.drawn;
    return Promise.resolve();
  }

  takeBack(after: Scene, moves: Beat['moves']): Promise<void> {
    this.performed.push({ after, moves });
    this.drawn = after;
    return Promise.resolve();
  }

  rehearse(beats: readonly Beat[]): Promise<void> {
    this.performed.push(...beats);
    this.drawn = beats.at(-1)?.after ?? this.drawn;
    return Promise.resolve();
  }

  hurryStory(): void {
    this.hurried++;
  }
}

interface Frame {
  view: View;
  events: EventInfo[];
}

/** Two moments of which the second came about by the viewer's own deed. */
function ownDeed(kind: string): [Frame, Frame] {
  const frames = games.three ?? [];
  for (const [at, frame] of frames.entries()) {
    const before = frames[at - 1];
    if (before && frame.events[0]?.kind === kind && frame.events[0].seat === frame.view.seat) return [before, frame];
  }
  throw new Error(`the viewer has ${kind} nothing`);
}

/** The title of the card that an event is about. */
function cardOf(event: EventInfo | undefined): string {
  return pack.titled(event?.fields.card as string);
}

async function at(frame: Frame): Promise<[Storyteller<Scene, Beat>, Notes]> {
  const notes = new Notes(sceneOf(frame.view, '', pack));
  const teller = new Storyteller(notes, tale);
  await teller.tell(frame.view, []);
  return [teller, notes];
}

describe('a moment', () => {
  test('without events is drawn at once', async () => {
    const [before, after] = ownDeed('laid');
    const [teller, notes] = await at(before);
    await teller.tell(after.view, []);
    expect(notes.told).toEqual([]);
    expect(notes.drawn.laid).toEqual(sceneOf(after.view, '', pack).laid);
  });

  test('with events is told, and what was being told before is brought to its end', async () => {
    const [before, after] = ownDeed('called');
    const [teller, notes] = await at(before);
    const hurried = notes.hurried;
    await teller.tell(after.view, after.events);
    expect(notes.told).toHaveLength(1);
    expect(notes.hurried).toBe(hurried + 1);
  });

  test('that is the first is drawn at once, whatever led to it: it is there already', async () => {
    const [, after] = ownDeed('called');
    const notes = new Notes(sceneOf(after.view, '', pack));
    await new Storyteller(notes, tale).tell(after.view, after.events);
    expect(notes.told).toEqual([]);
  });

  test('that begins with the deal is dealt card by card', async () => {
    const [first] = games.three ?? [];
    if (!first) throw new Error('a recording has a first frame');
    const notes = new Notes(sceneOf(first.view, '', pack));
    await new Storyteller(notes, tale).tell(first.view, first.events);
    const toHand = notes.told[0]?.[0]?.moves.filter((move) => move.to.startsWith('hand'));
    expect(toHand).toHaveLength(5);
  });

  test('seen from another seat is drawn at once: its cards are not those that lay there', async () => {
    const [before, after] = ownDeed('called');
    const [teller, notes] = await at(before);
    const seat = (after.view.seat + 1) % 3;
    const other: View = { ...after.view, seat, scene: { ...after.view.scene, viewer: seat } };
    await teller.tell(other, after.events);
    expect(notes.told).toEqual([]);
  });

  test('keeps the words of the call until the attempt is over', async () => {
    const [before, after] = ownDeed('called');
    const [teller, notes] = await at(before);
    await teller.tell(after.view, after.events);
    await teller.tell(after.view, []);
    expect(notes.drawn.caption).toBe(after.events[0]?.text);
  });
});

describe("the viewer's own move", () => {
  test('is drawn as soon as it is sent, and not moved a second time when it comes true', async () => {
    const [before, after] = ownDeed('laid');
    const [teller, notes] = await at(before);
    const title = cardOf(after.events[0]);
    teller.foresee(`lay ${title}`, false);
    expect(notes.performed[0]?.moves).toHaveLength(1);
    expect(notes.drawn.laid).toContain(title);
    await teller.tell(after.view, after.events);
    expect(notes.told[0]?.flatMap((beat) => beat.moves)).toEqual([]);
  });

  test('is the end of the decision, unless it is a card of an attempt', async () => {
    const [before, after] = ownDeed('laid');
    const [laying, notes] = await at(before);
    laying.foresee(`lay ${cardOf(after.events[0])}`, false);
    expect(notes.drawn.actions).not.toEqual([]);
    for (const [kind, action] of [
      ['declined', 'decline'],
      ['passed_card', 'pass'],
    ] as const) {
      const [decision] = ownDeed(kind);
      const [deciding, drawn] = await at(decision);
      deciding.foresee(action, false);
      expect(drawn.drawn.actions).toEqual([]);
    }
  });

  test('is not foreseen where it is not open to the viewer', async () => {
    const [before] = ownDeed('laid');
    const [teller, notes] = await at(before);
    teller.foresee('lay Nothing At All', false);
    expect(notes.performed).toEqual([]);
  });

  test('is foreseen once, however often the frame says that it is on its way', async () => {
    const [before, after] = ownDeed('laid');
    const [teller, notes] = await at(before);
    const action = `lay ${cardOf(after.events[0])}`;
    teller.foresee(action, false);
    teller.foresee(action, false);
    expect(notes.performed).toHaveLength(1);
  });

  test('goes back the way it came where it is refused', async () => {
    const [before, after] = ownDeed('laid');
    const [teller, notes] = await at(before);
    teller.foresee(`lay ${cardOf(after.events[0])}`, false);
    teller.foresee(null, true);
    const [there, back] = notes.performed;
    expect(back?.moves[0]?.from).toBe(there?.moves[0]?.to);
    expect(back?.moves[0]?.to).toBe(there?.moves[0]?.from);
    expect(notes.drawn.hand).toEqual(sceneOf(before.view, '', pack).hand);
  });

  test('stays where it is while the server has answered and the moment is not shown yet', async () => {
    const [before, after] = ownDeed('laid');
    const [teller, notes] = await at(before);
    teller.foresee(`lay ${cardOf(after.events[0])}`, false);
    teller.foresee(null, false);
    expect(notes.performed).toHaveLength(1);
  });

  test('an escape is foreseen without its damage, which is told when it is known', async () => {
    const [before, after] = ownDeed('played');
    const [teller, notes] = await at(before);
    teller.foresee(`play ${cardOf(after.events[0])}`, false);
    expect(notes.drawn.damage).toEqual(sceneOf(before.view, '', pack).damage);
    await teller.tell(after.view, after.events);
    const moves = notes.told[0]?.[0]?.moves;
    expect(moves).toEqual([]);
  });
});
