import { describe, expect, test } from 'vitest';
import type { Scene } from '../src/server/scene';
import type { Area, Face, Label, Plan, Remark } from '../src/server/types';
import { Drawing, keyOf, pointOf } from '../src/table/general/drawing';
import { NOTHING_THERE } from './scenes';

const AREA: Omit<Area, 'kind'> = {
  title: '', seat: -1, places: [], hand: false, folded: false, columns: 0, loop: false, things: '', piles: [], width: 0, height: 0, up: false, ground: [], sized_by: [], sizes: {},
};

const area = (kind: Area['kind'], more: Partial<Area> = {}): Area => ({ ...AREA, kind, ...more });
const label = (text: string, more: Partial<Label> = {}): Label => ({ text, note: '', tone: '', seat: -1, ...more });
const face = (name: string, title: string): Face => ({ name, title, group: '', lines: [], kind: '', rule: '' });

interface Laid {
  labels?: Plan['labels'];
  faces?: Face[];
  remarks?: Remark[];
  ofSeats?: string[];
  offers?: Record<string, string>;
}

function panelsOf(areas: Area[], scene: Partial<Scene>, { labels = {}, faces = [], remarks = [], ofSeats = [], offers = {} }: Laid = {}, acting = '') {
  const named = new Map(faces.map((one) => [one.name, one]));
  const plan = { areas, labels, note: '', of_seats: ofSeats };
  return new Drawing(plan, { ...NOTHING_THERE, ...scene }, named, remarks, ['Ann', 'Ben'], new Map(Object.entries(offers))).panels(acting);
}

function panelOf(one: Area, scene: Partial<Scene>, laid: Laid = {}, acting = '') {
  const [panel] = panelsOf([one], scene, laid, acting);
  if (!panel) throw new Error('nothing is drawn');
  return panel;
}

describe('what a card is called', () => {
  const hand = area('pile', { places: ['hand:0'], seat: 0, hand: true });
  const named = (laid: Laid) => panelOf(hand, { piles: { 'hand:0': { 'red_king': 2 } } }, laid).heap?.items[0];

  test('is its label, with its note and tone', () => {
    expect(named({ labels: { red_king: label('King', { note: 'counts 13', tone: 'red' }) }, faces: [face('red_king', 'A face')] })).toEqual({
      key: 'hand:0|red_king', face: 'red_king', text: 'King', note: 'counts 13', tone: 'red', count: 2, seat: -1, isThing: false,
    });
  });

  test('is its face where it has no label', () => {
    expect(named({ faces: [face('red_king', 'The King')] })).toMatchObject({ text: 'The King', face: 'red_king', note: '' });
  });

  test('is its name made readable where it has neither', () => {
    expect(named({})).toMatchObject({ text: 'red king', face: '' });
  });
});

describe('a pile', () => {
  const deck = area('pile', { places: ['deck'] });

  test('counts apart what the viewer does not know, in any order', () => {
    expect(panelOf(deck, { piles: { deck: { '?': 7, ace: 1 } } }).heap).toMatchObject({ hidden: 7, items: [{ text: 'ace' }] });
    expect(panelOf(deck, { piles: { deck: ['?', 'ace', '?'] } }).heap).toMatchObject({ hidden: 2, items: [{ key: 'deck|ace|1' }] });
  });

  test('without an order lies as the plan lists its kinds, whatever came there when', () => {
    const labels = { king: label('King'), ace: label('Ace') };
    const drawn = (pile: Record<string, number>) =>
      panelOf(deck, { piles: { deck: pile } }, { labels, faces: [face('ace', 'Ace'), face('ten', 'Ten')] }).heap?.items.map(({ text }) => text);
    expect(drawn({ '10 of': 1, ten: 1, '9 of': 2, ace: 1, king: 1 })).toEqual(['King', 'Ace', 'Ten', '9 of', '10 of']);
    expect(drawn({ king: 1, ace: 1, ten: 1, '9 of': 2, '10 of': 1 })).toEqual(['King', 'Ace', 'Ten', '9 of', '10 of']);
  });

  test('says what the thing of its name says of each card, where the name of the card in the language does not', () => {
    const labels = { red_2: label('rote 2'), wild: label('Joker'), red: label('Rot') };
    const scene = { piles: { deck: ['red_2', 'wild'] }, things: { deck: { colours: ['red', 'red'] } } };
    expect(panelOf(deck, scene, { labels }).heap?.items.map(({ note }) => note)).toEqual(['', 'Rot']);
  });

  test('that is not there is empty', () => {
    expect(panelOf(deck, {}).heap).toEqual({ key: 'deck', items: [], hidden: 0 });
  });

  test('is held by the viewer only at the viewer\'s own seat', () => {
    const hands = [0, 1].map((seat) => area('pile', { places: [`hand:${seat}`], seat, hand: true }));
    const owned = (viewer: number) => panelsOf(hands, { viewer, piles: { 'hand:0': {}, 'hand:1': {} } }).map((panel) => panel.own);
    expect(owned(0)).toEqual([true, false]);
    expect(owned(1)).toEqual([false, true]);
    expect(owned(-1)).toEqual([false, false]);
  });

  test('says what is remarked of its place, all of it', () => {
    const remarks = [{ about: 'deck', text: 'shuffled' }, { about: 'deck', text: 'low' }, { about: 'other', text: 'no' }];
    expect(panelOf(deck, { piles: { deck: ['ace'] } }, { remarks }).note).toBe('shuffled; low');
  });
});

