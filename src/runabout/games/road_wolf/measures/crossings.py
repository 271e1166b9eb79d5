"""What a straight move goes over and past: road cards, the sides of the road, the edges of the board; and how things
are put out of the way. Coordinates, ticks and the order of arguments are those of `geometry`.
"""

from __future__ import annotations

from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.box import BOARD_LENGTH, BOARD_WIDTH
from runabout.games.road_wolf.measures.geometry import (
    NEVER,
    Edge,
    Passing,
    all_overlapping,
    overlap,
    overlap_begins,
    overlap_ends,
    x_at,
    y_at,
)

# --- Cards ------------------------------------------------------------------------------------------------------------


@rule
def tick_onto(
    x: int,
    y: int,
    half_width: int,
    half_length: int,
    dx: int,
    dy: int,
    since: int,
    stop: int,
    card_x: int,
    card_y: int,
    card_half_width: int,
    card_half_length: int,
) -> int:
    """The tick from which a mover overlaps a card that it was not on at `since`, if its move goes on to `stop`; else
    NEVER (RWA-24, RWA-126). It may be over the card and beyond it again at `stop`.

    Both ends of the run are taken as the mover stands there, rounded: so each contact begins once, in however many runs
    and moves the mover gets onto the card.
    """
    across, along = card_x - x, card_y - y
    wide, long = half_width + card_half_width, half_length + card_half_length
    begins = overlap_begins(across, along, wide, long, dx, dy)
    if begins >= stop:
        return NEVER
    ends = overlap_ends(across, along, wide, long, dx, dy)
    if ends <= since:
        return NEVER
    if begins < since and abs(card_x - x_at(x, dx, dy, since)) < wide and abs(card_y - y_at(y, dx, dy, since)) < long:
        return NEVER
    passed = ends <= stop
    if passed or (abs(card_x - x_at(x, dx, dy, stop)) < wide and abs(card_y - y_at(y, dx, dy, stop)) < long):
        return max(begins, since)
    return NEVER


@rule
def has_passed(before: int, after: int, level: int) -> bool:
    """Whether a middle that stood at y = `before` and now stands at `after` has passed a level on the way (RWA-26). On
    the level it is not yet ahead of it, so that each passing counts once.
    """
    return (before > level) != (after > level)


@rule
def overlaps_in_passing(
    x: int, y: int, half_width: int, dx: int, dy: int, card_x: int, card_y: int, card_half_width: int
) -> bool:
    """Whether a mover overlaps a card when its middle, by the move, is level with the card's (RWA-26). dy is not 0.

    Then it has gone |card_y - y| along and that * dx / |dy| across: all is multiplied by |dy|.
    """
    aside = (x - card_x) * abs(dy) + dx * abs(card_y - y)
    return abs(aside) < (half_width + card_half_width) * abs(dy)


@rule
def passing(
    x: int,
    y: int,
    half_width: int,
    dx: int,
    dy: int,
    since: int,
    stop: int,
    card_x: int,
    card_y: int,
    card_half_width: int,
) -> int:
    """How a mover passes a card between two ticks: over it, round it, or not at all: a `Passing` (RWA-26). For a card
    that drifts by dy past a vehicle, hand over the vehicle's move as seen from the card: -dy.
    """
    if not has_passed(y_at(y, dx, dy, since), y_at(y, dx, dy, stop), card_y):
        return Passing.NOT
    if overlaps_in_passing(x, y, half_width, dx, dy, card_x, card_y, card_half_width):
        return Passing.OVER
    return Passing.ROUND


@rule
def passing_tick(y: int, dx: int, card_y: int) -> int:
    """The tick at which the middle is level with a card that it passes: what is passed first has the lower one."""
    return abs(card_y - y) * max(abs(dx), 1)


# --- The road ---------------------------------------------------------------------------------------------------------


@rule
def on_road(x: int, half_width: int, left: int, right: int) -> bool:
    """Whether anything of it is over the road between x = left and x = right (RW-132); to touch it is not (RWA-126)."""
    return x + half_width > left and x - half_width < right


@rule
def tick_off_road(x: int, half_width: int, dx: int, dy: int, since: int, left: int, right: int) -> int:
    """The tick at which a mover is wholly off a road that it was on after `since`, or NEVER (RW-133, RWA-14).

    Where there are two roads (RWA-129) they lie further apart than anything is wide: whoever leaves either is off both.
    """
    gone = 0
    if dx > 0:
        gone = right + half_width - x
    elif dx < 0:
        gone = x - left + half_width
    tick = gone * max(abs(dy), 1)
    return tick if gone <= abs(dx) and tick > since else NEVER


