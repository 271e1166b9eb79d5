"""Where the games of a study are played: on the threads of this machine, or on a cluster (see `lab.cluster`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from runabout.bots.scratch import scratch_for
from runabout.lab.intervals import Values
from runabout.lab.measure import Asked, BadBot, Worker
from runabout.lab.own_data import Apart
from runabout.lab.simulate import in_portions

Portion = tuple[int, int, int]
"""The first deal, how many, and the seating in which they are played."""


class Portioned(NamedTuple):
    """What was played of a portion."""

    first: int  #: the first deal
    rotation: int  #: by how many seats the players were turned
    rows: Sequence[Values]  #: by side, (deals, cells) what was counted


class Pool(Protocol):
    """Plays portions of games, several at once."""

    @property
    def size(self) -> int:
        """How many portions are played at once."""

    def play(self, portions: Iterator[Portion]) -> Iterator[Portioned]:
        """Play portions; what was played of each, as it is done, in any order. After a Ctrl-C no portion is begun any
        more, what is under way is still told, and KeyboardInterrupt is raised then.

        Raises:
            BadBot, BadLimit: in a game of the portion.
            EndedAtOnce: after another Ctrl-C.
            WorkerDied: a worker ended with an error that is none of Runabout's.
        """


class Sides:
    """What one thread plays the same deals of each side with. One plays after the other, with the same scratch."""

    def __init__(self, asked: Sequence[Asked]) -> None:
        game = asked[0].setting.played
        scratch = scratch_for(game, max(one.setting.playouts for one in asked))
        self.workers = [
            Apart(one)
            if one.setting.data
            else Worker(one.setting, one.seed, scratch if one.setting.played is game else None)
            for one in asked
        ]

    @property
    def deciding(self) -> str:
        """See `simulate.Plays.deciding`."""
        return next((one.deciding for one in self.workers if one.deciding), "")

    def get_ready(self) -> None:
        """Compile, or load what was compiled before."""
        self.play(0, 1, 0)

    def play(self, first: int, units: int, rotation: int) -> Portioned:
        """Play some deals in one seating; BadBot says on which side a bot failed."""
        played: list[Values] = []
        try:
            for one in self.workers:
                played.append(one.play(first, units, rotation))
        except BadBot as fault:
            fault.side = len(played)
            raise
        return Portioned(first, rotation, played)


class Threads:
    """The threads of this machine: compiled rules run side by side on them."""

    def __init__(self, asked: Sequence[Asked], size: int) -> None:
        self.workers = [Sides(asked) for _ in range(size)]
        self.workers[0].get_ready()

    @property
    def size(self) -> int:
        """One portion a thread."""
        return len(self.workers)

    def play(self, portions: Iterator[Portion]) -> Iterator[Portioned]:
        """Play portions (see `Pool.play`)."""
        return in_portions(self.workers, portions)
