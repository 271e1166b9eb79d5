"""`runabout bench`: how fast this machine plays."""

from __future__ import annotations

import click

from runabout.cli.commands.shared_options import examples, options_option, read_options, seats_option


@click.command(
    epilog=examples(
        "runabout bench",
        "runabout bench --game road-wolf --seats 4 -o mission=gauntlet --seconds 10",
        "runabout bench --cores 2 --json",
    )
)
@click.option("--game", default="road-runner", show_default=True, help="Which game.")
@seats_option
@click.option("--seconds", default=3.0, show_default=True, help="How long to play.")
@click.option("--cores", default=1, show_default=True, help="How many cores to play on.")
@options_option
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def bench(
    game: str, seats: int | None, seconds: float, cores: int, given_options: tuple[str, ...], as_json: bool
) -> None:
    """Play at random, as fast as this machine can, and count the decisions."""
    import json

    from runabout import games
    from runabout.lab.bench import bench as measure
    from runabout.match.seating import usual_seats

    chosen = games.find_game(game)
    seats = usual_seats(chosen) if seats is None else seats
    found = measure(chosen, seats, seconds, cores, read_options(given_options))
    if as_json:
        click.echo(json.dumps(found))
        return
    click.echo(
        f"{chosen.title}, {seats} seats, {'1 core' if cores == 1 else f'{cores} cores'}: "
        f"{found['decisions_per_second']:,.0f} decisions a second "
        f"({found['games']:,} games, {found['decisions']:,} decisions in {found['seconds']:.2f} s)."
    )
