/**
 * The board laid out from its data: the loop as a rounded square, turned so that one colour's entrance is in the middle
 * of the lower edge; Pop's in the middle, safety zones into it, Home Bases where there is room near the coloured squares.
 */
import { CIRCLES, HOME, SHOP, squareOf, type Board, type Side } from './track';

export interface Point {
  x: number;
  y: number;
}

/** A square of the loop. */
export interface Tile extends Point {
  square: number;
  /** Its outline. */
  outline: string;
  /** In which direction pawns run over it, in degrees clockwise from the right. */
  turn: number;
}

/** What belongs to one colour. */
export interface Quarter {
  colour: string;
  /** What an owner calls the Home Base. */
  home: string;
  base: Point;
  circles: Point[];
  /** The way from the entrance into Pop's, as a path. */
  lane: string;
  /** Where its scoops are at Pop's. */
  dish: Point;
}

/** A skateboard: from the green square to the red one, as a path on the inner side of the loop. */
export interface Ramp {
  from: number;
  to: number;
  curve: string;
  points: Point[];
}

export interface Layout {
  board: Board;
  tiles: Tile[];
  quarters: Quarter[];
  ramps: Ramp[];
  /** The length of a square along the loop, and its depth. */
  pitch: number;
  depth: number;
  circle: number;
  base: number;
  /** The open ground inside of the loop. */
  ground: string;
}

/** The board is as wide and as high. */
export const SIZE = 1000;
export const MIDDLE: Point = { x: SIZE / 2, y: SIZE / 2 };
export const POPS = 148;

const EDGE = 8; // of the board, outside of the loop
const CORNER = 132; // radius of the loop's corners, along the middle of its squares
const DEPTH = { least: 46, most: 92 };
const GAP = 0.045; // between squares, of their pitch
const RAMP_DEPTH = 62; // how far a skateboard's arc goes inside of the straight line
const LANES_APART = (52 * Math.PI) / 180;
const BASE = { most: 84, least: 52 };
const DISH = 40; // from the edge of Pop's to the middle of a dish

/** The board for some of its colours, turned for one of them. */
export function layOut(board: Board, colours: readonly string[], own: string): Layout {
  const turned = board.sides.find((side) => side.colour === own) ?? board.sides[0];
  const first = turned?.entrance ?? 0;
  const half = (depth: number) => SIZE / 2 - EDGE - depth / 2;
  let depth = DEPTH.least;
  for (let again = 0; again < 4; again += 1)
    depth = Math.min(DEPTH.most, Math.max(DEPTH.least, perimeter(half(depth)) / board.squares));
  const loop = new Loop(half(depth));
  const pitch = loop.length / board.squares;
  const at = (square: number): number => (((square - first) % board.squares) + board.squares) % board.squares * pitch;

  const tiles = Array.from({ length: board.squares }, (_, square): Tile => {
    const { x, y, turn } = loop.at(at(square));
    return { square, x, y, turn, outline: tileOutline(loop, at(square), pitch * (1 - GAP), depth) };
  });
  const ramps = board.skateboards.map(([from = 0, to = 0]) => rampOf(loop, at(from), at(to), depth, { from, to }));
  const sides = board.sides.filter((side) => colours.includes(side.colour));
  const lanes = lanesOf(loop, sides, at, depth);
  const circle = Math.min(26, pitch * 0.5, ...lanes.map(({ reach }) => (reach / CIRCLES) * 0.46));
  const { base, homes } = basesOf(loop, sides, at, depth, [...lanes.map((lane) => lane.circles), ...ramps.map((ramp) => ramp.points)], circle);
  const quarters = sides.map(({ colour, home }, number): Quarter => {
    const lane = lanes[number];
    if (!lane) throw new Error(`there is no safety zone for ${colour}`);
    return { colour, home, base: homes[number] ?? MIDDLE, circles: lane.circles, lane: lane.path, dish: lane.dish };
  });
  return { board, tiles, quarters, ramps, pitch, depth, circle, base, ground: groundOf(loop, depth) };
}

