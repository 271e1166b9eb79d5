"""Breakout: a Convoy brings its Big Rig through, Attackers stop it (RW-300 to RW-308, RWA-74, RWA-75, RWA-180)."""

from __future__ import annotations

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.jobs import News
from runabout.games.road_wolf.kinds import CHOSEN, VehicleKind
from runabout.games.road_wolf.mission import (
    Deploys,
    Mission,
    Side,
    count_once,
    decide,
    escapes,
    is_decided,
    is_lost,
    is_of,
    nobody_wins,
)
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.ready_forces import CONVOYS, WRECKERS
from runabout.games.road_wolf.state import State

CONVOY, ATTACKER = 0, 1  #: the sides


@rule
def hear(state: State, v: int, news: int, detail: int, chance: Chance, log: Log) -> None:
    """What becomes of the Big Rig decides (RW-306 to RW-308)."""
    if state.kind[v] != VehicleKind.BIG_RIG or not is_of(state, state.born[v], CONVOY):
        return
    if news == News.LEFT and escapes(state, v, detail):
        report(state, log, Event.ESCAPED, v)
        decide(state, CONVOY)
    elif is_stopped(state, v, news):
        count_once(state, v, Event.STOPPED, log)
        decide(state, ATTACKER)


@rule
def is_stopped(state: State, v: int, news: int) -> bool:
    """Whether the Attackers have captured, immobilized or destroyed it (RW-308), or it is lost elsewhere (RWA-75)."""
    if news == News.IMMOBILIZED:
        return bool(state.house[House.BIG_RIG_IMMOBILIZED] == 0)  # RWA-74
    return is_lost(state, v, news, ATTACKER)


MISSION = Mission(
    sides=(
        Side(
            "convoy",
            Deploys.START,  # RW-303
            CONVOYS,
            points=10,  # RW-301
            must=(VehicleKind.BIG_RIG,),
            kinds=tuple(kind for kind in CHOSEN if kind != VehicleKind.BIG_RIG),  # RWA-180
        ),
        Side("attackers", Deploys.ANY_EDGE, WRECKERS, points=12),  # RW-302, RW-304
    ),
    begins=CONVOY,  # RW-305
    hear=hear,
    ends=is_decided,
    score_at_round_limit=nobody_wins,  # RWA-132
)
