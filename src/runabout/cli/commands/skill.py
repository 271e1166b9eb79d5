"""`runabout skill`: how much skill decides in a game, and how much the deal."""

from __future__ import annotations

import json
from pathlib import Path

import click

from runabout.cli.commands.lab_questions import asking, over_interval, progress, saving_games_that_fail
from runabout.cli.commands.shared_options import (
    examples,
    options_option,
    read_options,
    seats_option,
    voice_for,
)


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
@options_option
@asking("Deals of each pair of levels, each in all seatings.")
def skill(
    game: str,
    levels: str,
    seats: int | None,
    given_options: tuple[str, ...],
    jobs: int | None,
    keep: Path | None,
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
    from rich.console import Console
    from rich.table import Table

    from runabout import games
    from runabout.lab.ladder import Ladder

    voice = voice_for(language)
    chosen, options = games.find_game(game), read_options(given_options)
    ladder = Ladder(chosen, levels.split(","), seats, options, deals, confidence, seed)
    if as_json:
        with saving_games_that_fail(voice):
            found = [one.as_dict() for one in ladder.run(keep=keep, jobs=jobs)]
        click.echo(json.dumps({"asked": ladder.header, "found": found}))
        return
    with saving_games_that_fail(voice), progress(voice, len(ladder.rungs)) as on_progress:
        rungs = ladder.run(on_progress, keep, jobs)
    table = Table(title=voice.say("skill-title", title=chosen.title, deals=deals), title_justify="left")
    table.add_column(voice.say("skill-who"))
    for column in ("edge", "alike"):
        table.add_column(voice.say(f"skill-column-{column}"), justify="right")
    for one in rungs:
        who = voice.say("skill-pair", stronger=one.stronger, weaker=one.weaker)
        cells = [over_interval(voice, told, form) for told, form in ((one.edge, "+.1%"), (one.alike, ".1%"))]
        table.add_row(who, *cells)
    console = Console(highlight=False)
    console.print(table)
    console.print(voice.say("skill-note", confidence=f"{100 * confidence:.4g}%"), markup=False)
