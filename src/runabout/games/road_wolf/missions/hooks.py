"""The missions' own rules, gathered: what differs is looked up by the number of the mission that is played."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from runabout.core.rule import by_number
from runabout.games.road_wolf.kinds import VehicleKind
from runabout.games.road_wolf.mission import Aim, Deploys, Mission, Side
from runabout.games.road_wolf.mission_check import checked
from runabout.games.road_wolf.mission_names import NAMES


def _read(name: str) -> Mission:
    module = import_module(f"runabout.games.road_wolf.missions.{name.replace('-', '_')}")
    return checked(name, getattr(module, "MISSION", None))


MISSIONS = tuple(_read(name) for name in NAMES)

# Each takes the mission's number first: `ends(state.house[House.MISSION], state)`.
lay = by_number(*(mission.lay for mission in MISSIONS))
opens = by_number(*(mission.opens for mission in MISSIONS))
turn_of = by_number(*(mission.turn_of for mission in MISSIONS))
hear = by_number(*(mission.hear for mission in MISSIONS))
run_mission_job = by_number(*(mission.run_job for mission in MISSIONS))
answer = by_number(*(mission.answer for mission in MISSIONS))
may_place = by_number(*(mission.may_place for mission in MISSIONS))
may_have = by_number(*(mission.may_have for mission in MISSIONS))
ends = by_number(*(mission.ends for mission in MISSIONS))
score_at_round_limit = by_number(*(mission.score_at_round_limit for mission in MISSIONS))

SIDES = 2


def _by_side(value: Any) -> Any:
    """Numbers by mission and side; a mission with one side has it twice."""
    return np.array([[int(value(side)) for side in two_sides(mission)] for mission in MISSIONS], np.int64)


def two_sides(mission: Mission) -> tuple[Side, Side]:
    """The sides of a mission; where everybody is alone, that one twice."""
    return (mission.sides[0], mission.sides[-1])


def _aim(side: Side) -> Aim:
    if side.aim is not None:
        return side.aim
    return Aim.ESCAPE if side.deploys == Deploys.START else Aim.HUNT


ALONE = np.array([mission.alone for mission in MISSIONS], np.int64)  #: see Mission.alone
BEGINS = np.array([mission.begins for mission in MISSIONS], np.int64)  #: see Mission.begins
EACH_FOR_ONESELF = np.array([len(mission.sides) == 1 for mission in MISSIONS], np.int64)
SIDE_POINTS = _by_side(lambda side: side.points)
DEPLOYS = _by_side(lambda side: side.deploys)
BEFORE_PLAY = _by_side(lambda side: side.before_play)
AIM = _by_side(_aim)  #: an `Aim`
HAS_TOKENS = _by_side(lambda side: side.tokens)
MAY_BUY = _by_side(lambda side: sum(1 << kind for kind in side.kinds))  #: bits of `VehicleKind`
MUST_BUY = np.array(
    [[[side.must.count(kind) for kind in VehicleKind] for side in two_sides(mission)] for mission in MISSIONS],
    np.int64,
)
"""By mission, side and `VehicleKind`: vehicles that are bought for it."""
