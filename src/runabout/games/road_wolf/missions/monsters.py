"""Monsters: one player's Monster Trucks against survivors (RW-350 to RW-360, RWA-81 to RWA-83, RWA-134, RWA-186)."""

from __future__ import annotations

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_wolf.events import Event
from runabout.games.road_wolf.jobs import News
from runabout.games.road_wolf.kinds import Edge, VehicleKind
from runabout.games.road_wolf.mission import (
    ANY_KIND,
    Aim,
    Deploys,
    Mission,
    Side,
    count_once,
    decide_nobody,
    has_vehicle,
    is_decided,
    is_of,
    nobody_wins,
    winners,
)
from runabout.games.road_wolf.options import DrawEdge, House
from runabout.games.road_wolf.ready_forces import MONSTERS, SURVIVORS
from runabout.games.road_wolf.state import State

SURVIVOR, MONSTER = 0, 1  #: the sides


@rule
def hear(state: State, v: int, news: int, detail: int, chance: Chance, log: Log) -> None:
    """A survivor over the BACK end of the road, and it is a draw (RW-360)."""
    if news == News.LEFT and state.driven[v] and is_of(state, state.owner[v], SURVIVOR) and is_back(state, detail):
        count_once(state, v, Event.ESCAPED, log)
        decide_nobody(state)
    elif news == News.LEFT or news == News.DESTROYED:
        count_once(state, v, Event.STOPPED, log)


@rule
def is_back(state: State, edge: int) -> bool:
    """Whether that is an edge where survivors make it a draw (RWA-03)."""
    agreed = state.house[House.MONSTERS_DRAW_EDGE]
    if edge == Edge.END:
        return bool(agreed != DrawEdge.START)
    return bool(edge == Edge.START and agreed != DrawEdge.END)


@rule
def ends(state: State) -> bool:
    """Over when a survivor is away, or one side has lost all that counts: captured is lost (RW-358, RW-359, RWA-134,
    RWA-186); both at once, it is a draw (RWA-115).
    """
    if is_decided(state):
        return True
    survivors = has_vehicle(state, SURVIVOR, ANY_KIND)
    monsters = has_vehicle(state, MONSTER, VehicleKind.MONSTER_TRUCK)
    if survivors and monsters:
        return False
    if survivors:
        winners(state, SURVIVOR)
    elif monsters:
        winners(state, MONSTER)
    else:
        nobody_wins(state)
    return True


MISSION = Mission(
    sides=(
        Side("survivors", Deploys.START, SURVIVORS, points=8, aim=Aim.SURVIVE),  # RW-355, RWA-71
        Side("monsters", Deploys.ANY_EDGE, MONSTERS, points=8, kinds=(VehicleKind.MONSTER_TRUCK,)),  # RW-350, RW-356
    ),
    alone=MONSTER,
    begins=SURVIVOR,  # RW-357
    hear=hear,
    ends=ends,
    score_at_round_limit=nobody_wins,  # RWA-132
)
