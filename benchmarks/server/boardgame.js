/** How the load generator speaks to a boardgame.io server: socket.io's frames, written and read by hand. */
import { PILES } from './game.js';
import { EVERYBODY, SEATS, post } from './common.js';

const GAME = '/games/chase';
const EVENT = '42/chase,';
const STATE = '"_stateID":'; // the first one in a message is that of the state it brings

/** A match created and joined by four. It begins by itself. */
export async function prepare(base) {
  const { matchID } = await post(`${base}${GAME}/create`, { numPlayers: SEATS, unlisted: true });
  const credentials = [];
  for (let seat = 0; seat < SEATS; seat += 1) {
    const joined = await post(`${base}${GAME}/${matchID}/join`, { playerID: `${seat}`, playerName: `Seat ${seat}` });
    credentials.push(joined.playerCredentials);
  }
  return { id: matchID, credentials };
}

/** Where a seat connects, and as whom. */
export function address(base) {
  return { url: `${base.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, headers: {} };
}

/** What a frame says to a seat: see `Heard` in table.js. */
export function read(data, table, seat) {
  const start = data.toString('latin1', 0, 24);
  if (start.startsWith(`${EVENT}["update"`) || start.startsWith(`${EVENT}["sync"`)) {
    const at = data.indexOf(STATE) + STATE.length;
    const number = Number.parseInt(data.toString('latin1', at, at + 10), 10);
    return { number, mine: number % SEATS === seat, over: data.includes('"gameover"') };
  }
  if (start.startsWith('0')) {
    return { reply: '40/chase,' };
  }
  if (start.startsWith('40')) {
    return { reply: `${EVENT}${JSON.stringify(['sync', table.id, `${seat}`, table.credentials[seat], SEATS])}` };
  }
  return start === '2' ? { reply: '3' } : {};
}

/** The next move of a seat: any card of the hand, to either pile. See `Move` in table.js. */
export function move(table, seat, number, data, random) {
  const payload = {
    type: 'discard',
    args: [Math.floor(random() * 10), PILES[Math.floor(random() * PILES.length)]],
    playerID: `${seat}`,
    credentials: table.credentials[seat],
  };
  const text = `${EVENT}${JSON.stringify(['update', { type: 'MAKE_MOVE', payload }, number, table.id, `${seat}`])}`;
  return { text, hearers: EVERYBODY };
}
