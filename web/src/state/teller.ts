/** Says from facts what happens at a table and how it stands, by the phrasebook of its game. */
import { api } from '../server/api';
import type { AboutInfo, CatalogueAction, EventInfo, Moment, OutcomeInfo, Phrasebook, View } from '../server/types';
import { languages } from '../words/languages.svelte';
import { Sayings, type Listener } from '../words/sayings';

/** How the kinds of what happens at the table rather than in the game begin. */
const NOTE = 'table.';
/** Who sits where from then on: names, and whether the viewer's seat was the viewer's. */
export const SITTERS = 'table.sitters';

/** Who is told, now. */
export interface Told {
  /** What everybody is called, by seat. */
  names: readonly string[];
  /** Several people share this screen: nobody is "you". */
  isShared: boolean;
  /** What things are called at this table, by their names. */
  given: Readonly<Record<string, string>>;
}

/** Who sat where at some time, and whether the viewer's seat was the viewer's. */
interface Sitters {
  names: readonly string[];
  yours: boolean;
}

export class Teller {
  private readonly sayings: Sayings;

  constructor(
    private readonly book: Phrasebook,
    readonly actions: readonly CatalogueAction[],
  ) {
    this.sayings = new Sayings(book);
  }

  /** The words that the server is asked for: of a game that cannot be said by its phrasebook alone, all. */
  get words(): string {
    return this.book.says_facts ? '' : this.book.language;
  }

  /** Follows what happens from the beginning, or from a moment on. */
  follow(): Follower {
    return new Follower((moment, to, sitters) => this.moment(moment, to, sitters));
  }

  /** The hint of each action, by its number: its certain effects, and its preview in words. */
  hints({ certain, previews }: AboutInfo, seat: number, to: Told): Record<number, string> {
    const listener = this.listener(to.names, to, seat);
    const told: Record<number, string[]> = {};
    for (const [action, events] of Object.entries(certain)) {
      told[Number(action)] = [this.sayings.foretell(events, listener)];
    }
    for (const [number, preview] of Object.entries(previews)) {
      const action = this.actions[Number(number)];
      if (action !== undefined) (told[Number(number)] ??= []).push(this.sayings.preview(action, preview, listener));
    }
    return Object.fromEntries(
      Object.entries(told).map(([action, parts]) => [action, parts.filter((part) => part !== '').join('; ')]),
    );
  }

  /** An action as its button says it, by its text; the text where the game says it so. */
  called(text: string, seat: number, to: Told): string {
    const action = this.actions.find((one) => one.text === text);
    return (action && this.button(action, this.listener(to.names, to, seat))) || text;
  }

  /** The text of the action that somebody means who writes what its button says; else what was written. */
  meant(written: string, seat: number, to: Told): string {
    const listener = this.listener(to.names, to, seat);
    const words = plain(written, this.book.language);
    const found = this.actions.find((action) => plain(this.button(action, listener), this.book.language) === words);
    return found?.text ?? written;
  }

  /** Why a game has ended, as a sentence; "" where the server has not told it yet. */
  outcome({ text, ending }: OutcomeInfo): string {
    if (text !== '' || !this.book.says_facts) return text;
    const said = this.sayings.outcome(ending);
    return said && `${said.slice(0, 1).toLocaleUpperCase(this.book.language)}${said.slice(1)}.`;
  }

  private moment({ view, events, moves }: Moment, to: Told, before: Sitters): { moment: Moment; sitters: Sitters } {
    if (!this.book.says_facts) return { moment: { view, events, moves }, sitters: before };
    let sitters = before;
    const told: EventInfo[] = [];
    for (const together of neighbours(events)) {
      if (together[0]?.kind === SITTERS) sitters = together[0].fields as unknown as Sitters;
      else told.push(...this.told(together, sitters, view.seat, to));
      if (together[0]?.kind === SITTERS) told.push(...together);
    }
    return { moment: { view: this.said(view, to), events: told, moves }, sitters };
  }

  private told(events: readonly EventInfo[], { names, yours }: Sitters, seat: number, to: Told): EventInfo[] {
    const isNote = events[0]?.kind.startsWith(NOTE) === true;
    const listener = isNote ? this.listener(to.names, to, seat) : this.listener(names, to, yours ? seat : -1);
    const said = this.sayings.narrate(events, listener);
    return events.map((event, at) => ({ ...event, text: said[at] ?? '' }));
  }

  private said(view: View, to: Told): View {
    const { settings, counters, decision } = view.scene;
    const facts = { ...settings, ...counters, ...decision };
    const listener = this.listener(to.names, to, view.seat);
    return {
      ...view,
      asked: this.sayings.asked(facts, listener),
      remarks: this.sayings.remarks(facts, listener, view.scene.things),
      actions: view.open.flatMap((number) => {
        const action = this.actions[number];
        if (action === undefined) return [];
        const { verb, card, text } = action;
        return [{ number, verb, card, text, said: this.button(action, listener), hint: '' }];
      }),
    };
  }

  private button({ kind, fields }: CatalogueAction, listener: Listener): string {
    return this.sayings.action(kind, fields, listener);
  }

  private listener(names: readonly string[], { isShared, given }: Told, seat: number): Listener {
    const viewer = isShared || seat < 0 ? null : seat;
    const called = names.map((name, at) => (at === viewer ? this.sayings.say('you') : name));
    return { names: called, viewer, given: new Map(Object.entries(given)) };
  }
}

/** A text of which only the words count. */
const plain = (text: string, language: string) => text.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase(language);

type Tell = (moment: Moment, to: Told, sitters: Sitters) => { moment: Moment; sitters: Sitters };

/** What happens at one table, as it is told to one viewer: by the names of those who sat there then. */
export class Follower {
  private sitters: Sitters = { names: [], yours: true };

  constructor(private readonly by: Tell) {}

  /** A moment with its words. */
  tell(moment: Moment, to: Told): Moment {
    const { moment: told, sitters } = this.by(moment, to, this.sitters);
    this.sitters = sitters;
    return told;
  }
}

/** Events that one entry caused, and notes by themselves. */
function* neighbours(events: readonly EventInfo[]): Generator<EventInfo[]> {
  let found: EventInfo[] = [];
  for (const event of events) {
    const [last] = found;
    const isApart = event.kind.startsWith(NOTE) || last?.kind.startsWith(NOTE) === true || last?.number !== event.number;
    if (last !== undefined && isApart) {
      yield found;
      found = [];
    }
    found.push(event);
  }
  if (found.length > 0) yield found;
}

/** The teller of a game, in the language of the page. */
export async function tellerOf(game: string): Promise<Teller> {
  const [book, catalogue] = await Promise.all([api.phrasebook(game, languages.tag), api.actions(game)]);
  return new Teller(book, catalogue.actions);
}
