"""Who stands where: the questions of `geometry` and `crossings`, asked about what is in the slots of a state."""

from __future__ import annotations

from runabout.core.rule import rule
from runabout.games.road_wolf.box import CARD_HALF_LENGTH, CARD_HALF_WIDTH
from runabout.games.road_wolf.measures.crossings import cleared, has_room_aside
from runabout.games.road_wolf.measures.geometry import (
    adjacent,
    all_adjacent,
    all_overlapping,
    all_within,
    first_hit,
    overlap,
    squared_gap,
)
from runabout.games.road_wolf.state import NOBODY, Open


@rule
def gap_between(state: Open, v: int, t: int) -> int:
    """The square of the shortest distance between two slots (RW-031)."""
    return squared_gap(
        state.x[v],
        state.y[v],
        state.half_width[v],
        state.half_length[v],
        state.x[t],
        state.y[t],
        state.half_width[t],
        state.half_length[t],
    )


@rule
def is_next_to(state: Open, v: int, t: int) -> bool:
    """Whether two slots are adjacent (RW-033)."""
    return adjacent(
        state.x[v],
        state.y[v],
        state.half_width[v],
        state.half_length[v],
        state.x[t],
        state.y[t],
        state.half_width[t],
        state.half_length[t],
    )


@rule
def lies_on(state: Open, v: int, t: int) -> bool:
    """Whether two slots overlap (RWA-126)."""
    return overlap(
        state.x[v],
        state.y[v],
        state.half_width[v],
        state.half_length[v],
        state.x[t],
        state.y[t],
        state.half_width[t],
        state.half_length[t],
    )


@rule
def near_to(state: Open, v: int) -> int:
    """The slots of all that is adjacent to one (RW-033), as bits."""
    return all_adjacent(
        state.x[v],
        state.y[v],
        state.half_width[v],
        state.half_length[v],
        state.x,
        state.y,
        state.half_width,
        state.half_length,
        state.slots,
        v,
    )


@rule
def within_reach(state: Open, v: int, reach: int) -> int:
    """The slots of all that has some part no further than that from some part of one, as bits."""
    return all_within(
        reach,
        state.x[v],
        state.y[v],
        state.half_width[v],
        state.half_length[v],
        state.x,
        state.y,
        state.half_width,
        state.half_length,
        state.slots,
        v,
    )


@rule
def hits_first(state: Open, v: int, dx: int, dy: int) -> int:
    """The slot that a move from where it stands hits first, or NOBODY (RWA-118, RWA-119)."""
    return first_hit(
        state.x[v],
        state.y[v],
        state.half_width[v],
        state.half_length[v],
        dx,
        dy,
        0,
        state.x,
        state.y,
        state.half_width,
        state.half_length,
        state.slots,
        v,
    )


@rule
def would_lie_on(state: Open, v: int, x: int, y: int, half_width: int, half_length: int) -> int:
    """The slots that something of that size would lie on at (x, y), as bits; v, which may be NOBODY, is left out."""
    return all_overlapping(
        x, y, half_width, half_length, state.x, state.y, state.half_width, state.half_length, state.slots, v
    )


@rule
def clear_of_all(state: Open, v: int) -> int:
    """The y at which a slot lies on nothing, moved straight toward the START by the least that does it (RWA-128)."""
    return cleared(
        state.x[v],
        state.y[v],
        state.half_width[v],
        state.half_length[v],
        state.x,
        state.y,
        state.half_width,
        state.half_length,
        state.slots,
        v,
    )


@rule
def has_room_at(state: Open, v: int, x: int) -> bool:
    """Whether nothing is in the way of one that is put aside to x (RWA-131)."""
    return has_room_aside(
        state.x[v],
        state.y[v],
        state.half_width[v],
        state.half_length[v],
        x,
        state.x,
        state.y,
        state.half_width,
        state.half_length,
        state.slots,
        v,
    )


@rule
def card_under(state: Open, v: int, kind: int) -> int:
    """The place of a road card of that kind on which a slot lies, the lowest of several; or NOBODY (RWA-126)."""
    for i in range(state.cards):
        if state.card[i] == kind and overlap(
            state.x[v],
            state.y[v],
            state.half_width[v],
            state.half_length[v],
            state.card_x[i],
            state.card_y[i],
            CARD_HALF_WIDTH,
            CARD_HALF_LENGTH,
        ):
            return i
    return NOBODY
