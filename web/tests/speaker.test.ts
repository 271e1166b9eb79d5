import { describe, expect, it } from 'vitest';
import vectors from '../../tests/core/speech.json';
import { Speaker, Unsaid } from '../src/words/speaker';
import { Many, Person, Thing, identifier, type Value } from '../src/words/values';

type Plain = string | number | { person: string } | { many: Plain[] } | PlainThing;
interface PlainThing {
  thing: string;
  sort?: string;
  given?: Record<string, string>;
  more?: Record<string, Plain>;
}

const speakers = {
  en: new Speaker('en', [vectors.messages.en.join('\n')]),
  de: new Speaker('de', [vectors.messages.de.join('\n')]),
};

function valueOf(plain: Plain): Value {
  if (typeof plain !== 'object') return plain;
  if ('person' in plain) return new Person(plain.person);
  if ('many' in plain) return new Many(plain.many.map(valueOf));
  return new Thing(plain.thing, plain.sort, new Map(Object.entries(plain.given ?? {})), valuesOf(plain.more ?? {}));
}

const valuesOf = (plain: Record<string, Plain>) =>
  Object.fromEntries(Object.entries(plain).map(([name, one]) => [name, valueOf(one)]));

describe('values take the form that a sentence needs, as on the server', () => {
  for (const { language, message, values, said } of vectors.cases) {
    it(`${language}: ${message}: ${said ?? 'cannot be said'}`, () => {
      const speaker = speakers[language as keyof typeof speakers];
      const say = () => speaker.say(message, valuesOf(values as unknown as Record<string, Plain>));
      if (said === null) expect(say).toThrow(Unsaid);
      else expect(say()).toBe(said);
    });
  }
});

it.each(Object.entries(vectors.identifiers))('%s leads to %s', (part, name) => {
  expect(identifier(part)).toBe(name);
});
