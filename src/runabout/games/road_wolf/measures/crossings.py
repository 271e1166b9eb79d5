"""What a straight move goes over and past: road cards, the sides of the road, the edges of the board; and how things
are put out of the way. Coordinates, records and ticks are those of `geometry`.
"""

from __future__ import annotations

from runabout.core.rule import rule
from runabout.games.road_wolf.box import BOARD_LENGTH, BOARD_WIDTH, Road
from runabout.games.road_wolf.kinds import Edge
from runabout.games.road_wolf.measures.geometry import (
    NEVER,
    Move,
    Passing,
    Rect,
    contact_ends,
    overlap,
    overlap_begins,
    stands_at,
    sweeps_over,
    y_at,
)
from runabout.games.road_wolf.measures.slots import all_overlapping, rect_of
from runabout.games.road_wolf.state import Open

# --- Cards ------------------------------------------------------------------------------------------------------------


@rule
def tick_onto(move: Move, since: int, stop: int, card: Rect) -> int:
    """The tick from which a mover overlaps a card that it was not on at `since`, if its move goes on to `stop`; else
    NEVER (RWA-24, RWA-126). It may be over the card and beyond it again at `stop`.

    Both ends of the run are taken as the mover stands there, rounded: so each contact begins once, in however many runs
    and moves the mover gets onto the card.
    """
    # Most cards are out of the way. Where it overlaps a card, so does the rectangle that its move sweeps over.
    if not sweeps_over(move, card):
        return NEVER
    return tick_onto_swept(move, since, stop, card)


@rule
def tick_onto_swept(move: Move, since: int, stop: int, card: Rect) -> int:
    """That tick for a card that overlaps the rectangle that the move sweeps over."""
    begins, ends = overlap_begins(move, card), contact_ends(move, card)
    if begins >= stop or ends <= since:
        return NEVER
    if begins < since and overlap(stands_at(move, since), card):
        return NEVER
    if ends <= stop or overlap(stands_at(move, stop), card):
        return max(begins, since)
    return NEVER


@rule
def has_passed(before: int, after: int, level: int) -> bool:
    """Whether a middle that was at y = `before` and is now at `after` has passed a level on the way (RWA-26). On the
    level it is not yet ahead of it, so that each passing counts once.
    """
    return (before > level) != (after > level)


@rule
def overlaps_in_passing(move: Move, card: Rect) -> bool:
    """Whether a mover overlaps a card when its middle, by the move, is level with the card's (RWA-26). dy is not 0.

    Then it has gone |card.y - y| along and that * dx / |dy| across: all is multiplied by |dy|.
    """
    aside = (move.x - card.x) * abs(move.dy) + move.dx * abs(card.y - move.y)
    return abs(aside) < (move.half_width + card.half_width) * abs(move.dy)


@rule
def passing(move: Move, since: int, stop: int, card: Rect) -> int:
    """How a mover passes a card between two ticks: over it, round it, or not at all: a `Passing` (RWA-26). For a card
    that drifts by dy past a vehicle, hand over the vehicle's move as seen from the card: -dy.
    """
    if not has_passed(y_at(move, since), y_at(move, stop), card.y):
        return Passing.NOT
    return Passing.OVER if overlaps_in_passing(move, card) else Passing.ROUND


@rule
def passing_tick(move: Move, card_y: int) -> int:
    """The tick at which the middle is level with a card that it passes: what is passed first has the lower one."""
    return abs(card_y - move.y) * max(abs(move.dx), 1)


# --- The road ---------------------------------------------------------------------------------------------------------


@rule
def on_road(x: int, half_width: int, road: Road) -> bool:
    """Whether anything of it is over a road (RW-132); to touch it is not (RWA-126)."""
    return x + half_width > road.left and x - half_width < road.right


