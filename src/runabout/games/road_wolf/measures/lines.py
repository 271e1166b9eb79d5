"""Straight lines among rectangles, and the points at which something can stand in their way (see `lines_of_fire`).

A line is a point (x, y) on it and a direction (dx, dy), neither part of which is 0. Its ticks are those of a move (see
`geometry`), counted from that point, before it as well as after it.
"""

from __future__ import annotations

from runabout.core.record import Cells
from runabout.core.rule import rule

Sides = tuple[int, int, int, int]
"""A rectangle by its sides: left, right, bottom (toward the START), top."""

SHOOTER = -2
TARGET = -1
"""Stand for shooter and target where points are counted by whose they are; blockers are counted by slot."""


@rule
def turned(sides: Sides) -> Sides:
    """A rectangle with across and along exchanged."""
    left, right, bottom, top = sides
    return bottom, top, left, right


@rule
def is_between(x: int, y: int, half_width: int, half_length: int, one: Sides, other: Sides, reach: int) -> bool:
    """Whether a line no longer than `reach` can lead from the one to the other by way of a rectangle (or a point): only
    where the shortest ways from it to both are no longer together. (p + q <= r, where p², q² and r² are known.)
    """
    across = max(one[0] - x - half_width, x - half_width - one[1], 0)
    along = max(one[2] - y - half_length, y - half_length - one[3], 0)
    gap = across * across + along * along
    across = max(other[0] - x - half_width, x - half_width - other[1], 0)
    along = max(other[2] - y - half_length, y - half_length - other[3], 0)
    other_gap = across * across + along * along
    left = reach * reach - gap - other_gap
    return left >= 0 and 4 * gap * other_gap <= left * left


@rule
def tick_in(x: int, y: int, dx: int, dy: int, sides: Sides) -> int:
    """The tick at which a line through (x, y) towards (dx, dy), neither of them 0, comes into a rectangle."""
    left, right, bottom, top = sides
    across = (left - x) * abs(dy) if dx > 0 else (x - right) * abs(dy)
    along = (bottom - y) * abs(dx) if dy > 0 else (y - top) * abs(dx)
    return max(across, along)


@rule
def tick_out(x: int, y: int, dx: int, dy: int, sides: Sides) -> int:
    """The tick at which it goes out again; an earlier one than it would come in where it misses."""
    left, right, bottom, top = sides
    across = (right - x) * abs(dy) if dx > 0 else (x - left) * abs(dy)
    along = (top - y) * abs(dx) if dy > 0 else (y - bottom) * abs(dx)
    return min(across, along)


@rule
def is_free(
    x: int,
    y: int,
    dx: int,
    dy: int,
    start: int,
    end: int,
    xs: Cells,
    ys: Cells,
    half_widths: Cells,
    half_lengths: Cells,
    near: int,
) -> bool:
    """Whether a line through (x, y) towards (dx, dy), neither of them 0, goes through no blocker between two ticks."""
    i = 0
    while near >> i:
        if near >> i & 1:
            left, right = xs[i] - half_widths[i], xs[i] + half_widths[i]
            sides = (left, right, ys[i] - half_lengths[i], ys[i] + half_lengths[i])
            enters, leaves = tick_in(x, y, dx, dy, sides), tick_out(x, y, dx, dy, sides)
            if enters < leaves and enters < end and leaves > start:
                return False
        i += 1
    return True


@rule
def points_of(thing: int, one: Sides, xs: Cells, ys: Cells, half_widths: Cells, half_lengths: Cells) -> int:
    """How many points a thing has: its 4 corners; for a blocker that lies over the shooter 8 more, where sides of both
    would cross.
    """
    if thing < 0:
        return 4
    left, right, bottom, top = one
    across = xs[thing] - half_widths[thing] < right and xs[thing] + half_widths[thing] > left
    along = ys[thing] - half_lengths[thing] < top and ys[thing] + half_lengths[thing] > bottom
    return 12 if across and along else 4


@rule
def side_across(thing: int, far: int, one: Sides, other: Sides, xs: Cells, half_widths: Cells) -> int:
    """The x of the left side of a thing, or of the right one if `far`; with ys, turned sides and half lengths the y of
    its bottom or its top.
    """
    if thing == SHOOTER:
        return one[1] if far else one[0]
    if thing == TARGET:
        return other[1] if far else other[0]
    middle, half = int(xs[thing]), int(half_widths[thing])
    return middle + half if far else middle - half


@rule
def point_x(thing: int, point: int, one: Sides, other: Sides, xs: Cells, half_widths: Cells) -> int:
    """The x of a point: on a side along the board of the thing's own, but for 8 ... 11 of the shooter's."""
    return side_across(thing if point < 8 else SHOOTER, point & 1, one, other, xs, half_widths)


@rule
def point_y(thing: int, point: int, one: Sides, other: Sides, ys: Cells, half_lengths: Cells) -> int:
    """The y of a point: on a side across the board of the thing's own, but for 4 ... 7 of the shooter's."""
    owner = SHOOTER if 4 <= point < 8 else thing
    return side_across(owner, point & 2, turned(one), turned(other), ys, half_lengths)
