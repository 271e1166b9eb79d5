"""Ctrl-C, held back while a decision is being played."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def deferred_interrupts() -> Iterator[None]:
    """Raise KeyboardInterrupt for a Ctrl-C only after the block: what is saved afterwards holds whole decisions."""
    held: list[tuple[int, FrameType | None]] = []
    before = signal.getsignal(signal.SIGINT)
    try:
        signal.signal(signal.SIGINT, lambda number, frame: held.append((number, frame)))
    except ValueError:  # not the main thread: no Ctrl-C is delivered here
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if held:
        raise KeyboardInterrupt
