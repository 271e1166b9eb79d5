"""Road Wolf at the terminal, with lines typed by a script."""

from __future__ import annotations

from pathlib import Path

import pytest

import runabout
from runabout.terminal.tables import TABLES
from tests.cli.conftest import Run

GAME = ("play", "road-wolf", "--seats", "2", "--people", "2", "--seed", "4", "--save", "a.run")

READY = "1"  # the player who is handed the screen presses Enter; here, anything
FORCES = [READY, "ready-made force 1", READY, "ready-made force 3"]
PLACES = [READY, "start 10", "start 14"]
UNTIL_PLAY = [*FORCES, *PLACES]


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TABLES, "road-wolf", "runabout.terminal.tables.road_wolf:RoadWolfTable")


def decisions(path: Path) -> list[str]:
    return [step.action.text for step in runabout.load(path).steps]


def test_a_spot_out_of_reach_is_answered_and_one_within_it_is_taken(run: Run, tmp_path: Path) -> None:
    lines = [*UNTIL_PLAY, "#1", "move", "ahead 4 right 1", "into 9", "right 1 ahead 3.5"]
    result = run(*GAME, lines=lines)
    text = " ".join(result.stdout.split())
    assert 'The nearest spot that can be reached is "ahead 3.75, right 1".' in text
    assert "Nothing with the number 9 stands on the board." in text
    assert decisions(tmp_path / "a.run")[-3:] == ["vehicle 1", "move", "ahead 3.5, right 1"]


def test_several_decisions_may_stand_in_one_line(run: Run, tmp_path: Path) -> None:
    result = run(*GAME, lines=[*UNTIL_PLAY, "#1; move; ahead 3; move; ahead 2; done"])
    assert decisions(tmp_path / "a.run")[-6:] == ["vehicle 1", "move", "ahead 3", "move", "ahead 2", "done"]
    # The table is drawn for the first of them, and again for whatever comes after the last.
    asked = result.stdout[result.stdout.index("#1; move;") :]
    assert asked.count("Road Wolf · ") + asked.count("Road Wolf . ") == 1


def test_a_spot_and_a_number_say_all_that_is_needed(run: Run, tmp_path: Path) -> None:
    lines = ["#1; ahead 3", "#1; #2", "ahead 2; #1", "#1", "back 1; #2", "#2; #2; ahead 1"]
    run(*GAME, lines=[*UNTIL_PLAY, *lines])
    made = decisions(tmp_path / "a.run")
    assert made[made.index("vehicle 1") :] == [
        *("vehicle 1", "move", "ahead 3", "later"),
        *("vehicle 2", "move", "ahead 2", "later"),
        *("vehicle 1", "brake", "back 1", "later"),
        *("vehicle 2", "move", "ahead 1"),
    ]


def test_a_question_mark_asks_for_help(run: Run) -> None:
    assert "which rule forbids it" in run(*GAME, lines=[*UNTIL_PLAY, "?"]).stdout


def test_the_mission_is_told_in_short_before_forces_are_chosen(run: Run) -> None:
    text = " ".join(run(*GAME, lines=[READY, "piles"]).stdout.split())
    assert text.count("Runners make for the END of the road; Interceptors stop them.") >= 2


def test_where_one_of_several_decisions_cannot_be_the_rest_of_them_are_not_taken(run: Run, tmp_path: Path) -> None:
    result = run(*GAME, lines=[*UNTIL_PLAY, "#1; move; ahead 9; move; ahead 2", "hold"])
    text = " ".join(result.stdout.split())
    assert decisions(tmp_path / "a.run")[-2:] == ["vehicle 1", "move"]
    # The player who reads this sees the table that the decision is about.
    shown = text[text.index("#1; move;") :]
    assert shown.index("Or type any of") < shown.index("That is 9 inches away.")


def test_what_was_said_for_later_is_dropped_once_somebody_else_is_to_decide(run: Run, tmp_path: Path) -> None:
    run(*GAME, lines=[READY, "ready-made force 2; ready-made force 3", READY])
    assert decisions(tmp_path / "a.run") == ["ready-made force 2"]


def test_what_was_said_for_later_is_dropped_once_dice_were_thrown(run: Run, tmp_path: Path) -> None:
    forces = [READY, "ready-made force 3", READY, "ready-made force 2"]
    places = [READY, "start 10; start 14; start 12; start 9"]
    run(*GAME, lines=[*forces, *places, "#1; move; into 3; move; ahead 0.25; done", READY])
    assert decisions(tmp_path / "a.run")[-3:] == ["vehicle 1", "move", "vehicle 3"]
    assert runabout.load(tmp_path / "a.run").why("move") is None  # it could have been taken


def test_why_understands_what_can_be_typed(run: Run) -> None:
    result = run(*GAME, lines=[*UNTIL_PLAY, "#1; move", "why right 1 ahead 3", "why ahead 4 right 4"])
    text = " ".join(result.stdout.split())
    assert "ahead 3, right 1 is allowed now." in text
    assert "5.66 inches away. A MOVE is 1 stick or less" in text
