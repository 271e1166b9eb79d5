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
  What a line through the corner meets changes only where it comes to another of the points: so any slope between the
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

from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.measures.geometry import contact, squared_gap
from runabout.games.road_wolf.measures.lines import (
    SHOOTER,
    TARGET,
    Sides,
    is_between,
    is_free,
    point_x,
    point_y,
    points_of,
    side_across,
    tick_in,
    tick_out,
    turned,
)


@rule
def can_fire(
    x: int,
    y: int,
    half_width: int,
    half_length: int,
    target_x: int,
    target_y: int,
    target_half_width: int,
    target_half_length: int,
    xs: Cells,
    ys: Cells,
    half_widths: Cells,
    half_lengths: Cells,
    count: int,
    shooter: int,
    target: int,
    reach: int,
    see_through: int = 0,
) -> bool:
    """Whether some free line from the one rectangle to the other is no longer than `reach` (320 at most).

    It is fired from x, y, half_width, half_length: a vehicle, a road card, or a line such as an edge (RWA-38, RWA-39).
    No blocker lies over the target. What stops a shot are the slots of the arrays (at most 62), but for `shooter` and
    `target`, which are the slots of those two themselves, or -1, and for the slots `see_through`, as bits. `reach` is
    160, or 320 for an AMBUSH.
    """
    gap = squared_gap(x, y, half_width, half_length, target_x, target_y, target_half_width, target_half_length)
    if gap > reach * reach:
        return False
    if contact(x, y, half_width, half_length, target_x, target_y, target_half_width, target_half_length):
        return True
    left, right, bottom, top = x - half_width, x + half_width, y - half_length, y + half_length
    to_left, to_right = target_x - target_half_width, target_x + target_half_width
    to_bottom, to_top = target_y - target_half_length, target_y + target_half_length
    # All shortest lines lie between the inner two of the four sides along the board, and of the four across it.
    inner_left, inner_right = max(left, to_left), min(right, to_right)
    inner_bottom, inner_top = max(bottom, to_bottom), min(top, to_top)
    between = (
        min(inner_left, inner_right),
        max(inner_left, inner_right),
        min(inner_bottom, inner_top),
        max(inner_bottom, inner_top),
    )
    if not blockers_in(between, xs, ys, half_widths, half_lengths, count, shooter, target) & ~see_through:
        return True
    one = (
        max(left, to_left - reach),
        min(right, to_right + reach),
        max(bottom, to_bottom - reach),
        min(top, to_top + reach),
    )
    other = (
        max(to_left, left - reach),
        min(to_right, right + reach),
        max(to_bottom, bottom - reach),
        min(to_top, top + reach),
    )
    near = 0
    for i in range(count):
        if half_widths[i] != 0 and i != shooter and i != target and not see_through >> i & 1:
            if is_between(xs[i], ys[i], half_widths[i], half_lengths[i], one, other, reach):
                near |= 1 << i
    if is_free_straight(one, other, xs, ys, half_widths, half_lengths, near):
        return True
    if is_free_straight(turned(one), turned(other), ys, xs, half_lengths, half_widths, near):
        return True
    if is_free_through_two(one, other, xs, ys, half_widths, half_lengths, near, reach):
        return True
    return is_free_round_corner(one, other, xs, ys, half_widths, half_lengths, near, reach)


@rule
def blockers_in(
    sides: Sides,
    xs: Cells,
    ys: Cells,
    half_widths: Cells,
    half_lengths: Cells,
    count: int,
    shooter: int,
    target: int,
) -> int:
    """The blockers whose inside reaches into a rectangle or a line, as bits."""
    left, right, bottom, top = sides
    found = 0
    for i in range(count):
        if xs[i] - half_widths[i] < right and xs[i] + half_widths[i] > left and half_widths[i] != 0:
            if ys[i] - half_lengths[i] < top and ys[i] + half_lengths[i] > bottom and i != shooter and i != target:
                found |= 1 << i
    return found


# --- Straight lines ---------------------------------------------------------------------------------------------------


