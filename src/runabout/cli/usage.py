"""What is wrong with a command line, said in the language of the person: our own refusals, and those of click."""

from __future__ import annotations

import math
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from runabout.core.reason import Reason
from runabout.core.whole_file import file_to_write
from runabout.terminal.refusal import Refusal

if TYPE_CHECKING:
    from runabout.terminal.voice import Voice


class BadUsage(click.UsageError):
    """A command line that asks for what does not fit together.

    Args:
        reason: what is wrong.
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason), click.get_current_context(silent=True))
        self.reason = reason


class PlayersCommand(click.Command):
    """A command for people who play: what is wrong with its arguments can be said in their language."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments; BadUsage where there are more than the command takes."""
        ctx.allow_extra_args = True  # click would refuse them in English, with nothing to tell that by
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as fault:
            fault.ctx = fault.ctx or ctx  # click raises some without it, and the message names the command
            raise
        if rest and not ctx.resilient_parsing:
            raise BadUsage(Refusal("usage-too-many", arguments=" ".join(rest)))
        return rest


class WholeNumber(click.types.IntParamType):
    """A whole number, refused in the language of the person."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number; BadUsage where it is none."""
        try:
            return int(value)
        except ValueError:
            option = param.opts[0] if param is not None else ""
            raise BadUsage(Refusal("usage-no-number", option=option, came=str(value))) from None


WHOLE = WholeNumber()


class RealRange(click.FloatRange):
    """A number in a range: "nan" is none, though it is read as one and no comparison puts it outside."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number."""
        found = float(super().convert(value, param, ctx))
        if math.isnan(found):
            self.fail(f"{value!r} is not a number.", param, ctx)
        return found


class FileToWrite(click.Path):
    """A file that is written once the work is done. Where that cannot be, it is said before the work begins."""

    def __init__(self) -> None:
        super().__init__(dir_okay=False, path_type=Path)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        """The file; CannotSave where something else is in its place, BadUsage where its folder is not there, or takes
        no files.
        """
        file = Path(str(super().convert(value, param, ctx)))
        folder = file_to_write(file).parent
        if not folder.is_dir():
            raise BadUsage(Refusal("file-no-folder", file=str(file), folder=str(folder)))
        if not os.access(folder, os.W_OK):
            raise BadUsage(Refusal("file-not-allowed", file=str(file), folder=str(folder)))
        return file


FILE_TO_WRITE = FileToWrite()


def voice_of(arguments: Sequence[str] | None) -> Voice:
    """The voice that explains the faults of a command line, in the language that its arguments ask for."""
    from runabout.terminal.voice import Voice, language_asked_in, language_for

    return Voice(language_for(language_asked_in(sys.argv[1:] if arguments is None else arguments)))


def sentence(text: str) -> str:
    """A text on one line, with the sign at its end that a sentence has."""
    flowing = " ".join(text.split())
    return flowing if flowing.endswith((".", "?", "!")) else f"{flowing}."


def told(fault: click.ClickException, voice: Voice) -> str:
    """What is wrong with a command line; in click's own words where there is no message for it."""
    from runabout.terminal.voice import Voice

    reason = reason_of(fault)
    if reason is None:
        said, voice = fault.format_message(), Voice()  # no sentence is half in one language and half in another
    else:
        said = reason.say(voice.language)
    if not isinstance(fault, click.UsageError):
        return said
    where = fault.ctx.command_path if fault.ctx else "runabout"
    return voice.say("usage-help", said=sentence(said), command=f"{where} --help")


def reason_of(fault: click.ClickException) -> Reason | None:
    """The reason of a fault of the command line; None for a type of click's that has no message here."""
    match fault:
        case BadUsage():
            return fault.reason
        case click.NoSuchOption():
            return Refusal("usage-no-option", option=fault.option_name, near=list(fault.possibilities or ()))
        case click.exceptions.NoSuchCommand():
            return Refusal("usage-no-command", command=fault.command_name, near=list(fault.possibilities or ()))
        case click.MissingParameter(param=click.Parameter() as missing):
            return Refusal("usage-missing", argument=missing.make_metavar(fault.ctx or click.get_current_context()))
        case click.BadOptionUsage():
            return Refusal("usage-option-value", option=fault.option_name, wants=not _is_flag(fault))
    return None


def _is_flag(fault: click.BadOptionUsage) -> bool:
    """Whether the option of a fault takes no value."""
    params = fault.ctx.command.params if fault.ctx else []
    return any(fault.option_name in param.opts and getattr(param, "is_flag", False) for param in params)
