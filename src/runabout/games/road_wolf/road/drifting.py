"""What does not drive falls behind: how it drifts, what it runs into, how it gets past (RW-141 to RW-144)."""

from __future__ import annotations

from runabout.core.chance import Chance, roll
from runabout.core.log import Log, uncertain
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import DIE
from runabout.games.road_wolf.box import SIZE, STICK
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.fights.harm import leave_board
from runabout.games.road_wolf.fights.rolling import Cause
from runabout.games.road_wolf.fleet import is_adrift, rolls_on
from runabout.games.road_wolf.jobs import JobKind, push
from runabout.games.road_wolf.kinds import Edge
from runabout.games.road_wolf.measures.crossings import aside
from runabout.games.road_wolf.measures.geometry import NEVER, contact_tick
from runabout.games.road_wolf.measures.slots import rect_of
from runabout.games.road_wolf.standing import has_room_at, move_of
from runabout.games.road_wolf.state import NOBODY, Open, State, Status
from runabout.games.road_wolf.trains.cars import ENGINE, is_of_train, run_into

DRIFT = 2 * STICK  #: in one turn of the road (RW-141)


@rule
def drift_next(state: State) -> None:
    """The next object falls behind: the one that lies nearest to the START (RW-142, RWA-130)."""
    state.met = 0
    state.skids = 0
    v = next_adrift(state)
    if v == NOBODY:
        state.adrift = 0
        return
    state.adrift &= ~(1 << v)
    push(state, JobKind.DRIFT, NOBODY)
    push(state, JobKind.DRIFT, v, state.y[v] - DRIFT)


@rule
def next_adrift(state: Open) -> int:
    """Of those that still have to drift the one whose edge on the START side comes first, from left to right where that
    is level (RWA-64, RWA-130).
    """
    found = NOBODY
    for v in range(state.slots):
        if not state.adrift >> v & 1 or not is_adrift(state, v):
            continue
        if found == NOBODY or comes_before(state, v, found):
            found = v
    return found


@rule
def comes_before(state: Open, v: int, other: int) -> bool:
    """Whether a slot's edge on the START side is nearer to it than another's; level, whether it is further left."""
    edge, other_edge = state.y[v] - state.half_length[v], state.y[other] - state.half_length[other]
    if edge != other_edge:
        return bool(edge < other_edge)
    return bool(state.x[v] < state.x[other])


@rule
def drift(state: State, v: int, goal: int, log: Log) -> None:
    """An object goes straight back until its middle is at `goal`, or until something is in its way (RW-141, RW-143)."""
    if v == NOBODY:
        drift_next(state)
        return
    if not is_adrift(state, v):
        return
    t = in_the_way(state, v, goal)
    if t == NOBODY:
        end_drift(state, v, goal, log)
        return
    state.y[v] = state.y[t] + state.half_length[t] + state.half_length[v]
    report(state, log, Event.DRIFTED, v, state.x[v], state.y[v])
    if state.status[t] == Status.TRAIN:
        run_into(state, v)  # RWA-199: and that is as far as it drifts
    elif can_be_struck(state, t) and not (state.met >> t) & 1:
        state.met |= 1 << t
        push(state, JobKind.PUT_ASIDE, v, t, goal)
        push(state, JobKind.STRIKE, t, SIZE[state.kind[v]], Cause.OBJECT, v)
    # Else it stops: behind another object (RWA-131), or where the way past one vehicle leads back to another (RWA-172).


@rule
def can_be_struck(state: Open, t: int) -> bool:
    """Whether an object rams it: a vehicle that rolls (RWA-21), or a mutant in the way."""
    return bool(rolls_on(state, t) or state.status[t] == Status.MUTANT)


@rule
def in_the_way(state: Open, v: int, goal: int) -> int:
    """What is first in the way of an object back to `goal`, or back to the edge before that; NOBODY for nothing."""
    if state.half_width[v] == 0:
        return NOBODY  # gear on the road collides with nothing (RWA-53)
    back = move_of(state, v, 0, max(goal, 0) - int(state.y[v]))  # its middle leaves the board at 0 (RWA-16)
    first, found = NEVER, NOBODY
    if back.dy >= 0:
        return NOBODY
    for t in range(state.slots):
        other = rect_of(state, t)
        clear = back.half_width + other.half_width - abs(other.x - back.x)
        if t == v or other.half_width == 0 or clear < 0 or (clear == 0 and (state.met >> t) & 1):
            continue  # what it has met it may slide along (RWA-23)
        if t != ENGINE and is_of_train(state, t):
            continue  # and so it may along the train: only its front is in the way of anything (RWA-199)
        tick = contact_tick(back, 0, other)
        # Of two at the same moment it is the one that takes up more of the path, then the one on the left (RWA-119).
        if tick < first or (tick == first and tick != NEVER and is_more_in_the_way(state, v, t, found)):
            first, found = tick, t
    return found


@rule
def is_more_in_the_way(state: Open, v: int, t: int, other: int) -> bool:
    """Whether t takes up more of the width of v's path than another does; the same, whether it lies further left."""
    one, two = common_width(state, v, t), common_width(state, v, other)
    return bool(one > two or (one == two and state.x[t] < state.x[other]))


@rule
def common_width(state: Open, v: int, t: int) -> int:
    """The width that two slots have in common, seen along the road."""
    left = max(state.x[v] - state.half_width[v], state.x[t] - state.half_width[t])
    return int(min(state.x[v] + state.half_width[v], state.x[t] + state.half_width[t]) - left)


@rule
def end_drift(state: State, v: int, goal: int, log: Log) -> None:
    """An object has drifted as far as it does in this turn. Over the START it leaves the board (RWA-16, RWA-52)."""
    if goal >= 0:
        state.y[v] = goal
        report(state, log, Event.DRIFTED, v, state.x[v], goal)
        return
    state.y[v] = 0
    leave_board(state, v, Edge.START, log)


@rule
def put_aside(state: State, v: int, t: int, goal: int, chance: Chance, log: Log) -> None:
    """An object that has met a vehicle passes it, on one side or the other, and drifts on (RW-144, RWA-23, RWA-131)."""
    if not is_adrift(state, v) or state.half_width[v] == 0:
        return  # a bike is gone by ramming (RWA-116); what is left of it drifts from the next turn on (RWA-130)
    if is_passed_by(state, v, t, goal):
        push(state, JobKind.DRIFT, v, goal)
        return
    uncertain(log)
    to_right = int(roll(chance, DIE) > 3)
    if not has_room_at(state, v, aside_of(state, v, t, to_right), state.y[v]):
        to_right = 1 - to_right
        if not has_room_at(state, v, aside_of(state, v, t, to_right), state.y[v]):
            return  # it goes no further in this turn
    state.x[v] = aside_of(state, v, t, to_right)
    report(state, log, Event.PUT_ASIDE, v, state.x[v], state.y[v])
    push(state, JobKind.DRIFT, v, goal)


@rule
def is_passed_by(state: Open, v: int, t: int, goal: int) -> bool:
    """Whether t is no longer in an object's way: gone, or beside it, or not in front of it as far as it goes."""
    if state.half_width[t] == 0 or abs(state.x[t] - state.x[v]) >= state.half_width[t] + state.half_width[v]:
        return True
    if state.y[t] > state.y[v]:
        return True
    return bool(state.y[t] + state.half_length[t] <= goal - state.half_length[v])


@rule
def aside_of(state: Open, v: int, t: int, to_right: int) -> int:
    """Where across the board an object passes t on that side."""
    return aside(rect_of(state, v), rect_of(state, t), to_right)
