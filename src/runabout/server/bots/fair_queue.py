"""Which bot thinks next, where more of them wait than there are workers.

Thinking is shared by time. Of the addresses for which a bot waits, the next is the one for which bots have thought for
the shortest time; of its guests, likewise; of the guest's tables, likewise (start-time fair queueing, by P. Goyal,
H. Vin and H. Cheng, 1996, once for each of these three levels). So a guest with sixty tables delays another guest's
table by one decision, and a thousand guests made at one address delay a guest elsewhere by as much. Tables that nobody
watches have what all others leave.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator
from typing import Generic, NamedTuple, TypeVar

KEPT_MIN = 100
"""Parts of a share that are kept before those are looked for that can be forgotten."""

KEPT_MAX = 20_000
"""Beyond so many, those are forgotten too that have had more than their share."""

T = TypeVar("T")


class Claim(NamedTuple):
    """For whom a bot thinks.

    Attributes:
        address: where the guest's requests come from; "" where that is not known.
        guest: the one whom the table counts for; "" for nobody.
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
    """What waits for an address, a guest or a table, and what it has had.

    Attributes:
        had: seconds of thinking, counted from where it began to wait for the first time (see `add`).
        count: how many wait.
        arrived: tells apart those that have had the same: the first that came goes first.
    """

    __slots__ = ("_floor", "_kept", "_parts", "_waiting", "arrived", "count", "had")

    def __init__(self) -> None:
        self.had = 0.0
        self.count = 0
        self.arrived = 0
        self._floor = 0.0  # what the part had that went last: nobody who begins to wait has had less
        self._kept = KEPT_MIN
        self._parts: dict[str, Share[T]] = {}
        self._waiting: list[T] = []

    def add(self, path: tuple[str, ...], item: T, arrived: int) -> None:
        """Let something wait. Who has not waited for a while has saved nothing up, and owes what it had too much."""
        self.count += 1
        if not path:
            self._waiting.append(item)
            return
        part = self._parts.setdefault(path[0], Share())
        if not part.count:
            part.had, part.arrived = max(part.had, self._floor), arrived
        part.add(path[1:], item, arrived)
        if len(self._parts) > self._kept:
            self._forget_some()

    def take(self, fits: Callable[[T], bool]) -> T | None:
        """What goes next of that which fits; None where nothing does."""
        for at, item in enumerate(self._waiting):
            if fits(item):
                self.count -= 1
                return self._waiting.pop(at)
        order = [(part.had, part.arrived, name) for name, part in self._parts.items() if part.count]
        heapq.heapify(order)
        while order:
            had, _, name = heapq.heappop(order)
            found = self._parts[name].take(fits)
            if found is not None:
                self.count -= 1
                self._floor = max(self._floor, had)
                return found
        return None

    def charge(self, path: tuple[str, ...], seconds: float) -> None:
        """Count seconds of thinking; below 0, they were counted too much."""
        self.had += seconds
        if path and path[0] in self._parts:
            self._parts[path[0]].charge(path[1:], seconds)

    def remove(self, path: tuple[str, ...], item: T) -> bool:
        """Let something wait no more; whether it did."""
        if path:
            found = path[0] in self._parts and self._parts[path[0]].remove(path[1:], item)
        elif found := item in self._waiting:
            self._waiting.remove(item)
        self.count -= found
        return found

    def _forget_some(self) -> None:
        """Forget parts for which nothing waits, and which have had no more than others."""
        self._parts = {name: part for name, part in self._parts.items() if part.count or part.had > self._floor}
        if len(self._parts) > KEPT_MAX:
            self._parts = {name: part for name, part in self._parts.items() if part.count}
        self._kept = max(KEPT_MIN, 2 * len(self._parts))


class FairQueue(Generic[T]):
    """What waits for a worker, each for somebody; none waits twice."""

    def __init__(self) -> None:
        self._watched: Share[T] = Share()
        self._unwatched: Share[T] = Share()
        self._claims: dict[T, Claim] = {}
        self._unseen: dict[str, list[T]] = {}  # what waits unwatched, by table
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
        """What goes next of that which fits, and for whom; a table that is watched goes before any that is not. None
        where nothing fits.
        """
        found = self._watched.take(fits)
        if found is None:
            found = self._unwatched.take(fits)
        return None if found is None else (found, self._drop(found))

    def charge(self, claim: Claim, seconds: float) -> None:
        """Count seconds of thinking for somebody: as many as are expected when it begins, and the difference, which may
        be below 0, when it has ended.
        """
        self._share(claim).charge(claim.path, seconds)

    def remove(self, item: T) -> Claim:
        """Let something wait no more; for whom it waited."""
        claim = self._claims[item]
        self._share(claim).remove(claim.path, item)
        return self._drop(item)

    def watch(self, table: str) -> None:
        """Somebody looks at a table from now on: what waits for it goes before what nobody watches."""
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
