import { describe, expect, test } from 'vitest';
import type { EventInfo, Moment, View } from '../src/server/types';
import { MomentQueue, readingTime } from '../src/state/moments';
import { NOTHING_THERE } from './scenes';

function view(step: number, seat = 0): View {
  return { seat, number: step, step, to_act: 1, can_undo: false, seconds: [], scene: NOTHING_THERE, standing: [], asked: '', remarks: [], open: [], actions: [] };
}

const event = (text: string, seat = 1): EventInfo => ({ number: 1, kind: 'drew', seat, fields: {}, text });
const moment = (...events: EventInfo[]): Moment => ({ view: view(1), events, moves: [] });
const news = (step: number, ...events: EventInfo[]): Moment => ({ view: view(step), events, moves: [] });

describe('how long a moment is shown', () => {
  test('a long sentence stays longer than a short one', () => {
    const short = readingTime(moment(event('Ann passes.')), 0, 'calm');
    expect(readingTime(moment(event('Ann waits high above the road with a Refrigerator.')), 0, 'calm')).toBeGreaterThan(short);
  });

  test('no sentence is so long that the table stands still', () => {
    expect(readingTime(moment(event('x'.repeat(5000))), 0, 'calm')).toBeLessThanOrEqual(3000);
  });

  test("the viewer's own doing does not hold up the table", () => {
    const own = readingTime(moment(event('You lay Anvil, with great care and attention.', 0)), 0, 'calm');
    expect(own).toBeLessThan(readingTime(moment(event('Ann lays Anvil.')), 0, 'calm'));
    expect(own).toBeLessThanOrEqual(200);
  });

  test('the more moments wait, the shorter each is shown', () => {
    const times = [0, 3, 6, 12].map((waiting) => readingTime(moment(event('Ann shrugs and goes home.')), waiting, 'calm'));
    expect([...times].sort((a, b) => b - a)).toEqual(times);
    expect(times.at(-1)).toBeLessThan((times[0] ?? 0) / 2);
  });

  test('a brisk table is quicker, and an instant one does not wait', () => {
    const told = moment(event('Ann shrugs.'));
    expect(readingTime(told, 0, 'brisk')).toBeLessThan(readingTime(told, 0, 'calm'));
    expect(readingTime(told, 0, 'instant')).toBe(0);
  });
});

describe('the queue', () => {
  test('moments come out in the order in which they came', () => {
    const queue = new MomentQueue();
    for (const step of [1, 2, 3]) queue.add(news(step));
    expect([queue.next(), queue.next(), queue.next(), queue.next()].map((one) => one?.view.step)).toEqual([
      1,
      2,
      3,
      undefined,
    ]);
  });

  test('all at once is the last view with everything that led to it', () => {
    const queue = new MomentQueue();
    queue.add(news(1, event('one')));
    queue.add(news(2, event('two'), event('three')));
    const all = queue.takeAll();
    expect(all?.view.step).toBe(2);
    expect(all?.events.map((one) => one.text)).toEqual(['one', 'two', 'three']);
    expect(queue.length).toBe(0);
    expect(queue.takeAll()).toBeNull();
  });
});
