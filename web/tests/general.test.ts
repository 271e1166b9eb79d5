import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameTableProps } from '../src/games/props';
import type { ActionInfo, GameBook, Panel, Shape, TableInfo, View } from '../src/server/types';
import GeneralTable from '../src/table/GeneralTable.svelte';
import { NOTHING_THERE } from './scenes';

const NOTHING = { seat: -1, own: false, size: 0, items: [], cells: [], columns: 0, loop: false, rows: [], width: 0, height: 0, shapes: [], spots: [], mover: null };

const actions = (count: number): ActionInfo[] =>
  Array.from({ length: count }, (_, number) => ({ number, verb: 'dig', card: '', text: `dig at ${number}`, hint: number === 60 ? 'finds gold' : '' }));

const DIGGER: Shape = {
  x: 0,
  y: 0,
  width: 4,
  height: 4,
  item: { name: '', text: 'Digger', note: 'tired', tone: '', count: 1, seat: 0 },
  sign: 'D',
  ground: false,
  action: -1,
};

const FIELD: Panel = {
  ...NOTHING,
  kind: 'map',
  title: 'Field',
  width: 100,
  height: 100,
  shapes: [DIGGER],
  spots: Array.from({ length: 100 }, (_, number) => [number, (number % 10) * 10, Math.floor(number / 10) * 10]),
  mover: DIGGER,
};

const handOf = (...names: string[]): Panel => ({
  ...NOTHING,
  kind: 'pile',
  title: 'Hand',
  seat: 0,
  own: true,
  size: 2,
  items: names.map((name, at) => ({ name, text: name || `Die ${at + 1}`, note: '', tone: '', count: 1, seat: -1 })),
});

let table: Record<string, unknown>;
let play: ReturnType<typeof vi.fn<(action: string) => void>>;

function sit(open: ActionInfo[], panels: Panel[] = []): void {
  play = vi.fn();
  const view: View = { seat: 0, number: 1, step: 1, to_act: 0, can_undo: false, seconds: [], scene: NOTHING_THERE, standing: [], panels, actions: open };
  const props: GameTableProps = {
    info: {} as TableInfo,
    book: { name: 'a-game', title: 'A Game', rules: [], faces: [] } as GameBook,
    view,
    events: [],
    names: ['You', 'Ben'],
    interactive: true,
    pending: null,
    motion: 'reduced',
    play,
    why: vi.fn(),
    showRule: vi.fn(),
    settled: vi.fn(),
  };
  table = mount(GeneralTable, { target: document.body, props });
  flushSync();
}

const all = (where: string) => [...document.querySelectorAll<HTMLElement>(where)];
const offered = () => all('[role=group] button').map((button) => button.textContent?.trim() ?? '');
const listbox = () => document.querySelector<HTMLElement>('[role=listbox]');
const picked = () => document.querySelector('[role=option][aria-selected=true]')?.getAttribute('aria-label');

function press(at: HTMLElement | null, key: string): void {
  at?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

function type(text: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>('input[type=search]');
  if (!field) throw new Error('there is no field');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  return field;
}

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
});

afterEach(async () => {
  await unmount(table);
  document.body.replaceChildren();
});

describe('actions that are few', () => {
  test('are all laid out, with no field to look for them', () => {
    sit(actions(12));
    expect(offered()).toHaveLength(12);
    expect(document.querySelector('input[type=search]')).toBeNull();
  });
});

describe('a hand', () => {
  const things = () => all('.hand .thing');
  const withCards = (count: number) => actions(count).map((action, at) => ({ ...action, card: at % 2 ? 'jack' : 'king' }));

  test('of things that no action names leaves every action open to see', () => {
    sit(actions(12), [handOf('', '')]);
    expect(offered()).toHaveLength(12);
    expect(document.querySelector('.hint')).toBeNull();
    expect(document.querySelector('.all')).toBeNull();
  });

  test('of things without a name plays nothing where one of them is clicked', () => {
    sit(actions(1), [handOf('', '')]);
    expect(things()).toHaveLength(2);
    things()[0]?.click();
    expect(play).not.toHaveBeenCalled();
  });

  test('of cards that many actions name is picked from first', () => {
    sit(withCards(12), [handOf('jack', 'king')]);
    expect(offered()).toHaveLength(0);
    expect(document.querySelector('.hint')?.textContent).toBe('Pick a card to see what it can do.');
    things()[0]?.click();
    flushSync();
    expect(offered()).toHaveLength(6);
  });

  test('keeps in sight what needs no card, and what a card with a single use does', () => {
    const [draw, ...others] = withCards(12);
    if (!draw) throw new Error('there are no actions');
    const lay = { ...draw, number: 12, verb: 'lay', card: 'ace', text: 'lay ace' };
    const pass = { ...draw, number: 13, verb: 'pass', card: '', text: 'pass' };
    sit([...others, lay, pass], [handOf('jack', 'king', 'ace')]);
    expect(offered()).toEqual(['Lay ace', 'Pass']);
    expect(document.querySelector('.hint')?.textContent).toBe('Pick a card to see what it can do.');
  });

  test('of cards with a single use each waits for no pick, however many they are', () => {
    const names = Array.from({ length: 12 }, (_, at) => `card-${at}`);
    sit(actions(12).map((action, at) => ({ ...action, card: `card-${at}` })), [handOf(...names)]);
    expect(offered()).toHaveLength(12);
    expect(document.querySelector('.hint')).toBeNull();
  });
});

