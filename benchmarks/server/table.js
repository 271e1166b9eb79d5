/**
 * One table under load: four connections, and a clock from the moment a move is sent to that when the last of those who
 * are told of it has the news.
 *
 * @typedef {object} Heard what a frame says: `reply`, to be sent at once; or `fault`, which ends the run; or news of
 *     the game: its `number`, which grows with every move that the seat is told of, whether the move after it is `mine`,
 *     and whether the game is `over`. Anything else says nothing.
 * @typedef {object} Move what a seat sends: `text`, and the seats that will be told of it: `hearers`.
 */
import { WebSocket } from 'ws';

import { SEATS } from './common.js';

export class Table {
  /**
   * @param side how to speak to the server: runabout.js or boardgame.js.
   * @param base the server's address.
   * @param prepared what the side's `prepare` gave.
   * @param random a generator of numbers from 0 to 1.
   * @param load told of bytes received, of moves and of faults, and asked for what is next: see clients.js.
   */
  constructor(side, base, prepared, random, load) {
    Object.assign(this, { side, base, prepared, random, load });
    this.seats = Array.from({ length: SEATS }, () => ({ socket: null, number: -1, mine: false, data: null }));
    this.since = 0; // when the last move was sent, or should have been
    this.waiting = new Map(); // the seats that have not received it, each with the number that it had before
    this.ready = false;
    this.over = false;
    this.due = []; // times of moves that should have been sent while the table was not ready
  }

  /** Open all four connections; resolved once each has the state of the game. */
  async connect() {
    await Promise.all(this.seats.map((_, seat) => this.#open(seat)));
  }

  #open(seat) {
    const { url, headers } = this.side.address(this.base, this.prepared, seat);
    return new Promise((resolve, reject) => {
      // A browser offers compression too; whether it is used is the server's choice.
      const socket = new WebSocket(url, { headers, perMessageDeflate: true, skipUTF8Validation: true });
      this.seats[seat].socket = socket;
      socket.on('error', reject);
      socket.on('close', () => this.load.fault(`the server closed the line of seat ${seat} at ${this.prepared.id}`));
      socket.on('message', (data) => {
        const first = this.seats[seat].number < 0;
        this.#hear(seat, data);
        if (first && this.seats[seat].number >= 0) {
          resolve();
        }
      });
    });
  }

  #hear(seat, data) {
    this.load.received(data.length);
    const heard = this.side.read(data, this.prepared, seat);
    const place = this.seats[seat];
    if (heard.reply !== undefined) {
      place.socket.send(heard.reply);
    } else if (heard.fault !== undefined) {
      this.load.fault(heard.fault);
    } else if (heard.number !== undefined) {
      Object.assign(place, { number: heard.number, mine: heard.mine, data });
      this.over ||= heard.over;
      if (heard.number > this.waiting.get(seat)) {
        this.waiting.delete(seat);
        if (this.waiting.size === 0) {
          this.load.moved(this.since);
        }
      }
      if (this.waiting.size === 0 && !this.ready) {
        this.#settle();
      }
    }
  }

  /** Ready for the next move once all have been told of the last one, and one of them is to act; or over. */
  #settle() {
    if (this.seats.some((place) => place.number < 0)) {
      return;
    }
    if (this.over) {
      this.load.ended(this);
    } else if (this.seats.some((place) => place.mine)) {
      this.ready = true;
      this.load.settled(this);
    }
  }

  /** Send the next move; its time counts from `since`. */
  send(since) {
    const seat = this.seats.findIndex((place) => place.mine);
    const { socket, number, data } = this.seats[seat];
    const { text, hearers } = this.side.move(this.prepared, seat, number, data, this.random);
    this.ready = false;
    this.since = since;
    this.waiting = new Map(hearers.map((one) => [one, this.seats[one].number]));
    socket.send(text);
  }

  close() {
    for (const { socket } of this.seats) {
      socket?.removeAllListeners('close');
      socket?.close();
    }
  }
}
