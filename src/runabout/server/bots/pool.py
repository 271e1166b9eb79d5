"""Bots choose in worker processes, so that no table waits for another table's bot, and the web process for none.

Workers answer questions; a game that was never compiled on this machine is compiled by one process more, which ends
when all is done. So a game is compiled once however many workers there are, and no worker stops answering meanwhile:
until the code is there, bots play simply (see Bot.choose_simply). A worker that ends is replaced, and its question is
asked again. Where more questions wait than there are workers, thinking is shared among guests (see `fair_queue`), and
thinkers are asked, where there are some (see `thinkers`); what they do not answer, workers do.
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack

import msgspec

from runabout.core.errors import RunaboutError
from runabout.core.game import INTERPRET
from runabout.core.progress import Compiling
from runabout.server.bots.charging import Charging
from runabout.server.bots.fair_queue import Claim, FairQueue
from runabout.server.bots.handle import Question, WorkerHandle
from runabout.server.bots.protocol import Ask, Chosen, Compile, Compiled, Failed, FromWorker, Loaded, Progress, Ready
from runabout.server.bots.readiness import GameQueue
from runabout.server.bots.thinkers import Thinkers, Unanswered
from runabout.server.errors import stopping
from runabout.server.tasks import BackgroundTasks

log = logging.getLogger(__name__)

WORKER_NICE = 3
COMPILER_NICE = 6
"""Niceness: the web process goes before the workers, and these before the compiler."""

ATTEMPTS = 3
"""Workers that may end over a question, or processes over making a game ready, before that is given up."""

REST_SECONDS = (0.5, 30.0)
"""How long to wait where a process ends before it has started: at first, and at most; twice as long each time."""

PROGRESS_SECONDS = 1.0
"""Seconds between two reports of how far a game is compiled."""

FORGET_SECONDS = 60
"""After which a game over which processes have ended is tried again."""

NOBODY = Claim()


class NoChoice(RunaboutError):
    """A bot cannot choose: no worker can be started, or every one that was asked failed, died or hung."""


class BotPool:
    """Bots for every table of this process.

    Args:
        workers: processes that answer.
        address_of: the network address of a guest, by id; "" where it is unknown.
        clock: seconds, from any beginning.
        thinkers: processes elsewhere that are asked where no worker is free; None: there are none.
    """

    def __init__(
        self,
        workers: int,
        address_of: Callable[[str], str] = lambda guest: "",
        clock: Callable[[], float] = time.monotonic,
        thinkers: Thinkers | None = None,
    ) -> None:
        self._size = workers
        self._address_of = address_of
        self._workers: list[WorkerHandle] = []
        self._compiler: WorkerHandle | None = None
        self._games = GameQueue()
        self._is_ready: Callable[[str], None] = lambda game: None
        self._questions: FairQueue[Question] = FairQueue()
        self._charging = Charging(self._questions, clock)
        self._tasks = BackgroundTasks()
        self._thinkers = thinkers
        self._watching = AsyncExitStack()
        self._out: set[Question] = set()  # what thinkers have been asked
        self._asking = BackgroundTasks()
        self._taken: set[str] = set()  # games that thinkers took at the last look
        self._is_open = False
        self._reported = -math.inf
        self._failures = 0  # processes in a row that ended before they had started

    async def start(self, games: Sequence[str]) -> None:
        """Start the workers, and begin to make these games ready, in this order; does not wait for any of it."""
        self._is_open = True
        for game in games:
            self._games.add(game)
        self._start_missing()
        if self._thinkers:
            await self._watching.enter_async_context(self._thinkers.watched(self._look_at_thinkers))

    def ready(self, game: str) -> bool:
        """Whether bots of that game choose at once, at their own level."""
        return self._is_loaded(game) or self._is_taken(game)

    @property
    def is_settled(self) -> bool:
        """Whether every worker has loaded all games, but those that cannot be made ready."""
        games = [game for game in self._games if not self._games[game].fault]
        return len(self._workers) == self._size and all(set(games) <= worker.games for worker in self._workers)

    def has_rules(self, game: str) -> bool:
        """Whether what a table plays with (see warming.warm_rules) would be loaded from disk, not compiled."""
        return game in self._games and self._games[game].rules

    def compiling(self, game: str) -> Compiling | None:
        """How far the function is that is being compiled for the bots of a game; None while none is."""
        is_known = game in self._games and self._games[game].bots is False
        return self._games[game].compiling if is_known else None

    def to_compile(self) -> list[str]:
        """What is still to be compiled, a line a game, for those who run a server."""
        return [] if os.environ.get(INTERPRET) else self._games.says()

    def on_ready(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with a game's name whenever its bots begin to play at their own level, and, at most once in
        `PROGRESS_SECONDS`, when more of what they think with has been compiled.
        """
        self._is_ready = listener

    def hurry(self, game: str) -> None:
        """Make this game ready before those that nobody plays."""
        self._games.hurry(game)
        self._dispatch()

    def watch(self, table: str) -> None:
        """A table is watched from now on: its questions go before those of unwatched tables."""
        self._questions.watch(table)

    async def choose(self, game: str, level: str, sight: bytes, key: bytes, claim: Claim = NOBODY) -> int:
        """The number of the action that a bot plays. Where its game has to be compiled first, or cannot be, it plays
        simply (see Bot.choose_simply).

        Args:
            game: its name.
            level: see bots.LEVELS.
            sight: the bytes of the Sight of the seat to act.
            key: 32 bytes; with the same key and sight, the choice is the same once the game is ready.
            claim: for whom it thinks, without an address.

        Raises:
            NoChoice: there is no answer to this question, now or later.
            ServerFault: "stopping".
        """
        if not self._is_open:
            raise stopping()
        claim = claim._replace(address=self._address_of(claim.guest))
        question = Question(Ask(game, level, sight, key), asyncio.get_running_loop().create_future(), claim)
        self._questions.add(question, claim)
        if self.ready(game):
            self._dispatch()
        else:
            self.hurry(game)
        return await question.future

    async def close(self) -> None:
        """End all processes; requests that still wait are told that the server stops."""
        self._is_open = False
        self._refuse_questions(stopping())
        for worker in self._workers:
            if worker.question:
                worker.question.settle(stopping())
        for question in self._out:
            question.settle(stopping())
        for process in (*self._workers, *([self._compiler] if self._compiler else [])):
            process.kill()
        await self._asking.cancel()
        await self._watching.aclose()
        await self._tasks.finish()

    # ------------------------------------------------------------------------------- who does what

    def _start_missing(self) -> None:
        """Start the processes that are missing."""
        if not self._is_open:
            return
        while len(self._workers) < self._size:
            self._workers.append(self._start(WORKER_NICE))
        if self._compiler is None and self._games.next_to_compile():
            self._compiler = self._start(COMPILER_NICE)

    def _start(self, nice: int) -> WorkerHandle:
        process = WorkerHandle(nice, self._on_message, self._on_exit)
        self._tasks.keep(process.task)
        return process

    def _dispatch(self) -> None:
        """Give every process that has nothing to do something to do."""
        if not self._is_open:
            return
        for worker in self._workers:
            if worker.has_started and not worker.is_killed:
                if worker.job is None and (load := self._games.next_to_load(worker.games)):
                    worker.give(load)
                if worker.question is None and (question := self._next_question(worker)):
                    worker.ask(question)
        self._ask_thinkers()
        self._compile()

    def _next_question(self, worker: WorkerHandle) -> Question | None:
        """The next question that a request still waits for and the worker can answer; None if there is none."""

        def fits(question: Question) -> bool:
            game = question.ask.game
            waits = self._is_taken(game) and not question.is_local
            return self._has(worker, game) or (self._plays_simply(game) and not waits)

        question = self._take(fits)
        if question:
            is_simple = not self._has(worker, question.ask.game)
            question.ask = msgspec.structs.replace(question.ask, simply=is_simple)
        return question

    def _take(self, fits: Callable[[Question], bool]) -> Question | None:
        """Take the next question that fits and that a request still waits for, and charge it; None if there is none."""
        while found := self._questions.take(lambda question: fits(question) or question.future.done()):
            question, claim = found
            if not question.future.done():
                question.claim = claim
                self._charging.begin(question)
                return question
        return None

    def _is_loaded(self, game: str) -> bool:
        """Whether a worker answers questions about a game at the bots' own level."""
        if os.environ.get(INTERPRET):
            return self._is_open
        return any(game in worker.games for worker in self._workers)

    def _is_taken(self, game: str) -> bool:
        """Whether thinkers answer questions about a game."""
        return self._is_open and self._thinkers is not None and self._thinkers.takes(game)

    def _has(self, worker: WorkerHandle, game: str) -> bool:
        """Whether a worker can answer questions about a game at the bots' own level."""
        return game in worker.games or bool(os.environ.get(INTERPRET))

    def _plays_simply(self, game: str) -> bool:
        """Whether bots of a game play simply: no worker has loaded its code, as it is being compiled or cannot be.
        Where it only has to be loaded, which takes a moment, questions wait.
        """
        readiness = self._games[game]
        return not self._is_loaded(game) and (readiness.bots is False or bool(readiness.fault))

    def _compile(self) -> None:
        """Let the compiler work on the most urgent game; end it when all is done."""
        job, compiler = self._games.next_to_compile(), self._compiler
        if compiler is None:
            self._start_missing()
        elif job is None:
            compiler.kill()
        elif compiler.job is None:
            if compiler.has_started and not compiler.is_killed:
                compiler.give(job)
        elif self._games.is_urgent(job) and not self._games.is_urgent(compiler.job):
            compiler.kill()  # what it was compiling is begun again later

    # ------------------------------------------------------------------------------------- thinkers elsewhere

    def _ask_thinkers(self) -> None:
        """Ask thinkers what no worker is free for, as much as they can begin at once."""

        def fits(question: Question) -> bool:
            return not question.is_local and self._is_taken(question.ask.game)

        while self._thinkers and len(self._out) < self._thinkers.slots and (question := self._take(fits)):
            self._out.add(question)
            self._asking.start(self._ask_thinker(self._thinkers, question))

    async def _ask_thinker(self, thinkers: Thinkers, question: Question) -> None:
        """Ask a thinker; what it does not answer waits for the workers, and is charged nothing for that."""
        try:
            thought = await thinkers.choose(question.ask)
            self._charging.end(question, seconds=thought.seconds)
            question.settle(thought.action)
        except Exception as fault:
            if not isinstance(fault, Unanswered):
                log.exception("a question for a thinker failed")
            self._charging.end(question, is_answered=False, seconds=0.0)
            question.is_local = True
            if not question.future.done():
                self._questions.add(question, question.claim)
        finally:
            self._out.discard(question)
        self._dispatch()

    def _look_at_thinkers(self) -> None:
        """Thinkers may have come or gone."""
        taken = {game for game in self._games if self._is_taken(game)}
        for game in taken - self._taken:
            if not self._is_loaded(game):
                self._is_ready(game)
        self._taken = taken
        self._dispatch()

    # --------------------------------------------------------------------------------- what processes report

    def _on_message(self, process: WorkerHandle, message: FromWorker) -> None:
        match message:
            case Ready():
                process.has_started = True
                self._failures = 0
            case Chosen(action):
                self._answered(process, action)
            case Failed("", text):
                self._answered(process, NoChoice(text))
            case Failed(game, text):
                process.job = self._games[game].compiling = None
                self._give_up(game, text)
            case Loaded(game, bots, rules):
                process.job = None
                readiness = self._games[game]
                readiness.attempts = 0
                readiness.bots = readiness.bots or bots
                readiness.rules = readiness.rules or rules
                if bots:
                    was_ready = self.ready(game)
                    process.games.add(game)
                    readiness.is_hurried = False
                    if not was_ready:
                        self._is_ready(game)
            case Progress(game, function, done, total):
                self._games[game].compiling = Compiling(function, done, total)
                self._report(game)
                return
            case Compiled(game, rules):
                process.job = None
                self._games[game].compiling = None
                self._games[game].bots = True
                self._games[game].rules |= rules
        self._dispatch()

    def _report(self, game: str) -> None:
        """Tell how far a game is compiled, unless that was told just now."""
        now = asyncio.get_running_loop().time()
        if now - self._reported >= PROGRESS_SECONDS:
            self._reported = now
            self._is_ready(game)

    def _answered(self, worker: WorkerHandle, answer: int | Exception) -> None:
        question, worker.question = worker.question, None
        if question:
            self._charging.end(question)
            question.settle(answer)

    def _on_exit(self, process: WorkerHandle) -> None:
        """A process has ended: start another, and do again what it was doing."""
        if process is self._compiler:
            self._compiler = None
            if process.job:
                self._games[process.job.game].compiling = None  # it is begun again
        else:
            self._workers.remove(process)
        if not self._is_open:
            return
        # A process killed on purpose, or over a question, says nothing about the game that it was making ready.
        if process.job and not process.question and not (isinstance(process.job, Compile) and process.is_killed):
            self._count_loss(process.job.game)
        if process.question:
            self._ask_again(process.question)
        rest = 0.0
        if not process.has_started and not process.is_killed:
            self._failures += 1
            rest = min(REST_SECONDS[0] * 2 ** (self._failures - 1), REST_SECONDS[1])
            log.error("a bot worker has ended before it had started; the next is started in %g s", rest)
            if self._failures >= ATTEMPTS:
                self._refuse_questions(NoChoice("The bot workers cannot be started; the server's log says more."))
        asyncio.get_running_loop().call_later(rest, self._start_missing)

    def _ask_again(self, question: Question) -> None:
        """Ask another worker a question over which one has ended; after `ATTEMPTS`, nobody."""
        game = question.ask.game
        log.warning("a bot worker ended while it answered a question about %s", game)
        self._charging.end(question, is_answered=False)
        if question.attempts < ATTEMPTS:
            self._questions.add(question, question.claim)
        else:
            question.settle(NoChoice(f"No bot finds a move in {game}: {ATTEMPTS} workers have ended over it."))

    def _count_loss(self, game: str) -> None:
        readiness = self._games[game]
        readiness.attempts += 1
        if readiness.attempts >= ATTEMPTS:
            self._give_up(game, f"{ATTEMPTS} processes have ended over it")
            # It may have been the machine's fault: a machine that is out of memory kills processes, too.
            asyncio.get_running_loop().call_later(FORGET_SECONDS, self._forget_fault, game)

    def _forget_fault(self, game: str) -> None:
        self._games[game].fault = ""
        self._games[game].attempts = 0
        self._dispatch()

    def _give_up(self, game: str, text: str) -> None:
        """A game cannot be made ready: bots play it simply."""
        self._games[game].fault = text
        log.error("Bots play %s simply: %s", game, text)
        self._dispatch()

    def _refuse_questions(self, fault: Exception) -> None:
        """Refuse all questions that wait."""
        for question in self._questions:
            self._questions.remove(question)
            question.settle(fault)
