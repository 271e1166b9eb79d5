"""Harms, one after the other, while guests go on; and what was lost by them."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tests.server.endurance.journal import DONE, Journal
from tests.server.endurance.places import PLACES, Place
from tests.server.endurance.reader import Stored, lost, read, wrong
from tests.server.endurance.wanderer import House, Wanderer
from tests.server.processes import Nursery

GUESTS = 8

BETWEEN = (3, 25)
"""So many requests are acknowledged between two harms, from and to."""

PATIENCE = 900
"""Seconds in which requests are acknowledged again after a harm."""


@dataclass
class Report:
    """What became of a run.

    Attributes:
        harms: how often each was done, by name.
        journal: what was sent and acknowledged.
        stored: what the database has.
        lost, wrong: see `reader`; of a server that keeps its word, both are empty.
    """

    harms: Counter[str]
    journal: Journal
    stored: Stored
    lost: list[str]
    wrong: list[str]


async def endure(
    home: Nursery,
    kind: str,
    harms: Sequence[str] | int,
    seed: int,
    tell: Callable[[str], None] = lambda line: None,
    guests: int = GUESTS,
    seconds: float = math.inf,
) -> Report:
    """Harm a place of that kind, while guests send requests.

    Args:
        home: where servers come from.
        kind: of `PLACES`.
        harms: their names, in order; or how many, drawn from all.
        seed: of what is drawn.
        tell: takes a line after each harm.
        guests: how many send requests.
        seconds: after which no harm is begun any more.
    """
    until = time.monotonic() + seconds
    done: list[str] = []
    dice = random.Random(seed)
    async with PLACES[kind](home) as place:
        if isinstance(harms, int):
            names = [name for name in place.harms for _ in range(-(-harms // len(place.harms)))]
            dice.shuffle(names)
            harms = names[:harms]
        house = House(place.servers)
        wanderers = [Wanderer(house, f"Guest {number}", random.Random(dice.random())) for number in range(guests)]
        for guest in wanderers:
            await guest.come()
        async with asyncio.TaskGroup() as group:
            for guest in wanderers:
                group.create_task(guest.wander())
            for number, name in enumerate(harms, 1):
                await go_on(place, house.journal, dice.randint(*BETWEEN), name)
                if time.monotonic() > until:
                    break
                began = time.perf_counter()
                await place.harms[name](dice)
                done.append(name)
                tell(f"{kind} {number}/{len(harms)}: {name}, {time.perf_counter() - began:.1f} s; "
                     f"{house.journal.acknowledged} acknowledged")  # fmt: skip
            await go_on(place, house.journal, BETWEEN[1], "all")
            await go_on(place, house.journal, 1, "all", ("played",))
            house.is_closing = True
        await check_readable(place, wanderers[0])
        for guest in wanderers:
            await guest.go()
        for server in place.servers:
            await asyncio.to_thread(server.kill)
        stored = await asyncio.to_thread(read, place.database)
    return Report(Counter(done), house.journal, stored, lost(stored, house.journal), wrong(stored, house.journal))


async def go_on(place: Place, journal: Journal, more: int, before: str, kinds: Sequence[str] = ()) -> None:
    """Wait until so many more requests are acknowledged before the next harm; of these kinds, where any are given."""

    def acknowledged() -> int:
        done = [request.kind for request in journal.requests if request.outcome == DONE]
        return sum(not kinds or kind in kinds for kind in done)

    wanted = acknowledged() + more
    until = time.monotonic() + PATIENCE
    while acknowledged() < wanted:
        for server in place.servers:  # nobody harms them now
            assert server.is_alive, f"{server.log.stem} has ended by itself before the harm {before!r}"
        assert time.monotonic() < until, f"nothing goes on any more before the harm {before!r}"
        await asyncio.sleep(0.02)


async def check_readable(place: Place, guest: Wanderer) -> None:
    """Let servers that have just started read every table."""
    for server in place.servers:
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    tables = {request.table for request in guest.house.journal.requests if request.table}
    for table in sorted(tables):
        if await guest.look(table) is None:
            guest.house.journal.troubles.append(f"{table} cannot be read")
