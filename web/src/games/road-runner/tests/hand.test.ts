import { describe, expect, test } from 'vitest';
import { grouped, question, readOut, step } from '../hand';
import { passedTo, prompt } from '../prompt';
import { everyStep, pack, sceneWhere } from './recorded';

const can = (verb: string) => (scene: { actions: { verb: string }[] }) =>
  scene.actions.some((one) => one.verb === verb);

describe('the hand in its groups', () => {
  test('holds every card once, whatever the moment', () => {
    for (const { after } of everyStep()) {
      const titles = grouped(after, pack).flatMap((group) => group.cards.map((card) => card.title));
      expect(pack.sorted(titles)).toEqual(pack.sorted(after.hand));
    }
  });

  test('has a key of its own for each of two copies', () => {
    const scene = { ...sceneWhere(can('pass')), hand: ['Free Birdseed', 'Free Birdseed', 'Rust!'] };
    const keys = grouped(scene, pack).flatMap((group) => group.cards.map((card) => card.key));
    expect(new Set(keys).size).toBe(3);
  });

  test('is what captures and what lets escape; a card that is both can capture at any time', () => {
    const scene = { ...sceneWhere(can('pass')), hand: ['Anvil', 'Giant Magnet', 'Rust!'] };
    const groups = grouped(scene, pack).map((group) => [group.name, group.cards.map((card) => card.title)]);
    expect(groups).toEqual([
      ['capture', ['Anvil', 'Giant Magnet']],
      ['escape', ['Rust!']],
    ]);
  });

  test('puts first what fits while the viewer answers an attempt', () => {
    const [answer, rest] = grouped(sceneWhere(can('play')), pack);
    expect(answer?.name).toBe('answer');
    expect(answer?.cards.every((card) => card.action !== null)).toBe(true);
    expect(rest?.cards.every((card) => card.action === null)).toBe(true);
  });

  test('never offers an action that the server has not listed', () => {
    for (const { after } of everyStep()) {
      const offered = grouped(after, pack).flatMap((group) => group.cards.flatMap((card) => card.action ?? []));
      for (const action of offered) expect(after.actions).toContain(action);
    }
  });
});

describe('what is asked about a card that cannot be played', () => {
  const held = (title: string) => ({ key: title, title, face: pack.face(title), action: null });

  test('in a turn, why a Capture cannot be laid', () => {
    expect(question(held('Anvil'), sceneWhere(can('pass')))).toBe('lay Anvil');
  });

  test('in a turn, why an Escape cannot be played', () => {
    expect(question(held('Rust!'), sceneWhere(can('pass')))).toBe('play Rust!');
  });

  test('against an attempt, why a card that is both cannot be played', () => {
    expect(question(held('Giant Magnet'), sceneWhere(can('decline')))).toBe('play Giant Magnet');
  });
});

describe('a card read out', () => {
  test('says title, group, keywords and numbers', () => {
    expect(readOut(pack.face('Anvil'))).toBe('Anvil, Capture, Drop 1, Metal');
    expect(readOut(pack.face('Rocket Motor'))).toBe(
      'Rocket Motor, Capture, Thruster, Speed 4, Explosive 4, Metal, Mechanical',
    );
  });

  test('says what a keyword depends on', () => {
    expect(readOut(pack.face('Sail'))).toBe('Sail, Capture, Thruster, Speed 1, with Fan: Thruster, Speed 2');
  });

  test('says what an Escape prevents', () => {
    expect(readOut(pack.face('Truck!'))).toBe('Truck!, Escape, Prevents any ROAD capture; 2 damage');
    expect(readOut(pack.face('Giant Magnet'))).toBe('Giant Magnet, Capture and Escape, Prevents any METAL capture');
  });
});

describe('how cards overlap', () => {
  test('a few lie side by side', () => {
    expect(step(4, 2, 120, 20, 1000)).toBe(128);
  });

  test('more move together until they fill the room', () => {
    const apart = step(12, 2, 120, 20, 1000);
    expect(apart).toBeLessThan(120);
    expect(10 * apart + 2 * 120 + 20).toBeLessThanOrEqual(1005);
  });

  test('never so close that the middle of a card is covered: then the hand scrolls', () => {
    expect(step(30, 2, 120, 20, 340)).toBeGreaterThan(60);
  });
});

describe('the line that says what to do', () => {
  test('is there in every moment', () => {
    for (const { after } of everyStep()) {
      const names = Array.from({ length: after.seats }, (_, seat) => `coyote ${seat}`);
      expect(prompt(after, names)).not.toBe('');
      expect(prompt(after, names)).not.toContain('undefined');
    }
  });
});

test('a coyote without a fitting card is told so', () => {
  const scene = sceneWhere((one) => can('decline')(one) && !can('play')(one));
  expect(prompt(scene, ['Rex', 'You', 'Slim'])).toMatch(/: no card in the hand fits\.$/);
});

describe('whom a passed card goes to', () => {
  const scene = { ...sceneWhere(can('pass')), viewer: 1, seats: 3 };

  test('the next on the left', () => {
    expect(passedTo({ ...scene, damage: [0, 0, 0] })).toBe(2);
  });

  test('past those who are skipping turns (RR-095)', () => {
    expect(passedTo({ ...scene, damage: [0, 0, 2] })).toBe(0);
  });

  test('in the end the viewer (RRA-12)', () => {
    expect(passedTo({ ...scene, damage: [1, 0, 2] })).toBe(1);
  });
});
