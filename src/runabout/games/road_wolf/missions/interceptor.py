"""Interceptor: Runners want to get off the END, Interceptors stop them (RW-290 to RW-297, RWA-72, RWA-73, RWA-133,
RWA-203).
"""

from __future__ import annotations

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.fleet import is_car
from runabout.games.road_wolf.jobs import News
from runabout.games.road_wolf.mission import (
    Deploys,
    Mission,
    Side,
    count_once,
    escapes,
    gain,
    gain_in_play,
    is_lost,
    is_of,
    most_points_win,
    moves,
)
from runabout.games.road_wolf.ready_forces import HUNTERS, RUNNERS
from runabout.games.road_wolf.state import State

RUNNER, INTERCEPTOR = 0, 1  #: the sides


@rule
def hear(state: State, v: int, news: int, detail: int, chance: Chance, log: Log) -> None:
    """Count who has escaped (RW-295, RWA-73) and who has been stopped (RW-296, RWA-72)."""
    if news == News.TAKEN and is_of(state, state.owner[v], RUNNER):
        count_free_again(state, v, log)
    elif news == News.LEFT and escapes(state, v, detail) and is_of(state, state.owner[v], RUNNER):
        gain_in_play(state, RUNNER, 1, log)
        report(state, log, Event.ESCAPED, v)
    elif is_lost(state, v, news, INTERCEPTOR):
        count_stopped(state, v, log)


@rule
def count_stopped(state: State, v: int, log: Log) -> None:
    """A Runner's vehicle is stopped: once (RW-296)."""
    if is_of(state, state.born[v], RUNNER) and count_once(state, v, Event.STOPPED, log):
        gain_in_play(state, INTERCEPTOR, 1, log)


@rule
def count_free_again(state: State, v: int, log: Log) -> None:
    """A Runner's vehicle that was captured is taken back: it is not stopped any more (RWA-203)."""
    if state.counted[v]:
        state.counted[v] = 0
        gain_in_play(state, INTERCEPTOR, -1, log)


@rule
def ends(state: State) -> bool:
    """Over when no Runner moves on the board any more (RW-294, RWA-133): those who lie still are stopped (RWA-72)."""
    if moves(state, RUNNER):
        return False
    for v in range(state.slots):
        if is_car(state, v) and is_of(state, state.born[v], RUNNER) and not state.counted[v]:
            state.counted[v] = 1
            gain(state, INTERCEPTOR, 1)
    most_points_win(state)  # RW-297
    return True


MISSION = Mission(
    sides=(
        Side("runners", Deploys.START, RUNNERS),  # RW-291
        Side("interceptors", Deploys.OTHER_EDGES, HUNTERS),  # RW-292
    ),
    begins=RUNNER,  # RW-293
    hear=hear,
    ends=ends,
    score_at_round_limit=most_points_win,  # RWA-132
    by_points=True,
)
