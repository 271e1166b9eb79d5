/** Brings what moves into view, unless that would take the page away from somebody who scrolls, or is busy beside the table. */

/** Milliseconds from the last movement of a hand that scrolls until the page may be scrolled for it. */
const HANDS_OFF_MS = 1500;
const SCROLL_KEYS: ReadonlySet<string> = new Set(['PageUp', 'PageDown']);

/** What stays in sight however far the page is scrolled: who has the focus there loses nothing. */
const STAYS = 'header, [data-replay]';

let scrolledAt = -Infinity;
const scrolled = (): void => void (scrolledAt = performance.now());
addEventListener('wheel', scrolled, { passive: true });
addEventListener('touchmove', scrolled, { passive: true });
addEventListener('keydown', ({ key }) => SCROLL_KEYS.has(key) && scrolled());

/** Scroll to these elements of a table; where there is no room for all of them, to the first. */
export function bringIntoView(table: Element, elements: readonly Element[]): void {
  if (performance.now() - scrolledAt < HANDS_OFF_MS || isBeside(table)) return;
  for (const element of elements.toReversed()) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Whether somebody writes, reads or goes by keyboard beside a table. */
function isBeside(table: Element): boolean {
  const { activeElement: active } = document;
  if (active === null || active.contains(table) || table.contains(active)) return false;
  return active.matches(':focus-visible') && active.closest(STAYS) === null;
}
