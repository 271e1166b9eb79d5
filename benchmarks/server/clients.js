/**
 * The load generator: tables with four scripted clients each over real WebSockets, beside either server.
 *
 *     node clients.js --side runabout --url http://127.0.0.1:8000 --pid 1234 --tables 100 --seconds 8 --rate 300
 *
 * First a closed loop, where a table's next move is sent as soon as all seats that are told of the last one have heard;
 * then an open loop, where moves are sent at a fixed rate, whatever comes back. Prints one JSON object.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import * as boardgame from './boardgame.js';
import { seeded } from './common.js';
import * as runabout from './runabout.js';
import { Table } from './table.js';

const SIDES = { runabout, boardgame };
const TICKS_A_SECOND = 100; // what /proc counts processor time in
const STALLED_MS = 60_000;
const PREPARED_AT_ONCE = 16;

/** Everything that happens between a start and an end. */
class Window {
  constructor(pid) {
    this.pid = pid;
    this.times = []; // of moves, in ms
    this.bytes = 0;
    this.frames = 0;
    this.start = performance.now();
    this.usage = process.cpuUsage();
    this.ticks = ticks(pid);
  }

  /** Its figures, at its end. */
  close() {
    const seconds = (performance.now() - this.start) / 1000;
    const { user, system } = process.cpuUsage(this.usage);
    const sorted = Float64Array.from(this.times).sort();
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? null;
    return {
      moves: sorted.length,
      seconds,
      moves_per_second: sorted.length / seconds,
      p50_ms: at(0.5),
      p99_ms: at(0.99),
      max_ms: at(1),
      bytes_per_move: this.bytes / sorted.length,
      frames_per_move: this.frames / sorted.length,
      generator_cpu: (user + system) / 1e6 / seconds,
      server_cpu: (ticks(this.pid) - this.ticks) / TICKS_A_SECOND / seconds,
    };
  }
}

/** Drives the tables; what they tell it is their side of things. */
class Load {
  constructor(options) {
    this.options = options;
    this.side = SIDES[options.side];
    this.mode = 'still'; // "still", "closed" or "open"
    this.window = null;
    this.tables = [];
    this.spares = [];
    this.games = 0; // played to their end
    this.seeds = 0;
    this.last = performance.now();
  }

  received(bytes) {
    if (this.window) {
      this.window.bytes += bytes;
      this.window.frames += 1;
    }
  }

  moved(since) {
    this.last = performance.now();
    this.window?.times.push(this.last - since);
  }

  settled(table) {
    if (this.mode === 'closed') {
      table.send(performance.now());
    } else if (table.due.length > 0) {
      table.send(table.due.shift());
    }
  }

  fault(text) {
    if (this.mode !== 'done') {
      throw new Error(text);
    }
  }

  /** The game at a table is over: its four go on at a table that was set up before the run. */
  async ended(table) {
    this.games += 1;
    table.close();
    const next = this.#table(this.spares.pop() ?? (await this.side.prepare(this.options.url)));
    next.due = table.due;
    this.tables[this.tables.indexOf(table)] = next;
    await next.connect();
  }

  #table(prepared) {
    this.seeds += 1;
    return new Table(this.side, this.options.url, prepared, seeded(this.options.seed + this.seeds), this);
  }

  async prepare() {
    const wanted = this.options.tables + this.options.spares;
    const prepared = [];
    const one = async () => {
      while (prepared.length < wanted) {
        const place = prepared.push(null) - 1;
        prepared[place] = await this.side.prepare(this.options.url);
      }
    };
    await Promise.all(Array.from({ length: PREPARED_AT_ONCE }, one));
    this.tables = prepared.splice(0, this.options.tables).map((each) => this.#table(each));
    this.spares = prepared;
    for (let from = 0; from < this.tables.length; from += PREPARED_AT_ONCE) {
      await Promise.all(this.tables.slice(from, from + PREPARED_AT_ONCE).map((table) => table.connect()));
    }
  }

  /** Wait, and fail if nothing moves for a long time. */
  async #pass(seconds) {
    const end = performance.now() + 1000 * seconds;
    while (performance.now() < end) {
      await sleep(Math.min(500, Math.max(1, end - performance.now())));
      if (performance.now() - this.last > STALLED_MS) {
        throw new Error(`no move has come back for ${STALLED_MS / 1000} s`);
      }
    }
  }

  async #measured(seconds) {
    await this.#pass(this.options.warmup);
    this.window = new Window(this.options.pid);
    await this.#pass(seconds);
    const figures = this.window.close();
    this.window = null;
    return figures;
  }

  /** Let what is under way come to its end. */
  async #rest() {
    this.mode = 'still';
    this.last = performance.now();
    while (this.tables.some((table) => !table.ready)) {
      await sleep(20);
      if (performance.now() - this.last > STALLED_MS) {
        throw new Error('the tables do not come to rest');
      }
    }
  }

  async closedLoop() {
    this.mode = 'closed';
    this.last = performance.now();
    this.tables.filter((table) => table.ready).forEach((table) => table.send(performance.now()));
    const figures = await this.#measured(this.options.seconds);
    await this.#rest();
    return figures;
  }

  /** Moves at a fixed rate, each table in its turn; one that is not ready sends late, and its time counts from when it was due. */
  async openLoop() {
    this.mode = 'open';
    this.last = performance.now();
    const gap = 1000 / this.options.rate;
    let turn = 0;
    let due = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      for (; due <= now; due += gap) {
        const table = this.tables[turn % this.tables.length];
        turn += 1;
        if (table.ready) {
          table.send(performance.now());
        } else {
          table.due.push(due);
        }
      }
    }, 1);
    const figures = await this.#measured(this.options.seconds);
    clearInterval(timer);
    figures.backlog = this.tables.reduce((sum, table) => sum + table.due.length, 0);
    this.tables.forEach((table) => table.due.splice(0));
    await this.#rest();
    return figures;
  }

  close() {
    this.mode = 'done';
    this.tables.forEach((table) => table.close());
  }
}

/** Processor time of a process so far, user and system, in ticks. */
function ticks(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1].split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/** Memory of a process, in MiB. */
function resident(pid) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))[1]) / 1024;
}

const { values } = parseArgs({
  options: {
    side: { type: 'string' },
    url: { type: 'string' },
    pid: { type: 'string' },
    tables: { type: 'string', default: '10' },
    spares: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '8' },
    warmup: { type: 'string', default: '3' },
    rate: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
});
const options = { ...values };
for (const name of ['pid', 'tables', 'spares', 'seconds', 'warmup', 'rate', 'seed']) {
  options[name] = Number(values[name]);
}
const load = new Load(options);
const began = performance.now();
await load.prepare();
const prepared = (performance.now() - began) / 1000;
const closed = await load.closedLoop();
const open = options.rate > 0 ? await load.openLoop() : null;
const told = { side: options.side, tables: options.tables, prepare_seconds: prepared, closed, open };
console.log(JSON.stringify({ ...told, games: load.games, rss_mib: resident(options.pid) }));
load.close();
process.exit(0);
