"""What is in the slots of a state, as rectangles: what lies near one, under one, and in the way of a move.

A slot whose half width is 0 is empty, and `but` is a slot to leave out (the mover's own; -1: none). Coordinates,
records and ticks are those of `geometry`.
"""

from __future__ import annotations

from runabout.core.rule import rule
from runabout.games.road_wolf.measures.geometry import (
    NEVER,
    Move,
    Rect,
    adjacent,
    contact_tick,
    may_touch,
    overlap,
    path_taken_up,
    within,
)
from runabout.games.road_wolf.state import Open


@rule
def rect_of(state: Open, v: int) -> Rect:
    """The footprint of what is in a slot."""
    return Rect(int(state.x[v]), int(state.y[v]), int(state.half_width[v]), int(state.half_length[v]))


@rule
def all_adjacent(state: Open, rect: Rect, but: int) -> int:
    """The slots of those less than a finger's width away (RW-033), as bits."""
    found = 0
    for i in range(state.slots):
        if state.half_width[i] != 0 and i != but and adjacent(rect, rect_of(state, i)):
            found |= 1 << i
    return found


@rule
def all_within(state: Open, reach: int, rect: Rect, but: int) -> int:
    """The slots of those no further than `reach` away, some part from some part, as bits."""
    found = 0
    for i in range(state.slots):
        if state.half_width[i] != 0 and i != but and within(reach, rect, rect_of(state, i)):
            found |= 1 << i
    return found


@rule
def all_overlapping(state: Open, rect: Rect, but: int) -> int:
    """The slots of those that share more than a side or a corner with it, as bits."""
    found = 0
    for i in range(state.slots):
        if state.half_width[i] != 0 and i != but and overlap(rect, rect_of(state, i)):
            found |= 1 << i
    return found


@rule
def first_hit(state: Open, move: Move, since: int, but: int) -> int:
    """The slot of what a move hits first, or -1; `contact_tick` has its tick.

    At the same tick it is what takes up more of the path, then what is further left (RWA-119), then the lower slot.
    """
    first, found = NEVER, -1
    for i in range(state.slots):
        if state.half_width[i] == 0 or i == but:
            continue
        other = rect_of(state, i)
        if not may_touch(move, other):
            continue
        tick = contact_tick(move, since, other)
        if tick < first:
            first, found = tick, i
        elif tick == first and tick != NEVER:
            new, old = path_taken_up(move, other), path_taken_up(move, rect_of(state, found))
            if new > old or (new == old and other.x < state.x[found]):
                found = i
    return found
