"""`runabout skill`: how much skill decides in a game, and how much the deal."""

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
)
from runabout.cli.commands.shared_options import (
    examples,
    options_option,
    seats_option,
    voice_for,
)

if TYPE_CHECKING:
    from runabout.lab.ladder import Ladder, Rung
    from runabout.terminal.voice import Voice

WHO_WIDTH = 24
"""Letters for the two bots that are not divided, so that 80 columns have room for the rest."""


@click.command(
    epilog=examples(
        "runabout skill road-runner --deals 5000",
        "runabout skill riverdale --levels greedy,easy,medium --deals 100",
        "runabout skill riverdale --seats 2 --levels medium,learned --deals 50",
        "runabout skill race-2-live --seats 2 --json",
    )
)
@click.argument("game")
@click.option(
    "--levels",
    default="random,greedy,easy",
    show_default=True,
    help="The bots, the weakest first, separated by commas: levels, budgets, or bots of your own.",
)
@seats_option
@report_option
@options_option
@asking("Deals of each pair of levels, each in all seatings.")
def skill(
    game: str,
    levels: str,
    seats: int | None,
    given_options: tuple[str, ...],
    jobs: int | None,
    keep: Path | None,
    report_file: Path | None,
    as_json: bool,
    language: str | None,
    deals: int,
    confidence: float,
    seed: str,
) -> None:
    """Measure how much skill decides in GAME, and how much the deal.

    One stronger bot plays against weaker ones, each deal once in every seat. The result says how much more often the
    stronger bot wins on the same deals, and how often both have the same result.
    """
    from runabout import games
    from runabout.lab.ladder import Ladder

    voice = voice_for(language)
    chosen = games.find_game(game)
    options, report_file = options_and_report(given_options, report_file)
    ladder = Ladder(chosen, levels.split(","), seats, options, deals, confidence, seed)
    if as_json:
        with saving_games_that_fail(voice):
            rungs = ladder.run(keep=keep, jobs=jobs)
        click.echo(json.dumps({"asked": ladder.header, "found": [one.as_dict() for one in rungs]}))
    else:
        with saving_games_that_fail(voice), progress(voice, len(ladder.rungs)) as on_progress:
            rungs = ladder.run(on_progress, keep, jobs)
        _show(voice, ladder, rungs)
    if report_file:
        from runabout.lab.reports.skill import write_skill

        with saving_games_that_fail(voice):
            write_skill(ladder, rungs, command_line(), report_file)
        say_report(voice, report_file)


def _show(voice: Voice, ladder: Ladder, rungs: Sequence[Rung]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title=voice.say("skill-title", title=ladder.game.title, deals=ladder.deals), title_justify="left")
    who = [voice.say("skill-pair", stronger=one.stronger, weaker=one.weaker) for one in rungs]
    table.add_column(voice.say("skill-who"), overflow="fold", no_wrap=max(map(len, who)) <= WHO_WIDTH)
    for column in ("edge", "alike", "apart"):
        table.add_column(voice.say(f"skill-column-{column}"), justify="right")
    for name, one in zip(who, rungs, strict=True):
        cells = [over_interval(voice, told, form) for told, form in ((one.edge, "+.1%"), (one.alike, ".1%"))]
        table.add_row(name, *cells, f"{one.alike_apart:.1%}")
    console = Console(highlight=False)
    console.print(table)
    console.print(voice.say("skill-note", confidence=f"{100 * ladder.confidence:.4g}%"), markup=False)
