/** Choosing at the general table: what is played, what is only shown, and what is asked for once more. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Choosing } from '../src/table/general/choosing.svelte';

const action = (number: number, text: string) => ({ number, text, said: '', hint: '', verb: text, card: '' });
const ACTIONS = [action(0, 'red to deck'), action(1, 'red to pile'), action(2, 'pass')];
const ABOUT = {
  number: 1,
  step: 1,
  actions: { 0: [{ thing: 'red' }, { place: 'deck' }], 1: [{ thing: 'red' }, { place: 'pile' }], 2: [] },
  certain: {},
  previews: {},
  tones: { 1: 'harms' },
  hints: {},
};

const play = vi.fn();
let isOpen = true;
let choosing: Choosing;

beforeEach(() => {
  play.mockReset();
  isOpen = true;
  choosing = new Choosing({ actions: () => ACTIONS, about: () => ABOUT as never, isOpen: () => isOpen, play });
});

test('each press leaves the actions that are about it too, and the last one plays', () => {
  choosing.press('red');
  expect(choosing.left.map(({ number }) => number)).toEqual([0, 1]);
  expect([...choosing.lit].sort()).toEqual(['deck', 'pile']);
  expect(play).not.toHaveBeenCalled();
  choosing.press('deck');
  expect(play).toHaveBeenCalledExactlyOnceWith('red to deck');
});

test('by touch an action is shown first, and played by a second press', () => {
  choosing.pointer = 'touch';
  choosing.press('red');
  choosing.press('deck');
  expect(choosing.aimed?.number).toBe(0);
  expect(play).not.toHaveBeenCalled();
  choosing.press('deck');
  expect(play).toHaveBeenCalledExactlyOnceWith('red to deck');
});

test('what does harm is asked for twice', () => {
  choosing.press('red');
  choosing.press('pile');
  expect(choosing.aim).toBe(1);
  expect(play).not.toHaveBeenCalled();
  choosing.decide(ACTIONS[1]!);
  expect(play).toHaveBeenCalledExactlyOnceWith('red to pile');
});

test('a press that was not meant chooses nothing, so that the next one plays', () => {
  play.mockReturnValueOnce(false);
  choosing.press('red');
  choosing.press('deck');
  expect(choosing.chosen).toEqual(['red']);
  choosing.press('deck');
  expect(play.mock.calls).toEqual([['red to deck'], ['red to deck']]);
});

test('what is about nothing on the table has a button alone', () => {
  expect(choosing.placeless.map(({ text }) => text)).toEqual(['pass']);
});

test('nothing is chosen while nothing can be decided', () => {
  isOpen = false;
  choosing.press('red');
  expect(choosing.chosen).toEqual([]);
});
