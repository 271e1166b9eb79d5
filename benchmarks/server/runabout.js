/** How the load generator speaks to a Runabout server: Road Runner, four guests to a table. */
import { EVERYBODY, SEATS, post } from './common.js';

const VIEW = '{"type":"view"';
const FAULT = '{"type":"fault"';
const BYE = '{"type":"bye"';
const OPEN = '"open":[';
const EMPTY = ']'.charCodeAt(0);
const HOUSEHOLDS = 2 ** 24;
const PATIENCE = 0.5; // how often a turn is passed rather than tried; a game then takes about 150 moves

/** The language in which the server is to tell everything; by default it tells facts, as it does to the page. */
const WORDS = process.env.RUNABOUT_LOAD_WORDS ?? 'none';

let households = 0;

/** Every action of the game, by its number: what open actions mean. */
let catalogue;

/** A table set up by one guest, joined by three more and begun. Each comes from an address of its own, as if by a proxy. */
export async function prepare(base) {
  catalogue ??= (await post(`${base}/api/games/road-runner/actions`, undefined, {}, 'GET')).actions;
  const headers = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    households = (households + 1) % HOUSEHOLDS;
    const from = { 'x-forwarded-for': `10.${households >> 16}.${(households >> 8) & 255}.${households & 255}` };
    const { token } = await post(`${base}/api/guests`, { name: `Seat ${seat}` }, from);
    headers.push({ ...from, authorization: `Bearer ${token}` });
  }
  const wish = {
    game: 'road-runner',
    seats: [{ kind: 'person' }, ...Array(SEATS - 1).fill({ kind: 'open' })],
    options: { auto_pass: 'off' }, // else the table declines for seats, after a pause
  };
  const { id } = await post(`${base}/api/tables`, wish, headers[0]);
  for (let seat = 1; seat < SEATS; seat += 1) {
    await post(`${base}/api/tables/${id}/seats/${seat}`, undefined, headers[seat], 'PUT');
  }
  await post(`${base}/api/tables/${id}/start`, undefined, headers[0]);
  return { id, headers };
}

/** Where a seat connects, and as whom. */
export function address(base, table, seat) {
  return { url: `${base.replace('http', 'ws')}/api/tables/${table.id}/live?protocol=3&words=${WORDS}`, headers: table.headers[seat] };
}

/** What a frame says to a seat: see `Heard` in table.js. */
export function read(data) {
  const start = data.toString('latin1', 0, 80);
  if (start.startsWith(VIEW)) {
    const number = Number(/"number":(\d+)/.exec(start)[1]);
    const mine = data[data.lastIndexOf(OPEN) + OPEN.length] !== EMPTY;
    return { number, mine, over: data.includes('"over":true') };
  }
  if (start.startsWith(FAULT) || start.startsWith(BYE)) {
    return { fault: data.toString() };
  }
  return {};
}

/**
 * The next move of a seat, by a rule from the listed actions; see `Move` in table.js. Of a card that is laid nobody else
 * is told (RRA-30).
 *
 * Prevent an attempt that nobody has prevented, if there is a card for it; call what can be called; every other turn
 * pass, else lay a card.
 */
export function move(table, seat, number, data, random) {
  const at = data.lastIndexOf(OPEN) + OPEN.length - 1;
  const actions = JSON.parse(data.toString('utf8', at, data.indexOf(']', at) + 1)).map((one) => catalogue[one]);
  const of = (verb) => actions.filter((action) => action.verb === verb);
  const any = (list) => list[Math.floor(random() * list.length)];
  let chosen;
  if (of('decline').length > 0) {
    chosen = data.includes('"foiled":true') ? undefined : any(of('play'));
    chosen ??= of('decline')[0];
  } else {
    chosen = any(of('call'));
    chosen ??= random() < PATIENCE ? of('pass')[0] : undefined;
    chosen ??= any([...of('lay'), ...of('pass')]) ?? any(actions);
  }
  const text = JSON.stringify({ type: 'play', key: `${seat}-${number}-load`, number, action: chosen.text });
  return { text, hearers: chosen.verb === 'lay' ? [seat] : EVERYBODY };
}
