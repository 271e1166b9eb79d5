/** Dresses a mannequin: garments filled with a fabric, in a style's accents, over neutral clothes. */
import { part, partOf, type Drawing, type Part } from './pictures';

/** What an outfit is made of: the different parts of each sort, in the order of its cards. */
export interface Look {
  readonly styles: readonly Part[];
  readonly fabrics: readonly Part[];
  readonly garments: readonly Part[];
}

/** The plane that figures and garments are drawn on. */
export const PLANE = '0 -16 160 336';

const SORTS = { red: 'styles', blue: 'fabrics', yellow: 'garments' } as const;
const INK = '#2a2233';

/** The lengths of boxes at which lines are drawn once as thick: the mannequin's, and that of a small garment on its card. */
const GARMENT_SIDE = 78;

/** Cloth that no fabric card names: of a garment that is worn, and on a garment's own card. */
const UNDYED = '#efe7d6';
const YELLOW = '#f3c453';

/** What the garments of one drawing are made of. */
interface Cloth {
  /** Tells its patterns apart from all others on the page. */
  readonly id: string;
  readonly main?: Part | undefined;
  /** Of the collar, the cuffs and the belt, where the outfit has a second fabric. */
  readonly second?: Part | undefined;
  readonly trim?: Part | undefined;
  readonly undyed: string;
  /** How thick lines are: those of a large garment in a small picture are drawn thicker. */
  readonly scale: number;
}

/** The parts of an outfit's cards, each worn as a colour ("wild-3" as "blue"). Null where nothing can be dressed: there
 * is no garment, there are three, or a card has no picture or no colour yet. */
export function look(cards: readonly string[], colours: readonly string[]): Look | null {
  const found = { styles: [] as Part[], fabrics: [] as Part[], garments: [] as Part[] };
  let garments = 0;
  for (const [at, card] of cards.entries()) {
    const colour = colours[at] ?? '';
    const drawn = partOf(`${colour}-${card.slice(card.indexOf('-') + 1)}`);
    if (!drawn || !isSort(colour)) return null;
    if (colour === 'yellow') garments += 1;
    const sort = found[SORTS[colour]];
    if (!sort.includes(drawn)) sort.push(drawn);
  }
  return garments === 1 || garments === 2 ? found : null;
}

function isSort(colour: string): colour is keyof typeof SORTS {
  return Object.hasOwn(SORTS, colour);
}

/** A mannequin in an outfit. Of two styles the first is the model's, and the second trims the clothes; of two fabrics
 * the second makes collar, cuffs and belt. `id` is the mannequin's own. */
export function dress({ styles, fabrics, garments }: Look, id: string): Drawing {
  const [main, second] = fabrics;
  const trim = styles.at(-1);
  const cloth: Cloth = { id, main, second, trim, undyed: UNDYED, scale: 1 };
  const figure = part('figure').layers;
  const worn = [...garments].sort((a, b) => a.order - b.order);
  const hidden = new Set(worn.flatMap((garment) => garment.hides));
  const { body, model } = modelled(styles[0]);
  const accent = (name: string) => (hidden.has(name) ? '' : model(name, name === 'neck' ? trim : styles[0]));
  const neutral = (name: string) => (hidden.has(name) ? '' : group(figure.get(name)));
  const clothes = (prefix: string) => worn.map((garment) => layersOf(garment, cloth, prefix)).join('');
  const marks = [
    defs(materials(`${id}a`, main) + materials(`${id}b`, second)),
    accent('behind'),
    clothes('back-'),
    body('legs'),
    body('torso'),
    neutral('shorts'),
    neutral('trousers'),
    accent('shoes'),
    neutral('under'),
    clothes(''),
    body('arms'),
    accent('gloves'),
    clothes('sleeve-'),
    accent('hands'),
    accent('neck'),
    clothes('wrap-'),
    body('head'),
    group(figure.get('face')),
    accent('face'),
    accent('hair'),
    accent('head'),
    clothes('hat-'),
  ];
  return { box: PLANE, markup: marks.join('') };
}

/** The small picture on a card ("red-5", "wild-3"); null where nothing draws it. */
export function picture(card: string, id: string): Drawing | null {
  const drawn = partOf(card);
  if (!drawn) return null;
  const { box, layers } = drawn;
  if (layers.has('art')) return { box, markup: group(layers.get('art')) };
  if (layers.has('swatch')) return { box, markup: defs(materials(id, drawn)) + named(id, layers.get('swatch')) };
  if (layers.has('skin')) return { box, markup: bust(drawn) };
  return { box, markup: hung(drawn, box, id) };
}

/** What a trend asks for, as its card says it. */
export interface Asked {
  readonly thing: string;
  readonly number?: number | undefined;
  readonly colour?: string | undefined;
}

/** A trend as a poster, drawn from what it asks for, its bonus, and whether it counts once; a question mark where nobody
 * has drawn what it asks for. */
export function poster(asks: Asked, bonus: number, once: boolean): Drawing {
  const frame = part('trends/poster');
  const drawn = partOf(`condition:${asks.thing}`)?.layers;
  const art = drawn?.get(asks.colour ?? String(asks.number)) ?? drawn?.get('art') ?? frame.layers.get('unknown');
  const fill = (markup = '') => markup.replaceAll('{number}', figures(asks.number)).replaceAll('{bonus}', figures(bonus));
  const marks = [frame.layers.get('ground'), art, frame.layers.get(once ? 'once' : 'bonus')];
  return { box: frame.box, markup: marks.map(fill).join('') };
}

