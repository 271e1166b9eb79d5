import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Presses, RESTS_MS } from '../src/state/presses';

let presses: Presses;
let leave: () => void;

const pointer = (type: string, x: number) =>
  window.dispatchEvent(Object.assign(new Event(type), { clientX: x, clientY: 50 }));
const key = (type: string, repeat = false) => window.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', repeat }));

/** What becomes of a press of the pointer. */
function click(x: number) {
  pointer('pointerdown', x);
  pointer('pointerup', x);
  window.dispatchEvent(new MouseEvent('click', { detail: 1 }));
  return presses.refusal();
}

/** What becomes of a click that no pointer has made. */
function activate() {
  window.dispatchEvent(new MouseEvent('click', { detail: 0 }));
  return presses.refusal();
}

beforeEach(() => {
  vi.useFakeTimers();
  presses = new Presses();
  leave = presses.follow();
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe('a pointer', () => {
  beforeEach(() => {
    presses.renew();
    pointer('pointermove', 50);
    expect(click(50)).toBeNull();
    vi.advanceTimersByTime(50);
    presses.renew();
  });

  test('that rests does not decide what has only just come there', () => {
    vi.advanceTimersByTime(350);
    expect(click(58)).toBe('changed');
  });

  test('that rests decides what has been there for a while', () => {
    vi.advanceTimersByTime(RESTS_MS);
    expect(click(50)).toBeNull();
  });

  test('at another place decides at once', () => {
    expect(click(120)).toBeNull();
  });

  test('that went away and came back decides at once', () => {
    pointer('pointermove', 120);
    pointer('pointermove', 50);
    expect(click(50)).toBeNull();
  });

  test('that went down before something new came does not decide it', () => {
    vi.advanceTimersByTime(1000);
    pointer('pointerdown', 50);
    vi.advanceTimersByTime(10);
    presses.renew();
    vi.advanceTimersByTime(10);
    window.dispatchEvent(new MouseEvent('click', { detail: 1 }));
    expect(presses.refusal()).toBe('changed');
  });

  test('says nothing about what reads the screen and activates without one', () => {
    expect(activate()).toBeNull();
  });
});

describe('a key', () => {
  test('decides once as long as it is held, and again when it goes down again', () => {
    key('keydown');
    expect(activate()).toBeNull();
    presses.renew();
    vi.advanceTimersByTime(1000);
    key('keydown', true);
    expect(activate()).toBe('held');
    key('keyup');
    vi.advanceTimersByTime(10);
    key('keydown');
    expect(activate()).toBeNull();
  });

  test('that went down before something new came does not decide it when it goes up', () => {
    key('keydown');
    vi.advanceTimersByTime(50);
    presses.renew();
    vi.advanceTimersByTime(50);
    key('keyup');
    expect(activate()).toBe('changed');
  });
});
