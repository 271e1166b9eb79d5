"""Hijackers: two gangs are after the same Truck (RW-340 to RW-344, RWA-80, RWA-134, RWA-146, RWA-183)."""

from __future__ import annotations

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import PLACE_EDGE
from runabout.games.road_wolf.box import BOARD_WIDTH, HALF_LENGTH, STICK
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.fleet import enlist, show_all, stand
from runabout.games.road_wolf.jobs import How, Job, JobKind, News, push, start_move
from runabout.games.road_wolf.kinds import Edge, VehicleKind
from runabout.games.road_wolf.mission import (
    Aim,
    Deploys,
    Mission,
    Side,
    Turn,
    decide,
    decide_nobody,
    escapes,
    is_decided,
    nobody_wins,
    stop_if_abandoned,
)
from runabout.games.road_wolf.ready_forces import FIRST_GANG, SECOND_GANG
from runabout.games.road_wolf.state import NOBODY, State, Status

EDGE_OF = 1  #: a place in `notes`, + side: the edge of that gang, an `Edge`; NONE until the first vehicle has come
DRIVE = 0  #: the mission's job: the Truck's turn


# --- The edges --------------------------------------------------------------------------------------------------------


@rule
def may_place(state: State, v: int, place: int) -> bool:
    """Each gang anywhere along its own edge, which is across from the other's (RW-342, RWA-146)."""
    edge = state.notes[EDGE_OF + state.side[state.owner[v]]]
    return bool(edge == Edge.NONE or PLACE_EDGE[place] == edge)


@rule
def take_edges(state: State, side: int, edge: int) -> None:
    """A vehicle has come: its gang has that edge, the other the one across from it. Vehicles of both that come later
    have no choice.
    """
    state.notes[EDGE_OF + side] = edge
    state.notes[EDGE_OF + 1 - side] = opposite(edge)


@rule
def opposite(edge: int) -> int:
    """The edge across the board."""
    if edge == Edge.START or edge == Edge.END:
        return int(Edge.START + Edge.END - edge)
    return int(Edge.LEFT + Edge.RIGHT - edge)


# --- The Truck --------------------------------------------------------------------------------------------------------


@rule
def lay(state: State, chance: Chance, log: Log) -> None:
    """The Truck stands at the START (RW-341); all know who drives it, and the Nitro of a street vehicle (RW-340)."""
    v = enlist(state, NOBODY, VehicleKind.HIJACKERS_TRUCK)
    show_all(state, v)
    state.status[v] = Status.DRIVING
    stand(state, v, BOARD_WIDTH // 2, HALF_LENGTH[VehicleKind.HIJACKERS_TRUCK])
    report(state, log, Event.LAID, v, state.x[v], state.y[v])


@rule
def truck(state: State) -> int:
    """Its slot, as long as nobody has captured it and it is no wreck; else NOBODY."""
    for v in range(state.slots):
        status = state.status[v]
        if status >= Status.DRIVING and status <= Status.IMMOBILIZED and state.owner[v] == NOBODY:
            return v
    return NOBODY


@rule
def turn_of(state: State) -> int:
    """The Truck's turn comes after those of the gangs and before the road's (RW-343)."""
    if state.place < state.seats:
        return int((state.first + state.place) % state.seats)
    if state.place == state.seats:
        if truck(state) == NOBODY:
            return int(Turn.SKIPPED)
        push(state, JobKind.MISSION, DRIVE)
        return int(Turn.OWN)
    return int(Turn.ROAD if state.place == state.seats + 1 else Turn.ROUND_OVER)


@rule
def run_job(state: State, job: Job, chance: Chance, log: Log) -> None:
    """The Truck drives 2 sticks ahead (RW-343); it is turned round for one of them (RWA-183); abandoned, it
    stops (RWA-80).
    """
    v = truck(state)
    if v == NOBODY:
        return
    state.skids = 0
    if state.status[v] == Status.ABANDONED:
        stop_if_abandoned(state, v)
    elif state.status[v] == Status.DRIVING:
        start_move(state, v, How.DRIVE, 0, 2 * STICK)
    elif state.driven[v]:
        state.status[v] = Status.DRIVING
        report(state, log, Event.TURNED_ROUND, v)
        start_move(state, v, How.DRIVE, 0, STICK)


@rule
def hear(state: State, v: int, news: int, detail: int, chance: Chance, log: Log) -> None:
    """Where the Truck ends up decides (RW-344, RWA-80)."""
    if news == News.PLACED:
        take_edges(state, state.side[state.owner[v]], detail)
    elif state.kind[v] == VehicleKind.HIJACKERS_TRUCK:
        if news == News.LEFT and escapes(state, v, detail) and state.owner[v] != NOBODY:
            report(state, log, Event.ESCAPED, v)
            decide(state, state.side[state.owner[v]])
        elif news == News.LEFT or news == News.DESTROYED:  # RWA-134
            decide_nobody(state)


MISSION = Mission(
    sides=(
        Side("first-gang", Deploys.HOOK, FIRST_GANG, aim=Aim.TAKE),
        Side("second-gang", Deploys.HOOK, SECOND_GANG, aim=Aim.TAKE),
    ),
    lay=lay,
    turn_of=turn_of,
    hear=hear,
    run_job=run_job,
    ends=is_decided,
    score_at_round_limit=nobody_wins,  # RWA-132
    may_place=may_place,
)
