"""How the processes of one server tell each other that a table has a new entry: through Litestar's channels.

Only the table's name and the entry's number are told; who hears of it reads the rest from the database. So what is lost
on the way costs nothing but time: a table catches up with the next news of it, or when the Hall looks after it.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Iterable
from types import TracebackType
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from msgspec import Struct

from runabout.server.errors import BadSetting
from runabout.server.telemetry import Measures, log

if TYPE_CHECKING:
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend

CHANNEL = "runabout entries"

BACKLOG = 10_000
"""Batches of news that wait to be heard; what comes when so many wait is dropped."""

REST_SECONDS = 0.01
"""Between two batches: what comes meanwhile is told together, which costs as much as one entry."""

RETRY_SECONDS = 1.0
"""How long Redis is left alone after it did not answer."""

TIMEOUT_SECONDS = 2.0
"""How long Redis has to answer."""


class Batch(Struct, frozen=True):
    """What one process tells at once.

    Attributes:
        teller: a name of that process, which does not listen to itself.
        newest: the number of the newest entry, by table.
    """

    teller: str
    newest: dict[str, int]


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Batch).decode


class News:
    """Tells other processes of new entries, and hears from them.

    Args:
        redis_url: where they meet; None where there is one process.
        heard: what is done with what is heard: a table's name, and the number of its newest entry.
        measures: where what could not be told is counted.
    """

    def __init__(self, redis_url: str | None, heard: Callable[[str, int], Awaitable[None]], measures: Measures) -> None:
        backend = Steady(redis_url, measures) if redis_url else MemoryChannelsBackend()
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL], subscriber_max_backlog=BACKLOG)
        self._heard = heard
        self._me = secrets.token_urlsafe(9)
        self._untold: dict[str, int] = {}
        self._some = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def tell(self, table: str, number: int) -> None:
        """Tell of an entry; never waits for Redis, and never fails. What comes while a batch is told is the next."""
        self._untold[table] = number
        self._some.set()

    async def __aenter__(self) -> News:
        await self.channels.__aenter__()
        subscriber = await self.channels.subscribe(CHANNEL)
        self._begin(self._listen(subscriber.iter_events()))
        self._begin(self._publish())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._publish_once()  # the last words
        await self.channels.__aexit__(kind, fault, trace)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _publish(self) -> None:
        while True:
            await self._some.wait()
            await self._publish_once()
            await asyncio.sleep(REST_SECONDS)

    async def _publish_once(self) -> None:
        self._some.clear()
        batch, self._untold = self._untold, {}
        if batch:
            await self.channels.wait_published(_encode(Batch(self._me, batch)), CHANNEL)

    async def _listen(self, events: AsyncGenerator[Any, None]) -> None:
        async for event in events:
            try:
                batch = _decode(event)
            except msgspec.MsgspecError:
                log().warning("news came that cannot be read; is somebody else on our channel?")
                continue
            if batch.teller != self._me:
                for table, number in batch.newest.items():
                    # Each in its own time: one table that is busy holds up no other.
                    self._begin(self._follow(table, number))

    async def _follow(self, table: str, number: int) -> None:
        try:
            await self._heard(table, number)
        except Exception:  # noqa: BLE001  # the next news of it, or the Hall's looking round, will do
            log().exception("news of a table could not be followed", table=table)


class Steady(ChannelsBackend):
    """Litestar's channels over Redis, for a Redis that may go away and come back.

    As it is, the plugin stops telling and hearing for good at the first fault. Here news that cannot be told are
    dropped and counted, and hearing is taken up again as soon as Redis answers.

    Args:
        url: of Redis.
        measures: where what was dropped is counted.

    Raises:
        BadSetting: the client for Redis is not installed, or does not take the URL.
    """

    def __init__(self, url: str, measures: Measures) -> None:
        try:
            from redis import asyncio as redis
        except ImportError:
            raise BadSetting('redis_url: Redis needs more to be installed: pip install "runabout[redis]".') from None
        try:
            self._redis = redis.Redis.from_url(
                url, socket_timeout=TIMEOUT_SECONDS, socket_connect_timeout=TIMEOUT_SECONDS, health_check_interval=10
            )
        except ValueError as fault:
            raise BadSetting(f"redis_url: expected redis://HOST:PORT/NUMBER; {fault}.") from None
        self._measures = measures
        self._inner = self._made()
        self._channels: set[str] = set()
        self._resting_until = 0.0

    async def on_startup(self) -> None:
        """Nothing: Redis need not be there yet."""

    async def on_shutdown(self) -> None:
        """Let go of the connections."""
        with contextlib.suppress(*_faults()):
            await self._inner.on_shutdown()
        with contextlib.suppress(*_faults()):
            await self._redis.aclose()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell, unless Redis does not answer."""
        clock = asyncio.get_running_loop().time
        if clock() >= self._resting_until:
            try:
                await self._inner.publish(data, channels)
            except _faults() as fault:
                self._resting_until = clock() + RETRY_SECONDS
                log().warning("Redis does not answer; other processes hear of moves later", fault=str(fault))
            else:
                return
        self._measures.news_lost.inc()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Hear of what is told there, as soon as Redis answers."""
        self._channels.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Hear of it no more."""
        self._channels -= set(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """What is told, for as long as it is listened to."""
        while True:
            try:
                if self._channels:
                    await self._inner.subscribe(self._channels)
                    async for channel, data in self._inner.stream_events():
                        yield channel, data
            except _faults() as fault:
                log().warning("Redis does not answer; moves of other processes are heard of later", fault=str(fault))
                with contextlib.suppress(*_faults()):
                    await self._inner.on_shutdown()
                self._inner = self._made()
            await asyncio.sleep(RETRY_SECONDS)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing is kept."""
        return []

    def _made(self) -> RedisChannelsPubSubBackend:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend

        return RedisChannelsPubSubBackend(redis=self._redis)


def _faults() -> tuple[type[Exception], ...]:
    from redis.exceptions import RedisError

    return (RedisError, OSError, asyncio.TimeoutError)
