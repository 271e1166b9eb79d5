"""Errors of the command: one clear sentence and an exit code, never a traceback."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NoReturn

import click

from runabout.cli.usage import sentence, told, voice_of
from runabout.core.errors import RunaboutError
from runabout.core.interrupts import EndedAtOnce
from runabout.core.reason import Reason, said_in, system_reason

BAD_INPUT = 2
"""The exit code for input that cannot be used."""

INTERRUPTED = 130
"""What shells expect of a program that Ctrl-C ended: 128 + SIGINT."""


class CommandGroup(click.Group):
    """A group of commands that reports an error as one sentence on the standard error."""

    def main(self, *given: Any, standalone_mode: bool = True, **extra: Any) -> Any:
        """Run a command; in standalone mode end the program with the command's exit code."""
        arguments = given[0] if given else extra.get("args")
        try:
            run: Callable[..., Any] = super().main  # its overloads cannot take arguments handed through
            code = run(*given, standalone_mode=False, **extra)
            sys.stdout.flush()
        except click.ClickException as fault:
            exit_with(sentence(told(fault, voice_of(arguments))))
        except (click.Abort, KeyboardInterrupt, EOFError):
            sys.exit(INTERRUPTED)
        except EndedAtOnce:
            _end_at_once()
        except RunaboutError as fault:
            exit_with(sentence(fault.say(voice_of(arguments).language)))
        except OSError as fault:
            if fault.errno == errno.EPIPE:
                _discard_output()
                sys.exit(1)
            exit_with(described(fault, voice_of(arguments).language))
        if not standalone_mode:
            return code
        sys.exit(code if isinstance(code, int) else 0)


def exit_with(text: str) -> NoReturn:
    """End the program because of bad input."""
    # The sentence may quote a file from anywhere, so control characters are left out.
    print("".join(c for c in text if c.isprintable()), file=sys.stderr)
    sys.exit(BAD_INPUT)


def described(fault: OSError, language: str) -> str:
    """What went wrong with a file, as a sentence."""
    why = system_reason(fault)
    if fault.filename:
        return sentence(Reason("in-file", file=str(fault.filename), why=why).say(language))
    said = said_in(language, why)
    return sentence(f"{said[:1].upper()}{said[1:]}")


def _end_at_once() -> NoReturn:
    """End the program though threads of it are still at work, which the interpreter would wait for at its end."""
    with suppress(OSError, ValueError):
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(INTERRUPTED)


def _discard_output() -> None:
    """The reader of the output has gone: what the interpreter flushes at its end is thrown away."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):  # no real file behind it, so there is nothing to flush either
        return
