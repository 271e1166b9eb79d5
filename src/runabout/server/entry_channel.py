"""How the processes of one server tell each other that a table has a new entry, or that there is a new notice: through
Litestar's channels.

Only the table's name and the entry's number are sent; a process that is told reads the rest from the database. So a
lost message costs nothing but time: a table catches up with the next message about it, or with the next sweep.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from msgspec import Struct

from runabout.server.errors import BadSetting
from runabout.server.tasks import BackgroundTasks
from runabout.server.telemetry import Measures, log

if TYPE_CHECKING:
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend

CHANNEL = "runabout entries"

BACKLOG = 10_000
"""Batches that wait to be processed; one that comes when so many wait is dropped."""

REST_SECONDS = 0.01
"""Seconds between two batches: entries written meanwhile are sent together, which costs as much as one."""

RETRY_SECONDS = 1.0
"""Seconds until Redis is tried again after it did not answer."""

TIMEOUT_SECONDS = 2.0
"""Seconds that Redis has to answer."""


async def ignore() -> None:
    """Do nothing about notices."""


class Batch(Struct, frozen=True):
    """What one process tells at once.

    Attributes:
        sender: a name of that process, which ignores what it sent itself.
        newest: the number of the newest entry, by table.
        has_notice: whether there is a new notice (see server.notices).
    """

    sender: str
    newest: dict[str, int]
    has_notice: bool = False


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Batch).decode


class EntryChannel:
    """Tells other processes of new entries, and hears from them.

    Args:
        redis_url: where they meet; None where there is one process.
        measures: where messages that could not be sent are counted.
    """

    def __init__(self, redis_url: str | None, measures: Measures) -> None:
        backend = ReconnectingRedis(redis_url, measures) if redis_url else MemoryChannelsBackend()
        self.channels = ChannelsPlugin(backend, channels=[CHANNEL], subscriber_max_backlog=BACKLOG)
        self._name = secrets.token_urlsafe(9)
        self._unsent: dict[str, int] = {}
        self._has_notice = False
        self._has_unsent = asyncio.Event()
        self._tasks = BackgroundTasks()

    async def tell(self, table: str, number: int) -> None:
        """Tell of an entry; never waits for Redis, never fails. While a batch is sent, the next one is collected."""
        self._unsent[table] = number
        self._has_unsent.set()

    def tell_notice(self) -> None:
        """Tell that there is a new notice; as `tell`."""
        self._has_notice = True
        self._has_unsent.set()

    @contextlib.asynccontextmanager
    async def listening(
        self, heard: Callable[[str, int], Awaitable[None]], noticed: Callable[[], Awaitable[None]] = ignore
    ) -> AsyncIterator[None]:
        """Send, and listen, until the end of the block; what waits to be sent then is sent.

        Args:
            heard: called for each table of which another process tells, with the number of its newest entry.
            noticed: called where another process tells of a new notice.
        """
        self._tasks = BackgroundTasks()
        async with self.channels:
            subscriber = await self.channels.subscribe(CHANNEL)
            self._tasks.start(self._listen(subscriber.iter_events(), heard, noticed))
            self._tasks.start(self._publish())
            try:
                yield
            finally:
                await self._tasks.cancel()
                await self._publish_once()

    async def _publish(self) -> None:
        while True:
            await self._has_unsent.wait()
            await self._publish_once()
            await asyncio.sleep(REST_SECONDS)

    async def _publish_once(self) -> None:
        self._has_unsent.clear()
        newest, self._unsent = self._unsent, {}
        has_notice, self._has_notice = self._has_notice, False
        if newest or has_notice:
            await self.channels.wait_published(_encode(Batch(self._name, newest, has_notice)), CHANNEL)

    async def _listen(
        self,
        events: AsyncGenerator[Any, None],
        heard: Callable[[str, int], Awaitable[None]],
        noticed: Callable[[], Awaitable[None]],
    ) -> None:
        async for event in events:
            try:
                batch = _decode(event)
            except msgspec.MsgspecError:
                log().warning("a message on our channel cannot be read; does another program use the channel?")
                continue
            if batch.sender != self._name:
                for table, number in batch.newest.items():
                    # Each in a task of its own: one table that is busy delays no other.
                    self._tasks.start(self._follow(heard(table, number)))
                if batch.has_notice:
                    self._tasks.start(self._follow(noticed()))

    async def _follow(self, acting: Awaitable[None]) -> None:
        try:
            await acting
        except Exception:  # noqa: BLE001  # the next message about it, or the next sweep, will do
            log().exception("what another process told of could not be followed")


class ReconnectingRedis(ChannelsBackend):
    """Litestar's channels over Redis, for a Redis that may go away and come back.

    The plugin alone stops sending and listening for good at the first fault. Here messages that cannot be sent are
    dropped and counted, and listening is resumed as soon as Redis answers.

    Args:
        url: of Redis.
        measures: where dropped messages are counted.

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
        self._inner = self._connected()
        self._channels: set[str] = set()
        self._resting_until = 0.0

    async def on_startup(self) -> None:
        """Do nothing: Redis need not answer yet."""

    async def on_shutdown(self) -> None:
        """Close the connections."""
        with contextlib.suppress(*_faults()):
            await self._inner.on_shutdown()
        with contextlib.suppress(*_faults()):
            await self._redis.aclose()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send; where Redis does not answer, the message is dropped and counted."""
        clock = asyncio.get_running_loop().time
        if clock() >= self._resting_until:
            try:
                await self._inner.publish(data, channels)
            except _faults() as fault:
                self._resting_until = clock() + RETRY_SECONDS
                log().warning("Redis does not answer; other processes are told of moves later", fault=str(fault))
            else:
                return
        self._measures.news_lost.inc()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen there, as soon as Redis answers."""
        self._channels.update(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listen there no more."""
        self._channels -= set(channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """The messages, until the consumer stops."""
        while True:
            try:
                if self._channels:
                    await self._inner.subscribe(self._channels)
                    async for channel, data in self._inner.stream_events():
                        yield channel, data
            except _faults() as fault:
                log().warning("Redis does not answer; this process is told of others' moves later", fault=str(fault))
                with contextlib.suppress(*_faults()):
                    await self._inner.on_shutdown()
                self._inner = self._connected()
            await asyncio.sleep(RETRY_SECONDS)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Always empty: messages are not kept."""
        return []

    def _connected(self) -> RedisChannelsPubSubBackend:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend

        return RedisChannelsPubSubBackend(redis=self._redis)


def _faults() -> tuple[type[Exception], ...]:
    from redis.exceptions import RedisError

    return (RedisError, OSError, asyncio.TimeoutError)
