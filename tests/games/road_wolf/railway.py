"""Derailed laid out for its tests: the train, and what crew do about it."""

from __future__ import annotations

from runabout.games.road_wolf.actions import DO, Verb
from runabout.games.road_wolf.box import IN_TIN, STICK
from runabout.games.road_wolf.crews.verbs import verbs_of
from runabout.games.road_wolf.fleet import put_aboard, take_off
from runabout.games.road_wolf.jobs import JobKind, push
from runabout.games.road_wolf.state import NOBODY, Ask
from runabout.games.road_wolf.trains.cars import Step
from tests.games.road_wolf.table import NAMED, Table

ONE, OTHER = 0, 1
TRACK = 480  #: the middle of it
LEFT_ROAD, RIGHT_ROAD = 200, 760  #: their middles
BESIDE = TRACK - 35 - 24 - 10  #: the middle of a car of 48 across, a quarter inch from the train on its left


class Railway(Table):
    """Derailed, with what its tests ask for."""

    def __init__(self, seats: int = 2, **options: int) -> None:
        super().__init__("derailed", seats, **options)
        self.lay()
        self.state.mover = ONE

    def man(self, car: int, seat: int, *tokens: str) -> Railway:
        """Crew and gear of a seat are in a car of the train."""
        for token in range(len(IN_TIN)):
            while self.state.aboard[car, token] > 0:
                take_off(self.state, car, token)
        for token in tokens:
            put_aboard(self.state, car, NAMED[token], False)
        self.state.owner[car] = seat if tokens else NOBODY
        return self

    def act(self, v: int, verb: int, *gives: int) -> Railway:
        """That vehicle, whose turn it is, does that."""
        state = self.state
        state.mover = state.owner[v]
        state.actions[v] = max(int(state.actions[v]), 1)
        state.acting, state.verbs, state.asks, state.seat = v, verbs_of(state, v), Ask.ACT, state.owner[v]
        assert state.verbs >> verb & 1, f"{Verb(verb).name} cannot be done"
        self.do(DO + verb, *gives)
        return self

    def drive(self, *gives: int) -> Railway:
        """The train goes a stick forward, with dice as they show."""
        push(self.state, JobKind.MISSION, Step.GOES, STICK)
        self.settle(*gives)
        return self

    @property
    def train(self) -> list[int]:
        """How far along the cars are."""
        return [int(self.state.y[car]) for car in range(3)]


LAID = [660, 460, 260]  #: where Engine and Gondolas are at first
