"""Moves: straight steps, and what they meet on the way (RW-171 to RW-174, RW-030, RW-130 to RW-135, RWA-123).

A move is a job GO. It runs to the first thing that holds it up: a DEBRIS or WRECK card, a TUNNEL passed round,
something that it hits, the edge of the board; else to where it was to go. There it either goes on later (GO), or is
over (MOVE_ENDS). Checks that it owes for cards and for leaving the road are made then, in the order they were met.
"""

from __future__ import annotations

import enum

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_wolf.agenda import Job, ask, note_slots, push
from runabout.games.road_wolf.box import (
    CARD_HALF_LENGTH,
    CARD_HALF_WIDTH,
    CARD_SIZE,
    IS_OPEN,
    MELEE_MORE,
)
from runabout.games.road_wolf.driving.owing import How, is_on_any_road, owe_checks
from runabout.games.road_wolf.driving.shoving import put_out_of_the_way
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.fights.fighting import melee_targets
from runabout.games.road_wolf.fights.harm import damage, destroy, immobilize, leave_board
from runabout.games.road_wolf.fights.rolling import Cause, Ram
from runabout.games.road_wolf.fleet import is_car
from runabout.games.road_wolf.kinds import RoadCard
from runabout.games.road_wolf.measures.crossings import (
    edge_crossed,
    is_off_board,
    passing,
    passing_tick,
    tick_off_board,
    tick_onto,
)
from runabout.games.road_wolf.measures.geometry import NEVER, Edge, Passing, contact_tick, first_hit, ticks, x_at, y_at
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.road.blocks import is_across
from runabout.games.road_wolf.state import NOBODY, Ask, Open, State, Status
from runabout.games.road_wolf.trains.cars import first_but_train, land

__all__ = ["How", "free_melee", "go", "is_on_any_road", "move_ends", "start_move"]


class Met(enum.IntEnum):
    """What holds a move up."""

    NOTHING = 0
    HIT = 1  # something stands in its way
    EDGE = 2  # of the board
    CARD = 3  # DEBRIS or WRECK
    TUNNEL = 4  # passed round (RW-156)
    GAP = 5  # a BRIDGE that is out, by one who does not know how to jump it (RW-377)


@rule
def start_move(state: State, v: int, how: int, dx: int, dy: int) -> None:
    """A move begins: so far to the right and so far ahead, with a `How`."""
    push(state, Job.GO, v, how, state.x[v], state.y[v], dx, dy)