describe('a row of cards in order', () => {
  const rows = area('cells', { places: ['outfit:1'], columns: 1 });
  const scene = {
    piles: { 'outfit:1': ['red 3', 'wild 4', 'blue 5'] },
    things: { 'outfit:1': { stands: ['red 3', 'yellow 4', 'blue 5'] } },
  };

  test('says of each card what it stands for, where its own name does not', () => {
    const [cell] = panelOf(rows, scene).cells;
    expect(cell?.items.map(({ key, text, note }) => [key, text, note])).toEqual([
      ['outfit:1|red 3|0', 'red 3', ''],
      ['outfit:1|wild 4|1', 'wild 4', 'yellow 4'],
      ['outfit:1|blue 5|2', 'blue 5', ''],
    ]);
  });

  test('tells two of a kind apart by where they lie', () => {
    const [cell] = panelOf(rows, { piles: { 'outfit:1': ['ace', 'ace'] } }).cells;
    expect(cell?.items.map((item) => item.key)).toEqual(['outfit:1|ace|0', 'outfit:1|ace|1']);
  });
});

describe('places side by side', () => {
  const track = area('cells', { places: ['square:1', '', 'square:2'], things: 'pawn:', columns: 3 });

  test('hold the things that are there and are meant, and leave gaps', () => {
    const things = { 'pawn:1': { at: 'square:2' }, 'pawn:2': { at: 'square:9' }, 'token:1': { at: 'square:2' } };
    const { cells } = panelOf(track, { things }, { labels: { 'square:2': label('2', { note: 'a ramp', tone: 'blue' }), 'pawn:1': label('Roxie') } });
    expect(cells.map((cell) => [cell.key, cell.text, cell.items.map((item) => item.text)])).toEqual([
      ['square:1', 'square 1', []],
      ['', '', []],
      ['square:2', '2', ['Roxie']],
    ]);
    expect(cells[2]).toMatchObject({ note: 'a ramp', tone: 'blue' });
  });
});

describe('things one below the other', () => {
  const things = {
    'car:1': { owner: 0, kind: 'coupe', speed: 2, lost: 0, burning: true, at: 'garage' },
    'car:2': { seat: 1, kind: 'coupe', speed: 1 },
    'car:3': { kind: 'coupe' },
  };
  const labels = { coupe: label('Coupe', { note: 'two doors' }), garage: label('in the garage') };
  const names = (panel: ReturnType<typeof panelOf>) => panel.rows.map(({ item }) => item.text);

  test('are all shown where no other area shows those of a seat', () => {
    expect(names(panelOf(area('things', { things: 'car:' }), { things }, { labels }))).toEqual(['Coupe (1)', 'Coupe (2)', 'Coupe (3)']);
  });

  test('are shown by whose they are, and nobody\'s apart', () => {
    const of = (seat: number) => area('things', { things: 'car:', seat });
    expect(panelsOf([of(0), of(1), of(-1)], { things }, { labels }).map(names)).toEqual([['Coupe (1)'], ['Coupe (2)'], ['Coupe (3)']]);
  });

  test('without a label are told apart by their names', () => {
    expect(names(panelOf(area('things', { things: 'die:' }), { things: { 'die:1': {}, 'die:2': {} } }))).toEqual(['die 1', 'die 2']);
  });

  test('belong to the seat of their label before that of an attribute', () => {
    const [row] = panelOf(area('things', { things: 'car:1' }), { things }, { labels: { 'car:1': label('Mine', { seat: 3 }) } }).rows;
    expect(row?.item).toMatchObject({ text: 'Mine', seat: 3 });
  });

  test('say in words where they are and what is true of them, and leave out what is not', () => {
    const [row] = panelOf(area('things', { things: 'car:1' }), { things }, { labels }).rows;
    expect(row?.facts.map(({ text }) => text)).toEqual(['in the garage', 'speed 2', 'burning']);
    expect(row?.facts.map(({ key }) => key)).toEqual(['car:1|at', 'car:1|speed', 'car:1|burning']);
    expect(row?.item.note).toBe('two doors');
  });

  test('have a generation where their names are used again, which is not written', () => {
    const [row] = panelOf(area('things', { things: 'car:' }), { things: { 'car:7': { generation: 9 } } }).rows;
    expect([row?.item.generation, row?.facts]).toEqual([9, []]);
  });

  test('have the piles of their own number, but empty ones', () => {
    const piles = { 'crew:1': { '?': 2 }, 'gear:1': {}, 'crew:2': { driver: 1 } };
    const rows = panelOf(area('things', { things: 'car:', piles: ['crew', 'gear'] }), { things, piles }).rows;
    expect(rows.map(({ heaps }) => heaps.map(({ title, key, hidden }) => [title, key, hidden]))).toEqual([
      [['crew', 'crew:1', 2]],
      [['crew', 'crew:2', 0]],
      [],
    ]);
  });
});

