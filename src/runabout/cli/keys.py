"""Keys as they are pressed, without Enter.

`click.getchar` changes the terminal for each key, and drops what was pressed before it asked; here that waits.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
from collections.abc import Iterator

import click

if sys.platform != "win32":
    import termios
    import tty

KEY = re.compile(r"\x1b\[[0-9;]*[A-Za-z~]|\x1bO[A-Za-z]|.", re.DOTALL)
"""One key: a sequence that stands for a key without a letter, or a character."""

MOST_BYTES = 1024  #: of what was pressed meanwhile, read at once


@contextlib.contextmanager
def keys_pressed() -> Iterator[Iterator[str]]:
    """All keys from now on, one after the other, until there is no more input. Ctrl-C interrupts as ever."""
    if sys.platform == "win32":  # there `click` changes nothing, and loses no keys
        yield iter(click.getchar, "")
        return
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    try:
        tty.setcbreak(terminal, termios.TCSADRAIN)
        yield _keys_from(terminal)
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def _keys_from(terminal: int) -> Iterator[str]:
    while pressed := os.read(terminal, MOST_BYTES):
        yield from KEY.findall(pressed.decode(errors="replace"))
