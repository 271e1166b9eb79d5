"""The other bots at the tables of an arena, in the place of a server's pool."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from runabout.server.bots.fair_queue import Claim
from runabout.server.bots.pool import NOBODY, BotPool

Chooses = Callable[[str, bytes], Awaitable[int]]
"""The number of the action that a bot chooses, from the name of its table and the bytes of its Sight."""


class TableBots(BotPool):
    """Bots that somebody else asks; no processes of its own.

    Args:
        game: the one game that is played.
        chooses: asks the bot that is to act at a table.
    """

    def __init__(self, game: str, chooses: Chooses) -> None:
        super().__init__(0)
        self._game, self._chooses = game, chooses

    async def start(self, games: Sequence[str]) -> None:
        """There is nothing to start."""

    async def close(self) -> None:
        """There is nothing to close."""

    def ready(self, game: str) -> bool:
        """They are."""
        return True

    def has_rules(self, game: str) -> bool:
        """Whether tables play with compiled rules: what the bots here have compiled is there for them, too."""
        return game == self._game

    async def choose(self, game: str, level: str, sight: bytes, key: bytes, claim: Claim = NOBODY) -> int:
        """See `BotPool.choose`."""
        return await self._chooses(claim.table, sight)
