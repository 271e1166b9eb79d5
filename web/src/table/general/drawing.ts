/** What the general table draws: the parts of a table, made from its plan and from the scene as one viewer knows it. */
import { UNKNOWN, type Pile, type Scene } from '../../server/scene';
import type { Area, Face, ItemInfo, Label, Plan, Remark } from '../../server/types';

/** Something to be pressed: a thing by its name, a place, or a kind of what lies in a place; see `keyOf`. */
export type Key = string;

/** A thing, or so many of a kind. */
export interface Item {
  key: Key;
  /** The name of its face; "" where it has none. */
  face: string;
  text: string;
  note: string;
  tone: Label['tone'];
  count: number;
  /** Whose it is; -1 for nobody's. */
  seat: number;
  /** It is told apart from all others, and can be followed as it moves. */
  isThing: boolean;
  /** Of a thing whose name another had before: a thing of another generation is another one. */
  generation?: number | undefined;
}

/** What lies in a place: what is known of it, and how much more. */
export interface Heap {
  key: Key;
  items: Item[];
  hidden: number;
}

/** A place on a track; a gap where its key is "". */
export interface Cell extends Heap {
  text: string;
  note: string;
  tone: Label['tone'];
}

/** What is said of a thing or counted, to be pressed where an action is about it. */
export interface Fact {
  key: Key;
  text: string;
}

/** A thing with its attributes, and the piles that belong to it. */
export interface Row {
  item: Item;
  facts: Fact[];
  heaps: (Heap & { title: string })[];
}

/** An upright rectangle on a map. */
export interface Shape {
  x: number;
  y: number;
  width: number;
  height: number;
  item: Item;
  /** What is written on it where there is no room for more. */
  sign: string;
  ground: boolean;
}

/** One part of the table. */
export interface Panel {
  kind: Area['kind'];
  title: string;
  seat: number;
  /** What the viewer holds. */
  own: boolean;
  folded: boolean;
  note: string;
  /** Of a pile. */
  heap: Heap | null;
  cells: Cell[];
  columns: number;
  loop: boolean;
  rows: Row[];
  /** Counters, with their values. */
  counts: (Fact & { value: string })[];
  width: number;
  height: number;
  up: boolean;
  shapes: Shape[];
  /** What the decision is about, where that is on the map or comes onto it: with its size, and its place if it has one. */
  mover: Shape | null;
}

/** The key of something that an action is about. */
export function keyOf({ thing, attribute, place = '', kind, at = null }: ItemInfo): Key {
  if (thing) return attribute ? `${thing}|${attribute}` : thing;
  if (!kind) return place;
  return at === null ? `${place}|${kind}` : `${place}|${kind}|${at}`;
}

const sortOf = (name: string) => name.split(':', 1)[0] ?? name;
const lastOf = (name: string) => name.slice(name.lastIndexOf(':') + 1);
const readable = (name: string) => name.replace(/[:_-]/g, ' ').trim();
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
const isUnknown = (kind: string) => kind === UNKNOWN;

type Values = Record<string, unknown>;

/** The place of the turn marker, which the table draws itself: TURN in core/verbs.py. */
export const TURN = 'turn';

/** What actions are about, by key: of what can be taken from outside the table, what is done with it, in words. */
export type Offers = ReadonlyMap<Key, string>;

/** Attributes that say how a thing is: a thing without a colour of its own has that of such a value. */
const STATES = ['status', 'condition'];

/** Attributes that say where a thing is, what and which it is, and whose: these are drawn, and not written beside it. */
const DRAWN = ['at', 'generation', 'kind', 'owner', 'seat'];

/** Makes the parts of a table; one for each view. */
export class Drawing {
  private readonly remarks = new Map<string, string>();
  private readonly ranks: ReadonlyMap<string, number>;