/** Where a pawn of a colour stands in a place; pawns of a team stand side by side at home. */
export function spot(layout: Layout, colour: string, number: number, place: string): Point {
  const at = squareOf(place);
  const tile = at === null ? undefined : layout.tiles[at];
  if (tile) return { x: tile.x, y: tile.y };
  const quarter = layout.quarters.find((one) => one.colour === colour);
  if (!quarter) return MIDDLE;
  const aside = number - 2; // of three
  if (place === HOME) {
    const { x, y } = quarter.base;
    return { x: x + aside * layout.base * 0.56, y: y + layout.base * (aside === 0 ? 0.42 : 0.2) };
  }
  if (place === SHOP) return scoop(quarter, number);
  return quarter.circles[Number(place.slice('circle:'.length)) - 1] ?? MIDDLE;
}

/** Where a scoop lies: two below, one on top. */
export function scoop({ dish }: Quarter, number: number): Point {
  return number === 3 ? { x: dish.x, y: dish.y - 19 } : { x: dish.x + (number === 1 ? -14 : 14), y: dish.y };
}

// --- The loop ----------------------------------------------------------------------------------------------------------

const QUARTER_TURN = Math.PI / 2;

function perimeter(half: number): number {
  return 8 * (half - CORNER) + 2 * Math.PI * CORNER;
}

/** A rounded square that is run clockwise, from the middle of its lower edge. */
class Loop {
  readonly length: number;
  private readonly straight: number;

  constructor(readonly half: number) {
    this.length = perimeter(half);
    this.straight = half - CORNER;
  }

  /** The point after so much of the way, and the direction there in degrees. */
  at(way: number): Point & { turn: number } {
    const quarter = this.length / 4;
    const along = ((way % this.length) + this.length) % this.length;
    const edge = Math.floor(along / quarter);
    const { x, y, turn } = this.onEdge(along - edge * quarter);
    // each further edge is the lower one, turned clockwise by a quarter
    const [sin, cos] = [Math.round(Math.sin(edge * QUARTER_TURN)), Math.round(Math.cos(edge * QUARTER_TURN))];
    return { x: MIDDLE.x + x * cos - y * sin, y: MIDDLE.y + x * sin + y * cos, turn: (turn + 90 * edge) % 360 };
  }

  /** From the middle of the lower edge to the left, round the corner, and up to the middle of the left edge. */
  private onEdge(way: number): Point & { turn: number } {
    const { half, straight } = this;
    if (way <= straight) return { x: -way, y: half, turn: 180 };
    const bend = CORNER * QUARTER_TURN;
    if (way >= straight + bend) return { x: -half, y: straight - (way - straight - bend), turn: 270 };
    const angle = (way - straight) / CORNER;
    return {
      x: -straight - CORNER * Math.sin(angle),
      y: straight + CORNER * Math.cos(angle),
      turn: 180 + (angle * 180) / Math.PI,
    };
  }

  /** A point beside the loop: outside of it by so much, or inside by less than 0. */
  beside(way: number, out: number): Point {
    const { x, y, turn } = this.at(way);
    const angle = (turn * Math.PI) / 180;
    return { x: x + Math.sin(angle) * out, y: y - Math.cos(angle) * out };
  }
}

const drawn = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

function tileOutline(loop: Loop, way: number, length: number, depth: number): string {
  const steps = [-0.5, -0.25, 0, 0.25, 0.5];
  const outer = steps.map((step) => loop.beside(way + step * length, depth / 2));
  const inner = steps.toReversed().map((step) => loop.beside(way + step * length, -depth / 2));
  return `M${[...outer, ...inner].map(drawn).join('L')}Z`;
}

function groundOf(loop: Loop, depth: number): string {
  const around = Array.from({ length: 96 }, (_, at) => loop.beside((at / 96) * loop.length, -depth / 2 - 5));
  return `M${around.map(drawn).join('L')}Z`;
}

/** An arc from one square to the other, over the ground inside of the loop. */
function rampOf(loop: Loop, from: number, to: number, depth: number, squares: { from: number; to: number }): Ramp {
  const start = loop.beside(from, -depth * 0.34);
  const end = loop.beside(to, -depth * 0.34);
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const chord = near(start, end);
  const inward = near(middle, MIDDLE);
  const by = Math.min(RAMP_DEPTH, chord * 0.5) / Math.max(1, inward);
  const control = { x: middle.x + (MIDDLE.x - middle.x) * by * 2, y: middle.y + (MIDDLE.y - middle.y) * by * 2 };
  const points = Array.from({ length: 17 }, (_, step) => {
    const part = step / 16;
    const [a, b, c] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2];
    return { x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y };
  });
  return { ...squares, points, curve: `M${drawn(start)}Q${drawn(control)} ${drawn(end)}` };
}

