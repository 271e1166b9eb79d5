"""What a seat may know as a row of cells (see core.observation)."""

from __future__ import annotations

from runabout.core.log import SEATS_MAX
from runabout.core.observation import (
    Observation,
    Slice,
    distance_to,
    put,
    put_nothing,
    put_one_of,
    put_row,
    put_up_to,
    seat_from,
)
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_runner.attempts import METHOD, SPEED
from runabout.games.road_runner.cards import CAPTURES, DECK, ESCAPES, FIRST_ESCAPE, TITLES, Method
from runabout.games.road_runner.potential import SAYS, potential
from runabout.games.road_runner.state import CERTAIN, PLAYED_MAX, TAKE_BACKS_MAX, Sight

METHODS = len(Method)
COUNT_MAX = 255  #: higher counts are told as this
SEAT_CELLS = 6
TRACKED = 100  #: what one card tracked for sure counts for

SLICES = (
    Slice("own hand", (TITLES,), DECK, "own cards of each title"),
    Slice("unseen", (TITLES,), DECK, "cards of each title in others' hands or in the draw pile"),
    Slice("capture discards", (CAPTURES,), DECK, "Capture cards of each title that were discarded"),
    Slice("escape discards", (ESCAPES,), DECK, "Escape cards of each title that were discarded"),
    Slice("laid", (CAPTURES,), DECK, "cards of each title laid for an attempt, where the viewer may see them"),
    Slice("played", (ESCAPES,), PLAYED_MAX, "Escapes of each title played on the attempt"),
    Slice("method", (METHODS,), 1, "1 for the method of the called attempt"),
    Slice("speed", (1,), 255, "of the called attempt"),
    Slice("foiled", (1,), 1, "1 once an Escape prevented it"),
    Slice("escaping", (1,), 1, "1 where the seat that decides may play an Escape"),
    Slice("to decide", (SEATS_MAX,), 1, "by seat: 1 for the one that decides"),
    Slice("turn", (SEATS_MAX,), 1, "by seat: 1 for the one whose turn it is"),
    Slice("won", (SEATS_MAX,), 1, "by seat: 1 for the one that caught the road runner"),
    Slice("over", (1,), 1, "1 once the game is over"),
    Slice("draw pile", (1,), DECK, "cards in it"),
    Slice("reshuffled", (1,), 1, "1 once it was rebuilt: dual cards are Escapes too"),
    Slice("take-backs", (1,), TAKE_BACKS_MAX, "cards that the viewer has taken back in this turn"),
    Slice("options", (2,), 9, "1 where escapes match literally; cards drawn at the start of a turn"),
    Slice("turns left", (1,), COUNT_MAX, f"before the game is called off; {COUNT_MAX} for more"),
    Slice(
        "seats",
        (SEATS_MAX, SEAT_CELLS),
        COUNT_MAX,
        "by seat, zeros where nobody sits: 1; cards in hand; damage counters; how many Escapes it has played on this "
        f"attempt; Capture cards that the viewer passed on and that lie there by now, as {TRACKED} times their "
        f"expected number, {COUNT_MAX} for more; Escape cards likewise",
    ),
)


@rule
def observe(sight: Sight, out: Cells) -> None:
    """Write the cells of SLICES."""
    seats, viewer = int(sight.seats), int(sight.viewer)
    at = put_nothing(out, 0, TITLES)
    if viewer >= 0:
        for i in range(sight.hand_count[viewer]):
            out[sight.hand[i]] += 1
    at = put_row(out, at, sight.unseen, TITLES)
    at = put_counts(out, at, sight.capture_pile, sight.capture_pile_size[0], 0, CAPTURES)
    at = put_counts(out, at, sight.escape_pile, sight.escape_pile_size[0], FIRST_ESCAPE, ESCAPES)
    at = put_counts(out, at, sight.laid, sight.laid_size, 0, CAPTURES)
    at = put_counts(out, at, sight.played, sight.played_size[0], FIRST_ESCAPE, ESCAPES)
    called = sight.attempt >= 0
    at = put_one_of(out, at, METHODS, int(METHOD[sight.attempt]) if called else -1)
    at = put(out, at, int(SPEED[sight.attempt]) if called else 0)
    at = put(out, at, sight.foiled)
    at = put(out, at, sight.phase)
    at = put_one_of(out, at, SEATS_MAX, distance_to(viewer, sight.seat, seats))
    at = put_one_of(out, at, SEATS_MAX, distance_to(viewer, sight.turn, seats))
    at = put_one_of(out, at, SEATS_MAX, distance_to(viewer, sight.winner, seats))
    at = put(out, at, sight.over)
    at = put(out, at, sight.deck_count)
    at = put(out, at, sight.reshuffled)
    at = put_up_to(out, at, sight.take_backs, TAKE_BACKS_MAX)
    at = put(out, at, sight.matching)
    at = put(out, at, sight.drawn)
    at = put_up_to(out, at, sight.turn_limit - sight.turns, COUNT_MAX)
    for distance in range(seats):
        at = put_seat(out, at, sight, seat_from(viewer, distance, seats))
    put_nothing(out, at, (SEATS_MAX - seats) * SEAT_CELLS)


@rule
def put_counts(out: Cells, at: int, pile: Cells, size: int, first: int, titles: int) -> int:
    """Count the titles from `first` on in the first cards of a pile; returns the place of the next cell."""
    put_nothing(out, at, titles)
    for i in range(size):
        out[at + pile[i] - first] += 1
    return at + titles


@rule
def put_seat(out: Cells, at: int, sight: Sight, seat: int) -> int:
    """Write what there is to know of a seat, as the slice "seats" has it; returns the place of the next cell."""
    at = put(out, at, 1)
    at = put(out, at, sight.hand_count[seat])
    at = put_up_to(out, at, sight.damage[seat], COUNT_MAX)
    played, captures, escapes = 0, 0, 0
    for i in range(sight.played_size[0]):
        played += 1 if sight.played_by[i] == seat else 0
    for i in range(sight.tracked_size):
        if sight.tracked[i] < CAPTURES:
            captures += sight.tracked_weight[i, seat]
        else:
            escapes += sight.tracked_weight[i, seat]
    at = put(out, at, played)
    at = put_up_to(out, at, captures * TRACKED // CERTAIN, COUNT_MAX)
    return put_up_to(out, at, escapes * TRACKED // CERTAIN, COUNT_MAX)


OBSERVATION = Observation(
    observe,
    SLICES,
    tells=(
        "seat",
        "over",
        "phase",
        "turn",
        "winner",
        "reshuffled",
        "matching",
        "drawn",
        "foiled",
        "played_size",
        "capture_pile_size",
        "escape_pile_size",
        "deck_count",
        "hand",
        "hand_count",
        "laid",
        "laid_size",
        "unseen",
    ),
    left_out=(
        "the order of discards and of Escapes played on an attempt; which cards went from hand to hand, but for "
        f"where those that the viewer passed on may be, by sort; how many turns there are beyond {COUNT_MAX}"
    ),
    potential=potential,
    potential_says=SAYS,
)