describe('counters', () => {
  test('are written by their labels, their values too; nothing is a dash', () => {
    const counters = { round: 3, 'seat:0:role': 'wolf', left: null };
    const { counts } = panelOf(area('counters', { places: ['round', 'seat:0:role', 'left'] }), { counters }, { labels: { wolf: label('Wolf') } });
    expect(counts).toEqual([
      { key: 'round', text: 'Round', value: '3' },
      { key: 'seat:0:role', text: 'Role', value: 'Wolf' },
      { key: 'left', text: 'Left', value: '–' },
    ]);
  });
});

describe('a map', () => {
  const field = area('map', {
    things: 'car:', piles: ['road'], width: 100, height: 200, up: true, sized_by: ['kind', 'state'], sizes: { 'coupe driving': [10, 20], wreck: [30, 40] },
    ground: [{ x: 30, y: 0, width: 40, height: 50, label: label('Lane') }],
  });
  const scene = {
    things: { 'car:7': { kind: 'coupe', state: 'driving', at: [50, 10], owner: 1 }, 'car:8': { kind: 'coupe', state: 'driving' } },
    piles: { 'road:20:60': ['wreck'], 'road:20:160': ['?'] },
  };
  const boxes = (up: boolean) => panelOf({ ...field, up }, scene).shapes.map(({ x, y, width, height }) => [x, y, width, height]);

  test('has its ground, cards and things about their middles, with y growing upward where the plan says so', () => {
    expect(boxes(true)).toEqual([[30, 150, 40, 50], [5, 120, 30, 40], [18.75, 38.75, 2.5, 2.5], [45, 180, 10, 20]]);
    expect(boxes(false)).toEqual([[30, 0, 40, 50], [5, 40, 30, 40], [18.75, 158.75, 2.5, 2.5], [45, 0, 10, 20]]);
  });

  test('shows what is unknown as that, and whose a thing is', () => {
    const shapes = panelOf(field, scene).shapes;
    expect(shapes.map(({ item, ground }) => [item.key, item.text, item.seat, ground])).toEqual([
      ['', 'Lane', -1, true],
      ['road:20:60', 'wreck', -1, false],
      ['road:20:160', '?', -1, false],
      ['car:7', 'coupe (7)', 1, false],
    ]);
  });

  test('knows the thing that is decided about, on the map or about to come onto it', () => {
    expect(panelOf(field, scene, {}, 'car:7').mover).toMatchObject({ x: 45, y: 180 });
    expect(panelOf(field, scene, {}, 'car:8').mover).toMatchObject({ x: -5, y: -10, width: 10, height: 20 });
    expect(panelOf(field, scene).mover).toBeNull();
  });

  test('has points and edges, and no other places', () => {
    const at = (place: string, up: boolean) => pointOf(place, { width: 100, height: 200, up });
    expect(at('point:20:60', true)).toEqual({ x: 20, y: 140 });
    expect(at('point:20:60', false)).toEqual({ x: 20, y: 60 });
    expect(at('edge:start:40', true)).toEqual({ x: 40, y: 200 });
    expect(at('edge:end:40', true)).toEqual({ x: 40, y: 0 });
    expect(at('edge:left:30', true)).toEqual({ x: 0, y: 170 });
    expect(at('edge:right:30', false)).toEqual({ x: 100, y: 30 });
    expect(at('edge:above:30', true)).toBeNull();
    expect(at('point:20', true)).toBeNull();
    expect(at('hand:0', true)).toBeNull();
  });
});

