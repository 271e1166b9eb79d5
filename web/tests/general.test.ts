import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameTableProps } from '../src/games/props';
import type { Scene } from '../src/server/scene';
import type { ActionInfo, Area, GameBook, ItemInfo, Label, TableInfo, View } from '../src/server/types';
import type { AboutTold } from '../src/state/table.svelte';
import GeneralTable from '../src/table/GeneralTable.svelte';
import { changing } from './changing.svelte';
import { NOTHING_THERE } from './scenes';

const actions = (count: number): ActionInfo[] =>
  Array.from({ length: count }, (_, number) => ({ number, verb: 'dig', card: '', text: `dig at ${number}`, said: '', hint: number === 60 ? 'finds gold' : '' }));

const AREA: Omit<Area, 'kind' | 'title'> = {
  seat: -1, places: [], hand: false, folded: false, columns: 0, loop: false, things: '', piles: [], width: 0, height: 0, up: false, ground: [], sized_by: [], sizes: {},
};

const FIELD: Area = { ...AREA, kind: 'map', title: 'Field', things: 'digger', width: 100, height: 100, sized_by: ['kind'], sizes: { man: [4, 4] } };
const HAND: Area = { ...AREA, kind: 'pile', title: 'Hand', seat: 0, places: ['hand:0'], hand: true };

/** Who digs, and where each action digs. */
const DIGGER = { 'digger:1': { kind: 'man', at: [2, 2], owner: 0, mood: 'tired' } };
const places = (number: number): ItemInfo[] => [{ thing: 'digger:1' }, { place: `point:${(number % 10) * 10}:${Math.floor(number / 10) * 10}` }];

const label = (text: string): Label => ({ text, note: '', tone: '', seat: -1 });

interface Laid {
  areas?: Area[];
  things?: Scene['things'];
  piles?: Scene['piles'];
  counters?: Scene['counters'];
  /** What an action is about, by its number. */
  about?: (number: number) => ItemInfo[];
  tones?: AboutTold['tones'];
}

let table: Record<string, unknown>;
let shown: GameTableProps;
let play: ReturnType<typeof vi.fn<(action: string) => void>>;

function sit(open: ActionInfo[], { areas = [], things = {}, piles = {}, counters = {}, about = () => [], tones = {} }: Laid = {}): void {
  play = vi.fn();
  const scene = { ...NOTHING_THERE, things, piles, counters };
  const view: View = { seat: 0, number: 1, step: 1, to_act: 0, can_undo: false, seconds: [], scene, standing: [], asked: 'You: dig.', remarks: [], open: open.map(({ number }) => number), actions: open };
  const props: GameTableProps = {
    info: {} as TableInfo,
    book: { name: 'a-game', title: 'A Game', rules: [], faces: [] } as GameBook,
    plan: { areas, labels: { man: label('Digger') }, note: '', of_seats: [] },
    catalogue: [],
    about: { number: 1, actions: Object.fromEntries(open.map(({ number }) => [number, about(number)])), tones, hints: {} } as unknown as AboutTold,
    view,
    events: [],
    moves: [],
    last: '',
    names: ['You', 'Ben'],
    interactive: true,
    pending: null,
    motion: 'reduced',
    play,
    why: vi.fn(),
    showRule: vi.fn(),
    lit: new Set(),
    settled: vi.fn(),
  };
  shown = changing(props);
  table = mount(GeneralTable, { target: document.body, props: shown });
  flushSync();
}

const onField: Laid = { areas: [FIELD], things: DIGGER, about: places };

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

describe('a place on a map that several actions have', () => {
  const two: Laid = {
    areas: [FIELD, HAND],
    things: { ...DIGGER, 'digger:2': { kind: 'man', at: [50, 50], owner: 1 } },
    piles: { 'hand:0': { spade: 1 } },
    about: (number) => [{ thing: 'digger:1' }, { thing: 'digger:2' }, ...(number ? [{ place: 'hand:0', kind: 'spade' }] : [{ thing: 'digger:1', attribute: 'mood' }])],
  };

  test('leaves these when it is pressed, and the next press says which', () => {
    sit(actions(2), two);
    press(listbox(), 'ArrowRight');
    const [, other] = all('.map .things button');
    other?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    flushSync();
    expect(play).not.toHaveBeenCalled();
    all('.hand button')[0]?.click();
    flushSync();
    expect(play).toHaveBeenCalledExactlyOnceWith('dig at 1');
  });
});

