"""Ctrl-C, held back while something must not be left half done, or counted while work under way is waited for."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def deferred_interrupts() -> Iterator[None]:
    """Let a Ctrl-C that comes in the block take effect after it, as it would have without the block."""
    handler = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(handler):
        yield  # signals reach the main thread only; and without a handler in Python there is nothing to defer
        return
    held: list[tuple[int, FrameType | None]] = []
    signal.signal(signal.SIGINT, lambda number, frame: held.append((number, frame)))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
    if held:
        handler(*held[0])


class EndedAtOnce(BaseException):
    """Ctrl-C came again while work under way was waited for. What does that work is still at it, and no thread can be
    ended from outside: only the end of the process ends it. Nothing but `finally` is to run on the way there.
    """


class Interrupts:
    """The Ctrl-C that came in a block of `counted_interrupts`.

    Attributes:
        count: how often it came.
        is_answered: whether the person was told what is waited for.
    """

    count = 0
    is_answered = False


@contextmanager
def counted_interrupts() -> Iterator[Interrupts]:
    """Count each Ctrl-C that comes in the block, where it would have raised KeyboardInterrupt."""
    found = Interrupts()

    def count(number: int, frame: FrameType | None) -> None:
        found.count += 1

    is_main = threading.current_thread() is threading.main_thread()
    if not is_main or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield found  # signals reach the main thread only, and a handler that somebody has set is theirs to keep
        return
    signal.signal(signal.SIGINT, count)
    try:
        yield found
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)
