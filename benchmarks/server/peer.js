/**
 * The peer: a boardgame.io server as its documentation sets one up for production, on one process.
 *
 *     NODE_ENV=production node peer.js --port 8001 [--delta]
 *
 * Storage is its default (in memory), the transport socket.io over WebSockets alone. Undo is switched off and
 * nothing is logged. --delta has it send patches instead of whole states.
 */
import { parseArgs } from 'node:util';

import server from 'boardgame.io/dist/cjs/server.js';

import { game } from './game.js';

const { values } = parseArgs({ options: { port: { type: 'string' }, delta: { type: 'boolean', default: false } } });
const transport = new server.SocketIO({ socketOpts: { transports: ['websocket'] } });
const peer = server.Server({ games: [game(values.delta)], origins: [], transport });
await peer.run({ port: Number(values.port) });
