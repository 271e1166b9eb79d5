/** Finding an action among very many: a few that tell them apart, and those that are nearest to what is typed. */
import type { ActionInfo } from '../../server/types';
import { restOf } from './groups';

/** More alike actions than these are looked for rather than laid out. */
export const ALIKE = 24;

/** What it costs that a word stands elsewhere than it was typed, or is found only in what an action would do. */
const ASTRAY = 4;
const HINTED = 1.5;

/** What each word costs that an action has and nobody typed. */
const UNSAID = 0.05;

const isNumber = (word: string) => /^\d+(\.\d+)?$/.test(word);

/** The words of a text, without case, accents and marks: "Ahead 2.5, left 1" has four. */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLocaleLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
  return plain.match(/\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu) ?? [];
}

/** How far a word is from one that was typed: 0 for the same; Infinity where it is another. */
function far(typed: string, word: string): number {
  if (typed === word) return 0;
  if (isNumber(typed)) {
    if (!isNumber(word)) return Infinity;
    const apart = Math.abs(Number(typed) - Number(word));
    return apart === 0 ? 0 : 0.5 + (2 * apart) / (apart + 4);
  }
  if (word.startsWith(typed)) return 0.3;
  return typed.length > 2 && word.includes(typed) ? 0.8 : Infinity;
}

/** How far an action is from all that was typed; Infinity where some of it is not to be found in it. */
function distance(typed: readonly string[], words: readonly string[], hint: readonly string[]): number {
  let sum = Math.max(0, words.length - typed.length) * UNSAID;
  let at = 0;
  for (const one of typed) {
    const [inOrder, where] = nearest(one, words, at);
    const astray = Math.min(...words.map((word) => far(one, word))) + ASTRAY;
    const hinted = Math.min(...hint.map((word) => far(one, word))) + HINTED;
    sum += Math.min(inOrder, astray, hinted);
    if (inOrder < Infinity) at = where + 1;
  }
  return sum;
}

/** The nearest word from a place on, and where it is. Words in the order in which they were typed count. */
function nearest(typed: string, words: readonly string[], from: number): [number, number] {
  let least = Infinity;
  let where = from;
  for (let i = from; i < words.length; i += 1) {
    const found = far(typed, words[i] ?? '');
    if (found < least) [least, where] = [found, i];
    if (isNumber(typed) && least < Infinity) break; // the number that comes next is the one that is meant
  }
  return [least, where];
}

/** The actions that what is typed may mean, the nearest first; all of them where nothing is typed. */
export function seek(actions: readonly ActionInfo[], sought: string): ActionInfo[] {
  const typed = wordsOf(sought);
  if (typed.length === 0) return [...actions];
  return actions
    .map((action) => ({ action, far: distance(typed, wordsOf(action.text), wordsOf(action.hint)) }))
    .filter(({ far }) => far < Infinity)
    .sort((one, other) => one.far - other.far)
    .map(({ action }) => action);
}

/** The action that is typed in so many words, with its verb or without, if there is one and no other. */
export function exactly(actions: readonly ActionInfo[], sought: string): ActionInfo | undefined {
  const typed = wordsOf(sought).join(' ');
  const meant = actions.filter((action) => [action.text, restOf(action)].some((text) => wordsOf(text).join(' ') === typed));
  return meant.length === 1 ? meant[0] : undefined;
}

/** So many actions, in their order, that tell what there is: one at least of each that would do something else, as far
 * as there is room, and the rest spread over the kinds that are most numerous. */
export function samples(actions: readonly ActionInfo[], count: number): ActionInfo[] {
  if (actions.length <= count) return [...actions];
  const kinds = new Map<string, ActionInfo[]>();
  for (const action of actions) {
    const kind = kinds.get(action.hint);
    if (kind) kind.push(action);
    else kinds.set(action.hint, [action]);
  }
  const most = [...kinds.values()].sort((one, other) => other.length - one.length).slice(0, count);
  const seats = most.map(() => 1);
  for (let left = count - most.length; left > 0; left -= 1) {
    const crowded = most.map((kind, i) => kind.length / (seats[i] ?? 1));
    const at = crowded.indexOf(Math.max(...crowded));
    seats[at] = (seats[at] ?? 0) + 1;
  }
  const picked = new Set<ActionInfo>();
  most.forEach((kind, i) => {
    const many = seats[i] ?? 1;
    for (let k = 0; k < many; k += 1) {
      const found = kind[Math.floor(((k + 0.5) * kind.length) / many)];
      if (found) picked.add(found);
    }
  });
  return actions.filter((action) => picked.has(action));
}
