"""`runabout study` and `runabout compare`: a question put to many games, and how sure the answer is."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

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
    whose,
)
from runabout.cli.commands.shared_options import (
    examples,
    options_option,
    read_options,
    seats_option,
    together,
    voice_for,
)
from runabout.cli.usage import FILE_TO_WRITE

if TYPE_CHECKING:
    from runabout.core.game import Game
    from runabout.lab.study import Answer
    from runabout.terminal.voice import Voice

SIDE_HELP = "Of one side, table options, and bots=WHO, ban=NAME, avoid=NAME, deal=SEAT: CARD, data=FOLDER."

shared = together(
    click.argument("game"),
    seats_option,
    click.option("--count", "metrics", multiple=True, metavar="METRIC", help="What to count; --metrics lists all."),
    click.option("--metrics", "listed", is_flag=True, help="List what can be counted in the game, and end."),
    click.option(
        "--within",
        "widths",
        multiple=True,
        metavar="FIGURE=WIDTH",
        help="End once a figure is known so closely: wins=1% or length.decisions=0.5. Several times: all of them.",
    ),
    click.option(
        "--games",
        "games_file",
        type=FILE_TO_WRITE,
        help="Write a row for every game to a Parquet file.",
    ),
    report_option,
    click.option(
        "--on",
        default="",
        metavar="ray|HOST:PORT",
        help="Play on a Ray cluster: the one this machine belongs to, or that with its head at an address.",
    ),
    asking("The most deals; each is played in all seatings.", "Of each interval, however often looked at."),
)
"""The options that both commands have."""


@click.command(
    epilog=examples(
        "runabout study road-runner --bots greedy --within wins=1% --deals 100000",
        "runabout study riverdale --bots medium:600,easy --count wins --count lead",
        "runabout study race-2-live -o difficulty=hard --bots greedy --json",
        "runabout study road-runner --vary dealt=4,5,6 --count length --bots greedy",
        'runabout study road-runner --avoid "seat 1: anvil" --deal "seat 1: anvil" --bots greedy',
        "runabout study road-runner --records games/ --count length,idle -o report.html",
        "runabout study road-wolf --bots hard --deals 5000 --keep hard.npz --on ray",
        "runabout study road-runner --metrics",
    )
)
@click.option("--bots", default="medium", show_default=True, help=BOTS_HELP)
@click.option(
    "--vary", metavar="NAME=VALUE,...", help="A study for each value of a table option, or of seats, on the same deals."
)
@click.option(
    "--records",
    type=click.Path(file_okay=False, path_type=Path),
    help="Count in the games that people have played instead: the records in a folder.",
)
@options_option
@limiting
@shared
def study(
    game: str, bots: str, vary: str | None, records: Path | None, given_options: tuple[str, ...], **given: Any
) -> None:
    """Put a question to many games of GAME: who wins, how long it takes, whether people get to choose. The intervals
    hold however often they are looked at, so that it may end as soon as they are narrow enough.
    """
    from runabout.lab.study import Run, Study

    chosen, asked = _asked(game, given)
    if asked is None:
        return
    options, given["report_file"] = options_and_report(given_options, given["report_file"])
    studies = {}
    files: dict[str, dict[str, Path | None]] = {}
    for name, value in _values(vary):
        files[value] = {each: _for_value(given[each], value) for each in ("keep", "games_file")}
        varied = {"seats": _seats(value)} if name == "seats" else {"options": options | ({name: value} if name else {})}
        studies[value] = Study(chosen, bots=bots, **({"options": options} | asked | varied))
    if records:
        _refuse_what_is_for_bots(options)
        _count_records(chosen, records, asked, given)
        return
    answers: dict[str, Answer] = {}
    for value, made in studies.items():
        of_value = given | files[value] | {"varied": f"{vary.partition('=')[0]}={value}" if vary else ""}
        run = Run([made], of_value["keep"], given["jobs"], with_games=_needs_games(given), on=given["on"])
        answers[of_value["varied"]] = _answer(run, of_value)
        if not answers[of_value["varied"]].is_complete:
            break
    _finish(answers, given)


def _for_value(file: Path | None, value: str) -> Path | None:
    """The file of one study, whose name ends with the value where several studies are asked for."""
    return FILE_TO_WRITE.convert(file.with_stem(f"{file.stem}-{value}"), None, None) if file and value else file


FOR_BOTS = ("bots", "vary", "deals", "seed", "widths", "bans", "avoid", "dealt", "keep", "jobs", "games_file", "on")
"""Parameters that say how games are to be played, or kept."""


def _refuse_what_is_for_bots(options: Mapping[str, str]) -> None:
    """Refuse what cannot apply to games that were played already."""
    context = click.get_current_context()
    given = [
        parameter.opts[0]
        for parameter in context.command.params
        if parameter.name in FOR_BOTS
        and context.get_parameter_source(parameter.name) is click.core.ParameterSource.COMMANDLINE
    ]
    given += [f"-o {name}" for name in options]
    if given:
        raise click.UsageError(f"--records counts in games that were played already: leave out {', '.join(given)}.")


def _count_records(game: Game, folder: Path, asked: dict[str, Any], given: dict[str, Any]) -> None:
    """Count in people's games, and tell what was found, and what was left out."""
    from runabout.lab.people import SUFFIX, study_records

    voice = voice_for(given["language"])
    names = [name for name in asked["metrics"] if name]
    with progress(voice, sum(1 for _ in folder.rglob(f"*{SUFFIX}"))) as on_progress:
        found = study_records(game, folder, names, asked["seats"], asked["confidence"], on_progress)
    by_table = {
        ", ".join(filter(None, (voice.say("study-seats", count=table.seats), str(table)))): answer
        for table, answer in found.answers.items()
    }
    if given["as_json"]:
        click.echo(json.dumps(found.as_dict()))
    else:
        for name, answer in by_table.items():
            _show(voice, answer, name)
        for one in found.left:
            click.echo(voice.say("study-left-out", file=str(one.path), why=one.why), err=True)
    _finish(by_table, given)


