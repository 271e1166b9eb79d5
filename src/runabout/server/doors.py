"""How many connections are accepted, in all and from one address, before anything but their address is known.

Each connection takes an open file, and the system limits these for each process. So the limit is the one in the
settings, or the number of open files that are left for connections, whichever is less. Some of the connections are kept
for guests who were connected lately, so that people at a table can come back to a full server. When the server is full,
a new connection replaces an idle one, the one that has been idle longest first.
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
from runabout.server.recent import Recent

resource: Any = None if sys.platform == "win32" else import_module("resource")
"""The module for limits of a process; None on Windows, which does not limit open files."""

FILES_ELSEWHERE = 224
"""Open files that are not connections: the listening socket, which is open several times, the database, logs, files
being read, and connections being refused.
"""

FILES_OF_WORKER = 4
"""Open files that each bot worker takes."""

FEWEST = 16
"""Connections that are accepted however low the limit of open files is."""

RETURNING = 1 / 8
"""The share of all connections that is kept for guests who were connected lately."""

RETURN_SECONDS = 600.0
"""Seconds after the end of a live connection during which its guest counts as connected lately."""

GUESTS_MAX = 20_000
"""Guests for whom the end of the last live connection is remembered."""

WAIT = 30.0
"""Seconds after which a refused client may try again."""


class Silent(Protocol):
    """A connection with no request in progress."""

    def give_way(self) -> None:
        """Count it no more, and close it."""


class Doors:
    """Counts connections, and decides which are accepted.

    Args:
        most: connections in all.
        most_of_one: connections from one address.
        trusted: addresses and networks of proxies, which have no limit of their own; "*" trusts every address.
        clock: seconds, from any beginning.

    Attributes:
        count: connections that are open.
        silent: those of them with no request in progress, the one that has been idle longest first.
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
        self._guests: Recent[str, float] = Recent(GUESTS_MAX)

    @property
    def is_crowded(self) -> bool:
        """Whether the connections that are left are kept for guests who were connected lately. Idle connections do not
        count, as new ones replace them.
        """
        return self.count - len(self.silent) > self.most - int(self.most * RETURNING)

    def enter(self, address: str) -> str:
        """Accept a connection from a network address.

        Returns:
            The address under which it is counted, for `leave`; "" where it counts for no address.

        Raises:
            ServerFault: "full" where no connection is left and none is idle; "too-fast" where the address has as many
                as it may.
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
        """A connection has ended that `enter` had accepted and counted under that address."""
        self.count -= 1
        if counted:
            self._by_address[counted] -= 1
            if not self._by_address[counted]:
                del self._by_address[counted]

    def remember(self, guest: str) -> None:
        """A guest, by id, has a live connection, or had one until now."""
        self._guests[guest] = self._clock() + RETURN_SECONDS

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
    """The refusal where no connection is left."""
    return ServerFault("full", wait=WAIT)


def connections_possible(wanted: int, workers: int) -> int:
    """The number of connections that the limit of open files allows, at most `wanted`, beside so many bot workers. The
    soft limit is raised as far as needed and as the hard limit allows.
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
