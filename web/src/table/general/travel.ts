/** Animates what has changed its place, from where it was to where it is. */
import type { Scene } from '../../server/scene';
import type { SceneMove } from '../../server/types';
import { fromNow } from '../../ui/motion';

/** Where something was: from the corner of the part of the table that it scrolls, or stays, with. */
interface Spot {
  part: Element;
  left: number;
  top: number;
}

/** Where everything was: things by their names and generations, places by their names, and kinds in places. */
export interface Snapshot {
  things: Map<string, Spot>;
  places: Map<string, Spot>;
  kinds: Map<string, Spot>;
}

/** The part of a table that stays where it is when the rest is scrolled. */
const STAYS = '[data-start]';

/** Milliseconds: of a movement, from the beginning of one event's to the next one's, and until the last one begins. */
const LASTS = 340;
const APART = 180;
const LATEST = 800;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

type Carried = Extract<SceneMove, { type: 'carried' }>;

/** What differs between two scenes of a viewer, as it is drawn now: things first, since each is followed by itself; then
 * places where something lies, and counters.
 */
export function changedBetween(root: HTMLElement, before: Scene, after: Scene): Element[] {
  const changed = (was: object, is: object) => {
    const known = new Map(Object.entries(was));
    return Object.entries(is).flatMap(([name, value]) => (JSON.stringify(value) === JSON.stringify(known.get(name)) ? [] : name));
  };
  const found = [
    ...changed(before.things, after.things).map((name) => find(root, 'thing', name)),
    ...changed(before.piles, after.piles).map((name) => find(root, 'place', name)),
    ...changed(before.counters, after.counters).map((name) => find(root, 'place', name)),
  ];
  // a map shows by itself the part of it that matters
  return [...new Set(found.flatMap((element) => element?.closest('.panel.map') ?? element ?? []))];
}

/** Record where everything is, before it changes. */
export function look(root: HTMLElement): Snapshot {
  return { things: boxes(root, 'thing'), places: boxes(root, 'place'), kinds: boxes(root, 'kind') };
}

function boxes(root: HTMLElement, what: 'thing' | 'place' | 'kind'): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const element of root.querySelectorAll<HTMLElement>(`[data-${what}]`)) {
    const name = what === 'thing' ? identityOf(element) : (element.dataset[what] ?? '');
    if (!found.has(name) && element.getClientRects().length > 0) found.set(name, spotOf(element, element.closest(STAYS) ?? root));
  }
  return found;
}

function spotOf(element: Element, part: Element): Spot {
  const [{ left, top }, corner] = [element.getBoundingClientRect(), part.getBoundingClientRect()];
  return { part, left: left - corner.left, top: top - corner.top };
}

/** Which thing it is: another one may have its name by now. */
export const identityOf = ({ dataset }: Pick<HTMLElement, 'dataset'>) => `${dataset.thing} ${dataset.generation ?? ''}`;

/** Animate everything that has moved since, event by event; resolves when all animations have ended. */
export async function travel(root: HTMLElement, before: Snapshot, moves: readonly SceneMove[]): Promise<void> {
  const order = [...new Set(moves.map((move) => move.event))];
  const delayOf = (move: SceneMove | undefined) => (move ? Math.min(Math.max(0, order.indexOf(move.event)) * APART, LATEST) : 0);
  const moving: Animation[] = [];
  for (const thing of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    if (thing.dataset.drawn !== undefined) continue; // a map animates its own
    const name = thing.dataset.thing ?? '';
    const own = moves.filter((move) => 'thing' in move && move.thing === name);
    const from = before.things.get(identityOf(thing));
    if (from) moving.push(...slide(thing, from, delayOf(own[0])));
    else moving.push(...appear(thing, delayOf(own[0])));
    if (own.some((move) => move.type === 'put') && !isMoved(thing, from)) moving.push(...stress(thing, delayOf(own[0])));
  }
  const taken = new Set<Element>();
  for (const move of moves)
    if (move.type === 'carried') moving.push(...carry(root, before, move, delayOf(move), taken));
  await Promise.allSettled(moving.map((animation) => animation.finished));
}

/** Something goes from one place to another: the card that lies there now, or a back. */
function carry(root: HTMLElement, before: Snapshot, move: Carried, delay: number, taken: Set<Element>): Animation[] {
  const place = find(root, 'place', move.target);
  const from = before.kinds.get(`${move.source}|${move.was}`) ?? before.places.get(move.source);
  if (!place || !from) return [];
  const there = Array.from(place.querySelectorAll<HTMLElement>('[data-kind]')).filter(
    (element) => !taken.has(element) && element.dataset.kind?.startsWith(`${move.target}|${move.kind}`),
  );
  const arrived = there.at(-1);
  if (arrived) taken.add(arrived);
  return fly(arrived ?? place.querySelector<HTMLElement>('.backs') ?? place, from, delay, arrived !== undefined);
}

function find(root: HTMLElement, what: string, name: string): HTMLElement | null {
  return name === '' ? null : root.querySelector<HTMLElement>(`[data-${what}="${CSS.escape(name)}"]`);
}

function far({ part, left, top }: Spot, to: DOMRect): readonly [number, number] {
  const corner = part.getBoundingClientRect();
  return [corner.left + left - to.left, corner.top + top - to.top];
}

function isMoved(thing: HTMLElement, from: Spot | undefined): boolean {
  if (!from) return true;
  const [x, y] = far(from, thing.getBoundingClientRect());
  return Math.abs(x) + Math.abs(y) >= 2;
}

const animated = (element: HTMLElement, frames: Keyframe[], duration: number, delay: number) =>
  fromNow(element.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' }));

function slide(thing: HTMLElement, from: Spot, delay: number): Animation[] {
  if (!isMoved(thing, from)) return [];
  return fly(thing, from, delay, true);
}

/** What moves lies above everything else, so that no edge cuts it off; what it becomes is hidden until it is there. */
function fly(element: HTMLElement, from: Spot, delay: number, hides: boolean): Animation[] {
  const to = element.getBoundingClientRect();
  if (to.width === 0 || to.right < 0 || to.left > innerWidth) return [];
  const flying = element.cloneNode(true) as HTMLElement;
  flying.inert = true;
  flying.ariaHidden = 'true';
  for (const name of ['thing', 'kind', 'place', 'first']) delete flying.dataset[name];
  flying.dataset.flying = '';
  Object.assign(flying.style, {
    position: 'fixed',
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: '0',
    zIndex: '20',
    pointerEvents: 'none',
  });
  document.body.append(flying);
  if (hides) element.style.visibility = 'hidden';
  const [x, y] = far(from, to);
  const flight = animated(flying, [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], LASTS, delay);
  const land = () => {
    flying.remove();
    if (hides) element.style.visibility = '';
  };
  flight.finished.then(land, land);
  return [flight];
}

function appear(thing: HTMLElement, delay: number): Animation[] {
  return [animated(thing, [{ opacity: 0, transform: 'scale(0.9)' }, {}], LASTS / 2, delay)];
}

/** Something about a thing has changed, and not its place. */
function stress(thing: HTMLElement, delay: number): Animation[] {
  return [animated(thing, [{}, { transform: 'scale(1.12)' }, {}], LASTS, delay)];
}
