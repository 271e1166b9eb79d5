"""`runabout influence`: what an action or a card does for the seat that has it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from runabout.cli.commands.lab_questions import asking, over_interval, progress, saving_games_that_fail
from runabout.cli.commands.shared_options import (
    examples,
    options_option,
    read_options,
    seats_option,
    voice_for,
)

if TYPE_CHECKING:
    from runabout.lab.causes import Effect


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
    from rich.console import Console
    from rich.table import Table

    from runabout import games
    from runabout.lab.causes import Causes

    voice = voice_for(language)
    chosen, options = games.find_game(game), read_options(given_options)
    causes = Causes(chosen, names, seat - 1, seats, bots, options, deals, confidence, seed)
    if as_json:
        with saving_games_that_fail(voice):
            influences = [one.as_dict() for one in causes.run(jobs=jobs, keep=keep)]
        click.echo(json.dumps({"asked": causes.header, "found": influences}))
        return
    with saving_games_that_fail(voice), progress(voice, len(causes.addresses)) as on_progress:
        found = causes.run(on_progress, jobs, keep)

    def told(effect: Effect | None) -> str:
        return over_interval(voice, effect, "+.1%") if effect else ""

    title = voice.say("influence-title", title=chosen.title, deals=deals, seat=seat)
    table = Table(title=title, title_justify="left")
    table.add_column(voice.say("influence-what"))
    for column in ("used", "association", "allowed", "dealt"):
        table.add_column(voice.say(f"influence-column-{column}"), justify="right")
    for one in found:
        cells = map(told, (one.association, one.allowed, one.dealt))
        table.add_row(one.address, f"{one.used:.0%}", *cells)
    console = Console(highlight=False)
    console.print(table)
    console.print(voice.say("influence-note", confidence=f"{100 * confidence:.4g}%"), markup=False)
