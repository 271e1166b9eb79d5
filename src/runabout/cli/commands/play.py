"""`runabout play`: a game at the terminal."""

from __future__ import annotations

from pathlib import Path

import click

from runabout.cli.commands.shared_options import (
    LEVELS_HELP,
    examples,
    language_option,
    options_option,
    read_options,
    seats_option,
    split_options,
    voice_for,
)
from runabout.cli.usage import BadUsage, PlayersCommand
from runabout.terminal.refusal import Refusal


@click.command(
    cls=PlayersCommand,
    epilog=examples(
        "runabout play",
        "runabout play road-runner --seats 5 --bots hard,easy",
        "runabout play road-runner --people Ann,Ben -o dealt=7 -o auto_pass=off",
        "runabout play riverdale --looks Pepper,Skip,Marlo",
        "runabout play riverdale --language de",
        "runabout play --resume road-runner.run",
    ),
)
@click.argument("arguments", nargs=-1, metavar="[GAME] [NAME=VALUE]...")
@seats_option
@click.option(
    "--people", help='How many people ("2"), on which seats ("1,3"), or their names ("Ann,Ben"); 1 unless given.'
)
@click.option("--bots", help=f"Who plays the other seats: {LEVELS_HELP}; medium unless given.")
@click.option("--seed", help="Begin the same game again: the same seed deals the same cards.")
@options_option
@click.option(
    "--looks",
    multiple=True,
    metavar="[SEAT=]NAME,...",
    help="What a seat looks like (the first person's unless a SEAT is given), where the game has looks; "
    "`runabout games GAME` lists them. Drawn by chance unless given.",
)
@click.option("--resume", type=click.Path(path_type=Path), metavar="FILE", help="Go on with a saved match.")
@click.option("--save", type=click.Path(path_type=Path), metavar="FILE", help="Keep the match in FILE as it is played.")
@language_option
@click.option("--fast", is_flag=True, help="No pauses between the bots' moves.")
def play(
    arguments: tuple[str, ...],
    seats: int | None,
    people: str | None,
    bots: str | None,
    seed: str | None,
    given_options: tuple[str, ...],
    looks: tuple[str, ...],
    resume: Path | None,
    save: Path | None,
    language: str | None,
    fast: bool,
) -> None:
    """Play a game against bots, with friends round one keyboard, or both.

    Without GAME, a short menu asks what to play; Enter takes what it offers. At the table, "help" lists what can be
    typed, and Ctrl-C leaves: you are asked whether to save. With several people, a hand is shown only after its
    owner has said to be there; with --people 0 you watch the bots.
    """
    from runabout.cli.session import Request, Session

    names, more = split_options(arguments)
    if len(names) > 1:
        raise BadUsage(Refusal("play-one-game", one=names[0], other=names[1]))
    options = read_options([*given_options, *more])
    request = Request(names[0] if names else None, seats, people, bots, seed, options, looks)
    session = Session(fast, save, voice_for(language))
    if resume is not None:
        if any((names, options, looks)) or not (seats is None and seed is None):
            raise BadUsage(Refusal("play-resume-alone"))
        session.resume(resume, request)
    else:
        session.begin(request)
