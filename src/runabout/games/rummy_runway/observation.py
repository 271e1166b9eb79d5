"""What a seat may know as a row of cells (see core.observation)."""

from __future__ import annotations

from runabout.core.eights import EIGHT, ONES, bit_length, copy_eights, read_eight, sum_of_eight, transposed
from runabout.core.observation import (
    Observation,
    Slice,
    distance_to,
    put,
    put_nothing,
    put_one_of,
    put_up_to,
    seat_from,
)
from runabout.core.record import Cells
from runabout.core.rule import inline, rule
from runabout.games.rummy_runway.cards import FIRST_WILD, KINDS, NUMBERS, OUTFIT_CARDS, RUNWAY_CARDS, Colour
from runabout.games.rummy_runway.state import (
    CLOSET_MAX,
    OUTFIT_SIZE,
    OUTFITS_EACH,
    ROUNDS_MAX,
    RUNWAYS,
    SEATS,
    Phase,
    Sight,
)

PHASES = len(Phase)
WORN_MAX = FIRST_WILD + len(Colour) * NUMBERS  #: the highest number of a card as it is worn: see `worn`
COUNT_MAX = 255  #: higher counts are told as this
HIGH_PART = 16  #: points are told as so many times this, and the rest
CLOSET_CELLS = CLOSET_MAX + 1
KNOWN_CELLS = 6
SEAT_CELLS = 9 + CLOSET_CELLS + KNOWN_CELLS

SLICES = (
    Slice("own hand", (KINDS,), OUTFIT_CARDS, "own cards of each kind: red, yellow, blue, wild, 0 to 9 of each"),
    Slice("unseen", (KINDS,), OUTFIT_CARDS, "cards of each kind in the deck or in others' hands, known ones aside"),
    Slice("row", (KINDS,), OUTFIT_CARDS, "cards of each kind in the discard row"),
    Slice("fresh", (KINDS,), OUTFIT_CARDS, "cards of each kind that went into the deck when it was last made"),
    Slice("spent in Closet", (KINDS,), OUTFIT_CARDS, "cards in the deciding seat's Closet that riffed in this turn"),
    Slice(
        "laid",
        (OUTFIT_SIZE, 2),
        WORN_MAX,
        "of the outfit that the viewer is laying, by place: the card as it is worn (see outfits), 0 for none; 1 "
        "where it comes from the Closet",
    ),
    Slice("phase", (PHASES,), 1, "1 for what is being decided: to draw, act, lay, wear, trim"),
    Slice("doing", (2,), 1, "1 where this turn forms; 1 where it riffs"),
    Slice("taken", (1,), OUTFIT_CARDS, "cards taken from the row in this turn, while drawing"),
    Slice("to decide", (SEATS,), 1, "by seat: 1 for the one that decides"),
    Slice("trigger", (SEATS,), 1, "by seat: 1 for the one that triggered the end of the round"),
    Slice("final turns", (1,), SEATS, "that are not over yet"),
    Slice("over", (1,), 1, "1 once the game is over"),
    Slice("round", (2,), ROUNDS_MAX, "its number; how many there are"),
    Slice("turns", (1,), COUNT_MAX, f"begun in this round; {COUNT_MAX} for more"),
    Slice("deck", (1,), OUTFIT_CARDS, "cards in it"),
    Slice("runway", (RUNWAY_CARDS,), 1, "1 for each trend of this round"),
    Slice(
        "options",
        (8,),
        1,
        "closet_riff, outfit_colours, mix_actions, discard_draw, trends, trend_wild_number, trend_wild_colour, "
        "trend_two",
    ),
    Slice("target", (2,), COUNT_MAX, f"points to be had: so many times {HIGH_PART}; the rest"),
    Slice(
        "outfits",
        (SEATS, OUTFITS_EACH, OUTFIT_SIZE),
        WORN_MAX,
        f"by seat, outfit and place, the card as it is worn: 1 + its kind, or, of a wild card, {FIRST_WILD + 1} + "
        f"{NUMBERS} times the colour it is worn as (red, yellow, blue, none yet) + its number; 0 for none",
    ),
    Slice("spent in outfits", (SEATS, OUTFITS_EACH, OUTFIT_SIZE), 1, "likewise: 1 for a card that riffed in this turn"),
    Slice(
        "seats",
        (SEATS, SEAT_CELLS),
        COUNT_MAX,
        "by seat, zeros where nobody sits: 1; cards in hand; in the Closet; outfits; known cards in hand; points, as "
        f"so many times {HIGH_PART}, and the rest; the best outfit's points in the last round; 1 where its Closet is "
        f"over full; {CLOSET_CELLS} cells, 1 + the kind of each card in its Closet, ascending; {KNOWN_CELLS} cells, "
        "likewise of cards that all know in its hand",
    ),
)


