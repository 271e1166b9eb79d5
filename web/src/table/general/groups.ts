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

/** An action's text without its verb; the whole text where it does not begin with it. */
export function restOf(action: ActionInfo): string {
  const text = action.text.trim();
  if (!text.toLowerCase().startsWith(action.verb.toLowerCase())) return text;
  return text.slice(action.verb.length).trim() || text;
}
