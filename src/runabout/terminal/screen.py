"""The screen: what is shown, and how fast."""

from __future__ import annotations

import io
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from runabout.terminal.voice import Voice

PACE = 0.8
"""Seconds from one seat's move to the next seat's, so that a table can be followed."""


@dataclass(frozen=True)
class Marks:
    """Signs that the screen's encoding can show."""

    star: str
    here: str
    dot: str
    dash: str


FINE = Marks("★", "▶", "·", "–")
PLAIN = Marks("*", ">", ".", "-")


class Screen:
    """A terminal, or a file or pipe in its place.

    Args:
        fast: make no pauses.
        console: where to write; None for the standard output.
        voice: says the messages of the terminal; in English unless given.
    """

    def __init__(self, fast: bool = False, console: Console | None = None, voice: Voice | None = None) -> None:
        self.voice = voice or Voice()
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a sign that the terminal lacks must not end the game
        self.console = console or Console(highlight=False, emoji=False)
        self.moving = self.console.is_terminal and not self.console.is_dumb_terminal
        # A file or a pipe needs no pauses.
        self.pace = 0.0 if fast or not self.console.is_terminal else PACE

    @property
    def marks(self) -> Marks:
        """Signs that can be shown here."""
        return PLAIN if self.console.options.ascii_only else FINE

    def say(self, text: str = "", style: str = "") -> None:
        """Show a line of text as it is; nothing in it counts as markup."""
        self.console.print(Text(text, style))

    def tell(self, sentence: str, style: str = "") -> None:
        """Show a sentence about the match, indented."""
        self.console.print(Padding(Text(sentence, style), (0, 0, 0, 2), expand=False))

    def show(self, what: RenderableType) -> None:
        """Show something that was laid out."""
        self.console.print(what, markup=False)

    def clear(self) -> None:
        """Wipe the screen and what was scrolled off it, so that no hand can be read there."""
        if self.moving:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        elif self.console.is_terminal:
            self.console.print("\n" * self.console.height)

    def wait(self, since: float | None = None) -> None:
        """Let the pace pass, counted from `since` (a time of time.monotonic) or from now."""
        left = self.pace - (time.monotonic() - since if since is not None else 0.0)
        if left > 0:
            time.sleep(left)

    @contextmanager
    def busy(self, doing: str, is_long: bool = False) -> Iterator[Callable[[str], None]]:
        """Show what is being done for as long as it takes; on a terminal that cannot erase, only where it `is_long`.
        What the context gives shows something else from then on, where the terminal can erase.
        """
        if not self.moving:
            if is_long and self.console.is_terminal:
                self.say(f"{doing} ...")
            yield lambda doing: None
            return
        spinner = "line" if self.console.options.ascii_only else "dots"
        with self.console.status(Text(doing, "dim"), spinner=spinner) as status:
            yield lambda doing: status.update(Text(doing, "dim"))


def errors_screen() -> Console:
    """The standard error, for progress, which must not mix with output that a program reads."""
    return Console(file=sys.stderr, highlight=False, emoji=False)
