"""What the server and a worker process send each other: msgpack messages, each behind its length, over two pipes."""

from __future__ import annotations

import msgspec
from msgspec import Struct

LENGTH = 4
"""Bytes, big-endian, that give the length of a message."""


class Ask(Struct, frozen=True, tag=True):
    """Let a bot of that level choose, from the bytes of its Sight, with chance from a key of 32 bytes. `simply`:
    without compiled code (see Bot.choose_simply).
    """

    game: str
    level: str
    sight: bytes
    key: bytes
    simply: bool = False


class Load(Struct, frozen=True, tag=True):
    """Load what a game's bots choose with, if it has been compiled: `is_compiled`, or the worker finds out."""

    game: str
    is_compiled: bool


class Compile(Struct, frozen=True, tag=True):
    """Compile what bots choose with or, where `rules`, what a table plays with."""

    game: str
    rules: bool


class Ready(Struct, frozen=True, tag=True):
    """The worker has started."""


class Chosen(Struct, frozen=True, tag=True):
    """The number of the action that was chosen."""

    action: int


class Loaded(Struct, frozen=True, tag=True):
    """Whether the worker has loaded what a game's bots choose with; whether what a table plays with is on disk."""

    game: str
    bots: bool
    rules: bool


class Progress(Struct, frozen=True, tag=True):
    """How far a function of a game is compiled (see core.progress.Compiling)."""

    game: str
    function: str
    done: int
    total: int


class Compiled(Struct, frozen=True, tag=True):
    """The compiled code is on disk."""

    game: str
    rules: bool


class Failed(Struct, frozen=True, tag=True):
    """A question has no answer (`game` is then ""), or a game cannot be loaded or compiled."""

    game: str
    text: str


ToWorker = Ask | Load | Compile
FromWorker = Ready | Chosen | Loaded | Progress | Compiled | Failed

encode = msgspec.msgpack.Encoder().encode


def framed(message: ToWorker | FromWorker) -> bytes:
    """A message behind its length, as it is written into a pipe."""
    body = encode(message)
    return len(body).to_bytes(LENGTH, "big") + body
