"""The President: Enforcers bring the Limo through, Insurgents want to take it (RW-330 to RW-336, RWA-71, RWA-79)."""

from __future__ import annotations

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.jobs import News
from runabout.games.road_wolf.kinds import CHOSEN, VehicleKind
from runabout.games.road_wolf.mission import (
    Aim,
    Deploys,
    Mission,
    Side,
    count_once,
    decide,
    decide_nobody,
    escapes,
    is_decided,
    is_of,
    nobody_wins,
)
from runabout.games.road_wolf.ready_forces import ESCORTS, INSURGENTS
from runabout.games.road_wolf.state import State

ENFORCER, INSURGENT = 0, 1  #: the sides


@rule
def hear(state: State, v: int, news: int, detail: int, chance: Chance, log: Log) -> None:
    """The side that drives the Limo off the END has won (RW-334, RW-335); lost in any other way, it is a draw."""
    if state.kind[v] != VehicleKind.ARMORED_CAR or not is_of(state, state.born[v], ENFORCER):
        return
    if news == News.LEFT and escapes(state, v, detail):
        report(state, log, Event.ESCAPED, v)
        decide(state, state.side[state.owner[v]])
    elif news == News.LEFT or news == News.DESTROYED:  # RW-336, RWA-79
        count_once(state, v, Event.STOPPED, log)
        decide_nobody(state)


MISSION = Mission(
    sides=(
        Side(
            "enforcers",
            Deploys.START,  # RW-331
            ESCORTS,
            must=(VehicleKind.ARMORED_CAR,),  # the Limo (RW-055, RWA-71)
            kinds=tuple(kind for kind in CHOSEN if kind != VehicleKind.ARMORED_CAR),  # RWA-180
        ),
        Side("insurgents", Deploys.ANY_EDGE, INSURGENTS, aim=Aim.TAKE),  # RW-332
    ),
    begins=ENFORCER,  # RW-333
    hear=hear,
    ends=is_decided,
    score_at_round_limit=nobody_wins,  # RWA-132
)
