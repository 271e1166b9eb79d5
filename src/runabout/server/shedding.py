"""What happens when more is asked than a process can do: the newest requests are refused at once, and say when to come
again.

Requests under way are counted, and so is the time from one answer to the next while others wait: that many times as
long a new request would wait. Without a limit, each would wait for all before it, until clients have given up whom the
process then still answers. Moves go on for longer than anything else, since somebody waits for them.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from runabout.server.errors import ServerFault

WAIT_SECONDS = (2, 6)
"""After which a refused request may come again, from and to: not all of them at the same moment."""

MOVES_SHARE = 2
"""How many times as many requests may be under way, and as long a wait be expected, where the new one is a move."""

LONGEST_WAIT = 2.0
"""Seconds that a request may be expected to wait."""

FEW = 16
"""So many requests may be under way in any case: a few that are slow say nothing of the others."""

NEWEST_SHARE = 0.05
"""What the newest measurement counts in the average."""


class Shedding:
    """Counts the requests under way.

    Args:
        most: so many at once.
        clock: seconds, from any beginning.

    Attributes:
        under_way: how many there are.
    """

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._between = 0.0  # seconds from one answer to the next while others wait
        self._answered = clock()
        self.under_way = 0

    @contextmanager
    def one_more(self, is_move: bool) -> Iterator[None]:
        """A context in which a request is under way.

        Raises:
            ServerFault: "busy" where there are too many.
        """
        share = MOVES_SHARE if is_move else 1
        is_long = self.under_way >= FEW * share and self.under_way * self._between > LONGEST_WAIT * share
        if is_long or self.under_way >= self._most * share:
            low, high = WAIT_SECONDS
            raise ServerFault("busy", wait=low + secrets.randbelow(high - low + 1))
        self.under_way += 1
        try:
            yield
        finally:
            self.under_way -= 1
            now = self._clock()
            if self.under_way >= FEW // 2:  # with hardly any under way, time also goes by in which nothing is asked
                self._between += NEWEST_SHARE * (now - self._answered - self._between)
            self._answered = now
