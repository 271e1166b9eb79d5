"""What is wrong with what an action is about is said with what was expected."""

from __future__ import annotations

from typing import Any

import pytest

from runabout.core.scene import Scene
from runabout.core.verbs import attribute, place, thing, turn
from runabout.games.road_wolf import game
from runabout.testing.laws.verbs import faults_of

SCENE = Scene(
    things={"vehicle:1": {"hits": 2, "wheel": "driver"}},
    piles={"crew:1": {"gunner": 1}, "row": ["ace"]},
    counters={"round": 1},
)


NOWHERE = "attic is no pile and no counter of the scene, and no place that the layout declares: point, edge, box, dice"


@pytest.mark.parametrize(
    "item",
    [
        thing("vehicle:1"),
        attribute("vehicle:1", "hits"),
        place("crew:1"),
        place("crew:1", "gunner"),
        place("row", "ace", 0),
        place("round"),
        place("point:40:50"),
        place("box", "coupe"),
        turn(),
    ],
)
def test_what_lies_on_the_table_or_can_be_taken_may_be_pressed(item: dict[str, Any]) -> None:
    assert list(faults_of(game.table_layout, SCENE, [item])) == []


@pytest.mark.parametrize(
    ("item", "said"),
    [
        (thing("vehicle:2"), "vehicle:2 is no thing of the scene"),
        (attribute("vehicle:2", "hits"), "vehicle:2 is no thing of the scene"),
        (attribute("vehicle:1", "colour"), "vehicle:1 has no colour: hits, wheel"),
        (place("crew:1", "nitro"), "no nitro lies in crew:1"),
        (place("row", "ace", 1), "at 1 of row lies no ace"),
        (place("box", "coupe", 0), "box is no pile of the scene"),
        (place("turn", "mine"), "turn is no pile of the scene"),
        (place("attic", "coupe"), "attic is no pile of the scene"),
        (place("attic"), NOWHERE),
        (
            {"place": "row"},
            'a thing is {"thing"}, what is shown of it {"thing", "attribute"}, a place {"place", "kind", "at"}',
        ),
    ],
)
def test_what_does_not_is_named(item: dict[str, Any], said: str) -> None:
    assert list(faults_of(game.table_layout, SCENE, [item])) == [said]
