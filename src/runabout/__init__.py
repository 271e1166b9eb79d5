"""Runabout: a table for games of the chase. Play them, measure them, train on them.

    import runabout

    game = runabout.game("road-runner")
    match = game.new(seats=4, seed=97)
    match.legal()

The names below are loaded when first used, so that importing the package costs nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from runabout.core.errors import BadRecord, CannotUndo, Refused, RunaboutError, Unreadable
    from runabout.match import Match, game, game_names, load

__version__ = "0.1.0"

__all__ = [
    "BadRecord",
    "CannotUndo",
    "Match",
    "Refused",
    "RunaboutError",
    "Unreadable",
    "__version__",
    "game",
    "game_names",
    "load",
]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'runabout' has no attribute {name!r}")
    home = "runabout.match" if name in ("Match", "game", "game_names", "load") else "runabout.core.errors"
    return getattr(import_module(home), name)
