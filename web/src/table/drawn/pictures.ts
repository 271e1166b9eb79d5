/** The pictures of a game: data of its package, which what is printed uses as well. */

export interface Picture {
  /** The view box, and its width and height. */
  box: string;
  width: number;
  height: number;
  /** What is inside of the drawing. */
  body: string;
}

/**
 * Finds the picture of a component; null where it has none.
 *
 * @param names - the file that draws each component.
 * @param files - the text of each SVG file, by its path.
 */
export function picturesOf(
  names: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
): (component: string) => Picture | null {
  const byFile = new Map(
    Object.entries(files).map(([path, text]) => {
      const box = /viewBox="([^"]+)"/.exec(text)?.[1] ?? '0 0 64 64';
      const [, , width = 64, height = 64] = box.split(' ').map(Number);
      const body = text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>'));
      return [path.slice(path.lastIndexOf('/') + 1), { box, width, height, body }] as const;
    }),
  );
  return (component) => {
    const file = names[component];
    return (file && byFile.get(file)) || null;
  };
}
