/** Facts as messages, by a game's phrasebook: the same as the server's own (src/runabout/core/speech/sayings.py, which
 * describes what each message is given); both are held to tests/core/sayings.json. */
import type { Phrasebook, SentenceInfo } from '../server/types';
import { Speaker, Unsaid } from './speaker';
import { complaints } from './unsaid';
import { Many, Person, Thing, identifier, type Value } from './values';

/** What is said plainly: something that happens, or is foretold. */
export interface Fact {
  kind: string;
  /** Whose doing it was; -1 for nobody's. */
  seat: number;
  fields: Readonly<Record<string, unknown>>;
}

/** An action, as the catalogue has it. */
export interface ActionFact {
  kind: string;
  fields: Readonly<Record<string, unknown>>;
}

/** Who is told, and of whom. */
export interface Listener {
  /** Of everyone at the table, by seat. */
  names: readonly string[];
  /** The seat that is "you"; null for nobody in particular, as where several share a screen. */
  viewer: number | null;
  /** What things are called at this table, by their names. */
  given: ReadonlyMap<string, string>;
}

type Sorts = Readonly<Record<string, string>>;
type Values = Record<string, Value>;

/** What a message is given of a value, and what it selects by. */
type Spoken = readonly [Value, Value];

/** How a remark begins that is made for each record of a list of the decision. */
const OF_RECORDS = '*';

/** The language that is spoken where another has no message. */
const SPARE = 'en';

/** What a game says in a language, by its messages; in English where the language has none, and where English has none
 * either, plainly by the names of kind and fields. */
export class Sayings {
  private readonly speakers: Speaker[];

  constructor(private readonly book: Phrasebook) {
    const language = book.language === 'de' ? 'de' : SPARE;
    this.speakers = [new Speaker(language, book.messages)];
    if (book.spare.length > 0) this.speakers.push(new Speaker(SPARE, book.spare));
  }

  /** A message; where no language can say it what is given by `otherwise`, its name without that. */
  say(message: string, values: Readonly<Values> = {}, otherwise?: () => string): string {
    for (const speaker of this.speakers) {
      try {
        return speaker.say(message, values);
      } catch (thrown) {
        this.complain(speaker, message, thrown);
      }
    }
    return otherwise ? otherwise() : message.replaceAll('-', ' ');
  }

  /** Whether there is such a message; of one that is damaged, that is told. */
  private has(message: string): boolean {
    if (this.speakers.some((speaker) => speaker.has(message))) return true;
    for (const speaker of this.speakers) {
      const fault = speaker.malformed(message);
      if (fault !== undefined) this.complain(speaker, message, fault);
    }
    return false;
  }

  private attribute(message: string, name: string, values: Readonly<Values> = {}): string {
    for (const speaker of this.speakers) {
      if (!speaker.has(message)) continue;
      try {
        return speaker.attribute(message, name, values) ?? '';
      } catch (thrown) {
        this.complain(speaker, message, thrown);
      }
    }
    return '';
  }

  /** Events as sentences: for each the sentence that it begins, "" where one before it tells it as well. */
  narrate(events: readonly Fact[], listener: Listener): string[] {
    const told = events.map(() => '');
    for (const { message, values, first, place } of this.grouped(this.book.sentences, events, listener)) {
      const said = this.say(`event-${message}`, values, () => plainly(first, listener));
      told[place] = begun(said, listener.names);
    }
    return told;
  }

  /** What surely follows from an action, in a few words; "" for nothing to tell. */
  foretell(events: readonly Fact[], listener: Listener): string {
    let found = '';
    for (const { message, values } of this.grouped(this.book.hints, events, listener)) {
      if (!this.has(`hint-${message}`)) continue;
      values['first-is'] = identifier(events[0]?.kind ?? '');
      const said = this.say(`hint-${message}`, values);
      const joint = this.attribute(`hint-${message}`, 'joint') || ';';
      found += found !== '' && said !== '' ? `${joint} ${said}` : said;
    }
    return found;
  }

  /** What the preview of an action says, by all of its fields or by the brief ones; "" where no message says it. */
  preview({ kind, fields }: ActionFact, told: Readonly<Record<string, unknown>>, listener: Listener): string {
    const ofKind = `preview-${identifier(kind)}`;
    const message = this.has(ofKind) ? ofKind : 'preview';
    if (!this.has(message)) return '';
    const sorts = Object.entries(this.book.previews);
    const given = sorts.filter(([name]) => name in told);
    const values = {
      ...variables(this.book.actions[kind] ?? {}, fields, listener),
      ...variables(Object.fromEntries(given), told, listener),
    };
    return given.length === sorts.length ? this.say(message, values) : this.attribute(message, 'brief', values);
  }

