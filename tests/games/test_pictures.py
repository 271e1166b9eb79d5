"""The pictures of games that have one for each component: data of their packages, which page and print draw.

Rummy Runway's, which are put together from parts, are tested in its own folder.
"""

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import runabout.games
from runabout.games import find_game
from runabout.games.race_2_live.facts import SURVIVORS
from runabout.games.race_2_live.naming import TOKEN_KINDS
from runabout.games.riverdale.box import BOX
from runabout.games.riverdale.faces import SIGNS, SPECIALS
from runabout.games.riverdale.state import PAWNS
from runabout.games.road_wolf.kinds import RoadCard, Token, VehicleKind

FOLDERS = {
    game: Path(runabout.games.__file__).parent / game.replace("-", "_") / "pictures"
    for game in ("riverdale", "race-2-live", "road-wolf")
}
NAMES = {game: json.loads((folder / "pictures.json").read_text(encoding="utf-8")) for game, folder in FOLDERS.items()}
FILES = [(game, name) for game, names in NAMES.items() for name in sorted(set(names.values()))]

DRAWN = {
    "riverdale": {
        *SIGNS,
        *SPECIALS,
        *(f"home:{side.name}" for side in BOX.board.sides),
        *(f"pawn:{number}" for number in range(1, PAWNS + 1)),
        *("switcharoo", "quick-pass", "scoop", "home"),
    },
    "race-2-live": {*SURVIVORS, *TOKEN_KINDS},
    "road-wolf": {one.text for kinds in (VehicleKind, Token, RoadCard) for one in kinds} | {"?", "gear", "mutant"},
}
"""What has to have a picture."""

SHAPES = ("svg", "g", "path", "circle", "rect", "ellipse")


@pytest.mark.parametrize("game", DRAWN)
def test_every_component_that_is_drawn_has_a_picture(game):
    assert DRAWN[game] <= NAMES[game].keys()


@pytest.mark.parametrize("game", FOLDERS)
def test_every_file_is_the_picture_of_something(game):
    assert {path.name for path in FOLDERS[game].glob("*.svg")} == set(NAMES[game].values())


@pytest.mark.parametrize(("game", "name"), FILES)
def test_a_picture_can_be_drawn_anywhere(game, name):
    """It has a view box, and nothing that a strict page refuses or that has to be loaded."""
    root = ElementTree.parse(FOLDERS[game] / name).getroot()
    assert root.get("viewBox")
    for element in root.iter():
        assert not {"style", "href", "class", "onload"} & set(element.keys())
        assert element.tag.rpartition("}")[2] in SHAPES


@pytest.mark.parametrize("game", FOLDERS)
def test_what_stands_beside_a_rule_has_a_picture_and_the_rule_is_there(game):
    beside = json.loads((FOLDERS[game] / "rules.json").read_text(encoding="utf-8"))
    assert beside.keys() <= find_game(game).rulebook.rules.keys()
    assert {component for components in beside.values() for component in components} <= NAMES[game].keys()
