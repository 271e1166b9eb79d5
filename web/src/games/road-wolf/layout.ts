/** Where everything lies on the screen: the board to scale, with the END to the right, or above. */
import type { Plan } from '../../server/types';
import type { Camera } from '../../table/drawn/camera';
import type { Spot } from '../../table/drawn/travel';
import { faces, type RoadCard, type Vehicle } from './sight';

export interface Size {
  width: number;
  length: number;
}

/** A strip over the whole length of the board: a road, or the track. */
export interface Strip {
  left: number;
  right: number;
  isTrack: boolean;
}

export interface Layout {
  /** Whether the END is above. */
  upright: boolean;
  /** The board, in fortieths of an inch. */
  width: number;
  length: number;
  strips: Strip[];
  /** The whole drawing. */
  whole: Camera;
  /** How far what drives ahead is turned, from one that drives up the page. */
  turn: number;
  /** A point of the board in the drawing, and the other way round. */
  place: (at: Spot) => Spot;
  placed: (at: Spot) => Spot;
  sizeOf: (kind: string, status: string) => Size;
}

/** The strip of the whole road, in pixels: how wide it is, how far it is from the edges of the view, and so how much of
 * the view it covers. */
const [WIDE, GAP] = [26, 5];
export const STRIP = { wide: WIDE, gap: GAP, covers: WIDE + 2 * GAP };

/** An inch, in the units of the board. */
export const INCH = 40;

/** Room round the board. */
const MARGIN = 26;
const NO_SIZE: readonly [number, number] = [30, 30];

export function layOut(plan: Plan, upright: boolean): Layout {
  const map = plan.areas.find(({ kind }) => kind === 'map');
  const [width, length] = [map?.width ?? 960, map?.height ?? 1920];
  const place = ({ x, y }: Spot): Spot => (upright ? { x, y: length - y } : { x: y, y: x });
  return {
    upright,
    width,
    length,
    strips: (map?.ground ?? []).map((one) => ({ left: one.x, right: one.x + one.width, isTrack: one.label.tone === 'grey' })),
    whole: {
      x: -MARGIN,
      y: -MARGIN,
      width: (upright ? width : length) + 2 * MARGIN,
      height: (upright ? length : width) + 2 * MARGIN,
    },
    turn: upright ? 0 : 90,
    place,
    placed: place, // a reflection: done twice, it leads back
    sizeOf: (kind, status) => {
      const [wide, long] = map?.sizes[`${kind} ${status}`] ?? map?.sizes[kind] ?? NO_SIZE;
      return { width: wide, length: long };
    },
  };
}

/** The size of the model in a slot, as it is drawn before it is turned. */
export function modelSize(layout: Layout, { kind, status }: Pick<Vehicle, 'kind' | 'status'>): Size {
  const { width, length } = layout.sizeOf(kind, status);
  return faces({ status }) === 'across' ? { width: length, length: width } : { width, length };
}

/** How far a thing is turned in the drawing. */
export const turnOf = (layout: Layout, { status }: Pick<Vehicle, 'status'>): number =>
  layout.turn + { ahead: 0, back: 180, across: 90 }[faces({ status })];

/** A rectangle of the board about a point, in the drawing. */
export function box(layout: Layout, at: Spot, { width, length }: Size): Camera {
  const { x, y } = layout.place(at);
  const [wide, high] = layout.upright ? [width, length] : [length, width];
  return { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
}

export const cardSize = (layout: Layout, { kind }: Pick<RoadCard, 'kind'>): Size => layout.sizeOf(kind, '');

/** The outline of what a rectangle sweeps on its way from one point to another. */
export function swept(layout: Layout, from: Spot, to: Spot, size: Size): string {
  const corners = [from, to].flatMap((at) => {
    const { x, y, width, height } = box(layout, at, size);
    return [{ x, y }, { x: x + width, y }, { x: x + width, y: y + height }, { x, y: y + height }];
  });
  return hull(corners).map(({ x, y }) => `${x.toFixed(0)},${y.toFixed(0)}`).join(' ');
}

/** The convex outline of points. */
function hull(points: readonly Spot[]): Spot[] {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y);
  const side = (all: readonly Spot[]): Spot[] => {
    const found: Spot[] = [];
    for (const point of all) {
      while (found.length > 1 && turns(found.at(-2), found.at(-1), point) <= 0) found.pop();
      found.push(point);
    }
    return found.slice(0, -1);
  };
  return [...side(sorted), ...side(sorted.reverse())];
}

