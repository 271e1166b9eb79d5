"""The footprints of what is in the slots of a state, and the questions of `geometry` and `crossings` asked of them."""

from __future__ import annotations

from runabout.core.rule import rule
from runabout.games.road_wolf.box import CARD_HALF_LENGTH, CARD_HALF_WIDTH
from runabout.games.road_wolf.measures.crossings import cleared, has_room_aside
from runabout.games.road_wolf.measures.geometry import Move, Rect, adjacent, overlap, squared_gap
from runabout.games.road_wolf.measures.slots import all_adjacent, all_overlapping, all_within, first_hit, rect_of
from runabout.games.road_wolf.state import NOBODY, Open

# --- Footprints -------------------------------------------------------------------------------------------------------


@rule
def rect_at(state: Open, v: int, x: int, y: int) -> Rect:
    """Its footprint if its middle were there."""
    return Rect(x, y, int(state.half_width[v]), int(state.half_length[v]))


@rule
def card_rect(state: Open, i: int) -> Rect:
    """The footprint of a road card, by its place among the cards."""
    return Rect(int(state.card_x[i]), int(state.card_y[i]), CARD_HALF_WIDTH, CARD_HALF_LENGTH)


@rule
def move_of(state: Open, v: int, dx: int, dy: int) -> Move:
    """A move from where something is: so far to the right and so far ahead."""
    return Move(int(state.x[v]), int(state.y[v]), int(state.half_width[v]), int(state.half_length[v]), dx, dy)


# --- What is where ----------------------------------------------------------------------------------------------------


@rule
def gap_between(state: Open, v: int, t: int) -> int:
    """The square of the shortest distance between two slots (RW-031)."""
    return squared_gap(rect_of(state, v), rect_of(state, t))


@rule
def is_next_to(state: Open, v: int, t: int) -> bool:
    """Whether two slots are adjacent (RW-033)."""
    return adjacent(rect_of(state, v), rect_of(state, t))


@rule
def lies_on(state: Open, v: int, t: int) -> bool:
    """Whether two slots overlap (RWA-126)."""
    return overlap(rect_of(state, v), rect_of(state, t))


@rule
def near_to(state: Open, v: int) -> int:
    """The slots of all that is adjacent to one (RW-033), as bits."""
    return all_adjacent(state, rect_of(state, v), v)


@rule
def within_reach(state: Open, v: int, reach: int) -> int:
    """The slots of all that is within reach of one, some part from some part, as bits."""
    return all_within(state, reach, rect_of(state, v), v)


@rule
def hits_first(state: Open, v: int, dx: int, dy: int) -> int:
    """The slot that a move from where it stands hits first, or NOBODY (RWA-118, RWA-119)."""
    return first_hit(state, move_of(state, v, dx, dy), 0, v).thing


@rule
def would_lie_on(state: Open, v: int, rect: Rect) -> int:
    """The slots that something with that footprint would lie on, as bits; v, which may be NOBODY, is left out."""
    return all_overlapping(state, rect, v)


@rule
def clear_of_all(state: Open, v: int) -> int:
    """The y at which a slot lies on nothing, moved straight toward the START by the least that does it (RWA-128)."""
    return cleared(state, rect_of(state, v), v)


@rule
def has_room_at(state: Open, v: int, x: int, y: int) -> bool:
    """Whether nothing is in the way of one that is put aside to (x, y) (RWA-131)."""
    push = move_of(state, v, x - int(state.x[v]), y - int(state.y[v]))
    return has_room_aside(state, push, v)


@rule
def card_under(state: Open, v: int, kind: int) -> int:
    """The place of a road card of that kind on which a slot lies, the lowest of several; or NOBODY (RWA-126)."""
    for i in range(state.cards):
        if state.card[i] == kind and overlap(rect_of(state, v), card_rect(state, i)):
            return i
    return NOBODY
