/** What may be done, as what is pressed for it; of a lane, every whole way that begins with it. */
import type { ActionInfo, Schemas } from '../../server/types';
import { openedOf, type Deed as AnyDeed, type Known } from '../../table/drawn/deeds';
import type { Scene } from './sight';

type Kind = Schemas['Race2LiveAction']['kind'];

/** A direction's or a lane's preview. */
export type Preview = Schemas['Race2LivePreview'];

/** A whole way. */
export type Way = Preview['ways'][number];

/**
 * Its keys: "forward", "pack:pack-2", "survivor:ash", "card:7", "way:…". Of several deeds that begin with one lane the
 * first has its hint, and the others none: a way has no name of its own.
 */
export interface Deed extends AnyDeed<Kind> {
  /** What on the street means it as well. */
  also: string[];
  preview: Preview | null;
  /** Of a lane: the whole way. */
  way: Way | null;
}

/** The open actions of a scene; what does no more harm than everything else does is held to do none. */
export function deedsOf(scene: Scene, known: Known): Deed[] {
  const found = scene.actions.flatMap((action) => deedsOfOne(scene, action, known));
  const least = Math.min(...found.map(({ harm }) => harm));
  return found.map((deed) => ({ ...deed, harm: deed.harm - least }));
}

function deedsOfOne(scene: Scene, action: ActionInfo, known: Known): Deed[] {
  const opened = openedOf<Schemas['Race2LiveAction'], Preview>(action, known);
  if (!opened) return [];
  const { entry, preview } = opened;
  const deed = { ...opened.deed, preview, way: null };
  if (entry.kind === 'lane' && preview && preview.ways.length > 0)
    return preview.ways.map((way, at) => ({
      ...deed,
      hint: at === 0 ? deed.hint : '',
      way,
      keys: [`way:${way.spaces.join()}`],
      also: [way.spaces.at(-1) ?? '', ...way.rescues],
    }));
  return [{ ...deed, ...pressedFor(scene, entry, preview, spacesOf(action, known)) }];
}

/** The spaces that an action is about, as the server tells. */
const spacesOf = ({ number }: ActionInfo, { about }: Known): string[] =>
  (about?.actions[number] ?? []).flatMap(({ place }) => (place?.startsWith('space:') ? [place] : []));

function pressedFor(
  scene: Scene,
  { kind, fields }: Schemas['Race2LiveAction'],
  preview: Preview | null,
  spaces: string[],
): Pick<Deed, 'keys' | 'also'> {
  switch (kind) {
    case 'forward':
    case 'backward': {
      const ends = preview?.ways.flatMap(({ spaces, rescues }) => [spaces.at(-1) ?? '', ...rescues]) ?? [];
      return { keys: [kind], also: [...new Set(ends)].filter(Boolean) };
    }
    case 'lane':
      return { keys: [`lane:${fields.lane}`], also: spaces };
    case 'stop':
      return { keys: ['stop'], also: [scene.survivors.find(({ name }) => name === scene.survivor)?.at ?? ''] };
    case 'play':
    case 'lose':
      return { keys: [`card:${fields.card}`], also: [] };
    case 'use_pack':
      return { keys: scene.found ? [fields.on] : [`pack:${fields.pack}`, fields.on], also: [] };
    default:
      return { keys: [kind], also: [] };
  }
}

/** What can be pressed next, each with the deeds that it means, the best first. */
export function nextOf(deeds: readonly Deed[], chosen: string): Map<string, Deed[]> {
  const found = new Map<string, Deed[]>();
  const add = (key: string, deed: Deed): void => void found.set(key, [...(found.get(key) ?? []), deed]);
  for (const deed of deeds) {
    const [first = '', second] = deed.keys;
    if (chosen !== '' && first !== chosen) continue;
    const key = chosen === '' ? first : second;
    if (key === undefined) continue;
    add(key, deed);
    if (chosen === '') for (const other of deed.also) add(other, deed);
  }
  for (const means of found.values()) means.sort((one, other) => merit(other) - merit(one));
  return found;
}

/** Of ways that one press may mean: the one that rescues most, then the one home, then one without a token. */
function merit({ way, harm, kind }: Deed): number {
  if (!way) return kind === 'forward' ? 1 - harm : -harm;
  return way.rescues.length * 8 + Number(way.home) * 4 + Number(!way.token) * 2 - harm;
}
