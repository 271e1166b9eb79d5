/** Numbers, lists and names as the language that was picked writes them. */
import { languages } from './languages.svelte';

/** Names within a sentence. */
export const listed = (names: readonly string[]) => new Intl.ListFormat(languages.tag).format(names);

/** Names of which one is meant. */
export const oneOf = (names: readonly string[]) => new Intl.ListFormat(languages.tag, { type: 'disjunction' }).format(names);

/** Names one after another, where they are no part of a sentence. */
export const inRow = (names: readonly string[]) => new Intl.ListFormat(languages.tag, { type: 'unit' }).format(names);

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase(languages.tag) + text.slice(1);

/** What an option is set to, as the game calls it. */
export const optionValue = (option: { choices: readonly string[]; titles: readonly string[] }, value: string) =>
  option.titles[option.choices.indexOf(value)] ?? value;

/** Time left, in minutes and seconds. */
export function clock(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** What there is of what is counted; where there is nothing yet, none of the first. */
export function standing(
  counted: readonly { name: string; says: string }[],
  has: Readonly<Record<string, number>>,
): string {
  const number = new Intl.NumberFormat(languages.tag);
  return counted
    .filter((one, at) => has[one.name] || (at === 0 && Object.values(has).every((count) => count === 0)))
    .map((one) => `${one.says} ${number.format(has[one.name] ?? 0)}`)
    .join(' · ');
}
