"""The cars of the train, each in a slot of its own from first to last: whose they are, and where (RW-450 to RW-474).

The crew of a car are among `aboard`, for none of them is at a wheel. A car belongs to the seat whose crew are in it,
and to NOBODY where there are none, or where they are the two that are in the Engine at first (RW-466).
"""

from __future__ import annotations

import enum

from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_wolf.box import HALF_LENGTH, STICK, TRACK_MIDDLE
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.fights.rolling import Cause
from runabout.games.road_wolf.fleet import is_car, put_aboard, room_left, stand, take_slot
from runabout.games.road_wolf.jobs import JobKind, awaits, push
from runabout.games.road_wolf.kinds import Token, VehicleKind
from runabout.games.road_wolf.measures.crossings import aside, nearer_side
from runabout.games.road_wolf.measures.geometry import NEVER, Move, contact_tick
from runabout.games.road_wolf.measures.slots import Hit, rect_of
from runabout.games.road_wolf.standing import (
    clear_of_all,
    hits_first,
    is_next_to,
    lies_on,
    move_of,
    rect_at,
    would_lie_on,
)
from runabout.games.road_wolf.state import NOBODY, Open, State, Status

ENGINE, FRONT, REAR = 0, 1, 2  #: the slots of the cars, from the first to the last (RW-454)
CARS = 3
NEUTRAL_CREW = 2  #: RW-466
FRONT_DICE = 6  #: RW-457


class Step(enum.IntEnum):
    """Jobs of Derailed's own; facts in brackets."""

    GOES = 0  # [units still to go forward] (RW-471)
    SLOWS = 1  # [slot of the vehicle that slowed it down] (RW-460)
    THROWS = 2  # [slot]: it is moved 1 stick at random (RW-458)


class Note(enum.IntEnum):
    """Places in `notes`; from `tin.TAKEN` on there are more."""

    SLOWED = 0  # 1: what is left of the way that the train goes is lost


# --- The train --------------------------------------------------------------------------------------------------------


@rule
def lay_train(state: State, log: Log) -> None:
    """Engine and Gondolas on the track, the tail 1 stick ahead of the START (RW-454, RW-455), and two in the Engine who
    belong to nobody (RW-466).
    """
    y = STICK
    for car in range(CARS - 1, -1, -1):
        kind = VehicleKind.ENGINE if car == ENGINE else VehicleKind.GONDOLA
        take_slot(state, car, Status.TRAIN)
        state.kind[car] = kind
        state.owner[car], state.born[car] = NOBODY, NOBODY
        state.wheel[car], state.shown_wheel[car] = NOBODY, NOBODY
        stand(state, car, TRACK_MIDDLE, int(y + HALF_LENGTH[kind]))
        y += 2 * HALF_LENGTH[kind]
        report(state, log, Event.LAID, car, state.x[car], state.y[car])
    for _ in range(NEUTRAL_CREW):
        put_aboard(state, ENGINE, Token.DRIVER, True)


@rule
def is_of_train(state: Open, v: int) -> bool:
    """Whether it is a car of the train."""
    return bool(state.status[v] == Status.TRAIN)


@rule
def move_train(state: State, forward: int, log: Log) -> None:
    """The whole train goes so far forward, or back."""
    if forward == 0:
        return
    for car in range(CARS):
        state.y[car] += forward
        report(state, log, Event.DROVE, car, state.x[car], state.y[car])


@rule
def ahead_of_train(state: Open, way: int) -> int:
    """The first thing within so far of the front of the train; NOBODY for nothing."""
    return hits_first(state, ENGINE, 0, way)


@rule
def way_to(state: Open, car: int, t: int, dy: int) -> int:
    """How far a car goes until it touches what is in its way. Straight along, a tick is a unit."""
    return contact_tick(move_of(state, car, 0, dy), 0, rect_of(state, t))


@rule
def slow_down(state: State, v: int, log: Log) -> None:
    """The train goes 1 stick back, at once (RW-460, RWA-107): not over the START, and not onto what is behind it
    (RWA-199). If it was under way forward, that is over.
    """
    report(state, log, Event.SLOWED, v)
    if awaits(state, JobKind.MISSION, Step.GOES):
        state.notes[Note.SLOWED] = 1
    back = min(STICK, state.y[REAR] - state.half_length[REAR])
    if back <= 0:
        return
    t = hits_first(state, REAR, 0, -back)
    if t >= 0:
        back = way_to(state, REAR, t, -back)
    move_train(state, -back, log)


@rule
def run_into(state: State, t: int) -> None:
    """The front of the train rams a vehicle and throws it; a wreck is only thrown (RW-457, RW-458)."""
    push(state, JobKind.MISSION, Step.THROWS, t)
    if is_car(state, t):
        push(state, JobKind.STRIKE, t, FRONT_DICE, Cause.TRAIN_FRONT, ENGINE)


# --- Thrown by it -----------------------------------------------------------------------------------------------------


@rule
def first_but_train(state: Open, v: int, move: Move, since: int) -> Hit:
    """What something that is thrown hits first: the train itself is not in its way (RWA-199)."""
    first = Hit(NEVER, NOBODY)
    for t in range(state.slots):
        if t == v or state.half_width[t] == 0 or is_of_train(state, t):
            continue
        tick = contact_tick(move, since, rect_of(state, t))
        if tick < first.tick:
            first = Hit(tick, int(t))
    return first


@rule
def land(state: State, v: int, log: Log) -> None:
    """What has been thrown onto the train is put beside it, on the nearer side with room, and no further off
    than it must. With room on neither it stands on the nearer side, moved back until it lies on nothing (RWA-199).
    """
    for car in range(CARS):
        if not lies_on(state, v, car):
            continue
        to_right = nearer_side(state.x[v], state.x[car])
        x = aside(rect_of(state, v), rect_of(state, car), to_right)
        if is_taken(state, v, x):
            other = aside(rect_of(state, v), rect_of(state, car), 1 - to_right)
            if not is_taken(state, v, other):
                x = other
        state.x[v] = x
        state.y[v] = clear_of_all(state, v)
        report(state, log, Event.PUT_ASIDE, v, x, state.y[v])


@rule
def is_taken(state: Open, v: int, x: int) -> bool:
    """Whether something is already where a vehicle would stand beside the train."""
    return would_lie_on(state, v, rect_at(state, v, x, int(state.y[v]))) != 0


# --- Crew in it -------------------------------------------------------------------------------------------------------


@rule
def boardable(state: Open, v: int) -> int:
    """The cars that the crew of a vehicle, or of a car, can board, as bits (RW-463, RW-465, RW-468, RWA-104)."""
    seat, found = state.owner[v], 0
    if seat < 0 or state.crew_size[v] == 0:
        return 0
    if v == FRONT and state.status[v] == Status.TRAIN:
        if state.crew_size[ENGINE] == 0 or (state.owner[ENGINE] == seat and room_left(state, ENGINE) > 0):
            found |= 1 << ENGINE
    elif v == ENGINE and state.status[v] == Status.TRAIN:
        return 1 << FRONT if has_no_rival(state, FRONT, seat) else 0  # RWA-197
    elif state.status[v] != Status.DRIVING and state.status[v] != Status.TRAIN:
        return 0
    for car in range(FRONT, REAR + 1):
        if car != v and has_no_rival(state, car, seat) and is_next_to(state, v, car):
            found |= 1 << car
    return found


@rule
def has_no_rival(state: Open, car: int, seat: int) -> bool:
    """Whether there is no crew of another side in a Gondola (RW-463)."""
    return bool(state.owner[car] == NOBODY or state.owner[car] == seat)
