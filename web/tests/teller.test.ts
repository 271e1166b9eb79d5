import { describe, expect, test } from 'vitest';
import type { AboutInfo, EventInfo, Moment, Phrasebook, View } from '../src/server/types';
import { Teller, type Told } from '../src/state/teller';
import { IN_WORDS, NOTHING_THERE } from './scenes';

const MESSAGES = `
you = You
card = { $part1 }
event-drew = { $seat-is ->
    [you] You draw { THING($card) }.
   *[other] { $seat } draws { THING($card) }.
}
event-laid = { $seat } lays { $count } cards.
event-table-left = { $seat-is ->
    [you] You leave; { $by } plays on.
   *[other] { $name } leaves; { $by } plays on.
}
asked = { $seat-is ->
    [you] you: play.
   *[other] { $seat }: play.
}
remark-left = { $left } cards are left
remark-tower = { $height ->
    [0] { "" }
   *[other] { $height } high, with { $left } cards left { $owner-is ->
        [you] for you
       *[other] for { $owner }
    }
}
action-lay = lay the { THING($card) }
hint-drew = draws { THING($card) }
preview = scores { $points }
outcome = the deck was empty after { $turns } turns
`;

const BOOK: Phrasebook = {
  name: 'a-game',
  version: 1,
  language: 'en',
  says_facts: true,
  messages: [MESSAGES],
  spare: [],
  events: { drew: { card: 'card' }, laid: { card: 'card' }, 'table.left': { name: 'person', by: 'person' } },
  actions: { lay: { card: 'card' } },
  scene: { seat: 'seat', left: 'number' },
  previews: { points: 'number' },
  things: { tower: { height: 'number', owner: 'seat' } },
  sentences: [{ message: 'laid', kinds: ['laid'], repeats: true, of_one_seat: true, same: [], before: '' }],
  hints: [],
  remarks: [
    ['deck', 'left'],
    ['tower:', 'tower'],
  ],
};

const ACTIONS = [{ number: 0, kind: 'lay', verb: 'lay', card: 'kite', text: 'lay Kite', fields: { card: 'kite' } }];
const TOLD: Told = { names: ['Ann', 'Ben'], isShared: false, given: {} };

const event = (kind: string, seat: number, fields: Record<string, unknown>, number = 1): EventInfo => ({ number, kind, seat, fields, text: '' });
const sitters = (names: string[], yours: boolean, number = 1) => event('table.sitters', -1, { names, yours }, number);

function moment(events: EventInfo[], more: Partial<View> = {}): Moment {
  const scene = { ...NOTHING_THERE, counters: { left: 3 }, decision: { seat: 0 } };
  const view: View = { seat: 0, number: 1, step: 1, to_act: 0, can_undo: false, seconds: [], scene, standing: [], asked: '', remarks: [], open: [0], actions: [], ...more };
  return { view, events, moves: [] };
}

const told = (events: EventInfo[], to = TOLD) => new Teller(BOOK, ACTIONS).follow().tell(moment(events), to);
const texts = ({ events }: Moment) => events.map(({ text }) => text);

describe('what happened', () => {
  test('is told by the names of those who sat there then, and of the viewer', () => {
    const events = [sitters(['Ann', 'Ben'], true), event('drew', 0, { card: 'kite' }), event('drew', 1, { card: 'rope' })];
    expect(texts(told(events))).toEqual(['', 'You draw kite.', 'Ben draws rope.']);
    const before = [sitters(['Dusty', 'Ben'], false), event('drew', 0, { card: 'kite' })];
    expect(texts(told(before))).toEqual(['', 'Dusty draws kite.']);
  });

  test('goes on with those who sat there, until others do', () => {
    const follower = new Teller(BOOK, ACTIONS).follow();
    follower.tell(moment([sitters(['Dusty', 'Ben'], false)]), TOLD);
    expect(texts(follower.tell(moment([event('drew', 0, { card: 'kite' }, 2)]), TOLD))).toEqual(['Dusty draws kite.']);
    const after = [sitters(['Ann', 'Ben'], true, 3), event('drew', 0, { card: 'kite' }, 3)];
    expect(texts(follower.tell(moment(after), TOLD))).toEqual(['', 'You draw kite.']);
  });

  test('makes one sentence only of what one entry caused', () => {
    const laid = (number: number) => event('laid', 1, { card: 'kite' }, number);
    expect(texts(told([sitters(['Ann', 'Ben'], true), laid(1), laid(1), laid(2)]))).toEqual(['', 'Ben lays 2 cards.', '', 'Ben lays 1 cards.']);
  });

  test('at the table is told by the names in it', () => {
    const left = event('table.left', 1, { name: 'Ben', by: 'Dusty' }, 4);
    expect(texts(told([left]))).toEqual(['Ben leaves; Dusty plays on.']);
    expect(texts(told([{ ...left, seat: 0 }]))).toEqual(['You leave; Dusty plays on.']);
  });

  test('is told of nobody as "you" where several share a screen', () => {
    const events = [sitters(['Ann', 'Ben'], true), event('drew', 0, { card: 'kite' })];
    const shared = told(events, { ...TOLD, isShared: true });
    expect(texts(shared)).toEqual(['', 'Ann draws kite.']);
    expect(shared.view.asked).toBe('Ann: play.');
  });
});