describe('actions about nothing on the table', () => {
  test('are all laid out, with no field to look for them', () => {
    sit(actions(12));
    expect(offered()).toHaveLength(12);
    expect(document.querySelector('input[type=search]')).toBeNull();
  });
});

describe('pressing', () => {
  const cards = () => all('.hand .thing');
  const byCard = (number: number): ItemInfo[] => [{ place: 'hand:0', kind: number % 2 ? 'jack' : 'king' }];
  /** Each card can be laid on each of two piles. */
  const onPiles = (number: number): ItemInfo[] => [...byCard(number), { place: `pile:${Math.floor(number / 2)}` }];
  const held = (...names: string[]): Laid => ({ areas: [HAND], piles: { 'hand:0': Object.fromEntries(names.map((name) => [name, 1])) } });
  const twoPiles: Laid = {
    areas: [HAND, { ...AREA, kind: 'pile', title: 'Left', places: ['pile:0'] }, { ...AREA, kind: 'pile', title: 'Right', places: ['pile:1'] }],
    piles: { 'hand:0': { jack: 1, king: 1 }, 'pile:0': { '?': 3 }, 'pile:1': { '?': 2 } },
    about: onPiles,
  };
  const open = () => all('.open').map((one) => one.getAttribute('aria-label') ?? one.querySelector('.text')?.textContent ?? '');

  function click(element: HTMLElement | undefined): void {
    element?.click();
    flushSync();
  }

  test('the turn marker is there where an action is about it, and passes on', () => {
    sit(actions(2), { ...held('jack'), about: (number) => (number ? [{ place: 'turn' }] : [{ place: 'hand:0', kind: 'jack' }]) });
    const marker = all('.turn button')[0];
    expect(marker?.textContent).toContain('Turn marker');
    click(marker);
    expect(play).toHaveBeenCalledExactlyOnceWith('dig at 1');
  });

  test('what is shown of a thing, a counter and what lies in the box are pressed like cards', () => {
    const areas: Area[] = [{ ...AREA, kind: 'things', title: 'Diggers', things: 'digger' }, { ...AREA, kind: 'counters', title: 'Pot', places: ['paid'] }];
    const items: ItemInfo[] = [{ thing: 'digger:1', attribute: 'mood' }, { place: 'paid' }, { place: 'box', kind: 'spade' }];
    const about = (number: number) => items.slice(number, number + 1);
    sit(actions(3), { areas, things: DIGGER, counters: { paid: 3 }, about });
    for (const name of ['mood tired', 'Paid: 3', 'Dig at 2']) click(all('.panels button').find((button) => button.textContent?.includes(name)));
    expect(play.mock.calls).toEqual([['dig at 0'], ['dig at 1'], ['dig at 2']]);
  });

  test('a card that no action is about does nothing, and every action stays open to see', () => {
    sit(actions(9), held('jack', 'king'));
    expect(cards()).toHaveLength(2);
    click(cards()[0]);
    expect(play).not.toHaveBeenCalled();
    expect(offered()).toHaveLength(9);
    expect(document.querySelector('.all')).toBeNull();
  });

  test('a card with a single use plays it', () => {
    sit(actions(2), { ...held('jack', 'king'), about: byCard });
    click(cards()[0]);
    expect(play).toHaveBeenCalledExactlyOnceWith('dig at 1');
  });

  test('a card with several uses leaves those, and what they are about stays lit', () => {
    sit(actions(4), twoPiles);
    expect(open()).toEqual(['Left, 3 that cannot be seen, can be chosen', 'Right, 2 that cannot be seen, can be chosen', 'jack', 'king']);
    click(cards()[1]);
    expect(offered()).toEqual(['at 0', 'at 2']);
    expect(open()).toContain('Left, 3 that cannot be seen, can be chosen');
    click(all('.backs.open')[1]);
    expect(play).toHaveBeenCalledExactlyOnceWith('dig at 2');
  });

  test('begins with whichever thing one likes', () => {
    sit(actions(4), twoPiles);
    click(all('.backs.open')[0]);
    expect(offered()).toEqual(['at 0', 'at 1']);
    click(cards()[0]);
    expect(play).toHaveBeenCalledExactlyOnceWith('dig at 1');
  });

  test('is taken back by Escape, by the same thing, and by another that does not go with it', () => {
    sit(actions(4), twoPiles);
    click(cards()[0]);
    press(cards()[0] ?? null, 'Escape');
    expect(offered()).toHaveLength(4);
    click(cards()[0]);
    click(cards()[0]);
    expect(offered()).toHaveLength(4);
    click(cards()[0]);
    click(cards()[1]);
    expect(offered()).toEqual(['at 0', 'at 2']);
    expect(play).not.toHaveBeenCalled();
  });

  test('is taken back by a press on the empty board', () => {
    sit(actions(4), twoPiles);
    click(cards()[0]);
    expect(offered()).toHaveLength(2);
    click(all('.dock')[0]);
    expect(offered()).toHaveLength(2);
    click(all('.panel h2')[0]);
    expect(offered()).toHaveLength(4);
    expect(play).not.toHaveBeenCalled();
  });

  test('leaves the focus to a decision when the button that had it goes with the choice', async () => {
    sit(actions(12), { ...held('jack', 'king'), about: byCard });
    click(cards()[0]);
    const action = all('.actions button')[0];
    action?.focus();
    press(action ?? null, 'Escape');
    expect(offered()).toEqual([]);
    await vi.waitFor(() => expect(document.activeElement).toBe(cards()[0]));
  });

  test('by a finger shows first, and plays at the second press', () => {
    sit(actions(2), { ...held('jack', 'king'), about: byCard });
    const finger = () => cards()[0]?.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
    finger();
    click(cards()[0]);
    expect(play).not.toHaveBeenCalled();
    expect(document.querySelector('.do')?.getAttribute('aria-label')).toBe('Do it: dig at 1');
    finger();
    click(cards()[0]);
    expect(play).toHaveBeenCalledExactlyOnceWith('dig at 1');
  });

  test('is what one is asked for where there is much to do; what has no place stays a button', () => {
    const pass = { number: 12, verb: 'pass', card: '', text: 'pass', said: '', hint: '' };
    sit([...actions(12), pass], { ...held('jack', 'king'), about: (number) => (number === 12 ? [] : byCard(number)) });
    expect(offered()).toEqual(['Pass']);
    expect(document.querySelector('.hint')?.textContent).toBe('Press what is lit, on the board or in the hand.');
    click(cards()[1]);
    expect(offered()).toHaveLength(6);
  });
});

