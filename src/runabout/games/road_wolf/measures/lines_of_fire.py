"""Whether one thing can fire at another: is there a straight line from some point of the one to some point of the
other, within range, that goes through no vehicle and no wreck? (RW-031, RW-032, RWA-58, RWA-126, RWA-127)

**Which lines are tried.** Take the shortest line of all that are free. It runs from where it leaves the shooter to
where it reaches the target. The points that can hold it in place are the corners of shooter, target and blockers, and,
where a blocker lies over a shooter that is a road card or an edge of the board, where their sides cross.

- It passes through two of those points: such lines are tried, each of them.
- It passes through one or none. Then it could be turned about that one, or shifted, to either side. Between sides that
  face each other this fails to make it shorter only if it is at a right angle to them: lines straight across and
  straight along are tried.
- Between a side that lies across the board and one that lies along it, turning about a corner of a blocker makes it
  longer both ways at one angle: the ladder that is carried round a corner. Let the corner be `a` from the one side and
  `b` from the other. The shortest ladder that passes it is (a^2/3 + b^2/3)^3/2 long, and the cube of its slope is b/a.
  That is no more than r just if r² >= a² + b² and (r² - a² - b²)³ >= 27 a² b² r² (the astroid): whole numbers tell.
  What a line through the corner meets changes only where it reaches another of the points: so any slope between the
  two points on either side of the ladder's own shows whether the ladder is free.

There is no fourth case, so no free line is missed.

**Numbers.** A line through two of the points has ticks as a move has (see `geometry`): it crosses every side of every
rectangle at a whole one. Shooter and target are first cut down to what is in range of the other, and blockers too far
from them to matter are left out. With a range of 320, and target and blockers of up to 280 a side, no two of the points
are then more than 320 + 280 + 320 + 2 * 280 = 1,480 apart, across or along. Ticks are at most 1,480² < 2**22, or for a
ladder's slope, the sum of two lines, 2**23. A line longer than r along or across is turned down before its length is
squared, so that both sides of that comparison stay below 2 r² * 1,480⁴ < 2**60. The sides of the astroid's are at most
27 r⁶ < 2**55, and cubes of slopes, times a or b, 1,480³ r < 2**40.
"""

from __future__ import annotations

from typing import NamedTuple

from runabout.core.rule import rule
from runabout.games.road_wolf.measures.geometry import Rect, contact, within
from runabout.games.road_wolf.measures.lines import (
    NO_THING,
    SHOOTER,
    TARGET,
    Line,
    Shot,
    Sides,
    is_between,
    is_free,
    next_thing,
    point_x,
    point_y,
    points_of,
    reach_into,
    side_across,
    side_along,
    sides_of,
    sides_of_thing,
    tick_in,
    tick_out,
    turned,
)
from runabout.games.road_wolf.state import Open, Status


@rule
def can_fire(state: Open, shooter: Rect, target: Rect, reach: int, apart: int) -> bool:
    """Whether some free line from the one rectangle to the other is no longer than `reach`: 160, or 320 for an AMBUSH.

    The shooter is a vehicle, a road card, or a line such as an edge (RWA-38, RWA-39). `apart` are the slots, as bits,
    of shooter and target, which do not stop the shot. No blocker lies over the target.
    """
    if not within(reach, shooter, target):
        return False
    if contact(shooter, target):
        return True
    one, other = sides_of(shooter), sides_of(target)
    if not is_any_in(state, between(one, other), apart):
        return True
    one, other = in_reach(one, other, reach), in_reach(other, one, reach)
    shot = shot_at(state, one, other, reach, apart)
    if is_free_straight(state, shot, 0) or is_free_straight(state, shot, 1):
        return True
    return is_free_through_two(state, shot) or is_free_round_corner(state, shot)


@rule
def between(one: Sides, other: Sides) -> Sides:
    """The rectangle in which all shortest lines from one to the other lie: that of the inner two of their four sides
    along the board, and of the four across it.
    """
    left, right = max(one.left, other.left), min(one.right, other.right)
    bottom, top = max(one.bottom, other.bottom), min(one.top, other.top)
    return Sides(min(left, right), max(left, right), min(bottom, top), max(bottom, top))


@rule
def in_reach(sides: Sides, other: Sides, reach: int) -> Sides:
    """A rectangle cut down to what is in range of the other."""
    return Sides(
        max(sides.left, other.left - reach),
        min(sides.right, other.right + reach),
        max(sides.bottom, other.bottom - reach),
        min(sides.top, other.top + reach),
    )


@rule
def stops_shots(state: Open, i: int, apart: int) -> bool:
    """Whether what is in a slot can stop a shot: vehicles, wrecks and the cars of a train do, but no mutant's marker
    (RW-032, RWA-58).
    """
    return bool(state.half_width[i] != 0 and state.status[i] != Status.MUTANT and not apart >> i & 1)


