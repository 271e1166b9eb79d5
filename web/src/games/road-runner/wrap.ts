/** Breaking text into lines for SVG, which does not do so itself. */

/** How wide letters are in the page's two faces, in hundredths of an em, by groups; the wider of the two counts. */
const GROUPS: readonly (readonly [string, number])[] = [
  [" iIjl!'.,:;|", 31],
  ['frt?-()', 44],
  ['sJ', 55],
  ['EFLTSPBRY', 67],
  ['w', 87],
  ['mMW', 98],
];
const WIDTHS = new Map(GROUPS.flatMap(([signs, width]) => [...signs].map((sign) => [sign, width] as const)));
const CAPITAL = 77;
const SMALL = 62;

export function widthOf(text: string, size: number): number {
  let hundredths = 0;
  for (const sign of text) {
    hundredths += WIDTHS.get(sign) ?? (sign >= 'A' && sign <= 'Z' ? CAPITAL : SMALL);
  }
  return (hundredths * size) / 100;
}

/** The words of a text in lines no wider than `room`; a word wider than that gets a line of its own. */
export function wrap(text: string, size: number, room: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, size) > room) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line ? [...lines, line] : lines;
}

/** The largest of the sizes at which a text takes no more than so many lines, and those lines. */
export function fitted(
  text: string,
  room: number,
  most: number,
  sizes: readonly number[],
): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = wrap(text, size, room);
    if (lines.length <= most && lines.every((line) => widthOf(line, size) <= room)) return { size, lines };
  }
  const size = sizes[sizes.length - 1] ?? 1;
  return { size, lines: wrap(text, size, room) };
}