@rule
def is_free_straight(
    one: Sides, other: Sides, xs: Cells, ys: Cells, half_widths: Cells, half_lengths: Cells, near: int
) -> bool:
    """Whether a line straight along the board from the one to the other is free. All of them have the same length, the
    shortest there is, and where any is free, so is one along a side of something.
    """
    low, high = max(one[0], other[0]), min(one[1], other[1])
    start, end = min(one[3], other[3]), max(one[2], other[2])
    if low > high:
        return False
    if is_straight_free(low, start, end, xs, ys, half_widths, half_lengths, near):
        return True
    if is_straight_free(high, start, end, xs, ys, half_widths, half_lengths, near):
        return True
    i = 0
    while near >> i:
        if near >> i & 1:
            left, right = xs[i] - half_widths[i], xs[i] + half_widths[i]
            if low < left < high and is_straight_free(left, start, end, xs, ys, half_widths, half_lengths, near):
                return True
            if low < right < high and is_straight_free(right, start, end, xs, ys, half_widths, half_lengths, near):
                return True
        i += 1
    return False


@rule
def is_straight_free(
    x: int, start: int, end: int, xs: Cells, ys: Cells, half_widths: Cells, half_lengths: Cells, near: int
) -> bool:
    """Whether the line at x from y = start to end goes through no blocker."""
    i = 0
    while near >> i:
        if near >> i & 1 and abs(xs[i] - x) < half_widths[i]:
            if ys[i] - half_lengths[i] < end and ys[i] + half_lengths[i] > start:
                return False
        i += 1
    return True


# --- Lines through two points -----------------------------------------------------------------------------------------


@rule
def is_free_towards(
    x: int,
    y: int,
    dx: int,
    dy: int,
    one: Sides,
    other: Sides,
    xs: Cells,
    ys: Cells,
    half_widths: Cells,
    half_lengths: Cells,
    near: int,
    reach: int,
) -> bool:
    """Whether the line through (x, y) towards (dx, dy), and back, leads from the one to the other, free and no longer
    than `reach`. Straight lines have been tried before: here the answer to them is no.
    """
    if dx == 0 or dy == 0:
        return False
    enters, leaves = tick_in(x, y, dx, dy, one), tick_out(x, y, dx, dy, one)
    other_enters, other_leaves = tick_in(x, y, dx, dy, other), tick_out(x, y, dx, dy, other)
    if enters > leaves or other_enters > other_leaves:
        return False
    start, end = min(leaves, other_leaves), max(enters, other_enters)
    long = end - start
    if long > reach * abs(dx) or long > reach * abs(dy):  # longer than `reach` along or across by itself
        return False
    if long * long * (dx * dx + dy * dy) > reach * reach * dx * dx * dy * dy:
        return False
    return is_free(x, y, dx, dy, start, end, xs, ys, half_widths, half_lengths, near)


@rule
def is_free_through_two(
    one: Sides,
    other: Sides,
    xs: Cells,
    ys: Cells,
    half_widths: Cells,
    half_lengths: Cells,
    near: int,
    reach: int,
) -> bool:
    """Whether a line through two of the points is free and in range: the shortest one, from corner to corner, or one
    through a corner of a blocker. (A line from corner to corner that is not the shortest is only held in place by a
    third point.)
    """
    x = one[0] if one[0] > other[1] else one[1]
    y = one[2] if one[2] > other[3] else one[3]
    if (one[0] > other[1] or one[1] < other[0]) and (one[2] > other[3] or one[3] < other[2]):
        dx = (other[1] if one[0] > other[1] else other[0]) - x
        dy = (other[3] if one[2] > other[3] else other[2]) - y
        if is_free_towards(x, y, dx, dy, one, other, xs, ys, half_widths, half_lengths, near, reach):
            return True
    i = 0
    while near >> i:
        if near >> i & 1:
            for corner in range(4):
                if is_free_through(i, corner, one, other, xs, ys, half_widths, half_lengths, near, reach):
                    return True
        i += 1
    return False


@rule
def is_free_through(
    blocker: int,
    corner: int,
    one: Sides,
    other: Sides,
    xs: Cells,
    ys: Cells,
    half_widths: Cells,
    half_lengths: Cells,
    near: int,
    reach: int,
) -> bool:
    """Whether a line through a corner of a blocker and another of the points is free and in range. Lines to corners of
    blockers in lower slots have been tried from there.
    """
    x = point_x(blocker, corner, one, other, xs, half_widths)
    y = point_y(blocker, corner, one, other, ys, half_lengths)
    if not is_between(x, y, 0, 0, one, other, reach):
        return False
    thing = SHOOTER
    while thing < 0 or near >> thing:
        if thing < 0 or near >> thing & 1:
            for point in range(points_of(thing, one, xs, ys, half_widths, half_lengths)):
                if thing < 0 or thing > blocker or point >= 4:
                    dx = point_x(thing, point, one, other, xs, half_widths) - x
                    dy = point_y(thing, point, one, other, ys, half_lengths) - y
                    if is_free_towards(x, y, dx, dy, one, other, xs, ys, half_widths, half_lengths, near, reach):
                        return True
        thing += 1
    return False


