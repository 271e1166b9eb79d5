"""Two-Wheel Terror: Bikers against civilians, and Enforcers who want to put an end to it (RW-310 to RW-323).

The civilians' vehicles are those that were born nobody's. Nobody has to speak for them: they carry a driver and
nobody else, so there is nothing to choose, and fair dice may be rolled by anybody (RW-319, RWA-77).
"""

from __future__ import annotations

import numpy as np

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_wolf.box import BOARD_LENGTH, BOARD_WIDTH, SIZE
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.fleet import enlist, hits_left, is_car, rolls_on, show_all, stand
from runabout.games.road_wolf.jobs import Job, JobKind, News, push
from runabout.games.road_wolf.kinds import RoadCard, VehicleKind
from runabout.games.road_wolf.mission import (
    Aim,
    Deploys,
    Mission,
    Side,
    Turn,
    count_once,
    is_lost,
    is_of,
    nobody_wins,
    stop_if_abandoned,
    unspent,
    winners,
)
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.ready_forces import BIKERS, PATROLS
from runabout.games.road_wolf.road.discards import discard_card
from runabout.games.road_wolf.state import NOBODY, State, Status

BIKER, ENFORCER = 0, 1  #: the sides

CIVILIANS = np.array(
    [
        VehicleKind.COUPE,
        VehicleKind.CONVERTIBLE,
        VehicleKind.STREET_BIKE,
        VehicleKind.ROADSTER,
        VehicleKind.HUMVEE,
        VehicleKind.DIRT_BIKE,
    ],
    np.int64,
)
"""Who is on the road, from the START on: in this order, and then from the beginning again (RWA-181)."""

HALT = 0  #: the mission's job, with a slot: an abandoned vehicle stops


# --- The civilians ----------------------------------------------------------------------------------------------------


@rule
def lay(state: State, chance: Chance, log: Log) -> None:
    """The civilians are on the road before anybody else (RW-311 to RW-313, RWA-181)."""
    left = int(state.house[House.CIVILIAN_POINTS])
    if left == 0:
        left = unspent(state, BIKER)  # RWA-76
    while left > 0:
        for i in range(len(CIVILIANS)):
            kind = CIVILIANS[i]
            if SIZE[kind] <= left:
                left -= SIZE[kind]
                v = enlist(state, NOBODY, kind)
                show_all(state, v)  # RW-312
                state.status[v] = Status.DRIVING
    count = int(state.slots)
    for v in range(count):
        stand(state, v, BOARD_WIDTH // 2, BOARD_LENGTH * (v + 1) // (count + 1))
        report(state, log, Event.LAID, v, state.x[v], state.y[v])


@rule
def hear(state: State, v: int, news: int, detail: int, chance: Chance, log: Log) -> None:
    """What happens to a civilian vehicle."""
    if state.born[v] != NOBODY:
        return
    if news == News.ON_SUPPLIES:
        if can_use_supplies(state, v, detail):  # RW-320
            state.hits[v] -= 1
            report(state, log, Event.REPAIRED, v, hits_left(state, v))
            discard_card(state, detail, log)  # RW-160
    elif news == News.IMMOBILIZED or is_lost(state, v, news, BIKER):  # RW-321, RWA-78, RWA-134
        count_once(state, v, Event.STOPPED, log)


@rule
def can_use_supplies(state: State, v: int, card: int) -> bool:
    """Whether a civilian vehicle that has touched SUPPLIES is repaired by them (RW-320). The checks that it owed have
    been made by now: they may have destroyed it, and have brought another one onto the card.
    """
    if not is_car(state, v) or state.owner[v] != NOBODY:
        return False
    return bool(state.hits[v] > 0 and state.card[card] == RoadCard.SUPPLIES)


# --- Turns ------------------------------------------------------------------------------------------------------------


@rule
def turn_of(state: State) -> int:
    """Enforcers, Bikers, civilians, road (RW-316); those of one side clockwise (RWA-182)."""
    if state.place == state.seats:
        return civilians_turn(state)
    if state.place > state.seats:
        return int(Turn.ROAD if state.place == state.seats + 1 else Turn.ROUND_OVER)
    before = 0
    for i in range(2 * state.seats):
        side = ENFORCER if i < state.seats else BIKER
        seat = (state.first + i) % state.seats
        if state.side[seat] == side:
            if before == state.place:
                if side == ENFORCER and state.round == 1:  # RW-317
                    return int(Turn.SKIPPED)
                return int(seat)
            before += 1
    return int(Turn.SKIPPED)


@rule
def civilians_turn(state: State) -> int:
    """They take no actions (RW-318); those that are abandoned stop (RW-261)."""
    found = False
    for v in range(state.slots - 1, -1, -1):
        if state.status[v] == Status.ABANDONED and state.owner[v] == NOBODY:
            push(state, JobKind.MISSION, HALT, v)
            found = True
    return int(Turn.OWN if found else Turn.SKIPPED)


@rule
def run_job(state: State, job: Job, chance: Chance, log: Log) -> None:
    """An abandoned civilian vehicle stops, unless a skid of another has destroyed it."""
    if state.owner[job.second] == NOBODY:
        stop_if_abandoned(state, job.second)


# --- The end ----------------------------------------------------------------------------------------------------------


@rule
def ends(state: State) -> bool:
    """Over when all civilians are wiped out (RW-321), or all bikers taken out before (RW-323); at once, the former
    counts (RWA-122).
    """
    civilians, bikers = False, False
    for v in range(state.slots):
        civilians = civilians or is_safe(state, v)
        bikers = bikers or rides(state, v)
    if not civilians:
        winners(state, BIKER)
    elif not bikers:
        winners(state, ENFORCER)
    return not (civilians and bikers)


@rule
def is_safe(state: State, v: int) -> bool:
    """Whether it is a civilian vehicle that is not wiped out: it rolls, and not for the Bikers (RWA-78, RWA-112)."""
    return bool(rolls_on(state, v) and state.born[v] == NOBODY and not is_of(state, state.owner[v], BIKER))


@rule
def rides(state: State, v: int) -> bool:
    """Whether a biker is at its wheel, who is not taken out by being immobilized (RWA-134, RWA-188)."""
    status = state.status[v]
    on_board = status >= Status.COMING and status <= Status.IMMOBILIZED
    return bool(on_board and state.driven[v] and is_of(state, state.owner[v], BIKER))


MISSION = Mission(
    sides=(
        Side(
            "bikers",
            Deploys.START,  # RW-314
            BIKERS,
            kinds=(VehicleKind.STREET_BIKE, VehicleKind.DIRT_BIKE),  # RW-310, RWA-145
            aim=Aim.WRECK,
        ),
        Side("enforcers", Deploys.ANY_EDGE, PATROLS, before_play=True),  # RW-315
    ),
    begins=ENFORCER,  # RW-316
    lay=lay,
    turn_of=turn_of,
    hear=hear,
    run_job=run_job,
    ends=ends,
    score_at_round_limit=nobody_wins,  # RWA-132
)
