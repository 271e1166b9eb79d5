import { describe, expect, test, vi } from 'vitest';
import { Choosing } from '../choosing.svelte';
import { deedsOf } from '../deeds';
import { layingOf, nextStep, type Plan, type Taking } from '../plans';
import { keyed } from '../../../table/drawn/cards';
import { sceneOf, type Scene } from '../sight';
import { catalogue, everyStep, games } from './recorded';

const scenes: Scene[] = Object.values(games).flatMap((frames) => frames.map(({ view }) => sceneOf(view)));
const mine = (fits: (scene: Scene) => boolean): Scene[] => scenes.filter((scene) => scene.seat === scene.viewer && fits(scene));
const outfits = (scene: Scene): number => scene.houses[scene.viewer]?.outfits.length ?? 0;
const canLay = mine((scene) => scene.phase === 'act' && scene.actions.some((action) => action.verb === 'lay'));

describe('an outfit that is laid by one press', () => {
  test('begins with its first card, and every outfit in reach can be begun', () => {
    expect(canLay.length).toBeGreaterThan(3);
    for (const scene of canLay) {
      expect(scene.reach.length).toBeGreaterThan(0);
      for (const reach of scene.reach) {
        const step = nextStep(layingOf(reach, [0, 1, 2], outfits(scene)), scene, catalogue);
        expect(step?.action).toBe(`lay ${reach.cards[0]?.replace('-', ' ')}${reach.from_closet.includes('left') ? ' from the closet' : ''}`);
      }
    }
  });

  test('goes on with the card that comes next, read from what lies there', () => {
    let steps = 0;
    for (const { before, after } of everyStep()) {
      if (after.phase !== 'lay' || after.seat !== after.viewer || after.laid.cards.length !== 1) continue;
      const reach = before.reach.find((one) => one.cards[0] === after.laid.cards[0]);
      if (!reach) continue;
      expect(nextStep(layingOf(reach, [0, 1, 2], outfits(before)), after, catalogue)?.action).toContain(reach.cards[1]?.replace('-', ' '));
      steps++;
    }
    expect(steps).toBeGreaterThan(0);
  });

  test('is left where something else lies, where the outfit is formed, and in turns of others', () => {
    const [scene] = canLay;
    const reach = scene?.reach[0];
    if (!scene || !reach) throw new Error('the recording has an outfit in reach');
    const plan = layingOf(reach, [0, 1, 2], outfits(scene));
    expect(nextStep(plan, { ...scene, laid: { cards: ['none'], colours: [] } }, catalogue)).toBeNull();
    expect(nextStep({ ...plan, outfits: plan.outfits + 1 }, scene, catalogue)).toBeNull();
    expect(nextStep(plan, { ...scene, seat: scene.viewer + 1 }, catalogue)).toBeNull();
  });

  test('lies in the order that was chosen', () => {
    const reach = canLay.flatMap((scene) => scene.reach)[0];
    if (!reach) throw new Error('the recording has an outfit in reach');
    const { cards, colours } = layingOf(reach, [2, 0, 1], 0);
    expect(cards).toEqual([reach.cards[2], reach.cards[0], reach.cards[1]]);
    expect(colours).toEqual([reach.colours[2], reach.colours[0], reach.colours[1]]);
  });
});

describe('cards of the row', () => {
  const rows = mine((scene) => scene.phase === 'draw' && scene.taken === 0 && scene.row.length > 1);

  function choosing(scene: Scene): { choosing: Choosing; plans: Plan[]; play: ReturnType<typeof vi.fn> } {
    const plans: Plan[] = [];
    const play = vi.fn();
    const deeds = deedsOf(scene, { about: null, catalogue });
    return { choosing: new Choosing(() => scene, () => deeds, ({ action }) => void play(action.text), (plan) => plans.push(plan)), plans, play };
  }

  test('are picked, put back, and taken one after the other', () => {
    const [scene] = rows;
    if (!scene) throw new Error('the recording has a row');
    const { choosing: one, plans, play } = choosing(scene);
    const [first, second] = keyed(scene.row);
    one.pick(first!.key);
    one.pick(second!.key);
    one.pick(first!.key);
    one.takeThem();
    expect(play).not.toHaveBeenCalled();
    expect(plans).toEqual([{ kind: 'take', cards: [second!.card], taken: 0 }]);
    const step = nextStep(plans[0]!, scene, catalogue);
    expect(step).toEqual({ action: `take ${second!.card.replace('-', ' ')}`, rest: { kind: 'take', cards: [], taken: 1 } });
  });

  test('are no more than picked: then it is stopped, and another number of cards taken ends the plan', () => {
    const [scene] = mine(({ phase, taken }) => phase === 'draw' && taken > 0);
    if (!scene) throw new Error('in the recording cards are taken');
    const plan: Taking = { kind: 'take', cards: [], taken: scene.taken };
    expect(nextStep(plan, scene, catalogue)?.action).toBe('stop taking');
    expect(nextStep({ ...plan, taken: scene.taken - 1 }, scene, catalogue)).toBeNull();
  });

  test('of which only the right end may be taken are picked with all that lie right of them', () => {
    const scene = rows.find(({ row }) => row.length > 2);
    if (!scene) throw new Error('the recording has a row of three');
    const { choosing: one } = choosing({ ...scene, fromTheRight: true });
    const keys = keyed(scene.row).map(({ key }) => key);
    one.pick(keys[1]!);
    expect(one.picked).toEqual(keys.slice(1).reverse());
  });

  test('by touch the deck is drawn from by one tap, and a card discarded by one on it and one on the row', () => {
    const [draws] = rows;
    const [discards] = mine(({ phase, actions }) => phase === 'act' && actions.some(({ verb }) => verb === 'discard'));
    if (!draws || !discards) throw new Error('the recording has a draw and a discard');
    const first = choosing(draws);
    first.choosing.press('deck', 'touch');
    expect(first.play).toHaveBeenCalledExactlyOnceWith('draw from the deck');
    const { choosing: one, play } = choosing(discards);
    one.press(`hand:${discards.hand[0]}`, 'touch');
    expect(play).not.toHaveBeenCalled();
    one.press('row', 'touch');
    expect(play).toHaveBeenCalledExactlyOnceWith(`discard ${discards.hand[0]?.replace('-', ' ')}`);
  });
});
