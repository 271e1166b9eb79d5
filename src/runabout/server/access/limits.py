"""How often a guest may send: token buckets, one for each guest or address, in this process's memory."""

from __future__ import annotations

import time
from collections.abc import Callable

from runabout.server.recent import Recent

KEPT_MAX = 20_000
"""Buckets kept at once; the one used longest ago is dropped first, and is full when it is made again."""


class Bucket:
    """A token bucket: `burst` requests at once, and `rate` a second in the long run.

    Args:
        rate: how many a second.
        burst: how many at once.
        clock: seconds, from any beginning.
    """

    __slots__ = ("burst", "clock", "left", "rate", "since")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.since = clock()

    def take(self, tokens: int = 1) -> bool:
        """Take so many tokens if they are available; return whether they were. What costs more than a full bucket takes
        all of it.
        """
        tokens = min(tokens, int(self.burst))
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < tokens:
            return False
        self.left -= tokens
        return True

    @property
    def wait(self) -> float:
        """Seconds until the next token is available."""
        return self.wait_for(1)

    def wait_for(self, tokens: int) -> float:
        """Seconds until so many tokens are available, or a full bucket."""
        return max(0.0, (min(tokens, int(self.burst)) - self.left) / self.rate)


class Buckets:
    """A bucket for each name, made full when the name is first used.

    Args:
        rate, burst: see `Bucket`.
        most: how many are kept.
    """

    def __init__(
        self, rate: float, burst: float, most: int = KEPT_MAX, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._kept: Recent[str, Bucket] = Recent(most)

    def __getitem__(self, name: str) -> Bucket:
        bucket = self._kept.get(name)
        if bucket is None:
            bucket = Bucket(self.rate, self.burst, self.clock)
        self._kept[name] = bucket
        return bucket

    def __len__(self) -> int:
        return len(self._kept)
