"""Which functions of a game its tables play with."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress

from runabout.core.errors import BadGame, UnknownGame
from runabout.core.game import INTERPRET, Functions, Game
from runabout.games import find_game
from runabout.games import names as game_names
from runabout.server.bots.warming import PARTS, freeze_loaded_objects, warm_rules


class CompiledRules:
    """The functions of each game: plain Python until the compiled ones have been loaded. Both decide the same.

    Args:
        is_compiled: whether a game's functions have been compiled, so that they can be loaded from disk.
    """

    def __init__(self, is_compiled: Callable[[str], bool]) -> None:
        self._is_compiled = is_compiled
        self._loaded: dict[str, Functions] = {}
        self._prepared: set[str] = set()
        self._games = game_names()

    def functions(self, game: Game) -> Functions:
        """The functions to play a game with now."""
        return self._loaded.get(game.name, game.interpreted)

    async def load(self) -> None:
        """Load the functions of games that a worker has compiled since the last call, in another thread. The first call
        also prepares those in plain Python, so that the first table of a game does not keep the event loop busy.
        """
        for name in self._games:
            if name not in self._prepared:
                self._prepared.add(name)
                with suppress(BadGame, UnknownGame):  # a request for it is told why
                    await asyncio.to_thread(prepare, name)
        if os.environ.get(INTERPRET):
            return
        for name in self._games:
            if name not in self._loaded and self._is_compiled(name):
                run = find_game(name).compiled
                await asyncio.to_thread(warm_rules, run)
                self._loaded[name] = run
                freeze_loaded_objects()


def prepare(name: str) -> None:
    """Import a game, and bind what a table plays with in plain Python, which takes some tenths of a second."""
    run = find_game(name).interpreted
    for part in PARTS:
        getattr(run, part)
