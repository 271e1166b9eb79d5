"""How many connections are let in, in all and from one address, before anything is known of them but where they come
from.

Each connection takes an open file, of which the system gives a process so many and no more. So the limit is what the
settings say, or what is left of the open files, whichever is less; of these, some are for guests who were connected
lately, so that who sits at a table can come back to a full server. A connection over which nothing is asked for at the
moment gives way to a new one, the one that has been silent longest first.
"""

from __future__ import annotations

import math
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from importlib import import_module
from ipaddress import ip_address, ip_network
from typing import Any, Protocol

from runabout.server.errors import ServerFault
from runabout.server.faults import TooFast

resource: Any = None if sys.platform == "win32" else import_module("resource")
"""The limits of this process; None on Windows, which has none of open files."""

FILES_ELSEWHERE = 192
"""Open files that are not connections: the database's, logs, what is being read, connections that are being refused."""

FILES_OF_WORKER = 4
"""Open files for each process in which bots think."""

FEWEST = 16
"""Connections that are let in however few files may be open."""

RETURNING = 1 / 8
"""The part of all connections that is kept for guests who were connected lately."""

RETURN_SECONDS = 600.0
"""For so long after a live connection has ended, its guest was connected lately."""

GUESTS_MAX = 20_000
"""Guests of whom that is remembered."""

WAIT = 30.0
"""Seconds after which who found the server full may come again."""


class Silent(Protocol):
    """A connection over which nothing is asked for."""

    def give_way(self) -> None:
        """Leave, and close the connection."""


class Doors:
    """Counts connections, and says which are let in.

    Args:
        most: connections in all.
        most_of_one: connections from one address.
        trusted: addresses and networks of proxies, which bring the connections of many; "*" trusts everybody.
        clock: seconds, from any beginning.

    Attributes:
        count: connections that are open.
        silent: those of them over which nothing is asked for, the one that has been silent longest first.
    """

    def __init__(
        self,
        most: int,
        most_of_one: int,
        trusted: Sequence[str] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self.count = 0
        self.silent: OrderedDict[Silent, None] = OrderedDict()
        self._clock = clock
        self._by_address: dict[str, int] = {}
        self._trusts_all = "*" in trusted
        self._trusted = [ip_network(one, strict=False) for one in trusted if one != "*"]
        self._guests: OrderedDict[str, float] = OrderedDict()

    @property
    def is_crowded(self) -> bool:
        """Whether what is left is kept for guests who were connected lately; those who are silent give way."""
        return self.count - len(self.silent) > self.most - int(self.most * RETURNING)

    def enter(self, address: str) -> str:
        """Let a connection in, from a network address; where it is counted, for `leave`.

        Raises:
            ServerFault: "full" where there are as many as may be, and all of them are in use; "too-fast" where that
                address has as many.
        """
        counted = "" if self._is_proxy(address) else address
        if counted and self._by_address.get(counted, 0) >= self.most_of_one:
            raise TooFast("too-many-from-there", WAIT, facts={"most": self.most_of_one})
        if self.count >= self.most and self.silent:
            next(iter(self.silent)).give_way()
        if self.count >= self.most:
            raise full()
        self.count += 1
        if counted:
            self._by_address[counted] = self._by_address.get(counted, 0) + 1
        return counted

    def leave(self, counted: str) -> None:
        """A connection has ended that `enter` had let in."""
        self.count -= 1
        if counted:
            self._by_address[counted] -= 1
            if not self._by_address[counted]:
                del self._by_address[counted]

    def remember(self, guest: str) -> None:
        """A guest has a live connection, or had one until now."""
        self._guests[guest] = self._clock() + RETURN_SECONDS
        self._guests.move_to_end(guest)
        if len(self._guests) > GUESTS_MAX:
            self._guests.popitem(last=False)

    def check_may_stay(self, guest: str) -> None:
        """Raise ServerFault "full" where the server is crowded and this guest, by id, was not connected lately."""
        if self.is_crowded and self._guests.get(guest, -math.inf) < self._clock():
            raise full()

    def _is_proxy(self, address: str) -> bool:
        if self._trusts_all or not self._trusted:
            return self._trusts_all
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._trusted)


def full() -> ServerFault:
    """What is told where no more connections are let in."""
    return ServerFault("full", wait=WAIT)


def connections_possible(wanted: int, workers: int) -> int:
    """As many connections as wanted, or as open files allow beside those of so many workers. The soft limit of open
    files is raised where the hard one lets it.
    """
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    elsewhere = FILES_ELSEWHERE + FILES_OF_WORKER * workers
    needed = wanted + elsewhere
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return wanted
    raised = needed if hard == resource.RLIM_INFINITY else min(hard, needed)
    if raised > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
    return max(FEWEST, min(wanted, raised - elsewhere))
