import { afterEach, describe, expect, test, vi } from 'vitest';
import { RESTS_MS } from '../../../state/presses';
import { Choosing } from '../choosing.svelte';
import { fullPreview, nearestSpot, spotAlong, spotBeside, type Deed } from '../deeds';

/** A deed as tests need it. */
function deed(number: number, more: Partial<Deed> = {}): Deed {
  const key = more.spot ? `spot:${number}` : more.vehicle || `do:${number}`;
  return {
    action: { number, text: `action ${number}`, verb: 'go', card: '', said: '', hint: '' },
    kind: 'go', hint: '', keys: [key], key, spot: null, vehicle: '', force: -1, picture: '', harm: 0, tone: 0, meets: 'clear', road: 'clear', preview: null, ...more,
  };
}

function choosing(deeds: readonly Deed[]): { it: Choosing; played: Deed[] } {
  const played: Deed[] = [];
  return { it: new Choosing(() => deeds, (one) => void played.push(one)), played };
}

const AHEAD = deed(1, { spot: { x: 480, y: 1000 } });
const RAM = deed(2, { spot: { x: 480, y: 1040 }, meets: 'hits', harm: 1 });
const OTHER = deed(3, { vehicle: 'vehicle:3' });
const DONE = deed(4, { kind: 'done' });
const ALL = [AHEAD, RAM, OTHER, DONE];

afterEach(() => void vi.restoreAllMocks());

describe('what is pressed', () => {
  test('is driven to at once with a mouse, and shown first by a finger', () => {
    const { it, played } = choosing(ALL);
    it.press('spot:1', 'mouse');
    expect(played).toEqual([AHEAD]);
    it.press('spot:1', 'touch');
    expect([played.length, it.armed, it.aim]).toEqual([1, AHEAD, AHEAD]);
    it.press('spot:1', 'touch');
    expect(played).toEqual([AHEAD, AHEAD]);
  });

  test('is asked for once more where it rams something, and a double click does not see that', () => {
    let now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { it, played } = choosing(ALL);
    it.press('spot:2', 'mouse');
    it.press('spot:2', 'mouse');
    expect([played, it.armed]).toEqual([[], RAM]);
    now += RESTS_MS;
    it.press('spot:2', 'mouse');
    expect(played).toEqual([RAM]);
  });

  test('is a vehicle, a verb, or nothing, which takes back what was shown', () => {
    const { it, played } = choosing(ALL);
    it.press('vehicle:3', 'mouse');
    it.press('do:4', 'mouse');
    expect(played).toEqual([OTHER, DONE]);
    it.press('spot:2', 'touch');
    it.press(null, 'touch');
    expect([it.armed, it.aim]).toEqual([null, null]);
  });

  test('a ghost that is dragged plays nothing, however many spots it passes', () => {
    const { it, played } = choosing(ALL);
    for (let step = 0; step < 40; step++) it.show(step % 2 === 0 ? AHEAD : RAM);
    expect([played, it.aim]).toEqual([[], RAM]);
  });

  test('what does harm is offered last; what has a place is not among the choices', () => {
    const { it } = choosing(ALL);
    expect(it.offered.at(-1)).toBe(RAM);
    expect(it.others).toEqual([OTHER, DONE]);
    expect(it.spots).toEqual([AHEAD, RAM]);
  });
});

describe('spots', () => {
  const grid = Array.from({ length: 81 }, (_, at) => deed(at, { spot: { x: (at % 9) * 10, y: Math.floor(at / 9) * 10 } }));

  test('the nearest to a finger is meant, as long as it is within reach', () => {
    expect(nearestSpot(grid, { x: 42, y: 38 }, 20)?.spot).toEqual({ x: 40, y: 40 });
    expect(nearestSpot(grid, { x: 400, y: 400 }, 20)).toBeNull();
  });

  test('an arrow key goes to the next in its direction, and there and back again', () => {
    for (const [across, along] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
      const next = spotBeside(grid, { x: 40, y: 40 }, [across, along]);
      expect(next?.spot).toEqual({ x: 40 + 10 * across, y: 40 + 10 * along });
      expect(spotBeside(grid, next?.spot ?? { x: 0, y: 0 }, [-across, -along])?.spot).toEqual({ x: 40, y: 40 });
    }
    expect(spotBeside(grid, { x: 80, y: 80 }, [1, 0])).toBeNull();
  });

  test('an arrow key with Shift goes several further, and no further than they reach', () => {
    expect(spotAlong(grid, { x: 0, y: 40 }, [1, 0], 4)?.spot).toEqual({ x: 40, y: 40 });
    expect(spotAlong(grid, { x: 60, y: 40 }, [1, 0], 4)?.spot).toEqual({ x: 80, y: 40 });
    expect(spotAlong(grid, { x: 80, y: 40 }, [1, 0], 4)).toBeNull();
  });
});

test('what was asked of a spot is told with what came at once, and of no other', () => {
  const brief = { meets: 'hits', thing: null, edge: 'none', after: 80, friend: false, road_meets: 'clear' } as const;
  const one = deed(7, { preview: brief });
  const forecast = { action: 'action 7', preview: { attack: 3 } } as never;
  expect(fullPreview(one, forecast)).toEqual({ ...brief, attack: 3 });
  expect(fullPreview(AHEAD, forecast)).toBeNull();
});
