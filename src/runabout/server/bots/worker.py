"""The program of a worker process in which bots think; `server.thinkers` runs it, and talks to it over two pipes.

    python -m runabout.server.bots.worker 5      (how nice it is to other processes)

It reads questions and chores on its standard input and answers on its standard output, each a msgpack message behind
its length. It answers questions in one thread and does chores in another, so that a game that is being loaded holds
up no bot. It ends with its standard input: when whoever started it ends, however that happens.
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
from msgspec import Struct

if TYPE_CHECKING:
    from runabout.bots import Bot

LENGTH = 4
"""Bytes, big-endian, that say how long a message is."""

STACK_BYTES = 16 * 2**20
"""What the compiler may need, and more than some systems give a thread."""


class Ask(Struct, frozen=True, tag=True):
    """Let a bot of that level choose, from the bytes of its Sight, with chance from that key of 32 bytes."""

    game: str
    level: str
    sight: bytes
    key: bytes


class Load(Struct, frozen=True, tag=True):
    """Get ready for a game's questions. Where it was never compiled, say so, unless `is_compiled` says otherwise."""

    game: str
    is_compiled: bool


class Compile(Struct, frozen=True, tag=True):
    """Compile what bots think with or, where `rules`, what a table plays with."""

    game: str
    rules: bool


class Here(Struct, frozen=True, tag=True):
    """The worker can be asked."""


class Chosen(Struct, frozen=True, tag=True):
    """The number of the action that was chosen."""

    action: int


class Loaded(Struct, frozen=True, tag=True):
    """Whether the worker is ready for a game's questions; whether what a table plays with is on disk."""

    game: str
    bots: bool
    rules: bool


class Compiled(Struct, frozen=True, tag=True):
    """It is on disk."""

    game: str
    rules: bool


class Failed(Struct, frozen=True, tag=True):
    """A question has no answer ("" in `game`), or a game cannot be made ready."""

    game: str
    text: str


ToThinker = Ask | Load | Compile
FromThinker = Here | Chosen | Loaded | Compiled | Failed

encode = msgspec.msgpack.Encoder().encode


def framed(message: ToThinker | FromThinker) -> bytes:
    """A message as it goes through a pipe."""
    body = encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


class Thinker:
    """What the worker is, apart from its pipes."""

    def __init__(self, out: BinaryIO) -> None:
        self._out = out
        self._lock = threading.Lock()
        self._bots: dict[tuple[str, str], Bot] = {}

    def say(self, message: FromThinker) -> None:
        """Send a message to whoever started this process."""
        with self._lock:
            self._out.write(framed(message))
            self._out.flush()

    def answer(self, questions: SimpleQueue[Ask]) -> None:
        """Answer questions for ever."""
        while True:
            question = questions.get()
            try:
                self.say(Chosen(self._choice(question)))
            except Exception as fault:  # noqa: BLE001  # it is told to whoever asked, and the next may be better
                self.say(Failed("", f"{type(fault).__name__}: {fault}"))

    def work(self, chores: SimpleQueue[Load | Compile]) -> None:
        """Do chores for ever."""
        while True:
            chore = chores.get()
            try:
                self.say(self._load(chore) if isinstance(chore, Load) else self._compile(chore))
            except Exception as fault:  # noqa: BLE001  # likewise
                self.say(Failed(chore.game, f"{type(fault).__name__}: {fault}"))

    def _choice(self, question: Ask) -> int:
        from runabout.bots import seat_bot
        from runabout.games import game as find_game

        game = find_game(question.game)
        seat = question.game, question.level
        if seat not in self._bots:
            self._bots[seat] = seat_bot(game, question.level, question.key)
        bot = self._bots[seat]
        bot.reseed(question.key)
        return bot.choose(game.Sight.from_bytes(question.sight))

    def _load(self, chore: Load) -> Loaded:
        from runabout.games import game as find_game
        from runabout.server.bots.warming import a_bot, has_rules

        game = find_game(chore.game)
        bot = a_bot(game)
        is_ready = chore.is_compiled or bot.is_kept
        if is_ready and game.run.is_compiled:
            bot.warm()
        return Loaded(chore.game, bots=is_ready, rules=has_rules(game.run))

    def _compile(self, chore: Compile) -> Compiled:
        from runabout.games import game as find_game
        from runabout.server.bots.warming import a_bot, warm_rules

        game = find_game(chore.game)
        if chore.rules:
            warm_rules(game.run)
        else:
            a_bot(game).warm()
        return Compiled(chore.game, rules=chore.rules)


def main() -> None:
    """Answer until the standard input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started this process decides when it ends
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    logging.basicConfig(level=logging.WARNING)
    # What a rulebook or a library prints must not get among the messages.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    import runabout.bots  # noqa: F401  # before anybody is told that this process is ready

    thinker = Thinker(out)
    questions: SimpleQueue[Ask] = SimpleQueue()
    chores: SimpleQueue[Load | Compile] = SimpleQueue()
    threading.stack_size(STACK_BYTES)
    threading.Thread(target=thinker.answer, args=(questions,), daemon=True).start()
    threading.Thread(target=thinker.work, args=(chores,), daemon=True).start()
    thinker.say(Here())
    decoder = msgspec.msgpack.Decoder(ToThinker)
    while head := sys.stdin.buffer.read(LENGTH):
        message = decoder.decode(sys.stdin.buffer.read(int.from_bytes(head, "big")))
        if isinstance(message, Ask):
            questions.put(message)
        else:
            chores.put(message)
    os._exit(0)  # at once, whatever is being thought or compiled


if __name__ == "__main__":
    main()
