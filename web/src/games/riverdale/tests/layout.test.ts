import { describe, expect, test } from 'vitest';
import { apart, layOut, MIDDLE, POPS, SIZE, spot, type Layout, type Point } from '../layout';
import { path, toGo, type Board } from '../track';

const COLOURS = ['red', 'blue', 'yellow', 'green'];

function boardOf(squares: number, more: Partial<Board> = {}): Board {
  const side = (at: number) => Math.round((at * squares) / 4);
  return {
    squares,
    another_turn: [side(0) + 1],
    move_ahead: [side(1) + 1],
    skateboards: [[side(2) + 1, side(2) + 3]],
    sides: COLOURS.map((colour, at) => ({ home: `home${at}`, colour, start: side(at), entrance: (side(at) + squares - 2) % squares })),
    ...more,
  };
}

/** Entrances next to each other, and all coloured squares on one edge. */
const CROWDED = boardOf(40, {
  another_turn: [],
  move_ahead: [],
  skateboards: [[12, 30]],
  sides: COLOURS.map((colour, at) => ({ home: `home${at}`, colour, start: at * 2, entrance: 20 + at })),
});

const BOARDS: Record<string, Board> = { '20 squares': boardOf(20), '40 squares': boardOf(40), '60 squares': boardOf(60), '100 squares': boardOf(100), crowded: CROWDED };

const near = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const inside = ({ x, y }: Point, by: number) => x >= by && y >= by && x <= SIZE - by && y <= SIZE - by;

describe.each(Object.entries(BOARDS))('a board of %s', (_, board) => {
  describe.each(COLOURS)('turned for %s', (own) => {
    const layout: Layout = layOut(board, COLOURS, own);

    test('has every square once, all on the board, one pitch apart', () => {
      expect(layout.tiles.map((tile) => tile.square)).toEqual(Array.from({ length: board.squares }, (_, at) => at));
      for (const tile of layout.tiles) {
        expect(inside(tile, layout.depth / 2)).toBe(true);
        const next = layout.tiles[(tile.square + 1) % board.squares]!;
        expect(near(tile, next)).toBeGreaterThan(layout.pitch * 0.75);
        expect(near(tile, next)).toBeLessThanOrEqual(layout.pitch + 1e-6);
      }
    });

    test('has the own entrance in the middle of the lower edge, and runs clockwise', () => {
      const side = board.sides.find((one) => one.colour === own)!;
      const entrance = layout.tiles[side.entrance]!;
      expect(entrance.x).toBeCloseTo(MIDDLE.x);
      expect(entrance.y).toBeGreaterThan(SIZE * 0.9);
      expect(layout.tiles[(side.entrance + 1) % board.squares]!.x).toBeLessThan(entrance.x);
    });

    test('leads every safety zone into Pop’s, without one circle on another', () => {
      const circles = layout.quarters.flatMap((quarter) => quarter.circles);
      expect(circles).toHaveLength(20);
      circles.forEach((one, at) => {
        for (const other of circles.slice(at + 1)) expect(near(one, other)).toBeGreaterThan(layout.circle);
        expect(near(one, MIDDLE)).toBeGreaterThan(POPS);
      });
    });

    test('has room for every Home Base, off the loop, the zones and each other', () => {
      const bases = layout.quarters.map((quarter) => quarter.base);
      bases.forEach((base, at) => {
        expect(near(base, MIDDLE)).toBeGreaterThan(POPS + layout.base);
        for (const tile of layout.tiles) expect(near(base, tile)).toBeGreaterThan(layout.base + layout.depth / 2 - 2);
        for (const circle of layout.quarters.flatMap((quarter) => quarter.circles))
          expect(near(base, circle)).toBeGreaterThan(layout.base);
        for (const other of bases.slice(at + 1)) expect(near(base, other)).toBeGreaterThan(2 * layout.base);
      });
    });
  });
});

test('only the colours that are played have a zone and a Home Base', () => {
  const layout = layOut(boardOf(60), ['red', 'yellow'], 'yellow');
  expect(layout.quarters.map((quarter) => quarter.colour)).toEqual(['red', 'yellow']);
});

test('pawns of a team stand apart at home and at Pop’s', () => {
  const layout = layOut(boardOf(60), COLOURS, 'red');
  for (const place of ['home', 'shop']) {
    const spots = [1, 2, 3].map((number) => spot(layout, 'blue', number, place));
    for (const [at, one] of spots.entries()) for (const other of spots.slice(at + 1)) expect(near(one, other)).toBeGreaterThan(12);
  }
});

test('safety zones that begin side by side keep apart where they end', () => {
  const angles = apart([0.1, 0.12, 0.14, 3]).sort((one, other) => one - other);
  angles.forEach((angle, at) => at > 0 && expect(angle - angles[at - 1]!).toBeGreaterThan(0.9));
});

describe('the way of a pawn', () => {
  const board = boardOf(60);
  const red = board.sides[0]!;

  test('out of its Home Base begins on the coloured square', () => {
    expect(path(board, red, 'home', 'square:3', 'forward')).toEqual(['home', 'square:0', 'square:1', 'square:2', 'square:3']);
  });
  test('goes over the end of the numbers', () => {
    expect(path(board, board.sides[1]!, 'square:58', 'square:1', 'forward')).toEqual(['square:58', 'square:59', 'square:0', 'square:1']);
  });
  test('turns into its safety zone after the entrance', () => {
    expect(path(board, red, 'square:57', 'circle:2', 'forward')).toEqual(['square:57', 'square:58', 'circle:1', 'circle:2']);
    expect(path(board, red, 'circle:4', 'shop', 'forward')).toEqual(['circle:4', 'circle:5', 'shop']);
  });
  test('back leads out of the zone by the entrance', () => {
    expect(path(board, red, 'circle:1', 'square:57', 'back')).toEqual(['circle:1', 'square:58', 'square:57']);
    expect(path(board, red, 'square:1', 'square:59', 'back')).toEqual(['square:1', 'square:0', 'square:59']);
    expect(path(board, red, 'circle:5', 'circle:3', 'back')).toEqual(['circle:5', 'circle:4', 'circle:3']);
  });
  test('is as long as it has to go', () => {
    expect(toGo(board, red, 'home')).toBe(65);
    expect(toGo(board, red, 'square:58')).toBe(6);
    expect(toGo(board, red, 'circle:5')).toBe(1);
    expect(toGo(board, red, 'shop')).toBe(0);
  });
});
