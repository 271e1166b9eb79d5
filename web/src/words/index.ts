/** The page's own words: messages of en.ftl and de.ftl. What games tell is said by their own messages (sayings.ts). */
import { languages } from './languages.svelte';
import type { Messages } from './messages';
import { sharing } from './sharing.svelte';
import { isolated, type Value } from './values';

export { capital, clock, inRow, listed, oneOf, optionValue, standing } from './forms';

/** The values of a message; nothing for one without variables. */
type Given<Name extends keyof Messages> = keyof Messages[Name] extends never ? [] : [values: Messages[Name]];

/** A message in the language that was picked. It is written out where it is said, with its values, so that
 * scripts/messages.mjs finds it. Svelte says it anew when another language is picked, or somebody else is at the screen. */
export function t<Name extends keyof Messages>(name: Name, ...[values]: Given<Name>): string {
  return languages.say(name, said({ ...values, ...sharing.now }));
}

/** Texts come from people and from games: none turns the text around it. */
function said(values: object): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values as Record<string, string | number | boolean>).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? (value ? 'yes' : 'no') : typeof value === 'string' ? isolated(value) : value,
    ]),
  );
}

/** How well a bot plays, in a word. */
export const levelSaid = (level: string) => t('common-level', { level });
