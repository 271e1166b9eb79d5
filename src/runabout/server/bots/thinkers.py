"""Thinkers, as a server sees them: processes of `runabout think` that answer questions about bots on other machines.

Questions go out as jobs of SAQ, over Redis, on a queue that is named after what must agree (see `agreed`): a thinker of
another version never sees them. Only as many go out as thinkers can begin at once; all others wait in the server's fair
queue, which decides the order. Who is there, and for how many questions, is what SAQ's workers say of themselves every
two seconds. An answer that does not come in time is given by the server's own workers.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from runabout.server.bots.agreed import Identity, identity, name_of
from runabout.server.bots.protocol import Ask
from runabout.server.errors import BadSetting
from runabout.server.tasks import BackgroundTasks
from runabout.server.telemetry import Measures, log

if TYPE_CHECKING:
    from saq import Job, Status
    from saq.queue.redis import RedisQueue

SERVERS = "runabout-servers"
"""The queue at which servers say which they are; it never holds a job."""

THINK = "think"
"""The name of the jobs' function."""

LOOK_SECONDS = 1.0
"""Seconds between two looks at who is there."""

TOLD_SECONDS = 2
"""Seconds between two times that a thinker says that it is there; one second later it counts as gone."""

SEEN_SECONDS = 3
"""The same for a server."""

REPLY_SECONDS = 2.0
"""Seconds that Redis has to answer."""

RETRY_SECONDS = 0.5
"""Seconds until Redis is tried again after it did not answer."""

KEPT_SECONDS = 5
"""Seconds that Redis keeps an answer, and with it what a bot saw."""

REST_SECONDS = (1.0, 60.0)
"""How long no thinker is asked after one has not answered: at first, and at most; twice as long each time."""


class Unanswered(Exception):
    """No thinker has answered a question, or none could; the server's own workers do."""


class Thought(Struct, frozen=True, array_like=True):
    """What a thinker answers.

    Attributes:
        action: the number of the action that the bot plays; -1 with a fault.
        seconds: how long it has thought.
        fault: why there is no action; "" where there is one.
    """

    action: int
    seconds: float
    fault: str = ""


class Presence(Struct, frozen=True):
    """What a thinker says of itself: questions that it takes at a time, and games whose bots it has loaded."""

    slots: int
    games: frozenset[str]


def faults() -> tuple[type[Exception], ...]:
    """What the client for Redis raises where Redis does not answer, or not as expected."""
    from redis.exceptions import RedisError

    return RedisError, OSError, TimeoutError, asyncio.IncompleteReadError


def _unanswered() -> tuple[type[Exception], ...]:
    """What makes a question one that was not answered: also an answer that is none."""
    return *faults(), msgspec.ValidationError


def _load(body: bytes | str) -> Any:
    return msgspec.msgpack.decode(body.encode() if isinstance(body, str) else body)


def connect(url: str, name: str, timeout: float) -> RedisQueue:
    """A queue of SAQ's; nothing is sent yet.

    Args:
        url: of Redis.
        name: of the queue.
        timeout: seconds that Redis has for an answer.

    Raises:
        BadSetting: SAQ is not installed, or does not take the URL.
    """
    try:
        from redis import asyncio as redis
        from redis.asyncio.retry import Retry
        from redis.backoff import ConstantBackoff
        from saq.queue.redis import RedisQueue
    except ImportError:
        raise BadSetting('thinkers: they need more to be installed: pip install "runabout[thinkers]".') from None
    try:
        # SAQ listens again at once where Redis is away: without a pause it would do nothing else, and nor would we.
        retry = Retry(ConstantBackoff(RETRY_SECONDS), 1)
        client = redis.Redis.from_url(url, socket_timeout=timeout, socket_connect_timeout=REPLY_SECONDS, retry=retry)
    except ValueError as fault:
        raise BadSetting(f"redis_url: expected redis://HOST:PORT/NUMBER; {fault}.") from None
    return RedisQueue(client, name=name, dump=msgspec.msgpack.encode, load=_load)


def queue_name(mine: Identity) -> str:
    """The queue of those who agree on an identity."""
    return f"runabout-{name_of(mine)}"


async def servers_seen(servers: RedisQueue) -> list[Identity]:
    """The identity of every server that is there."""
    info = await servers.info()
    return [each["metadata"] or {} for each in info["workers"].values()]


