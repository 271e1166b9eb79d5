"""What is killed, paused and cut off: one server over SQLite, one over PostgreSQL, or two with Redis between them."""

from __future__ import annotations

import asyncio
import random
import signal
import struct
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psycopg

from tests.patience import PATIENCE
from tests.server.endurance.relay import Relay
from tests.server.processes import Nursery, Redis, Server
from tests.server.services import Postgres, postgres

PAUSE = (0.1, 1.5)
"""Seconds that something is paused or cut off, from and to."""

FILE_LIMITS = (0, 20_000, 300_000)
"""Bytes beyond which no file grows while the disk is full: some writes are refused in their middle."""

CLOCK_STEPS = (-90_000.0, -3600.0, -5.0, 5.0, 3600.0, 90_000.0)
"""Seconds."""

STARTS = 5
"""Attempts to start a database that was killed: what is left of it may take a moment to go."""

Harm = Callable[[random.Random], Awaitable[None]]


@dataclass
class Place:
    """Servers, and what they depend on.

    Attributes:
        servers: that guests send requests to.
        database: the SQLite file, or the URL of the database in PostgreSQL, without a relay between.
        harms: what may be done to it, by name; each returns once it is over.
    """

    servers: list[Server]
    database: Path | str
    harms: dict[str, Harm] = field(default_factory=dict)


async def while_away(dice: random.Random) -> None:
    """Wait as long as something is away."""
    await asyncio.sleep(dice.uniform(*PAUSE))


def pausing(process: Server | Postgres | Redis) -> Harm:
    """Stop a process for a while, as it stands."""

    async def pause(dice: random.Random) -> None:
        process.signal(signal.SIGSTOP)
        try:
            await while_away(dice)
        finally:  # also where the run is given up: what is paused cannot be stopped
            process.signal(signal.SIGCONT)

    return pause


def cutting(relays: list[Relay]) -> Harm:
    """Cut the connections of one relay off for a while."""

    async def cut(dice: random.Random) -> None:
        relay = dice.choice(relays)
        await relay.cut()
        await while_away(dice)
        await relay.open()

    return cut


def on_server(server: Server, clock: Path) -> dict[str, Harm]:
    """What may be done to one server process."""

    async def kill(dice: random.Random) -> None:
        await asyncio.to_thread(server.kill)
        if dice.random() < 0.5:
            await while_away(dice)
        await asyncio.to_thread(server.start)

    async def step_clock(dice: random.Random) -> None:
        set_clock(clock, dice.choice(CLOCK_STEPS))
        if dice.random() < 0.5:
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)

    return {"server killed": kill, "server paused": pausing(server), "clock stepped": step_clock}


def on_sqlite(server: Server) -> dict[str, Harm]:
    """What may be done to the file of one server."""

    async def fill(dice: random.Random) -> None:
        server.limit_files(dice.choice(FILE_LIMITS))
        await while_away(dice)
        server.limit_files(None)

    async def fill_and_kill(dice: random.Random) -> None:
        server.limit_files(dice.choice(FILE_LIMITS))
        await while_away(dice)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

    return {"disk full": fill, "disk full, server killed": fill_and_kill}


def on_postgres(cluster: Postgres, servers: list[Server], relays: list[Relay]) -> dict[str, Harm]:
    """What may be done to PostgreSQL, and to the connections to it."""

    async def restart() -> None:
        for attempt in range(STARTS):
            try:
                return await asyncio.to_thread(cluster.start)
            except RuntimeError:
                if attempt == STARTS - 1:
                    raise
                await asyncio.sleep(0.2)

    async def recover() -> None:
        """Wait until all that it has to write is written. It ends where it could not, and perhaps only in a moment."""
        until = time.monotonic() + PATIENCE
        while True:
            if not cluster.is_alive:
                await restart()
            try:
                return await asyncio.to_thread(cluster.checkpoint)
            except psycopg.Error:
                assert time.monotonic() < until, "PostgreSQL does not come back from a full disk"
                await asyncio.sleep(0.2)

    async def kill(dice: random.Random) -> None:
        await asyncio.to_thread(cluster.kill)
        if dice.random() < 0.5:
            await while_away(dice)
        await restart()

    async def kill_both(dice: random.Random) -> None:
        server = dice.choice(servers)
        await asyncio.gather(asyncio.to_thread(cluster.kill), asyncio.to_thread(server.kill))
        await restart()
        await asyncio.to_thread(server.start)

    async def lose_replies(dice: random.Random) -> None:
        relay = dice.choice(relays)
        relay.loses_replies = True
        await while_away(dice)
        await relay.cut()
        await relay.open()

    async def fill(dice: random.Random) -> None:
        cluster.limit_files(dice.choice(FILE_LIMITS))
        await while_away(dice)
        cluster.limit_files(None)
        await recover()

    return {
        "database killed": kill,
        "database and server killed": kill_both,
        "database paused": pausing(cluster),
        "database cut off": cutting(relays),
        "replies of the database lost": lose_replies,
        "disk full": fill,
    }