@rule
def observe(sight: Sight, out: Cells) -> None:
    """Write the cells of SLICES."""
    seats, viewer = int(sight.seats), int(sight.viewer)
    at = copy_eights(sight.hand, out, 0)
    at = copy_eights(sight.unseen, out, at)
    put_nothing(out, at, KINDS)
    for i in range(sight.row_size[0]):
        out[at + sight.row[i]] += 1
    at += KINDS
    at = copy_eights(sight.fresh, out, at)
    at = copy_eights(sight.spent_closet, out, at)
    for place in range(OUTFIT_SIZE):
        is_laid = place < sight.laid
        at = put(out, at, worn(int(sight.laid_kind[place]), int(sight.laid_wears[place])) if is_laid else 0)
        at = put(out, at, sight.laid_from[place] if is_laid else 0)
    at = put_one_of(out, at, PHASES, sight.phase)
    at = put_one_of(out, at, 2, sight.doing - 1)
    at = put(out, at, sight.taken)
    at = put_one_of(out, at, SEATS, distance_to(viewer, sight.seat, seats))
    at = put_one_of(out, at, SEATS, distance_to(viewer, sight.trigger, seats))
    at = put(out, at, sight.final_turns)
    at = put(out, at, sight.over)
    at = put(out, at, sight.round)
    at = put(out, at, sight.rounds)
    at = put_up_to(out, at, sight.turns, COUNT_MAX)
    at = put(out, at, sight.deck_size[0])
    put_nothing(out, at, RUNWAY_CARDS)
    if sight.trends:
        for i in range(RUNWAYS):
            out[at + sight.runway[i]] = 1
    at += RUNWAY_CARDS
    at = put(out, at, sight.closet_riff)
    at = put(out, at, sight.outfit_colours)
    at = put(out, at, sight.mix_actions)
    at = put(out, at, sight.discard_draw)
    at = put(out, at, sight.trends)
    at = put(out, at, sight.trend_wild_number)
    at = put(out, at, sight.trend_wild_colour)
    at = put(out, at, sight.trend_two)
    at = put_points(out, at, sight.target)
    spent = at + SEATS * OUTFITS_EACH * OUTFIT_SIZE
    about = spent + SEATS * OUTFITS_EACH * OUTFIT_SIZE
    for distance in range(SEATS):
        if distance < seats:
            seat = seat_from(viewer, distance, seats)
            put_outfits(out, at, spent, sight, seat)
            put_seat(out, about, sight, seat)
        else:
            put_nothing(out, at, OUTFITS_EACH * OUTFIT_SIZE)
            put_nothing(out, spent, OUTFITS_EACH * OUTFIT_SIZE)
            put_nothing(out, about, SEAT_CELLS)
        at += OUTFITS_EACH * OUTFIT_SIZE
        spent += OUTFITS_EACH * OUTFIT_SIZE
        about += SEAT_CELLS


