"""What a Monster Truck has rammed is put aside, and its move goes on (RW-354, RWA-82)."""

from __future__ import annotations

from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.jobs import Course
from runabout.games.road_wolf.measures.geometry import Move, Rect
from runabout.games.road_wolf.measures.slots import rect_of
from runabout.games.road_wolf.standing import has_room_at, move_of
from runabout.games.road_wolf.state import State, Status


@rule
def put_out_of_the_way(state: State, course: Course, t: int, log: Log) -> bool:
    """Put what has been rammed aside, to the nearer side and no further than it must (RWA-82); to the other where there
    is no room. Whether the way is free then. The cars of a train stay where they are.
    """
    if state.status[t] == Status.TRAIN:
        return False
    move, other = move_of(state, course.v, course.dx, course.dy), rect_of(state, t)
    more, less = way_out(move, other, 1), way_out(move, other, -1)
    if abs(less) <= abs(more):
        more, less = less, more  # level, it is the left or the rear
    for step in (more, less):
        x, y = other.x, other.y
        if is_sideways(move):
            y += step
        else:
            x += step
        if has_room_at(state, t, x, y):
            if step != 0:
                state.x[t], state.y[t] = x, y
                report(state, log, Event.PUT_ASIDE, t, x, y)
            return True
    return False


@rule
def is_sideways(move: Move) -> bool:
    """Whether a move goes more to the side than ahead: then aside is along the board, else across it (RWA-155)."""
    return abs(move.dx) > abs(move.dy)


@rule
def way_out(move: Move, other: Rect, sign: int) -> int:
    """How far the other must be put aside, to that side, to be clear of all of the mover's way. It is clear when the
    line through both middles, seen along the move, keeps the half widths of both apart (see `geometry.path_taken_up`).
    """
    wide = abs(move.dy) * (move.half_width + other.half_width)
    wide += abs(move.dx) * (move.half_length + other.half_length)
    aside = move.dy * (other.x - move.x) - move.dx * (other.y - move.y)  # to the right of the move, seen upwards
    slope = -move.dx if is_sideways(move) else move.dy
    way = sign if slope > 0 else -sign
    missing = max(wide - way * aside, 0)
    return sign * ((missing + abs(slope) - 1) // abs(slope))
