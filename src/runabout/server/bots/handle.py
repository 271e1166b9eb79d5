"""One worker process, as the server sees it."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from runabout.server.bots.fair_queue import Claim
from runabout.server.bots.protocol import (
    LENGTH,
    Ask,
    Chosen,
    Compile,
    Failed,
    FromWorker,
    Load,
    ToWorker,
    framed,
)
from runabout.server.settings import HIDDEN, PREFIX

log = logging.getLogger(__name__)

ANSWER_SECONDS = 60
"""A worker that needs longer for an answer hangs, and is killed. (The hardest level takes less than a second.)"""

JOB_SECONDS = 900
"""The same for compiling a game, or loading it."""

EXIT_SECONDS = 5
"""How long a process may take to exit once its input has ended."""

_decode = msgspec.msgpack.Decoder(FromWorker).decode


@dataclass(slots=True, eq=False)
class Question:
    """Something that a worker is to answer.

    Attributes:
        ask: the question as it is sent.
        future: takes the answer.
        claim: for whom the bot thinks.
        attempts: how many workers have been asked.
        asked: when the last of them was, in seconds by the clock of `Charging`.
        expected: seconds that it was expected to take, which have been charged.
        is_local: no thinker is asked (see `thinkers`); one has not answered.
    """

    ask: Ask
    future: asyncio.Future[int]
    claim: Claim
    attempts: int = 0
    asked: float = 0.0
    expected: float = 0.0
    is_local: bool = False

    @property
    def kind(self) -> tuple[str, str]:
        """Its game and level, on which it depends how long an answer takes."""
        return self.ask.game, self.ask.level

    def settle(self, answer: int | Exception) -> None:
        """Give the answer to the request that waits for it, if it still does."""
        if self.future.done():
            return
        if isinstance(answer, Exception):
            self.future.set_exception(answer)
        else:
            self.future.set_result(answer)


class WorkerHandle:
    """A process of `bots.worker`.

    Args:
        nice: its niceness.
        on_message: called for each message that it sends.
        on_exit: called once when it has ended.

    Attributes:
        games: those that it can be asked about.
        question: the question that it is answering; None if there is none.
        job: what it is loading or compiling; None where nothing.
        has_started: it has said that it can be asked.
        is_killed: it was ended on purpose.
        task: listens to it until it has exited.
    """

    def __init__(
        self,
        nice: int,
        on_message: Callable[[WorkerHandle, FromWorker], None],
        on_exit: Callable[[WorkerHandle], None],
    ) -> None:
        self.games: set[str] = set()
        self.question: Question | None = None
        self.job: Load | Compile | None = None
        self.has_started = False
        self.is_killed = False
        self._nice = nice
        self._on_message = on_message
        self._on_exit = on_exit
        self._process: asyncio.subprocess.Process | None = None
        self._limits: dict[bool, asyncio.TimerHandle] = {}
        self.task = asyncio.create_task(self._listen())

    def ask(self, question: Question) -> None:
        """Ask it; a worker that takes too long is killed."""
        self.question = question
        question.attempts += 1
        self._send(question.ask, ANSWER_SECONDS)

    def give(self, job: Load | Compile) -> None:
        """Give it a job, which it does beside answering."""
        self.job = job
        self._send(job, JOB_SECONDS)

    def kill(self) -> None:
        """End it now, even in the middle of its work."""
        self.is_killed = True
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()

    def _send(self, message: ToWorker, seconds: float) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        later = asyncio.get_running_loop().call_later
        self._limits[isinstance(message, Ask)] = later(seconds, self._time_out, message.game, seconds)
        self._process.stdin.write(framed(message))

    def _time_out(self, game: str, seconds: float) -> None:
        log.error("a bot worker has taken more than %g s over %s, and is killed", seconds, game)
        self.kill()

    async def _listen(self) -> None:
        """Start the process, and listen until it ends."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "runabout.server.bots.worker", str(self._nice)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=_environment(),
                start_new_session=True,  # signals of the terminal are for the server, not for its workers
            )
            if self.is_killed:
                self.kill()
            assert self._process.stdout is not None
            with suppress(asyncio.IncompleteReadError, ConnectionError):
                while True:
                    head = await self._process.stdout.readexactly(LENGTH)
                    message = _decode(await self._process.stdout.readexactly(int.from_bytes(head, "big")))
                    is_answer = isinstance(message, Chosen) or (isinstance(message, Failed) and not message.game)
                    self._cancel_limit(is_answer)
                    self._on_message(self, message)
        except OSError as fault:
            log.error("a bot worker cannot be started: %s", fault)
        finally:
            for is_question in (False, True):
                self._cancel_limit(is_question)
            self._on_exit(self)
            if self._process is not None:
                await self._wait_until_gone(self._process)

    async def _wait_until_gone(self, process: asyncio.subprocess.Process) -> None:
        """Wait until the process has exited; it does so when its input ends, or else it is killed."""
        assert process.stdin is not None
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), EXIT_SECONDS)
        except TimeoutError:
            self.kill()
            await process.wait()

    def _cancel_limit(self, is_question: bool) -> None:
        if limit := self._limits.pop(is_question, None):
            limit.cancel()


def _environment() -> dict[str, str]:
    """The environment of a worker: it finds the same modules as this process, and is given no secret."""
    hidden = {PREFIX + name.upper() for name in HIDDEN}
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    return kept | {"PYTHONPATH": os.pathsep.join(part for part in sys.path if part)}