@rule
def is_any_in(state: Open, sides: Sides, apart: int) -> bool:
    """Whether the inside of some blocker reaches into a rectangle or a line."""
    for i in range(state.slots):
        if stops_shots(state, i, apart) and reach_into(sides_of_thing(state, i), sides):
            return True
    return False


@rule
def shot_at(state: Open, one: Sides, other: Sides, reach: int, apart: int) -> Shot:
    """A shot from one to the other, with the blockers that its line can meet."""
    near = over = 0
    for i in range(state.slots):
        if stops_shots(state, i, apart):
            sides = sides_of_thing(state, i)
            if is_between(sides, one, other, reach):
                near |= 1 << i
                if reach_into(sides, one):
                    over |= 1 << i
    return Shot(one, other, reach, near, over)


# --- Straight lines ---------------------------------------------------------------------------------------------------


@rule
def is_free_straight(state: Open, shot: Shot, is_turned: int) -> bool:
    """Whether a line straight along the board from shooter to target, or straight across if `is_turned`, is free. All
    of them have the same length, the shortest there is, and where any is free, so is one along a side of something.
    """
    one, other = turned(shot.shooter, is_turned), turned(shot.target, is_turned)
    low, high = max(one.left, other.left), min(one.right, other.right)
    if low > high:
        return False
    start, end = min(one.top, other.top), max(one.bottom, other.bottom)
    if is_way_free(state, shot, turned(Sides(low, low, start, end), is_turned)):
        return True
    if is_way_free(state, shot, turned(Sides(high, high, start, end), is_turned)):
        return True
    i = 0
    while shot.near >> i:
        if shot.near >> i & 1:
            sides = turned(sides_of_thing(state, i), is_turned)
            for x in (sides.left, sides.right):
                if low < x < high and is_way_free(state, shot, turned(Sides(x, x, start, end), is_turned)):
                    return True
        i += 1
    return False


@rule
def is_way_free(state: Open, shot: Shot, way: Sides) -> bool:
    """Whether a straight line goes through no blocker."""
    i = 0
    while shot.near >> i:
        if shot.near >> i & 1 and reach_into(sides_of_thing(state, i), way):
            return False
        i += 1
    return True


# --- Lines through two points -----------------------------------------------------------------------------------------


@rule
def is_free_towards(state: Open, shot: Shot, line: Line) -> bool:
    """Whether a line, followed both ways, leads from shooter to target, free and no longer than `reach`. Straight lines
    have been tried before: here the answer to them is no.
    """
    if line.dx == 0 or line.dy == 0:
        return False
    enters, leaves = tick_in(line, shot.shooter), tick_out(line, shot.shooter)
    other_enters, other_leaves = tick_in(line, shot.target), tick_out(line, shot.target)
    if enters > leaves or other_enters > other_leaves:
        return False
    start, end = min(leaves, other_leaves), max(enters, other_enters)
    return is_in_reach(line, end - start, shot.reach) and is_free(state, shot, line, start, end)


@rule
def is_in_reach(line: Line, long: int, reach: int) -> bool:
    """Whether so many ticks of a line are no longer than `reach`."""
    if long > reach * abs(line.dx) or long > reach * abs(line.dy):  # longer than that along or across by itself
        return False
    square = line.dx * line.dx + line.dy * line.dy
    return long * long * square <= reach * reach * line.dx * line.dx * line.dy * line.dy


@rule
def is_free_through_two(state: Open, shot: Shot) -> bool:
    """Whether a line through two of the points is free and in range: the shortest one, from corner to corner, or one
    through a corner of a blocker. (A line from corner to corner that is not the shortest is only held in place by a
    third point.)
    """
    if is_free_from_corner_to_corner(state, shot):
        return True
    i = 0
    while shot.near >> i:
        if shot.near >> i & 1:
            for corner in range(4):
                if is_free_through(state, shot, i, corner):
                    return True
        i += 1
    return False


@rule
def is_free_from_corner_to_corner(state: Open, shot: Shot) -> bool:
    """Whether the shortest line is free, where it leads from a corner of the shooter to a corner of the target: neither
    of them is level with any part of the other.
    """
    one, other = shot.shooter, shot.target
    if one.left <= other.right and one.right >= other.left:
        return False
    if one.bottom <= other.top and one.top >= other.bottom:
        return False
    x, to_x = (one.left, other.right) if one.left > other.right else (one.right, other.left)
    y, to_y = (one.bottom, other.top) if one.bottom > other.top else (one.top, other.bottom)
    return is_free_towards(state, shot, Line(x, y, to_x - x, to_y - y))


