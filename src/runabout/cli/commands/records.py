"""`runabout records`: the finished games of a server whose people allow it, as records without names."""

from __future__ import annotations

from pathlib import Path

import click

from runabout.cli.commands.shared_options import examples, language_option, voice_for


@click.command(
    epilog=examples(
        "runabout records sqlite:///tables.db games/",
        "runabout records postgresql://localhost/house games/",
        "runabout records sqlite:///tables.db games/ --game riverdale",
    )
)
@click.argument("database")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--game", default="", help="Only games of this one.")
@language_option
def records(database: str, folder: Path, game: str, language: str | None) -> None:
    """Write the finished games of a server to FOLDER, for `runabout study --records`.

    DATABASE is the server's database_url; the server may run meanwhile. Only those games are written of which all
    people who played in them have allowed it in the settings of their page, and records have no names.
    """
    from runabout.games import find_game
    from runabout.server.studied import export

    voice = voice_for(language)
    name = find_game(game).name if game else ""
    found = export(database, folder, name)
    click.echo(
        voice.say(
            "records-written",
            count=found.written,
            folder=str(folder),
            back=found.kept_back,
            unreadable=found.unreadable,
        )
    )
