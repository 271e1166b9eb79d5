/** Finding an action among very many: a few samples that differ, and those nearest to a query. */
import type { ActionInfo } from '../../server/types';
import { restOf, saidOf } from './groups';

/** So many actions of a kind are listed; more are searched. */
export const LISTED_MAX = 24;

/** The cost of a word that is found out of order, or only in the action's hint. */
const OUT_OF_ORDER_COST = 4;
const HINT_COST = 1.5;

/** The cost of each word of an action that was not typed. */
const EXTRA_WORD_COST = 0.05;

const isNumber = (word: string) => /^\d+(\.\d+)?$/.test(word);

/** The words of a text, without case, accents and marks: "Ahead 2.5, left 1" has four, and so has "2,5 voraus, 1 links". */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLocaleLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/(\d),(?=\d)/g, '$1.');
  return plain.match(/\d+(?:\.\d+)?|[\p{L}\p{M}]+/gu) ?? [];
}

/** The distance of a word from a typed one: 0 for the same; Infinity for another. */
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

/** The distance of an action from all typed words; Infinity where one of them does not occur in it. */
function distance(typed: readonly string[], words: readonly string[], hint: readonly string[]): number {
  let sum = Math.max(0, words.length - typed.length) * EXTRA_WORD_COST;
  let at = 0;
  for (const one of typed) {
    const [inOrder, where] = nearest(one, words, at);
    const outOfOrder = Math.min(...words.map((word) => far(one, word))) + OUT_OF_ORDER_COST;
    const inHint = Math.min(...hint.map((word) => far(one, word))) + HINT_COST;
    sum += Math.min(inOrder, outOfOrder, inHint);
    if (inOrder < Infinity) at = where + 1;
  }
  return sum;
}

/** The distance of the nearest word from a position on, and its position: words count in the typed order. */
function nearest(typed: string, words: readonly string[], from: number): [number, number] {
  let least = Infinity;
  let where = from;
  for (let i = from; i < words.length; i += 1) {
    const found = far(typed, words[i] ?? '');
    if (found < least) [least, where] = [found, i];
    if (isNumber(typed) && least < Infinity) break; // the first number that follows is compared
  }
  return [least, where];
}

/** The actions that match a query, the nearest first; all of them for an empty query. */
export function search(actions: readonly ActionInfo[], query: string): ActionInfo[] {
  const typed = wordsOf(query);
  if (typed.length === 0) return [...actions];
  return actions
    .map((action) => ({ action, far: distance(typed, wordsOf(saidOf(action)), wordsOf(action.hint)) }))
    .filter(({ far }) => far < Infinity)
    .sort((one, other) => one.far - other.far)
    .map(({ action }) => action);
}

/** The action whose whole text was typed, with its verb or without, if there is exactly one. */
export function exactMatch(actions: readonly ActionInfo[], query: string): ActionInfo | undefined {
  const typed = wordsOf(query).join(' ');
  const meant = actions.filter((action) => [action.text, saidOf(action), restOf(action)].some((text) => wordsOf(text).join(' ') === typed));
  return meant.length === 1 ? meant[0] : undefined;
}

/** So many actions, in their order, as samples of all: at least one of each different hint, as far as there is room, and
 * the rest spread over the most numerous kinds. */
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
    const share = seats[i] ?? 1;
    for (let k = 0; k < share; k += 1) {
      const found = kind[Math.floor(((k + 0.5) * kind.length) / share)];
      if (found) picked.add(found);
    }
  });
  return actions.filter((action) => picked.has(action));
}
