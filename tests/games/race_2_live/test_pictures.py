"""The pictures of the game: data of its package, one for each component that is drawn."""

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from runabout.games import find_game, race_2_live
from runabout.games.race_2_live.facts import SURVIVORS
from runabout.games.race_2_live.naming import TOKEN_KINDS

FOLDER = Path(race_2_live.__file__).parent / "pictures"
NAMES = json.loads((FOLDER / "pictures.json").read_text(encoding="utf-8"))


def test_every_survivor_and_token_has_a_picture():
    assert {*SURVIVORS, *TOKEN_KINDS} <= NAMES.keys()


def test_every_file_is_the_picture_of_something():
    assert {path.name for path in FOLDER.glob("*.svg")} == set(NAMES.values())


@pytest.mark.parametrize("name", sorted(set(NAMES.values())))
def test_a_picture_can_be_drawn_anywhere(name):
    """It has a view box, and nothing that a strict page refuses or that has to be loaded."""
    root = ElementTree.parse(FOLDER / name).getroot()
    assert root.get("viewBox")
    for element in root.iter():
        assert not {"style", "href", "class", "onload"} & set(element.keys())
        assert element.tag.rpartition("}")[2] in ("svg", "g", "path", "circle", "rect", "ellipse")


def test_what_stands_beside_a_rule_has_a_picture_and_the_rule_is_there():
    beside = json.loads((FOLDER / "rules.json").read_text(encoding="utf-8"))
    assert beside.keys() <= find_game("race-2-live").rulebook.rules.keys()
    assert {component for components in beside.values() for component in components} <= NAMES.keys()