  /** What the seat that decides is asked, by the facts of a scene. */
  asked(facts: Readonly<Record<string, unknown>>, listener: Listener): string {
    return begun(this.say('asked', variables(this.book.scene, facts, listener)), listener.names);
  }

  /** What is to be seen now: what each is about, and the remark. */
  remarks(
    facts: Readonly<Record<string, unknown>>,
    listener: Listener,
    things: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {},
  ): { about: string; text: string }[] {
    const values = variables(this.book.scene, facts, listener);
    return this.book.remarks
      .flatMap(([about, message]) => {
        if (about.startsWith(OF_RECORDS)) {
          const records = facts[about.slice(OF_RECORDS.length)] as { about: string }[];
          return records.map((record) => {
            const own = Object.fromEntries(Object.keys(record).map((name) => [name, name]));
            const given = { ...values, ...variables(own, { ...record }, listener) };
            return { about: record.about, text: this.say(`remark-${message}`, given) };
          });
        }
        if (!about.endsWith(':')) return [{ about, text: this.say(`remark-${message}`, values) }];
        const sorts = this.book.things[about.slice(0, -1)] ?? {};
        return Object.entries(things)
          .filter(([name]) => name.startsWith(about))
          .map(([name, attributes]) => {
            const given = { ...values, ...variables(sorts, attributes, listener) };
            return { about: name, text: this.say(`remark-${message}`, given) };
          });
      })
      .filter(({ text }) => text !== '');
  }

  /** An action as a button says it; "" where its canonical text does, or where no language can say it. */
  action(kind: string, fields: Readonly<Record<string, unknown>>, listener: Listener): string {
    const message = `action-${identifier(kind)}`;
    if (kind === '' || !this.has(message)) return '';
    return this.say(message, variables(this.book.actions[kind] ?? {}, fields, listener), () => '');
  }

  /** Why the game ended, as a sentence without names. */
  outcome(facts: Readonly<Record<string, unknown>>): string {
    return this.say('outcome', variables(unsorted(facts), facts, NOBODY));
  }

  /** Events as they are told together: the message, what it is given, and the first that it tells, with its place. */
  private *grouped(sentences: readonly SentenceInfo[], events: readonly Fact[], listener: Listener) {
    for (let at = 0; at < events.length; ) {
      const sentence = sentences.find((one) => reach(one, events, at) > 0);
      const reached = sentence ? reach(sentence, events, at) : 1;
      for (const taken of parts(sentence, events.slice(at, at + reached))) {
        const [first] = taken as [Fact];
        const values = sentence
          ? this.together(sentence, taken, listener)
          : variables(this.sorts(first), first.fields, listener);
        [values.seat, values['seat-is']] = person(first.seat, listener);
        values['viewer-is'] = listener.viewer === null ? 'nobody' : 'seat';
        const message = sentence ? sentence.message : identifier(first.kind);
        yield { message, values, first, place: events.indexOf(first, at) };
      }
      at += reached;
    }
  }

  /** What the message of several events is given. */
  private together(sentence: SentenceInfo, events: readonly Fact[], listener: Listener): Values {
    const found: Values = { count: events.length };
    if (!sentence.repeats) {
      for (const event of events) {
        const prefix = event.kind.replaceAll('_', '-');
        const values = variables(this.sorts(event), event.fields, listener);
        for (const [name, value] of Object.entries(values)) found[`${prefix}-${name}`] = value;
        [found[`${prefix}-seat`], found[`${prefix}-seat-is`]] = person(event.seat, listener);
      }
      return found;
    }
    for (const [name, sort] of Object.entries(Object.assign({}, ...events.map((event) => this.sorts(event))) as Sorts)) {
      const values = events.filter((event) => name in event.fields).map((event) => event.fields[name]);
      const called = name.replaceAll('_', '-');
      const given = sentence.same.includes(name) ? values[0] : values;
      [found[called], found[`${called}-is`]] = spoken(sort, given, listener);
    }
    return found;
  }

  private sorts({ kind }: Fact): Sorts {
    return this.book.events[kind] ?? {};
  }

  private complain(speaker: Speaker, message: string, thrown: unknown): void {
    if (!(thrown instanceof Unsaid)) throw thrown;
    complaints.complain(this.book.name, speaker.language, message, thrown.message);
  }
}

const NOBODY: Listener = { names: [], viewer: null, given: new Map() };

const unsorted = (facts: Readonly<Record<string, unknown>>): Sorts =>
  Object.fromEntries(Object.keys(facts).map((name) => [name, '']));

