"""Straight lines among rectangles, and the points at which something can stand in their way (see `lines_of_fire`).

Neither part of a line's direction is 0. Its ticks are those of a move (see `geometry`), counted from the point that it
is given by, before it as well as after it.
"""

from __future__ import annotations

from typing import NamedTuple

from runabout.core.rule import rule
from runabout.games.road_wolf.measures.geometry import Rect
from runabout.games.road_wolf.measures.slots import rect_of
from runabout.games.road_wolf.state import Open


class Sides(NamedTuple):
    """A rectangle by its sides; `bottom` is the one toward the START."""

    left: int
    right: int
    bottom: int
    top: int


class Line(NamedTuple):
    """A line through a point, in a direction."""

    x: int
    y: int
    dx: int
    dy: int


class Shot(NamedTuple):
    """What decides whether a line of fire is free, beside the state in which it is asked.

    Attributes:
        shooter, target: where the line may begin and end: each cut down to what is in range of the other.
        reach: how long the line may be.
        near: the slots that can stand in the way, as bits.
        over: those of them that lie over the shooter.
    """

    shooter: Sides
    target: Sides
    reach: int
    near: int
    over: int


SHOOTER = -2
TARGET = -1
"""Stand for shooter and target where points are counted by whose they are; blockers are counted by slot."""

NO_THING = -3
"""Stands for nothing more."""


# --- Sides ------------------------------------------------------------------------------------------------------------


@rule
def sides_of(rect: Rect) -> Sides:
    """A footprint by its sides."""
    return Sides(
        rect.x - rect.half_width, rect.x + rect.half_width, rect.y - rect.half_length, rect.y + rect.half_length
    )


@rule
def sides_of_thing(state: Open, i: int) -> Sides:
    """The sides of what is in a slot."""
    return sides_of(rect_of(state, i))


@rule
def turned(sides: Sides, is_turned: int) -> Sides:
    """A rectangle with across and along exchanged, if `is_turned`."""
    return Sides(sides.bottom, sides.top, sides.left, sides.right) if is_turned else sides


@rule
def reach_into(one: Sides, other: Sides) -> bool:
    """Whether the inside of each reaches into the other, which may be a line."""
    return one.left < other.right and one.right > other.left and one.bottom < other.top and one.top > other.bottom


@rule
def squared_gap_of_sides(one: Sides, other: Sides) -> int:
    """The square of the shortest distance between two rectangles; 0 in contact."""
    across = max(one.left - other.right, other.left - one.right, 0)
    along = max(one.bottom - other.top, other.bottom - one.top, 0)
    return across * across + along * along


@rule
def is_between(sides: Sides, shooter: Sides, target: Sides, reach: int) -> bool:
    """Whether a line no longer than `reach` can lead from shooter to target by way of a rectangle (or a point): only
    where the shortest ways from it to both are no longer together. (p + q <= r, for given p², q² and r².)
    """
    gap, other_gap = squared_gap_of_sides(sides, shooter), squared_gap_of_sides(sides, target)
    left = reach * reach - gap - other_gap
    return left >= 0 and 4 * gap * other_gap <= left * left


# --- Lines ------------------------------------------------------------------------------------------------------------


@rule
def tick_in(line: Line, sides: Sides) -> int:
    """The tick at which a line enters a rectangle."""
    across = (sides.left - line.x) * abs(line.dy) if line.dx > 0 else (line.x - sides.right) * abs(line.dy)
    along = (sides.bottom - line.y) * abs(line.dx) if line.dy > 0 else (line.y - sides.top) * abs(line.dx)
    return max(across, along)


@rule
def tick_out(line: Line, sides: Sides) -> int:
    """The tick at which it leaves it again; where it misses it, an earlier one than that at which it would enter."""
    across = (sides.right - line.x) * abs(line.dy) if line.dx > 0 else (line.x - sides.left) * abs(line.dy)
    along = (sides.top - line.y) * abs(line.dx) if line.dy > 0 else (line.y - sides.bottom) * abs(line.dx)
    return min(across, along)


@rule
def is_free(state: Open, shot: Shot, line: Line, start: int, end: int) -> bool:
    """Whether a line goes through no blocker of a shot between two ticks."""
    i = 0
    while shot.near >> i:
        if shot.near >> i & 1:
            sides = sides_of_thing(state, i)
            enters, leaves = tick_in(line, sides), tick_out(line, sides)
            if enters < leaves and enters < end and leaves > start:
                return False
        i += 1
    return True


# --- Points that can hold a line in place -----------------------------------------------------------------------------


@rule
def next_thing(shot: Shot, thing: int) -> int:
    """What has points after `thing`: the target after the shooter, then the blockers by slot; NO_THING at the end."""
    thing += 1
    while thing >= 0 and not shot.near >> thing & 1:
        if not shot.near >> thing:
            return NO_THING
        thing += 1
    return thing


@rule
def points_of(shot: Shot, thing: int) -> int:
    """How many points a thing has: its 4 corners; for a blocker that lies over the shooter 8 more, where sides of both
    would cross.
    """
    return 12 if thing >= 0 and shot.over >> thing & 1 else 4


@rule
def side_across(state: Open, shot: Shot, thing: int, far: int) -> int:
    """The x of the left side of a thing, or of the right one if `far`."""
    if thing == SHOOTER:
        return shot.shooter.right if far else shot.shooter.left
    if thing == TARGET:
        return shot.target.right if far else shot.target.left
    middle, half = int(state.x[thing]), int(state.half_width[thing])
    return middle + half if far else middle - half


@rule
def side_along(state: Open, shot: Shot, thing: int, far: int) -> int:
    """The y of the bottom side of a thing, or of the top one if `far`."""
    if thing == SHOOTER:
        return shot.shooter.top if far else shot.shooter.bottom
    if thing == TARGET:
        return shot.target.top if far else shot.target.bottom
    middle, half = int(state.y[thing]), int(state.half_length[thing])
    return middle + half if far else middle - half


@rule
def point_x(state: Open, shot: Shot, thing: int, point: int) -> int:
    """The x of a point: on a side along the board of the thing's own, but for 8 ... 11 of the shooter's."""
    return side_across(state, shot, thing if point < 8 else SHOOTER, point & 1)


@rule
def point_y(state: Open, shot: Shot, thing: int, point: int) -> int:
    """The y of a point: on a side across the board of the thing's own, but for 4 ... 7 of the shooter's."""
    return side_along(state, shot, SHOOTER if 4 <= point < 8 else thing, point & 2)