// --- Safety zones ------------------------------------------------------------------------------------------------------

interface Lane {
  circles: Point[];
  path: string;
  dish: Point;
  reach: number;
}

function lanesOf(loop: Loop, sides: readonly Side[], at: (square: number) => number, depth: number): Lane[] {
  const starts = sides.map((side) => loop.beside(at(side.entrance), -depth / 2));
  const angles = apart(starts.map(({ x, y }) => Math.atan2(y - MIDDLE.y, x - MIDDLE.x)));
  return starts.map((start, number) => {
    const angle = angles[number] ?? 0;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const door = { x: MIDDLE.x + POPS * cos, y: MIDDLE.y + POPS * sin };
    const between = (part: number): Point => ({ x: start.x + (door.x - start.x) * part, y: start.y + (door.y - start.y) * part });
    return {
      circles: Array.from({ length: CIRCLES }, (_, step) => between((step + 0.5) / CIRCLES)),
      path: `M${drawn(start)}L${drawn(door)}`,
      dish: { x: MIDDLE.x + (POPS - DISH) * cos, y: MIDDLE.y + (POPS - DISH) * sin },
      reach: Math.hypot(door.x - start.x, door.y - start.y),
    };
  });
}

/** Angles moved away from each other until no two are nearer than safety zones may be. */
export function apart(angles: readonly number[]): number[] {
  const found = [...angles];
  const order = found.map((_, at) => at).sort((one, other) => (found[one] ?? 0) - (found[other] ?? 0));
  if (order.length < 2) return found;
  for (let again = 0; again < 200; again += 1) {
    let moved = false;
    order.forEach((one, at) => {
      const other = order[(at + 1) % order.length] ?? one;
      const wrap = at === order.length - 1 ? 2 * Math.PI : 0;
      const gap = (found[other] ?? 0) + wrap - (found[one] ?? 0);
      if (gap >= LANES_APART - 1e-6) return;
      const push = (LANES_APART - gap) / 2;
      found[one] = (found[one] ?? 0) - push;
      found[other] = (found[other] ?? 0) + push;
      moved = true;
    });
    if (!moved) break;
  }
  return found;
}

// --- Home Bases --------------------------------------------------------------------------------------------------------

/** The free place nearest to each coloured square, and to a corner; as large as there is room for all. */
function basesOf(
  loop: Loop,
  sides: readonly Side[],
  at: (square: number) => number,
  depth: number,
  taken: readonly (readonly Point[])[],
  circle: number,
): { base: number; homes: Point[] } {
  const around = Array.from({ length: 120 }, (_, step) => loop.at((step / 120) * loop.length));
  const blocks = taken.flat();
  // Hundreds of points are looked at from thousands of spots, so once, and not again for every size.
  const rooms = SPOTS.map((spot) => ({
    spot,
    room: Math.min(
      near(spot, MIDDLE) - POPS - 6,
      nearest(spot, around) - depth / 2 - 4,
      nearest(spot, blocks) - circle - 4,
    ),
  }));
  for (let base = BASE.most; base >= BASE.least; base -= 4) {
    const homes: Point[] = [];
    const roomy = rooms.filter(({ room }) => room >= base).map(({ spot }) => spot);
    for (const side of sides) {
      const start = loop.at(at(side.start));
      const free = roomy.filter((spot) => homes.every((one) => near(spot, one) >= 2 * base + 4));
      const best = free.sort((one, other) => cost(one, start) - cost(other, start))[0];
      if (best) homes.push(best);
    }
    if (homes.length === sides.length || base - 4 < BASE.least) return { base, homes };
  }
  return { base: BASE.least, homes: [] };
}

/** The distance of two points; `Math.hypot` takes many times as long. */
const near = (one: Point, other: Point): number => Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);

const nearest = (spot: Point, points: readonly Point[]): number =>
  points.reduce((least, one) => Math.min(least, near(spot, one)), Infinity);

const SPOTS: Point[] = Array.from({ length: 81 * 81 }, (_, at) => ({ x: 100 + (at % 81) * 10, y: 100 + Math.floor(at / 81) * 10 }));

/** A Home Base is near the coloured square, and in a corner. */
function cost(spot: Point, start: Point): number {
  const corner = Math.min(SIZE - spot.x, spot.x) + Math.min(SIZE - spot.y, spot.y);
  return near(spot, start) + 0.9 * corner;
}
