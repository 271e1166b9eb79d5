"""`runabout games`: the games there are."""

from __future__ import annotations

import json
from collections.abc import Sequence
from textwrap import fill
from typing import TYPE_CHECKING

import click

from runabout.cli.commands.shared_options import examples, language_option, voice_for
from runabout.cli.usage import BadUsage, PlayersCommand
from runabout.terminal.refusal import Refusal

if TYPE_CHECKING:
    from runabout.core.game import Game
    from runabout.terminal.voice import Voice


@click.command(
    cls=PlayersCommand,
    epilog=examples(
        "runabout games",
        "runabout games road-runner",
        "runabout games riverdale --language de",
        "runabout games riverdale --data > box.toml",
        "runabout games --json",
    ),
)
@click.argument("game", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON array, of an object for each game.")
@click.option("--data", "as_data", is_flag=True, help="Print the file of GAME's components, to make a copy of.")
@language_option
def games(game: str | None, as_json: bool, as_data: bool, language: str | None) -> None:
    """List the games, or tell about GAME and its table options.

    What games say of themselves in JSON is English unless --language is given: programs read it.
    """
    from runabout import games as installed
    from runabout.core.speech.declared import LANGUAGES

    found: tuple[Game, ...]
    voice = voice_for(language)
    if game:
        found = (installed.find_game(game),)
    else:
        found, broken = installed.inventory()
        for fault in broken:
            click.echo(voice.say("menu-left-out", why=fault.say(voice.language)), err=True)
    if as_data:
        _print_data(found[0] if game else None)
    elif as_json:
        click.echo(json.dumps([_plain(one, voice.language if language else LANGUAGES[0]) for one in found], indent=2))
    elif game:
        _tell(found[0], voice)
    else:
        _list(found, voice)


def _print_data(game: Game | None) -> None:
    """The files of a game's components as they are; BadUsage where it has none."""
    if game is None or not game.components.data:
        from runabout import games as installed

        with_data = [one.name for one in installed.inventory().games if one.components.data]
        raise BadUsage(Refusal("games-no-data", games=with_data))
    for path in game.components.data:
        click.echo(path.read_text(encoding="utf-8"), nl=False)


def _list(found: Sequence[Game], voice: Voice) -> None:
    """Each game in two lines."""
    for one in found:
        title = voice.say("games-title", title=one.title, seats=one.seat_range.say(voice.language))
        click.echo(f"{one.name:16}{title}\n{'':16}{one.described(voice.language).blurb}")
    name = found[0].name
    click.echo(f"\n{voice.say('games-how', more=f'runabout games {name}', play=f'runabout play {name}')}")


def _tell(game: Game, voice: Voice) -> None:
    """A game with its options, its looks and its components."""
    from runabout.core.datafile import DATA

    language = voice.language
    described, seats = game.described(language), game.seat_range.say(language)
    click.echo(f"{voice.say('games-named', title=game.title, name=game.name, seats=seats)}\n{described.blurb}\n")
    click.echo(voice.say("games-options", some=bool(game.options)))
    for option in game.options:
        usual, possible = option.write(option.default), option.range.say(language)
        told = voice.say("games-option", name=option.name, range=possible, usual=usual, rule=option.rule)
        click.echo(f"\n  {told}")
        if option.offered is not None:
            click.echo(_filled(voice.say("games-option-offered", offered=option.write(option.offered))))
        click.echo(_filled(described.options[option.name].says))
    looks = game.components.looks
    if looks:
        called = described.look if looks.each == 1 else described.looks
        click.echo(f"\n{voice.say('games-looks', each=looks.each, called=called)}")
        click.echo(_filled(", ".join(looks.names)))
    for path in game.components.data:
        click.echo(f"\n{voice.say('games-components', file=str(path))}")
        click.echo(f"  {voice.say('games-copy', name=game.name, file=path.name, folder=game.folder.name)}")
        click.echo(f"  {voice.say('games-folder', variable=DATA)}")


def _filled(text: str) -> str:
    return fill(text, 76, initial_indent="    ", subsequent_indent="    ")


def _plain(game: Game, language: str) -> dict[str, object]:
    """A game as data for JSON, described in a language."""
    looks, described = game.components.looks, game.described(language)
    return {
        "name": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "sentence": described.blurb,
        "options": [
            {
                "name": option.name,
                "default": option.write(option.default),
                "offered": option.write(option.usual(is_shared=False)),
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
