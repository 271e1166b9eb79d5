"""How far the compiling of a game's functions is, counted by the rules that are compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple


class Compiling(NamedTuple):
    """How far one function of a game is compiled.

    Attributes:
        function: the name of the outermost rule, such as "decide".
        done: of the rules that it leads to, itself included, so many are compiled.
        total: how many these are. A rule that turns out not to be called counts once the outermost one is compiled.
    """

    function: str
    done: int
    total: int


Tell = Callable[[Compiling], None]

_listener: ContextVar[Tell | None] = ContextVar("compiling", default=None)


@contextmanager
def told_of_compiling(tell: Tell) -> Iterator[None]:
    """A context in whose thread `tell` is called whenever one more rule is compiled; what is loaded is not told."""
    token = _listener.set(tell)
    try:
        yield
    finally:
        _listener.reset(token)


def listener() -> Tell | None:
    """Who is told in this thread; None for nobody."""
    return _listener.get()
