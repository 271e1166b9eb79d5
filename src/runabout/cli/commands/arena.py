"""`runabout arena`: any bots against each other, with ratings."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import click

from runabout.cli.commands.ismcts import PREFIX, Ismcts, explorations, tuned
from runabout.cli.commands.lab_questions import (
    asking,
    between,
    end_interrupted,
    over_interval,
    progress,
    saving_games_that_fail,
)
from runabout.cli.commands.shared_options import (
    examples,
    options_option,
    read_options,
    seats_option,
    voice_for,
)
from runabout.cli.usage import BadUsage, RealRange
from runabout.terminal.refusal import Refusal

if TYPE_CHECKING:
    from runabout.lab.arena import Arena, Entrant, Outcome
    from runabout.lab.players import Player
    from runabout.lab.tuning import Trial
    from runabout.terminal.voice import Voice

POLICY = "policy:"

HOST = re.compile(r"[\w.:%-]+")
"""The characters of a name or an address of a machine."""


@click.command(
    epilog=examples(
        "runabout arena riverdale --seats 2 --bots medium,hard:600,500ms",
        "runabout arena rummy-runway --seats 2 --bots medium:50,ismcts:50 --deals 20 --tune 10",
        "runabout arena road-runner --bots greedy,policy:mine.py:choose --json",
        'runabout arena road-runner --bots "easy,outside:python examples/bot.py {link} --seed {seed}" --deals 10',
    )
)
@click.argument("game")
@click.option(
    "--bots",
    default="greedy,easy",
    show_default=True,
    help="Who plays, separated by commas: levels, budgets (medium:600, 500ms) and bots of your own as for `study`; "
    "ismcts:100 is OpenSpiel's ISMCTS with so many simulations a decision (ismcts:100:0.7 explores by 0.7, and "
    "ismcts:500ms takes so long), policy:mine.py:choose a function from observation and mask to an action, "
    '"outside:COMMAND {link}" or "outside:NAME=COMMAND {link}" a program that plays over the network.',
)
@click.option(
    "--decision-seconds",
    "seconds",
    type=RealRange(0, 3600, min_open=True),
    default=60,
    show_default=True,
    help="How long a program has for a decision.",
)
@click.option(
    "--listen",
    metavar="HOST[:PORT]",
    default="127.0.0.1",
    show_default=True,
    help="Where the server listens at whose tables programs sit down; a free port unless one is given.",
)
@click.option(
    "--tune",
    type=click.IntRange(min=0),
    default=0,
    metavar="DEALS",
    help="Find settings for ISMCTS that were not given, on so many other deals.",
)
@seats_option
@options_option
@asking("Deals of each table, each in all seatings.", "Of all shares and differences at once.")
def arena(
    game: str, bots: str, seats: int | None, given_options: tuple[str, ...], language: str | None, **given: Any
) -> None:
    """Let any bots play GAME against each other, and rate them.

    All play the same deals, each in every seat. Where there are more bots than seats, every group that fits plays.
    """
    from runabout import games
    from runabout.lab.arena import Arena

    voice = voice_for(language)
    chosen, options = games.find_game(game), read_options(given_options)
    place = address_of(given["listen"])
    players = list(players_of(bots, given["seconds"]))
    seated = [one.untuned() if isinstance(one, Ismcts) else one for one in players]
    asked = Arena(chosen, seated, seats, options, given["deals"], given["confidence"], given["seed"])
    found_by = tune([one for one in players if isinstance(one, Ismcts)], asked, voice, given)
    asked = replace(asked, players=[_with_settings(one, found_by) for one in seated])
    found = run(asked, voice, place, given)
    if given["as_json"]:
        trials = {name: [one.as_dict() for one in each] for name, each in found_by.items()}
        click.echo(json.dumps({"asked": asked.header, "tuned": trials, **found.as_dict()}))
    else:
        show(voice, chosen.title, found, given["confidence"])
        tell_settings(voice, found, found_by)
    if not found.is_complete:
        end_interrupted(voice, found.deals, given["keep"] is not None)


def tune(left_open: Iterable[Ismcts], asked: Arena, voice: Voice, given: Mapping[str, Any]) -> dict[str, list[Trial]]:
    """By name, the settings that were tried for those that are to be tuned, the best first."""
    found = {}
    for one in left_open:
        if one.needs_tuning or (given["tune"] and not one.is_set):
            with _bar(voice, given, given["tune"] * len(explorations(one))) as on_progress:
                found[one.name] = tuned(one, asked, given["tune"], on_progress, given["jobs"])
    return found


def _with_settings(one: str | Player, found_by: Mapping[str, list[Trial]]) -> str | Player:
    """A player, with the best settings that were found for it."""
    return one if isinstance(one, str) or one.name not in found_by else found_by[one.name][0].player


def _bar(voice: Voice, given: Mapping[str, Any], count: int) -> AbstractContextManager[Callable[[int], None] | None]:
    """A bar (see `progress`), unless plain data is wanted."""
    return nullcontext() if given["as_json"] else progress(voice, count)


def run(asked: Arena, voice: Voice, place: tuple[str, int], given: Mapping[str, Any]) -> Outcome:
    """Play, with a bar unless plain data is wanted; where a program plays over the network, at tables of a server."""
    with ExitStack() as stack:
        on = None
        if any(one.program for one in asked.entrants):
            from runabout.server.outside.hall import Hall

            on = stack.enter_context(Hall(asked.game, given["seconds"], asked.clocks, *place)).tables
        else:  # a server deals otherwise than a study, whose games can be played again from their actions
            stack.enter_context(saving_games_that_fail(voice))
        on_progress = stack.enter_context(_bar(voice, given, asked.deals * len(asked.studies)))
        return asked.run(on_progress, given["keep"], given["jobs"], on)


def address_of(text: str) -> tuple[str, int]:
    """The host and the port of "HOST", "HOST:PORT" or "[HOST]:PORT"; BadUsage where it is no such text."""
    try:
        url = urlsplit(f"//{text}")
        if url.hostname and HOST.fullmatch(url.hostname) and url.netloc == text and not url.username:
            return url.hostname, url.port or 0
    except ValueError:
        pass
    raise BadUsage(Refusal("arena-listen", text=text))


def players_of(bots: str, seconds: float) -> Iterable[str | Player | Ismcts]:
    """Who is asked for, those from outside as players of their own.

    Args:
        bots: separated by commas.
        seconds: that a program has for a decision.

    Raises:
        BadLevel: a policy cannot be loaded, or a program not be started.
        BadBatch: ISMCTS is asked for with settings that it cannot have.
        MissingExtra: OpenSpiel is not installed.
    """
    from runabout.lab.players import OUTSIDE

    for text in (part.strip() for part in bots.split(",")):
        if text.startswith(PREFIX):
            yield Ismcts.read(text)
        elif text.startswith(POLICY):
            yield policy(text)
        elif text.startswith(OUTSIDE):
            from runabout.server.outside.programs import outside

            yield outside(text, seconds)
        else:
            yield text


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
        table.add_row(one.name, rating, over_interval(voice, one.share, ".1%"), fair, time_of(voice, one))
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


def time_of(voice: Voice, one: Entrant) -> str:
    """How long a player thought for a decision, on average and at most; "" where that was not timed."""
    if one.seconds is None or one.longest is None:
        return ""
    mean, longest = (f"{1000 * time:,.1f}" for time in (one.seconds, one.longest))
    return "\n".join([voice.say("arena-milliseconds", number=mean), voice.say("arena-longest", number=longest)])


def tell_settings(voice: Voice, found: Outcome, found_by: Mapping[str, list[Trial]]) -> None:
    """Print what the players play with where their names do not say it, and how settings were found."""
    for one in found.entrants:
        if one.settings:
            click.echo(voice.say("arena-settings", name=one.name, settings=one.settings))
        for trial in found_by.get(one.name, ()):
            click.echo("  " + voice.say("arena-trial", share=f"{trial.share:.1%}", settings=trial.player.settings))
