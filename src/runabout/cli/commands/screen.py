"""`runabout screen`: which of a game's options matter."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from runabout.cli.commands.lab_questions import (
    BOTS_HELP,
    asking,
    command_line,
    end_interrupted,
    limiting,
    numbers,
    options_and_report,
    progress,
    report_option,
    saving_games_that_fail,
    say_report,
    showing,
    whose,
)
from runabout.cli.commands.shared_options import (
    examples,
    options_option,
    seats_option,
    voice_for,
)

if TYPE_CHECKING:
    from rich.table import Table

    from runabout.lab.screening import Effect, Screened, Screening
    from runabout.terminal.voice import Voice


@click.command(
    epilog=examples(
        "runabout screen road-runner --bots greedy --deals 5000 --count wins,length",
        "runabout screen riverdale --bots greedy --count length --closer 3 --interactions",
        "runabout screen rummy-runway --values dealt=7,8,9 -o rounds=2 --count points --json",
    )
)
@click.argument("game")
@seats_option
@click.option("--bots", default="greedy", show_default=True, help=BOTS_HELP)
@click.option("--count", "metrics", multiple=True, metavar="METRIC", help="What to count, as in `runabout study`.")
@click.option(
    "--values",
    multiple=True,
    metavar="NAME=VALUE,...",
    help="The values with which an option is tried, the usual one first. Of others: the default and each other value "
    "that has a name, or, of a number, one a quarter of the way to the further end of its range.",
)
@click.option(
    "--closer",
    type=click.IntRange(min=0),
    default=0,
    metavar="N",
    help="Look more closely at N changes that matter, on other deals.",
)
@click.option("--interactions", is_flag=True, help="And at what each two of them do together.")
@limiting
@report_option
@options_option
@asking("Deals, each played at every table of the design.")
def screen(
    game: str,
    seats: int | None,
    bots: str,
    metrics: tuple[str, ...],
    values: tuple[str, ...],
    bans: tuple[str, ...],
    avoid: tuple[str, ...],
    dealt: tuple[str, ...],
    closer: int,
    interactions: bool,
    deals: int,
    confidence: float,
    seed: str,
    jobs: int | None,
    keep: Path | None,
    report_file: Path | None,
    as_json: bool,
    given_options: tuple[str, ...],
    language: str | None,
) -> None:
    """Tell which of all options of GAME matter: they vary all at once, at few tables that play the same deals. Options
    that -o sets stay as they are.
    """
    from runabout import games
    from runabout.lab.screening import Screening

    voice = voice_for(language)
    options, report_file = options_and_report(given_options, report_file)
    names = [name.strip() for text in metrics for name in text.split(",")]
    screening = Screening(
        games.find_game(game),
        seats,
        bots,
        options,
        dict(map(_values, values)),
        names,
        deals,
        confidence,
        seed,
        bans,
        avoid,
        dealt,
    )
    if as_json:
        with saving_games_that_fail(voice):
            found = screening.run(None, keep, jobs, closer, interactions)
        click.echo(json.dumps(found.as_dict()))
    else:
        with saving_games_that_fail(voice), progress(voice, deals * (2 if closer else 1)) as on_progress:
            found = screening.run(on_progress, keep, jobs, closer, interactions)
        _show(voice, screening, found, bool(closer))
    if report_file:
        from runabout.lab.reports.screening import write_screening

        with showing(voice, jobs) as gallery:
            write_screening(screening, found, command_line(), report_file, gallery)
        say_report(voice, report_file)
    if not found.is_complete:
        end_interrupted(voice, (found.closer_answer or found.answer).deals, bool(keep))


def _values(text: str) -> tuple[str, list[str]]:
    """An option and the values that it is tried with, from "dealt=5,6"."""
    name, _, values = text.partition("=")
    found = [value.strip() for value in values.split(",") if value.strip()]
    if not name.strip() or len(found) < 2:
        raise click.UsageError(f'--values is NAME=VALUE,VALUE, such as dealt=5,6, not "{text}".')
    return name.strip(), found


def _show(voice: Voice, screening: Screening, found: Screened, asked_closer: bool) -> None:
    from rich.console import Console

    from runabout.lab.reports.screening import open_still
    from runabout.lab.screening import strongest

    console = Console(highlight=False)
    said = voice.say(
        "screen-title",
        title=screening.game.title,
        count=len(screening.factors),
        deals=found.answer.deals,
        rows=len(found.answer.studies),
        games=found.answer.games,
    )
    console.print(said, markup=False)
    for options, why in found.left_out:
        console.print(voice.say("screen-left-out", options=options, why=why), markup=False)
    if found.certain:
        console.print(_table(voice, voice.say("screen-matters"), found.certain))
    unknown = ", ".join(open_still(screening, found))
    if unknown:
        console.print(voice.say("screen-open", changes=unknown), markup=False)
    if found.closer_answer:
        known = {(one.changes, one.finding.column.name) for one in found.certain}
        told = [one for one in found.closer if one.is_certain or (one.changes, one.finding.column.name) in known]
        console.print(_table(voice, voice.say("screen-closer"), told))
        certain = strongest(found.interactions)
        if certain:
            console.print(_table(voice, voice.say("screen-together"), certain))
        elif found.interactions:
            console.print(voice.say("screen-none-together"), markup=False)
    elif asked_closer and found.is_complete and not found.certain:
        console.print(voice.say("screen-none-closer"), markup=False)
    confidence = f"{100 * screening.confidence:.4g}%"
    console.print(voice.say("screen-note", confidence=confidence), markup=False)


def _table(voice: Voice, title: str, effects: Sequence[Effect]) -> Table:
    from rich.table import Table

    table = Table(title=title, title_justify="left")
    table.add_column(voice.say("screen-change"), overflow="fold")
    table.add_column(voice.say("study-figure"), overflow="fold", min_width=len("length.decisions"))
    table.add_column(voice.say("study-whose"), overflow="fold")
    for column in (voice.say("screen-difference"), voice.say("screen-between")):
        table.add_column(column, justify="right", no_wrap=True)
    before = ""
    for one in effects:
        change, before = "" if one.change == before else one.change, one.change
        cells = change, one.finding.column.address, whose(voice, one.finding)
        table.add_row(*cells, *numbers(voice, one.finding, True))
    return table
