"""Where things stand, and what a straight move meets: upright rectangles in whole numbers (RW-030 to RW-033, RWA-126).

Units and directions are those of `box`: 1/40 inch, x across from the left edge, y along from the START edge.

A footprint is a `Rect`; that of a wreck lies across the road (RWA-52). A straight move is a `Move`: the footprint where
it began, and how far it leads to the right and ahead. These records hold numbers only: a record of arrays would cost
compiled code the counting of references to each array at every call. For what is in the slots of a state see `slots`.

**Ticks.** A straight move by (dx, dy) lasts max(|dx|, 1) * max(|dy|, 1) ticks, so that it goes one unit across in
max(|dy|, 1) of them and one unit along in max(|dx|, 1). Rectangles with whole coordinates begin to touch, part, or pass
a level when the mover has gone a whole number of units across or along: each of these falls on a tick exactly.

**Rounding.** At a tick between two units the mover stands back at the last whole unit, across and along, toward where
the move began (`x_at`, `y_at`). To touch something is a statement "x is at least k, and at most l" and the same of y,
with whole k and l; to be clear of it is "x is at least k" or another of the four. What is at least (at most) a whole
number still is when it is taken to either whole number beside it. So rounding keeps every contact, and never makes two
things overlap that did not.

**Until when.** A move that is stopped at a tick has been there: it touches what it touches then. It has not gone over
any edge that it only reaches at that tick. So contact counts where its tick is <= the stop's, and leaving the board
where its tick is < the stop's.
"""

from __future__ import annotations

import enum
from typing import NamedTuple

from runabout.core.rule import rule
from runabout.games.road_wolf.box import FINGER, STICK

NEVER = 1 << 40
"""A tick that no move reaches."""


class Rect(NamedTuple):
    """A footprint: its middle, half its width and half its length. A line or a point has halves of 0."""

    x: int
    y: int
    half_width: int
    half_length: int


class Move(NamedTuple):
    """A straight move: the mover's footprint where it began, and how far it leads to the right and ahead."""

    x: int
    y: int
    half_width: int
    half_length: int
    dx: int
    dy: int


class Passing(enum.IntEnum):
    """How a vehicle has passed a card (RWA-26)."""

    NOT = 0
    OVER = 1
    ROUND = 2


# --- Two rectangles ---------------------------------------------------------------------------------------------------


@rule
def overlap(one: Rect, other: Rect) -> bool:
    """Whether they share more than a side or a corner (RWA-126)."""
    across = abs(other.x - one.x) < one.half_width + other.half_width
    return across and abs(other.y - one.y) < one.half_length + other.half_length


@rule
def contact(one: Rect, other: Rect) -> bool:
    """Whether they overlap or touch, a corner included (RWA-126)."""
    across = abs(other.x - one.x) <= one.half_width + other.half_width
    return across and abs(other.y - one.y) <= one.half_length + other.half_length


@rule
def squared_gap(one: Rect, other: Rect) -> int:
    """The square of the shortest distance between them, from any point of the one to any of the other; 0 in contact."""
    across = max(abs(other.x - one.x) - one.half_width - other.half_width, 0)
    along = max(abs(other.y - one.y) - one.half_length - other.half_length, 0)
    return across * across + along * along


@rule
def within(reach: int, one: Rect, other: Rect) -> bool:
    """Whether some part of one is no further than `reach` from some part of the other (RW-177, RW-399)."""
    return squared_gap(one, other) <= reach * reach


@rule
def adjacent(one: Rect, other: Rect) -> bool:
    """Whether they are less than a finger's width apart (RW-033)."""
    return squared_gap(one, other) < FINGER * FINGER


@rule
def is_behind(one: Rect, other: Rect) -> bool:
    """Whether the other lies wholly behind the line of this one's rear edge; on the line is behind it (RWA-38)."""
    return other.y + other.half_length <= one.y - one.half_length


# --- Moves ------------------------------------------------------------------------------------------------------------


@rule
def is_stick(dx: int, dy: int) -> bool:
    """Whether a step is one stick or less (RW-171, RW-173), measured from a point to that same point (RW-030)."""
    return dx * dx + dy * dy <= STICK * STICK


@rule
def goes_backward(dy: int) -> bool:
    """Whether a step in this direction is a BRAKE; else, sideways included, it is a MOVE (RWA-15)."""
    return dy < 0


@rule
def ticks(move: Move) -> int:
    """How many ticks a move lasts."""
    return max(abs(move.dx), 1) * max(abs(move.dy), 1)


