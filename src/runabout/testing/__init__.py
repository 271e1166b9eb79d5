"""What checks a game against its contract and its rulebook.

    from runabout.testing import check_game

    check_game(game)  # raises BrokenLaw, which says which law is broken, where, and how to get there again

The names below are loaded when first used, so that tracing rules does not load what plays them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from runabout.testing.laws import LAWS, BrokenLaw, Case, Hidden, Law, cases, check_game

__all__ = ["LAWS", "BrokenLaw", "Case", "Hidden", "Law", "cases", "check_game"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module 'runabout.testing' has no attribute {name!r}")
    return getattr(import_module("runabout.testing.laws"), name)