@rule
def go(
    state: State,
    v: int,
    how: int,
    x: int,
    y: int,
    dx: int,
    dy: int,
    since: int,
    met: int,
    rammed: int,
    chance: Chance,
    log: Log,
) -> None:
    """A move that began at (x, y) goes on from a tick, until something holds it up.

    `met` are the DEBRIS and WRECK cards that it has met, as bits; `rammed` the slots that it has rammed.
    """
    if not is_under_way(state, v, how, x_at(x, dx, dy, since), y_at(y, dx, dy, since)):
        move_ends(state, v, how, x, y, dx, dy, since, met, chance, log)
        return
    half_width, half_length = int(state.half_width[v]), int(state.half_length[v])
    stop, what, thing = ticks(dx, dy), int(Met.NOTHING), NOBODY

    if how == How.THROWN:
        t = first_but_train(state, v, x, y, dx, dy, since)
    else:
        t = first_hit(
            x,
            y,
            half_width,
            half_length,
            dx,
            dy,
            since,
            state.x,
            state.y,
            state.half_width,
            state.half_length,
            state.slots,
            v,
        )
    if t >= 0:
        what, thing = Met.HIT, t
        stop = contact_tick(
            x,
            y,
            half_width,
            half_length,
            dx,
            dy,
            since,
            state.x[t],
            state.y[t],
            state.half_width[t],
            state.half_length[t],
        )
    tick = tick_off_board(x, y, dx, dy)
    if tick < stop:
        stop, what, thing = tick, Met.EDGE, edge_crossed(x, y, dx, dy)
    if state.cards > 0 and is_car(state, v):  # also one that has spun; not what is destroyed already (RWA-156, RWA-159)
        for i in range(state.cards):
            kind = state.card[i]
            if kind == RoadCard.TUNNEL or (kind == RoadCard.BRIDGE and falls_through(state, v)):
                tick = tick_of_fall(state, i, kind, x, y, half_width, dx, dy, since, stop)
                if tick < NEVER:
                    stop, thing = tick, i
                    what = Met.TUNNEL if kind == RoadCard.TUNNEL else Met.GAP
        for i in range(state.cards):
            kind = state.card[i]
            if (kind == RoadCard.DEBRIS or kind == RoadCard.WRECK) and not met >> i & 1:
                tick = tick_onto(
                    x,
                    y,
                    half_width,
                    half_length,
                    dx,
                    dy,
                    since,
                    stop,
                    state.card_x[i],
                    state.card_y[i],
                    CARD_HALF_WIDTH,
                    CARD_HALF_LENGTH,
                )
                if tick < stop:
                    stop, what, thing = tick, Met.CARD, i
    come_to(state, v, how, x_at(x, dx, dy, stop), y_at(y, dx, dy, stop), log)

    if what == Met.NOTHING or (what == Met.EDGE and thing == Edge.END and state.closed):  # RWA-99
        move_ends(state, v, how, x, y, dx, dy, stop, met, chance, log)
    elif what == Met.EDGE:
        leave_board(state, v, thing, log)
    elif what == Met.CARD:
        push(state, Job.GO, v, how, x, y, dx, dy, stop, met | 1 << thing)
        note_slots(state, rammed)
        report(state, log, Event.TOUCHED, v, state.card[thing])
        push(state, Job.STRIKE, v, CARD_SIZE[state.card[thing]], Cause.CARD, thing)
    elif what == Met.HIT and rammed >> thing & 1:
        # A Monster Truck rams each but once, and shoves it aside (RWA-82).
        push(
            state,
            Job.GO if put_out_of_the_way(state, v, thing, dx, dy, log) else Job.MOVE_ENDS,
            v,
            how,
            x,
            y,
            dx,
            dy,
            stop,
            met,
        )
        note_slots(state, rammed)
    elif what == Met.HIT:
        push(state, Job.MOVE_ENDS, v, how, x, y, dx, dy, stop, met)
        note_slots(state, rammed | 1 << thing)
        hit(state, v, thing, how)
    else:
        push(state, Job.MOVE_ENDS, v, how, x, y, dx, dy, stop, met)
        report(state, log, Event.PASSED_ROUND if what == Met.TUNNEL else Event.TOUCHED, v, state.card[thing])
        if what == Met.TUNNEL:
            damage(state, v, 1, False, chance, log)  # RW-156, RW-157
            immobilize(state, v, chance, log)
        else:
            destroy(state, v, chance, log)


@rule
def is_under_way(state: Open, v: int, how: int, x: int, y: int) -> bool:
    """Whether a move can go on: the vehicle is where the move has brought it, and drives, or skids on."""
    status = state.status[v]
    if state.x[v] != x or state.y[v] != y:
        return False
    if how == How.SKID or how == How.THROWN:
        return bool(status >= Status.DRIVING and status <= Status.WRECK)
    return bool(status == Status.DRIVING)


@rule
def come_to(state: State, v: int, how: int, x: int, y: int, log: Log) -> None:
    """A vehicle has got so far."""
    if state.x[v] == x and state.y[v] == y:
        return
    state.x[v], state.y[v] = x, y
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
    report(state, log, kind, v, x, y)


# --- Cards that stop a move -------------------------------------------------------------------------------------------


@rule
def falls_through(state: Open, v: int) -> bool:
    """Whether a BRIDGE is out for it: all but the side that begins know not how to jump it (RW-375 to RW-377)."""
    owner = state.owner[v]
    return bool(state.bridges_out and owner >= 0 and state.side[owner] == 1)


