"""What is in the slots of a state, as rectangles: what lies near one, under one, and in the way of a move.

A slot whose half width is 0 is empty, and `but` is a slot to leave out (the mover's own; -1: none). Coordinates,
records and ticks are those of `geometry`.
"""

from __future__ import annotations

from typing import NamedTuple

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
from runabout.games.road_wolf.state import NOBODY, Open


class Hit(NamedTuple):
    """What a move hits first.

    Attributes:
        tick: when; NEVER where nothing is hit.
        thing: its slot; NOBODY for nothing.
    """

    tick: int
    thing: int


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
def first_hit(state: Open, move: Move, since: int, but: int) -> Hit:
    """What a move hits first.

    At the same tick it is what takes up more of the path, then what is further left (RWA-119), then the lower slot.
    """
    first = Hit(NEVER, NOBODY)
    for i in range(state.slots):
        # Nearly everything is out of the way: that is told here, so that nothing is called for it.
        if state.half_width[i] != 0 and i != but and may_touch(move, rect_of(state, i)):
            first = sooner(state, move, since, first, i)
    return first


@rule
def first_hit_among(state: Open, move: Move, since: int, slots: int) -> Hit:
    """What a move hits first of what is in some slots, given as bits."""
    first = Hit(NEVER, NOBODY)
    i = 0
    while slots >> i:
        if slots >> i & 1 and may_touch(move, rect_of(state, i)):
            first = sooner(state, move, since, first, i)
        i += 1
    return first


@rule
def sooner(state: Open, move: Move, since: int, first: Hit, i: int) -> Hit:
    """What a move hits first of a slot, which it may touch, and of what it hits first in lower ones (RWA-119)."""
    other = rect_of(state, i)
    tick = contact_tick(move, since, other)
    if tick < first.tick:
        return Hit(tick, int(i))
    if tick == first.tick and tick != NEVER:
        new, old = path_taken_up(move, other), path_taken_up(move, rect_of(state, first.thing))
        if new > old or (new == old and other.x < state.x[first.thing]):
            return Hit(tick, int(i))
    return first
