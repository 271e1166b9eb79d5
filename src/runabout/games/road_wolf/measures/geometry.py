"""Where things stand, and what a straight move meets: upright rectangles in whole numbers (RW-030 to RW-033, RWA-126).

Units and directions are those of `box`: 1/40 inch, x across from the left edge, y along from the START edge.

A thing is the middle of its footprint, half its width and half its length, in that order: `x, y, half_width,
half_length`. A wreck has the last two exchanged (RWA-52). Many things are four arrays and a `count`; a slot whose half
width is 0 is empty, and `but` is a slot to leave out (the mover's own; -1: none).

**Ticks.** A straight move by (dx, dy) lasts max(|dx|, 1) * max(|dy|, 1) ticks, so that it goes one unit across in
max(|dy|, 1) of them and one unit along in max(|dx|, 1). Rectangles with whole coordinates come to touch, part, or pass
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

from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.box import FINGER, STICK

NEVER = 1 << 40
"""A tick that no move comes to."""


class Edge(enum.IntEnum):
    """The edges of the board."""

    NONE = 0
    START = 1
    END = 2
    LEFT = 3
    RIGHT = 4


class Passing(enum.IntEnum):
    """How a vehicle has passed a card (RWA-26)."""

    NOT = 0
    OVER = 1
    ROUND = 2


# --- Two rectangles ---------------------------------------------------------------------------------------------------


@rule
def overlap(
    x: int,
    y: int,
    half_width: int,
    half_length: int,
    other_x: int,
    other_y: int,
    other_half_width: int,
    other_half_length: int,
) -> bool:
    """Whether they share more than a side or a corner (RWA-126)."""
    return abs(other_x - x) < half_width + other_half_width and abs(other_y - y) < half_length + other_half_length


@rule
def contact(
    x: int,
    y: int,
    half_width: int,
    half_length: int,
    other_x: int,
    other_y: int,
    other_half_width: int,
    other_half_length: int,
) -> bool:
    """Whether they overlap or touch, be it at a corner (RWA-126)."""
    return abs(other_x - x) <= half_width + other_half_width and abs(other_y - y) <= half_length + other_half_length


@rule
def squared_gap(
    x: int,
    y: int,
    half_width: int,
    half_length: int,
    other_x: int,
    other_y: int,
    other_half_width: int,
    other_half_length: int,
) -> int:
    """The square of the shortest distance between them, from any point of the one to any of the other; 0 in contact."""
    across = max(abs(other_x - x) - half_width - other_half_width, 0)
    along = max(abs(other_y - y) - half_length - other_half_length, 0)
    return across * across + along * along


@rule
def within(
    reach: int,
    x: int,
    y: int,
    half_width: int,
    half_length: int,
    other_x: int,
    other_y: int,
    other_half_width: int,
    other_half_length: int,
) -> bool:
    """Whether some part of one is no further than `reach` from some part of the other (RW-177, RW-399)."""
    gap = squared_gap(x, y, half_width, half_length, other_x, other_y, other_half_width, other_half_length)
    return gap <= reach * reach


@rule
def adjacent(
    x: int,
    y: int,
    half_width: int,
    half_length: int,
    other_x: int,
    other_y: int,
    other_half_width: int,
    other_half_length: int,
) -> bool:
    """Whether they are less than a finger's width apart (RW-033)."""
    gap = squared_gap(x, y, half_width, half_length, other_x, other_y, other_half_width, other_half_length)
    return gap < FINGER * FINGER


@rule
def is_behind(y: int, half_length: int, other_y: int, other_half_length: int) -> bool:
    """Whether the other lies wholly behind the line of this one's rear edge; on the line is behind it (RWA-38)."""
    return other_y + other_half_length <= y - half_length


# --- Many rectangles --------------------------------------------------------------------------------------------------


@rule
def all_adjacent(
    x: int,
    y: int,
    half_width: int,
    half_length: int,
    xs: Cells,
    ys: Cells,
    half_widths: Cells,
    half_lengths: Cells,
    count: int,
    but: int,
) -> int:
    """The slots of those less than a finger's width away (RW-033), as bits."""
    found = 0
    for i in range(count):
        across = max(abs(xs[i] - x) - half_width - half_widths[i], 0)
        along = max(abs(ys[i] - y) - half_length - half_lengths[i], 0)
        if half_widths[i] != 0 and across * across + along * along < FINGER * FINGER and i != but:
            found |= 1 << i
    return found


@rule
def all_within(
    reach: int,
    x: int,
    y: int,
    half_width: int,
    half_length: int,
    xs: Cells,
    ys: Cells,
    half_widths: Cells,
    half_lengths: Cells,
    count: int,
    but: int,
) -> int:
    """The slots of those no further than `reach` away, some part from some part, as bits."""
    found = 0
    for i in range(count):
        across = max(abs(xs[i] - x) - half_width - half_widths[i], 0)
        along = max(abs(ys[i] - y) - half_length - half_lengths[i], 0)
        if half_widths[i] != 0 and across * across + along * along <= reach * reach and i != but:
            found |= 1 << i
    return found


@rule
def all_overlapping(
    x: int,
    y: int,
    half_width: int,
    half_length: int,
    xs: Cells,
    ys: Cells,
    half_widths: Cells,
    half_lengths: Cells,
    count: int,
    but: int,
) -> int:
    """The slots of those that share more than a side or a corner with it, as bits."""
    found = 0
    for i in range(count):
        across = abs(xs[i] - x) < half_width + half_widths[i]
        along = abs(ys[i] - y) < half_length + half_lengths[i]
        if across and along and half_widths[i] != 0 and i != but:
            found |= 1 << i
    return found


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
def ticks(dx: int, dy: int) -> int:
    """How many ticks a move lasts."""
    return max(abs(dx), 1) * max(abs(dy), 1)


