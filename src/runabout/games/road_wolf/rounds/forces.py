"""Forces: sides and their points, vehicles bought, tokens given out (RW-010 to RW-013, RW-040, RW-070 to RW-080)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest

import numpy as np
import numpy.typing as npt

from runabout.core.log import EVERYONE, REVEALS, Log, note
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import BUY, ENOUGH, FORCE, READY, SLOTS, TOKEN, VEHICLE
from runabout.games.road_wolf.box import SIZE
from runabout.games.road_wolf.events import Event, Told, report, report_to, side_of
from runabout.games.road_wolf.fleet import enlist, leave_wheel, put_aboard, room_left, take_wheel
from runabout.games.road_wolf.jobs import JobKind, ask, push
from runabout.games.road_wolf.kinds import CREW_KINDS, Token, VehicleKind
from runabout.games.road_wolf.mission import Ready
from runabout.games.road_wolf.missions.hooks import (
    ALONE,
    EACH_FOR_ONESELF,
    HAS_TOKENS,
    MAY_BUY,
    MISSIONS,
    MUST_BUY,
    SIDE_POINTS,
    may_have,
    two_sides,
)
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.state import NOBODY, SEATS, TOKENS, Ask, Open, State, Status

KINDS = len(VehicleKind)
NONE_FIXED = -1  #: no force is fixed for a seat


def _tables(parts: Callable[[Ready], Sequence[int]]) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """By mission, side and force: how many, and which, with -1 behind the last."""
    forces = [ready for mission in MISSIONS for side in two_sides(mission) for ready in side.forces]
    shape = (len(MISSIONS), 2, READY)
    lists = [[int(part) for part in parts(ready)] for ready in forces]
    rows = list(zip(*zip_longest(*lists, fillvalue=-1), strict=True))
    return np.array([len(parts) for parts in lists]).reshape(shape), np.array(rows).reshape(*shape, -1)


READY_VEHICLES, READY_VEHICLE = _tables(lambda ready: ready.vehicles)
READY_TOKENS, READY_TOKEN = _tables(lambda ready: ready.tokens)

# --- Sides ------------------------------------------------------------------------------------------------------------


@rule
def form_sides(state: State) -> None:
    """The sides: seats in turn (RW-022), one against all (RW-350), or everybody alone (RWA-113)."""
    mission = state.house[House.MISSION]
    alone = ALONE[mission]
    for seat in range(state.seats):
        if EACH_FOR_ONESELF[mission]:
            state.side[seat] = seat
        elif alone >= 0:
            state.side[seat] = alone if seat == state.seats - 1 else 1 - alone
        else:
            state.side[seat] = seat % 2


@rule
def side_row(state: Open, seat: int) -> int:
    """The row of a seat's side in the tables of `missions.hooks`."""
    if EACH_FOR_ONESELF[state.house[House.MISSION]]:
        return 0
    return int(state.side[seat])


@rule
def side_points(state: Open, row: int) -> int:
    """What a side has to spend before anything is raised (RWA-71)."""
    points = SIDE_POINTS[state.house[House.MISSION], row]
    return int(points if points > 0 else state.house[House.POINTS])


@rule
def share_points(state: State, log: Log) -> None:
    """Vehicles that must be bought are, and the points of each side are shared among its seats (RWA-137)."""
    each = EACH_FOR_ONESELF[state.house[House.MISSION]]
    for row in range(2):
        buy_musts(state, row, log)
    raised = 0
    for seat in range(state.seats):
        raised = max(raised, least_needed(state, seat) - side_points(state, side_row(state, seat)))
    # So far, what has been spent stands in `points` as the seat's share; in the end it is what is left to spend.
    for row in range(2):
        left = side_points(state, row) + raised - spent_by(state, row)
        while left > 0 and not each:
            state.points[poorest(state, row)] += 1
            left -= 1
    for seat in range(state.seats):
        if each:
            state.points[seat] = side_points(state, 0) + raised
        state.points[seat] -= worth_of(state, seat)


