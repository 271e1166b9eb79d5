"""Whatever is given and cannot be used is one sentence on the standard error and exit code 2."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from runabout.lab.reports.page import game_of
from tests.cli.conftest import Run

TOLD = [
    ("play road-ruiner", 'No game is called "road-ruiner"'),
    ("play road-runner --seats 2", "3 to 8 seats; 2 came"),
    ("play road-runner --seats many", '--seats is a whole number, not "many"'),
    ("play road-runner --bots genius", 'No bot plays at level "genius"'),
    ("play road-runner --bots hard,", 'No bot plays at level ""'),
    ("play road-runner --people 9", "too few for 9 people"),
    ("play road-runner --people 1,9", "Seats at this table are 1 to 4"),
    ("play road-runner --people 1,1", "Two people cannot sit on seat 1"),
    ("play road-runner --people x=Ann", "--people is"),
    ("play road-runner --people Bartholomew-of-the-Red-Rocks", 'A name is at most 24 characters long; "Barth'),
    ("play road-runner -o delt=5", "Did you mean dealt?"),
    ("play road-runner -o dealt=99", "a whole number from 1 to 9"),
    ("play road-runner -o dealt", "name=value"),
    ("play road-runner -o dealt=5,dealt=6", "given twice"),
    ("play road-runner riverdale", "One game at a time"),
    ("play --resume none.run", "none.run: no such file or directory"),
    ("play --resume .", "is a directory"),
    ("play --resume x.run --seed 4", "has its own game, seats, seed, options and looks"),
    ("games road-ruiner", 'No game is called "road-ruiner"'),
    ("rules road-ruiner", 'No game is called "road-ruiner"'),
    ("rules road-runner 9999", "has no rule 9999"),
    ("rules road-runner anvil", "is not the number of a rule"),
    ("rules", "Missing argument"),
    ("replay none.run", "none.run: no such file or directory"),
    ("simulate road-ruiner", 'No game is called "road-ruiner"'),
    ("simulate road-runner --seats 9", "3 to 8 seats; 9 came"),
    ("simulate road-runner --bots genius", 'No bot plays at level "genius"'),
    ("simulate road-runner --games 0", "at least 1 game"),
    ("simulate road-runner --games 5 --bots random --jobs 0", "at least 1 job"),
    ("simulate road-runner -o dealt=zero", "a whole number from 1 to 9"),
    ("bench --game road-ruiner", 'No game is called "road-ruiner"'),
    ("bench --seats 12", "3 to 8 seats; 12 came"),
    ("bench --seconds 0", "more than 0 seconds"),
    ("bench --cores 0", "cores"),
    ("chase", "No such command: chase"),
    ("play --wings", "No such option"),
    ("play --fast=3", "--fast takes no value"),
    ("play --seed", "--seed needs a value"),
    ("replay a.run b.run", "more than this command takes: b.run"),
]


def test_a_file_is_named_where_its_name_stands_in_any_sentence(run: Run) -> None:
    Path("a").write_text("Dear diary")
    assert run("replay", "a").stderr.startswith("a: line 1: ")
    Path("a").write_bytes(bytes([255, 254]))
    assert run("replay", "a").stderr.startswith("a is no saved match")


@pytest.mark.parametrize(("arguments", "told"), TOLD)
def test_it_is_told_in_one_sentence_with_exit_code_2(run: Run, arguments: str, told: str) -> None:
    result = run(*arguments.split())
    assert result.exit_code == 2
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda text: "", "the file is empty"),
        (lambda text: "Dear diary\n", "line 1: this is no saved match"),
        (lambda text: text[: len(text) // 2], "line"),
        (lambda text: text.replace('Rules "1"', 'Rules "2"'), "Open it with a newer Runabout"),
        (lambda text: text.replace('Game "road-runner"', 'Game "chess"'), 'No game is called "chess"'),
        (lambda text: text.replace("\n1. ", "\n1. 9"), "line"),
    ],
    ids=["empty", "something else", "cut off", "newer rules", "unknown game", "wrong seat"],
)
@pytest.mark.parametrize("command", [("play", "--resume"), ("replay",)], ids=["resume", "replay"])
def test_a_file_that_is_no_record_is_named_with_its_line(
    run: Run, saved: Path, command: tuple[str, ...], spoil, told: str
) -> None:
    text = spoil(saved.read_text())
    spoiled = saved.with_name("spoiled.run")
    spoiled.write_text(text)
    result = run(*command, "spoiled.run")
    assert result.exit_code == 2
    assert "spoiled.run: " in result.stderr
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_an_illegal_move_in_a_file_names_the_line_and_the_rule(run: Run, saved: Path) -> None:
    text = saved.read_text()
    first = next(line for line in text.splitlines() if line.startswith("1. "))
    saved.write_text(text.replace(first, first[:5] + "call trap"))
    result = run("replay", "there.run")
    assert result.exit_code == 2
    assert f"line {text.splitlines().index(first) + 1}: " in result.stderr
    assert "RR-061" in result.stderr


def test_a_binary_file_is_no_record(run: Run, tmp_path: Path) -> None:
    (tmp_path / "picture.run").write_bytes(bytes(range(256)))
    result = run("replay", "picture.run")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "is not text" in result.stderr


def test_of_a_report_one_game_is_replayed_and_all_are_named(run: Run, saved: Path, tmp_path: Path) -> None:
    games = game_of(1, "the longest game", "", saved.read_text()) + game_of(2, "the <last> game", "", "no record")
    (tmp_path / "report.html").write_text(games)
    (tmp_path / "page.html").write_text("<p>")
    assert run("replay", "report.html#1", "--all").exit_code == 0
    for name, told in (
        ("report.html", "report.html is a report: name one of its games, such as report.html#1. It has 1 (the longest"),
        ("report.html", "2 (the <last> game)"),
        ("report.html#3", "report.html has no game 3: its games are 1, 2."),
        ("page.html", "page.html is no report, or one without games."),
        ("page.html#1", "page.html is no report, or one without games."),
        ("none.html#1", "none.html: no such file or directory"),
    ):
        result = run("replay", name)
        assert (result.exit_code, result.stdout) == (2, "")
        assert told in result.stderr


def test_a_seat_that_the_match_has_not_is_named(run: Run, saved: Path) -> None:
    for seat in ("0", "5"):
        result = run("replay", "there.run", "--seat", seat)
        assert result.exit_code == 2
        assert "The seats of this match are 1 to 4" in result.stderr


def test_a_seat_and_everything_cannot_both_be_shown(run: Run, saved: Path) -> None:
    assert run("replay", "there.run", "--seat", "1", "--open").exit_code == 2


def test_an_older_match_is_not_written_over(run: Run, saved: Path) -> None:
    before = saved.read_text()
    result = run("play", "road-runner", "--bots", "random", "--save", "there.run")
    assert result.exit_code == 2
    assert "there.run is there already" in result.stderr
    assert saved.read_text() == before


def test_a_match_with_real_dice_cannot_be_resumed(run: Run, tmp_path: Path) -> None:
    from runabout.games import find_game
    from runabout.match import Match, Script

    match = Match(find_game("road-runner"), 3, seed=Script([0] * 17))
    match.save(tmp_path / "dice.run")
    result = run("play", "--resume", "dice.run")
    assert result.exit_code == 2
    assert "real dice" in result.stderr


def test_a_full_disk_is_told_and_play_goes_on(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    (tmp_path / "old.run").write_text("an older match")
    monkeypatch.setattr(os, "fsync", full)
    lines = ["save old.run", "y", "log", "quit", "no"]
    result = run("play", "road-runner", "-o", "dealer=4", "--bots", "random", lines=lines)
    assert result.exit_code == 0
    assert "Could not save to old.run: no space left on device." in result.stdout
    assert (tmp_path / "old.run").read_text() == "an older match"


def test_a_pipe_that_nobody_reads_is_no_matter(tmp_path: Path) -> None:
    command = f"{sys.executable} -W error -m runabout rules road-runner | head -n 1"
    result = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
    assert result.stdout == "# Road Runner\n"
    assert result.stderr == ""