@rule
def x_at(move: Move, tick: int) -> int:
    """Where across the board the mover's middle is at a tick: rounded back to where the move began."""
    gone = min(tick // max(abs(move.dy), 1), abs(move.dx))
    return move.x + gone if move.dx > 0 else move.x - gone


@rule
def y_at(move: Move, tick: int) -> int:
    """Where along the board the mover's middle is at a tick: rounded back to where the move began."""
    gone = min(tick // max(abs(move.dx), 1), abs(move.dy))
    return move.y + gone if move.dy > 0 else move.y - gone


@rule
def stands_at(move: Move, tick: int) -> Rect:
    """The mover's footprint at a tick."""
    return Rect(x_at(move, tick), y_at(move, tick), move.half_width, move.half_length)


@rule
def contact_begins(move: Move, other: Rect) -> int:
    """The tick, perhaps before the move or after it, from which something is touched; NEVER where the path of the move
    leads past it on one side.
    """
    across, along = other.x - move.x, other.y - move.y
    wide, long = move.half_width + other.half_width, move.half_length + other.half_length
    begins = -NEVER
    if move.dx != 0:
        begins = ((across if move.dx > 0 else -across) - wide) * max(abs(move.dy), 1)
    elif abs(across) > wide:
        return NEVER
    if move.dy != 0:
        begins = max(begins, ((along if move.dy > 0 else -along) - long) * max(abs(move.dx), 1))
    elif abs(along) > long:
        return NEVER
    return begins


@rule
def contact_ends(move: Move, other: Rect) -> int:
    """The tick at which such a contact is over again; no later than it begins where the two never meet."""
    across, along = other.x - move.x, other.y - move.y
    ends = NEVER
    if move.dx != 0:
        wide = move.half_width + other.half_width
        ends = ((across if move.dx > 0 else -across) + wide) * max(abs(move.dy), 1)
    if move.dy != 0:
        long = move.half_length + other.half_length
        ends = min(ends, ((along if move.dy > 0 else -along) + long) * max(abs(move.dx), 1))
    return ends


@rule
def grazes(move: Move, other: Rect) -> bool:
    """Whether the path of a move straight along or straight across leads along a side of something."""
    if move.dx == 0 and abs(other.x - move.x) == move.half_width + other.half_width:
        return True
    return move.dy == 0 and abs(other.y - move.y) == move.half_length + other.half_length


@rule
def overlap_begins(move: Move, other: Rect) -> int:
    """The tick, perhaps before the move or after it, from which something is overlapped; NEVER where the path of the
    move leads past it or only along a side. The overlap is over when the contact is.
    """
    begins = contact_begins(move, other)
    if begins >= contact_ends(move, other) or grazes(move, other):
        return NEVER
    return begins


@rule
def contact_tick(move: Move, since: int, other: Rect) -> int:
    """The tick at which a move hits something, or NEVER.

    A hit is the first touch, grazing included. What is touched already at `since` (0, or the tick at which a move that
    goes on was held up) is hit only if the move goes into it; to slide along it or to leave it is no hit (RWA-118).
    """
    begins, ends = contact_begins(move, other), contact_ends(move, other)
    if begins > ends or begins > ticks(move):
        return NEVER
    if begins == ends or grazes(move, other):
        return begins if begins > since else NEVER
    return max(begins, since) if since < ends else NEVER


@rule
def path_taken_up(move: Move, other: Rect) -> int:
    """How much of a mover's path something takes up: the width, seen along the move, that it has in common with the
    path, times the length of the move. Straight ahead that is how much of its side the mover's front will run into
    (RWA-119).
    """
    across, along = other.x - move.x, other.y - move.y
    path = abs(move.dy) * move.half_width + abs(move.dx) * move.half_length
    width = abs(move.dy) * other.half_width + abs(move.dx) * other.half_length
    aside = move.dx * along - move.dy * across
    return min(path, aside + width) - max(-path, aside - width)


@rule
def may_touch(move: Move, other: Rect) -> bool:
    """Whether something touches the rectangle that a move sweeps over. Nothing else can be hit: this quick comparison
    rules out most slots. The middle of that rectangle need not be whole: everything is taken twice as large.
    """
    if abs(2 * (other.x - move.x) - move.dx) > 2 * (move.half_width + other.half_width) + abs(move.dx):
        return False
    return abs(2 * (other.y - move.y) - move.dy) <= 2 * (move.half_length + other.half_length) + abs(move.dy)


@rule
def sweeps_over(move: Move, other: Rect) -> bool:
    """Whether something overlaps the rectangle that a move sweeps over, also in a corner that the mover itself never
    covers (RWA-131); everything is taken twice as large, as in `may_touch`.
    """
    if abs(2 * (other.x - move.x) - move.dx) >= 2 * (move.half_width + other.half_width) + abs(move.dx):
        return False
    return abs(2 * (other.y - move.y) - move.dy) < 2 * (move.half_length + other.half_length) + abs(move.dy)
