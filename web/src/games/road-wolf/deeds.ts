/** What may be done, as what is pressed for it: a spot on the board, a thing there, or a choice in the dock. */
import type { ActionInfo, ForecastInfo, Schemas } from '../../server/types';
import { openedOf, type Deed as AnyDeed, type Known as Told } from '../../table/drawn/deeds';
import type { Spot } from '../../table/drawn/travel';
import { modelSize, type Layout } from './layout';
import { vehicleCalled, type Scene } from './sight';

type Action = Schemas['RoadWolfAction'];
/** What a move meets first of what harms. */
export type Meets = Schemas['RoadWolfSpotClass'];
/** The preview of an action. Where more than 64 actions are open, the rest of its fields comes with a forecast. */
export type Preview = Schemas['RoadWolfPreview'];

export interface Deed extends AnyDeed<Action['kind']> {
  /** What is pressed for it: "spot:17", "vehicle:3", "verb:move". */
  key: string;
  /** The point of the board to which the acting vehicle goes, or where it comes in; null for what has no place. */
  spot: Spot | null;
  /** The vehicle that is chosen; '' for none. */
  vehicle: string;
  /** The place of the ready-made force among those of the seat's side, from 0; -1 for none. */
  force: number;
  /** The picture that says what it is. */
  picture: string;
  /** How it harms one's own side; `harm` is more where something comes of it that may. */
  tone: number;
  meets: Meets;
  /** What the road's turn brings there. */
  road: Meets;
  preview: Preview | null;
}

export interface Known extends Told {
  layout: Layout;
}

/** What is met of which a press is asked for once more. */
const RISKY: ReadonlySet<Meets> = new Set(['hits', 'damage', 'leaves']);

/** The open actions of a scene; what does no more harm than everything else does is held to do none. */
export function deedsOf(scene: Scene, known: Known): Deed[] {
  const found = scene.actions.flatMap((action) => deedOf(scene, action, known));
  const least = Math.min(...found.map(({ tone }) => tone));
  return found.map((deed) => ({ ...deed, tone: deed.tone - least, harm: deed.tone - least + Number(RISKY.has(deed.meets)) }));
}

function deedOf(scene: Scene, action: ActionInfo, known: Known): Deed[] {
  const { about, layout } = known;
  const opened = openedOf<Action, Preview>(action, known);
  if (!opened) return [];
  const { entry: found, preview } = opened;
  const spot = spotOf(scene, action, found, about, layout);
  const vehicle = found.kind === 'choose' ? found.fields.vehicle : '';
  const meets = preview?.meets ?? 'clear';
  const key = spot ? `spot:${action.number}` : vehicle || `do:${action.number}`;
  return [
    {
      ...opened.deed,
      tone: opened.deed.harm,
      keys: [key],
      key,
      spot,
      vehicle,
      force: found.kind === 'force' ? found.fields.force - 1 : -1,
      picture: pictured(scene, found),
      meets,
      road: (spot && preview?.road_meets) || 'clear',
      preview,
    },
  ];
}

/** Where a step leads, or where along an edge a vehicle comes in. */
function spotOf(scene: Scene, { number }: ActionInfo, { kind, fields }: Action, about: Known['about'], layout: Layout): Spot | null {
  const acting = vehicleCalled(scene, scene.acting);
  if (kind === 'go' && acting?.at) return { x: acting.at.x + fields.across, y: acting.at.y + fields.along };
  if (kind === 'go_to_edge') {
    const items = about?.actions[number] ?? [];
    const point = items.find(({ place }) => place?.startsWith('point:'))?.place?.split(':').map(Number);
    return point ? { x: point[1] ?? 0, y: point[2] ?? 0 } : null;
  }
  if (kind !== 'place') return null;
  const { width, length } = acting ? modelSize(layout, acting) : { width: 0, length: 0 };
  switch (fields.edge) {
    case 'start':
      return { x: fields.at, y: length / 2 };
    case 'end':
      return { x: fields.at, y: layout.length - length / 2 };
    case 'left':
      return { x: width / 2, y: fields.at };
    default:
      return { x: layout.width - width / 2, y: fields.at };
  }
}

/** The pictures of verbs, where they are called otherwise than the verbs are. */
const PICTURES: Readonly<Record<string, string>> = {
  bike_move: 'move',
  gunner_shotgun: 'shotgun',
  gunner_molotov: 'molotov',
  kept_ambush: 'ambush',
  repair: 'mechanic',
  wheel: 'driver',
  supplies_token: 'supplies',
  supplies_repair: 'mechanic',
  board: 'takeover',
  drive_train: 'engine',
  leave_dice: 'yes',
  reroll: 'check',
  enough: 'done',
  go_to_edge: 'move',
};

function pictured(scene: Scene, { kind, fields }: Action): string {
  switch (kind) {
    case 'choose':
      return vehicleCalled(scene, fields.vehicle)?.kind ?? '';
    case 'token':
      return fields.token;
    case 'buy':
      return fields.vehicle;
    default:
      return PICTURES[kind] ?? kind;
  }
}

/** The nearest spot to a point of the board; null where none is within reach. */
export function nearestSpot(deeds: readonly Deed[], at: Spot, reach: number): Deed | null {
  let best: Deed | null = null;
  let least = reach;
  for (const deed of deeds) {
    if (!deed.spot) continue;
    const far = Math.hypot(deed.spot.x - at.x, deed.spot.y - at.y);
    if (far < least) [best, least] = [deed, far];
  }
  return best;
}

/** How many times a distance to the side counts, compared with one straight ahead. */
const ASIDE = 2.5;

/** The nearest spot in a direction of the board. */
export function spotBeside(deeds: readonly Deed[], from: Spot, [across, along]: readonly [number, number]): Deed | null {
  let best: Deed | null = null;
  let least = Infinity;
  for (const deed of deeds) {
    if (!deed.spot) continue;
    const [right, ahead] = [deed.spot.x - from.x, deed.spot.y - from.y];
    const on = right * across + ahead * along;
    const far = on + (Math.abs(right * along) + Math.abs(ahead * across)) * ASIDE;
    if (on > 0 && far < least) [best, least] = [deed, far];
  }
  return best;
}

/** The spot so many spots further in a direction of the board, or the last one there; null where there is none. */
export function spotAlong(deeds: readonly Deed[], from: Spot, way: readonly [number, number], steps: number): Deed | null {
  let found: Deed | null = null;
  for (let step = 0; step < steps; step++) {
    const next = spotBeside(deeds, found?.spot ?? from, way);
    if (!next) break;
    found = next;
  }
  return found;
}

/** The preview of a deed: the whole of it where its forecast has come, else the part that is sent with the decision. */
export const fullPreview = (deed: Deed, forecast: ForecastInfo | null | undefined): Preview | null =>
  deed.preview && forecast?.action === deed.action.text ? { ...deed.preview, ...forecast.preview } : deed.preview;
