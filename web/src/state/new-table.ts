import type { GameInfo, NewTable, SeatWish } from '../server/types';

/** The default level of bots. */
export const USUAL_LEVEL = 'medium';

export const ME: SeatWish = { kind: 'person', level: '', name: '', looks: [] };

/** A bot's seat. */
export function botAt(level: string): SeatWish {
  return { kind: 'bot', level, name: '', looks: [] };
}

/** One click: a table of the usual size against bots, begun at once. */
export function againstBots(game: GameInfo): NewTable {
  const bots = Array.from({ length: game.usual - 1 }, () => botAt(USUAL_LEVEL));
  const offered = game.options.filter((option) => option.offered !== option.default);
  const options = Object.fromEntries(offered.map((option) => [option.name, option.offered]));
  return { game: game.name, seats: [ME, ...bots], options, spectators: true, clock: null, start: true };
}