@rule
def tick_of_fall(
    state: Open,
    i: int,
    kind: int,
    x: int,
    y: int,
    half_width: int,
    dx: int,
    dy: int,
    since: int,
    stop: int,
) -> int:
    """The tick at which a TUNNEL that is passed round, or a BRIDGE out that is passed over, stops a move; or NEVER.

    A middle that is level with the card's is ahead of it only a unit further on (RWA-26): there the move stops, going
    forward, so that the same card is not passed once more (RWA-157). In Derailed a card is passed on its own side of
    the tracks only (RWA-198).
    """
    how = passing(x, y, half_width, dx, dy, since, stop, state.card_x[i], state.card_y[i], CARD_HALF_WIDTH)
    if how != (Passing.ROUND if kind == RoadCard.TUNNEL else Passing.OVER):
        return NEVER
    if is_across(state, x, y, dx, dy, state.card_x[i], state.card_y[i]):
        return NEVER
    tick = passing_tick(y, dx, state.card_y[i])
    return tick + max(abs(dx), 1) if dy > 0 else tick


# --- Hits -------------------------------------------------------------------------------------------------------------


@rule
def hit(state: State, v: int, t: int, how: int) -> None:
    """A move has hit something: it is over there, and rams it (RW-172). What one brakes into rams the one that brakes,
    also where it lies still (RW-174, RWA-117). What is thrown about only stops (RWA-153), and so does a Courier at
    another's vehicle (RWA-143).
    """
    if how == How.THROWN or (how != How.SKID and is_truce(state, v, t)):
        return
    if how == How.BRAKE and is_car(state, t):
        push(state, Job.RAM, t, v, Ram.BRAKED)
    elif how == How.NITRO:
        push(state, Job.RAM, v, t, Ram.NITRO)
    elif how == How.SKID:
        push(state, Job.RAM, v, t, Ram.SKID)
    elif how == How.DRIVE:
        push(state, Job.RAM, v, t, Ram.DRIVE)
    else:
        push(state, Job.RAM, v, t)


@rule
def is_truce(state: Open, v: int, t: int) -> bool:
    """Whether the two belong to Couriers who do not attack each other (RW-413)."""
    if not state.truce or not is_car(state, t):
        return False
    return bool(state.owner[v] >= 0 and state.owner[t] >= 0 and state.owner[v] != state.owner[t])


# --- The end of a move ------------------------------------------------------------------------------------------------


@rule
def move_ends(
    state: State,
    v: int,
    how: int,
    x: int,
    y: int,
    dx: int,
    dy: int,
    stop: int,
    met: int,
    chance: Chance,
    log: Log,
) -> None:
    """A move is over: it may end with a melee (RW-176), and after that come the checks that it owes (RW-133, RWA-123,
    RWA-154).
    """
    if how == How.THROWN:
        land(state, v, log)
        if is_off_board(state.x[v], state.y[v]):
            leave_board(state, v, Edge.START, log)
            return
    if not is_car(state, v) and state.status[v] != Status.DESTROYED:
        return
    owe_checks(state, v, x, y, dx, dy, stop, log)
    if how == How.MOVE or how == How.BIKE_MOVE or (how == How.NITRO and state.house[House.FREE_MELEE_AFTER_NITRO]):
        if state.status[v] == Status.DRIVING and (IS_OPEN[state.kind[v]] or MELEE_MORE[state.kind[v]]):
            push(state, Job.FREE_MELEE, v)


@rule
def free_melee(state: State, v: int, chance: Chance, log: Log) -> None:
    """Whoever has moved may attack somebody in melee, for free (RW-176, RWA-17)."""
    if state.status[v] != Status.DRIVING or state.owner[v] == NOBODY:
        return
    targets = melee_targets(state, v)
    if targets == 0:
        return
    state.acting, state.targets = v, targets
    ask(state, Ask.FREE_MELEE, state.owner[v])
