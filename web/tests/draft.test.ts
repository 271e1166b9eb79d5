import { describe, expect, test } from 'vitest';
import { Draft, type DraftSeat } from '../src/pages/new/draft.svelte';
import type { GameInfo, OptionInfo } from '../src/server/types';
import { againstBots } from '../src/state/new-table';

const option = (name: string, usual: string, shared = usual, offered = usual): OptionInfo => ({
  name,
  title: name,
  says: 'What it does.',
  rule: 'XX-001',
  default: usual,
  shared,
  offered,
  low: 0,
  high: 9,
  choices: [],
  titles: [],
  seat: false,
  apart: false,
});

const GAME: GameInfo = {
  name: 'a-game',
  standing: [],
  title: 'A Game',
  blurb: 'It is a game.',
  fewest: 2,
  most: 5,
  usual: 4,
  cooperative: false,
  version: 1,
  looks: { noun: 'hat', nouns: 'hats', names: ['Fez', 'Cap', 'Bowler', 'Beret', 'Boater'], each: 1 },
  options: [option('dealt', '5'), option('open_hands', '0', '1'), { ...option('dealer', '0'), seat: true }],
};

function seat(draft: Draft, at: number): DraftSeat {
  const found = draft.seats[at];
  if (found === undefined) throw new Error(`the draft has no seat ${at}`);
  return found;
}

function optionOf(name: string): OptionInfo {
  const found = GAME.options.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no option ${name}`);
  return found;
}

describe('a table that is being set up', () => {
  test('begins as what one click would set up', () => {
    expect(new Draft(GAME).wish()).toEqual(againstBots(GAME));
  });

  test('is offered another value than the default where there is one, and says so', () => {
    const game = { ...GAME, options: [...GAME.options, option('difficulty', 'sheet', 'hard', 'hard')] };
    const draft = new Draft(game);
    const difficulty = game.options.at(-1)!;
    expect(draft.value(difficulty)).toBe('hard');
    expect(draft.wish()).toEqual(againstBots(game));
    expect(draft.wish().options).toEqual({ difficulty: 'hard' });
    expect(draft.changed).toEqual([]);
    draft.set(difficulty, 'sheet');
    expect(draft.wish().options).toEqual({ difficulty: 'sheet' });
    expect(draft.changed).toEqual([difficulty]);
  });

  test('says the default where people who share a screen are offered another value', () => {
    const draft = new Draft(GAME);
    draft.place(seat(draft, 1), 'here');
    expect(draft.wish().options).toEqual({ open_hands: '1' });
    draft.set(optionOf('open_hands'), '0');
    expect(draft.wish().options).toEqual({ open_hands: '0' });
  });

  test('has as many seats as are asked for; those that are new are bots', () => {
    const draft = new Draft(GAME);
    draft.resize(2);
    expect(draft.wish().seats).toHaveLength(2);
    draft.resize(5);
    expect(draft.wish().seats.map((one) => one.kind)).toEqual(['person', 'bot', 'bot', 'bot', 'bot']);
  });

  test('takes my looks along where I sit elsewhere, and gives those of a person who goes free', () => {
    const draft = new Draft(GAME);
    seat(draft, 0).looks = ['Fez'];
    draft.place(seat(draft, 2), 'me');
    expect(draft.wish().seats.map((one) => one.looks)).toEqual([[], [], ['Fez'], []]);
    draft.place(seat(draft, 2), 'me');
    expect(draft.wish().seats[2]?.looks).toEqual(['Fez']);
    draft.place(seat(draft, 2), 'bot');
    expect(draft.wish().seats.map((one) => one.looks)).toEqual([[], [], [], []]);
  });

  test('has one seat for me: sitting elsewhere, I change places', () => {
    const draft = new Draft(GAME);
    draft.place(seat(draft, 2), 'me');
    expect(draft.seats.map((one) => one.sitter)).toEqual(['bot', 'bot', 'me', 'bot']);
  });

  test('offers no seat beyond the last', () => {
    const draft = new Draft(GAME);
    draft.resize(5);
    draft.set(optionOf('dealer'), '5');
    expect(draft.highest(optionOf('dealer'))).toBe(5);
    draft.resize(3);
    expect(draft.highest(optionOf('dealer'))).toBe(3);
    expect(draft.wish().options).toEqual({ dealer: '3' });
    expect(draft.highest(optionOf('dealt'))).toBe(9);
  });

  test('does not begin while a seat is open', () => {
    const draft = new Draft(GAME);
    draft.place(seat(draft, 1), 'open');
    expect(draft.wish()).toMatchObject({ start: false, seats: [{ kind: 'person' }, { kind: 'open' }, {}, {}] });
  });

  test('names those who share the device', () => {
    const draft = new Draft(GAME);
    draft.place(seat(draft, 1), 'here');
    seat(draft, 1).name = '  Ann ';
    expect(draft.wish().seats[1]).toEqual({ kind: 'person', level: '', name: 'Ann', looks: [] });
  });

  test('has a clock only where one was chosen', () => {
    const draft = new Draft(GAME);
    expect(draft.wish().clock).toBeNull();
    draft.clock = '10+5';
    expect(draft.wish().clock).toEqual({ minutes: 10, seconds: 5 });
  });
});

describe('house rules', () => {
  test('only those that differ are sent', () => {
    const draft = new Draft(GAME);
    draft.set(optionOf('dealt'), '7');
    expect(draft.wish().options).toEqual({ dealt: '7' });
    draft.set(optionOf('dealt'), '5');
    expect(draft.wish().options).toEqual({});
    expect(draft.changed).toEqual([]);
  });

  test('where people share a screen, what is usual there is sent', () => {
    const draft = new Draft(GAME);
    draft.place(seat(draft, 1), 'here');
    expect(draft.changed).toEqual([]);
    expect(draft.wish().options).toEqual({ open_hands: '1' });
  });

  test('can all be put back', () => {
    const draft = new Draft(GAME);
    draft.set(optionOf('dealt'), '7');
    draft.reset();
    expect(draft.wish().options).toEqual({});
  });

  test('can be put back without what is a game of its own', () => {
    const draft = new Draft({ ...GAME, options: [...GAME.options, { ...option('mission', '0'), apart: true }] });
    draft.set(optionOf('dealt'), '7');
    draft.set({ ...option('mission', '0'), apart: true }, '1');
    draft.reset();
    expect(draft.wish().options).toEqual({ mission: '1' });
  });
});
