/** The pictures of the game, as the package keeps them: which part draws a component, and each part in layers. */
import components from '../../../../src/runabout/games/rummy_runway/pictures/pictures.json';

/** A drawing: what of the plane it shows, and its markup. */
export interface Drawing {
  readonly box: string;
  readonly markup: string;
}

/** One file of the pictures. */
export interface Part {
  /** What of the plane shows the part alone, as a `viewBox`. */
  readonly box: string;
  /** The higher, the nearer a garment lies to the viewer. */
  readonly order: number;
  /** Layers of the model that are not seen where this is worn. */
  readonly hides: readonly string[];
  readonly layers: ReadonlyMap<string, string>;
}

const FOLDER = '../../../../src/runabout/games/rummy_runway/pictures/';
const FILES = new Map(
  Object.entries(
    import.meta.glob<string>('../../../../src/runabout/games/rummy_runway/pictures/**/*.svg', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ),
);
const MAP = new Map<string, string>(Object.entries(components));

/** A layer is a group that is indented once. */
const LAYER = /^ {2}<g class="([a-z0-9-]+)">\n([\s\S]*?)^ {2}<\/g>$/gm;

/** Reads the text of a part's file. */
export function read(text: string): Part {
  const said = (name: string) => new RegExp(`^<svg [^>]*\\b${name}="([^"]*)"`).exec(text)?.[1];
  return {
    box: said('viewBox') ?? '',
    order: Number(said('data-order') ?? 0),
    hides: said('data-hides')?.split(' ') ?? [],
    layers: new Map([...text.matchAll(LAYER)].map(([, name = '', markup = '']) => [name, markup.replace(/(^|\n)\s*/g, '')])),
  };
}

const parts = new Map<string, Part>();

/** A part by its file ("garments/hat"). */
export function part(name: string): Part {
  const text = FILES.get(`${FOLDER}${name}.svg`);
  if (text === undefined) throw new Error(`there is no picture ${name}`);
  const found = parts.get(name) ?? read(text);
  parts.set(name, found);
  return found;
}

/** The part that draws a component ("red-5", "condition:formal"); undefined where the map has none. */
export function partOf(component: string): Part | undefined {
  const name = MAP.get(component);
  return name === undefined ? undefined : part(name);
}

/** Every component that has a picture. */
export const COMPONENTS: readonly string[] = [...MAP.keys()];