describe('a view', () => {
  test('has a remark about each thing of a sort of which there is anything to say', () => {
    const things = {
      'tower:0': { height: 3, owner: 0 },
      'tower:1': { height: 0, owner: 1 },
      'tower:2': { height: 5, owner: 1 },
      'tree:0': { height: 9, owner: 0 },
    };
    const scene = { ...NOTHING_THERE, counters: { left: 3 }, decision: { seat: 0 }, things };
    const { view } = new Teller(BOOK, ACTIONS).follow().tell(moment([], { scene }), TOLD);
    expect(view.remarks).toEqual([
      { about: 'deck', text: '3 cards are left' },
      { about: 'tower:0', text: '3 high, with 3 cards left for you' },
      { about: 'tower:2', text: '5 high, with 3 cards left for Ben' },
    ]);
  });

  test('is put into words', () => {
    const { view } = told([]);
    expect(view.asked).toBe('You: play.');
    expect(view.remarks).toEqual([{ about: 'deck', text: '3 cards are left' }]);
    expect(view.actions).toEqual([{ number: 0, verb: 'lay', card: 'kite', text: 'lay Kite', said: 'lay the kite', hint: '' }]);
  });

  test('of a game that the server tells stays as it came', () => {
    const came = moment([event('drew', 0, { card: 'kite' })], { asked: 'You: dig.' });
    expect(IN_WORDS.follow().tell(came, TOLD)).toEqual(came);
    expect(IN_WORDS.words).toBe('en');
    expect(new Teller(BOOK, ACTIONS).words).toBe('');
  });
});

test('an action is called as its button says it, and read so', () => {
  const teller = new Teller(BOOK, ACTIONS);
  expect(teller.called('lay Kite', 0, TOLD)).toBe('lay the kite');
  expect(teller.meant(' Lay  the KITE ', 0, TOLD)).toBe('lay Kite');
  expect(teller.meant('lay Kite', 0, TOLD)).toBe('lay Kite');
  expect(teller.called('lay Rope', 0, TOLD)).toBe('lay Rope');
  expect(teller.meant('lie down', 0, TOLD)).toBe('lie down');
});

test('the hint of an action is what surely follows, and what its preview says', () => {
  const certain = { '0': [event('drew', 0, { card: 'rope' })] };
  const previews = { '0': { points: 4 } };
  const hints = (about: object) => new Teller(BOOK, ACTIONS).hints(about as AboutInfo, 0, TOLD);
  expect(hints({ certain, previews: {} })).toEqual({ '0': 'draws rope' });
  expect(hints({ certain: {}, previews })).toEqual({ '0': 'scores 4' });
  expect(hints({ certain, previews })).toEqual({ '0': 'draws rope; scores 4' });
});

test('how a game ended is a sentence of the game, or of the server', () => {
  const outcome = { winners: [0], scores: [1, 0], tie_breaks: [], won_only: true, team: false, ending: { turns: 9 }, text: '' };
  const teller = new Teller(BOOK, ACTIONS);
  expect(teller.outcome(outcome)).toBe('The deck was empty after 9 turns.');
  expect(teller.outcome({ ...outcome, text: 'Ann wins.' })).toBe('Ann wins.');
  expect(IN_WORDS.outcome(outcome)).toBe('');
});
