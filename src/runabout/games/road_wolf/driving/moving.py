"""Moves: straight steps, and what stops them (RW-171 to RW-174, RW-030, RW-130 to RW-135, RWA-123).

A move is a job GO. It runs to the first thing that holds it up: a DEBRIS or WRECK card, a TUNNEL passed round,
something that it hits, the edge of the board; else to where it was to go. There it either goes on later (GO), or is
over (MOVE_ENDS). Checks that it owes for cards and for leaving the road are made then, in the order they were met.
"""

from __future__ import annotations

import enum
from typing import NamedTuple

from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_wolf.box import CARD_SIZE, IS_OPEN, MELEE_MORE
from runabout.games.road_wolf.driving.owing import move_on, owe_checks
from runabout.games.road_wolf.driving.shoving import put_out_of_the_way
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.fights.fighting import melee_targets
from runabout.games.road_wolf.fights.harm import damage, destroy, immobilize, leave_board
from runabout.games.road_wolf.fights.rolling import Cause, Ram
from runabout.games.road_wolf.fleet import is_car
from runabout.games.road_wolf.jobs import Course, How, JobKind, ask, push, push_course
from runabout.games.road_wolf.kinds import Edge, RoadCard
from runabout.games.road_wolf.measures.crossings import (
    edge_crossed,
    is_off_board,
    passing,
    passing_tick,
    tick_off_board,
    tick_onto,
)
from runabout.games.road_wolf.measures.geometry import NEVER, Move, Passing, Rect, stands_at, ticks
from runabout.games.road_wolf.measures.slots import first_hit
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.road.blocks import falls_through, is_across
from runabout.games.road_wolf.standing import card_rect
from runabout.games.road_wolf.state import NOBODY, Ask, Open, State, Status
from runabout.games.road_wolf.trains.cars import first_but_train, land


class Met(enum.IntEnum):
    """What holds a move up."""

    NOTHING = 0
    HIT = 1  # something stands in its way
    EDGE = 2  # of the board
    CARD = 3  # DEBRIS or WRECK
    TUNNEL = 4  # passed round (RW-156)
    GAP = 5  # a BRIDGE that is out, for a vehicle that cannot jump it (RW-377)


class Stop(NamedTuple):
    """What stops a move.

    Attributes:
        tick: when.
        what: a `Met`.
        thing: the slot that is hit, the `Edge`, or the place of the card among the cards; NOBODY for NOTHING.
    """

    tick: int
    what: int
    thing: int


@rule
def go(state: State, course: Course, log: Log) -> None:
    """A move goes on from the tick that it has reached, until something stops it."""
    v, move = course.v, move_on(state, course)
    if not is_under_way(state, v, course.how, stands_at(move, course.tick)):
        move_ends(state, course, log)
        return
    stop = what_stops(state, course, move)
    bring_to(state, v, course.how, stands_at(move, stop.tick), log)
    if stop.what == Met.NOTHING or (stop.what == Met.EDGE and stop.thing == Edge.END and state.closed):  # RWA-99
        move_ends(state, at_stop(course, stop, course.rammed), log)
    elif stop.what == Met.EDGE:
        leave_board(state, v, stop.thing, log)
    elif stop.what == Met.CARD:
        meet_card(state, course, stop, log)
    elif stop.what == Met.HIT:
        meet_thing(state, course, stop, log)
    else:
        push_course(state, JobKind.MOVE_ENDS, at_stop(course, stop, 0))
        fall(state, v, stop, log)


@rule
def at_stop(course: Course, stop: Stop, rammed: int) -> Course:
    """A move as it is where it was stopped."""
    v, how, x, y, dx, dy = course.v, course.how, course.x, course.y, course.dx, course.dy
    met = course.met | 1 << stop.thing if stop.what == Met.CARD else course.met
    return Course(v, how, x, y, dx, dy, stop.tick, met, rammed)


# --- What stops a move ------------------------------------------------------------------------------------------------