@rule
def worn(kind: int, wears: int) -> int:
    """A card as it is worn, in one number: as the slice "outfits" has it."""
    if kind < FIRST_WILD:
        return 1 + kind
    return 1 + FIRST_WILD + NUMBERS * wears + kind - FIRST_WILD


@rule
@inline
def put_outfits(out: Cells, at: int, spent: int, sight: Sight, seat: int) -> None:
    """Write a seat's outfits from `at` on, and which of their cards riffed in this turn from `spent` on."""
    riffed = sight.spent_outfit >> OUTFIT_SIZE * OUTFITS_EACH * seat
    for i in range(OUTFITS_EACH):
        outfit = seat * OUTFITS_EACH + i
        # Without a branch: how many outfits there are differs so much that it would often be predicted wrongly.
        there = 1 if i < sight.outfits[seat] else 0
        for place in range(OUTFIT_SIZE):
            at = put(out, at, there * worn(int(sight.outfit[outfit, place]), int(sight.wears[outfit, place])))
            spent = put(out, spent, there & riffed)
            riffed >>= 1


@rule
@inline
def put_seat(out: Cells, at: int, sight: Sight, seat: int) -> None:
    """Write what there is to know of a seat, as the slice "seats" has it."""
    at = put(out, at, 1)
    at = put(out, at, sight.hand_size[seat])
    at = put(out, at, sight.closet_size[seat])
    at = put(out, at, sight.outfits[seat])
    known = at
    at = put_points(out, at + 1, sight.points[seat])
    at = put_up_to(out, at, sight.best[seat], COUNT_MAX)
    at = put(out, at, 1 if sight.closet_size[seat] > CLOSET_MAX else 0)
    put_kinds(out, at, sight.closet[seat], CLOSET_CELLS)
    at += CLOSET_CELLS
    out[known] = put_kinds(out, at, sight.known[seat], KNOWN_CELLS)


@rule
def put_points(out: Cells, at: int, points: int) -> int:
    """Write points as so many times HIGH_PART and the rest; returns the place of the next cell."""
    at = put_up_to(out, at, points // HIGH_PART, COUNT_MAX)
    return put(out, at, points % HIGH_PART)


@rule
@inline
def put_kinds(out: Cells, at: int, counts: Cells, cells: int) -> int:
    """Write 1 + the kind of each card, ascending, as far as there are cells, and 0 in the others; returns how many
    cards there are. Of a kind there are three at most (RY-005).
    """
    one, two, three, cards = 0, 0, 0, 0  # the kinds of which there is a first, a second, a third card: bit i of cell k
    for i in range(KINDS // EIGHT):
        ones = read_eight(counts, EIGHT * i)
        twos = ones >> 1
        one |= ((ones | twos) & ONES) << i
        two |= (twos & ONES) << i
        three |= (ones & twos & ONES) << i
        cards += ones
    one, two, three = transposed(one), transposed(two), transposed(three)  # bit 8 * i + k, a bit for each kind
    for place in range(at, at + cells):
        kind = one & -one
        out[place] = bit_length(kind)
        again = kind & two
        one ^= kind ^ again
        two ^= again & ~three
        three &= ~kind
    return sum_of_eight(cards)


OBSERVATION = Observation(
    observe,
    SLICES,
    tells=(
        "seat",
        "over",
        "phase",
        "doing",
        "taken",
        "round",
        "rounds",
        "trigger",
        "final_turns",
        "runway",
        "points",
        "outfits",
        "outfit",
        "wears",
        "closet_size",
        "row_size",
        "deck_size",
        "fresh",
        "hand_size",
        "spent_closet",
        "spent_outfit",
        "target",
        "hand",
        "laid",
        "laid_kind",
        "laid_from",
        "laid_wears",
        "unseen",
    ),
    left_out=(
        "the order of the discard row; which trends were shown in earlier rounds; cards of a Closet beyond the "
        f"{CLOSET_CELLS} lowest, and known cards of a hand beyond the {KNOWN_CELLS} lowest; round_turn_limit"
    ),
)
