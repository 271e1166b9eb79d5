"""Options and help that several commands share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from runabout.cli.usage import FILE_TO_WRITE, WHOLE, BadUsage
from runabout.terminal.refusal import Refusal

if TYPE_CHECKING:
    from runabout.terminal.voice import Voice

Command = Callable[..., Any]
"""The function of a command, before or after options are added to it."""

EXAMPLES = "Examples:"
"""Heads the examples in a command's help."""

ANY_LEVEL = "random, greedy, easy, medium, hard or expert"
"""The levels of bots, as text, so that help does not have to load them."""

LEVELS_HELP = f"{ANY_LEVEL}; several, separated by commas, are dealt to the seats in order"

seats_option = click.option(
    "--seats", type=WHOLE, help="How many seats; unless given, as many as the game is usually played with: 4 in most."
)

options_option = click.option(
    "-o",
    "--options",
    "--option",
    "given_options",
    multiple=True,
    metavar="NAME=VALUE",
    help="A table option; may be given several times. `runabout games GAME` lists a game's options.",
)


seed_option = click.option("--seed", default="0", show_default=True, help="The same seed gives the same games.")

jobs_option = click.option("--jobs", type=int, help="How many cores to play on; all of them unless given.")

keep_option = click.option(
    "--keep",
    type=FILE_TO_WRITE,
    help="A file where finished games are kept: the same command goes on from there.",
)

json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")

config_option = click.option(
    "--config",
    type=click.Path(path_type=Path),
    envvar="RUNABOUT_CONFIG",
    metavar="FILE",
    help="A TOML file of settings by name. [RUNABOUT_CONFIG]",
)
"""Where the commands of a server take its settings from, beside flags and the environment."""

language_option = click.option(
    "--language",
    metavar="LANGUAGE",
    help="Whether to speak English (en) or German (de); the machine's language unless given.",
)


def together(*options: Callable[[Command], Command]) -> Callable[[Command], Command]:
    """Several options as one decorator; help lists them in this order."""

    def add(command: Command) -> Command:
        for option in reversed(options):
            command = option(command)
        return command

    return add


def voice_for(language: str | None) -> Voice:
    """Who speaks to people at the table. Where the language asked for is not spoken, that is said at once."""
    from runabout.terminal.voice import Voice, is_spoken, language_for

    voice = Voice(language_for(language))
    if language and not is_spoken(language):
        click.echo(voice.say("language-unknown", language=language), err=True)
    return voice


def examples(*lines: str) -> str:
    """The end of a command's help: examples, each on a line of its own (click wraps no paragraph that begins so)."""
    return "\n".join(["\b", EXAMPLES, *(f"  {line}" for line in lines)])


def read_options(given: Iterable[str]) -> dict[str, str]:
    """Table options by name, from "name=value" texts, each of which may hold several separated by commas.

    Raises:
        BadUsage: one is not of that form, or two are of one name.
    """
    found: dict[str, str] = {}
    for part in (part.strip() for text in given for part in text.split(",")):
        name, equals, value = part.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise BadUsage(Refusal("options-unread", text=part))
        if name.strip() in found:
            raise BadUsage(Refusal("options-twice", name=name.strip()))
        found[name.strip()] = value.strip()
    return found


def split_options(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Arguments apart from those that are options, as in `play road-runner dealt=7`."""
    return [text for text in arguments if "=" not in text], [text for text in arguments if "=" in text]
