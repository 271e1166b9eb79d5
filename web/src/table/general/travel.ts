/** Animates things that have changed their place, from their old position to the new one. */
import { fromNow } from '../../ui/motion';

interface Place {
  panel: string;
  box: DOMRect;
}

type Places = Map<string, Place[]>;

/** The position of everything: things by name, piles by title. */
export interface Snapshot {
  things: Places;
  piles: Map<string, { size: number; box: DOMRect }>;
}

const LASTS = 340;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Record the position of everything, before it changes. */
export function look(root: HTMLElement): Snapshot {
  const things: Places = new Map();
  for (const thing of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const name = thing.dataset.thing ?? '';
    const found = things.get(name) ?? [];
    found.push({ panel: panelOf(thing), box: thing.getBoundingClientRect() });
    things.set(name, found);
  }
  const piles = new Map<string, { size: number; box: DOMRect }>();
  for (const pile of root.querySelectorAll<HTMLElement>('[data-pile]'))
    piles.set(pile.dataset.pile ?? '', { size: Number(pile.dataset.size), box: pile.getBoundingClientRect() });
  return { things, piles };
}

function panelOf(thing: HTMLElement): string {
  return thing.closest<HTMLElement>('[data-panel]')?.dataset.panel ?? '';
}

/** Animate everything that has moved since; resolves when all animations have ended. */
export async function travel(root: HTMLElement, before: Snapshot): Promise<void> {
  const moving: Animation[] = [];
  const source = emptied(root, before);
  const left = new Map(Array.from(before.things, ([name, places]) => [name, [...places]]));
  const arrived: HTMLElement[] = [];
  for (const thing of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const places = left.get(thing.dataset.thing ?? '') ?? [];
    const at = places.findIndex((place) => place.panel === panelOf(thing));
    const stayed = places[at];
    // A map animates its own things; a thing that leaves the map is animated from its position there.
    if (thing.dataset.drawn !== undefined) places.splice(at, at < 0 ? 0 : 1);
    else if (stayed === undefined) arrived.push(thing);
    else {
      places.splice(at, 1);
      moving.push(...slide(thing, stayed.box));
    }
  }
  for (const thing of arrived) {
    const from = left.get(thing.dataset.thing ?? '')?.shift()?.box ?? source;
    moving.push(...(from ? fly(thing, from) : appear(thing)));
  }
  await Promise.allSettled(moving.map((animation) => fromNow(animation).finished));
}

/** The position of the only pile that has become smaller, from which a new thing may have come. */
function emptied(root: HTMLElement, before: Snapshot): DOMRect | null {
  const smaller = Array.from(root.querySelectorAll<HTMLElement>('[data-pile]')).filter(
    (pile) => Number(pile.dataset.size) < (before.piles.get(pile.dataset.pile ?? '')?.size ?? 0),
  );
  return smaller.length === 1 ? (smaller[0]?.getBoundingClientRect() ?? null) : null;
}

function slide(thing: HTMLElement, from: DOMRect): Animation[] {
  const to = thing.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) + Math.abs(y) < 2) return [];
  const start = { transform: `translate(${x}px, ${y}px)`, zIndex: 10, position: 'relative' as const };
  return [thing.animate([start, { ...start, transform: 'none' }], { duration: LASTS, easing: EASE })];
}

/** Between two parts of the table, a thing moves above everything else, so that no edge cuts it off. */
function fly(thing: HTMLElement, from: DOMRect): Animation[] {
  const to = thing.getBoundingClientRect();
  if (to.width === 0 || to.right < 0 || to.left > innerWidth) return [];
  const flying = thing.cloneNode(true) as HTMLElement;
  flying.inert = true;
  flying.ariaHidden = 'true';
  for (const name of ['thing', 'first']) delete flying.dataset[name];
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
  thing.style.visibility = 'hidden';
  const start = { transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` };
  const flight = flying.animate([start, { transform: 'none' }], { duration: LASTS, easing: EASE });
  const land = () => {
    flying.remove();
    thing.style.visibility = '';
  };
  flight.finished.then(land, land);
  return [flight];
}

function appear(thing: HTMLElement): Animation[] {
  return [thing.animate([{ opacity: 0, transform: 'scale(0.9)' }, {}], { duration: LASTS / 2, easing: EASE })];
}
