"""Bots made ready to think while people look at the table."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from runabout.core.progress import Compiling, told_of_compiling

if TYPE_CHECKING:
    from runabout.bots import Bot


class BotWarmUp:
    """Compiles the bots' search, or loads it from disk, in a thread of its own, which ends with the program."""

    def __init__(self, bots: Iterable[Bot]) -> None:
        self._bots = list(bots)
        self._fault: Exception | None = None
        self._now: Compiling | None = None
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()

    @property
    def done(self) -> bool:
        """Whether all are ready."""
        return not self._thread.is_alive() and self._fault is None

    def wait(self, tell: Callable[[Compiling], None] = lambda now: None) -> None:
        """Wait until they are ready (a Ctrl-C gets through), and raise what went wrong; `tell` takes how far it is."""
        while self._thread.is_alive():
            if self._now is not None:
                tell(self._now)
            self._thread.join(0.1)
        if self._fault is not None:
            raise self._fault

    def _hear(self, now: Compiling) -> None:
        self._now = now

    def _work(self) -> None:
        try:
            with told_of_compiling(self._hear):
                for bot in self._bots:
                    bot.warm()
        except Exception as fault:  # noqa: BLE001  # raised in the thread that waits
            self._fault = fault
