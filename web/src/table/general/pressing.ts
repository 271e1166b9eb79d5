/** Deciding by pressing things on the board: each press leaves the actions that are about it as well. */
import type { AboutInfo, ActionInfo } from '../../server/types';
import { keyOf, type Key } from './drawing';

/** By the number of an action, the keys of what it is about, in the order in which they are pressed. */
export type Abouts = ReadonlyMap<number, readonly Key[]>;

/** What the open actions are about; nothing while that is not known. */
export function aboutsOf(about: AboutInfo | null): Abouts {
  return new Map(Object.entries(about?.actions ?? {}).map(([number, items]) => [Number(number), items.map(keyOf)]));
}

/** The actions that are about all that was pressed; all of them where nothing was. */
export function leftBy(actions: readonly ActionInfo[], abouts: Abouts, chosen: readonly Key[]): ActionInfo[] {
  return actions.filter(({ number }) => chosen.every((key) => abouts.get(number)?.includes(key)));
}

/** What a press can choose now: what an action that is left is about, and was not pressed yet. */
export function litBy(actions: readonly ActionInfo[], abouts: Abouts, chosen: readonly Key[]): Set<Key> {
  const lit = new Set(leftBy(actions, abouts, chosen).flatMap(({ number }) => abouts.get(number) ?? []));
  for (const key of chosen) lit.delete(key);
  return lit;
}

/** The action that is meant by all that was pressed: the only one that is left; or of several about the same things, the
 * one that names them in the order in which they were pressed; null where there is more to press. */
export function meantBy(actions: readonly ActionInfo[], abouts: Abouts, chosen: readonly Key[]): ActionInfo | null {
  const left = chosen.length === 0 ? [] : leftBy(actions, abouts, chosen);
  if (left.length === 1) return left[0] ?? null;
  const inOrder = left.filter(({ number }) => {
    const keys = [...new Set(abouts.get(number))];
    return keys.length === chosen.length && keys.every((key, at) => key === chosen[at]);
  });
  const isComplete = left.every(({ number }) => abouts.get(number)?.every((key) => chosen.includes(key)));
  return isComplete && inOrder.length === 1 ? (inOrder[0] ?? null) : null;
}

/** What is chosen after a press: one thing more; without it, where it was chosen; or it alone, where it begins anew. */
export function press(actions: readonly ActionInfo[], abouts: Abouts, chosen: readonly Key[], key: Key): Key[] {
  if (chosen.includes(key)) return chosen.filter((one) => one !== key);
  const more = [...chosen, key];
  if (leftBy(actions, abouts, more).length > 0) return more;
  return leftBy(actions, abouts, [key]).length > 0 ? [key] : [];
}