describe('what others move', () => {
  const squares: Area = { ...AREA, kind: 'cells', title: 'Road', places: ['square:0', 'square:1'], things: 'digger' };
  const at = (square: string): Laid => ({ areas: [squares], things: { 'digger:1': { kind: 'man', at: 'square:1', owner: 0 }, 'digger:2': { kind: 'man', at: square, owner: 1 } } });
  let came: (string | undefined)[];

  beforeEach(() => {
    came = [];
    HTMLElement.prototype.scrollIntoView = function (how) {
      expect(how).not.toHaveProperty('behavior'); // at once
      came.push(this.dataset.thing);
    };
  });

  test('comes into view at once where nothing is animated', async () => {
    sit([], at('square:0'));
    const { things } = at('square:1');
    shown.view = { ...shown.view, step: 2, scene: { ...shown.view.scene, things: things ?? {} } };
    flushSync();
    await vi.waitFor(() => expect(came).toEqual(['digger:2']));
  });
});

describe('what does harm', () => {
  const button = (text: string) => all('[role=group] button').find((one) => one.getAttribute('aria-label')?.startsWith(text));

  test('is offered last, and says so', () => {
    sit(actions(3), { tones: { 0: 'harms-friend', 1: 'harms', 2: 'helps' } });
    expect(offered()).toEqual(['Dig at 2', 'Dig at 1  harms you', 'Dig at 0  harms a friend']);
    expect(button('dig at 1')?.getAttribute('aria-label')).toBe('dig at 1: harms you');
    expect(document.querySelector('.asked')?.textContent?.trim()).toBe('You: dig.');
  });

  test('is marked and said in a list of very many, and comes last there', () => {
    sit(actions(30), { tones: { 3: 'harms', 20: 'harms', ...Object.fromEntries(Array.from({ length: 26 }, (_, at) => [at + 4, 'harms-friend'])) } });
    expect(button('dig at 3')?.className).toContain('harms');
    const named = all('.chooser button.harms').map((one) => one.getAttribute('aria-label') ?? '');
    expect(named.length).toBeGreaterThan(0);
    expect(named.every((name) => name.includes(': harms a friend'))).toBe(true);
    all('.chooser button.harms')[0]?.click();
    flushSync();
    expect(play).not.toHaveBeenCalled();
  });

  test('is marked on a map, also in the list of its places, and comes last where one looks for it', () => {
    sit(actions(100), { ...onField, tones: { 47: 'harms', 48: 'harms-friend' } });
    expect(all('.cross')).toHaveLength(2);
    expect(all('[role=option]')[47]?.getAttribute('aria-label')).toBe('dig at 47: harms you');
    type('dig at');
    for (let more = document.querySelector<HTMLElement>('.more'); more; more = document.querySelector<HTMLElement>('.more')) {
      more.click();
      flushSync();
    }
    expect(all('.chooser .list button').slice(-2).map((one) => one.getAttribute('aria-label'))).toEqual(['dig at 47: harms you', 'dig at 48: harms a friend']);
  });

  test('is marked on what is pressed, where nothing else is left to do after it', () => {
    const about = (number: number): ItemInfo[] => [{ place: 'hand:0', kind: number < 2 ? 'jack' : 'king' }, { place: `pile:${number % 2}` }];
    sit(actions(4), { areas: [HAND], piles: { 'hand:0': { jack: 1, king: 1 } }, about, tones: { 0: 'harms', 1: 'harms', 2: 'harms' } });
    const [jack, king] = all('.hand .thing');
    expect([jack?.className.includes('harms'), king?.className.includes('harms')]).toEqual([true, false]);
    expect(jack?.title).toMatch(/; harms you$/);
  });

  test('is asked for twice', () => {
    sit(actions(2), { tones: { 0: 'harms' } });
    button('dig at 0')?.click();
    flushSync();
    expect(play).not.toHaveBeenCalled();
    const sure = document.querySelector<HTMLElement>('.do');
    expect(sure?.getAttribute('aria-label')).toBe('Do it: dig at 0: harms you');
    sure?.click();
    expect(play).toHaveBeenCalledExactlyOnceWith('dig at 0');
  });

  test('is asked for twice in the words of its button', () => {
    sit(actions(2).map((action) => ({ ...action, said: `bei ${action.number} graben` })), { tones: { 0: 'harms' } });
    button('bei 0 graben')?.click();
    flushSync();
    expect(document.querySelector('.do span')?.textContent).toBe('bei 0 graben');
  });

  test('is said of the whole decision where there is nothing else to do', () => {
    sit(actions(2), { tones: { 0: 'harms', 1: 'harms' } });
    expect(document.querySelector('.asked')?.textContent).toBe('You: dig. Whatever you do hurts.');
  });
});

