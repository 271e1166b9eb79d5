"""Thinkers: bots think in worker processes, so that no table waits for another's bot, and the web process for none.

Workers answer; what was never compiled on this machine is compiled by one process more, which ends when all is done.
So a game is compiled once however many workers there are, and no worker stops answering for it. A worker that dies is
replaced, and what it was asked is asked again.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from runabout.core.errors import RunaboutError
from runabout.core.game import INTERPRET
from runabout.server.bots.worker import (
    LENGTH,
    Ask,
    Chosen,
    Compile,
    Compiled,
    Failed,
    FromThinker,
    Here,
    Load,
    Loaded,
    ToThinker,
    framed,
)
from runabout.server.errors import ServerFault
from runabout.server.settings import HIDDEN, PREFIX

log = logging.getLogger(__name__)

WORKER_NICE = 3
COMPILER_NICE = 6
"""How far they stand back for the web process, and for each other."""

ANSWER_SECONDS = 60
"""A worker that thinks longer hangs, and is ended. (The hardest level takes a tenth of a second.)"""

CHORE_SECONDS = 900
"""The same for compiling a game, or loading it."""

ATTEMPTS = 3
"""Workers that a question, or processes that a game's compiling, may wear out."""

REST_SECONDS = (0.5, 30.0)
"""How long to wait where a process ends before it has begun: at first, and at most; twice as long each time."""

FORGET_SECONDS = 60
"""After which a game over which processes have ended is tried again."""

END_SECONDS = 5
"""How long an ended process may take to be gone."""

decode = msgspec.msgpack.Decoder(FromThinker).decode


class NoThought(RunaboutError):
    """A bot cannot choose: its game cannot be made ready, or every worker that was asked died or hung."""


@dataclass(slots=True, eq=False)
class Question:
    """Something that a worker is to answer."""

    ask: Ask
    future: asyncio.Future[int]
    attempts: int = 0


@dataclass(slots=True, eq=False)
class Shelf:
    """How far a game is.

    Attributes:
        is_hurried: somebody waits for it.
        bots: whether what its bots think with is on disk; None where nobody has looked yet.
        rules: whether what a table plays with is.
        attempts: processes that were lost over it.
        fault: why it cannot be made ready; "" where it can.
    """

    is_hurried: bool = False
    bots: bool | None = None
    rules: bool = False
    attempts: int = 0
    fault: str = ""


