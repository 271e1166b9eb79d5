"""The program of a worker process in which bots choose; `bots.pool` starts it, and talks to it over two pipes.

    python -m runabout.server.bots.worker 5      (its niceness, as of nice(1))

It reads questions and jobs on its standard input and answers on its standard output (see `bots.protocol`). One thread
answers questions and another does jobs, so that a game that is being loaded delays no bot. The worker ends with its
standard input: when the server ends, however that happens.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
from queue import SimpleQueue
from typing import TYPE_CHECKING, BinaryIO

import msgspec

from runabout.server.bots.protocol import (
    LENGTH,
    Ask,
    Chosen,
    Compile,
    Compiled,
    Failed,
    FromWorker,
    Load,
    Loaded,
    Progress,
    Ready,
    ToWorker,
    framed,
)

if TYPE_CHECKING:
    from runabout.bots import Bot

STACK_BYTES = 16 * 2**20
"""What the compiler may need, and more than some systems give a thread."""


class Worker:
    """Answers questions and does jobs; `out` takes the answers."""

    def __init__(self, out: BinaryIO) -> None:
        self._out = out
        self._lock = threading.Lock()
        self._bots: dict[tuple[str, str], Bot] = {}

    def send(self, message: FromWorker) -> None:
        """Send a message to the server."""
        with self._lock:
            self._out.write(framed(message))
            self._out.flush()

    def answer(self, questions: SimpleQueue[Ask]) -> None:
        """Answer questions until the process ends."""
        while True:
            question = questions.get()
            try:
                self.send(Chosen(self._choice(question)))
            except Exception as fault:  # noqa: BLE001  # it is the answer to this question; the next may go well
                self.send(Failed("", f"{type(fault).__name__}: {fault}"))

    def work(self, jobs: SimpleQueue[Load | Compile]) -> None:
        """Do jobs until the process ends."""
        while True:
            job = jobs.get()
            try:
                self.send(self._load(job) if isinstance(job, Load) else self._compile(job))
            except Exception as fault:  # noqa: BLE001  # likewise
                self.send(Failed(job.game, f"{type(fault).__name__}: {fault}"))

    def _choice(self, question: Ask) -> int:
        from runabout.bots import seat_bot
        from runabout.games import find_game

        game = find_game(question.game)
        kind = question.game, question.level
        if kind not in self._bots:
            self._bots[kind] = seat_bot(game, question.level, question.key)
        bot = self._bots[kind]
        bot.reseed(question.key)
        choose = bot.choose_simply if question.simply else bot.choose
        return choose(game.Sight.from_bytes(question.sight))

    def _load(self, job: Load) -> Loaded:
        from runabout.games import find_game
        from runabout.server.bots.warming import any_bot, has_rules

        game = find_game(job.game)
        bot = any_bot(game)
        is_ready = job.is_compiled or bot.is_kept
        if is_ready and game.run.is_compiled:
            bot.warm()
        return Loaded(job.game, bots=is_ready, rules=has_rules(game.run))

    def _compile(self, job: Compile) -> Compiled:
        from runabout.core.progress import told_of_compiling
        from runabout.games import find_game
        from runabout.server.bots.warming import any_bot, warm_rules

        game = find_game(job.game)
        with told_of_compiling(lambda now: self.send(Progress(job.game, *now))):
            if job.rules:
                warm_rules(game.run)
            else:
                any_bot(game).warm()
        return Compiled(job.game, rules=job.rules)


def main() -> None:
    """Answer until the standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when this process ends
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    logging.basicConfig(level=logging.WARNING)
    # What a rulebook or a library prints must not be mixed with the messages.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    import runabout.bots  # noqa: F401  # before the server is told that this process is ready

    worker = Worker(out)
    questions: SimpleQueue[Ask] = SimpleQueue()
    jobs: SimpleQueue[Load | Compile] = SimpleQueue()
    threading.stack_size(STACK_BYTES)
    threading.Thread(target=worker.answer, args=(questions,), daemon=True).start()
    threading.Thread(target=worker.work, args=(jobs,), daemon=True).start()
    worker.send(Ready())
    decoder = msgspec.msgpack.Decoder(ToWorker)
    while head := sys.stdin.buffer.read(LENGTH):
        message = decoder.decode(sys.stdin.buffer.read(int.from_bytes(head, "big")))
        if isinstance(message, Ask):
            questions.put(message)
        else:
            jobs.put(message)
    os._exit(0)  # at once, without waiting for the threads


if __name__ == "__main__":
    main()
