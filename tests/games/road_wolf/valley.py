"""Gauntlet laid out for its tests: Couriers in a valley, and the enemies drawn against them."""

from __future__ import annotations

from runabout.core.chance import Chance
from runabout.games.road_wolf.box import IN_TIN
from runabout.games.road_wolf.jobs import Job, JobKind, drop_all, push
from runabout.games.road_wolf.kinds import Token
from runabout.games.road_wolf.mission import Turn
from runabout.games.road_wolf.missions.gauntlet import Step
from runabout.games.road_wolf.state import NOBODY, Status
from tests.games.road_wolf.table import Table

ONE, OTHER, THIRD = 0, 1, 2

BEFORE = {token.text: int(sum(IN_TIN[:token])) for token in Token}
"""By token: how many in the tin are counted before it."""


def drawn(token: str) -> int:
    """What to give where the tin is to give that token."""
    return BEFORE[token] + 1


class Valley(Table):
    """Gauntlet, with what its tests ask for."""

    def __init__(self, seats: int = 2, **options: int) -> None:
        super().__init__("gauntlet", seats, **options)
        self.lay()

    def draw(self, seat: int, token: str, *gives: int) -> Valley:
        """That token is drawn for that player, and attacks."""
        push(self.state, JobKind.MISSION, Step.DRAW, seat)
        self.settle(drawn(token), *gives)
        return self

    def enemies(self) -> list[int]:
        """The slots of enemies on the board."""
        state = self.state
        return [v for v in range(state.slots) if state.status[v] != Status.EMPTY and state.owner[v] == NOBODY]

    def next(self, *gives: int) -> int:
        """The vehicle whose turn is next, in the second round; NOBODY if all have had theirs."""
        state = self.state
        drop_all(state)
        if self.rules.turn_of(state) != Turn.OWN or state.job[state.jobs - 1, 1] != Step.NEXT_VEHICLE:
            return NOBODY
        drop_all(state)
        chance = Chance.scripted([die - 1 for die in gives])
        job = Job(JobKind.MISSION, Step.NEXT_VEHICLE, 0, 0, 0)
        self.rules.run_job(state, job, chance, self.log)
        chance.check_script()
        assert state.job[state.jobs - 1, 0] == JobKind.BEGIN_TURN
        return int(state.job[state.jobs - 1, 2])
