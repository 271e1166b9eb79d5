"""Looks chosen on the command line, or drawn."""

from __future__ import annotations

from pathlib import Path

import pytest

import runabout
from tests.cli.conftest import Run

GAME = ("play", "riverdale", "--seats", "3", "--seed", "3", "--bots", "random")
LEAVE = ["quit", "no"]


def looks_of(tmp_path: Path, name: str) -> dict[int, tuple[str, ...]]:
    return runabout.load(tmp_path / name).chosen_looks


def test_the_first_person_looks_as_chosen(run: Run, tmp_path: Path) -> None:
    result = run(*GAME, "--looks", "pepper, SKIP,Marlo", "--save", "a.run", lines=LEAVE)
    assert result.exit_code == 0
    assert "1 Pepper 2 Skip 3 Marlo" in result.stdout
    assert "drawn by chance" not in result.stdout
    assert looks_of(tmp_path, "a.run") == {0: ("Pepper", "Skip", "Marlo")}


def test_several_seats_look_as_chosen(run: Run, tmp_path: Path) -> None:
    given = ("--people", "2=Ann,3=Ben", "--looks", "Pepper,Skip,Marlo", "--looks", "1=Gus,Lark,Dex")
    assert run(*GAME, *given, "--save", "a.run", lines=LEAVE).exit_code == 0
    assert looks_of(tmp_path, "a.run") == {0: ("Gus", "Lark", "Dex"), 1: ("Pepper", "Skip", "Marlo")}


def test_where_nothing_is_chosen_the_person_is_told_what_was_drawn_and_how_to_choose(run: Run) -> None:
    said = " ".join(run(*GAME, lines=LEAVE).stdout.split())
    assert "Your characters, drawn by chance: Pepper, Gus and Tilly." in said
    assert '(To choose them: runabout play riverdale --looks "Pepper,Skip,Marlo")' in said


def test_a_match_that_goes_on_keeps_its_looks_and_takes_no_others(run: Run) -> None:
    run(*GAME, "--looks", "Pepper,Skip,Marlo", "--save", "a.run", lines=LEAVE)
    again = run("play", "--resume", "a.run", lines=LEAVE)
    assert "1 Pepper 2 Skip 3 Marlo" in again.stdout
    refused = run("play", "--resume", "a.run", "--looks", "Gus,Lark,Dex")
    assert refused.exit_code == 2
    assert "options and looks" in refused.stderr


def test_the_next_game_keeps_what_was_chosen(run: Run, tmp_path: Path) -> None:
    given = ("-o", "turn_limit=10", "--looks", "Pepper,Skip,Marlo", "--save")
    first = run(*GAME, *given, "a.run", lines=["1"] * 12)
    over = first.stdout[: first.stdout.index("Another game?")].count("choice (or help)")
    result = run(*GAME, *given, "b.run", lines=[*["1"] * over, "", "save next.run", "quit", "no"])
    assert result.exit_code == 0
    assert looks_of(tmp_path, "next.run") == {0: ("Pepper", "Skip", "Marlo")}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--looks", "Pepper,Skip"], "A seat has 3 different characters, all chosen or none; Pepper, Skip came."),
        (["--looks", "Pepper,Skip,Nobody"], 'There is no character "Nobody"'),
        (["--looks", "Seat=Pepper,Skip,Marlo"], '--looks is names, or a seat and names ("2=Ann,Bo")'),
        (["--looks", "9=Pepper,Skip,Marlo"], "Seats at this table are 1 to 3; looks for seat 9 were given."),
        (["--looks", "Pepper,Skip,Marlo", "--looks", "2=Pepper,Gus,Dex"], "Seat 1 has Pepper already"),
        (["--looks", "Pepper,Skip,Marlo", "--looks", "1=Hank,Gus,Dex"], "The looks of seat 1 are given twice."),
    ],
)
def test_looks_that_cannot_be_are_refused_in_words(run: Run, given: list[str], said: str) -> None:
    result = run(*GAME, *given)
    assert result.exit_code != 0
    assert said in result.stderr.replace("\n", " ")


def test_a_game_without_looks_says_so(run: Run) -> None:
    assert "Road Runner has no looks to choose." in run("play", "road-runner", "--looks", "Pepper,Skip,Marlo").stderr


def test_the_list_of_games_tells_what_there_is_to_choose(run: Run) -> None:
    assert "A seat may choose 3 characters" in run("games", "riverdale").stdout
    assert "Pepper, Skip, Marlo" in run("games", "riverdale").stdout
    assert '"looks": null' in run("games", "road-runner", "--json").stdout