describe('the focus', () => {
  const cards: Laid = {
    areas: [FIELD, HAND],
    piles: { 'hand:0': { jack: 1, king: 1 } },
    about: (number) => [{ place: 'hand:0', kind: number % 2 ? 'jack' : 'king' }],
  };

  test('goes to the first action when everything is shown', async () => {
    sit(actions(12), cards);
    const everything = document.querySelector<HTMLElement>('.all');
    everything?.focus();
    everything?.click();
    flushSync();
    await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('.actions button')));
  });

  test('is just before what can be done when a table opens', () => {
    sit(actions(12), cards);
    const focusable = all('[tabindex="-1"], button');
    const at = focusable.indexOf(document.activeElement as HTMLElement);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(focusable[at + 1]).toBe(document.querySelector('.hand button'));
  });

  test('stays where it is when a table opens under it', () => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    sit(actions(12), cards);
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
    expect(document.body.textContent).toContain('No action reads like that.');
  });
});

describe('actions on a map', () => {
  test('are places of which one is picked by arrow keys and played by Enter', () => {
    sit(actions(100), onField);
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
    sit(actions(30), onField);
    expect(all('[role=option]')).toHaveLength(30);
    expect(all('circle.spot')).toHaveLength(30);
  });

  test('are played by a button that says what they would do', () => {
    sit(actions(100), onField);
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
    sit([], onField);
    const thing = document.querySelector<HTMLElement>('[data-thing="digger:1"]');
    expect(thing?.getAttribute('aria-label')).toBe('Digger (1), You');
    thing?.click();
    flushSync();
    expect(document.querySelector('.says')?.textContent).toContain('Digger (1), You');
    expect(listbox()).toBeNull();
  });
});
