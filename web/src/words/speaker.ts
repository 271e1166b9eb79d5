/** Messages of one language, said: Project Fluent with THING and LIST, by the rules of the server's own (see
 * src/runabout/core/language/speaker.py, which describes them); both are held to tests/core/speech.json. */
import { FluentBundle, FluentNumber, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import grammars from '../../../src/runabout/core/language/grammar.json';
import { Form, Many, Person, Thing, identifier, isolated, type Forms, type Value } from './values';

const CASES = ['nominative', 'genitive', 'dative', 'accusative'];
const ARTICLES = ['none', 'definite', 'indefinite', 'your', 'from'];

interface Grammar {
  articles: Record<string, Record<string, Record<string, string>>>;
  genitive: { ends: string; after: Record<string, string> };
}

type Options = Record<string, FluentValue>;
type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle['getMessage']>>['value']>;

/** The name with which a line begins that is the first of a message. */
const NAMES = /^[a-zA-Z][\w-]*(?= *=)/gm;

/** A message cannot be said: there is none, or it asks for what it is not given. */
export class Unsaid extends Error {}

/** Says messages in one language. */
export class Speaker {
  private readonly bundle: FluentBundle;
  private readonly grammar: Grammar;
  /** The names of all messages of the sources, those that cannot be read among them; made when first asked for. */
  private written?: ReadonlySet<string>;

  /** Where two of the sources have a message of one name, the later one's is said. */
  constructor(
    readonly language: keyof typeof grammars,
    private readonly sources: readonly string[],
  ) {
    this.grammar = grammars[language];
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        THING: ([value, count], options) => this.thing(value, count, options),
        LIST: ([value], options) => this.list(value, options),
      },
    });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** Whether there is a message of this name. */
  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** The fault of a message that is there and cannot be read; undefined where it can, or is not there. */
  malformed(message: string): Unsaid | undefined {
    if (this.has(message)) return undefined;
    this.written ??= new Set(this.sources.flatMap((source) => source.match(NAMES) ?? []));
    return this.written.has(message) ? new Unsaid(`the message ${message} in ${this.language} is malformed`) : undefined;
  }

  /** A message with these values; throws `Unsaid`. */
  say(message: string, values: Readonly<Record<string, Value>> = {}): string {
    const found = this.bundle.getMessage(message);
    if (!found) throw new Unsaid(`there is no message ${message} in ${this.language}`);
    return this.formatted(message, found.value, values);
  }

  /** An attribute of a message, null where it has none of this name; throws `Unsaid`. */
  attribute(message: string, name: string, values: Readonly<Record<string, Value>> = {}): string | null {
    const pattern = this.bundle.getMessage(message)?.attributes[name];
    return pattern === undefined ? null : this.formatted(`${message}.${name}`, pattern, values);
  }

  private formatted(message: string, pattern: Pattern | null, values: Readonly<Record<string, Value>>): string {
    if (pattern === null) throw new Unsaid(`the message ${message} has no text in ${this.language}`);
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, values as Record<string, FluentVariable>, errors);
    const [fault] = errors;
    if (fault) throw new Unsaid(`the message ${message} in ${this.language}: ${fault.message}`);
    return said;
  }

  private thing(value: FluentValue | undefined, count: FluentValue | undefined, options: Options): string {
    const like: Forms = count instanceof Form ? count.value : { case: 'nominative', article: 'none', plural: false };
    const plural = count instanceof Form ? like.plural : count !== undefined && numberOf(count) !== 1;
    const form = {
      case: oneOf(CASES, options, 'case', like.case),
      article: oneOf(ARTICLES, options, 'article', like.article),
      plural,
    };
    let said = value;
    if (typeof said === 'string' && options.sort !== undefined) said = new Thing(said, textOf(options.sort));
    if (said instanceof Thing && options.as !== undefined) {
      const way = textOf(options.as);
      const [message, values] = this.named(said);
      const own = this.attribute(message, way, values);
      if (own !== null) return own;
      said = new Thing([way, ...said.parts.slice(1)].join(':'), said.sort, said.given, said.more);
    }
    return this.inflected(said ?? '', form);
  }

  private list(value: FluentValue | undefined, { last = 'and', alike = 'each', ...options }: Options): string {
    const values = value instanceof Many ? value.value : value === undefined ? [] : [value];
    if (textOf(alike) === 'dashed') return values.map((one) => this.thing(asValue(one), undefined, options)).join('-');
    if (textOf(alike) === 'times') {
      return counted(values)
        .map(([one, count]) => `${this.thing(one, undefined, options)} x${count}`)
        .join(', ');
    }
    const said =
      textOf(alike) === 'counted'
        ? counted(values).map(([one, count]) =>
            count === 1
              ? this.thing(one, undefined, options)
              : `${count} ${this.thing(one, new FluentNumber(count), { ...options, article: 'none' })}`,
          )
        : values.map((one) => this.thing(asValue(one), undefined, options));
    return this.listed(said, textOf(last));
  }

  /** Texts as a list within a sentence; "" for none. `last` names the message of the word before the last. */
  listed(said: readonly string[], last = 'and'): string {
    if (said.length < 2) return said[0] ?? '';
    return `${said.slice(0, -1).join(', ')} ${this.say(`list-${last}`)} ${said.at(-1) ?? ''}`;
  }

  /** A person, a thing, a list or a number in a form. */
  inflected(value: Value, form: Forms): string {
    if (value instanceof Person) return form.case === 'genitive' ? this.possessive(value) : value.toString();
    if (value instanceof Many) return this.listed(value.value.map((one) => this.inflected(one, form)));
    if (value instanceof FluentNumber) return new Intl.NumberFormat(this.language, value.opts).format(value.value);
    if (typeof value === 'number') return new Intl.NumberFormat(this.language).format(value);
    if (!(value instanceof Thing)) return typeof value === 'string' ? value : String(value.valueOf());
    const instead = insteadOf(value);
    if (instead !== undefined) return isolated(instead);
    const [message, values] = this.named(value);
    if (message === '') return isolated(value.given.get(value.value) ?? value.parts.at(-1) ?? '');
    values.like = new Form(form);
    const article = this.attribute(message, 'takes', values) ?? '';
    const bare = article === '' || form.article === 'none';
    if (!bare && form.case === 'nominative') {
      const own = this.attribute(message, `${form.plural ? 'plural-' : ''}${form.article}`, values);
      if (own !== null) return own;
    }
    const noun = this.noun(message, form, values);
    if (bare) return noun;
    const forms = this.grammar.articles[form.plural ? 'plural' : article]?.[form.article];
    if (!forms) throw new Unsaid(`the message ${message} takes "${article}", which is no article in ${this.language}`);
    return `${forms[form.case] ?? forms.nominative ?? ''} ${noun}`.trimStart();
  }

  private noun(message: string, form: Forms, values: Record<string, Value>): string {
    for (const name of form.plural ? [`plural-${form.case}`, 'plural'] : [form.case]) {
      const found = this.attribute(message, name, values);
      if (found !== null) return found;
    }
    return this.say(message, values);
  }

  /** The message of a thing and what it is given; "" where there is none. */
  private named(thing: Thing): [string, Record<string, Value>] {
    const parts = thing.parts;
    const given: Record<string, Value> = { name: isolated(thing.given.get(thing.value) ?? ''), ...thing.more };
    for (let size = parts.length; size > 0; size -= 1) {
      const message = parts.slice(0, size).map(identifier).join('-');
      const fault = this.malformed(message);
      if (fault !== undefined) throw fault;
      if (this.has(message)) {
        parts.slice(size).forEach((part, at) => (given[`part${at + 1}`] = part));
        return [message, given];
      }
    }
    return ['', given];
  }

  /** A name in the genitive: "Ann's", in German "Anns". */
  private possessive(person: Person): string {
    const { ends, after } = this.grammar.genitive;
    return `${person.toString()}${after[person.value.slice(-1).toLowerCase()] ?? ends}`;
  }
}

