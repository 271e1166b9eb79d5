import type { Attachment } from 'svelte/attachments';

const FOCUSABLE = 'button:not(:disabled), a[href], [tabindex="0"]';

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How many times a distance to the side counts, compared with one straight ahead. */
const ASIDE = 2.5;

/** The arrow keys move the focus to the nearest thing in their direction. */
export const arrowKeys: Attachment<HTMLElement> = (root) => {
  const keyed = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    const from = event.target;
    if (!way || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(from instanceof HTMLElement) || from.matches('input, select, textarea, [role=menuitem], [role=tab], [data-start]')) return;
    const next = nextThing(root, from, way);
    if (next === null) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  root.addEventListener('keydown', keyed);
  return () => root.removeEventListener('keydown', keyed);
};

/**
 * What matches in here is one stop for Tab: the thing that had the focus last, else the first. The arrow keys to the
 * sides, Home and End go along it; past its ends an arrow goes where it goes elsewhere.
 */
export function oneStop(selector: string): Attachment<HTMLElement> {
  return (root) => {
    let last: HTMLElement | null = null;
    let held: readonly HTMLElement[] = [];
    const things = () => [...root.querySelectorAll<HTMLElement>(selector)];
    const order = () => {
      const all = things();
      const open = all.filter((thing) => !thing.matches(':disabled'));
      const stop = open.find((thing) => thing === last) ?? open[0];
      for (const thing of held) if (!all.includes(thing)) thing.removeAttribute('tabindex'); // it is a stop of its own now
      for (const thing of all) thing.tabIndex = thing === stop ? 0 : -1;
      held = all;
    };
    const focused = (event: FocusEvent) => {
      const thing = things().find((one) => one === event.target);
      if (thing === undefined) return;
      last = thing;
      order();
    };
    const keyed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const open = things().filter((thing) => !thing.matches(':disabled'));
      const at = open.findIndex((thing) => thing === event.target);
      const ways: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: open.length - 1 };
      const next = at < 0 ? undefined : open[ways[event.key] ?? -1];
      if (next === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      next.focus();
      next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    const watch = new MutationObserver(order);
    watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'class'] });
    root.addEventListener('focusin', focused);
    root.addEventListener('keydown', keyed);
    order();
    return () => {
      watch.disconnect();
      root.removeEventListener('focusin', focused);
      root.removeEventListener('keydown', keyed);
    };
  };
}

/** The nearest thing in a direction; null where there is none. */
function nextThing(root: HTMLElement, from: HTMLElement, [right, down]: readonly [number, number]): HTMLElement | null {
  const here = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of root.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    if (thing === from || thing.offsetParent === null) continue;
    const there = centre(thing);
    const along = (there.x - here.x) * right + (there.y - here.y) * down;
    const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right);
    const distance = along + aside * ASIDE;
    if (along > 1 && distance < least) {
      least = distance;
      best = thing;
    }
  }
  return best;
}

function centre(thing: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
