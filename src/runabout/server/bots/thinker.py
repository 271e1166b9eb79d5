"""A thinker: a process that answers questions about bots for servers, on their machine or another (`runabout think`).

It is a worker of SAQ whose jobs are answered by a pool of processes, the same as a server's own. It begins when its
bots are compiled and loaded, and refuses to work where servers of another version are and none of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

import msgspec

from runabout.games import names
from runabout.server.bots.agreed import difference, identity
from runabout.server.bots.pool import BotPool, NoChoice
from runabout.server.bots.protocol import Ask
from runabout.server.bots.thinkers import (
    LOOK_SECONDS,
    SERVERS,
    THINK,
    TOLD_SECONDS,
    Presence,
    Thought,
    connect,
    faults,
    queue_name,
    servers_seen,
)
from runabout.server.errors import BadSetting
from runabout.server.telemetry import log

if TYPE_CHECKING:
    from saq import Worker

WAIT_SECONDS = 5
"""Seconds after which a wait for the next job is begun anew, so that a connection that is dead is noticed."""

END_SECONDS = 1
"""Seconds that a thinker which is told to end has for the questions that it is answering."""

_ask = msgspec.msgpack.Decoder(Ask).decode


class Thinker:
    """One process of `runabout think`.

    Args:
        url: of the Redis where servers and thinkers meet.
        workers: processes in which bots think, and questions that are answered at a time.
        games: the names of the games of the servers; None: all that are installed.

    Raises:
        BadSetting: SAQ is not installed, or the URL is none.
    """

    def __init__(self, url: str, workers: int, games: Sequence[str] | None = None) -> None:
        self._games = games or names()
        self._identity = identity(self._games)
        self._size = workers
        self._pool = BotPool(workers)
        # A connection waits for the next job for as long as that may take.
        self._jobs = connect(url, queue_name(self._identity), 2 * WAIT_SECONDS)
        self._servers = connect(url, SERVERS, 2 * WAIT_SECONDS)

    async def run(self, greet: Callable[[], None]) -> None:
        """Answer until the process is told to end (SIGINT, SIGTERM).

        Args:
            greet: called once, when it begins to answer.

        Raises:
            BadSetting: the servers at this Redis are of another version; what they expect is in the sentence.
        """
        try:
            await self._wait_for_redis()
            await self._pool.start(self._games)
            while not self._pool.is_settled:
                await asyncio.sleep(0.05)
            greet()
            await self._work(self._worker())
        finally:
            await self._pool.close()
            for queue in (self._jobs, self._servers):
                with contextlib.suppress(*faults()):
                    await queue.disconnect()

    def _worker(self) -> Worker[Any]:
        """SAQ's worker, which says what this thinker can do."""
        from saq import Worker

        presence = Presence(self._size, frozenset(filter(self._pool.ready, self._games)))
        log().info("thinking", workers=self._size, games=len(presence.games))
        return Worker(
            self._jobs,
            [(THINK, self._think)],
            concurrency=self._size,
            dequeue_timeout=WAIT_SECONDS,
            timers=cast(Any, {"worker_info": TOLD_SECONDS}),  # the others stay as they are, whatever the type says
            shutdown_grace_period_s=END_SECONDS,
            metadata=msgspec.to_builtins(presence),
        )

    async def _work(self, worker: Worker[Any]) -> None:
        """Answer, and check now and then whether servers still expect this version."""
        watching = asyncio.create_task(self._watch())
        working = asyncio.create_task(worker.start())
        try:
            await asyncio.wait((watching, working), return_when=asyncio.FIRST_COMPLETED)
        finally:
            await worker.stop()
            watching.cancel()
            ended = await asyncio.gather(watching, working, return_exceptions=True)
        for each in ended:
            if isinstance(each, Exception):
                raise each

    async def _think(self, _context: Any, *, ask: bytes) -> Any:
        """Answer one question."""
        question, began = _ask(ask), time.monotonic()
        try:
            action = await self._pool.choose(question.game, question.level, question.sight, question.key)
            thought = Thought(action, time.monotonic() - began)
        except NoChoice as fault:
            thought = Thought(-1, time.monotonic() - began, str(fault))
        return msgspec.to_builtins(thought)

    async def _wait_for_redis(self) -> None:
        """Wait until Redis answers, and check which servers are there."""
        while True:
            try:
                await self._check()
                return
            except faults() as fault:
                log().warning("Redis does not answer; trying again", fault=type(fault).__name__)
                await asyncio.sleep(LOOK_SECONDS)

    async def _watch(self) -> None:
        """Check over and over which servers are there; ends only with an error."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            with contextlib.suppress(*faults()):
                await self._check()

    async def _check(self) -> None:
        """Raise BadSetting where servers are there, and none of them is of this version."""
        servers = await servers_seen(self._servers)
        if servers and self._identity not in servers:
            raise BadSetting(
                f"This thinker is of another version than the servers at this Redis ("
                f"{difference(servers[0], self._identity)}). Install the same on all machines."
            )
