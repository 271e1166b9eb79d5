/** What a message is given: people, things and lists, which each language puts into the form that a sentence needs. The
 * server says the same by the same rules (src/runabout/core/language/values.py). */
import { FluentType } from '@fluent/bundle';

const ISOLATE = '\u2068';
const END_ISOLATE = '\u2069';
const MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** A text that somebody else wrote, such as a name, so that it cannot turn the text around it: without marks of
 * direction, and between marks of isolation where letters run from right to left. */
export function isolated(text: string): string {
  const kept = text.replace(MARKS, '');
  return RIGHT_TO_LEFT.test(kept) ? `${ISOLATE}${kept}${END_ISOLATE}` : kept;
}

/** A part of a name as the name of a message has it: "Quick Pass" is "quick-pass", "-3" is "minus-3". */
export function identifier(part: string): string {
  return part
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/^([+-])(?=\d)/, (sign) => (sign === '-' ? 'minus ' : 'plus '))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Somebody at the table, by name. */
export class Person extends FluentType<string> {
  toString(): string {
    return isolated(this.value);
  }
}

/** A thing, a place or a kind, by its name in a scene or an event. */
export class Thing extends FluentType<string> {
  constructor(
    name: string,
    /** What such values are, where the name does not say it, such as "card". */
    readonly sort = '',
    /** What things are called at this table, by their names; for "=NAME", what is said instead of any message. */
    readonly given: ReadonlyMap<string, string> = new Map(),
    /** What else is known of it, by name. */
    readonly more: Readonly<Record<string, Value>> = {},
  ) {
    super(name);
  }

  /** Sort and name, part by part. */
  get parts(): string[] {
    const found = this.value.split(':');
    return found.length > 1 || this.sort === '' ? found : [this.sort, ...found];
  }

  /** What a message selects by: "square" of "square:19", "lasso" of "lasso". */
  get kind(): string {
    return identifier(this.value.split(':', 1)[0] ?? '');
  }

  toString(): string {
    return this.value;
  }
}

/** Several values, in their order. */
export class Many extends FluentType<readonly Value[]> {
  toString(): string {
    return this.value.join(', ');
  }
}

export interface Forms {
  case: string;
  article: string;
  plural: boolean;
}

/** The form that a thing takes in a sentence, for the message of the thing to pass on as `$like`. */
export class Form extends FluentType<Forms> {
  toString(): string {
    return '';
  }
}

export type Value = string | number | FluentType<unknown>;