class Mind:
    """A process of `server.thinker`, seen from here.

    Attributes:
        games: those that it can be asked about.
        question: what it is being asked.
        chore: what it is loading or compiling.
        is_here: whether it has said that it can be asked.
        task: listens to it until it is gone.
    """

    def __init__(self, nice: int, heard: Callable[[Mind, FromThinker], None], gone: Callable[[Mind], None]) -> None:
        self.games: set[str] = set()
        self.question: Question | None = None
        self.chore: Load | Compile | None = None
        self.is_here = False
        self.is_ended = False
        self._nice = nice
        self._heard = heard
        self._gone = gone
        self._process: asyncio.subprocess.Process | None = None
        self._limits: dict[bool, asyncio.TimerHandle] = {}
        self.task = asyncio.create_task(self._listen())

    def ask(self, question: Question) -> None:
        """Ask it; one that takes too long is ended."""
        self.question = question
        question.attempts += 1
        self._send(question.ask, ANSWER_SECONDS)

    def give(self, chore: Load | Compile) -> None:
        """Give it something to do beside answering."""
        self.chore = chore
        self._send(chore, CHORE_SECONDS)

    def end(self) -> None:
        """End it now, whatever it is doing."""
        self.is_ended = True
        if self._process is not None and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()

    def _send(self, message: ToThinker, seconds: float) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        later = asyncio.get_running_loop().call_later
        self._limits[isinstance(message, Ask)] = later(seconds, self._give_up, message.game, seconds)
        self._process.stdin.write(framed(message))

    def _give_up(self, game: str, seconds: float) -> None:
        log.error("a process in which bots think has taken more than %g s over %s, and is ended", seconds, game)
        self.end()

    async def _listen(self) -> None:
        """Start it, and listen until it ends."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "runabout.server.bots.worker", str(self._nice)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=_environment(),
                start_new_session=True,  # what the terminal sends to the server is not for its workers
            )
            if self.is_ended:
                self.end()
            assert self._process.stdout is not None
            with suppress(asyncio.IncompleteReadError, ConnectionError):
                while True:
                    head = await self._process.stdout.readexactly(LENGTH)
                    message = decode(await self._process.stdout.readexactly(int.from_bytes(head, "big")))
                    self._lift_limit(isinstance(message, Chosen) or (isinstance(message, Failed) and not message.game))
                    self._heard(self, message)
        except OSError as fault:
            log.error("a process in which bots think cannot be started: %s", fault)
        finally:
            for is_question in (False, True):
                self._lift_limit(is_question)
            self._gone(self)
            if self._process is not None:
                await self._bury(self._process)

    async def _bury(self, process: asyncio.subprocess.Process) -> None:
        """Wait until the process is gone; it ends with its input, if it has not ended."""
        assert process.stdin is not None
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), END_SECONDS)
        except TimeoutError:
            self.end()
            await process.wait()

    def _lift_limit(self, is_question: bool) -> None:
        if limit := self._limits.pop(is_question, None):
            limit.cancel()


class Thinkers:
    """Bots for every table of this process.

    Args:
        workers: processes that answer.
    """

    def __init__(self, workers: int) -> None:
        self._size = workers
        self._workers: list[Mind] = []
        self._compiler: Mind | None = None
        self._shelves: dict[str, Shelf] = {}
        self._line: list[str] = []  # games, those to be made ready first in front
        self._questions: deque[Question] = deque()
        self._tasks: set[asyncio.Task[None]] = set()
        self._is_open = False
        self._failures = 0  # processes in a row that ended before they were there

    async def start(self, games: Sequence[str]) -> None:
        """Start the workers, and begin to get these games ready, in this order; does not wait for any of it."""
        self._is_open = True
        for game in games:
            self._shelf(game)
        self._fill()

    def ready(self, game: str) -> bool:
        """Whether a bot of that game would choose at once."""
        if os.environ.get(INTERPRET):
            return self._is_open
        return any(game in worker.games for worker in self._workers)

    def has_rules(self, game: str) -> bool:
        """Whether what a table plays with (see warming.warm_rules) would be loaded from disk, not compiled."""
        return game in self._shelves and self._shelves[game].rules

    async def hurry(self, game: str) -> None:
        """Get this game ready before all others: somebody waits for it."""
        self._hurry(game)

    async def choose(self, game: str, level: str, sight: bytes, key: bytes) -> int:
        """The number of the action that a bot plays; waits until the game is ready.

        Args:
            game: its name.
            level: see bots.LEVELS.
            sight: the bytes of the Sight of the seat to act.
            key: 32 bytes; with the same key and sight, the choice is the same.

        Raises:
            NoThought: there is no answer to this question, now or later.
            ServerFault: "stopping".
        """
        if not self._is_open:
            raise _stopping()
        question = Question(Ask(game, level, sight, key), asyncio.get_running_loop().create_future())
        if fault := self._shelf(game).fault:
            raise NoThought(fault)
        self._questions.append(question)
        if self.ready(game):
            self._hand_out()
        else:
            self._hurry(game)
        return await question.future

    async def close(self) -> None:
        """End all processes; whoever still waits is told that the server stops."""
        self._is_open = False
        waiting = [*self._questions, *(worker.question for worker in self._workers if worker.question)]
        self._questions.clear()
        for question in waiting:
            _settle(question, _stopping())
        for mind in self._minds():
            mind.end()
        if self._tasks:
            await asyncio.wait(self._tasks)

    # ------------------------------------------------------------------------------- who does what

    def _minds(self) -> list[Mind]:
        return [*self._workers, *([self._compiler] if self._compiler else [])]

    def _shelf(self, game: str) -> Shelf:
        if game not in self._shelves:
            self._shelves[game] = Shelf()
            self._line.append(game)
        return self._shelves[game]

    def _hurry(self, game: str) -> None:
        self._shelf(game).is_hurried = True
        self._line.remove(game)
        self._line.insert(0, game)
        self._hand_out()

    def _fill(self) -> None:
        """Start the processes that are missing."""
        if not self._is_open:
            return
        while len(self._workers) < self._size:
            self._workers.append(self._start(WORKER_NICE))
        if self._compiler is None and self._next_to_compile():
            self._compiler = self._start(COMPILER_NICE)

    def _start(self, nice: int) -> Mind:
        mind = Mind(nice, self._heard, self._gone)
        self._tasks.add(mind.task)
        mind.task.add_done_callback(self._tasks.discard)
        return mind

    def _hand_out(self) -> None:
        """Give everybody who has nothing to do something to do."""
        if not self._is_open:
            return
        for worker in self._workers:
            if worker.is_here and not worker.is_ended:
                if worker.chore is None and (load := self._next_to_load(worker)):
                    worker.give(load)
                if worker.question is None and (question := self._next_question(worker)):
                    worker.ask(question)
        self._compile()

    def _next_question(self, worker: Mind) -> Question | None:
        """The one that has waited longest of those that the worker can answer."""
        for at, question in enumerate(self._questions):
            if question.ask.game in worker.games or os.environ.get(INTERPRET):
                del self._questions[at]
                return question
        return None

    def _next_to_load(self, worker: Mind) -> Load | None:
        for game in self._line:
            shelf = self._shelves[game]
            if game not in worker.games and shelf.bots is not False and not shelf.fault:
                return Load(game, is_compiled=bool(shelf.bots))
        return None

    def _next_to_compile(self) -> Compile | None:
        """What bots think with, for all games, before what tables play with."""
        shelves = [(game, self._shelves[game]) for game in self._line if not self._shelves[game].fault]
        for game, shelf in shelves:
            if shelf.bots is False:
                return Compile(game, rules=False)
        for game, shelf in shelves:
            if shelf.bots and not shelf.rules:
                return Compile(game, rules=True)
        return None

    def _compile(self) -> None:
        """Keep the compiler at what is wanted most; end it when all is done."""
        chore, compiler = self._next_to_compile(), self._compiler
        if compiler is None:
            self._fill()
        elif chore is None:
            compiler.end()
        elif compiler.chore is None:
            if compiler.is_here and not compiler.is_ended:
                compiler.give(chore)
        elif self._shelves[chore.game].is_hurried and not chore.rules and not self._is_hurried(compiler.chore):
            compiler.end()  # what nobody waits for is begun again later

    def _is_hurried(self, chore: Load | Compile) -> bool:
        return self._shelves[chore.game].is_hurried and not (isinstance(chore, Compile) and chore.rules)

    # --------------------------------------------------------------------------------- what is heard

    def _heard(self, mind: Mind, message: FromThinker) -> None:
        match message:
            case Here():
                mind.is_here = True
                self._failures = 0
            case Chosen(action):
                self._answered(mind, action)
            case Failed("", text):
                self._answered(mind, NoThought(text))
            case Failed(game, text):
                mind.chore = None
                self._give_up(game, text)
            case Loaded(game, bots, rules):
                mind.chore = None
                shelf = self._shelves[game]
                shelf.attempts = 0
                shelf.bots = shelf.bots or bots
                shelf.rules = shelf.rules or rules
                if bots:
                    mind.games.add(game)
                    shelf.is_hurried = False
            case Compiled(game, rules):
                mind.chore = None
                self._shelves[game].bots = True
                self._shelves[game].rules |= rules
        self._hand_out()

    def _answered(self, worker: Mind, answer: int | Exception) -> None:
        question, worker.question = worker.question, None
        if question:
            _settle(question, answer)

    def _gone(self, mind: Mind) -> None:
        """A process has ended: start another, and do again what it was doing."""
        if mind is self._compiler:
            self._compiler = None
        else:
            self._workers.remove(mind)
        if not self._is_open:
            return
        # One that was ended on purpose, or over a question, says nothing about what it was making ready.
        if mind.chore and not mind.question and not (isinstance(mind.chore, Compile) and mind.is_ended):
            self._lost_over(mind.chore.game)
        if question := mind.question:
            log.warning("a process in which bots think ended while it thought about %s", question.ask.game)
            if question.attempts < ATTEMPTS:
                self._questions.appendleft(question)
            else:
                _settle(
                    question, NoThought(f"No bot finds a move in {question.ask.game}: {ATTEMPTS} have ended over it.")
                )
        rest = 0.0
        if not mind.is_here and not mind.is_ended:
            self._failures += 1
            rest = min(REST_SECONDS[0] * 2 ** (self._failures - 1), REST_SECONDS[1])
            log.error("a process in which bots think has ended before it began; the next is started in %g s", rest)
            if self._failures >= ATTEMPTS:
                self._turn_away("The processes in which bots think cannot be started; the server's log says more.")
        asyncio.get_running_loop().call_later(rest, self._fill)

    def _lost_over(self, game: str) -> None:
        shelf = self._shelves[game]
        shelf.attempts += 1
        if shelf.attempts >= ATTEMPTS:
            self._give_up(game, f"{ATTEMPTS} processes have ended over it")
            # It may have been the machine's fault: one that is out of memory ends processes, too.
            asyncio.get_running_loop().call_later(FORGET_SECONDS, self._forget, game)

    def _forget(self, game: str) -> None:
        self._shelves[game].fault = ""
        self._shelves[game].attempts = 0
        self._hand_out()

    def _give_up(self, game: str, text: str) -> None:
        """Bots cannot play that game: tell whoever waits for one, and whoever comes."""
        self._shelves[game].fault = f"Bots cannot think about {game}: {text}"
        log.error("%s", self._shelves[game].fault)
        self._turn_away(self._shelves[game].fault, game)

    def _turn_away(self, text: str, game: str = "") -> None:
        """Tell those who wait for that game, or for any, that there will be no answer."""
        for question in list(self._questions):
            if game in ("", question.ask.game):
                self._questions.remove(question)
                _settle(question, NoThought(text))


def _settle(question: Question, answer: int | Exception) -> None:
    if question.future.done():  # nobody waits any more
        return
    if isinstance(answer, Exception):
        question.future.set_exception(answer)
    else:
        question.future.set_result(answer)


def _stopping() -> ServerFault:
    return ServerFault("stopping", "The server is stopping; try again in a moment.")


def _environment() -> dict[str, str]:
    """The environment for a worker: it finds the same modules as this process, and gets no secret to know."""
    hidden = {PREFIX + name.upper() for name in HIDDEN}
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    return kept | {"PYTHONPATH": os.pathsep.join(part for part in sys.path if part)}
