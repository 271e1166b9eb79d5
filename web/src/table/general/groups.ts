import type { ActionInfo } from '../../server/types';

/** The actions that begin with one verb. */
export interface Group {
  verb: string;
  actions: ActionInfo[];
}

/** The actions grouped by verb, in the order in which the verbs first occur. */
export function byVerb(actions: readonly ActionInfo[]): Group[] {
  const groups = new Map<string, Group>();
  for (const action of actions) {
    const group = groups.get(action.verb) ?? { verb: action.verb, actions: [] };
    group.actions.push(action);
    groups.set(action.verb, group);
  }
  return [...groups.values()];
}

/** Whether a verb is written over its actions: not over those that are said in words of their own, such as in another
 * language, since a verb is what is sent. */
export const isTitled = ({ actions }: Group): boolean => actions.some((action) => !action.said);

/** An action as it is said to people; its `text` is what is sent to play it. */
export const saidOf = (action: ActionInfo): string => action.said || action.text;

/** An action as it is said, without its verb where it begins with it. */
export function restOf(action: ActionInfo): string {
  if (action.said) return action.said;
  const text = action.text.trim();
  if (!text.toLowerCase().startsWith(action.verb.toLowerCase())) return text;
  return text.slice(action.verb.length).trim() || text;
}
