/** The outfits of one card of each colour that are a set or a run: 58 looks. */

export interface Worn {
  readonly cards: readonly string[];
  readonly colours: readonly string[];
}

const READING = ['red', 'blue', 'yellow'] as const;
const ORDERS = READING.flatMap((first) =>
  READING.filter((colour) => colour !== first).map((second) => [first, second, READING.find((c) => c !== first && c !== second)!]),
);
const NUMBERS = 10;

function worn(colours: readonly string[], numberAt: (place: number) => number): Worn {
  return { cards: colours.map((colour, place) => `${colour}-${numberAt(place)}`), colours };
}

/** Three of one number. */
export const FORMAL: readonly Worn[] = Array.from({ length: NUMBERS }, (_, number) => worn(READING, () => number));

/** Three numbers that follow one another, the colours in any order. */
export const CASUAL: readonly Worn[] = Array.from({ length: NUMBERS - 2 }, (_, start) =>
  ORDERS.map((colours) => worn(colours, (place) => start + place)),
).flat();

export const LOOKS: readonly Worn[] = [...FORMAL, ...CASUAL];
