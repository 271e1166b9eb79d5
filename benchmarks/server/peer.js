/**
 * The peer: a boardgame.io server as its documentation sets one up for production, on one process.
 *
 *     NODE_ENV=production node peer.js --port 8001 [--folder PATH]
 *
 * The transport is socket.io over WebSockets alone. Storage is its default, the memory; with --folder its own on disk
 * (FlatFile). Undo is switched off, and nothing is logged.
 */
import { parseArgs } from 'node:util';

import server from 'boardgame.io/dist/cjs/server.js';

import { game } from './game.js';

const { values } = parseArgs({ options: { port: { type: 'string' }, folder: { type: 'string' } } });
const transport = new server.SocketIO({ socketOpts: { transports: ['websocket'] } });
const db = values.folder === undefined ? undefined : new server.FlatFile({ dir: values.folder });
const peer = server.Server({ games: [game], origins: [], transport, db });
await peer.run({ port: Number(values.port) });