/** What the table gives to be said instead of any message of a thing. */
function insteadOf({ parts, given }: Thing): string | undefined {
  const sizes = given.size === 0 ? [] : parts.map((_, at) => parts.length - at);
  return sizes.map((size) => given.get(`=${parts.slice(0, size).join(':')}`)).find((found) => found !== undefined);
}

const textOf = (value: FluentValue) => (typeof value === 'string' ? value : String(value.valueOf()));
const numberOf = (value: FluentValue) => Number(value.valueOf());
const asValue = (value: Value): FluentValue => (typeof value === 'number' ? new FluentNumber(value) : value);

function oneOf(allowed: readonly string[], options: Options, name: string, otherwise: string): string {
  const value = options[name] === undefined ? otherwise : textOf(options[name]);
  if (!allowed.includes(value)) throw new RangeError(`${name} is one of ${allowed.join(', ')}; "${value}" came`);
  return value;
}

/** Values with how many of each there are, in the order in which they first come. */
function counted(values: readonly Value[]): [FluentValue, number][] {
  const found = new Map<string, [FluentValue, number]>();
  for (const value of values) {
    const key = value instanceof Thing ? `${value.sort}|${value.value}` : String(value);
    const before = found.get(key);
    if (before) before[1] += 1;
    else found.set(key, [asValue(value), 1]);
  }
  return [...found.values()];
}
