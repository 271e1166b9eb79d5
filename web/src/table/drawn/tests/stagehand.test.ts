import { describe, expect, test } from 'vitest';
import { QUIET, Stagehand, type Beat } from '../stagehand.svelte';

const stagehand = () => new Stagehand<string>('before', { root: () => undefined, still: () => false });
const beatsTo = (...scenes: string[]): Beat<string>[] => scenes.map((after) => ({ ...QUIET, after, rest: 1 }));

describe('a scene that is drawn at once', () => {
  test("stays, though the viewer's own move was still being drawn", async () => {
    const one = stagehand();
    const rehearsed = one.rehearse(beatsTo('half', 'foreseen'));
    one.show('now');
    await rehearsed;
    expect(one.drawn).toBe('now');
  });

  test('stays, though a story was still being told', async () => {
    const one = stagehand();
    const told = one.run(beatsTo('first', 'second', 'third'));
    await Promise.resolve();
    one.show('now');
    await told;
    expect(one.drawn).toBe('now');
  });

  test("stays where the viewer's own move is taken back before all of it was drawn", async () => {
    const one = stagehand();
    const rehearsed = one.rehearse(beatsTo('half', 'foreseen'));
    await Promise.resolve();
    void one.takeBack('before', []);
    await rehearsed;
    expect(one.drawn).toBe('before');
  });

  test('does not keep a story told later from being drawn', async () => {
    const one = stagehand();
    void one.rehearse(beatsTo('half', 'foreseen'));
    one.show('before');
    await one.run(beatsTo('told', 'next'));
    expect(one.drawn).toBe('next');
  });
});

describe('a story at a table that is seen', () => {
  const seen = () => new Stagehand<string>('before', { root: () => document.body, still: () => false });

  test('begins once what is around the table has had its frame', async () => {
    const one = seen();
    const told = one.run(beatsTo('told'));
    let framed = false;
    requestAnimationFrame(() => (framed = one.drawn === 'before'));
    await told;
    expect([framed, one.drawn]).toEqual([true, 'told']);
  });

  test('waits for no frame where it is hurried', async () => {
    const one = seen();
    const told = one.run(beatsTo('first', 'second'));
    await Promise.resolve();
    one.hurryStory();
    let framed = false;
    requestAnimationFrame(() => (framed = true));
    await told;
    expect([framed, one.drawn]).toEqual([false, 'second']);
  });
});

describe('a card that flies in a story', () => {
  const flown = () => {
    const root = document.createElement('div');
    root.innerHTML = '<span data-place="deck"></span><span data-place="hand"></span>';
    return new Stagehand<string>('before', { root: () => root, still: () => false });
  };
  const story = (): Beat<string>[] => [
    { ...QUIET, after: 'told', moves: [{ title: '', from: 'deck', to: 'hand', shows: 'back' }], rest: 0 },
  ];

  /** Tell the story; `then` is done as its second frame is waited for, which is that of the card. What was drawn at each. */
  const tell = async (one: Stagehand<string>, then = (): void => undefined): Promise<string[]> => {
    const frames: string[] = [];
    const frame = one.frame.bind(one);
    one.frame = () => {
      frames.push(`${one.drawn}, ${String(one.boarding.length)} boarding`);
      const passed = frame();
      if (frames.length === 2) then();
      return passed;
    };
    await one.run(story());
    return frames;
  };
  const FRAMES = ['before, 0 boarding', 'before, 1 boarding'];

  test('is drawn a frame before the scene', async () => {
    const one = flown();
    expect(await tell(one)).toEqual(FRAMES);
    expect([one.drawn, one.boarding, one.flights]).toEqual(['told', [], []]);
  });

  test('is not waited for where the story is hurried', async () => {
    const one = flown();
    let framed = false;
    const hurried = (): void => {
      one.hurryStory();
      requestAnimationFrame(() => (framed = true));
    };
    expect(await tell(one, hurried)).toEqual(FRAMES);
    expect([framed, one.drawn, one.boarding]).toEqual([false, 'told', []]);
  });

  test('does not lead to its scene where another was drawn at once', async () => {
    const one = flown();
    const shown = (): void => {
      one.show('now');
    };
    expect(await tell(one, shown)).toEqual(FRAMES);
    expect([one.drawn, one.boarding, [...one.awaited]]).toEqual(['now', [], []]);
  });
});
