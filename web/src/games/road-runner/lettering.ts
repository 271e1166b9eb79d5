/** Comic lettering of our own: capitals as strokes of a broad pen, so that a call looks shouted in every browser. */

/** A letter's strokes, as SVG path data on a grid 100 high, and how wide it is there. */
type Strokes = readonly [path: string, width: number];

const LETTERS: Readonly<Record<string, Strokes>> = {
  A: ['M0 100 28 0 38 0 66 100M13 66H53', 66],
  B: ['M0 0V100H34Q60 100 60 74 60 51 34 49H0M34 49Q54 47 54 24 54 0 30 0H0', 60],
  C: ['M58 22Q48 0 30 0 0 0 0 50 0 100 30 100 49 100 58 78', 58],
  D: ['M0 0V100H22Q60 100 60 50 60 0 22 0Z', 60],
  E: ['M52 0H0V100H52M0 49H42', 52],
  F: ['M52 0H0V100M0 50H40', 52],
  G: ['M58 22Q48 0 30 0 0 0 0 50 0 100 30 100 58 100 58 56H34', 58],
  H: ['M0 0V100M54 0V100M0 50H54', 54],
  I: ['M0 0V100', 0],
  J: ['M44 0V68Q44 100 21 100 3 100 0 76', 44],
  K: ['M0 0V100M52 0 2 54M20 38 56 100', 56],
  L: ['M0 0V100H48', 48],
  M: ['M0 100 5 0 38 62 71 0 76 100', 76],
  N: ['M0 100V0L54 100V0', 54],
  O: ['M32 0Q0 0 0 50 0 100 32 100 64 100 64 50 64 0 32 0Z', 64],
  P: ['M0 100V0H30Q57 0 57 29 57 58 30 58H0', 57],
  Q: ['M32 0Q0 0 0 50 0 100 32 100 64 100 64 50 64 0 32 0ZM40 74 66 106', 66],
  R: ['M0 100V0H30Q57 0 57 28 57 56 30 56H0M28 56 58 100', 58],
  S: ['M54 18Q45 0 27 0 2 0 2 24 2 44 28 49 56 54 56 76 56 100 28 100 7 100 0 80', 56],
  T: ['M0 0H58M29 0V100', 58],
  U: ['M0 0V66Q0 100 28 100 56 100 56 66V0', 56],
  V: ['M0 0 30 100 60 0', 60],
  W: ['M0 0 16 100 40 34 64 100 80 0', 80],
  X: ['M0 0 56 100M56 0 0 100', 56],
  Y: ['M0 0 28 50 56 0M28 50V100', 56],
  Z: ['M2 0H56L0 100H56', 56],
  '!': ['M5 0 5 62M5 97V99', 10],
  '?': ['M0 22Q6 0 26 0 50 0 50 24 50 42 28 50V64M28 97V99', 50],
  "'": ['M4 0 2 22', 6],
  '-': ['M0 52H30', 30],
  ' ': ['', 26],
};

/** The pen is this broad, on the grid that letters are drawn on. */
export const PEN = 23;
/** An outline behind the letters is this broad. */
export const OUTLINE = 43;

const GAP = 38; // between the middles of neighbouring strokes: a pen, its outline, and a little air
const BOUNCE = [0, -5, 3, -3, 5, -2] as const; // how far letters hop off the line, by turns
const LEAN = [-3, 2, -2, 3, -1, 2] as const; // and how many degrees they lean

/** One letter of a shout, and where it goes. */
export interface Letter {
  path: string;
  x: number;
  y: number;
  width: number;
  lean: number;
}

/** A text as lettering; null where it holds a letter that there are no strokes for, and plain text must serve. */
export function lettered(text: string): { letters: Letter[]; width: number } | null {
  const letters: Letter[] = [];
  let x = 0;
  for (const [at, sign] of [...text.toUpperCase()].entries()) {
    const strokes = LETTERS[sign];
    if (!strokes) return null;
    const [path, width] = strokes;
    letters.push({ path, x, y: BOUNCE[at % BOUNCE.length] ?? 0, width, lean: LEAN[at % LEAN.length] ?? 0 });
    x += width + GAP;
  }
  return { letters, width: Math.max(0, x - GAP) };
}
