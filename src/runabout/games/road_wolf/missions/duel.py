"""Duel, a mission of the house: the last side with a vehicle that can move has won (RWA-114)."""

from __future__ import annotations

from runabout.core.rule import rule
from runabout.games.road_wolf.mission import Aim, Deploys, Mission, Side, nobody_wins, winners
from runabout.games.road_wolf.ready_forces import HUNTERS, RUNNERS
from runabout.games.road_wolf.state import State, Status


@rule
def ends(state: State) -> bool:
    """Over when a side has no vehicle that can move; if both have none, nobody has won (RWA-115)."""
    moving = 0
    for v in range(state.slots):
        status = state.status[v]
        if (status == Status.DRIVING or status == Status.COMING) and state.owner[v] >= 0:
            moving |= 1 << state.side[state.owner[v]]
    if moving == 3:
        return False
    if moving == 0:
        nobody_wins(state)
    else:
        winners(state, moving - 1)
    return True


MISSION = Mission(
    sides=(
        Side("first", Deploys.START, RUNNERS, aim=Aim.HUNT),
        Side("second", Deploys.OTHER_EDGES, HUNTERS),
    ),
    ends=ends,
    score_at_round_limit=nobody_wins,
)
