"""How far each game is loaded and compiled, and which one is next."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from runabout.server.bots.protocol import Compile, Load


@dataclass(slots=True, eq=False)
class GameReadiness:
    """How far a game is.

    Attributes:
        is_hurried: a request waits for it.
        bots: whether the code that its bots choose with is on disk; None where no worker has looked yet.
        rules: whether the code that a table plays with is on disk.
        attempts: processes that have ended over it.
        fault: why it cannot be loaded or compiled; "" where it can.
    """

    is_hurried: bool = False
    bots: bool | None = None
    rules: bool = False
    attempts: int = 0
    fault: str = ""


class GameQueue:
    """The games, those to be made ready first in front."""

    def __init__(self) -> None:
        self._games: dict[str, GameReadiness] = {}
        self._order: list[str] = []

    def __contains__(self, game: str) -> bool:
        return game in self._games

    def __getitem__(self, game: str) -> GameReadiness:
        self.add(game)
        return self._games[game]

    def add(self, game: str) -> None:
        """Make a game ready, after all others; a game that is already listed keeps its place."""
        if game not in self._games:
            self._games[game] = GameReadiness()
            self._order.append(game)

    def put_first(self, game: str) -> None:
        """A request waits for this game."""
        self[game].is_hurried = True
        self._order.remove(game)
        self._order.insert(0, game)

    def next_to_load(self, loaded: Collection[str]) -> Load | None:
        """The next job for a worker that has loaded those games; None if nothing is left to load."""
        for game in self._order:
            readiness = self._games[game]
            if game not in loaded and readiness.bots is not False and not readiness.fault:
                return Load(game, is_compiled=bool(readiness.bots))
        return None

    def next_to_compile(self) -> Compile | None:
        """The next compilation: the bots' code of all games, then the tables' code; None if nothing is left."""
        possible = [(game, self._games[game]) for game in self._order if not self._games[game].fault]
        for game, readiness in possible:
            if readiness.bots is False:
                return Compile(game, rules=False)
        for game, readiness in possible:
            if readiness.bots and not readiness.rules:
                return Compile(game, rules=True)
        return None

    def is_urgent(self, job: Load | Compile) -> bool:
        """Whether a request waits for a job: for its game, and for the bots of it."""
        return self[job.game].is_hurried and not (isinstance(job, Compile) and job.rules)
