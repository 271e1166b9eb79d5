/** A way that was chosen as a whole is gone lane by lane; each step is read from where the survivor then is. */
import type { CatalogueAction, Schemas } from '../../server/types';
import type { Step } from '../../table/drawn/following.svelte';
import type { Way } from './deeds';
import { laneOf, survivorCalled, type Scene } from './sight';

export interface Plan {
  survivor: string;
  spaces: readonly string[];
}

export const planOf = (scene: Scene, way: Way): Plan => ({ survivor: scene.survivor, spaces: way.spaces });

/** The action that follows a plan; null where it is at its end or something else is asked. */
export function nextStep(plan: Plan, scene: Scene, catalogue: readonly CatalogueAction[]): Step<Plan> | null {
  if (scene.seat !== scene.viewer || scene.phase !== 'fork' || scene.survivor !== plan.survivor) return null;
  const at = survivorCalled(scene, plan.survivor)?.at ?? '';
  const done = plan.spaces.indexOf(at);
  const next = plan.spaces[done + 1];
  if (done < 0) return null;
  const isMeant = (number: number): boolean => {
    const found = catalogue[number] as (CatalogueAction & Schemas['Race2LiveAction']) | undefined;
    if (next === undefined) return found?.kind === 'stop';
    return found?.kind === 'lane' && found.fields.lane === laneOf(next);
  };
  const action = scene.actions.find(({ number }) => isMeant(number));
  return action ? { action: action.text, rest: plan } : null;
}