class Thinkers:
    """Asks thinkers, as many questions at a time as this server's part of them can take.

    Args:
        url: of the Redis where they meet.
        seconds: that a thinker has for an answer.
        games: the names of the games that this server serves.
        measures: where answers are counted.

    Attributes:
        slots: questions that may be out at a time.

    Raises:
        BadSetting: SAQ is not installed, or the URL is none.
    """

    def __init__(self, url: str, seconds: float, games: Sequence[str], measures: Measures) -> None:
        self._identity = identity(games)
        self._seconds = seconds
        self._measures = measures
        self._jobs = connect(url, queue_name(self._identity), REPLY_SECONDS)
        self._servers = connect(url, SERVERS, REPLY_SECONDS)
        self._name = secrets.token_hex(8)
        self._tasks = BackgroundTasks()
        self._found = 0
        self._games: frozenset[str] = frozenset()
        self._heard = -math.inf
        self._rest = 0.0
        self._resting_until = -math.inf

    @property
    def slots(self) -> int:
        """Questions that this server may ask at a time; 0 where no thinker is there, or Redis is away."""
        now = asyncio.get_running_loop().time()
        hears = now - self._heard < SEEN_SECONDS
        return self._found if hears and now >= self._resting_until else 0

    def takes(self, game: str) -> bool:
        """Whether thinkers answer questions about a game now."""
        return game in self._games and self.slots > 0

    @contextlib.asynccontextmanager
    async def watched(self, on_change: Callable[[], None]) -> AsyncIterator[None]:
        """Look who is there until the end of the block.

        Args:
            on_change: called after each look.
        """
        self._tasks = BackgroundTasks()
        self._tasks.start(self._listen())
        self._tasks.start(self._watch(on_change))
        try:
            yield
        finally:
            await self._tasks.cancel()
            for queue in (self._jobs, self._servers):
                with contextlib.suppress(*faults()):
                    await queue.disconnect()

    async def choose(self, ask: Ask) -> Thought:
        """The answer to a question.

        Raises:
            Unanswered: it did not come in time, or the thinker found none. For some time no thinker is asked.
        """
        from saq import Job

        limit = math.ceil(self._seconds) + 1
        kwargs = {"ask": msgspec.msgpack.encode(ask)}
        job = Job(THINK, kwargs=kwargs, queue=self._jobs, timeout=limit, ttl=KEPT_SECONDS)
        asked = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(self._seconds):
                await self._answered(job)
            thought = msgspec.convert(job.result, Thought)
        except _unanswered() as fault:
            self._lose(job, asked, fault)
            raise Unanswered(str(fault) or "not in time") from None
        if thought.fault:
            self._measures.thinkers.labels("failed").inc()
            raise Unanswered(thought.fault)
        self._rest = 0.0
        self._measures.thinkers.labels("answered").inc()
        return thought

    async def _answered(self, job: Job) -> None:
        """Put a job into the queue, and wait until it is done."""
        # SAQ drops what is published about a job that nobody listens for: listening begins first.
        ear = asyncio.ensure_future(self._jobs.listen([job.key], lambda _, status: status in _over(), timeout=None))
        try:
            await asyncio.sleep(0)
            await self._jobs.enqueue(job)
            await ear
            await job.refresh()
        finally:
            ear.cancel()

    def _lose(self, job: Job, asked: float, fault: Exception) -> None:
        """A job was not answered: ask no thinker for some time, and take the job back."""
        self._measures.thinkers.labels("unanswered").inc()
        now = asyncio.get_running_loop().time()
        if asked >= self._resting_until:  # else it was asked together with one that was lost before
            self._rest = min(max(2 * self._rest, REST_SECONDS[0]), REST_SECONDS[1])
            self._resting_until = now + self._rest
            log().warning(
                "a thinker did not answer", after=round(now - asked, 3), rest=self._rest, fault=type(fault).__name__
            )
        self._tasks.start(self._take_back(job))

    async def _take_back(self, job: Job) -> None:
        with contextlib.suppress(*faults()):
            async with asyncio.timeout(REPLY_SECONDS):
                await job.abort("answered elsewhere", ttl=KEPT_SECONDS)

    # ----------------------------------------------------------------------------------- who is there

    async def _listen(self) -> None:
        """Hear what this server itself publishes about a job that there is not: then it hears of answers, too."""

        def hear(_: str, __: Status) -> bool:
            self._heard = asyncio.get_running_loop().time()
            return False

        while True:
            try:
                await self._jobs.listen([self._name], hear, timeout=None)
            except Exception as fault:  # noqa: BLE001  # of any kind: without it no thinker is ever asked again
                log().warning("thinkers cannot be heard", fault=type(fault).__name__)
            await asyncio.sleep(LOOK_SECONDS)

    async def _watch(self, on_change: Callable[[], None]) -> None:
        while True:
            before = self._found
            try:
                async with asyncio.timeout(REPLY_SECONDS):
                    await self._look()
            except faults():
                self._found = 0
            except (msgspec.MsgspecError, TypeError, ValueError):
                self._found = 0
                log().warning("what thinkers say of themselves cannot be read; does another program use their names?")
            if self._found != before:
                log().info("thinkers", slots=self._found, games=len(self._games))
            self._measures.thinker_slots.set(self._found)
            on_change()
            await asyncio.sleep(LOOK_SECONDS)

    async def _look(self) -> None:
        """Say which server this is, and count thinkers and servers."""
        from saq import Job, Status

        await self._servers.worker_info(self._name, SERVERS, dict(self._identity), ttl=SEEN_SECONDS)
        await self._jobs.notify(Job(THINK, key=self._name, queue=self._jobs, status=Status.NEW))
        servers = [one for one in await servers_seen(self._servers) if one == self._identity]
        found = _presences(await self._jobs.info())
        self._found = math.ceil(sum(one.slots for one in found) / max(1, len(servers)))
        self._games = frozenset.intersection(*(one.games for one in found)) if found else frozenset()


def _presences(info: Mapping[str, Any]) -> list[Presence]:
    """What the thinkers at a queue say of themselves."""
    return [msgspec.convert(each["metadata"], Presence) for each in info["workers"].values()]


def _over() -> set[Status]:
    from saq.job import TERMINAL_STATUSES

    return TERMINAL_STATUSES