  constructor(
    private readonly plan: Plan,
    private readonly scene: Scene,
    private readonly faces: ReadonlyMap<string, Face>,
    remarks: readonly Remark[] = [],
    /** What everybody is called, by seat. */
    private readonly names: readonly string[] = [],
    private readonly offers: Offers = new Map(),
  ) {
    this.ranks = new Map([...new Set([...Object.keys(plan.labels), ...faces.keys()])].map((kind, at) => [kind, at]));
    for (const { about, text } of remarks) {
      const before = this.remarks.get(about);
      this.remarks.set(about, before === undefined ? text : `${before}; ${text}`);
    }
  }

  /** All parts, in the order of the plan; what the plan does not show comes at the end. `acting` is the thing that all
   * that can be done is about; "" for none. */
  panels(acting: Key = ''): Panel[] {
    return [...this.offered(), ...this.plan.areas, ...this.rest()].map((area) => this.panel(area, acting));
  }

  private panel(area: Area, acting: Key): Panel {
    const [place] = area.places;
    const panel: Panel = {
      kind: area.kind,
      title: area.title,
      seat: area.seat,
      own: area.hand && area.seat >= 0 && area.seat === this.scene.viewer,
      folded: area.folded,
      note: '',
      heap: null,
      cells: [],
      columns: area.columns,
      loop: area.loop,
      rows: [],
      counts: [],
      width: area.width,
      height: area.height,
      up: area.up,
      shapes: [],
      mover: null,
    };
    switch (area.kind) {
      case 'pile':
        panel.heap = this.heap(place ?? '');
        panel.note = this.remarks.get(place ?? '') ?? '';
        break;
      case 'cells':
        panel.cells = area.places.map((name) => this.cell(name, area.things));
        break;
      case 'things':
        panel.rows = this.thingsOf(area).map(([name, attributes]) => this.row(name, attributes, area.piles));
        break;
      case 'counters':
        panel.counts = area.places.map((name) => ({
          key: name,
          text: capital(this.label(name)?.text ?? readable(lastOf(name))),
          value: this.valueOf(name, this.scene.counters[name]) || '–',
        }));
        break;
      case 'map':
        panel.shapes = [...this.ground(area), ...this.cardsOn(area), ...this.thingsOn(area)];
        panel.mover = panel.shapes.find((shape) => shape.item.key === acting && acting !== '') ?? this.coming(area, acting);
    }
    return panel;
  }

  // ------------------------------------------------------------------------------------- names

  /** How a name is written, where the plan or a face says it. */
  private label(name: string): Label | null {
    const found = this.plan.labels[name];
    if (found) return found;
    const face = this.faces.get(name);
    return face ? { text: face.title, note: '', tone: '', seat: -1 } : null;
  }

  /** A value as it is read: a name as it is written, numbers, several of them; "" for none and nothing. */
  private said(value: unknown): string {
    if (typeof value === 'string') return this.label(value)?.text ?? readable(value.includes(':') ? lastOf(value) : value);
    if (typeof value === 'number') return String(value);
    if (Array.isArray(value)) return value.map((one) => this.said(one)).filter(Boolean).join(', ');
    if (typeof value === 'boolean') return value ? '✓' : '';
    if (value && typeof value === 'object')
      return Object.entries(value as Values).map(([name, one]) => `${readable(name)} ${this.said(one)}`).join(', ');
    return '';
  }

  /** The value of an attribute or a counter: of one that is a seat, who sits there. */
  private valueOf(name: string, value: unknown): string {
    return typeof value === 'number' && this.isSeat(name) ? (this.names[value] ?? '') : this.said(value);
  }

  private isSeat(name: string): boolean {
    return this.plan.of_seats.includes(name);
  }

  /** What is said of a thing's attributes: "furthest 4", "free". */
  private facts(thing: string, attributes: Values, seat: number): Fact[] {
    const found: Fact[] = [];
    const add = (name: string, text: string) => found.push({ key: `${thing}|${name}`, text });
    for (const [name, value] of Object.entries(attributes)) {
      if (DRAWN.includes(name) || (value === 0 && !this.isSeat(name)) || value === false) continue;
      if (seat >= 0 && value === seat && this.isSeat(name)) continue; // whose it is says that already
      const said = this.valueOf(name, value);
      if (said === '') continue;
      if (value === true) add(name, this.label(name)?.text ?? readable(name));
      else if (typeof value === 'string' && this.plan.labels[value] && !this.plan.labels[name]) add(name, said);
      else add(name, `${this.label(name)?.text ?? readable(name)} ${said}`);
    }
    return found;
  }

