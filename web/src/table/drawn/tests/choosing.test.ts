import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RESTS_MS } from '../../../state/presses';
import { Choosing } from '../choosing.svelte';
import type { Deed } from '../deeds';

const deed = (text: string, harm = 0): Deed => ({
  action: { number: 1, text, verb: text, card: '', said: '', hint: '' },
  kind: text, keys: [text], hint: '', harm,
});
const [harmless, harmful] = [deed('run'), deed('fall', 1)];

/** A table on which every deed is one press. */
class OnePress extends Choosing {
  readonly pressed: readonly string[] = [];
  readonly aim = null;

  get left(): readonly Deed[] {
    return this.deeds();
  }

  press(key: string | null, pointer: string): void {
    const found = this.deeds().find(({ keys }) => keys[0] === key);
    if (found && found === this.armed) this.again(pointer);
    else if (found) this.mean(found, pointer);
  }
}

function choosing(): { choosing: OnePress; played: string[] } {
  const played: string[] = [];
  return { choosing: new OnePress(() => [harmful, harmless], ({ action }) => void played.push(action.text)), played };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a press', () => {
  test.each([
    ['mouse', ['run']],
    ['keyboard', ['run']],
    ['touch', []],
    ['pen', []],
  ])('by %s plays %j of what does no harm', (pointer, done) => {
    const { choosing: one, played } = choosing();
    one.press('run', pointer);
    expect(played).toEqual(done);
    one.press('run', pointer);
    expect(played).toContain('run');
  });

  test('that harms shows it first; the second click of a double click has not seen it', () => {
    const { choosing: one, played } = choosing();
    one.press('fall', 'mouse');
    vi.advanceTimersByTime(RESTS_MS - 1);
    one.press('fall', 'mouse');
    expect([one.armed, played]).toEqual([harmful, []]);
    vi.advanceTimersByTime(1);
    one.press('fall', 'mouse');
    expect([one.armed, played]).toEqual([null, ['fall']]);
  });

  test('of the list is done at once, or shown where it harms', () => {
    const { choosing: one, played } = choosing();
    one.decide(harmless);
    one.decide(harmful);
    expect([one.armed, played]).toEqual([harmful, ['run']]);
    one.decide(harmful);
    expect(played).toEqual(['run', 'fall']);
  });
});

test('what harms is offered last', () => {
  expect(choosing().choosing.offered).toEqual([harmless, harmful]);
});

describe('a button that stands for something', () => {
  async function button(one: OnePress): Promise<HTMLElement> {
    const found = document.createElement('button');
    one.points('run')(found);
    await tick();
    return found;
  }
  const enters = (pointerType: string): Event => Object.assign(new Event('pointerenter'), { pointerType });

  test('shows it while the mouse is at it, and not under a finger', async () => {
    const { choosing: one } = choosing();
    const it = await button(one);
    it.dispatchEvent(enters('touch'));
    expect(one.pointed).toBeNull();
    it.dispatchEvent(enters('mouse'));
    expect(one.pointed).toBe('run');
    it.dispatchEvent(new Event('pointerleave'));
    expect(one.pointed).toBeNull();
  });

  test('shows it while it has the focus of somebody who uses the keyboard', async () => {
    const { choosing: one } = choosing();
    const it = await button(one);
    it.dispatchEvent(new Event('focus'));
    expect(one.pointed).toBeNull();
    one.pointer = 'keyboard';
    it.dispatchEvent(new Event('focus'));
    expect(one.pointed).toBe('run');
    it.dispatchEvent(new Event('blur'));
    expect(one.pointed).toBeNull();
  });
});
