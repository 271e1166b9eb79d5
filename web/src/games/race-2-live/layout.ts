/** Where everything on the street is drawn, from the map's data: columns from left to right, or upwards. */
import type { Camera } from '../../table/drawn/camera';
import type { Spot } from '../../table/drawn/travel';
import { columnOf, laneOf, type Survivor } from './sight';

/** How far apart columns and lanes are. */
export const ALONG = 100;
const ACROSS = 108;

/** Columns before the first and behind the last that are drawn. */
const ENDS = 1.4;

export interface Road {
  from: string;
  to: string;
  path: string;
}

/** Something beside the road; `kind` is drawn one way or another. */
export interface Block extends Spot {
  kind: 'house' | 'tower' | 'trees';
  /** From 0 to 1, always the same for a place: what tells it from others of its kind. */
  chance: number;
}

export interface Layout {
  /** Whether columns go upwards. */
  upright: boolean;
  columns: number;
  lanes: number;
  spots: ReadonlyMap<string, Spot>;
  roads: Road[];
  blocks: Block[];
  /** How far apart lanes are. */
  across: number;
  start: Spot;
  house: Spot;
  /** The whole drawing. */
  whole: Camera;
}

export type Ways = Readonly<Record<string, readonly string[]>>;

/** `across`: how far apart lanes are. */
export function layOut(ways: Ways, upright: boolean, across = ACROSS): Layout {
  const spaces = [...new Set([...Object.keys(ways), ...Object.values(ways).flat()])];
  const columns = Math.max(...spaces.map(columnOf));
  const lanes = Math.max(...spaces.map(laneOf));
  const spot = (column: number, lane: number): Spot => {
    const [along, aside] = [column * ALONG, (lane - (lanes + 1) / 2) * across];
    return upright ? { x: aside, y: -along } : { x: along, y: aside };
  };
  const spots = new Map(spaces.map((space) => [space, spot(columnOf(space), laneOf(space))]));
  const at = (space: string): Spot => spots.get(space) ?? { x: 0, y: 0 };
  const roads = Object.entries(ways).flatMap(([from, onward]) => onward.map((to) => ({ from, to, path: curve(at(from), at(to), upright) })));
  const wide = (lanes + 3.4) * across;
  const long = (columns + 2 * ENDS) * ALONG;
  return {
    upright,
    columns,
    lanes,
    spots,
    roads,
    across,
    blocks: blocksOf(ways, spaces, columns, lanes, spot),
    start: at(spaces.find((space) => columnOf(space) === 0) ?? ''),
    house: at(spaces.find((space) => columnOf(space) === columns) ?? ''),
    whole: upright
      ? { x: -wide / 2, y: -(columns + ENDS) * ALONG, width: wide, height: long }
      : { x: -ENDS * ALONG, y: -wide / 2, width: long, height: wide },
  };
}

/** A road from one space to the next, bending where it changes lanes. */
function curve(from: Spot, to: Spot, upright: boolean): string {
  const point = ({ x, y }: Spot): string => `${x.toFixed(0)} ${y.toFixed(0)}`;
  const [one, other] = upright
    ? [{ x: from.x, y: (from.y + to.y) / 2 }, { x: to.x, y: (from.y + to.y) / 2 }]
    : [{ x: (from.x + to.x) / 2, y: from.y }, { x: (from.x + to.x) / 2, y: to.y }];
  return `M${point(from)}C${point(one)} ${point(other)} ${point(to)}`;
}

