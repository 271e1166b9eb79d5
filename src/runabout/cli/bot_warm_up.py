"""Bots made ready to think while people look at the table."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from runabout.bots import Bot


class BotWarmUp:
    """Compiles the bots' search, or loads it from disk, in a thread of its own, which ends with the program."""

    def __init__(self, bots: Iterable[Bot]) -> None:
        self._bots = list(bots)
        self._fault: Exception | None = None
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()

    @property
    def done(self) -> bool:
        """Whether all are ready."""
        return not self._thread.is_alive() and self._fault is None

    def wait(self) -> None:
        """Wait until they are ready (a Ctrl-C gets through), and raise what went wrong."""
        while self._thread.is_alive():
            self._thread.join(0.1)
        if self._fault is not None:
            raise self._fault

    def _work(self) -> None:
        try:
            for bot in self._bots:
                bot.warm()
        except Exception as fault:  # noqa: BLE001  # raised in the thread that waits
            self._fault = fault