function turns(one: Spot | undefined, two: Spot | undefined, three: Spot): number {
  if (!one || !two) return 1;
  return (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x);
}

/** The part of the board about a point that a window of this shape shows: so wide, at most the whole board. Along the
 * top, or the left of an upright board, so many pixels lie under something else: what is there can be moved out of it. */
export function closeUp(layout: Layout, at: Spot, shape: { width: number; height: number }, wide: number, covered = 0): Camera {
  const ratio = shape.width / Math.max(1, shape.height);
  const { whole } = layout;
  const width = Math.min(wide, whole.width, whole.height * ratio);
  const height = width / ratio;
  const hidden = (covered * width) / Math.max(1, shape.width);
  const [left, above] = layout.upright ? [hidden, 0] : [0, hidden];
  const within = (value: number, least: number, most: number): number => Math.min(Math.max(most, least), Math.max(least, value));
  return {
    x: within(at.x - (width + left) / 2, whole.x - left, whole.x + whole.width - width),
    y: within(at.y - (height + above) / 2, whole.y - above, whole.y + whole.height - height),
    width,
    height,
  };
}

/** All of the board in a window of this shape. */
export function wholeView({ whole }: Layout, shape: { width: number; height: number }): Camera {
  const ratio = shape.width / Math.max(1, shape.height);
  const width = Math.max(whole.width, whole.height * ratio);
  const height = width / ratio;
  return { x: whole.x + (whole.width - width) / 2, y: whole.y + (whole.height - height) / 2, width, height };
}

/** The points of two boxes that are nearest to each other. */
export function nearestPoints(one: Camera, other: Camera): [Spot, Spot] {
  const [x1, x2] = nearestEnds(one.x, one.width, other.x, other.width);
  const [y1, y2] = nearestEnds(one.y, one.height, other.y, other.height);
  return [
    { x: x1, y: y1 },
    { x: x2, y: y2 },
  ];
}

/** The same along one axis; where they overlap, the middle of what they have in common. */
function nearestEnds(from: number, long: number, start: number, size: number): [number, number] {
  if (from + long < start) return [from + long, start];
  if (start + size < from) return [from, start + size];
  const middle = (Math.max(from, start) + Math.min(from + long, start + size)) / 2;
  return [middle, middle];
}

/** Quarters of an inch, as they are written after a whole number. */
const QUARTERS = ['', '¼', '½', '¾'];

/** How far apart two points are, in inches, to the nearest quarter. */
export const inchesBetween = (one: Spot, other: Spot): number => Math.round((4 * Math.hypot(one.x - other.x, one.y - other.y)) / INCH) / 4;

/** A number of inches with their sign: "3½″". */
export function inchesSaid(inches: number): string {
  const whole = Math.floor(inches);
  return `${whole || inches === whole ? whole : ''}${QUARTERS[Math.round(4 * (inches - whole))] ?? ''}″`;
}

/** Labels, each so wide and high, of which none lies over another: of those that would, the upper one goes further up. */
export function apart<Label extends Spot>(labels: readonly Label[], wide: number, high: number): Label[] {
  const placed: Label[] = [];
  for (const label of labels.toSorted((one, other) => other.y - one.y)) {
    let { y } = label;
    while (placed.some((other) => Math.abs(other.x - label.x) < wide && Math.abs(other.y - y) < high)) y -= high / 2;
    placed.push({ ...label, y });
  }
  return placed;
}
