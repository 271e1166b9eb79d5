"""The Wages of Fear: two truckloads of explosives, and Raiders who do not value their lives (RW-390 to RW-402).

How a truck explodes stands with the rams and the checks that set it off (RW-396 to RW-400).
"""

from __future__ import annotations

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.jobs import News
from runabout.games.road_wolf.kinds import VehicleKind
from runabout.games.road_wolf.mission import (
    Deploys,
    Mission,
    Side,
    count_once,
    decide,
    escapes,
    has_vehicle,
    is_decided,
    is_lost,
    is_of,
    nobody_wins,
)
from runabout.games.road_wolf.ready_forces import FANATICS, TRUCKERS
from runabout.games.road_wolf.state import State

TEAM, RAIDER = 0, 1  #: the sides: the Explosives team, and the Raiders


@rule
def hear(state: State, v: int, news: int, detail: int, chance: Chance, log: Log) -> None:
    """One truck over the END is enough for the one side (RW-401), neither truck left for the other (RWA-91)."""
    if state.kind[v] != VehicleKind.EXPLOSIVES_TRUCK:
        return
    if news == News.LEFT and escapes(state, v, detail) and is_of(state, state.owner[v], TEAM):
        report(state, log, Event.ESCAPED, v)
        decide(state, TEAM)
    elif is_lost(state, v, news, RAIDER):
        count_once(state, v, Event.STOPPED, log)


@rule
def ends(state: State) -> bool:
    """Over when a truck has got through, or the team has none any more (RW-402)."""
    if not has_vehicle(state, TEAM, VehicleKind.EXPLOSIVES_TRUCK):
        decide(state, RAIDER)
    return is_decided(state)


MISSION = Mission(
    sides=(
        Side(
            "explosives-team",
            Deploys.START,  # RW-394
            TRUCKERS,
            points=14,  # RW-391
            must=(VehicleKind.EXPLOSIVES_TRUCK, VehicleKind.EXPLOSIVES_TRUCK),  # RW-392
        ),
        Side("raiders", Deploys.ANY_EDGE, FANATICS, points=14),  # RW-395
    ),
    begins=TEAM,  # RW-394
    hear=hear,
    ends=ends,
    score_at_round_limit=nobody_wins,  # RWA-132
)
