import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Presses, RESTS_MS } from '../../../state/presses';
import type { AboutTold } from '../../../state/table.svelte';
import { Choosing } from '../choosing.svelte';
import { deedsOf, type Deed } from '../deeds';
import { prompt } from '../prompt';
import { sceneOf } from '../sight';
import { catalogue, games } from './recorded';

/** The decisions of the recorded game, each with its deeds. */
const decisions: Deed[][] = (games.four ?? [])
  .filter(({ view }) => view.actions.length > 1)
  .map(({ view, certain }) => deedsOf(sceneOf(view, null), { about: { certain, tones: {}, hints: {}, previews: {} } as unknown as AboutTold, catalogue }));

function withDeed(fits: (deed: Deed, all: readonly Deed[]) => boolean): { all: Deed[]; deed: Deed } {
  for (const all of decisions) {
    const deed = all.find((one) => fits(one, all));
    if (deed) return { all, deed };
  }
  throw new Error('no recorded decision fits');
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function choosing(all: readonly Deed[]): { choosing: Choosing; play: ReturnType<typeof vi.fn> } {
  const play = vi.fn();
  return { choosing: new Choosing(() => all, ({ action }) => void play(action.text)), play };
}

const alone = (deed: Deed, all: readonly Deed[]) =>
  deed.kind === 'play' && all.filter((one) => one.keys[0] === deed.keys[0] && one.keys[1] === deed.keys[1]).length === 1;
const several = (deed: Deed, all: readonly Deed[]) => alone(deed, all) && all.filter((one) => one.keys[0] === deed.keys[0]).length > 1;

describe('a card and a pawn', () => {
  test('are a move by mouse', () => {
    const { all, deed } = withDeed(several);
    const { choosing: one, play } = choosing(all);
    one.press(deed.keys[0]!, 'mouse');
    expect(play).not.toHaveBeenCalled();
    one.press(deed.keys[1]!, 'mouse');
    expect(play).toHaveBeenCalledExactlyOnceWith(deed.action.text);
  });

  test('can be pressed the other way round', () => {
    const { all, deed } = withDeed(several);
    const { choosing: one, play } = choosing(all);
    one.press(deed.keys[1]!, 'mouse');
    one.press(deed.keys[0]!, 'mouse');
    expect(play).toHaveBeenCalledExactlyOnceWith(deed.action.text);
  });

  test('are shown by the first tap, and played by the second', () => {
    const { all, deed } = withDeed(several);
    const { choosing: one, play } = choosing(all);
    one.press(deed.keys[0]!, 'touch');
    one.press(deed.keys[1]!, 'touch');
    expect(play).not.toHaveBeenCalled();
    expect(one.aim).toBe(deed);
    one.press(deed.keys[1]!, 'touch');
    expect(play).toHaveBeenCalledExactlyOnceWith(deed.action.text);
  });

  test('that harm are asked for twice, by mouse as well', () => {
    const { all, deed } = withDeed(several);
    const harmful = all.map((one) => (one === deed ? { ...one, harm: 1 } : one));
    const { choosing: one, play } = choosing(harmful);
    one.press(deed.keys[0]!, 'mouse');
    one.press(deed.keys[1]!, 'mouse');
    expect(play).not.toHaveBeenCalled();
    vi.advanceTimersByTime(RESTS_MS);
    one.press(deed.keys[1]!, 'mouse');
    expect(play).toHaveBeenCalledOnce();
  });

  test('that harm are not done by a double click, which has not seen the warning', () => {
    const { all, deed } = withDeed(several);
    const harmful = all.map((one) => (one === deed ? { ...one, harm: 1 } : one));
    const { choosing: one, play } = choosing(harmful);
    one.press(deed.keys[0]!, 'mouse');
    one.press(deed.keys[1]!, 'mouse');
    vi.advanceTimersByTime(RESTS_MS - 1);
    one.press(deed.keys[1]!, 'mouse');
    expect(play).not.toHaveBeenCalled();
    expect(one.aim?.action).toBe(deed.action);
    vi.advanceTimersByTime(1);
    one.press(deed.keys[1]!, 'mouse');
    expect(play).toHaveBeenCalledOnce();
  });
});

describe('a pointer that rests where a new decision has come', () => {
  const at = (type: string, x: number) => window.dispatchEvent(Object.assign(new Event(type), { clientX: x, clientY: 50 }));
  let presses: Presses;
  let leave: () => void;

  /** What was played, through the guard of the frame. */
  function guarded(all: readonly Deed[]) {
    const played: string[] = [];
    const one = new Choosing(() => all, ({ action }) => presses.refusal() === null && played.push(action.text));
    const click = (key: string, x: number) => {
      at('pointerdown', x);
      at('pointerup', x);
      window.dispatchEvent(new MouseEvent('click', { detail: 1 }));
      one.press(key, 'mouse');
    };
    return { played, click };
  }

  beforeEach(() => {
    presses = new Presses();
    leave = presses.follow();
  });
  afterEach(() => leave());

  test('plays nothing for a while, and then what it means', () => {
    const { all, deed } = withDeed(several);
    const [card, pawn] = [deed.keys[0]!, deed.keys[1]!];
    const { played, click } = guarded(all);
    at('pointermove', 80);
    presses.renew();
    vi.advanceTimersByTime(RESTS_MS - 2);
    click(card, 80);
    click(pawn, 80);
    expect(played).toEqual([]);
    vi.advanceTimersByTime(2);
    click(card, 80);
    click(pawn, 80);
    expect(played).toEqual([deed.action.text]);
  });

  test('plays at once when it has gone elsewhere', () => {
    const { all, deed } = withDeed(several);
    const { played, click } = guarded(all);
    at('pointermove', 80);
    presses.renew();
    click(deed.keys[0]!, 80);
    at('pointermove', 400);
    click(deed.keys[1]!, 400);
    expect(played).toEqual([deed.action.text]);
  });
});

test('what is pointed at is shown, and nothing once it is left', () => {
  const { all, deed } = withDeed(several);
  const { choosing: one } = choosing(all);
  one.pointed = deed.keys[0]!;
  expect(one.shown).toContain(deed);
  one.pointed = null;
  expect(one.shown).toEqual([]);
});

test('a divided 5 is pressed in its order: pawn, how far, other pawn', () => {
  const { all, deed } = withDeed((one) => one.kind === 'split');
  const { choosing: one, play } = choosing(all);
  for (const key of deed.keys) if (play.mock.calls.length === 0) one.press(key, 'mouse');
  expect(play).toHaveBeenCalledExactlyOnceWith(deed.action.text);
});

test('how far a divided 5 goes is asked with what becomes of its rest', () => {
  const { all, deed } = withDeed((one) => one.kind === 'split');
  const { choosing: one } = choosing(all);
  const frame = (games.four ?? []).find(({ view }) => view.actions.some(({ text }) => text === deed.action.text));
  if (!frame) throw new Error('the recording has the decision');
  for (const key of deed.keys.slice(0, 2)) one.press(key, 'mouse');
  const scene = sceneOf(frame.view, null);
  expect(prompt({ scene, deeds: all, chosen: one.chosen, next: [...one.next.keys()], armed: false, names: [] })).toContain('another pawn');
});

test('a press on what was chosen takes it back, and one on nothing takes back all', () => {
  const { all, deed } = withDeed(several);
  const { choosing: one, play } = choosing(all);
  one.press(deed.keys[0]!, 'mouse');
  one.press(deed.keys[0]!, 'mouse');
  expect(one.chosen).toEqual([]);
  one.press(deed.keys[0]!, 'mouse');
  one.press(null, 'mouse');
  expect(one.chosen).toEqual([]);
  expect(play).not.toHaveBeenCalled();
});

test('Crash! has no place on the board, and is never done by the press that only looks at it', () => {
  const { all, deed } = withDeed((one) => one.kind === 'crash');
  const { choosing: one, play } = choosing(all);
  one.press(deed.keys[0]!, 'mouse');
  expect(play).not.toHaveBeenCalled();
  one.press(deed.keys[0]!, 'mouse');
  expect(play).toHaveBeenCalledExactlyOnceWith(deed.action.text);
});
