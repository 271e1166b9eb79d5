import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dragging } from '../dragging';

const begin = vi.fn(() => 'here');
const drag = vi.fn();
const press = vi.fn();
let board: HTMLElement;
let stop: (() => void) | void;

const pointer = (type: string, x: number, y: number, buttons = 1): Event =>
  Object.assign(new Event(type), { button: 0, buttons, clientX: x, clientY: y });

beforeEach(() => {
  vi.resetAllMocks();
  begin.mockReturnValue('here');
  board = document.createElement('div');
  const spot = board.appendChild(document.createElement('button'));
  spot.addEventListener('click', press);
  stop = dragging({ begin, drag })(board);
});
afterEach(() => stop?.());

const click = (): boolean | undefined => board.querySelector('button')?.dispatchEvent(new Event('click', { bubbles: true }));

test('a press that goes nowhere is one of what lies there', () => {
  board.dispatchEvent(pointer('pointerdown', 10, 10));
  board.dispatchEvent(pointer('pointermove', 14, 13));
  click();
  expect(drag).not.toHaveBeenCalled();
  expect(press).toHaveBeenCalledTimes(1);
});

test('a drag goes on from where it began, and its click presses nothing', () => {
  board.dispatchEvent(pointer('pointerdown', 10, 10));
  board.dispatchEvent(pointer('pointermove', 30, 10));
  board.dispatchEvent(pointer('pointermove', 12, 10));
  click();
  expect(drag.mock.calls.map(([by, from]: unknown[]) => [by, from])).toEqual([
    [{ right: 20, down: 0 }, 'here'],
    [{ right: 2, down: 0 }, 'here'],
  ]);
  expect(press).not.toHaveBeenCalled();
  click();
  expect(press).toHaveBeenCalledTimes(1);
});

test('a mouse that only passes drags nothing', () => {
  board.dispatchEvent(pointer('pointermove', 30, 10, 0));
  board.dispatchEvent(pointer('pointerdown', 10, 10));
  board.dispatchEvent(pointer('pointermove', 60, 10, 0));
  expect(drag).not.toHaveBeenCalled();
});