def _values(vary: str | None) -> list[tuple[str, str]]:
    """What varies, with each of its values; one of nothing where nothing does."""
    if vary is None:
        return [("", "")]
    name, _, values = vary.partition("=")
    found = [value.strip() for value in values.split(",") if value.strip()]
    if not name.strip() or not found:
        raise click.UsageError(f'--vary is NAME=VALUE,VALUE, such as dealt=4,5,6, not "{vary}".')
    return [(name.strip(), value) for value in dict.fromkeys(found)]


def _seats(value: str) -> int:
    if not value.isdecimal():
        raise click.UsageError(f'Seats are a number; "{value}" came.')
    return int(value)


@click.command(
    epilog=examples(
        "runabout compare road-runner --bots greedy --a dealt=5 --b dealt=6",
        "runabout compare riverdale --a bots=medium --b bots=hard --count length",
        "runabout compare rummy-runway --bots greedy --b rounds=1 --within wins=2%",
        'runabout compare road-runner --bots greedy --b "avoid=seat 1: anvil"',
        "runabout compare riverdale --bots greedy --b data=my-games",
    )
)
@click.option("--bots", default="medium", show_default=True, help=BOTS_HELP)
@click.option("--a", "side_a", multiple=True, metavar="NAME=VALUE", help=SIDE_HELP)
@click.option("--b", "side_b", multiple=True, metavar="NAME=VALUE", help="Those of the other.")
@shared
def compare(game: str, bots: str, side_a: tuple[str, ...], side_b: tuple[str, ...], **given: Any) -> None:
    """Play GAME in two ways with the same deals, and tell by how much B differs from A."""
    from runabout.lab.compare import Comparison
    from runabout.lab.study import Run, Study

    chosen, asked = _asked(game, given)
    if asked is not None:
        sides = []
        for side in (side_a, side_b):
            # Who plays may be several, separated by commas, which part table options.
            named, options = _apart(side)
            for name in ("bots", "data"):
                if len(named.get(name, [])) > 1:
                    raise click.UsageError(f"A side has one {name}=; {len(named[name])} came.")
            given_bots, data = named.pop("bots", [bots])[0], named.pop("data", [None])[0]
            sides.append(Study(chosen, bots=given_bots, options=read_options(options), data=data, **(asked | named)))
        if any(one.setting.limits for one in sides):
            sides = [replace(one, limitable=True) for one in sides]
        comparison = Comparison(*sides)
        run = Run(comparison.sides, given["keep"], given["jobs"], with_games=_needs_games(given), on=given["on"])
        _finish({"": _answer(run, given)}, given)


