import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import NewTable from '../src/pages/NewTable.svelte';
import { api } from '../src/server/api';
import type { GameInfo, OptionInfo } from '../src/server/types';
import { library } from '../src/state/library.svelte';
import { t } from '../src/words';

const STAKE: OptionInfo = { name: 'stake', title: 'Stake', says: 'What a bet costs.', rule: 'KP-004', default: '1', shared: '1', offered: '1', low: 1, high: 5, choices: [], titles: [], seat: false, apart: false };

const MISSION: OptionInfo = {
  ...STAKE,
  name: 'mission',
  title: 'Mission',
  default: 'a',
  shared: 'a',
  offered: 'a',
  choices: ['a', 'b', 'c', 'd', 'e'],
  titles: ['A', 'B', 'C', 'D', 'E'],
  apart: true,
};

const game = (name: string, options: OptionInfo[]): GameInfo => ({
  name,
  standing: [],
  title: 'A Game',
  blurb: 'It is a game.',
  fewest: 2,
  most: 2,
  usual: 2,
  cooperative: false,
  version: 1,
  looks: null,
  options,
});

vi.spyOn(api, 'games').mockResolvedValue({ games: [game('plain', []), game('rich', [STAKE]), game('varied', [MISSION, STAKE])], levels: [], version: '1.0', language: 'en' });
vi.spyOn(api, 'me').mockResolvedValue({ id: 'ann', name: 'Ann' });

let page: Record<string, unknown>;

async function open(name: string): Promise<void> {
  page = mount(NewTable, { target: document.body, props: { game: name } });
  await library.load();
  await vi.waitUntil(() => document.querySelector('form') !== null);
  flushSync();
}

const headings = () => [...document.querySelectorAll('section h2')].map((heading) => heading.textContent);

afterEach(() => void unmount(page));

test('a game with options has a section for them', async () => {
  await open('rich');
  expect(headings()).toEqual([t('new-table-who'), t('new-table-how'), t('new-table-options')]);
});

test('a game without options has no section for them', async () => {
  await open('plain');
  expect(headings()).toEqual([t('new-table-who'), t('new-table-how')]);
});

test('what is a game of its own is chosen before anything else, and not among the house rules', async () => {
  await open('varied');
  expect(headings()).toEqual([MISSION.title, t('new-table-who'), t('new-table-how'), t('new-table-options')]);
  expect([...document.querySelectorAll('details h3')].map((heading) => heading.textContent)).toEqual([STAKE.title]);
  const list = document.querySelector<HTMLSelectElement>('select[aria-label="Mission"]');
  expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(MISSION.choices);
});
