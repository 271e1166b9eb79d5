"""`runabout influence`: what an action or a card does for the seat that has it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from runabout.cli.commands.lab_questions import (
    asking,
    command_line,
    options_and_report,
    over_interval,
    progress,
    report_option,
    saving_games_that_fail,
    say_report,
    showing,
)
from runabout.cli.commands.shared_options import (
    examples,
    options_option,
    seats_option,
    voice_for,
)

if TYPE_CHECKING:
    from runabout.lab.causes import Causes, Effect, Influence
    from runabout.terminal.voice import Voice


@click.command(
    epilog=examples(
        "runabout influence road-runner anvil tunnel --bots greedy --deals 20000",
        "runabout influence riverdale --bots greedy --deals 2000",
        "runabout influence rummy-runway riff --seat 2 --seats 3 --json",
    )
)
@click.argument("game")
@click.argument("names", nargs=-1)
@click.option("--seat", default=1, show_default=True, help="Whose: the seat that is forbidden to use it, or dealt it.")
@seats_option
@click.option("--bots", default="medium", show_default=True, help="Who plays, the same in every seat.")
@report_option
@options_option
@asking("Deals of each comparison.")
def influence(
    game: str,
    names: tuple[str, ...],
    seat: int,
    seats: int | None,
    given_options: tuple[str, ...],
    jobs: int | None,
    keep: Path | None,
    report_file: Path | None,
    as_json: bool,
    language: str | None,
    bots: str,
    deals: int,
    confidence: float,
    seed: str,
) -> None:
    """Tell how actions and cards (NAMES; all unless given) change how often a seat wins GAME.

    Two effects are measured on the same deals: of allowing the seat to use it, and of dealing it the card. Beside them
    stands the association: how much more often the seat wins in games in which it happens to use it.
    """
    from runabout import games
    from runabout.lab.causes import Causes

    voice = voice_for(language)
    chosen = games.find_game(game)
    options, report_file = options_and_report(given_options, report_file)
    causes = Causes(chosen, names, seat - 1, seats, bots, options, deals, confidence, seed)
    if as_json:
        with saving_games_that_fail(voice):
            found = causes.run(jobs=jobs, keep=keep)
        click.echo(json.dumps({"asked": causes.header, "found": [one.as_dict() for one in found]}))
    else:
        with saving_games_that_fail(voice), progress(voice, len(causes.addresses)) as on_progress:
            found = causes.run(on_progress, jobs, keep)
        _show(voice, causes, found)
    if report_file:
        from runabout.lab.reports.influence import write_influence

        with showing(voice, jobs) as gallery:
            write_influence(causes, found, command_line(), report_file, gallery)
        say_report(voice, report_file)


def _show(voice: Voice, causes: Causes, found: Sequence[Influence]) -> None:
    from rich.console import Console
    from rich.table import Table

    def told(effect: Effect | None) -> str:
        return over_interval(voice, effect, "+.1%") if effect else ""

    title = voice.say("influence-title", title=causes.game.title, deals=causes.deals, seat=causes.seat + 1)
    table = Table(title=title, title_justify="left")
    table.add_column(voice.say("influence-what"), overflow="fold")
    table.add_column(voice.say("influence-column-used"), justify="right")
    for column in ("association", "allowed", "dealt"):
        table.add_column(voice.say(f"influence-column-{column}"), justify="right")
    for one in found:
        cells = map(told, (one.association, one.allowed, one.dealt))
        table.add_row(one.address, f"{one.used:.0%}", *cells)
    console = Console(highlight=False)
    console.print(table)
    console.print(voice.say("influence-note", confidence=f"{100 * causes.confidence:.4g}%"), markup=False)
