"""`runabout simulate`: many games between bots."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from runabout.cli.commands.lab_questions import progress
from runabout.cli.commands.shared_options import (
    LEVELS_HELP,
    examples,
    jobs_option,
    json_option,
    keep_option,
    options_option,
    read_options,
    seats_option,
    seed_option,
)
from runabout.cli.errors import INTERRUPTED

if TYPE_CHECKING:
    from runabout.core.game import Game


@click.command(
    epilog=examples(
        "runabout simulate road-runner --games 10000 --bots random --seed 7",
        "runabout simulate road-runner --games 200 --seats 4 --bots medium,easy,easy,easy",
        "runabout simulate race-2-live -o difficulty=hard --json",
        "runabout simulate road-wolf --games 1000 --bots hard --keep road-wolf.npz",
    )
)
@click.argument("game")
@click.option("--games", "count", default=1000, show_default=True, help="How many games.")
@seats_option
@click.option("--bots", default="medium", show_default=True, help=f"Who plays: {LEVELS_HELP}.")
@seed_option
@jobs_option
@keep_option
@options_option
@json_option
def simulate(
    game: str,
    count: int,
    seats: int | None,
    bots: str,
    seed: str,
    jobs: int | None,
    keep: Path | None,
    given_options: tuple[str, ...],
    as_json: bool,
) -> None:
    """Let bots play many games of GAME, and count who wins. Ctrl-C ends it early, and what is finished is counted."""
    import json

    from runabout import games
    from runabout.cli.seating import read_levels
    from runabout.lab.simulate import Lineup
    from runabout.lab.simulate import simulate as play_many
    from runabout.match.seating import usual_seats
    from runabout.terminal.voice import Voice

    chosen = games.find_game(game)
    seats = usual_seats(chosen) if seats is None else seats
    chosen.check_seats(seats)
    levels = read_levels(bots)
    lineup = Lineup(chosen, seats, levels, read_options(given_options))
    if as_json:
        found = play_many(lineup, count, seed, jobs, keep=keep)
        click.echo(json.dumps(found.as_dict()))
    else:
        with progress(Voice(), count) as on_progress:
            found = play_many(lineup, count, seed, jobs, on_progress, keep)
        _show(chosen, levels, found.as_dict())
    if not found.is_complete:
        again = "the same command goes on from there" if keep else "with --keep FILE another run could go on from there"
        click.echo(f"Interrupted after {len(found.scores):,} of {count:,} games; {again}.", err=True)
        sys.exit(INTERRUPTED)


def _show(game: Game, levels: list[str], found: Mapping[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    count = found["games"]
    table = Table(title=f"{game.title}: {count:,} games", title_justify="left")
    if found["team"]:
        low, high = found["score_intervals"][0]
        for heading in ("Team", "Mean score", "95% interval"):
            table.add_column(heading, justify="right" if table.columns else "left")
        team = ", ".join(levels[seat % len(levels)] for seat in range(len(found["levels"])))
        table.add_row(team, f"{found['scores'][0]:.2f}", f"{low:.2f} to {high:.2f}")
    else:
        table.add_column("Seat", justify="right")
        table.add_column("Bot")
        for heading in ("Wins", "Share", "95% interval", *(() if game.scoring.won_only else ("Mean score",))):
            table.add_column(heading, justify="right")
        for seat, (wins, (low, high)) in enumerate(zip(found["wins"], found["intervals"], strict=True)):
            bot, share = levels[seat % len(levels)], f"{wins / count:.1%}"
            mean = () if game.scoring.won_only else (f"{found['scores'][seat]:.2f}",)
            table.add_row(str(seat + 1), bot, f"{wins:,}", share, f"{low:.1%} to {high:.1%}", *mean)
    console = Console(highlight=False)
    console.print(table)
    length = found["length"]
    console.print(
        f"{length['mean']:.1f} decisions a game ({length['shortest']} to {length['longest']}); "
        f"{found['decisions_per_second']:,.0f} decisions a second.",
        markup=False,
    )
