import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { bringIntoView } from '../src/table/in-view';

let came: string[];

/** A table with two things on it, and what there is beside it. */
function lay(): { table: Element; things: Element[]; field: HTMLElement; button: HTMLElement } {
  document.body.innerHTML = `
    <header><button>Undo</button></header>
    <main tabindex="-1"><div class="table"><i id="one"></i><i id="other"></i></div></main>
    <aside><input></aside>`;
  const things = [...document.querySelectorAll('i')];
  for (const thing of things) thing.scrollIntoView = () => void came.push(thing.id);
  const [field, button] = [document.querySelector('input'), document.querySelector('button')];
  return { table: document.querySelector('.table')!, things, field: field!, button: button! };
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});

beforeEach(() => {
  came = [];
  vi.advanceTimersByTime(10_000);
});

afterAll(() => {
  vi.useRealTimers();
});

test('what moved first is what is seen where there is no room for all', () => {
  const { table, things } = lay();
  bringIntoView(table, things);
  expect(came).toEqual(['other', 'one']);
});

test.each([
  new WheelEvent('wheel'),
  new Event('touchmove'),
  new KeyboardEvent('keydown', { key: 'PageDown' }),
])('the page stays where somebody scrolls it, for a while', (by) => {
  const { table, things } = lay();
  dispatchEvent(by);
  bringIntoView(table, things);
  expect(came).toEqual([]);
  vi.advanceTimersByTime(2000);
  bringIntoView(table, things);
  expect(came).toEqual(['other', 'one']);
});

test('the page stays while somebody writes beside the table', () => {
  const { table, things, field, button } = lay();
  field.matches = () => true; // the DOM of tests knows no :focus-visible
  field.focus();
  bringIntoView(table, things);
  expect(came).toEqual([]);
  button.focus(); // it stays in sight
  bringIntoView(table, things);
  expect(came).toEqual(['other', 'one']);
});
