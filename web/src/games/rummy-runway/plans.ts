/**
 * What takes several actions and is decided by one press: an outfit is laid card by card, and the row gives one card at
 * a time. Each step is read from where the game is then; where that is not what was meant, the plan ends.
 */
import type { CatalogueAction } from '../../server/types';
import type { Step } from '../../table/drawn/following.svelte';
import type { RunwayAction } from './deeds';
import { PLACES, type Reach, type Scene } from './sight';

export interface Laying {
  kind: 'lay';
  cards: readonly string[];
  colours: readonly string[];
  fromCloset: readonly boolean[];
  /** How many outfits its owner had before. */
  outfits: number;
}

export interface Taking {
  kind: 'take';
  /** What is still to be taken. */
  cards: readonly string[];
  /** How many were taken when these were left. */
  taken: number;
}

export type Plan = Laying | Taking;

/** To lay an outfit, its cards in this order. */
export function layingOf(reach: Reach, order: readonly number[], outfits: number): Laying {
  const pick = <T>(all: readonly T[]): T[] => order.flatMap((at) => all.slice(at, at + 1));
  const stowed = PLACES.map((place) => reach.from_closet.includes(place));
  return { kind: 'lay', cards: pick(reach.cards), colours: pick(reach.colours), fromCloset: pick(stowed), outfits };
}

export function nextStep(plan: Plan, scene: Scene, catalogue: readonly CatalogueAction[]): Step<Plan> | null {
  if (scene.seat !== scene.viewer) return null;
  return plan.kind === 'lay' ? nextLay(plan, scene, catalogue) : nextTake(plan, scene, catalogue);
}

function nextLay(plan: Laying, scene: Scene, catalogue: readonly CatalogueAction[]): Step<Plan> | null {
  const { cards, colours } = scene.laid;
  if ((scene.houses[scene.viewer]?.outfits.length ?? 0) !== plan.outfits) return null;
  if (cards.some((card, at) => card !== plan.cards[at])) return null;
  const at = cards.length;
  const unsaid = colours.indexOf('wild');
  const action = openAction(scene, catalogue, (one) => {
    if (scene.phase === 'wear') return one.kind === 'wear' && one.fields.colour === plan.colours[unsaid];
    return one.kind === 'lay' && one.fields.card === plan.cards[at] && one.fields.from_closet === plan.fromCloset[at];
  });
  return action === null ? null : { action, rest: plan };
}

function nextTake(plan: Taking, scene: Scene, catalogue: readonly CatalogueAction[]): Step<Plan> | null {
  if (scene.phase !== 'draw' || scene.taken !== plan.taken) return null;
  const [card, ...cards] = plan.cards;
  const action = openAction(scene, catalogue, (one) =>
    card === undefined ? one.kind === 'stop' : one.kind === 'take' && one.fields.card === card,
  );
  return action === null ? null : { action, rest: { kind: 'take', cards, taken: plan.taken + 1 } };
}

function openAction(scene: Scene, catalogue: readonly CatalogueAction[], fits: (action: RunwayAction) => boolean): string | null {
  const found = scene.actions.find(({ number }) => {
    const action = catalogue[number] as (CatalogueAction & RunwayAction) | undefined;
    return action !== undefined && fits(action);
  });
  return found?.text ?? null;
}