ARGUMENTS = {"bots": "bots", "ban": "bans", "avoid": "avoid", "deal": "dealt", "data": "data"}
"""What a side of a comparison is given beside table options: the arguments of a study."""


def _apart(side: Iterable[str]) -> tuple[dict[str, Any], list[str]]:
    """The arguments of a study that a side names, and its table options."""
    found: dict[str, Any] = {}
    options = []
    for text in side:
        name, equals, value = text.partition("=")
        if equals and name.strip() in ARGUMENTS:
            found.setdefault(ARGUMENTS[name.strip()], []).append(value)
        else:
            options.append(text)
    return found, options


def _asked(game: str, given: dict[str, Any]) -> tuple[Game, dict[str, Any] | None]:
    """The game, and the arguments of its study; None in their place after `--metrics`, which only lists metrics."""
    from runabout import games
    from runabout.lab.metrics import offered

    chosen = games.find_game(game)
    if given["listed"]:
        voice = voice_for(given["language"])
        for name in offered(chosen):
            click.echo(f"{name:<10}{voice.say(f'metric-{name}')}")
        return chosen, None
    names = [name.strip() for text in given["metrics"] for name in text.split(",")]
    asked = {name: given[name] for name in ("deals", "confidence", "seed")}
    asked |= {name: given[name] for name in ("bans", "avoid", "dealt") if name in given}
    return chosen, asked | {"seats": given["seats"], "metrics": names, "within": read_widths(given["widths"])}


def read_widths(given: Iterable[str]) -> dict[str, float]:
    """How closely figures are to be known, by name, from "wins=1%" or "length.decisions=0.5".

    Raises:
        click.UsageError: one is not of that form.
    """
    found = {}
    for text in given:
        name, _, width = text.partition("=")
        try:
            found[name.strip()] = float(width.strip().removesuffix("%")) / (100 if width.strip().endswith("%") else 1)
        except ValueError:
            raise click.UsageError(f'--within is FIGURE=WIDTH, such as wins=1%, not "{text}".') from None
    return found


def _needs_games(given: dict[str, Any]) -> bool:
    """Whether what was counted in every game is asked for."""
    return bool(given["games_file"] or given["report_file"])


def _answer(run: Any, given: dict[str, Any]) -> Answer:
    """Play, and tell what was found."""
    voice = voice_for(given["language"])
    with saving_games_that_fail(voice):
        if given["as_json"]:
            found: Answer = run.play()
            click.echo(json.dumps(found.as_dict()))
        else:
            with progress(voice, given["deals"]) as on_progress:
                found = run.play(on_progress)
            _show(voice, found, given.get("varied", ""))
    if given["games_file"]:
        from runabout.lab.frames import write_frame

        write_frame(found.games_frame(), given["games_file"])
    return found


def _finish(answers: dict[str, Answer], given: dict[str, Any]) -> None:
    """Write the report, where one is asked for; end with what says so where the last answer was interrupted."""
    voice = voice_for(given["language"])
    if given["report_file"]:
        from runabout.lab.reports.study import write_report

        write_report(answers, command_line(), given["report_file"])
        say_report(voice, given["report_file"])
    found = list(answers.values())[-1]
    if not found.is_complete:
        end_interrupted(voice, found.deals, bool(given["keep"]))


def _show(voice: Voice, found: Answer, varied: str) -> None:
    from rich.console import Console
    from rich.table import Table

    is_difference = len(found.studies) > 1
    asked = found.studies[0]
    called = f"{asked.game.title}, {varied}" if varied else asked.game.title
    title = voice.say("study-title", title=called, deals=found.deals, games=found.games)
    table = Table(title=title, title_justify="left")
    table.add_column(voice.say("study-figure"))
    table.add_column(voice.say("study-whose"))
    mean = voice.say("study-difference") if is_difference else voice.say("study-mean")
    table.add_column(mean, justify="right")
    table.add_column(voice.say("study-interval", confidence=f"{100 * asked.confidence:.4g}%"), justify="right")
    for one in found.findings:
        table.add_row(one.column.address, whose(voice, one), *numbers(voice, one, is_difference))
    console = Console(highlight=False)
    console.print(table)
    if found.who_begins:
        console.print(voice.say("study-drawn", option=f"-o {found.who_begins}=1"), markup=False)
    if asked.within:
        console.print(voice.say("study-sure", sure=found.is_sure), markup=False)