/** A number as it goes into markup; nothing else does. */
function figures(number: number | undefined): string {
  return Number.isFinite(number) ? String(number) : '?';
}

/** What stands around the mannequins: layers of "catwalk", "closet" or "emblems". */
export function scenery(name: 'catwalk' | 'closet' | 'emblems', ...layers: readonly string[]): Drawing {
  const drawn = part(name);
  return { box: drawn.box, markup: layers.map((layer) => drawn.layers.get(layer) ?? '').join('') };
}

/** A style by itself: the head and shoulders of its model. */
function bust(style: Part): string {
  const { body, model } = modelled(style);
  const figure = part('figure').layers;
  const clothed = [model('behind'), body('torso'), body('arms'), group(figure.get('under')), model('neck'), body('head')];
  return [...clothed, group(figure.get('face')), model('face'), model('hair'), model('head')].join('');
}

/** A garment by itself, cut from yellow cloth. */
function hung(garment: Part, box: string, id: string): string {
  const scale = Math.max(...box.split(' ').slice(2).map(Number)) / GARMENT_SIDE;
  const cloth: Cloth = { id, undyed: YELLOW, scale };
  return ['back-', '', 'sleeve-', 'wrap-', 'hat-'].map((prefix) => layersOf(garment, cloth, prefix)).join('');
}

/** How the model of a style is drawn; a plain mannequin without one. */
function modelled(style: Part | undefined): { body: (layer: string) => string; model: (layer: string, of?: Part) => string } {
  const figure = part('figure').layers;
  const skin = style?.layers.get('skin') ?? figure.get('plain-skin');
  return {
    body: (layer) => painted(figure.get(layer), skin, 1),
    model: (layer, of = style) => group(of?.layers.get(layer)),
  };
}

/** The layers of a garment whose names begin so: its back, its body, its sleeves. */
function layersOf(garment: Part, cloth: Cloth, prefix: string): string {
  const layer = (name: string) => garment.layers.get(`${prefix}${name}`);
  const trim = cloth.trim?.layers;
  return [
    cut(layer('cloth'), cloth, false),
    group(layer('folds'), `fill="none" stroke="${INK}" stroke-opacity=".55" stroke-width="${round(cloth.scale)}" ${ROUND}`),
    cut(layer('lining'), cloth, true),
    stroked(layer('stitch'), cloth.main?.layers.get('stitch')),
    stroked(layer('trim'), trim?.get('trim')),
    painted(layer('buttons'), trim?.get('buttons') ?? '<g fill="#fffaf0"/>', cloth.scale),
  ].join('');
}

/** Shapes cut from the cloth, each above those before it, with its sheen; a lining from the second fabric, or darker. */
function cut(shapes: string | undefined, cloth: Cloth, isLining: boolean): string {
  const isSecond = isLining && cloth.second !== undefined;
  const id = `${cloth.id}${isSecond ? 'b' : 'a'}`;
  const edge = `fill="none" ${outline(cloth.scale)}`;
  const coats = cloth.main ? [`fill="url(#${id}-cloth)"`, `fill="url(#${id}-sheen)"`] : [`fill="${cloth.undyed}"`];
  if (isLining && !isSecond) coats.push(`fill="${INK}" fill-opacity=".28"`);
  const each = (shapes ?? '').match(/<[^>]*>/g) ?? [];
  return each.map((shape) => [...coats, edge].map((coat) => group(shape, coat)).join('')).join('');
}

const ROUND = 'stroke-linejoin="round" stroke-linecap="round"';

/** The line that holds a shape together. */
function outline(scale: number): string {
  return `stroke="${INK}" stroke-width="${round(1.5 * scale)}" ${ROUND}`;
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}

/** Lines drawn in each of the strokes that a part gives, one upon another: a braid, a seam, a row of studs. */
function stroked(lines: string | undefined, strokes = ''): string {
  return strokesIn(strokes).map((stroke) => group(lines, `fill="none" ${stroke}`)).join('');
}

/** Outlined shapes in the colour that a part gives. */
function painted(shapes: string | undefined, paint = '', scale: number): string {
  return group(group(shapes, strokesIn(paint)[0]), outline(scale));
}

/** The attributes of a layer's empty groups. */
function strokesIn(layer: string): string[] {
  return [...layer.matchAll(/<g ([^>]*)\/>/g)].map(([, attributes = '']) => attributes);
}

/** A fabric's patterns under ids of one drawing's own. */
function materials(id: string, fabric: Part | undefined): string {
  return named(id, fabric?.layers.get('cloth'));
}

function named(id: string, markup = ''): string {
  return markup.replaceAll(' id="', ` id="${id}-`).replaceAll('url(#', `url(#${id}-`);
}

function defs(markup: string): string {
  return markup && `<defs>${markup}</defs>`;
}

/** A group; nothing where it would be empty. */
function group(markup = '', attributes = ''): string {
  return markup && `<g${attributes && ` ${attributes}`}>${markup}</g>`;
}
