"""What can be pressed is counted as the page counts it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from runabout.core.verbs import attribute, place, thing, turn
from runabout.testing.pressing import Pressing, key_of, matches_of, measured, pressed
from tests.laws.little import game

CASES = json.loads((Path(__file__).parents[2] / "web" / "tests" / "pressing.json").read_text(encoding="utf-8"))
"""The page's own tests hold `meantBy` to the same."""


@pytest.mark.parametrize("case", CASES)
def test_an_action_is_pressed_where_all_that_it_is_about_means_it_alone(case: dict[str, Any]) -> None:
    assert pressed({int(number): keys for number, keys in case["abouts"].items()}) == set(case["meant"])


def test_keys_are_those_of_the_page() -> None:
    items = [thing("pawn:1"), attribute("car:1", "hits"), place("deck"), place("hand:0", "7"), place("row", "7", 0)]
    assert [key_of(item) for item in [*items, turn()]] == [
        "pawn:1",
        "car:1|hits",
        "deck",
        "hand:0|7",
        "row|7|0",
        "turn",
    ]


def test_each_decision_weighs_the_same_however_many_actions_are_open() -> None:
    found = Pressing()
    found.add({1: "go", 2: "go", 3: "go", 4: "go"}, {1: ["a"], 2: ["b"], 3: ["c"], 4: []})
    found.add({1: "go", 2: "stop"}, {1: ["a"], 2: []})
    assert found.part == (3 / 4 + 1 / 2) / 2
    assert found.not_pressed == {"go": 1 / 4, "stop": 1 / 2}


def test_random_play_of_a_game_is_counted() -> None:
    found = measured(matches_of(game, 2))
    assert found.decisions > 4
    assert found.part == pytest.approx(1 - sum(found.not_pressed.values()) / found.decisions)