# --- The board --------------------------------------------------------------------------------------------------------


@rule
def is_off_board(x: int, y: int) -> bool:
    """Whether a middle lies beyond an edge of the board; on it is not beyond it (RWA-16, RWA-126)."""
    return x < 0 or x > BOARD_WIDTH or y < 0 or y > BOARD_LENGTH


@rule
def tick_off_side(x: int, dx: int, dy: int) -> int:
    """The tick after which a middle is beyond the left or the right edge of the board, or NEVER."""
    left = max(BOARD_WIDTH - x if dx > 0 else x, 0)
    return left * max(abs(dy), 1) if abs(dx) > left else NEVER


@rule
def tick_off_end(y: int, dx: int, dy: int) -> int:
    """The tick after which a middle is beyond the START or the END edge of the board, or NEVER."""
    left = max(BOARD_LENGTH - y if dy > 0 else y, 0)
    return left * max(abs(dx), 1) if abs(dy) > left else NEVER


@rule
def tick_off_board(x: int, y: int, dx: int, dy: int) -> int:
    """The tick at which a mover's middle lies on the edge of the board that it then crosses (RWA-16), or NEVER. It has
    left the board if its move goes on after that tick.
    """
    return min(tick_off_side(x, dx, dy), tick_off_end(y, dx, dy))


@rule
def edge_crossed(x: int, y: int, dx: int, dy: int) -> int:
    """The edge over which a middle first leaves the board in a move, an `Edge`; exactly at a corner, START or END."""
    side, end = tick_off_side(x, dx, dy), tick_off_end(y, dx, dy)
    if min(side, end) == NEVER:
        return Edge.NONE
    if end <= side:
        return Edge.END if dy > 0 else Edge.START
    return Edge.RIGHT if dx > 0 else Edge.LEFT


# --- Out of the way ---------------------------------------------------------------------------------------------------


@rule
def aside(x: int, half_width: int, to_right: int, other_x: int, other_half_width: int) -> int:
    """Where across the board an object passes another just so, put aside to the right (1) or to the left (0), and no
    further than that (RWA-23); where it stands, if it would pass it there (RWA-131).
    """
    clear = half_width + other_half_width
    if abs(other_x - x) >= clear:
        return x
    return other_x + clear if to_right else other_x - clear


@rule
def nearer_side(x: int, other_x: int) -> int:
    """The side on which an object gets past another the shorter way: right (1), or left (0, also where it is level)."""
    return int(x > other_x)


@rule
def has_room_aside(
    x: int,
    y: int,
    half_width: int,
    half_length: int,
    new_x: int,
    xs: Cells,
    ys: Cells,
    half_widths: Cells,
    half_lengths: Cells,
    count: int,
    but: int,
) -> bool:
    """Whether nothing is in the way of an object that is put aside to `new_x` (RWA-131): the edge of the board, which
    its middle does not cross (RWA-16), nor anything that it would be pushed over.
    """
    if new_x < 0 or new_x > BOARD_WIDTH:
        return False
    # What it is pushed over is a rectangle too. Its middle need not be whole: everything is taken twice as large.
    for i in range(count):
        across = abs(2 * xs[i] - x - new_x) < 2 * (half_width + half_widths[i]) + abs(new_x - x)
        if across and abs(ys[i] - y) < half_length + half_lengths[i] and half_widths[i] != 0 and i != but:
            return False
    return True


@rule
def cleared(
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
    """The y at which something overlaps nothing, moved straight toward the START by the least that does it (RWA-128).

    To be clear of what it lies on it has to be wholly behind that one. So it goes there, and on from there.
    """
    under = all_overlapping(x, y, half_width, half_length, xs, ys, half_widths, half_lengths, count, but)
    while under:
        for i in range(count):
            if under >> i & 1 and overlap(x, y, half_width, half_length, xs[i], ys[i], half_widths[i], half_lengths[i]):
                y = ys[i] - half_lengths[i] - half_length
        under = all_overlapping(x, y, half_width, half_length, xs, ys, half_widths, half_lengths, count, but)
    return y