@rule
def what_stops(state: Open, course: Course, move: Move) -> Stop:
    """The first thing that stops a move after the tick that it has reached, or its end (NOTHING)."""
    v, since = course.v, course.tick
    stop = Stop(ticks(move), int(Met.NOTHING), NOBODY)
    if course.how == How.THROWN:
        hit = first_but_train(state, v, move, since)
    else:
        hit = first_hit(state, move, since, v)
    if hit.tick < NEVER:
        stop = Stop(hit.tick, int(Met.HIT), hit.thing)
    tick = tick_off_board(move)
    if tick < stop.tick:
        stop = Stop(tick, int(Met.EDGE), edge_crossed(move))
    if state.cards > 0 and is_car(state, v):  # also one that has spun; not what is destroyed already (RWA-156, RWA-159)
        stop = first_fall(state, course, move, stop)
        stop = first_card(state, course, move, stop)
    return stop


@rule
def first_fall(state: Open, course: Course, move: Move, stop: Stop) -> Stop:
    """The first TUNNEL that is passed round, or BRIDGE that is out, if it comes before what stops the move else."""
    for i in range(state.cards):
        kind = state.card[i]
        if kind == RoadCard.TUNNEL or (kind == RoadCard.BRIDGE and falls_through(state, course.v)):
            tick = tick_of_fall(state, i, move, course.tick, stop.tick)
            if tick < NEVER:
                stop = Stop(tick, int(Met.TUNNEL if kind == RoadCard.TUNNEL else Met.GAP), int(i))
    return stop


@rule
def first_card(state: Open, course: Course, move: Move, stop: Stop) -> Stop:
    """The first DEBRIS or WRECK card that the move has not met yet, if it comes before what stops the move else."""
    for i in range(state.cards):
        kind = state.card[i]
        if (kind == RoadCard.DEBRIS or kind == RoadCard.WRECK) and not course.met >> i & 1:
            tick = tick_onto(move, course.tick, stop.tick, card_rect(state, i))
            if tick < stop.tick:
                stop = Stop(tick, int(Met.CARD), int(i))
    return stop


@rule
def tick_of_fall(state: Open, i: int, move: Move, since: int, stop: int) -> int:
    """The tick at which a TUNNEL that is passed round, or a BRIDGE out that is passed over, stops a move; or NEVER.

    A middle that is level with the card's is ahead of it only a unit further on (RWA-26): there the move stops, going
    forward, so that the same card is not passed once more (RWA-157). In Derailed a card is passed on its own side of
    the tracks only (RWA-198).
    """
    card = card_rect(state, i)
    how = passing(move, since, stop, card)
    if how != (Passing.ROUND if state.card[i] == RoadCard.TUNNEL else Passing.OVER) or is_across(state, move, card):
        return NEVER
    tick = passing_tick(move, card.y)
    return tick + max(abs(move.dx), 1) if move.dy > 0 else tick


# --- On the way -------------------------------------------------------------------------------------------------------


@rule
def is_under_way(state: Open, v: int, how: int, there: Rect) -> bool:
    """Whether a move can go on: the vehicle is where the move has brought it, and drives, or skids on."""
    status = state.status[v]
    if state.x[v] != there.x or state.y[v] != there.y:
        return False
    if how == How.SKID or how == How.THROWN:
        return bool(status >= Status.DRIVING and status <= Status.WRECK)
    return bool(status == Status.DRIVING)


@rule
def bring_to(state: State, v: int, how: int, there: Rect, log: Log) -> None:
    """Put a vehicle where its move has brought it."""
    if state.x[v] == there.x and state.y[v] == there.y:
        return
    state.x[v], state.y[v] = there.x, there.y
    kind = Event.MOVED
    if how == How.BRAKE:
        kind = Event.BRAKED
    elif how == How.NITRO:
        kind = Event.NITRO
    elif how == How.SKID:
        kind = Event.SKIDDED
    elif how == How.DRIVE:
        kind = Event.DROVE
    elif how == How.THROWN:
        kind = Event.THROWN
    report(state, log, kind, v, there.x, there.y)


# --- What happens then ------------------------------------------------------------------------------------------------


@rule
def meet_card(state: State, course: Course, stop: Stop, log: Log) -> None:
    """A DEBRIS or WRECK card rams the vehicle (RW-153, RW-154); then its move goes on."""
    kind = state.card[stop.thing]
    push_course(state, JobKind.GO, at_stop(course, stop, course.rammed))
    report(state, log, Event.TOUCHED, course.v, kind)
    push(state, JobKind.STRIKE, course.v, CARD_SIZE[kind], Cause.CARD, stop.thing)


