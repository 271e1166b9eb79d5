"""Which bot thinks next, where more questions wait than there are workers.

Thinking is shared by time. Of the addresses for which questions wait, the next is the one whose bots have thought for
the shortest time; of its guests, likewise; of the guest's tables, likewise (start-time fair queueing, by P. Goyal,
H. Vin and H. Cheng, 1996, once for each of these three levels). So a guest with sixty tables delays another guest's
table by one decision, and so do a thousand guests made at one address. Tables that nobody watches are served when
nothing else waits.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator
from typing import Generic, NamedTuple, TypeVar

KEPT_MIN = 100
"""Idle parts of a share that are kept without a check whether they can be forgotten."""

KEPT_MAX = 20_000
"""Idle parts of a share that are kept at most; beyond, even those are forgotten that have had more than others."""

T = TypeVar("T")


class Claim(NamedTuple):
    """For whom a bot thinks.

    Attributes:
        address: the network address of the guest's requests; "" where it is unknown.
        guest: the id of the guest to whom the table is charged; "" for nobody.
        table: its name.
        is_watched: somebody looks at the table.
    """

    address: str = ""
    guest: str = ""
    table: str = ""
    is_watched: bool = True

    @property
    def path(self) -> tuple[str, str, str]:
        """The names of its shares, from the widest to the narrowest."""
        return self.address, self.guest, self.table


class Share(Generic[T]):
    """What waits for an address, a guest or a table, and how much thinking that has had. Its parts are the address's
    guests, or the guest's tables.

    Attributes:
        had: seconds of thinking, on the clock of the share that it is part of: it starts at the least that a part could
            have had when this one began to wait (see `add`).
        arrived: breaks ties between parts that have had the same: the first to arrive goes first.
    """

    __slots__ = ("_floor", "_idle", "_items", "_kept", "_waiting", "arrived", "had")

    def __init__(self) -> None:
        self.had = 0.0
        self.arrived = 0
        self._floor = 0.0  # what the part that was served last had had: who begins to wait starts no lower
        self._kept = KEPT_MIN
        self._waiting: dict[str, Share[T]] = {}  # parts for which something waits
        self._idle: dict[str, Share[T]] = {}  # parts for which nothing waits, for what they have had
        self._items: list[T] = []  # of a table, which has no parts

    @property
    def is_idle(self) -> bool:
        """Whether nothing waits."""
        return not self._waiting and not self._items

    def add(self, path: tuple[str, ...], item: T, arrived: int) -> None:
        """Let something wait. A part that begins to wait has saved nothing up while it was idle, and still owes what it
        had beyond its share.
        """
        if not path:
            self._items.append(item)
            return
        name = path[0]
        part = self._waiting.get(name)
        if part is None:
            part = self._waiting[name] = self._idle.pop(name, Share())
            part.had, part.arrived = max(part.had, self._floor), arrived
        part.add(path[1:], item, arrived)
        if len(self._idle) > self._kept:
            self._forget_some()

    def take(self, fits: Callable[[T], bool]) -> T | None:
        """Remove and return the next item of those that fit; None where none does."""
        for at, item in enumerate(self._items):
            if fits(item):
                return self._items.pop(at)
        order = [(part.had, part.arrived, name) for name, part in self._waiting.items()]
        heapq.heapify(order)
        while order:
            had, _, name = heapq.heappop(order)
            found = self._waiting[name].take(fits)
            if found is not None:
                self._floor = max(self._floor, had)
                self._set_aside(name)
                return found
        return None

    def charge(self, path: tuple[str, ...], seconds: float) -> None:
        """Count seconds of thinking; where they are negative, give them back."""
        self.had += seconds
        if path and (part := self._waiting.get(path[0]) or self._idle.get(path[0])):
            part.charge(path[1:], seconds)

    def remove(self, path: tuple[str, ...], item: T) -> None:
        """Remove something that waits."""
        if not path:
            self._items.remove(item)
            return
        self._waiting[path[0]].remove(path[1:], item)
        self._set_aside(path[0])

    def _set_aside(self, name: str) -> None:
        """Put a part among the idle ones, if it is idle now."""
        if self._waiting[name].is_idle:
            self._idle[name] = self._waiting.pop(name)

    def _forget_some(self) -> None:
        """Forget idle parts that have had no more than others: they would start at the same level again."""
        self._idle = {name: part for name, part in self._idle.items() if part.had > self._floor}
        if len(self._idle) > KEPT_MAX:
            self._idle = {}
        self._kept = max(KEPT_MIN, 2 * len(self._idle))


class FairQueue(Generic[T]):
    """What waits for a worker, each item with its claim; no item waits twice."""

    def __init__(self) -> None:
        self._watched: Share[T] = Share()
        self._unwatched: Share[T] = Share()
        self._claims: dict[T, Claim] = {}
        self._unseen: dict[str, list[T]] = {}  # what waits for unwatched tables, by table
        self._arrivals = 0

    def __len__(self) -> int:
        return len(self._claims)

    def __iter__(self) -> Iterator[T]:
        return iter(list(self._claims))

    def add(self, item: T, claim: Claim) -> None:
        """Let something wait."""
        self._arrivals += 1
        self._claims[item] = claim
        self._share(claim).add(claim.path, item, self._arrivals)
        if not claim.is_watched:
            self._unseen.setdefault(claim.table, []).append(item)

    def take(self, fits: Callable[[T], bool]) -> tuple[T, Claim] | None:
        """Remove and return the next item of those that fit, and its claim; tables that are watched go before those
        that are not. None where no item fits.
        """
        found = self._watched.take(fits)
        if found is None:
            found = self._unwatched.take(fits)
        return None if found is None else (found, self._drop(found))

    def charge(self, claim: Claim, seconds: float) -> None:
        """Count seconds of thinking: the expected ones when it begins, and the difference, which may be negative, when
        it has ended.
        """
        self._share(claim).charge(claim.path, seconds)

    def remove(self, item: T) -> Claim:
        """Remove an item that waits, and return its claim."""
        claim = self._claims[item]
        self._share(claim).remove(claim.path, item)
        return self._drop(item)

    def watch(self, table: str) -> None:
        """A table is watched from now on: what waits for it goes before what waits for unwatched tables."""
        for item in list(self._unseen.get(table, ())):
            self.add(item, self.remove(item)._replace(is_watched=True))

    def _drop(self, item: T) -> Claim:
        claim = self._claims.pop(item)
        if not claim.is_watched:
            self._unseen[claim.table].remove(item)
            if not self._unseen[claim.table]:
                del self._unseen[claim.table]
        return claim

    def _share(self, claim: Claim) -> Share[T]:
        return self._watched if claim.is_watched else self._unwatched
