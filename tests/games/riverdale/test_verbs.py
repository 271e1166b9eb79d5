"""What actions of Running Round Riverdale say of themselves, and what they are about."""

import pytest

from runabout.core.scene import Scene
from runabout.core.verbs import about, place, thing
from runabout.games.riverdale import game
from runabout.games.riverdale.scene import SPECIALS

SCENE = Scene(
    things={
        "pawn:red:1": {"at": "square:8"},
        "pawn:red:2": {"at": "square:20"},
        "pawn:red:3": {"at": "home"},
        "pawn:green:1": {"at": "square:15"},
    },
    piles={
        "hand:0": {"?": 5},
        "hand:1": {"1": 1, "5": 2, "7": 1, "switcharoo": 1, "quick-pass": 1},
        "specials:1": dict.fromkeys(SPECIALS, 1),
        "discards": {},
    },
    settings={"colours": ["green", "red"]},
    decision={"seat": 1},
)


def act(text):
    return game.words.actions[game.words.parse(text)]


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("play 7 with pawn 2", {"card": "7", "pawn": 2}),
        ("play 1 against green 1", {"card": "1", "target": "pawn:green:1"}),
        ("split 5: pawn 1 moves 2, pawn 3 moves 3", {"card": "5", "pawn": 1, "steps": 2, "other": 3}),
        ("swap pawn 1 with green 1 by Switcharoo", {"card": "switcharoo", "pawn": 1, "target": "pawn:green:1"}),
        ("Swap! hands with green", {"card": "swap", "colour": "green"}),
        ("Crash!", {"card": "crash"}),
    ],
)
def test_fields(text, fields):
    assert act(text).plain == fields


@pytest.mark.parametrize(
    ("text", "items"),
    [
        ("play 7 with pawn 1", [place("hand:1", "7"), thing("pawn:red:1"), place("square:15")]),
        ("play 1 against green 1", [place("hand:1", "1"), thing("pawn:green:1"), place("square:14")]),
        (
            "split 5: pawn 1 moves 2, pawn 2 moves 3",
            [place("hand:1", "5"), thing("pawn:red:1"), place("square:10"), thing("pawn:red:2")],
        ),
        (
            "swap pawn 2 with green 1 by Switcharoo",
            [place("hand:1", "switcharoo"), thing("pawn:red:2"), thing("pawn:green:1")],
        ),
        ("pass with pawn 1 by Quick Pass", [place("hand:1", "quick-pass"), thing("pawn:red:1")]),
        ("Dirty Trick! on green 1", [place("specials:1", "dirty-trick"), thing("pawn:green:1")]),
        ("Swap! hands with green", [place("specials:1", "swap"), place("hand:0")]),
        ("Crash!", [place("specials:1", "crash")]),
        ("discard 7", [place("hand:1", "7"), place("discards")]),
    ],
)
def test_what_it_is_about_in_the_order_in_which_it_is_pressed(text, items):
    assert about(SCENE, act(text)) == items