/** How many events from a place on a sentence tells; 0 for none. */
function reach(sentence: SentenceInfo, events: readonly Fact[], at: number): number {
  const { kinds, repeats, of_one_seat, before } = sentence;
  if (!repeats) {
    const row = before === '' ? kinds : [...kinds, before];
    return row.every((kind, further) => events[at + further]?.kind === kind) ? kinds.length : 0;
  }
  let end = at;
  for (let event = events[end]; event !== undefined && kinds.includes(event.kind); event = events[end]) {
    if (of_one_seat && event.seat !== events[at]?.seat) break;
    end += 1;
  }
  return end - at;
}

/** Events that a sentence tells by those with the same fields, in the order of the first of each. */
function parts(sentence: SentenceInfo | undefined, taken: readonly Fact[]): Fact[][] {
  const found = new Map<string, Fact[]>();
  for (const event of taken) {
    const alike = JSON.stringify((sentence?.same ?? []).map((name) => event.fields[name]));
    found.set(alike, [...(found.get(alike) ?? []), event]);
  }
  return [...found.values()];
}

/** What a message is given of declared fields. */
function variables(sorts: Sorts, fields: Readonly<Record<string, unknown>>, listener: Listener): Values {
  const found: Values = {};
  for (const [name, sort] of Object.entries(sorts)) {
    const called = name.replaceAll('_', '-');
    [found[called], found[`${called}-is`]] = spoken(sort, fields[name], listener);
  }
  return found;
}

/** How the sort of a field begins that counts in parts of the unit in which it is said: "number/40" in fortieths. */
const PARTS = 'number/';

/** How the sort of a field begins that counts in such parts, and is given without its sign. */
const SIGNED = 'signed/';

function spoken(sort: string, value: unknown, listener: Listener): Spoken {
  if (Array.isArray(value)) {
    const values = value.map((one) => spoken(sort, one, listener)[0]);
    return [new Many(values), ['none', 'one'][values.length] ?? 'several'];
  }
  if (sort === 'seat') return person(typeof value === 'number' ? value : -1, listener);
  if (value === null || value === undefined) return ['', 'none'];
  if (sort === 'person') return [new Person(String(value)), 'other'];
  if (typeof value === 'boolean') return value ? ['yes', 'yes'] : ['no', 'no'];
  if (typeof value === 'number' && sort.startsWith(SIGNED)) {
    const sign = value > 0 ? 'plus' : value < 0 ? 'minus' : 'zero';
    return [Math.abs(value) / Number(sort.slice(SIGNED.length)), sign];
  }
  if (typeof value === 'number') {
    const saidIn = sort.startsWith(PARTS) ? value / Number(sort.slice(PARTS.length)) : value;
    return [saidIn, saidIn];
  }
  if (typeof value === 'object') return spokenOf(sort, value as Record<string, unknown>, listener);
  const thing = new Thing(String(value), sort, listener.given);
  return [thing, thing.kind];
}

/** So many of each kind, or a thing with what else is known of it. */
function spokenOf(sort: string, value: Record<string, unknown>, listener: Listener): Spoken {
  const entries = Object.entries(value);
  if (entries.every(([, count]) => typeof count === 'number' || typeof count === 'boolean')) {
    const ofEach = entries.flatMap(([kind, count]) => Array<string>(Number(count)).fill(kind));
    return spoken(sort, ofEach, listener);
  }
  const more = entries.filter(([key]) => key !== 'thing').map(([key, one]) => [key, spoken(key, one, listener)[0]]);
  const thing = new Thing(textOf(value.thing ?? sort), sort, listener.given, Object.fromEntries(more) as Values);
  return [thing, identifier(textOf(value.is ?? '') || thing.kind)];
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Somebody by seat, and what a message selects by. */
function person(seat: number, { names, viewer }: Listener): Spoken {
  if (seat < 0) return ['', 'none'];
  return [new Person(names[seat] ?? ''), seat === viewer ? 'you' : 'other'];
}

/** A sentence with a capital letter at its beginning, unless that is somebody's name, which stays as it is. */
function begun(text: string, names: readonly string[]): string {
  if (names.some((name) => name !== '' && text.startsWith(name))) return text;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** An event for which there is no message: who, what, and the fields by name. */
function plainly(event: Fact, { names }: Listener): string {
  const who = event.seat >= 0 ? `${names[event.seat] ?? ''}: ` : '';
  const fields = Object.entries(event.fields)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ');
  return `${who}${event.kind.replaceAll('_', ' ')}${fields === '' ? '' : ` (${fields})`}.`;
}
