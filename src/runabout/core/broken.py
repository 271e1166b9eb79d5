"""Parts of a game that only tell: where one of them fails, that is reported, and the game goes on without it.

A game's scene, moves, plan and words decide nothing. Somebody's game in which one of them raises is still played by its
rules; a table shows less of it. The laws of `runabout.testing` name such a part to whoever writes the game.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")

Listener = Callable[[str, str, Exception], None]
"""Is told the name of the game, the part, and what it raised: each time."""

_listeners: list[Listener] = []
_reported: set[tuple[str, str]] = set()


def spared(game: str, part: str, work: Callable[[], T], default: Callable[[], Any]) -> T:
    """What a part of a game tells; what `default` makes where it raises, which is reported.

    Args:
        game: its name.
        part: what fails, for whoever reads of it: "plan", "the moves of drew".
        work: asks the part.
        default: makes what there is without it, such as `str` for "".
    """
    try:
        return work()
    except Exception as fault:  # noqa: BLE001  # it may be anybody's game, and anything may be wrong in it
        report(game, part, fault)
        found: T = default()
        return found


def report(game: str, part: str, fault: Exception) -> None:
    """Tell those who listen that a part of a game is broken, and write it to the log the first time."""
    for listener in tuple(_listeners):
        listener(game, part, fault)
    if (game, part) not in _reported:
        _reported.add((game, part))
        logging.getLogger("runabout.broken").error(
            "%s: %s is left out, since it raises %s: %s", game, part, type(fault).__name__, fault
        )


@contextmanager
def listening(listener: Listener) -> Iterator[None]:
    """Have a listener be told of every part that is broken."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)