# --- Ladders round a corner -------------------------------------------------------------------------------------------


@rule
def is_free_round_corner(
    one: Sides,
    other: Sides,
    xs: Cells,
    ys: Cells,
    half_widths: Cells,
    half_lengths: Cells,
    near: int,
    reach: int,
) -> bool:
    """Whether the shortest ladder round some blocker's corner is free and in range.

    A ladder leads from a `foot`, which it leaves by a side across the board, to a `wall`, which it reaches at a side
    along it: either may be the shooter. `right` and `up` (1 or -1) tell where it leads to.
    """
    for turn in range(8):
        right = 1 if turn & 1 else -1
        up = 1 if turn & 2 else -1
        foot = SHOOTER if turn & 4 else TARGET
        wall = TARGET if turn & 4 else SHOOTER
        foot_y = side_across(foot, int(up > 0), turned(one), turned(other), ys, half_lengths)
        wall_x = side_across(wall, int(right < 0), one, other, xs, half_widths)
        corner = int(right < 0) + 2 * int(up > 0)
        i = 0
        while near >> i:
            if near >> i & 1:
                a = (wall_x - point_x(i, corner, one, other, xs, half_widths)) * right
                b = (point_y(i, corner, one, other, ys, half_lengths) - foot_y) * up
                if a > 0 and b > 0 and is_ladder_in_reach(a, b, reach):
                    if is_ladder_free(
                        i, corner, foot, wall, a, b, right, up, one, other, xs, ys, half_widths, half_lengths, near
                    ):
                        return True
            i += 1
    return False


@rule
def is_ladder_in_reach(a: int, b: int, reach: int) -> bool:
    """Whether the shortest ladder round a corner `a` from the one side and `b` from the other is at most `reach`."""
    left = reach * reach - a * a - b * b
    return left >= 0 and left * left * left >= 27 * a * a * b * b * reach * reach


@rule
def is_ladder_free(
    blocker: int,
    corner: int,
    foot: int,
    wall: int,
    a: int,
    b: int,
    right: int,
    up: int,
    one: Sides,
    other: Sides,
    xs: Cells,
    ys: Cells,
    half_widths: Cells,
    half_lengths: Cells,
    near: int,
) -> bool:
    """Whether the shortest ladder round a corner stands on the foot's side, leans on the wall's, and is free.

    Its slope is told from that of a line to another point by their cubes: b / a and up³ / across³. Where they are the
    same the ladder is a line through two points, and has been tried.
    """
    x = point_x(blocker, corner, one, other, xs, half_widths)
    y = point_y(blocker, corner, one, other, ys, half_lengths)
    low_dx, low_dy, high_dx, high_dy = 1, 0, 0, 1
    thing = SHOOTER
    while thing < 0 or near >> thing:
        if thing < 0 or near >> thing & 1:
            for point in range(points_of(thing, one, xs, ys, half_widths, half_lengths)):
                dx = (point_x(thing, point, one, other, xs, half_widths) - x) * right
                dy = (point_y(thing, point, one, other, ys, half_lengths) - y) * up
                if dx < 0:
                    dx, dy = -dx, -dy
                if dx > 0 and dy > 0:
                    steeper = dy * dy * dy * a - dx * dx * dx * b
                    if steeper == 0:
                        return False
                    if steeper < 0 and low_dx * dy > low_dy * dx:
                        low_dx, low_dy = dx, dy
                    if steeper > 0 and high_dy * dx > high_dx * dy:
                        high_dx, high_dy = dx, dy
        thing += 1
    dx, dy = low_dx + high_dx, low_dy + high_dy
    stands, leans = x * dy - right * b * dx, y * dx + up * a * dy
    if stands < side_across(foot, 0, one, other, xs, half_widths) * dy:
        return False
    if stands > side_across(foot, 1, one, other, xs, half_widths) * dy:
        return False
    if leans < side_across(wall, 0, turned(one), turned(other), ys, half_lengths) * dx:
        return False
    if leans > side_across(wall, 1, turned(one), turned(other), ys, half_lengths) * dx:
        return False
    return is_free(x, y, right * dx, up * dy, -b * dx, a * dy, xs, ys, half_widths, half_lengths, near)