@rule
def buy_musts(state: State, row: int, log: Log) -> None:
    """Buy what a side must have, each vehicle for the seat that has spent least; where all are alone, for everybody."""
    mission = state.house[House.MISSION]
    for kind in range(KINDS):
        for _ in range(MUST_BUY[mission, row, kind]):
            if not EACH_FOR_ONESELF[mission]:
                buy_must(state, poorest(state, row), kind, log)
            elif row == 0:
                for seat in range(state.seats):
                    buy_must(state, seat, kind, log)


@rule
def buy_must(state: State, seat: int, kind: int, log: Log) -> None:
    """A vehicle that the mission wants (RW-301): its cost is in the seat's share."""
    state.points[seat] += SIZE[kind]
    enrol(state, seat, kind, log)


@rule
def poorest(state: State, side: int) -> int:
    """The seat of a side whose share is smallest so far; of several the first."""
    found = NOBODY
    for seat in range(state.seats):
        if state.side[seat] == side and (found == NOBODY or state.points[seat] < state.points[found]):
            found = seat
    return found


@rule
def worth_of(state: Open, seat: int) -> int:
    """What the vehicles of a seat have cost (RWA-01)."""
    points = 0
    for v in range(state.slots):
        if state.status[v] != Status.EMPTY and state.owner[v] == seat:
            points += SIZE[state.kind[v]]
    return int(points)


@rule
def spent_by(state: Open, side: int) -> int:
    """What the vehicles of a side have cost."""
    points = 0
    for seat in range(state.seats):
        if state.side[seat] == side:
            points += worth_of(state, seat)
    return int(points)


@rule
def least_needed(state: Open, seat: int) -> int:
    """The least that a seat's side has to spend: for each of its seats what it must buy, or the cheapest vehicle that
    it may buy. In an owner's box that may cost more than 1. (RWA-137)
    """
    least, cheapest = 0, cheapest_of(state, seat)
    for other in range(state.seats):
        if state.side[other] == state.side[seat]:
            least += max(worth_of(state, other), cheapest)
    return int(least)


@rule
def cheapest_of(state: Open, seat: int) -> int:
    """What the cheapest vehicle costs that a seat may buy; 1 where it may buy none."""
    allowed = int(MAY_BUY[state.house[House.MISSION], side_row(state, seat)])
    found = 0
    for kind in range(KINDS):
        if (allowed >> kind) & 1 and (found == 0 or SIZE[kind] < found):
            found = int(SIZE[kind])
    return max(found, 1)


# --- Vehicles ---------------------------------------------------------------------------------------------------------


@rule
def enrol(state: State, seat: int, kind: int, log: Log) -> None:
    """A seat has a vehicle more; and tokens for its points, if it has any (RW-071, RWA-02)."""
    v = enlist(state, seat, kind)
    if HAS_TOKENS[state.house[House.MISSION], side_row(state, seat)]:
        state.tokens[seat] += SIZE[kind]
    report(state, log, Event.BOUGHT, v, kind)


@rule
def purchases(state: Open, seat: int) -> int:
    """Kinds that a seat may buy with what it has, as bits; in play it is one that is worth just as much (RW-378)."""
    allowed = int(MAY_BUY[state.house[House.MISSION], side_row(state, seat)])
    found, points = 0, state.points[seat]
    if not has_free_slot(state):
        return 0
    for kind in range(KINDS):
        if (allowed >> kind) & 1 and (SIZE[kind] == points or (SIZE[kind] < points and state.round == 0)):
            found |= 1 << kind
    return found


@rule
def has_free_slot(state: Open) -> bool:
    """Whether one more vehicle can be kept account of."""
    if state.slots < SLOTS:
        return True
    for v in range(SLOTS):
        if state.status[v] == Status.EMPTY:
            return True
    return False


@rule
def buy(state: State, seat: int) -> None:
    """A seat chooses a vehicle more, if it can pay for one (RW-012)."""
    if state.points[seat] > 0 and purchases(state, seat):
        ask(state, Ask.FORCE, seat)
    else:
        state.points[seat] = 0  # what cannot be spent is lost


@rule
def may_have_ready(state: Open, seat: int) -> bool:
    """Whether ready-made forces are offered: before play, and with nothing bought but what must be (RWA-170)."""
    mission, row = state.house[House.MISSION], side_row(state, seat)
    if state.round > 0:
        return False
    for v in range(state.slots):
        if state.owner[v] == seat and state.status[v] != Status.EMPTY and not MUST_BUY[mission, row, state.kind[v]]:
            return False
    return True