/** Houses and trees wherever no road is. */
function blocksOf(ways: Ways, spaces: readonly string[], columns: number, lanes: number, spot: (column: number, lane: number) => Spot): Block[] {
  const known = new Set(spaces);
  const crossed = new Set<string>();
  const straight = new Set<string>();
  for (const [from, onward] of Object.entries(ways))
    for (const to of onward) {
      const [low, high] = [laneOf(from), laneOf(to)].sort((one, other) => one - other) as [number, number];
      (low === high ? straight : crossed).add(`${columnOf(from)}:${low}`);
    }
  const found: Block[] = [];
  const add = (column: number, lane: number, kinds: readonly Block['kind'][]): void => {
    const luck = chance(column * 7.3 + lane * 31.7);
    found.push({ ...spot(column, lane), kind: kinds[Math.floor(luck * kinds.length)] ?? 'trees', chance: chance(luck * 91 + column) });
  };
  for (let column = -1; column <= columns + 1; column += 1) {
    for (const lane of [0.24, lanes + 0.84]) add(column + 0.25, lane, ['tower', 'house', 'house', 'trees']);
    for (const lane of [-0.5, lanes + 1.6]) add(column - 0.2, lane, ['tower', 'tower', 'house']);
    for (let lane = 1; lane < lanes; lane += 1)
      if (!crossed.has(`${column}:${lane}`)) add(column + 0.5, lane + 0.5, ['house', 'house', 'trees']);
    for (let lane = 1; lane <= lanes; lane += 1) {
      const isRoad = straight.has(`${column}:${lane}`) || crossed.has(`${column}:${lane}`) || crossed.has(`${column}:${lane - 1}`);
      if (!known.has(`space:${column}:${lane}`) && column > 0 && column < columns) add(column, lane, ['trees', 'house', 'trees']);
      else if (!isRoad && column > 0 && column < columns) add(column + 0.5, lane, ['trees']);
    }
  }
  return found.sort((one, other) => one.y - other.y);
}

/** A number from 0 to 1 that is always the same for another. */
function chance(seed: number): number {
  const value = Math.sin(seed * 12.9898 + 4.1) * 43758.5453;
  return value - Math.floor(value);
}

/** How far from the middle of a space survivors stand, so that all on it are seen. */
const ASIDE = 21;

/** Where a survivor stands, beside the others on its space. */
export function standsAt(layout: Layout, survivors: readonly Survivor[], one: Survivor): Spot {
  const spot = layout.spots.get(one.at) ?? layout.start;
  const there = survivors.filter((other) => other.at === one.at);
  const place = there.findIndex((other) => other.name === one.name) - (there.length - 1) / 2;
  return { x: spot.x + place * 2 * ASIDE, y: spot.y + Math.abs(place) * 4 };
}

/** How much of the street is in view: columns behind the middle of it all, and ahead. */
const BEHIND = 1.5;
const AHEAD = 8.2;
/** Upwards there is less room: as far as a roll. */
const AHEAD_UP = 6.9;

/** How far apart lanes are drawn for a window of this shape: on an upright one, as far as it is wide. */
export function acrossFor(lanes: number, upright: boolean, shape: { width: number; height: number }): number {
  if (!upright) return ACROSS;
  const wide = ((BEHIND + AHEAD_UP) * ALONG * shape.width) / Math.max(1, shape.height);
  return Math.round(Math.max(84, Math.min(190, wide / (lanes + 0.5))));
}

/** The part of the street about a column, of the shape of the window that shows it. `back`: the way that is ahead is back. */
export function viewOf(layout: Layout, column: number, shape: { width: number; height: number }, back: boolean): Camera {
  const { upright, columns, lanes, whole } = layout;
  const ratio = shape.width / Math.max(1, shape.height);
  const across = (lanes + (upright ? 0.2 : 0.75)) * layout.across;
  const along = Math.max((BEHIND + (upright ? AHEAD_UP : AHEAD)) * ALONG, across * (upright ? 1 / ratio : ratio));
  const [width, height] = upright ? [along * ratio, along] : [along, along / ratio];
  const first = column * ALONG - (back ? along - BEHIND * ALONG : BEHIND * ALONG);
  const from = Math.max(-ENDS * ALONG, Math.min(first, (columns + ENDS) * ALONG - along));
  return upright ? { x: (whole.x + whole.width / 2) - width / 2, y: -from - along, width, height } : { x: from, y: -height / 2 - 14, width, height };
}
