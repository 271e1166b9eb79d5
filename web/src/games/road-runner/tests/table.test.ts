import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventInfo, GameBook, TableInfo, View } from '../../../server/types';
import type { AboutTold } from '../../../state/table.svelte';
import type { GameTableProps } from '../../props';
import { sceneOf } from '../sight';
import Table from '../Table.svelte';
import { faces, games, pack } from './recorded';
import { Props } from './props.svelte';

const frames = games.three ?? [];
const can = (verb: string) => (frame: { view: View }) => frame.view.actions.some((action) => action.verb === verb);
const first = (fits: (frame: { view: View }) => boolean) => {
  const at = frames.findIndex(fits);
  if (at < 0) throw new Error('no recorded moment fits');
  return at;
};

let table: Record<string, unknown> | undefined;
let props: Props;

function sit(at: number): Props {
  const frame = frames[at];
  if (!frame) throw new Error(`there is no frame ${at}`);
  const seats = ['Rex', 'You', 'Slim'].map((name, seat) => ({ seat, kind: 'bot', name, level: 'easy', here: true }));
  props = new Props({
    info: { seats } as unknown as TableInfo,
    book: { name: 'road-runner', title: 'Road Runner', rules: [], faces } as GameBook,
    plan: null,
    about: { number: 0, hints: frame.hints } as unknown as AboutTold,
    catalogue: [],
    view: frame.view,
    events: [],
    moves: [],
    last: '',
    names: ['Rex', 'You', 'Slim'],
    interactive: frame.view.actions.length > 0,
    pending: null,
    motion: 'full',
    play: vi.fn(),
    why: vi.fn(),
    showRule: vi.fn(),
    lit: new Set(),
    settled: vi.fn(),
  });
  table = mount(Table, { target: document.body, props: props.given as GameTableProps });
  flushSync();
  return props;
}

async function go(to: number): Promise<void> {
  const frame = frames[to];
  if (!frame) throw new Error(`there is no frame ${to}`);
  props.given.view = frame.view;
  props.given.events = frame.events as EventInfo[];
  flushSync();
  await vi.waitFor(() => expect(document.querySelectorAll('.flight')).toHaveLength(0));
}

const held = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.hand .held')];
const said = (card: Element): string => card.querySelector('.unseen')?.textContent ?? '';

beforeEach(() => {
  // There is nothing to see here: an animation is over as soon as it begins.
  Element.prototype.animate = () =>
    ({ finished: Promise.resolve(), cancel: () => undefined, finish: () => undefined }) as unknown as Animation;
});

afterEach(async () => {
  if (table) await unmount(table);
  table = undefined;
  document.body.replaceChildren();
});

describe('every moment', () => {
  test('is settled exactly once, whether or not there is anything to tell', async () => {
    const { given } = sit(0);
    await vi.waitFor(() => expect(given.settled).toHaveBeenCalledTimes(1));
    for (let at = 1; at <= 12; at++) {
      await go(at);
      await vi.waitFor(() => expect(given.settled).toHaveBeenCalledTimes(at + 1), { timeout: 10_000 });
    }
  }, 60_000);

  test('ends with the cards that the server told of, in hand and on the stage', async () => {
    sit(0);
    for (let at = 1; at <= 12; at++) {
      await go(at);
      await vi.waitFor(() => expect(props.given.settled).toHaveBeenCalledTimes(at + 1), { timeout: 10_000 });
      const scene = sceneOf(frames[at]!.view, '', pack);
      expect(held()).toHaveLength(scene.hand.length);
      expect(document.querySelectorAll('.laid li')).toHaveLength(scene.laid.length);
    }
  }, 60_000);
});

describe('a card of the hand', () => {
  test('is a button that says what it is, and what can be done with it', () => {
    sit(first(can('lay')));
    const laying = held().find((card) => said(card).endsWith('lay it'));
    expect(said(laying!)).toMatch(/^[A-Z][\w ]+, Capture, .+; lay it$/);
  });

  test('is played by a press, where it can be', () => {
    const { given } = sit(first(can('lay')));
    held()
      .find((card) => said(card).endsWith('lay it'))
      ?.click();
    expect(given.play).toHaveBeenCalledWith(expect.stringMatching(/^lay /));
  });

  test('asks why, where it cannot be', () => {
    const { given } = sit(first(can('lay')));
    held()
      .find((card) => said(card).includes('ask why'))
      ?.click();
    expect(given.play).not.toHaveBeenCalled();
    expect(given.why).toHaveBeenCalledWith(expect.stringMatching(/^(lay|play) /));
  });

  test('shows its rule at the question mark, and outside of a decision at a press', () => {
    const { given } = sit(first((frame) => frame.view.actions.length === 0));
    const [card] = held();
    card!.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }));
    card!.click();
    expect(given.showRule).toHaveBeenCalledTimes(2);
    expect(given.showRule).toHaveBeenLastCalledWith(expect.stringMatching(/^RR-2\d\d$/), card);
  });

  test('is one stop for Tab, and the arrows go along the hand', async () => {
    sit(first(can('lay')));
    expect(held().filter((card) => card.tabIndex === 0)).toHaveLength(1);
    held()[0]!.focus();
    held()[0]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    await vi.waitFor(() => expect(document.activeElement).toBe(held()[1]));
    expect(held()[1]!.tabIndex).toBe(0);
  });

  test('says what an Escape would do before it is chosen', () => {
    sit(first(can('play')));
    const answer = held().find((card) => said(card).includes('play it'));
    expect(said(answer!)).toMatch(/play it; (stops it|as well), (no|\d+) damage$/);
    expect(answer!.textContent).toMatch(/damage/);
  });

  test('cannot be played again while it is on its way', () => {
    const { given } = sit(first(can('lay')));
    given.interactive = false;
    given.pending = 'pass';
    flushSync();
    for (const card of held()) card.click();
    expect(given.play).not.toHaveBeenCalled();
    expect(given.why).not.toHaveBeenCalled();
  });
});

describe('the choices beside the hand', () => {
  const choice = (text: string): HTMLElement | undefined =>
    [...document.querySelectorAll<HTMLElement>('.dock button')].find((button) => button.textContent?.includes(text));

  test('to pass', () => {
    const { given } = sit(first(can('pass')));
    choice('Pass a card')?.click();
    expect(given.play).toHaveBeenCalledWith('pass');
  });

  test('to let an attempt go by', () => {
    const { given } = sit(first(can('decline')));
    choice('Let it go by')?.click();
    expect(given.play).toHaveBeenCalledWith('decline');
  });

  test('to call, by method', () => {
    const { given } = sit(first(can('call')));
    document.querySelector<HTMLElement>('.call')?.click();
    expect(given.play).toHaveBeenCalledWith(expect.stringMatching(/^call \w+$/));
  });

  test('there are none for a viewer who is not asked', () => {
    sit(first((frame) => frame.view.actions.length === 0));
    expect(document.querySelectorAll('.dock .bar button, .call')).toHaveLength(0);
  });
});

test('the piles open, and show every title with how many of it', async () => {
  const at = first((frame) => sceneOf(frame.view, '', pack).capture_pile.length > 5);
  sit(at);
  const button = [...document.querySelectorAll<HTMLElement>('.piles button')][1];
  button?.click();
  flushSync();
  const pile = sceneOf(frames[at]!.view, '', pack).capture_pile;
  expect(document.querySelectorAll('dialog li')).toHaveLength(new Set(pile).size);
});
