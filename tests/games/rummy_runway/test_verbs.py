"""What actions of Rummy Runway say of themselves, and what they are about."""

import pytest

from runabout.core.scene import Scene
from runabout.core.verbs import about, place, turn
from runabout.games.rummy_runway import game

SCENE = Scene(
    things={
        "outfit:2a": {"seat": 1, "colours": ["red", "yellow", "blue"]},
        "laid": {"colours": ["red", "wild"], "from_closet": []},
    },
    piles={
        "hand:0": {"red-6": 1, "blue-2": 1, "wild-6": 1, "red-5": 1},
        "closet:0": {"blue-2": 1},
        "row": ["red-5", "blue-4", "red-5", "yellow-1"],
        "outfit:2a": ["red-3", "yellow-4", "blue-5"],
        "laid": ["red-1", "wild-2"],
        "deck": {"?": 30},
    },
    decision={"seat": 0},
)


def act(text):
    return game.words.actions[game.words.parse(text)]


@pytest.mark.parametrize(
    ("text", "fields", "items"),
    [
        ("draw from the deck", {}, [place("deck")]),
        ("take red 5", {"card": "red-5"}, [place("row", "red-5", 2)]),
        ("stop taking", {}, [turn()]),
        ("lay red 6", {"card": "red-6", "from_closet": False}, [place("hand:0", "red-6"), place("laid")]),
        (
            "lay blue 2 from the closet",
            {"card": "blue-2", "from_closet": True},
            [place("closet:0", "blue-2"), place("laid")],
        ),
        ("wear it as yellow", {"colour": "yellow"}, [place("laid", "wild-2", 1)]),
        (
            "riff 2a on the right",  # the red 6 goes on after the blue 5, in the colour of the red 3 that is taken
            {"outfit": "outfit:2a", "end": "right", "wild": False, "from_closet": False},
            [place("hand:0", "red-6"), place("outfit:2a", "blue-5", 2)],
        ),
        (
            "riff 2a on the right with a wild",
            {"outfit": "outfit:2a", "end": "right", "wild": True, "from_closet": False},
            [place("hand:0", "wild-6"), place("outfit:2a", "blue-5", 2)],
        ),
        (
            "riff 2a on the left from the closet",
            {"outfit": "outfit:2a", "end": "left", "wild": False, "from_closet": True},
            [place("closet:0", "blue-2"), place("outfit:2a", "red-3", 0)],
        ),
        ("discard red 5", {"card": "red-5"}, [place("hand:0", "red-5"), place("row")]),
        ("end the turn", {}, [turn()]),
        ("trim blue 2", {"card": "blue-2"}, [place("closet:0", "blue-2"), place("row")]),
    ],
)
def test_fields_and_what_it_is_about(text, fields, items):
    assert (act(text).plain, about(SCENE, act(text))) == (fields, items)
