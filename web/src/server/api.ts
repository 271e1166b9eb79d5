import { t } from '../words';
import { languages } from '../words/languages.svelte';
import { gamesIn, type Language } from '../words/wanted';
import { earlyAnswer } from './early';
import type {
  CarriedSeat,
  CarryLink,
  Consent,
  Fault,
  GameActions,
  GameBook,
  Games,
  Me,
  NewTable,
  Phrasebook,
  Plan,
  Replay,
  SeatChange,
  SignedOut,
  TableInfo,
  TableList,
} from './types';

/** The version of the protocol that this page speaks: PROTOCOL in server/messages/common.py. */
export const PROTOCOL = 3;

/** A request that failed; `fault` comes from the server or, where no answer can be read, from the page. */
export class Failure extends Error {
  constructor(
    readonly fault: Fault,
    readonly status: number,
  ) {
    super(fault.text);
  }
}

/** The codes of faults that the page itself makes: no connection, and an answer that cannot be read. */
export const NO_LINE = 'no-line';
export const NO_SENSE = 'no-sense';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The server does not know the guest (yet, or any more). */
const NO_GUEST = 'no-guest';
const WHO_AM_I = '/api/me';

/** The server tells every connection that was opened before: also those of the page that has asked for it. */
const FAREWELL_MS = 5_000;
let signsOut = 0;

/** Whether this page has just signed its guest out everywhere else: its own connections may come back then. */
export const isSigningOut = () => signsOut > 0;

async function signOut(): Promise<SignedOut> {
  signsOut += 1;
  try {
    return await ask<SignedOut>('POST', `${WHO_AM_I}/sign-out`);
  } finally {
    setTimeout(() => (signsOut -= 1), FAREWELL_MS);
  }
}

/** Send a request; Failure where it is refused. A browser that the server does not know is made a guest first. */
export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  try {
    return await askOnce<Answer>(method, path, body);
  } catch (thrown) {
    if (!(thrown instanceof Failure) || thrown.fault.code !== NO_GUEST || path === WHO_AM_I) throw thrown;
    await askOnce('GET', WHO_AM_I);
    return askOnce<Answer>(method, path, body);
  }
}

async function askOnce<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  const answer = await reach(method, path, body);
  let said: unknown;
  try {
    said = await answer.json();
  } catch {
    throw failure(NO_SENSE, t('faults-no-sense', { status: answer.status }), answer.status);
  }
  if (answer.ok) return said as Answer;
  if (isFault(said)) throw new Failure({ ...ownFault(said.code, said.text), ...said }, answer.status);
  throw failure(NO_SENSE, t('faults-no-sense', { status: answer.status }), answer.status);
}

async function reach(method: Method, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  try {
    return (method === 'GET' && (await earlyAnswer(path))) || (await fetch(path, init));
  } catch {
    throw failure(NO_LINE, t('faults-no-line'), 0);
  }
}

function failure(code: string, text: string, status: number): Failure {
  return new Failure(ownFault(code, text), status);
}

/** A fault that the page itself has found, and says. */
export const ownFault = (code: string, text: string): Fault => ({ code, text, reason: '', facts: {}, rule: '', number: 0, wait: 0 });

function isFault(said: unknown): said is Fault {
  return typeof said === 'object' && said !== null && 'code' in said && 'text' in said;
}

/** The fault of a thrown value. */
export function faultOf(thrown: unknown): Fault {
  if (thrown instanceof Failure) return thrown.fault;
  return ownFault(NO_SENSE, t('faults-unexpected', { what: String(thrown) }));
}

const of = (game: string, rest = '') => `/api/games/${encodeURIComponent(game)}${rest}`;
const at = (table: string, rest = '') => `/api/tables/${encodeURIComponent(table)}${rest}`;
const atSeat = (table: string, seat: number, rest = '') => at(table, `/seats/${seat}${rest}`);

/** Every request that the page makes. */
export const api = {
  /** On its way already in the language that is wanted when the page is opened. */
  games: (language: Language) => ask<Games>('GET', gamesIn(language)),
  book: (game: string, language: Language) => ask<GameBook>('GET', of(game, `?words=${language}`)),
  phrasebook: (game: string, language: string) => ask<Phrasebook>('GET', of(game, `/phrasebook?words=${language}`)),
  actions: (game: string) => ask<GameActions>('GET', of(game, '/actions')),
  me: () => ask<Me>('GET', WHO_AM_I),
  mayStudy: () => ask<Consent>('GET', '/api/me/study'),
  allowStudy: (allowed: boolean) => ask<Consent>('PUT', '/api/me/study', { allowed }),
  rename: (name: string) => ask<Me>('PUT', WHO_AM_I, { name }),
  signOut,
  tables: () => ask<TableList>('GET', '/api/tables'),
  create: (wish: NewTable) => ask<TableInfo>('POST', '/api/tables', wish),
  table: (table: string) => ask<TableInfo>('GET', at(table)),
  plan: (table: string) => ask<Plan>('GET', at(table, `/plan?words=${languages.tag}`)),
  start: (table: string) => ask<TableInfo>('POST', at(table, '/start')),
  rematch: (table: string) => ask<TableInfo>('POST', at(table, '/rematch')),
  sit: (table: string, seat: number) => ask<TableInfo>('PUT', atSeat(table, seat)),
  stand: (table: string, seat: number) => ask<TableInfo>('DELETE', atSeat(table, seat)),
  changeSeat: (table: string, seat: number, change: SeatChange) =>
    ask<TableInfo>('PATCH', atSeat(table, seat), change),
  chooseLooks: (table: string, seat: number, looks: string[]) =>
    ask<TableInfo>('PUT', atSeat(table, seat, '/looks'), { looks }),
  leave: (table: string, seat: number) => ask<TableInfo>('POST', atSeat(table, seat, '/leave')),
  resign: (table: string, seat: number) => ask<TableInfo>('POST', atSeat(table, seat, '/resign')),
  relieve: (table: string, seat: number) => ask<TableInfo>('POST', atSeat(table, seat, '/relieve')),
  carry: (table: string, seat: number) => ask<CarryLink>('POST', atSeat(table, seat, '/carry')),
  takeCarried: (token: string) => ask<CarriedSeat>('POST', `/api/carry/${encodeURIComponent(token)}`),
  /** A stretch of a replay; in the words of a language, unless that is "". */
  replay: (table: string, seat: number | null, first: number, count: number, words: string) =>
    ask<Replay>(
      'GET',
      at(
        table,
        `/replay?protocol=${PROTOCOL}&first=${first}&count=${count}${seat === null ? '' : `&seat=${seat}`}${words && `&words=${words}`}`,
      ),
    ),
  /** Where the match file of a finished game is downloaded. */
  recordPath: (table: string) => at(table, '/record'),
};
