"""The edge of the command: what goes wrong is one clear sentence and an exit code, never a traceback."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from typing import Any, NoReturn

import click

from runabout.core.errors import RunaboutError

BAD_INPUT = 2
"""The exit code for anything that was given and cannot be used."""

INTERRUPTED = 130
"""What shells expect of a program that Ctrl-C ended: 128 + SIGINT."""


class Edge(click.Group):
    """A group of commands whose errors are told in one sentence on the standard error."""

    def main(self, *given: Any, standalone_mode: bool = True, **extra: Any) -> Any:
        """Run a command; in standalone mode end the program with its exit code."""
        try:
            run: Callable[..., Any] = super().main  # its overloads cannot take arguments handed through
            code = run(*given, standalone_mode=False, **extra)
            sys.stdout.flush()
        except click.UsageError as fault:
            where = fault.ctx.command_path if fault.ctx else "runabout"
            refuse(f"{_whole(fault.format_message())} See {where} --help.")
        except click.ClickException as fault:
            refuse(_whole(fault.format_message()))
        except (click.Abort, KeyboardInterrupt, EOFError):
            sys.exit(INTERRUPTED)
        except RunaboutError as fault:
            refuse(_whole(str(fault)))
        except OSError as fault:
            if fault.errno == errno.EPIPE:
                _hush()
                sys.exit(1)
            refuse(said(fault))
        if not standalone_mode:
            return code
        sys.exit(code if isinstance(code, int) else 0)


def refuse(sentence: str) -> NoReturn:
    """End the program because of what it was given."""
    # It may quote a file that anybody wrote: what would drive a terminal is left out.
    print("".join(c for c in sentence if c.isprintable()), file=sys.stderr)
    sys.exit(BAD_INPUT)


def said(fault: OSError) -> str:
    """What went wrong with a file, as a sentence."""
    what = (fault.strerror or str(fault)).lower()
    return f"{fault.filename}: {what}." if fault.filename else f"{what.capitalize()}."


def _whole(sentence: str) -> str:
    sentence = " ".join(sentence.split())
    return sentence if sentence.endswith((".", "?", "!")) else f"{sentence}."


def _hush() -> None:
    """Nobody reads any more: what is still to be flushed when the interpreter ends goes nowhere."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):  # no real file behind it, so there is nothing to flush either
        return