  // ------------------------------------------------------------------------------------- things and piles

  /** A thing: by its own label; else by its kind, as it is written, and its number; else by that of its sort, or its name. */
  private thing(name: string, attributes: Values): Item {
    const kind = typeof attributes.kind === 'string' ? attributes.kind : '';
    const own = this.plan.labels[name];
    const of = own ?? (kind ? this.label(kind) : this.label(sortOf(name)));
    const text = of?.text ?? readable(kind || name);
    const states = STATES.map((state) => attributes[state])
      .map((value) => (typeof value === 'string' ? this.plan.labels[value] : undefined))
      .filter((label) => label !== undefined && label.tone !== '');
    const face = [kind, lastOf(name), name].find((one) => this.faces.has(one));
    const owner = [attributes.owner, attributes.seat].find((one) => typeof one === 'number');
    return {
      key: name,
      face: face ?? '',
      text: own || !kind ? text : `${text} (${lastOf(name)})`,
      note: [of?.note, ...states.map((state) => state?.text), this.remarks.get(name)].filter(Boolean).join('; '),
      tone: of?.tone || (states[0]?.tone ?? ''),
      count: 1,
      seat: of && of.seat >= 0 ? of.seat : typeof owner === 'number' ? owner : -1,
      isThing: true,
      generation: typeof attributes.generation === 'number' ? attributes.generation : undefined,
    };
  }

  private kindItem(key: Key, kind: string, count: number, note = ''): Item {
    const label = this.label(kind);
    return {
      key,
      face: this.faces.has(kind) ? kind : '',
      text: label?.text ?? readable(kind),
      note: [label?.note, note].filter(Boolean).join('; '),
      tone: label?.tone ?? '',
      count,
      seat: -1,
      isThing: false,
    };
  }

  /** What lies in a place; nothing where there is no pile. */
  private heap(place: string): Heap {
    const pile: Pile = this.scene.piles[place] ?? {};
    const found: Heap = { key: place, items: [], hidden: 0 };
    if (Array.isArray(pile)) {
      pile.forEach((kind, at) => {
        if (isUnknown(kind)) found.hidden += 1;
        else found.items.push(this.kindItem(`${place}|${kind}|${at}`, kind, 1, this.particular(place, kind, at)));
      });
    } else
      for (const [kind, count] of Object.entries(pile).sort(([one], [other]) => this.compared(one, other))) {
        if (isUnknown(kind)) found.hidden += count;
        else found.items.push(this.kindItem(`${place}|${kind}`, kind, count));
      }
    if (!(place in this.scene.piles)) found.items.push(...this.outside(place));
    return found;
  }

  /** What can be taken from a place where no pile lies, such as the box. */
  private outside(place: string): Item[] {
    return [...this.offers]
      .filter(([key]) => key.startsWith(`${place}|`))
      .map(([key, said]) => {
        const kind = key.slice(place.length + 1);
        const item = this.kindItem(key, kind, 1);
        return this.label(kind) ? item : { ...item, text: capital(said || item.text) };
      });
  }

  /** Which of two kinds comes first in a pile without an order: as the plan lists them, whatever came there when. */
  private compared(one: string, other: string): number {
    const [at, otherAt] = [one, other].map((kind) => this.ranks.get(kind) ?? this.ranks.size);
    return (at ?? 0) - (otherAt ?? 0) || one.localeCompare(other, 'en', { numeric: true });
  }

