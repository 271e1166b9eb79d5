"""What a mission is about: what each seat is after, and which vehicles it turns on."""

from __future__ import annotations

from runabout.core.rule import rule
from runabout.games.road_wolf.kinds import VehicleKind
from runabout.games.road_wolf.mission import Aim
from runabout.games.road_wolf.missions.hooks import AIM, MUST_BUY
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.rounds.forces import side_row
from runabout.games.road_wolf.state import NOBODY, Open, Status


@rule
def aim_of(state: Open, seat: int) -> int:
    """What a seat's side is after: an `Aim`."""
    return int(AIM[state.house[House.MISSION], side_row(state, seat)])


@rule
def is_key(state: Open, v: int) -> bool:
    """Whether the mission turns on this vehicle."""
    born = state.born[v]
    if born == NOBODY:
        return bool(state.kind[v] == VehicleKind.HIJACKERS_TRUCK)
    return bool(MUST_BUY[state.house[House.MISSION], side_row(state, born), state.kind[v]] > 0)


@rule
def is_marked(state: Open, v: int) -> bool:
    """Whether something that is not lost yet is what somebody is after: a vehicle that the mission turns on, the Engine
    of the train (RW-474), or one of those that belong to nobody and are to be wrecked (RW-321).
    """
    status = state.status[v]
    if status == Status.TRAIN:
        return bool(state.kind[v] == VehicleKind.ENGINE)
    if status < Status.COMING or status > Status.IMMOBILIZED:
        return False
    if is_key(state, v):
        return True
    return bool(state.born[v] == NOBODY and (aim_of(state, 0) == Aim.WRECK or aim_of(state, 1) == Aim.WRECK))
