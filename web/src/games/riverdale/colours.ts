/** The colours of the teams, each with a shape of its own: colour is never the only sign. */

const KNOWN: readonly string[] = ['red', 'blue', 'yellow', 'green', 'violet', 'grey'];

/** A polygon or circle about the origin, within 1. */
const SHAPES: readonly string[] = [
  'M1 0A1 1 0 1 1-1 0A1 1 0 1 1 1 0Z',
  'M-.86-.86H.86V.86H-.86Z',
  'M0-1.050L1.080.82H-1.080Z',
  'M0-1.150L1.150 0L0 1.150L-1.150 0Z',
];

/** The paint of each colour of a board, by its name; an owner's own colours take those that are left. */
export function paints(colours: readonly string[]): Record<string, { tone: string; shape: string }> {
  const named = colours.map((colour) => (KNOWN.includes(colour.toLowerCase()) ? colour.toLowerCase() : ''));
  const left = KNOWN.filter((tone) => !named.includes(tone));
  return Object.fromEntries(
    colours.map((colour, at) => [colour, { tone: named[at] || (left.shift() ?? 'grey'), shape: SHAPES[at % SHAPES.length] ?? '' }]),
  );
}
