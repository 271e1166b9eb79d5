"""Derailed: a freight train is the prize, for as many teams as there are players (RW-450 to RW-474, RWA-102 to RWA-110,
RWA-129, RWA-134, RWA-149, RWA-196 to RWA-199).
"""

from __future__ import annotations

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_wolf.box import BOARD_LENGTH
from runabout.games.road_wolf.crews.boarding import answer_keep
from runabout.games.road_wolf.fleet import is_car
from runabout.games.road_wolf.jobs import Job
from runabout.games.road_wolf.kinds import Token, VehicleKind
from runabout.games.road_wolf.mission import (
    Aim,
    Deploys,
    Mission,
    Ready,
    Side,
    nobody_wins,
    winners,
)
from runabout.games.road_wolf.state import State, Status
from runabout.games.road_wolf.trains.cars import ENGINE, Step, lay_train, slow_down
from runabout.games.road_wolf.trains.railway import throw, train_goes


@rule
def lay(state: State, chance: Chance, log: Log) -> None:
    """Two roads (RW-451, RWA-129), and the train between them (RW-454 to RW-466)."""
    state.roads = 2
    lay_train(state, log)


@rule
def run_job(state: State, job: Job, chance: Chance, log: Log) -> None:
    """The mission's own jobs: a `cars.Step`."""
    if job.first == Step.GOES:
        train_goes(state, job.second, log)
    elif job.first == Step.SLOWS:
        slow_down(state, job.second, log)  # what the train still had to go is lost
    elif job.first == Step.THROWS:
        throw(state, job.second, chance, log)


@rule
def answer(state: State, action: int, chance: Chance, log: Log) -> None:
    """Whether what was found is kept (RW-470)."""
    answer_keep(state, action, log)


@rule
def ends(state: State) -> bool:
    """Over when the Engine is driven off the END (RW-474, RWA-110), or when nobody is left: a draw (RWA-134)."""
    if state.y[ENGINE] > BOARD_LENGTH and state.owner[ENGINE] >= 0:
        winners(state, state.side[state.owner[ENGINE]])
        return True
    for v in range(state.slots):
        if state.status[v] == Status.COMING or (is_car(state, v) and state.owner[v] >= 0 and state.crew_size[v] > 0):
            return False
        if state.status[v] == Status.TRAIN and state.owner[v] >= 0:
            return False
    nobody_wins(state)
    return True


ROBBERS = (
    Ready(
        "train-boarders",
        (VehicleKind.TRUCK_4X4, VehicleKind.BUGGY, VehicleKind.DIRT_BIKE),
        (Token.BRAWLER, Token.GUNNER, Token.BRAWLER, Token.SHOTGUN, Token.BRAWLER, Token.MOLOTOV),
    ),
    Ready(
        "boarding-party-and-guard",
        (VehicleKind.CONVERTIBLE, VehicleKind.RALLY_CAR, VehicleKind.STREET_BIKE),
        (Token.BRAWLER, Token.VETERAN, Token.SHOTGUN, Token.BRAWLER, Token.GUNNER, Token.SPIKES),
    ),
    Ready(
        "riders",
        (VehicleKind.DIRT_BIKE, VehicleKind.ROADSTER, VehicleKind.STREET_BIKE),
        (Token.GUNNER, Token.BRAWLER, Token.SHOTGUN, Token.BRAWLER, Token.MOLOTOV, Token.NITRO),
    ),
)

MISSION = Mission(
    sides=(Side("robbers", Deploys.START, ROBBERS, aim=Aim.TRAIN),),  # RWA-102
    ends=ends,
    score_at_round_limit=nobody_wins,
    lay=lay,
    run_job=run_job,
    answer=answer,
)