@rule
def fits(state: Open, seat: int, force: int) -> bool:
    """Whether a ready-made force has a vehicle that carries its tokens: one that the seat can pay for, or has already.
    In an owner's box its vehicles may cost more than there is.
    """
    for v in range(state.slots):
        if state.owner[v] == seat and state.status[v] != Status.EMPTY:
            return True
    mission, row = state.house[House.MISSION], side_row(state, seat)
    kinds = purchases(state, seat)
    for i in range(READY_VEHICLES[mission, row, force]):
        if (kinds >> READY_VEHICLE[mission, row, force, i]) & 1:
            return True
    return False


@rule
def fixed_force(state: Open, seat: int) -> int:
    """The ready-made force that is fixed for the seat's side, before the seat has bought a vehicle by choice.
    NONE_FIXED where there is none, or the seat cannot pay for any of its vehicles. In a mission without sides, even
    seats have that of the first side, odd ones that of the second. (RWA-204)
    """
    place = House.FIRST_FORCE if state.side[seat] % 2 == 0 else House.SECOND_FORCE
    force = state.house[place] - 1
    if force >= 0 and may_have_ready(state, seat) and fits(state, seat, force):
        return int(force)
    return NONE_FIXED


@rule
def legal_forces(state: State, out: Cells) -> int:
    """A kind to buy, a ready-made force, or enough: for a seat that has a vehicle, or needs none (RWA-133). Where a
    force is fixed for its side, only that one (RWA-204).
    """
    seat, n = state.seat, 0
    fixed = fixed_force(state, seat)
    if fixed != NONE_FIXED:
        out[0] = FORCE + fixed
        return 1
    kinds = purchases(state, seat)
    for kind in range(KINDS):
        if (kinds >> kind) & 1:
            out[n] = BUY + kind
            n += 1
    if may_have_ready(state, seat):
        for force in range(READY):
            if fits(state, seat, force):
                out[n] = FORCE + force
                n += 1
    if may_stop_buying(state, seat):
        out[n] = ENOUGH
        n += 1
    return n


@rule
def may_stop_buying(state: Open, seat: int) -> bool:
    """Whether a seat has a vehicle, without which it could not begin; in play it need not buy (RWA-133)."""
    return bool(state.round > 0 or worth_of(state, seat) > 0)


@rule
def answer_force(state: State, action: int, log: Log) -> None:
    """Buy what was chosen."""
    seat = state.seat
    if action == ENOUGH:
        state.points[seat] = 0
    elif action >= FORCE:
        take_ready(state, seat, action - FORCE, log)
    else:
        state.points[seat] -= SIZE[action - BUY]
        enrol(state, seat, action - BUY, log)
        push(state, JobKind.BUY, seat)


# --- Tokens -----------------------------------------------------------------------------------------------------------


@rule
def choose_tokens(state: State, seat: int) -> None:
    """A seat chooses its next token: first the vehicle that carries it, which all see, then the token, which nobody
    else sees (RW-075).
    """
    if state.tokens[seat] <= 0:
        return
    count, carrier = 0, NOBODY
    for v in range(state.slots):
        if may_carry(state, seat, v):
            count, carrier = count + 1, v
    if count == 1:
        state.acting = carrier
        ask(state, Ask.TOKEN, seat)
    elif count > 1:
        ask(state, Ask.CARRIER, seat)
    else:
        state.tokens[seat] = 0  # the vehicles are lost: there is nobody to carry any


@rule
def may_carry(state: Open, seat: int, v: int) -> bool:
    """Whether tokens may be given to this vehicle: each of the seat's that is not in the thick of it."""
    return bool(state.status[v] == Status.COMING and state.owner[v] == seat)


@rule
def can_take(state: State, v: int, token: int) -> bool:
    """Whether a vehicle has room for a token: gear always, a Veteran at the wheel (RW-079), other crew if there is
    any (RW-080).
    """
    if token >= CREW_KINDS or room_left(state, v) > 0:
        return True
    return bool(token == Token.VETERAN and state.wheel[v] == Token.DRIVER)