@rule
def is_free_through(state: Open, shot: Shot, blocker: int, corner: int) -> bool:
    """Whether a line through a corner of a blocker and another of the points is free and in range. Lines to corners of
    blockers in lower slots have been tried from there.
    """
    x, y = point_x(state, shot, blocker, corner), point_y(state, shot, blocker, corner)
    if not is_between(Sides(x, x, y, y), shot.shooter, shot.target, shot.reach):
        return False
    thing = SHOOTER
    while thing != NO_THING:
        for point in range(points_of(shot, thing)):
            if thing < 0 or thing > blocker or point >= 4:
                dx, dy = point_x(state, shot, thing, point) - x, point_y(state, shot, thing, point) - y
                if is_free_towards(state, shot, Line(x, y, dx, dy)):
                    return True
        thing = next_thing(shot, thing)
    return False


# --- Ladders round a corner -------------------------------------------------------------------------------------------


class Ladder(NamedTuple):
    """The shortest ladder that is carried round a blocker's corner: from a side across the board to one along it.

    Attributes:
        foot, wall: which of SHOOTER and TARGET it leaves by a side across the board, and which it reaches at a side
            along it.
        x, y: the corner.
        right, up: 1 or -1: where the ladder leads from the foot.
        a, b: how far the corner is from the wall's side, and from the foot's.
    """

    foot: int
    wall: int
    x: int
    y: int
    right: int
    up: int
    a: int
    b: int


@rule
def is_free_round_corner(state: Open, shot: Shot) -> bool:
    """Whether the shortest ladder round some blocker's corner is free and in range."""
    for turn in range(8):
        i = 0
        while shot.near >> i:
            if shot.near >> i & 1:
                ladder = ladder_round(state, shot, i, turn)
                if ladder.a > 0 and ladder.b > 0 and is_ladder_in_reach(ladder.a, ladder.b, shot.reach):
                    if is_ladder_free(state, shot, ladder):
                        return True
            i += 1
    return False


@rule
def ladder_round(state: Open, shot: Shot, blocker: int, turn: int) -> Ladder:
    """The ladder round a corner of a blocker; `turn`, 0 ... 7, tells where it leads and which end is the shooter's."""
    right = 1 if turn & 1 else -1
    up = 1 if turn & 2 else -1
    foot = SHOOTER if turn & 4 else TARGET
    wall = TARGET if turn & 4 else SHOOTER
    corner = int(right < 0) + 2 * int(up > 0)
    x, y = point_x(state, shot, blocker, corner), point_y(state, shot, blocker, corner)
    a = (side_across(state, shot, wall, int(right < 0)) - x) * right
    b = (y - side_along(state, shot, foot, int(up > 0))) * up
    return Ladder(foot, wall, x, y, right, up, a, b)


@rule
def is_ladder_in_reach(a: int, b: int, reach: int) -> bool:
    """Whether the shortest ladder round a corner `a` from the one side and `b` from the other is at most `reach`."""
    left = reach * reach - a * a - b * b
    return left >= 0 and left * left * left >= 27 * a * a * b * b * reach * reach


@rule
def is_ladder_free(state: Open, shot: Shot, ladder: Ladder) -> bool:
    """Whether a ladder stands on the foot's side, leans on the wall's, and is free."""
    dx, dy = slope_of(state, shot, ladder)
    if dx == 0:
        return False
    x, y = ladder.x, ladder.y
    stands, leans = x * dy - ladder.right * ladder.b * dx, y * dx + ladder.up * ladder.a * dy
    if stands < side_across(state, shot, ladder.foot, 0) * dy or stands > side_across(state, shot, ladder.foot, 1) * dy:
        return False
    if leans < side_along(state, shot, ladder.wall, 0) * dx or leans > side_along(state, shot, ladder.wall, 1) * dx:
        return False
    return is_free(state, shot, Line(x, y, ladder.right * dx, ladder.up * dy), -ladder.b * dx, ladder.a * dy)


@rule
def slope_of(state: Open, shot: Shot, ladder: Ladder) -> tuple[int, int]:
    """A slope dx, dy between those of the lines to the two points on either side of the ladder; any of them shows
    whether it is free. 0, 0 where the ladder is a line through two points, which has been tried.

    The ladder's slope is told from that of a line to another point by their cubes: b / a and dy³ / dx³.
    """
    low_dx, low_dy, high_dx, high_dy = 1, 0, 0, 1
    thing = SHOOTER
    while thing != NO_THING:
        for point in range(points_of(shot, thing)):
            dx = (point_x(state, shot, thing, point) - ladder.x) * ladder.right
            dy = (point_y(state, shot, thing, point) - ladder.y) * ladder.up
            if dx < 0:
                dx, dy = -dx, -dy
            if dx > 0 and dy > 0:
                steeper = dy * dy * dy * ladder.a - dx * dx * dx * ladder.b
                if steeper == 0:
                    return 0, 0
                if steeper < 0 and low_dx * dy > low_dy * dx:
                    low_dx, low_dy = dx, dy
                if steeper > 0 and high_dy * dx > high_dx * dy:
                    high_dx, high_dy = dx, dy
        thing = next_thing(shot, thing)
    return low_dx + high_dx, low_dy + high_dy
