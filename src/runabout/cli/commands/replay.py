"""`runabout replay`: a saved match, step by step."""

from __future__ import annotations

from pathlib import Path

import click

from runabout.cli.commands.shared_options import examples, language_option, voice_for
from runabout.cli.usage import WHOLE, BadUsage, PlayersCommand
from runabout.terminal.refusal import Refusal


@click.command(
    cls=PlayersCommand,
    epilog=examples(
        "runabout replay road-runner.run",
        "runabout replay road-runner.run --seat 2",
        "runabout replay road-runner.run --open --all",
        "runabout replay report.html#7",
    ),
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=WHOLE, help="Tell it as this seat may know it, counted from 1.")
@click.option("--open", "is_open", is_flag=True, help="Show every hand, and tell everything.")
@click.option("--all", "at_once", is_flag=True, help="Print it all at once, without the table.")
@language_option
def replay(file: Path, seat: int | None, is_open: bool, at_once: bool, language: str | None) -> None:
    """Step through the match saved in FILE, or through a game of a report: report.html#7.

    It is told as somebody who watches may know it, unless --seat or --open is given. Space, Enter or an arrow goes on,
    the left arrow back; Home and End go to either end, q leaves.
    """
    import sys

    from runabout.cli.match_file import load
    from runabout.cli.replay_viewer import ReplayViewer
    from runabout.core.errors import BadSeats
    from runabout.terminal.screen import Screen

    if is_open and seat is not None:
        raise BadUsage(Refusal("replay-seat-or-all"))
    screen = Screen(fast=True, voice=voice_for(language))
    with screen.busy(screen.voice.say("busy-reading-first"), is_long=True):
        match = load(file)
        match.sight(-1)
    if seat is not None and not 1 <= seat <= match.seats:
        raise BadSeats(Refusal("replay-no-seat", seats=match.seats, came=seat))
    viewer = ReplayViewer(match, -1 if seat is None else seat - 1, is_open, screen)
    if at_once or not (sys.stdin.isatty() and viewer.screen.moving):
        viewer.print_all()
    else:
        viewer.step_through()
