import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameTableProps } from '../../../games/props';
import type { View } from '../../../server/types';
import { Following } from '../following.svelte';
import { Given } from './given.svelte';

type Handed = Pick<GameTableProps, 'view' | 'interactive' | 'pending' | 'play'>;

const moment = (number: number): View => ({ number }) as View;
const play = vi.fn<GameTableProps['play']>();
let given: Given<Handed, Following<string[]>>;

/** A plan is what is to be played one after the other. */
const step = ([action = '', ...rest]: string[]) => (action ? { action, rest } : null);

beforeEach(() => {
  play.mockReset();
  play.mockImplementation((action) => void given.change({ pending: action, interactive: false }));
  given = new Given<Handed, Following<string[]>>({ view: moment(1), interactive: true, pending: null, play }, (now) => new Following(now, step));
});
afterEach(() => given.stop());

test('each action is played once the one before has been answered', () => {
  given.made.begin(['one', 'two']);
  expect(play.mock.calls).toEqual([['one']]);
  given.change({ view: moment(2), pending: null, interactive: true });
  expect(play.mock.calls).toEqual([['one'], ['two', true]]);
  given.change({ view: moment(3), pending: null, interactive: true });
  expect(play).toHaveBeenCalledTimes(2);
  expect(given.made.plan).toBeNull();
});

test('nothing follows an action that was refused', () => {
  given.made.begin(['one', 'two']);
  given.change({ pending: null, interactive: true });
  expect(play).toHaveBeenCalledTimes(1);
  expect(given.made.plan).toBeNull();
});

test('nothing is begun by a press that was not meant', () => {
  play.mockImplementation(() => false);
  given.made.begin(['one', 'two']);
  expect(given.made.plan).toBeNull();
});
