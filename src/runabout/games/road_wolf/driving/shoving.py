"""What a Monster Truck has rammed is put aside, and its move goes on (RW-354, RWA-82)."""

from __future__ import annotations

from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_wolf.box import BOARD_LENGTH, BOARD_WIDTH
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.state import Open, State, Status


@rule
def put_out_of_the_way(state: State, v: int, t: int, dx: int, dy: int, log: Log) -> bool:
    """Put what has been rammed aside, to the nearer side and no further than it must (RWA-82); to the other where there
    is no room. Whether the way is free then. Aside is across the board, or along it for a move that goes more to the
    side than ahead (RWA-155). The cars of a train stay where they are.
    """
    if state.status[t] == Status.TRAIN:
        return False
    along = bool(abs(dx) > abs(dy))
    more, less = way_out(state, v, t, dx, dy, along, 1), way_out(state, v, t, dx, dy, along, -1)
    if abs(less) <= abs(more):
        more, less = less, more  # level, it is the left or the rear
    for step in (more, less):
        x, y = int(state.x[t]), int(state.y[t])
        if along:
            y += step
        else:
            x += step
        if has_room(state, t, x, y):
            if step != 0:
                state.x[t], state.y[t] = x, y
                report(state, log, Event.PUT_ASIDE, t, x, y)
            return True
    return False


@rule
def way_out(state: Open, v: int, t: int, dx: int, dy: int, along: bool, sign: int) -> int:
    """How far t must be put aside, to that side, to be clear of all of v's way. It is clear when the line through both
    middles, seen along the move, keeps the half widths of both apart (see `geometry.path_taken_up`).
    """
    wide = abs(dy) * (state.half_width[v] + state.half_width[t])
    wide += abs(dx) * (state.half_length[v] + state.half_length[t])
    aside = dy * (state.x[t] - state.x[v]) - dx * (state.y[t] - state.y[v])  # to the right of the move, seen upwards
    slope = -dx if along else dy
    way = sign if slope > 0 else -sign
    missing = max(wide - way * aside, 0)
    return int(sign * ((missing + abs(slope) - 1) // abs(slope)))


@rule
def has_room(state: Open, t: int, x: int, y: int) -> bool:
    """Whether nothing is in the way of something put aside to (x, y): nor the edge of the board, nor what it would be
    pushed over (RWA-131).
    """
    if x < 0 or x > BOARD_WIDTH or y < 0 or y > BOARD_LENGTH:
        return False
    # What it is pushed over is a rectangle too. Its middle need not be whole: everything is taken twice as large.
    old_x, old_y = int(state.x[t]), int(state.y[t])
    for i in range(state.slots):
        wide, long = state.half_width[t] + state.half_width[i], state.half_length[t] + state.half_length[i]
        if abs(2 * state.x[i] - old_x - x) < 2 * wide + abs(x - old_x) and state.half_width[i] != 0 and i != t:
            if abs(2 * state.y[i] - old_y - y) < 2 * long + abs(y - old_y):
                return False
    return True
