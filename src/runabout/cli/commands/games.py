"""`runabout games`: the games there are."""

from __future__ import annotations

import click

from runabout.cli.commands.shared_options import examples


@click.command(
    epilog=examples(
        "runabout games",
        "runabout games road-runner",
        "runabout games riverdale --data > box.toml",
        "runabout games --json",
    )
)
@click.argument("game", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON array, of an object for each game.")
@click.option("--data", "as_data", is_flag=True, help="Print the file of GAME's components, to make a copy of.")
def games(game: str | None, as_json: bool, as_data: bool) -> None:
    """List the games, or tell about GAME and its table options."""
    import json

    from runabout import games as installed
    from runabout.core.game import Game

    found: tuple[Game, ...]
    if game:
        found = (installed.find_game(game),)
    else:
        found, broken = installed.inventory()
        for fault in broken:
            click.echo(f"Left out: {fault}", err=True)
    if as_data:
        if not game or not found[0].components.data:
            with_data = ", ".join(one.name for one in installed.inventory().games if one.components.data)
            raise click.UsageError(f"--data needs a GAME whose components are in a file: {with_data}.")
        for path in found[0].components.data:
            click.echo(path.read_text(encoding="utf-8"), nl=False)
        return
    if as_json:
        click.echo(json.dumps([_plain(one) for one in found], indent=2))
        return
    if game:
        _tell(found[0])
        return
    for one in found:
        click.echo(f"{one.name:16}{one.title}, {one.seat_range}\n{'':16}{one.described().blurb}")
    click.echo(f"\nMore about one: runabout games {found[0].name}. To play it: runabout play {found[0].name}.")


def _tell(game: object) -> None:
    from textwrap import fill

    from runabout.core.game import Game

    assert isinstance(game, Game)
    described = game.described()
    click.echo(f"{game.title} ({game.name}), {game.seat_range}\n{described.blurb}\n")
    click.echo("Table options, given as -o name=value:" if game.options else "It has no table options.")
    for option in game.options:
        default = option.write(option.default)
        click.echo(f"\n  {option.name}: {option.range}; {default} unless given ({option.rule})")
        click.echo(fill(described.options[option.name].says, 76, initial_indent="    ", subsequent_indent="    "))
    looks = game.components.looks
    if looks:
        click.echo(f"\nA seat may choose {looks.each} {looks.noun}s, given to `runabout play` as --looks NAME,...:")
        click.echo(fill(", ".join(looks.names), 76, initial_indent="    ", subsequent_indent="    "))
    for path in game.components.data:
        copy = f"FOLDER/{game.folder.name}/{path.name}"
        click.echo(f"\nIts components: {path}")
        click.echo(f"  To play with a corrected copy: runabout games {game.name} --data > {copy}")
        click.echo("  and set RUNABOUT_DATA to FOLDER; see docs/own-components.md.")


def _plain(game: object) -> dict[str, object]:
    from runabout.core.game import Game

    assert isinstance(game, Game)
    looks, described = game.components.looks, game.described()
    return {
        "name": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "sentence": described.blurb,
        "options": [
            {
                "name": option.name,
                "default": option.write(option.default),
                "choices": list(option.choices),
                "low": option.low,
                "high": option.high,
                "rule": option.rule,
                "sentence": described.options[option.name].says,
            }
            for option in game.options
        ],
        "looks": {"noun": looks.noun, "each": looks.each, "names": list(looks.names)} if looks else None,
    }
