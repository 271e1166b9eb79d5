"""`runabout train`: a network that learns a game from playing it against itself."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from runabout.cli.commands.shared_options import examples, options_option, read_options, seed_option
from runabout.cli.errors import INTERRUPTED
from runabout.cli.usage import BadUsage
from runabout.terminal.refusal import Refusal

if TYPE_CHECKING:
    from runabout.training.curve import Point


@click.command(
    epilog=examples(
        "runabout train riverdale --seats 2 --into riverdale-run",
        "runabout train rummy-runway --seats 2 --iterations 400 --hidden 16",
        "runabout train riverdale -o turn_limit=300 --tables 512 --rate 0.004",
    )
)
@click.argument("game")
@click.option(
    "--into",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="The folder of the training: the same command goes on from there.  [default: GAME-training]",
)
@click.option("--seats", default="", help="Numbers of seats, separated by commas; unless given, all that compete.")
@click.option("--iterations", default=100, show_default=True, help="How often games are played and learned from.")
@click.option("--tables", default=256, show_default=True, help="Games side by side.")
@click.option("--steps", default=32, show_default=True, help="Decisions at each table in an iteration.")
@click.option("--hidden", default=32, show_default=True, help="Cells of the hidden layer.")
@click.option("--parts", default=4, show_default=True, help="Steps of the optimiser each time they are gone through.")
@click.option("--rate", default=2e-3, show_default=True, help="Step size of the optimiser at the beginning.")
@seed_option
@options_option
def train(
    game: str,
    folder: Path | None,
    seats: str,
    iterations: int,
    tables: int,
    steps: int,
    hidden: int,
    parts: int,
    rate: float,
    seed: str,
    given_options: tuple[str, ...],
) -> None:
    """Let a network learn GAME by playing it against itself.

    Writes the network (network.npz), its learning curve (curve.csv and curve.svg) and what a later run goes on from
    (checkpoint.npz). Ctrl-C ends it early and writes a checkpoint. Needs more to be installed:
    pip install "runabout[train]".
    """
    from runabout import games
    from runabout.training.plan import Plan
    from runabout.training.run import train as train_network

    options = read_options(given_options)
    name = games.find_game(game).name
    plan = Plan(name, _numbers(seats), options, seed, iterations, tables, steps, hidden, parts=parts, rate=rate)
    folder = folder or Path(f"{plan.game}-training")
    found = train_network(plan, folder, _tell)
    click.echo(f"{folder}: network.npz, curve.csv, curve.svg, checkpoint.npz")
    if not found.is_over:
        click.echo(
            f"Interrupted after {len(found.points):,} of {iterations:,} iterations; the same command goes on from "
            "there.",
            err=True,
        )
        sys.exit(INTERRUPTED)


def _tell(point: Point) -> None:
    click.echo(
        f"{point.iteration:6,}  {point.seats} seats  {point.decisions:12,} decisions  {point.games:6,} games of "
        f"{point.length:6.1f}  value {point.value:.4f}  entropy {point.entropy:.3f}  {point.seconds:8.1f} s"
    )


def _numbers(text: str) -> tuple[int, ...]:
    """Whole numbers separated by commas."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    for part in parts:
        if not part.isdecimal():
            raise BadUsage(Refusal("usage-no-number", option="--seats", came=part))
    return tuple(map(int, parts))