@rule
def x_at(x: int, dx: int, dy: int, tick: int) -> int:
    """Where across the board a mover from x stands at a tick: rounded back to where it began."""
    gone = min(tick // max(abs(dy), 1), abs(dx))
    return x + gone if dx > 0 else x - gone


@rule
def y_at(y: int, dx: int, dy: int, tick: int) -> int:
    """Where along the board a mover from y stands at a tick: rounded back to where it began."""
    gone = min(tick // max(abs(dx), 1), abs(dy))
    return y + gone if dy > 0 else y - gone


@rule
def overlap_begins(across: int, along: int, wide: int, long: int, dx: int, dy: int) -> int:
    """The tick, perhaps before the move or after it, from which something that lies `across` and `along` from the
    mover's middle is overlapped; NEVER where its path leads past it or only along a side. `wide` and `long` are both
    halves of both together.
    """
    begins = -NEVER
    if dx != 0:
        begins = ((across if dx > 0 else -across) - wide) * max(abs(dy), 1)
    elif abs(across) >= wide:
        return NEVER
    if dy != 0:
        begins = max(begins, ((along if dy > 0 else -along) - long) * max(abs(dx), 1))
    elif abs(along) >= long:
        return NEVER
    return begins if begins < overlap_ends(across, along, wide, long, dx, dy) else NEVER


@rule
def overlap_ends(across: int, along: int, wide: int, long: int, dx: int, dy: int) -> int:
    """The tick at which such an overlap is over again; means nothing where it never begins."""
    ends = NEVER
    if dx != 0:
        ends = ((across if dx > 0 else -across) + wide) * max(abs(dy), 1)
    if dy != 0:
        ends = min(ends, ((along if dy > 0 else -along) + long) * max(abs(dx), 1))
    return ends


@rule
def contact_tick(
    x: int,
    y: int,
    half_width: int,
    half_length: int,
    dx: int,
    dy: int,
    since: int,
    other_x: int,
    other_y: int,
    other_half_width: int,
    other_half_length: int,
) -> int:
    """The tick at which a move by (dx, dy) from (x, y) hits something, or NEVER.

    A hit is the first touch, grazing included. What is touched already at `since` (0, or the tick at which a move that
    goes on was held up) is hit only if the move goes into it; to slide along it or to leave it is no hit (RWA-118).
    """
    across, along = other_x - x, other_y - y
    wide, long = half_width + other_half_width, half_length + other_half_length
    begins, ends, grazes = -NEVER, NEVER, False
    if dx != 0:
        ahead = across if dx > 0 else -across
        begins = (ahead - wide) * max(abs(dy), 1)
        ends = (ahead + wide) * max(abs(dy), 1)
    elif abs(across) > wide:
        return NEVER
    else:
        grazes = abs(across) == wide
    if dy != 0:
        ahead = along if dy > 0 else -along
        begins = max(begins, (ahead - long) * max(abs(dx), 1))
        ends = min(ends, (ahead + long) * max(abs(dx), 1))
    elif abs(along) > long:
        return NEVER
    else:
        grazes = grazes or abs(along) == long
    if begins > ends or begins > ticks(dx, dy):
        return NEVER
    if grazes or begins == ends:
        return begins if begins > since else NEVER
    return max(begins, since) if since < ends else NEVER


@rule
def path_taken_up(
    half_width: int,
    half_length: int,
    dx: int,
    dy: int,
    across: int,
    along: int,
    other_half_width: int,
    other_half_length: int,
) -> int:
    """How much of a mover's path something takes up that lies `across` and `along` from its middle: the width, seen
    along the move, that it has in common with the path, times the length of the move. Straight ahead that is how much
    of its side the mover's front will run into (RWA-119).
    """
    path = abs(dy) * half_width + abs(dx) * half_length
    other = abs(dy) * other_half_width + abs(dx) * other_half_length
    aside = dx * along - dy * across
    return min(path, aside + other) - max(-path, aside - other)


@rule
def first_hit(
    x: int,
    y: int,
    half_width: int,
    half_length: int,
    dx: int,
    dy: int,
    since: int,
    xs: Cells,
    ys: Cells,
    half_widths: Cells,
    half_lengths: Cells,
    count: int,
    but: int,
) -> int:
    """The slot of what a move hits first, or -1; `contact_tick` has its tick.

    At the same tick it is what takes up more of the path, then what is further left (RWA-119), then the lower slot.
    """
    # Nothing outside the rectangle that the move sweeps over can be hit: one look at each of most.
    left, right = min(x, x + dx) - half_width, max(x, x + dx) + half_width
    bottom, top = min(y, y + dy) - half_length, max(y, y + dy) + half_length
    first, found = NEVER, -1
    for i in range(count):
        if xs[i] + half_widths[i] < left or xs[i] - half_widths[i] > right or half_widths[i] == 0 or i == but:
            continue
        if ys[i] + half_lengths[i] < bottom or ys[i] - half_lengths[i] > top:
            continue
        tick = contact_tick(x, y, half_width, half_length, dx, dy, since, xs[i], ys[i], half_widths[i], half_lengths[i])
        if tick < first:
            first, found = tick, i
        elif tick == first and tick != NEVER:
            new = path_taken_up(half_width, half_length, dx, dy, xs[i] - x, ys[i] - y, half_widths[i], half_lengths[i])
            old = path_taken_up(
                half_width, half_length, dx, dy, xs[found] - x, ys[found] - y, half_widths[found], half_lengths[found]
            )
            if new > old or (new == old and xs[i] < xs[found]):
                found = i
    return found