describe('what the plan leaves out', () => {
  test('is drawn at the end: piles each by itself, things by their sort', () => {
    const scene = {
      piles: { deck: { '?': 3 }, 'side_pot:1': { chip: 2 } },
      things: { 'pawn:1': { at: 'nowhere' }, 'die:1': { shows: 6 }, 'die:2': { shows: 1 } },
    };
    const panels = panelsOf([area('pile', { places: ['deck'] }), area('cells', { things: 'pawn:', places: ['start'] })], scene);
    expect(panels.slice(2).map(({ kind, title, heap, rows }) => [kind, title, heap?.key ?? rows.map(({ item }) => item.key)])).toEqual([
      ['pile', 'Side pot 1', 'side_pot:1'],
      ['things', 'Pawn', ['pawn:1']],
      ['things', 'Die', ['die:1', 'die:2']],
    ]);
  });

  test('is nothing where the plan shows all', () => {
    const areas = [area('pile', { places: ['deck'] }), area('things', { things: 'car:', piles: ['crew'] })];
    expect(panelsOf(areas, { piles: { deck: {}, 'crew:1': {} }, things: { 'car:1': {} } })).toHaveLength(2);
  });
});

describe('what can be taken from outside the table', () => {
  const deck = area('pile', { places: ['deck'] });
  const offers = { 'box|coupe': 'buy a coupe', 'box|force 1': 'take the rammers', 'deck|ace': '', 'car:1|hits': '', deck: '' };
  const scene = { piles: { deck: { ace: 1 } }, things: { 'car:1': { hits: 1 } } };
  const laid = { offers, labels: { coupe: label('Coupe'), box: label('The box') } };

  test('lies in a part of its own, before all others, written by its label or by what is done with it', () => {
    const [box, ...others] = panelsOf([deck, area('things', { things: 'car:' })], scene, laid);
    expect([box?.kind, box?.title, others.map(({ kind }) => kind)]).toEqual(['pile', 'The box', ['pile', 'things']]);
    expect(box?.heap?.items.map(({ key, text }) => [key, text])).toEqual([['box|coupe', 'Coupe'], ['box|force 1', 'Take the rammers']]);
  });

  test('lies where the plan has that place', () => {
    const panels = panelsOf([deck, area('pile', { title: 'Garage', places: ['box'] }), area('things', { things: 'car:' })], scene, laid);
    expect(panels.map(({ title, heap }) => [title, heap?.items.length])).toEqual([['', 1], ['Garage', 2], ['', undefined]]);
  });

  test('is a counter that the plan does not show, where it can be pressed', () => {
    const counters = { 'seat:0:skulls': 2, round: 1 };
    const [counts] = panelsOf([], { counters }, { offers: { 'seat:0:skulls': '' }, labels: { 'seat:0:skulls': label('Skulls') } });
    expect(counts?.counts).toEqual([{ key: 'seat:0:skulls', text: 'Skulls', value: '2' }]);
  });

  test('may be an empty pile of a thing', () => {
    const piles = { 'crew:1': {}, 'gear:1': {} };
    const [panel] = panelsOf([area('things', { things: 'car:', piles: ['crew', 'gear'] })], { things: { 'car:1': {} }, piles }, { offers: { 'crew:1': '' } });
    expect(panel?.rows[0]?.heaps.map(({ key }) => key)).toEqual(['crew:1']);
  });
});

describe('the key of what an action is about', () => {
  test('is the thing, the place, or the kind in the place, with where in it if it matters', () => {
    expect(keyOf({ thing: 'pawn:1' })).toBe('pawn:1');
    expect(keyOf({ thing: 'car:1', attribute: 'hits' })).toBe('car:1|hits');
    expect(keyOf({ place: 'square:4' })).toBe('square:4');
    expect(keyOf({ place: 'hand:0', kind: 'ace' })).toBe('hand:0|ace');
    expect(keyOf({ place: 'row', kind: 'ace', at: 0 })).toBe('row|ace|0');
  });
});

describe('a value that is a seat', () => {
  test('is written by who sits there, the first seat as well', () => {
    const things = { 'car:1': { born: 0, hits: 0 }, 'car:2': { born: 1, hits: 2 }, 'car:3': { born: null, hits: 0 } };
    const { rows } = panelOf(area('things', { things: 'car:' }), { things }, { ofSeats: ['born'] });
    expect(rows.map((row) => row.facts.map(({ text }) => text))).toEqual([['born Ann'], ['born Ben', 'hits 2'], []]);
  });

  test('is not written where it is whose the thing is, as all see', () => {
    const things = { 'car:1': { owner: 0, born: 0 }, 'car:2': { owner: 0, born: 1 } };
    const { rows } = panelOf(area('things', { things: 'car:' }), { things }, { ofSeats: ['born'] });
    expect(rows.map((row) => row.facts.map(({ text }) => text))).toEqual([[], ['born Ben']]);
  });

  test('is written so among the counters', () => {
    const counters = { winner: 1, turns: 1 };
    const { counts } = panelOf(area('counters', { places: ['winner', 'turns'] }), { counters }, { ofSeats: ['winner'] });
    expect(counts.map(({ text, value }) => [text, value])).toEqual([['Winner', 'Ben'], ['Turns', '1']]);
  });
});
