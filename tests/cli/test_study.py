"""`runabout study` and `runabout compare`: tables, words in both languages, and what is said of bad input."""

from __future__ import annotations

import dataclasses
import json
import os
import re
import shlex
from pathlib import Path
from typing import Any

import polars
import pytest

from runabout.cli import runabout
from runabout.core.game import INTERPRET
from runabout.games import find_game
from runabout.lab import Study
from runabout.lab.metrics import METRICS
from runabout.match import load
from tests.cli.conftest import Run
from tests.lab import lottery

BOTS = """
class First:
    def __init__(self, game, key):
        self.run = game.interpreted

    def choose(self, sight):
        return "decline" if sight.phase else "no such thing"
"""


@pytest.fixture(autouse=True)
def _lottery(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of that name, whose few games need no compiling."""
    fresh = dataclasses.replace(lottery.game)
    monkeypatch.setenv(INTERPRET, "1")
    monkeypatch.setattr(
        "runabout.games.find_game", lambda name: fresh if name == "lottery" else dataclasses.replace(find_game(name))
    )


GUIDE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")


def test_every_command_of_the_guide_is_accepted() -> None:
    lines = [
        shlex.split(line)[1:]
        for line in GUIDE.splitlines()
        if re.match(r"runabout (study|compare|influence|screen|skill|arena) [a-z]", line)
    ]
    assert len(lines) >= 2
    for command, *arguments in lines:
        runabout.commands[command].make_context(command, arguments)


def test_the_guide_s_own_bot_plays_whole_games(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(GUIDE.split("```python\n")[1].split("```")[0], encoding="utf-8")
    asked = Study(find_game("road-runner"), 3, f"greedy,{tmp_path / 'mine.py'}:Eager", metrics=["length"], deals=2)
    answer = asked.run(jobs=1)
    assert answer.deals == 2
    assert 5 < answer["length.decisions"].mean < 200


def test_the_guide_names_every_metric() -> None:
    told = "".join(line for line in GUIDE.splitlines() if line.startswith("| `"))
    assert all(f"`{name}`" in told for name in METRICS)


def figures(output: str) -> list[list[str]]:
    rows = [line for line in output.splitlines() if line.startswith("│")]
    return [[cell.strip() for cell in row.split("│")[1:-1]] for row in rows]


def test_a_study_tells_each_figure_with_its_interval(run: Run) -> None:
    result = run("study", "lottery", "--seats", "3", "--bots", "random", "--deals", "40", "--count", "wins,length")
    assert result.exit_code == 0, result.output
    assert "High Card: 40 deals, 40 games" in result.stdout
    found = figures(result.stdout)
    assert [row[:2] for row in found[:3]] == [["wins", f"seat {seat}"] for seat in (1, 2, 3)]
    assert [row[0] for row in found[3:]] == ["length.decisions", "length.turns", "length.minutes"]
    assert found[4][2] == "3.000"
    low, high = (float(end.rstrip("%")) for end in found[0][3].split(" to "))
    assert low < 50 < high


def test_the_same_is_told_in_german(run: Run) -> None:
    result = run("study", "lottery", "--bots", "random", "--deals", "10", "--count", "wins", "--language", "de")
    assert "High Card: 10 Aufstellungen, 10 Spiele" in result.stdout
    assert figures(result.stdout)[0][1] == "Platz 1"
    assert " bis " in figures(result.stdout)[0][3]


@pytest.mark.parametrize(("width", "said"), [("60%", "As sure as"), ("0.001", "Not yet as sure as")])
def test_it_says_whether_it_is_as_sure_as_asked_for(run: Run, width: str, said: str) -> None:
    result = run("study", "lottery", "--bots", "random", "--deals", "120", "--within", f"wins={width}")
    assert said in result.stdout
    assert ("100 deals" in result.stdout) == (width == "60%")


@pytest.mark.parametrize("vary", ["dealt=1,2,3", "seats=2,3,4"])
def test_there_is_a_study_for_each_value_of_what_varies(run: Run, tmp_path: Path, vary: str) -> None:
    arguments = ("study", "lottery", "--bots", "random", "--deals", "60", "--count", "wins", "--vary", vary)
    result = run(*arguments, "--keep", "kept.npz")
    name, _, values = vary.partition("=")
    assert [f"High Card, {name}={value}: 60 deals" in result.stdout for value in values.split(",")] == [True] * 3
    assert len(list(tmp_path.glob("kept-*.npz"))) == 3
    told = [json.loads(line) for line in run(*arguments, "--json").stdout.splitlines()]
    # The same deals: the more lots the first seat has, or the fewer others there are, the more it wins.
    wins = [one["findings"][0]["mean"] for one in told]
    assert wins == sorted(wins, reverse=name == "seats")
    assert wins[0] != wins[-1]


def test_what_can_be_counted_is_listed(run: Run) -> None:
    listed = run("study", "lottery", "--metrics").stdout.splitlines()
    assert [line.split()[0] for line in listed] == [
        *("wins", "points", "length", "choices", "idle", "lead", "drama", "actions", "cards", "events")
    ]
    assert "Wie oft" in run("study", "lottery", "--metrics", "--language", "de").stdout


def test_a_comparison_tells_differences_with_their_sign(run: Run) -> None:
    arguments = ("--seats", "3", "--bots", "random", "--deals", "100", "--count", "wins,length")
    result = run("compare", "lottery", "--a", "dealt=1", "--b", "dealt=3", *arguments)
    assert result.exit_code == 0, result.output
    assert "100 deals, 200 games" in result.stdout
    found = figures(result.stdout)
    assert found[0][2].startswith("+")
    assert found[1][2].startswith("-")
    told = json.loads(run("compare", "lottery", "--b", "bots=greedy", "--bots", "random", *arguments, "--json").stdout)
    assert [side["bots"][0] for side in told["asked"]] == ["random", "greedy"]
    decisions = next(one for one in told["findings"] if one["figure"] == "length.decisions")
    assert decisions["low"] <= 1 <= decisions["high"]  # greedy bots boast always, and not every other time


def test_a_bot_that_fails_leaves_the_record_of_its_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(BOTS)
    result = run("study", "road-runner", "--seats", "3", "--bots", "mine.py:First", "--deals", "3", "--jobs", "1")
    assert result.exit_code == 2
    assert 'game 0.0, at decision 1: mine.py:First raised Unreadable: Cannot read "no such thing"' in result.stderr
    assert "The game up to there: " in result.stderr
    assert not load(tmp_path / "road-runner-0.0.run").steps


@pytest.mark.parametrize(
    "command",
    [
        ("influence", "road-runner", "anvil", "--seats", "3", "--bots", "mine.py:First"),
        ("skill", "road-runner", "--seats", "3", "--levels", "random,mine.py:First"),
        ("screen", "road-runner", "--seats", "3", "--bots", "mine.py:First"),
    ],
    ids=lambda command: command[0],
)
@pytest.mark.parametrize("form", [(), ("--json",)], ids=["for people", "as data"])
def test_every_question_leaves_the_record_of_a_game_in_which_a_bot_failed(
    run: Run, tmp_path: Path, command: tuple[str, ...], form: tuple[str, ...]
) -> None:
    (tmp_path / "mine.py").write_text(BOTS)
    result = run(*command, *form, "--deals", "3", "--jobs", "1")
    assert result.exit_code != 0
    told = re.search(r"game (\d\.\d), .* mine.py:First raised .*\n?.*The game up to there: ", result.stderr)
    assert told
    assert "no such thing" not in result.stdout
    saved = load(tmp_path / f"road-runner-{told[1]}.run")
    assert saved.game.name == "road-runner"
    assert not saved.over


def test_the_record_of_a_failed_game_takes_a_free_name(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(BOTS)
    (tmp_path / "road-runner-0.0.run").write_text("mine")
    (tmp_path / "road-runner-0.0-2.run").symlink_to("nowhere")
    result = run("study", "road-runner", "--seats", "3", "--bots", "mine.py:First", "--deals", "3", "--jobs", "1")
    assert "The game up to there: " in result.stderr
    assert "road-runner-0.0-3.run" in result.stderr
    assert not load(tmp_path / "road-runner-0.0-3.run").steps
    assert (tmp_path / "road-runner-0.0.run").read_text() == "mine"
    assert (tmp_path / "road-runner-0.0-2.run").is_symlink()


def test_a_failed_game_that_cannot_be_saved_is_named_all_the_same(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    (tmp_path / "mine.py").write_text(BOTS)
    monkeypatch.setattr("os.fsync", full)
    result = run("study", "road-runner", "--seats", "3", "--bots", "mine.py:First", "--deals", "3", "--jobs", "1")
    assert result.exit_code == 2
    assert "game 0.0, at decision 1: mine.py:First raised Unreadable" in result.stderr
    assert "no space left on device. Make room, or save elsewhere." in result.stderr


def test_an_arena_leaves_the_record_of_the_game_in_which_a_bot_fails(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(BOTS)
    given = ("--bots", "random,greedy,easy,mine.py:First", "--seats", "3", "--deals", "1", "--jobs", "1")
    result = run("arena", "road-runner", *given)
    assert result.exit_code == 2
    assert "mine.py:First raised Unreadable" in result.stderr
    assert load(tmp_path / "road-runner-0.0.run").seats == 3


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("study", "lottery", "--ban", "bost"), "Did you mean boast?"),
        (("compare", "lottery", "--b", "deal=seat 1: 6"), "does not say which cards seats hold"),
        (("study", "lottery", "--within", "wins"), "--within is FIGURE=WIDTH, such as wins=1%"),
        (("study", "lottery", "--within", "winns=1%"), "Did you mean wins?"),
        (("study", "lottery", "--count", "winns"), "Did you mean wins?"),
        (("study", "lottery", "--vary", "dealt"), "--vary is NAME=VALUE,VALUE, such as dealt=4,5,6"),
        (("study", "lottery", "--vary", "dealt=1,7"), "dealt is a whole number from 1 to 3"),
        (("study", "lottery", "--vary", "seats=two"), "Seats are a number"),
        (("study", "lottery", "--bots", "absent.py:Bot"), "nor a bot that can be loaded"),
        (("compare", "lottery", "--a", "dealt=8"), "dealt is a whole number from 1 to 3"),
        (("compare", "lottery", "--b", "bots=easy,random"), "as many seatings of a deal"),
        (("study", "lottery", "--bots", "random", "--jobs", "0"), "at least 1 job"),
        (("study", "lottery", "--bots", "random", "--games", "nowhere/a.parquet"), "there is no folder nowhere"),
        (("study", "lottery", "--bots", "random", "--keep", "nowhere/a.npz"), "there is no folder nowhere"),
        (("screen", "lottery", "--bots", "random", "-o", "nowhere/a.html"), "there is no folder nowhere"),
    ],
)
def test_bad_input_is_named_with_what_is_possible(run: Run, arguments: tuple[str, ...], told: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert told in result.stderr


def test_a_folder_that_takes_no_files_is_named_before_games_are_played(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda *_: False)
    result = run("study", "lottery", "--bots", "random", "-o", "a.html")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "a.html cannot be written: files may not be made in ." in result.stderr


@pytest.mark.parametrize("option", ["--report", "--games", "--keep"])
def test_a_pipe_in_place_of_a_file_is_named_before_games_are_played(run: Run, tmp_path: Path, option: str) -> None:
    os.mkfifo(tmp_path / "pipe")
    result = run("study", "lottery", "--bots", "random", option, str(tmp_path / "pipe"))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "pipe: is a pipe. Save elsewhere." in result.stderr
    assert (tmp_path / "pipe").is_fifo()


def test_a_pipe_in_place_of_the_file_of_one_value_is_named_before_games_are_played(run: Run, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "games-3.parquet")
    given = ("--bots", "random", "--vary", "seats=2,3", "--games", str(tmp_path / "games.parquet"))
    result = run("study", "lottery", *given)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "games-3.parquet: is a pipe. Save elsewhere." in result.stderr


def test_limits_and_every_game_of_a_study(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    limits = ("--ban", "seat 2: boast", "--avoid", "seat 3: actions.boast")
    given = ("--seats", "3", "--bots", "random", "--deals", "20", "--count", "actions", "--games", str(file))
    told = {row[0]: row[2] for row in figures(run("study", "lottery", *limits, *given).stdout)}
    assert told["actions.boast"] == "0.000"
    assert polars.read_parquet(file)["actions.boast"].to_list() == [0.0] * 20
    sides = ("--b", "ban=boast", "--bots", "random", "--deals", "20", "--count", "actions")
    told = {row[0]: row[2] for row in figures(run("compare", "lottery", *sides).stdout)}
    assert told["actions.boast"].startswith("-")


def test_influence_tells_causes_beside_associations(run: Run) -> None:
    given = ("influence", "lottery", "boast", "--seat", "2", "--seats", "2", "--bots", "random", "--deals", "40")
    row = figures(run(*given).stdout)[0]
    assert row[0] == "actions.boast"
    assert re.fullmatch(r"\d+%", row[1])
    assert row[4] == ""
    told = json.loads(run(*given, "--json").stdout)
    assert told["asked"]["of_seat"] == 1
    assert told["found"][0]["allowed"]["mean"] == 0


def test_skill_is_told_rung_by_rung(run: Run) -> None:
    given = ("skill", "lottery", "--seats", "2", "--levels", "random,greedy", "--deals", "120")
    row = figures(run(*given).stdout)[0]
    assert row[:3] == ["greedy among random", "+0.0%", "100.0%"]  # the winner is drawn by lot, whichever bot plays
    assert 40 < float(row[3].rstrip("%")) < 60  # of different deals
    told = json.loads(run(*given, "--json").stdout)
    assert told["asked"]["levels"] == ["random", "greedy"]
    assert told["found"][0]["edge"]["low"] < 0 == told["found"][0]["edge"]["mean"]
    assert "mit denselben Karten" in run(*given, "--language", "de").stdout


@pytest.mark.parametrize("asked", [("skill", "--levels", "random,greedy"), ("influence", "boast", "--bots", "random")])
def test_skill_and_influence_are_written_as_reports(run: Run, asked: tuple[str, ...]) -> None:
    command, *given = asked
    given = [command, "lottery", *given, "--seats", "2", "--deals", "40", "-o", "dealt=1"]
    result = run(*given, "-o", "found.html")
    assert result.exit_code == 0, result.output
    assert "found.html" in result.stderr
    text = Path("found.html").read_text(encoding="utf-8")
    assert "<h1>High Card</h1>" in text
    assert "dealt=1" in text
    told = run(*given, "--json", "--report", "again.html")
    assert json.loads(told.stdout)["found"]
    assert "<h1>High Card</h1>" in Path("again.html").read_text(encoding="utf-8")
    twice = run(*given, "-o", "one.html", "--report", "two.html")
    assert twice.exit_code == 2
    assert "One report is written at a time: one.html, two.html came." in " ".join(twice.stderr.split())
    assert "one.html, two.html came." in " ".join(run(*given, "-o", "one.html", "-o", "two.html").stderr.split())
    assert not Path("one.html").exists()


def test_a_screening_tells_which_options_matter_and_which_may_not(run: Run) -> None:
    given = ("screen", "lottery", "--seats", "3", "--bots", "random", "--count", "length", "--deals", "300")
    result = run(*given, "--closer", "1")
    assert result.exit_code == 0, result.output
    assert "300 deals at each of" in result.stdout
    told = json.loads(run(*given, "--json").stdout)
    assert told["is_complete"]
    run(*given, "-o", "screened.html", "-o", "boasting=on")
    assert "<h1>High Card</h1>" in Path("screened.html").read_text(encoding="utf-8")
    assert {name for one in told["effects"] for name in one["change"]} == {"dealt=3", "boasting=off"}
    refused = run(*given, "--values", "dealt=2")
    assert refused.exit_code == 2
    assert "--values is NAME=VALUE,VALUE" in refused.stderr


def test_a_report_is_written_and_its_games_are_replayed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    given = ("--bots", "greedy", "--seats", "3", "--deals", "5", "--count", "length,idle")
    result = run("study", "road-runner", *given, "-o", str(file), "--jobs", "1")
    assert result.exit_code == 0, result.output
    assert "longest game" in file.read_text()
    replayed = run("replay", f"{file}#1", "--all")
    assert "the winner" in replayed.output.casefold() or "wins" in replayed.output
    assert f"{file} has no game 77" in run("replay", f"{file}#77", "--all").output.replace("\n", " ")


def test_games_of_people_are_counted_from_their_records(run: Run) -> None:
    folder = Path(__file__).parents[1] / "games" / "road_runner" / "recorded"
    given = ("study", "road-runner", "--records", str(folder), "--seats", "3", "--count", "length")
    told = run(*given)
    assert told.exit_code == 0, told.output
    assert figures(told.stdout)[0][0] == "length.decisions"
    tables = json.loads(run(*given, "--json").stdout)["tables"]
    assert {one["seats"] for one in tables} == {3}
    assert sum(one["games"] for one in tables) >= 1


def test_records_take_nothing_that_says_how_to_play(run: Run) -> None:
    folder = Path(__file__).parents[1] / "games" / "road_runner" / "recorded"
    given = ("study", "road-runner", "--records", str(folder), "--count", "length")
    told = run(*given, "--keep", "kept.npz", "--bots", "hard", "-o", "dealt=4")
    assert told.exit_code == 2
    assert "leave out --bots, --keep, -o dealt" in " ".join(told.output.split())


def test_an_arena_is_told_player_by_player_and_pair_by_pair(run: Run) -> None:
    given = ("arena", "lottery", "--seats", "2", "--bots", "random,greedy", "--deals", "40")
    found = json.loads(run(*given, "--json").output)
    assert found["asked"]["players"] == ["random", "greedy"]
    assert {one["name"] for one in found["entrants"]} == {"random", "greedy"}
    (pairing,) = found["pairings"]
    assert pairing["edge"]["mean"] == 0
    assert "random against greedy" in run(*given, "--language", "en").stdout
    assert "random gegen greedy" in run(*given, "--language", "de").stdout


@pytest.mark.parametrize(("language", "says"), [("en", "such as 192.168.1.5"), ("de", "wie 192.168.1.5")])
def test_an_arena_listens_only_where_there_is_an_address(run: Run, language: str, says: str) -> None:
    told = run("arena", "lottery", "--listen", "here:there", "--language", language)
    assert told.exit_code == 2
    assert says in told.output


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (("--listen", "x y"), "--listen takes an address"),
        (("--decision-seconds", "nan"), "is not a number"),
        (("--decision-seconds", "0"), "is not in the range"),
    ],
)
def test_an_arena_refuses_what_no_program_could_use(run: Run, given: tuple[str, ...], says: str) -> None:
    told = run("arena", "lottery", "--seats", "2", *given)
    assert told.exit_code == 2
    assert says in told.output


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        ("greedy", "two players or more"),
        ("greedy,ismcts:0", "2 to 1,000,000 simulations"),
        ("greedy,ismcts:many", "'many' came"),
        ("greedy,policy:nowhere.py:choose", "nowhere.py"),
        ("greedy,ismcts:5:-1", "a number above 0"),
        ("greedy,ismcts:500ms", "as in --tune 10"),
        ("greedy,outside:python bot.py", "{link}"),
    ],
)
def test_an_arena_refuses_who_cannot_play(run: Run, bots: str, says: str) -> None:
    told = run("arena", "lottery", "--seats", "2", "--bots", bots)
    assert told.exit_code == 2
    assert says in told.output


def test_a_side_of_a_comparison_has_one_kind_of_bots_and_one_data(run: Run) -> None:
    done = run("compare", "road-runner", "--a", "bots=greedy", "--a", "bots=random")
    assert done.exit_code == 2
    assert "A side has one bots=; 2 came." in done.output
