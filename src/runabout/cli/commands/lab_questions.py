"""What the commands that put questions to the lab share: options, and how answers are printed."""

from __future__ import annotations

import math
import shlex
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from runabout.cli.commands.shared_options import (
    ANY_LEVEL,
    Command,
    jobs_option,
    json_option,
    keep_option,
    language_option,
    read_options,
    seed_option,
    together,
)
from runabout.cli.errors import INTERRUPTED
from runabout.cli.usage import FILE_TO_WRITE
from runabout.core.errors import CannotSave

if TYPE_CHECKING:
    from runabout.lab.causes import Effect
    from runabout.lab.reports.games import Gallery
    from runabout.lab.tracks import Finding
    from runabout.terminal.voice import Voice

BOTS_HELP = (
    f"Who plays, dealt to the seats in order: {ANY_LEVEL}; medium:600 thinks in 600 playouts, "
    "500ms for so long; mine.py:Class and package.module:Class are bots of your own. Each sits in every seat "
    "in turn."
)


limiting = together(
    click.option(
        "--ban",
        "bans",
        multiple=True,
        metavar="NAME",
        help='An action or a card that may not be used: lay, anvil, "seat 1: anvil".',
    ),
    click.option("--avoid", multiple=True, metavar="NAME", help="The same, but where nothing else is open it is."),
    click.option(
        "--deal",
        "dealt",
        multiple=True,
        metavar="SEAT: CARD",
        help='What a seat is dealt: "seat 1: anvil", or "seat 1: not anvil".',
    ),
)
"""What is barred, and what is dealt on purpose."""

report_option = click.option(
    "--report",
    "report_file",
    type=FILE_TO_WRITE,
    help="Write a report to an HTML file that opens without a network.",
)


def asking(deals: str, confidence: str = "Of all that is told at once.") -> Callable[[Command], Command]:
    """The options of every question.

    Args:
        deals: the help of `--deals`.
        confidence: the help of `--confidence`.
    """
    return together(
        click.option("--deals", default=1000, show_default=True, help=deals),
        click.option("--confidence", default=0.95, show_default=True, help=confidence),
        seed_option,
        jobs_option,
        keep_option,
        json_option,
        language_option,
    )


def options_and_report(given: Iterable[str], report_file: Path | None) -> tuple[dict[str, str], Path | None]:
    """The table options, and the file of the report that is asked for, by `--report` or among the options. That what
    draws its plots is there is asked before anything is played.
    """
    texts = list(given)
    files = [text for text in texts if _is_report(text)]
    asked = [*files, str(report_file)] if report_file else files
    if len(asked) > 1:
        raise click.UsageError(f"One report is written at a time: {', '.join(asked)} came.")
    if files:
        report_file = FILE_TO_WRITE.convert(files[0], None, None)
    if report_file:
        from runabout.lab.plots import check_plots

        check_plots()
    return read_options(text for text in texts if text not in files), report_file


def _is_report(text: str) -> bool:
    """Whether what follows -o is no table option, but the file of a report."""
    return "=" not in text and text.casefold().endswith((".html", ".htm"))


@contextmanager
def showing(voice: Voice, jobs: int | None) -> Iterator[Gallery]:
    """A bar on the standard error while games are played once more to be shown, and what plays them."""
    from runabout.lab.reports.games import GAMES_MAX, LOOKED_AT, Gallery

    with saving_games_that_fail(voice), progress(voice, GAMES_MAX // 2 * LOOKED_AT) as on_progress:
        yield Gallery(jobs, on_progress)


def say_report(voice: Voice, file: Path) -> None:
    """Say where a report was written."""
    click.echo(voice.say("study-report", file=str(file)), err=True)


def command_line() -> str:
    """The command that is running, as a person would type it."""
    return f"runabout {shlex.join(sys.argv[1:])}"


def end_interrupted(voice: Voice, deals: int, is_kept: bool) -> NoReturn:
    """Say after how many deals a question was interrupted, and end with the exit code for that."""
    click.echo(voice.say("study-interrupted", deals=deals, kept=is_kept), err=True)
    sys.exit(INTERRUPTED)


@contextmanager
def progress(voice: Voice, count: int) -> Iterator[Callable[[int], None]]:
    """A bar on the standard error while games are played, and the function that moves it on by so many deals."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from runabout.terminal.screen import errors_screen

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    errors = errors_screen()
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(voice.say("study-ready"), total=count)
        yield lambda more: progress.update(task, advance=more, description=voice.say("study-playing"))


@contextmanager
def saving_games_that_fail(voice: Voice) -> Iterator[None]:
    """Save the game in which a bot failed in the block, and say where it is."""
    from runabout.lab.measure import BadBot
    from runabout.lab.records import save_game

    try:
        yield
    except BadBot as fault:
        try:
            path = save_game(fault, Path.cwd())
        except CannotSave as unsaved:
            raise click.ClickException(f"{fault} {unsaved.say(voice.language)}") from fault
        raise click.ClickException(f"{fault} {voice.say('study-record', file=str(path))}") from fault


def whose(voice: Voice, one: Finding) -> str:
    """The player or the seat whose figure it is; "" for the whole game's."""
    if one.column.player:
        return one.column.player
    seat = one.column.figure.seat
    return "" if seat is None else voice.say("study-seat", number=seat + 1)


def numbers(voice: Voice, one: Finding, is_difference: bool) -> tuple[str, str]:
    """The mean and the interval as people read them; differences with their sign."""
    sign = "+" if is_difference else "z"  # z: no minus before nothing
    form = f"{sign}.2%" if one.column.figure.is_share else f"{sign}.3f"
    return format(one.mean, form), between(voice, one.low, one.high, form)


def between(voice: Voice, low: float, high: float, form: str) -> str:
    """An interval as people read it, a dash where there are too few deals to tell one; `form` is that of its ends."""
    if not math.isfinite(high - low):
        return "–"
    return voice.say("study-range", low=f"{low:{form}}", high=f"{high:{form}}")


def over_interval(voice: Voice, effect: Effect, form: str) -> str:
    """A figure over its interval, for a cell of a table; `form` is that of its numbers."""
    return f"{effect.mean:{form}}\n{between(voice, effect.low, effect.high, form)}"
