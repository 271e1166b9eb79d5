"""A program that plays over the network: the command that starts it, and one process of it."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import signal
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from runabout.core.errors import BadLevel
from runabout.lab.players import OUTSIDE, Player

LINK = "{link}"

FAREWELL_SECONDS = 5.0
"""How long a program may take to end once its game is over, and once it is told to end."""

ENDING = (signal.SIGTERM,) if sys.platform == "win32" else (signal.SIGTERM, signal.SIGKILL)
"""What a program that does not end by itself is sent, one after the other."""

SHOWN_MAX = 300
"""How much is shown of what a program said last."""


def outside(text: str, seconds: float) -> Player:
    """A program, from "outside:COMMAND" or "outside:NAME=COMMAND".

    Args:
        text: the player as the command line names it.
        seconds: that it has for a decision.

    Raises:
        BadLevel: the command cannot be started, or has no place for the table's link.
    """
    asked = text.removeprefix(OUTSIDE).strip()
    named = re.match(r"([\w-]+)=(.*)", asked)
    name, command = (named[1], named[2].strip()) if named else (text, asked)
    try:
        words = shlex.split(command)
    except ValueError as fault:
        raise BadLevel(f'"{text}": the command cannot be read ({fault}).') from None
    if not any(LINK in word for word in words):
        raise BadLevel(
            f'"{text}": after {OUTSIDE} stands a command with {LINK} where the link of the table goes, as in '
            f'"{OUTSIDE}python examples/bot.py {LINK}".'
        )
    if shutil.which(words[0]) is None:
        raise BadLevel(f'"{text}": there is no program {words[0]} here that can be started.')
    return Player(name, settings=f"{command}, seconds={seconds:g}", program=command)


def filled(command: str, link: str, seed: int, seconds: float) -> list[str]:
    """The words of a command for one game.

    Args:
        command: with {link}, {seed} and {seconds} where these go.
        link: of the table, where a person would open it.
        seed: a number that is the same in the same game of the same arena.
        seconds: for a decision.
    """
    values = {LINK: link, "{seed}": str(seed), "{seconds}": f"{seconds:g}"}
    return [
        re.sub("|".join(map(re.escape, values)), lambda found: values[found[0]], word) for word in shlex.split(command)
    ]


class Process:
    """A program that plays one game.

    Args:
        log: a file for what it says.
        on_end: called when it has ended.
    """

    def __init__(self, log: Path, on_end: Callable[[], None]) -> None:
        self._log = log
        self._on_end = on_end
        self._process: asyncio.subprocess.Process | None = None
        self._ended: asyncio.Task[int] | None = None

    async def start(self, command: Sequence[str]) -> None:
        """Start it; OSError where that cannot be done.

        It has a process group of its own: Ctrl-C ends the arena, which lets games that are under way be finished.
        """
        with self._log.open("wb") as log:
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=asyncio.subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )
        self._ended = asyncio.create_task(self._process.wait())
        self._ended.add_done_callback(lambda _: self._on_end())

    @property
    def code(self) -> int | None:
        """Its exit code; None while it runs."""
        return None if self._process is None else self._process.returncode

    @property
    def said(self) -> str:
        """What it said last, in a sentence; "" for nothing."""
        lines = self._log.read_text(encoding="utf-8", errors="replace").split("\n") if self._log.exists() else []
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return last and f' It said last: "{last[-SHOWN_MAX:]}".'

    async def end(self, patience: float) -> None:
        """Wait so many seconds until it ends; then end it, and what it has started."""
        if self._process is None or self._ended is None:
            return
        if not await self._ends_in(patience):
            for number in ENDING:
                self._signal(number)
                if await self._ends_in(FAREWELL_SECONDS):
                    break
        self._log.unlink(missing_ok=True)

    async def _ends_in(self, seconds: float) -> bool:
        """Whether it has ended after so many seconds."""
        assert self._ended is not None
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self._ended), seconds)
        return self._ended.done()

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        with suppress(ProcessLookupError):
            if sys.platform == "win32":
                self._process.terminate()
            else:
                os.killpg(self._process.pid, number)