@rule
def legal_carriers(state: State, out: Cells) -> int:
    """The seat's vehicles."""
    n = 0
    for v in range(state.slots):
        if may_carry(state, state.seat, v):
            out[n] = VEHICLE + v
            n += 1
    return n


@rule
def legal_tokens(state: State, out: Cells) -> int:
    """The tokens that the carrier can take, Drivers among them (RWA-66); in play some, or none (RW-380)."""
    mission, in_play = state.house[House.MISSION], state.round > 0
    n = 0
    for token in range(TOKENS):
        if can_take(state, state.acting, token) and (not in_play or may_have(mission, state, state.seat, token)):
            out[n] = TOKEN + token
            n += 1
    if in_play:
        out[n] = ENOUGH
        n += 1
    return n


@rule
def answer_carrier(state: State, action: int) -> None:
    """This vehicle it is; now which token?"""
    state.acting = action - VEHICLE
    ask(state, Ask.TOKEN, state.seat)


@rule
def answer_token(state: State, action: int, log: Log) -> None:
    """Give the token to its carrier, and go on to the next."""
    seat, v = state.seat, state.acting
    state.acting = NOBODY
    if action == ENOUGH:
        state.tokens[seat] = 0
        return
    arm(state, seat, v, action - TOKEN, log)
    push(state, JobKind.CHOOSE_TOKENS, seat)


@rule
def arm(state: State, seat: int, v: int, token: int, log: Log) -> None:
    """Give out one of a seat's tokens. A Veteran takes the free driver's place (RW-079, RWA-65)."""
    state.tokens[seat] -= 1
    if token == Token.VETERAN and state.wheel[v] == Token.DRIVER:
        leave_wheel(state, v)
        take_wheel(state, v, Token.VETERAN, False)
    else:
        put_aboard(state, v, token, False)
    told = EVERYONE if state.house[House.OPEN_TOKENS] else side_of(state, seat)
    report_to(state, log, told, Told(int(Event.ARMED), v, token, 0, 0))
    if told != EVERYONE:
        told = EVERYONE & ~told
        if token == Token.VETERAN:
            told |= REVEALS  # others see by the number of the crew whether one has been at the wheel before
        unseen = Told(int(Event.ARMED_UNSEEN), v, int(token < CREW_KINDS), int(state.crew_size[v]), 0)
        report_to(state, log, told, unseen)


# --- Ready-made forces ------------------------------------------------------------------------------------------------


@rule
def take_ready(state: State, seat: int, force: int, log: Log) -> None:
    """Buy and arm a ready-made force, as `mission.Ready` tells it."""
    mission, row = state.house[House.MISSION], side_row(state, seat)
    note(log, Event.READY_FORCE, EVERYONE, seat, force)
    state.force[seat] = 1 + force
    count = READY_VEHICLES[mission, row, force]
    bought = True
    while bought:
        bought = False
        for i in range(count):
            kind = READY_VEHICLE[mission, row, force, i]
            if (purchases(state, seat) >> kind) & 1:
                state.points[seat] -= SIZE[kind]
                enrol(state, seat, kind, log)
                bought = True
    state.points[seat] = 0
    count = READY_TOKENS[mission, row, force]
    given = 0
    while state.tokens[seat] > 0:
        token = READY_TOKEN[mission, row, force, given % count]
        given += 1
        v = lightest(state, seat, token)
        if v != NOBODY:
            arm(state, seat, v, token, log)


@rule
def lightest(state: State, seat: int, token: int) -> int:
    """The vehicle of a seat with fewest tokens that can take this one; NOBODY if none can."""
    found = NOBODY
    fewest = 0
    for v in range(state.slots):
        if not may_carry(state, seat, v) or not can_take(state, v, token):
            continue
        load = state.crew_size[v] + state.gear_size[v]
        if found == NOBODY or load < fewest:
            found, fewest = v, load
    return found


@rule
def begin_forces(state: State) -> None:
    """Everybody chooses: vehicles, then tokens, seat after seat in the order of turns (RWA-170)."""
    for place in range(SEATS - 1, -1, -1):
        if place < state.seats:
            seat = (state.first + place) % state.seats
            push(state, JobKind.CHOOSE_TOKENS, seat)
            push(state, JobKind.BUY, seat)
