"""What actions of Road Runner say of themselves, and what they are about."""

import pytest

from runabout.core.scene import Scene
from runabout.core.verbs import about, place, turn
from runabout.games.road_runner import game

SCENE = Scene(
    piles={"hand:0": {"?": 3}, "hand:1": {"?": 3}, "hand:2": {"anvil": 1, "beep-beep": 1}, "laid": {"cliff": 1}},
    counters={"seat:0:damage": 1, "seat:1:damage": 0, "seat:2:damage": 0},
    settings={"seats": 3},
    decision={"seat": 2},
)


def act(text):
    return game.words.actions[game.words.parse(text)]


@pytest.mark.parametrize(
    ("text", "fields", "items"),
    [
        ("lay Anvil", {"card": "anvil"}, [place("hand:2", "anvil"), place("laid")]),
        ("take back Cliff", {"card": "cliff"}, [place("laid", "cliff"), place("hand:2")]),
        ("call drop", {"method": "drop"}, [place("laid")]),
        ("play Beep Beep!", {"card": "beep-beep"}, [place("hand:2", "beep-beep"), place("laid")]),
        ("decline", {}, [turn()]),
        ("pass", {}, [place("hand:2"), place("hand:1")]),  # the seat between them skips a turn
    ],
)
def test_fields_and_what_it_is_about(text, fields, items):
    assert (act(text).plain, about(SCENE, act(text))) == (fields, items)
