/** Maps: the places of actions, which of them a press selects, and which part of the map to show. Nothing is drawn. */
import type { ActionInfo } from '../../server/types';
import { pointOf, type Key, type Panel, type Shape } from './drawing';
import type { Abouts } from './pressing';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** A legal action and a place of it on the map: a spot, or the middle of a thing. */
export interface Place extends Point {
  action: ActionInfo;
  key: Key;
  /** The action's thing; null for a spot. */
  shape: Shape | null;
}

/** The margin of the window, as a part of what it must show; and its least size, as a part of the map. */
const MARGIN = 0.14;
const LEAST = 0.3;

/** Things this near to the mover are shown with it, as a part of the map. */
const NEAR = 0.5;

/** A window is kept while it is at most this many times larger than necessary. */
const ROOMY = 2;

/** How many times a distance to the side counts, compared with one straight ahead. */
const ASIDE = 2.5;

export const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

export const isIn = (at: Point, box: Box): boolean =>
  at.x >= box.x && at.x <= box.x + box.width && at.y >= box.y && at.y <= box.y + box.height;

/** The thing that all actions are about, such as the vehicle that moves; "" for none. */
export function acting(actions: readonly ActionInfo[], abouts: Abouts): Key {
  const [first = [], ...others] = actions.map(({ number }) => abouts.get(number) ?? []).filter((keys) => keys.length > 0);
  return first.find((key) => !key.includes('|') && others.every((keys) => keys.includes(key))) ?? '';
}

/** The places of legal actions on the map: a point there; else each thing other than the mover. */
export function placesOn(panel: Panel, actions: readonly ActionInfo[], abouts: Abouts): Place[] {
  const shapes = new Map(panel.shapes.filter((shape) => !shape.ground).map((shape) => [shape.item.key, shape]));
  if (panel.mover) shapes.delete(panel.mover.item.key);
  const places: Place[] = [];
  for (const action of actions) {
    const keys = abouts.get(action.number) ?? [];
    const at = places.length;
    for (const key of keys) {
      const point = pointOf(key, panel);
      if (point) places.push({ ...point, action, key, shape: null });
    }
    if (places.length > at) continue;
    for (const key of keys) {
      const shape = shapes.get(key);
      if (shape) places.push({ ...middle(shape), action, key, shape });
    }
  }
  return places;
}

/** Whether a press on a place means its action, and no other that has the same place. */
export function isAlone(places: readonly Place[], one: Place): boolean {
  return places.every((place) => place.key !== one.key || place.action.number === one.action.number);
}

/** Keys of things on a map that stay with them when they move, and are not those of others that had their names before. */
export function keysOf(things: readonly Shape[]): string[] {
  const count = new Map<string, number>();
  return things.map(({ item }) => {
    const many = count.get(item.key) ?? 0;
    count.set(item.key, many + 1);
    return `${item.key} ${item.generation ?? ''} ${many}`;
  });
}

/** The place nearest to a press, if one is near enough. A spot comes before a thing at the same distance. */
export function placeAt(places: readonly Place[], at: Point, within: number): Place | null {
  let best: Place | null = null;
  let least = within;
  for (const place of places) {
    const far = Math.hypot(place.x - at.x, place.y - at.y);
    const counts = place.shape && isIn(at, place.shape) ? Math.min(far, within / 2) : far;
    if (counts < least || (counts === least && best === null)) [best, least] = [place, counts];
  }
  return best;
}

/** The nearest place in a direction, such as [0, -1] for upward; null where there is none. */
export function placeBeside(places: readonly Place[], from: Point, [right, down]: readonly [number, number]): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const along = (place.x - from.x) * right + (place.y - from.y) * down;
    const aside = Math.abs((place.x - from.x) * down) + Math.abs((place.y - from.y) * right);
    const far = along + aside * ASIDE;
    if (along > 0 && far < least) [best, least] = [place, far];
  }
  return best;
}

/** The median distance of a place to its nearest neighbour; Infinity for fewer than two places. */
export function spacing(places: readonly Point[]): number {
  const far = places.map((one) => {
    const others = places.map((other) => Math.hypot(one.x - other.x, one.y - other.y));
    return Math.min(...others.filter((distance) => distance > 0));
  });
  return far.sort((one, other) => one - other)[Math.floor(far.length / 2)] ?? Infinity;
}

