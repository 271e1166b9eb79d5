"""How far each game is loaded and compiled, and which one is next."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from runabout.core.progress import Compiling
from runabout.server.bots.protocol import Compile, Load


@dataclass(slots=True, eq=False)
class GameReadiness:
    """How far a game is.

    Attributes:
        is_hurried: its bots have been asked, and no worker has loaded their code since.
        is_played: its bots have been asked before a worker had loaded their code, now or earlier.
        bots: whether the code that its bots choose with is on disk; None where no worker has looked yet.
        rules: whether the code that a table plays with is on disk.
        attempts: processes that have ended over it.
        fault: why it cannot be loaded or compiled; "" where it can.
        compiling: the function that is being compiled, and how far it is; None while none is.
    """

    is_hurried: bool = False
    is_played: bool = False
    bots: bool | None = None
    rules: bool = False
    attempts: int = 0
    fault: str = ""
    compiling: Compiling | None = None

    def says(self, game: str) -> str:
        """What is compiled of a game and what is to come, for those who run a server; "" where all is there."""
        if self.fault:
            return f"{game}: bots play simply: {self.fault}"
        if self.bots is None or (self.bots and self.rules):
            return ""
        to_come = [] if self.bots else ["the bots' thinking"]
        to_come += [] if self.rules else ["what tables play with"]
        now = self.compiling
        far = f"{now.function}, {now.done} of {now.total} functions" if now else "nothing"
        return f"{game}: compiling {far}; not complete: {', '.join(to_come)}"


class GameQueue:
    """The games in the order in which they are made ready: those that are played first, in the order in which they were
    first played.
    """

    def __init__(self) -> None:
        self._games: dict[str, GameReadiness] = {}
        self._order: list[str] = []

    def __contains__(self, game: str) -> bool:
        return game in self._games

    def __iter__(self) -> Iterator[str]:
        return iter(list(self._order))

    def says(self) -> list[str]:
        """What is still to be compiled, a line a game, in the order in which it is done."""
        return [line for game in self._order if (line := self._games[game].says(game))]

    def __getitem__(self, game: str) -> GameReadiness:
        self.add(game)
        return self._games[game]

    def add(self, game: str) -> None:
        """Make a game ready, after all others; a game that is already listed keeps its place."""
        if game not in self._games:
            self._games[game] = GameReadiness()
            self._order.append(game)

    def hurry(self, game: str) -> None:
        """A game is played: make it ready before those that are not, and after those that wait already."""
        if self[game].is_hurried:
            return
        before = sum(readiness.is_hurried for readiness in self._games.values())
        self[game].is_hurried = self[game].is_played = True
        self._order.remove(game)
        self._order.insert(before, game)

    def next_to_load(self, loaded: Collection[str]) -> Load | None:
        """The next job for a worker that has loaded those games; None if nothing is left to load."""
        for game in self._order:
            readiness = self._games[game]
            if game not in loaded and readiness.bots is not False and not readiness.fault:
                return Load(game, is_compiled=bool(readiness.bots))
        return None

    def next_to_compile(self) -> Compile | None:
        """The next compilation: of the games that are played, then of the others; of each, the bots' code before the
        tables'. None if nothing is left.
        """
        for is_played in (True, False):
            possible = [
                (game, readiness)
                for game in self._order
                if (readiness := self._games[game]).is_played == is_played and not readiness.fault
            ]
            for game, readiness in possible:
                if readiness.bots is False:
                    return Compile(game, rules=False)
            for game, readiness in possible:
                if readiness.bots and not readiness.rules:
                    return Compile(game, rules=True)
        return None

    def is_urgent(self, job: Load | Compile) -> bool:
        """Whether the bots of a hurried game wait for a job."""
        return self[job.game].is_hurried and not (isinstance(job, Compile) and job.rules)
