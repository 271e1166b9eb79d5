"""`runabout arena`: any bots against each other, with ratings."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from runabout.cli.commands.lab_questions import asking, between, end_interrupted, over_interval, progress
from runabout.cli.commands.shared_options import (
    examples,
    options_option,
    read_options,
    seats_option,
    voice_for,
)

if TYPE_CHECKING:
    from runabout.lab.arena import Outcome
    from runabout.lab.players import Player
    from runabout.terminal.voice import Voice

ISMCTS = "ismcts:"
POLICY = "policy:"


@click.command(
    epilog=examples(
        "runabout arena riverdale --seats 2 --bots medium,hard:600,500ms",
        "runabout arena rummy-runway --seats 2 --bots medium:50,ismcts:50 --deals 20",
        "runabout arena road-runner --bots greedy,policy:mine.py:choose --json",
    )
)
@click.argument("game")
@click.option(
    "--bots",
    default="greedy,easy",
    show_default=True,
    help="Who plays, separated by commas: levels, budgets (medium:600, 500ms) and bots of your own as for `study`; "
    "ismcts:100 is OpenSpiel's ISMCTS with so many simulations a decision, policy:mine.py:choose a function from "
    "observation and mask to an action.",
)
@seats_option
@options_option
@asking("Deals of each table, each in all seatings.", "Of all shares and differences at once.")
def arena(
    game: str,
    bots: str,
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
    """Let any bots play GAME against each other, and rate them.

    All play the same deals, each in every seat. Where there are more bots than seats, every group that fits plays.
    """
    from runabout import games
    from runabout.lab.arena import Arena

    voice = voice_for(language)
    chosen, options = games.find_game(game), read_options(given_options)
    asked = Arena(chosen, list(players_of(bots)), seats or 0, options, deals, confidence, seed)
    if as_json:
        found = asked.run(keep=keep, jobs=jobs)
        click.echo(json.dumps({"asked": asked.header, **found.as_dict()}))
    else:
        with progress(voice, deals * len(asked.studies)) as on_progress:
            found = asked.run(on_progress, keep, jobs)
        show(voice, chosen.title, found, confidence)
    if not found.is_complete:
        end_interrupted(voice, found.deals, keep is not None)


def players_of(bots: str) -> Iterable[str | Player]:
    """Who is asked for, those from outside as players of their own.

    Raises:
        BadLevel: a policy cannot be loaded.
        BadBatch: ISMCTS is asked for with no number of simulations that it can have.
        MissingExtra: OpenSpiel is not installed.
    """
    for text in (part.strip() for part in bots.split(",")):
        if text.startswith(ISMCTS):
            yield ismcts(text)
        elif text.startswith(POLICY):
            yield policy(text)
        else:
            yield text


def ismcts(text: str) -> Player:
    """OpenSpiel's ISMCTS, from "ismcts:100"."""
    from runabout.envs.choosers import IsmctsBot, check_openspiel, check_simulations
    from runabout.lab.players import Player

    given = text.removeprefix(ISMCTS)
    simulations = check_simulations(int(given) if given.isdecimal() else given)
    check_openspiel()
    return Player(f"{ISMCTS}{simulations}", make=partial(IsmctsBot, simulations=simulations))


def policy(text: str) -> Player:
    """A policy, from "policy:mine.py:choose"."""
    from runabout.envs.choosers import PolicyBot
    from runabout.lab.players import Player, function_at

    return Player(text, make=partial(PolicyBot, policy=function_at(text.removeprefix(POLICY))))


def show(voice: Voice, title: str, found: Outcome, confidence: float) -> None:
    """Print what was found as tables."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    table = Table(
        title=voice.say("arena-title", title=title, deals=found.deals, games=found.games),
        title_justify="left",
    )
    table.add_column(voice.say("arena-who"))
    for column in ("rating", "share", "fair", "time"):
        table.add_column(voice.say(f"arena-column-{column}"), justify="right")
    for one in found.entrants:
        rating = f"{one.rating.mean:.1f}\n{between(voice, one.rating.low, one.rating.high, '.1f')}"
        fair = f"{one.share.mean / one.fair:.2f}" if one.fair else ""
        time = "" if one.seconds is None else voice.say("arena-milliseconds", number=f"{1000 * one.seconds:,.1f}")
        table.add_row(one.name, rating, over_interval(voice, one.share, ".1%"), fair, time)
    console.print(table)
    table = Table(title=voice.say("arena-pairs"), title_justify="left")
    table.add_column(voice.say("arena-who"))
    table.add_column(voice.say("arena-column-edge"), justify="right")
    for pair in found.pairings:
        table.add_row(
            voice.say("arena-pair", one=pair.one, other=pair.other),
            over_interval(voice, pair.edge, "+.1%"),
        )
    console.print(table)
    console.print(voice.say("arena-note", confidence=f"{100 * confidence:.4g}%"), markup=False)