  /** What the thing of the same name as a row says of each card in it, where the card's own name does not. */
  private particular(place: string, kind: string, at: number): string {
    const text = (this.label(kind)?.text ?? kind).toLowerCase();
    return Object.values(this.scene.things[place] ?? {})
      .map((values) => (Array.isArray(values) && typeof values[at] === 'string' ? (values[at] as string) : ''))
      .map((value) => this.said(value))
      .filter((said) => said !== '' && !text.includes(said.toLowerCase()))
      .join('; ');
  }

  private cell(place: string, things: string): Cell {
    const label = place === '' ? null : this.label(place);
    const heap = place === '' ? { key: '', items: [], hidden: 0 } : this.heap(place);
    const there = Object.entries(this.scene.things)
      .filter(([name, { at }]) => place !== '' && at === place && name.startsWith(things))
      .map(([name, attributes]) => this.thing(name, attributes));
    return {
      ...heap,
      items: [...heap.items, ...there],
      text: label?.text ?? (place === '' ? '' : readable(place)),
      note: [label?.note, place && this.remarks.get(place)].filter(Boolean).join('; '),
      tone: label?.tone ?? '',
    };
  }

  private thingsOf(area: Area): [string, Values][] {
    const others = this.plan.areas.some((one) => one.kind === 'things' && one.things === area.things && one.seat >= 0);
    return Object.entries(this.scene.things).filter(([name, attributes]) => {
      if (!name.startsWith(area.things)) return false;
      const { seat } = this.thing(name, attributes);
      return area.seat >= 0 || others ? seat === area.seat : true;
    });
  }

  private row(name: string, attributes: Values, sorts: readonly string[]): Row {
    const rest = name.slice(sortOf(name).length);
    const place = typeof attributes.at === 'string' ? [{ key: `${name}|at`, text: this.said(attributes.at) }] : [];
    const item = this.thing(name, attributes);
    return {
      item,
      facts: [...place, ...this.facts(name, attributes, item.seat)].filter(({ text }) => text !== ''),
      heaps: sorts
        .filter((sort) => this.scene.piles[sort + rest] !== undefined)
        .map((sort) => ({ title: this.label(sort + rest)?.text ?? this.label(sort)?.text ?? readable(sort), ...this.heap(sort + rest) }))
        .filter(({ key, items, hidden }) => items.length > 0 || hidden > 0 || this.offers.has(key)),
    };
  }

  // ------------------------------------------------------------------------------------- maps

  private ground(area: Area): Shape[] {
    return area.ground.map(({ x, y, width, height, label }) => ({
      ...this.box(area, x + width / 2, y + height / 2, [width, height]),
      item: { key: '', face: '', ...label, count: 1, isThing: false },
      sign: '',
      ground: true,
    }));
  }

  private cardsOn(area: Area): Shape[] {
    return Object.entries(this.scene.piles)
      .filter(([place]) => area.piles.includes(sortOf(place)))
      .flatMap(([place, pile]) => {
        const [x, y] = place.split(':').slice(-2).map(Number);
        const kind = Array.isArray(pile) ? pile[0] : Object.keys(pile)[0];
        if (x === undefined || y === undefined || kind === undefined) return [];
        const item = this.kindItem(place, kind, 1);
        const shown = isUnknown(kind) ? { ...item, text: '?', tone: 'grey' as const } : item;
        return [{ ...this.box(area, x, y, area.sizes[kind]), item: shown, sign: '', ground: false }];
      });
  }

  private thingsOn(area: Area): Shape[] {
    return Object.entries(this.scene.things)
      .filter(([name, { at }]) => name.startsWith(area.things) && Array.isArray(at))
      .map(([name, attributes]) => {
        const [x, y] = attributes.at as [number, number];
        return { ...this.box(area, x, y, this.size(area, attributes)), item: this.thing(name, attributes), sign: lastOf(name), ground: false };
      });
  }

  private size(area: Area, attributes: Values): readonly number[] | undefined {
    return area.sizes[area.sized_by.map((name) => String(attributes[name])).join(' ')];
  }