describe('the focus', () => {
  const cards = () => actions(12).map((action, at) => ({ ...action, card: at % 2 ? 'jack' : 'king' }));

  test('goes to the first action when everything is shown', async () => {
    sit(cards(), [handOf('jack', 'king')]);
    const everything = document.querySelector<HTMLElement>('.all');
    everything?.focus();
    everything?.click();
    flushSync();
    await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('.actions button')));
  });

  test('is just before what can be done when a table opens', () => {
    sit(cards(), [FIELD, handOf('jack', 'king')]);
    const focusable = all('[tabindex="-1"], button');
    const at = focusable.indexOf(document.activeElement as HTMLElement);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(focusable[at + 1]).toBe(document.querySelector('.hand button'));
  });

  test('stays where it is when a table opens under it', () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    sit(cards(), [handOf('jack', 'king')]);
    expect(document.activeElement).toBe(field);
  });
});

describe('very many alike actions', () => {
  test('are a few at first, what does something else among them, and the rest for the asking', () => {
    sit(actions(100));
    expect(offered()).toHaveLength(9);
    expect(offered()).toContain('at 60 finds gold');
    const more = () => all('[role=group] button').find((button) => button.textContent?.includes('more'));
    for (let asked = 0; more() && asked < 10; asked += 1) {
      more()?.click();
      flushSync();
    }
    expect(offered()).toHaveLength(100);
  });

  test('are found by typing, and Enter plays what is typed in so many words', () => {
    sit(actions(100));
    const field = type('4');
    expect(offered()[0]).toBe('at 4');
    press(field, 'Enter');
    expect(play).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent?.trim()).toBe('at 4');
    press(type('Dig at 42'), 'Enter');
    expect(play).toHaveBeenCalledExactlyOnceWith('dig at 42');
  });

  test('say so where none reads like what is typed', () => {
    sit(actions(100));
    type('swim');
    expect(offered()).toEqual([]);
    expect(document.body.textContent).toContain('Nothing that you can do reads like that.');
  });
});

describe('actions on a map', () => {
  test('are places of which one is picked by arrow keys and played by Enter', () => {
    sit(actions(100), [FIELD]);
    expect(all('[role=option]')).toHaveLength(100);
    expect(offered()).toEqual(['List all 100']);
    press(listbox(), 'Enter');
    expect(play).not.toHaveBeenCalled();
    press(listbox(), 'ArrowRight');
    expect(picked()).toBe('dig at 1');
    press(listbox(), 'ArrowDown');
    expect(picked()).toBe('dig at 11');
    press(listbox(), 'Escape');
    expect(picked()).toBeUndefined();
    press(listbox(), 'ArrowDown');
    press(listbox(), 'ArrowUp');
    press(listbox(), 'Enter');
    expect(play).toHaveBeenCalledExactlyOnceWith('dig at 0');
  });

  test('are only those that are open', () => {
    sit(actions(30), [FIELD]);
    expect(all('[role=option]')).toHaveLength(30);
    expect(all('circle.spot')).toHaveLength(30);
  });

  test('are played by a button that says what they would do', () => {
    sit(actions(100), [FIELD]);
    type('gold');
    expect(offered()).toEqual(['at 60 finds gold']);
    press(listbox(), 'ArrowRight');
    for (let down = 0; down < 6; down += 1) press(listbox(), 'ArrowDown');
    press(listbox(), 'ArrowLeft');
    const button = document.querySelector<HTMLElement>('.do');
    expect(button?.getAttribute('aria-label')).toBe('Do it: dig at 60: finds gold');
    button?.click();
    expect(play).toHaveBeenCalledExactlyOnceWith('dig at 60');
  });
});

describe('things on a map', () => {
  test('tell what they are to whoever comes by keyboard', () => {
    sit([], [FIELD]);
    const thing = document.querySelector<HTMLElement>('[data-thing="Digger"]');
    expect(thing?.getAttribute('aria-label')).toBe('Digger, You, tired');
    thing?.click();
    flushSync();
    expect(document.querySelector('.says')?.textContent).toContain('Digger, You, tired');
    expect(listbox()).toBeNull();
  });
});