def on_redis(redis: Redis, relays: list[Relay]) -> dict[str, Harm]:
    """What may be done to Redis, and to the connections to it."""

    async def kill(dice: random.Random) -> None:
        await asyncio.to_thread(redis.stop)
        await while_away(dice)
        await asyncio.to_thread(redis.start)

    return {"Redis killed": kill, "Redis paused": pausing(redis), "Redis cut off": cutting(relays)}


def new_clock(folder: Path, name: str) -> Path:
    """A file by which a server's clock is stepped."""
    found = folder / f"{name}.clock"
    found.write_bytes(struct.pack("d", 0.0))
    return found


def set_clock(file: Path, seconds: float) -> None:
    """Let the wall clock of a server be wrong by so much. Written in place: a process that reads a mapped file while it
    is empty, as between truncation and writing, dies of SIGBUS.
    """
    with file.open("r+b") as opened:
        opened.write(struct.pack("d", seconds))


@asynccontextmanager
async def sqlite_place(home: Nursery) -> AsyncIterator[Place]:
    """One server over SQLite."""
    clock = new_clock(home.folder, "sqlite")
    folder = home.folder / "sqlite"
    server = await asyncio.to_thread(home.start, "sqlite", clock, folder=folder)
    try:
        yield Place([server], folder / "tables.db", on_server(server, clock) | on_sqlite(server))
    finally:
        server.kill()


@asynccontextmanager
async def postgres_place(home: Nursery) -> AsyncIterator[Place]:
    """One server over PostgreSQL, with fsync on."""
    async with on_cluster(home, ["postgresql"]) as (place, _):
        yield place


@asynccontextmanager
async def redis_place(home: Nursery) -> AsyncIterator[Place]:
    """Two servers over one PostgreSQL, with Redis between them."""
    redis = await asyncio.to_thread(Redis)
    try:
        async with on_cluster(home, ["one", "other"], redis) as (place, relays):
            place.harms |= on_redis(redis, relays)
            yield place
    finally:
        redis.close()


@asynccontextmanager
async def on_cluster(
    home: Nursery, names: list[str], redis: Redis | None = None
) -> AsyncIterator[tuple[Place, list[Relay]]]:
    """Servers of these names over a PostgreSQL cluster of their own, and the relays by which each reaches Redis."""
    async with AsyncExitStack() as stack:
        cluster = stack.enter_context(postgres(fsync=True))
        url = cluster.url("endurance")
        database = url.partition("?")[0]
        place = Place([], url)
        relays, redis_relays = [], []
        for name in names:
            folder = cluster.folder / name
            folder.mkdir()
            socket = ".s.PGSQL.5432"
            relays.append(await opened(stack, Relay(folder / socket, cluster.folder / socket)))
            flags = {"folder": home.folder / "cluster", "database_url": f"{database}?host={folder}"}
            if redis is not None:
                redis_relays.append(await opened(stack, Relay(folder / "redis", Path(redis.socket))))
                flags["redis_url"] = f"unix://{folder / 'redis'}"
            clock = new_clock(home.folder, name)
            server = await asyncio.to_thread(home.start, name, clock, **flags)
            stack.callback(server.kill)
            place.servers.append(server)
            more = on_server(server, clock)
            place.harms |= more if len(names) == 1 else {f"{harm} ({name})": do for harm, do in more.items()}
        place.harms |= on_postgres(cluster, place.servers, relays)
        yield place, redis_relays


async def opened(stack: AsyncExitStack, relay: Relay) -> Relay:
    """A relay that is open, until the end."""
    await relay.open()
    stack.push_async_callback(relay.cut)
    return relay


PLACES = {"sqlite": sqlite_place, "postgresql": postgres_place, "redis": redis_place}