/** The bounding box of boxes and points; null for none. */
export function around(things: readonly (Point & Partial<Box>)[]): Box | null {
  if (things.length === 0) return null;
  const x = Math.min(...things.map((thing) => thing.x));
  const y = Math.min(...things.map((thing) => thing.y));
  const right = Math.max(...things.map((thing) => thing.x + (thing.width ?? 0)));
  const bottom = Math.max(...things.map((thing) => thing.y + (thing.height ?? 0)));
  return { x, y, width: right - x, height: bottom - y };
}

/** The part of a map that must be visible: all places of actions; else the mover's surroundings; else all things; else
 * the whole map. */
function matters(panel: Panel, places: readonly Place[]): Box {
  const movers = standing(panel);
  if (places.length > 0) return around([...places, ...places.flatMap((place) => place.shape ?? []), ...movers]) ?? whole(panel);
  const things = panel.shapes.filter((shape) => !shape.ground);
  const all = around(things) ?? whole(panel);
  const mover = around(movers);
  if (!mover) return all;
  const near = NEAR * Math.min(panel.width, panel.height);
  const within = { x: mover.x - near, y: mover.y - near, width: mover.width + 2 * near, height: mover.height + 2 * near };
  return around(things.filter((shape) => isIn(middle(shape), within))) ?? all;
}

/** The mover, if it is on the map already. */
export function standing(panel: Panel): Shape[] {
  return panel.mover && panel.shapes.includes(panel.mover) ? [panel.mover] : [];
}

/** The whole map. */
export const whole = (panel: Panel): Box => ({ x: 0, y: 0, width: panel.width, height: panel.height });

/** The smallest window of an aspect ratio (width by height) that shows a box, with a margin. */
export function windowAround(box: Box, ratio: number, least = 0): Box {
  const margin = MARGIN * Math.max(box.width, box.height);
  const wide = Math.max(box.width + margin, least);
  const high = Math.max(box.height + margin, least);
  const width = Math.max(wide, high * ratio);
  const centre = middle(box);
  return { x: centre.x - width / 2, y: centre.y - width / ratio / 2, width, height: width / ratio };
}

/** The window to show. The last one is kept, if it still shows what it must. */
export function windowOn(panel: Panel, places: readonly Place[], ratio: number, last: Box | null): Box {
  const box = matters(panel, places);
  const best = windowAround(box, ratio, LEAST * Math.min(panel.width, panel.height));
  const ends = [box, { x: box.x + box.width, y: box.y + box.height }];
  const fits = last && Math.abs(last.width / last.height / ratio - 1) < 0.01 && ends.every((end) => isIn(end, last));
  return fits && last.width < best.width * ROOMY ? last : best;
}

/** A window zoomed about a point, which stays where it is on the screen; no larger than the map needs. */
export function zoomed(panel: Panel, seen: Box, by: number, about: Point): Box {
  const ratio = seen.width / seen.height;
  const most = windowAround(whole(panel), ratio).width;
  const width = Math.min(Math.max(seen.width / by, most / 40), Math.max(most, seen.width));
  const part = width / seen.width;
  const to = { x: about.x - (about.x - seen.x) * part, y: about.y - (about.y - seen.y) * part };
  return held(panel, { ...to, width, height: width / ratio });
}

/** A window moved so that its middle is on the map. */
export function held(panel: Panel, seen: Box): Box {
  const centre = middle(seen);
  const x = Math.min(Math.max(centre.x, 0), panel.width) - seen.width / 2;
  const y = Math.min(Math.max(centre.y, 0), panel.height) - seen.height / 2;
  return { ...seen, x, y };
}

/** The label of a thing: its name, across or turned, where there is room; else its sign. */
export interface Label {
  text: string;
  turned: boolean;
}

/** The width of a letter and the height of a line of a label, in pixels. */
const LETTER = 6.4;
const LINE = 13;

export function labelOn(shape: Shape, scale: number): Label {
  const long = shape.item.text.length * LETTER + 6;
  const [width, height] = [shape.width * scale, shape.height * scale];
  if (long <= width && height >= LINE) return { text: shape.item.text, turned: false };
  if (long <= height && width >= LINE) return { text: shape.item.text, turned: true };
  return { text: shape.sign, turned: false };
}