@rule
def tick_off_road(move: Move, since: int, road: Road) -> int:
    """The tick at which a mover is wholly off a road that it was on after `since`, or NEVER (RW-133, RWA-14).

    Where there are two roads (RWA-129) they are further apart than anything is wide: what leaves either is off both.
    """
    gone = 0
    if move.dx > 0:
        gone = road.right + move.half_width - move.x
    elif move.dx < 0:
        gone = move.x - road.left + move.half_width
    tick = gone * max(abs(move.dy), 1)
    return tick if gone <= abs(move.dx) and tick > since else NEVER


# --- The board --------------------------------------------------------------------------------------------------------


@rule
def is_off_board(x: int, y: int) -> bool:
    """Whether a middle lies beyond an edge of the board; on it is not beyond it (RWA-16, RWA-126)."""
    return x < 0 or x > BOARD_WIDTH or y < 0 or y > BOARD_LENGTH


@rule
def tick_off_side(move: Move) -> int:
    """The tick after which the middle is beyond the left or the right edge of the board, or NEVER."""
    left = max(BOARD_WIDTH - move.x if move.dx > 0 else move.x, 0)
    return left * max(abs(move.dy), 1) if abs(move.dx) > left else NEVER


@rule
def tick_off_end(move: Move) -> int:
    """The tick after which the middle is beyond the START or the END edge of the board, or NEVER."""
    left = max(BOARD_LENGTH - move.y if move.dy > 0 else move.y, 0)
    return left * max(abs(move.dx), 1) if abs(move.dy) > left else NEVER


@rule
def tick_off_board(move: Move) -> int:
    """The tick at which the mover's middle lies on the edge of the board that it then crosses (RWA-16), or NEVER. It
    has left the board if its move goes on after that tick.
    """
    return min(tick_off_side(move), tick_off_end(move))


@rule
def edge_crossed(move: Move) -> int:
    """The edge over which the middle first leaves the board in a move, an `Edge`; exactly at a corner, START or END."""
    side, end = tick_off_side(move), tick_off_end(move)
    if min(side, end) == NEVER:
        return Edge.NONE
    if end <= side:
        return Edge.END if move.dy > 0 else Edge.START
    return Edge.RIGHT if move.dx > 0 else Edge.LEFT


# --- Out of the way ---------------------------------------------------------------------------------------------------


@rule
def aside(rect: Rect, other: Rect, to_right: int) -> int:
    """The x at which an object just passes another, put aside to the right (1) or to the left (0), and no further than
    that (RWA-23); its own x, if it would pass it there (RWA-131).
    """
    clear = rect.half_width + other.half_width
    if abs(other.x - rect.x) >= clear:
        return rect.x
    return other.x + clear if to_right else other.x - clear


@rule
def nearer_side(x: int, other_x: int) -> int:
    """The side on which an object gets past another the shorter way: right (1), or left (0, also where it is level)."""
    return int(x > other_x)


@rule
def has_room_aside(state: Open, push: Move, but: int) -> bool:
    """Whether nothing is in the way of an object that is put aside (RWA-131): the edge of the board, which its middle
    does not cross (RWA-16), nor anything that it would be pushed over.
    """
    if is_off_board(push.x + push.dx, push.y + push.dy):
        return False
    for i in range(state.slots):
        if state.half_width[i] != 0 and i != but and sweeps_over(push, rect_of(state, i)):
            return False
    return True


@rule
def cleared(state: Open, rect: Rect, but: int) -> int:
    """The y at which something overlaps nothing, moved straight toward the START by the least that does it (RWA-128).

    To be clear of what it lies on it has to be wholly behind that one. So it is moved there, and on from there.
    """
    under = all_overlapping(state, rect, but)
    while under:
        for i in range(state.slots):
            if under >> i & 1 and overlap(rect, rect_of(state, i)):
                y = int(state.y[i]) - state.half_length[i] - rect.half_length
                rect = Rect(rect.x, y, rect.half_width, rect.half_length)
        under = all_overlapping(state, rect, but)
    return rect.y
