import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, test } from 'vitest';
import type { Plan } from '../../../server/types';
import { layOut } from '../layout';
import Mission from '../Mission.svelte';
import { everyStep } from './recorded';

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

describe('a mission of somebody else', () => {
  /** What a mission file of one's own makes of a table: vehicles and aims that the page has never seen. */
  function laid(labels: Record<string, { text: string }>): void {
    const [step] = everyStep();
    const { after } = step!;
    const scene = { ...after, mission: 'stampede', goal: { ...after.goal, aims: ['stampede'], drive: [['ox-cart', 'coupe'], ['ox-cart']], things: ['vehicle:99'] } };
    const plan = { areas: [], labels: {}, note: '', of_seats: [] } as unknown as Plan;
    const props = { scene, layout: layOut(plan, false), note: 'Stampede: all at once for the END.', labels, seat: 0 };
    shown = mount(Mission, { target: document.body, props: props as never });
    flushSync();
  }

  test('is shown with its title and what it says, and with the pictures that there are', () => {
    laid({ 'goal:0': { text: 'Get away.' }, 'goal:end': { text: 'It is over when one has.' } });
    expect(document.querySelector('h3')?.textContent).toBe('Stampede');
    expect([...document.querySelectorAll('li')].map((one) => one.textContent.trim())).toEqual(['all at once for the END.', 'Get away.', 'It is over when one has.']);
    expect(document.querySelectorAll('.picture [data-seat]')).toHaveLength(1);
  });

  test('says no more than it says of itself', () => {
    laid({});
    expect([...document.querySelectorAll('li')].map((one) => one.textContent.trim())).toEqual(['all at once for the END.']);
    expect(document.body.textContent).not.toMatch(/undefined|null|NaN/);
  });
});
