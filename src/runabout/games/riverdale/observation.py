"""What a seat may know as a row of cells (see core.observation)."""

from __future__ import annotations

import numpy as np

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
from runabout.games.riverdale.cards import HAND, KINDS, MOVEMENT_DECK, Special
from runabout.games.riverdale.state import COLOURS, HOME, PAWNS, SHOP, SQUARES_MAX, ZONE, Sight
from runabout.games.riverdale.track import SQUARES, START

SPECIALS = len(Special)
CLOCK_MAX = 255  #: more turns than that are as good as no limit

PLACE_CELLS = 5
SEAT_CELLS = COLOURS + 1 + SPECIALS + KINDS + PAWNS * PLACE_CELLS

AROUND = np.array(
    [[1 + (square - int(start)) % SQUARES for square in range(SQUARES_MAX)] for start in START],
    np.int64,
)
"""By colour and square: 1 + how many squares it is on from that colour's coloured square."""

SLICES = (
    Slice("own hand", (KINDS,), HAND, "own cards of each kind"),
    Slice("unseen", (KINDS,), MOVEMENT_DECK, "cards of each kind in others' hands or in the draw deck"),
    Slice("discards", (KINDS,), MOVEMENT_DECK, "cards of each kind in the discard pile"),
    Slice("fresh", (KINDS,), MOVEMENT_DECK, "cards of each kind that went into the draw deck when it was last made"),
    Slice("deck", (1,), MOVEMENT_DECK, "cards in the draw deck"),
    Slice("own colour", (COLOURS,), 1, "1 for the viewer's colour, as they go clockwise round the board"),
    Slice("to decide", (COLOURS,), 1, "by seat: 1 for the one that decides"),
    Slice("won", (COLOURS,), 1, "by seat: 1 for the winner"),
    Slice("special played", (1,), 1, "1 once a Special card was played in this turn"),
    Slice("turns left", (1,), CLOCK_MAX, f"before the game is called off; {CLOCK_MAX} for more"),
    Slice("over", (1,), 1, "1 once the game is over"),
    Slice("options", (4,), 1, "swap_optional, move_ahead_at_entrance, own_bump, quick_pass_skips_own"),
    Slice(
        "seats",
        (COLOURS, SEAT_CELLS),
        SQUARES_MAX,
        f"by seat, zeros where nobody sits: {COLOURS} cells, 1 for how many sides clockwise of the viewer's it is; "
        f"cards in hand; {SPECIALS} cells, 1 for each Special card not played yet; {KINDS} cells, cards of each kind "
        f"that the viewer knows in that hand; then for each of its {PAWNS} pawns: 1 on its Home Base; 1 + squares on "
        "from the viewer's coloured square, 0 off the track; the same from its own; the circle of its safety zone "
        "from 1, 0 elsewhere; 1 in Pop's",
    ),
)


@rule
def observe(sight: Sight, out: Cells) -> None:
    """Write the cells of SLICES."""
    seats, viewer = int(sight.seats), int(sight.viewer)
    own = int(sight.colour[max(0, viewer)])
    at = put_nothing(out, 0, KINDS)
    if viewer >= 0:
        for slot in range(sight.hand_count[viewer]):
            out[sight.hand[slot]] += 1
    at = put_row(out, at, sight.unseen, KINDS)
    at = put_row(out, at, sight.discard, KINDS)
    at = put_row(out, at, sight.fresh, KINDS)
    at = put(out, at, sight.deck_size)
    at = put_one_of(out, at, COLOURS, own)
    at = put_one_of(out, at, COLOURS, distance_to(viewer, sight.seat, seats))
    at = put_one_of(out, at, COLOURS, distance_to(viewer, sight.winner, seats))
    at = put(out, at, sight.special_played)
    at = put_up_to(out, at, sight.turn_limit - sight.turns, CLOCK_MAX)
    at = put(out, at, sight.over)
    at = put(out, at, sight.swap_optional)
    at = put(out, at, sight.stays)
    at = put(out, at, sight.own_bump)
    at = put(out, at, sight.skips_own)
    for distance in range(seats):
        at = put_seat(out, at, sight, seat_from(viewer, distance, seats), own)
    put_nothing(out, at, (COLOURS - seats) * SEAT_CELLS)


@rule
def put_seat(out: Cells, at: int, sight: Sight, seat: int, own: int) -> int:
    """Write what there is to know of a seat, as the slice "seats" has it; returns the place of the next cell."""
    colour, used = int(sight.colour[seat]), int(sight.used[seat])
    at = put_one_of(out, at, COLOURS, colour - own if colour >= own else colour - own + COLOURS)
    at = put(out, at, sight.hand_count[seat])
    for special in range(SPECIALS):
        at = put(out, at, 1 - ((used >> special) & 1))
    for kind in range(KINDS):
        at = put(out, at, sight.known[seat, kind])
    for pawn in range(PAWNS):
        at = put_place(out, at, int(sight.pawn[colour * PAWNS + pawn]), own, colour)
    return at


@rule
def put_place(out: Cells, at: int, place: int, own: int, colour: int) -> int:
    """Write where a pawn of `colour` is, as the slice "seats" has it; returns the place of the next cell."""
    out[at] = 1 if place == HOME else 0
    out[at + 1] = 0
    out[at + 2] = 0
    out[at + 3] = place - ZONE + 1 if ZONE <= place < SHOP else 0
    out[at + 4] = 1 if place == SHOP else 0
    if HOME < place < ZONE:
        out[at + 1] = AROUND[own, place]
        out[at + 2] = AROUND[colour, place]
    return at + PLACE_CELLS


OBSERVATION = Observation(
    observe,
    SLICES,
    tells=(
        "seat",
        "over",
        "winner",
        "special_played",
        "swap_optional",
        "stays",
        "own_bump",
        "skips_own",
        "used",
        "colour",
        "pawn",
        "discard",
        "deck_size",
        "fresh",
        "hand",
        "hand_count",
        "known",
        "unseen",
    ),
    left_out=f"how many turns there are beyond {CLOCK_MAX}, and which deck is played beyond what its cards say",
)