  /** A rectangle about its middle, with y growing downward. */
  private box(area: Area, x: number, y: number, size: readonly number[] | undefined) {
    const [width = area.width / 40, height = width] = size ?? [];
    return { x: x - width / 2, y: (area.up ? area.height - y : y) - height / 2, width, height };
  }

  /** A thing that may come onto a map, about its corner; null for any other. */
  private coming(area: Area, name: Key): Shape | null {
    const attributes = this.scene.things[name];
    if (!attributes || !name.startsWith(area.things)) return null;
    const [width = 0, height = 0] = this.size(area, attributes) ?? [];
    return { x: -width / 2, y: -height / 2, width, height, item: this.thing(name, attributes), sign: lastOf(name), ground: false };
  }

  // ------------------------------------------------------------------------------------- what the plan leaves out

  /** Areas for places from which something can be taken now and where nothing lies, and for counters to be pressed, but
   * for those that the plan has. */
  private offered(): Area[] {
    const { areas } = this.plan;
    const shown = new Set(areas.flatMap((area) => area.places));
    const keys = [...this.offers.keys()];
    const places = [...new Set(keys.filter((key) => key.includes('|')).map((key) => key.slice(0, key.indexOf('|'))))];
    const outside = places.filter((place) => !(place in this.scene.piles) && !(place in this.scene.things) && !shown.has(place));
    const counters = keys.filter((key) => key in this.scene.counters && !shown.has(key));
    return [
      ...outside.map((place) => ({ ...EMPTY, kind: 'pile' as const, title: this.label(place)?.text ?? capital(readable(place)), places: [place] })),
      ...(counters.length > 0 ? [{ ...EMPTY, kind: 'counters' as const, title: '', places: counters }] : []),
    ];
  }

  /** Areas for piles and things that no area of the plan shows: places may open while a game is played. */
  private rest(): Area[] {
    const { areas } = this.plan;
    const shown = new Set(areas.flatMap((area) => area.places));
    const sorts = new Set(areas.flatMap((area) => area.piles));
    const piles = Object.keys(this.scene.piles).filter((place) => !shown.has(place) && !sorts.has(sortOf(place)));
    const isShown = (name: string, at: unknown) =>
      shown.has(name) ||
      areas.some((area) => {
        if (area.kind === 'cells') return name.startsWith(area.things) && typeof at === 'string' && area.places.includes(at);
        return (area.kind === 'things' || area.kind === 'map') && name.startsWith(area.things);
      });
    const things = Object.entries(this.scene.things).filter(([name, { at }]) => !isShown(name, at));
    const sortsLeft = [...new Set(things.map(([name]) => sortOf(name)))];
    return [
      ...piles.map((place) => ({ ...EMPTY, kind: 'pile' as const, title: capital(readable(place)), places: [place] })),
      ...sortsLeft.map((sort) => ({ ...EMPTY, kind: 'things' as const, title: capital(readable(sort)), things: sort })),
    ];
  }
}

const EMPTY = { seat: -1, places: [], hand: false, folded: false, columns: 0, loop: false, things: '', piles: [], width: 0, height: 0, up: false, ground: [], sized_by: [], sizes: {} };

/** A point of a place on a map, such as "point:120:40" or "edge:left:300", with y growing downward; null for any other. */
export function pointOf(place: string, area: Pick<Panel, 'width' | 'height' | 'up'>): { x: number; y: number } | null {
  const [sort, ...parts] = place.split(':');
  const down = (y: number) => (area.up ? area.height - y : y);
  if (sort === 'point') {
    const [x, y] = parts.map(Number);
    return x === undefined || y === undefined ? null : { x, y: down(y) };
  }
  if (sort !== 'edge') return null;
  const at = Number(parts[1]);
  switch (parts[0]) {
    case 'start':
      return { x: at, y: down(0) };
    case 'end':
      return { x: at, y: down(area.height) };
    case 'left':
      return { x: 0, y: down(at) };
    case 'right':
      return { x: area.width, y: down(at) };
    default:
      return null;
  }
}