@rule
def meet_thing(state: State, course: Course, stop: Stop, log: Log) -> None:
    """A move has hit something and is over, but for a Monster Truck, which rams each thing but once, and shoves it
    aside if it is still in the way then (RWA-82).
    """
    t = stop.thing
    if course.rammed >> t & 1:
        is_free = put_out_of_the_way(state, course, t, log)
        push_course(state, JobKind.GO if is_free else JobKind.MOVE_ENDS, at_stop(course, stop, course.rammed))
    else:
        push_course(state, JobKind.MOVE_ENDS, at_stop(course, stop, course.rammed | 1 << t))
        hit(state, course.v, t, course.how)


@rule
def fall(state: State, v: int, stop: Stop, log: Log) -> None:
    """A vehicle has passed round a TUNNEL (RW-156, RW-157), or gone over a BRIDGE that is out (RW-377)."""
    kind = state.card[stop.thing]
    if stop.what == Met.TUNNEL:
        report(state, log, Event.PASSED_ROUND, v, kind)
        damage(state, v, 1, False, log)
        immobilize(state, v, log)
    else:
        report(state, log, Event.TOUCHED, v, kind)
        destroy(state, v, log)


class Ramming(NamedTuple):
    """Who rams whom.

    Attributes:
        attacker, defender: their slots; NOBODY where nobody rams.
        flags: of `Ram`.
    """

    attacker: int
    defender: int
    flags: int


@rule
def hit(state: State, v: int, t: int, how: int) -> None:
    """A move has hit something: it is over there, and rams it (RW-172)."""
    ramming = ramming_of(state, v, t, how)
    if ramming.attacker != NOBODY:
        push(state, JobKind.RAM, ramming.attacker, ramming.defender, ramming.flags)


@rule
def ramming_of(state: Open, v: int, t: int, how: int) -> Ramming:
    """Who rams whom where `v` has moved into `t`. A vehicle that is braked into rams the one that brakes, also where it
    is immobilized (RW-174, RWA-117). What has been thrown only stops (RWA-153), and so does a Courier at another's
    vehicle (RWA-143).
    """
    if how == How.THROWN or (how != How.SKID and is_truce(state, v, t)):
        return Ramming(NOBODY, NOBODY, 0)
    if how == How.BRAKE and is_car(state, t):
        return Ramming(t, v, int(Ram.BRAKED))
    if how == How.NITRO:
        return Ramming(v, t, int(Ram.NITRO))
    if how == How.SKID:
        return Ramming(v, t, int(Ram.SKID))
    if how == How.DRIVE:
        return Ramming(v, t, int(Ram.DRIVE))
    return Ramming(v, t, 0)


@rule
def is_truce(state: Open, v: int, t: int) -> bool:
    """Whether the two belong to Couriers, which do not attack each other (RW-413)."""
    if not state.truce or not is_car(state, t):
        return False
    return bool(state.owner[v] >= 0 and state.owner[t] >= 0 and state.owner[v] != state.owner[t])


# --- The end of a move ------------------------------------------------------------------------------------------------


@rule
def move_ends(state: State, course: Course, log: Log) -> None:
    """A move is over: it may end with a melee (RW-176), and after that come the checks that it owes (RW-133, RWA-123,
    RWA-154).
    """
    v, how = course.v, course.how
    if how == How.THROWN:
        land(state, v, log)
        if is_off_board(state.x[v], state.y[v]):
            leave_board(state, v, Edge.START, log)
            return
    if not is_car(state, v) and state.status[v] != Status.DESTROYED:
        return
    owe_checks(state, course, log)
    if how == How.MOVE or how == How.BIKE_MOVE or (how == How.NITRO and state.house[House.FREE_MELEE_AFTER_NITRO]):
        if state.status[v] == Status.DRIVING and (IS_OPEN[state.kind[v]] or MELEE_MORE[state.kind[v]]):
            push(state, JobKind.FREE_MELEE, v)


@rule
def free_melee(state: State, v: int) -> None:
    """A vehicle that has moved may attack another in melee, for free (RW-176, RWA-17)."""
    if state.status[v] != Status.DRIVING or state.owner[v] == NOBODY:
        return
    targets = melee_targets(state, v)
    if targets == 0:
        return
    state.acting, state.targets = v, targets
    ask(state, Ask.FREE_MELEE, state.owner[v])
