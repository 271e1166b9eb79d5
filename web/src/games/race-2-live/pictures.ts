/** The pictures of the game: data of its package, which what is printed uses as well. */
import names from '../../../../src/runabout/games/race_2_live/pictures/pictures.json';

const FILES = import.meta.glob<string>('../../../../src/runabout/games/race_2_live/pictures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Picture {
  /** The view box, and its width and height. */
  box: string;
  width: number;
  height: number;
  /** What is inside of the drawing. */
  body: string;
}

const byFile = new Map(
  Object.entries(FILES).map(([path, text]) => {
    const box = /viewBox="([^"]+)"/.exec(text)?.[1] ?? '0 0 64 64';
    const [, , width = 64, height = 64] = box.split(' ').map(Number);
    const body = text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>'));
    return [path.slice(path.lastIndexOf('/') + 1), { box, width, height, body }] as const;
  }),
);

/** The picture of a component; null where it has none. */
export function pictureOf(component: string): Picture | null {
  const file = (names as Record<string, string>)[component];
  return (file && byFile.get(file)) || null;
}
