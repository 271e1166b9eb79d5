import type { ClockRule, GameInfo, LevelInfo, NewTable, OptionInfo, SeatWish } from '../../server/types';
import { USUAL_LEVEL } from '../../state/new-table';

/** Who is to sit on a seat: this guest, another person at this device, a person who follows the link, or a bot. */
export type Sitter = 'me' | 'here' | 'open' | 'bot';

export interface DraftSeat {
  id: number;
  sitter: Sitter;
  name: string;
  level: string;
  /** What the seat is to look like; none: that is drawn. */
  looks: string[];
}

/** The clocks to choose from; minutes for the game, and seconds more for each decision. */
export const CLOCKS: readonly (ClockRule & { id: string })[] = [
  { id: '3+2', minutes: 3, seconds: 2 },
  { id: '10+5', minutes: 10, seconds: 5 },
  { id: '30+10', minutes: 30, seconds: 10 },
];

/** A table that is being set up. */
export class Draft {
  seats = $state<DraftSeat[]>([]);
  values = $state<Record<string, string>>({});
  spectators = $state(true);
  clock = $state<string>('none');

  private count = 0;

  game: GameInfo = $state.raw() as GameInfo;

  constructor(game: GameInfo) {
    this.game = game;
    this.seats = Array.from({ length: game.usual }, (_, seat) => this.seat(seat === 0 ? 'me' : 'bot'));
  }

  private seat(sitter: Sitter): DraftSeat {
    this.count += 1;
    return { id: this.count, sitter, name: '', level: USUAL_LEVEL, looks: [] };
  }

  resize(seats: number): void {
    while (this.seats.length > seats) this.seats.pop();
    while (this.seats.length < seats) this.seats.push(this.seat('bot'));
  }

  /** Choose who sits on a seat; only one seat is "me". */
  place(seat: DraftSeat, sitter: Sitter): void {
    if (sitter === 'me') {
      for (const other of this.seats) {
        if (other.sitter !== 'me' || other === seat) continue;
        [other.sitter, seat.looks] = [seat.sitter, other.looks];
        other.looks = [];
      }
    } else if (sitter === 'bot' || sitter === 'open') seat.looks = [];
    seat.sitter = sitter;
  }

  readonly open = $derived(this.seats.filter((seat) => seat.sitter === 'open').length);

  /** Several people share this screen. */
  readonly isShared = $derived(this.seats.filter((seat) => seat.sitter === 'me' || seat.sitter === 'here').length > 1);

  /** What is offered first of an option; it may differ where people share a screen. */
  usual(option: OptionInfo): string {
    return this.isShared ? option.shared : option.offered;
  }

  /** The highest value: of an option that is a seat, the last seat of the table. */
  highest(option: OptionInfo): number {
    return option.seat ? Math.min(option.high, this.seats.length) : option.high;
  }

  value(option: OptionInfo): string {
    const value = this.values[option.name] ?? this.usual(option);
    return option.seat ? String(Math.min(Number(value), this.highest(option))) : value;
  }

  set(option: OptionInfo, value: string): void {
    this.values[option.name] = value;
    if (value === this.usual(option)) delete this.values[option.name];
  }

  readonly changed = $derived.by(() =>
    this.game.options.filter((option) => this.value(option) !== this.usual(option)),
  );

  reset(): void {
    const apart = new Set(this.game.options.flatMap((option) => (option.apart ? [option.name] : [])));
    this.values = Object.fromEntries(Object.entries(this.values).filter(([name]) => apart.has(name)));
  }

  /** The request for the server. */
  wish(): NewTable {
    const clock = CLOCKS.find((choice) => choice.id === this.clock);
    // The server chooses the value of an option that is not sent, and need not choose the default: so an option is sent
    // where its value, or the value that is offered, is not the default.
    const differs = this.game.options.filter(
      (option) => this.value(option) !== option.default || this.usual(option) !== option.default,
    );
    return {
      game: this.game.name,
      seats: this.seats.map(wishOf),
      options: Object.fromEntries(differs.map((option) => [option.name, this.value(option)])),
      spectators: this.spectators,
      clock: clock === undefined ? null : { minutes: clock.minutes, seconds: clock.seconds },
      start: this.open === 0,
    };
  }
}

function wishOf(seat: DraftSeat): SeatWish {
  switch (seat.sitter) {
    case 'me':
      return { kind: 'person', level: '', name: '', looks: seat.looks };
    case 'here':
      return { kind: 'person', level: '', name: seat.name.trim(), looks: seat.looks };
    case 'open':
      return { kind: 'open', level: '', name: '', looks: [] };
    case 'bot':
      return { kind: 'bot', level: seat.level, name: '', looks: [] };
  }
}

/** A level by its name. */
export function levelOf(levels: readonly LevelInfo[], name: string): LevelInfo | undefined {
  return levels.find((level) => level.name === name);
}
