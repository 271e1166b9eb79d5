"""What actions of Race 2 Live say of themselves, and what they are about."""

import pytest

from runabout.core.scene import Scene
from runabout.core.verbs import about, place, thing
from runabout.games.race_2_live import game


def scene(*, found=(), backward=False):
    return Scene(
        things={"survivor:ash": {"at": "space:3:1"}, "survivor:briar": {"at": "space:2:1"}},
        piles={
            "hand:ash": {"10": 1, "queen": 1},
            "packs:ash": {"pack-2": 1},
            "found": dict.fromkeys(found, 1),
            "health pile": {},
        },
        settings={"ways": {"space:2:1": ["space:3:1"], "space:3:1": ["space:4:1", "space:4:2"]}},
        decision={"seat": 0, "survivor": "survivor:ash", "backward": backward},
    )


def act(text):
    return game.words.actions[game.words.parse(text)]


ASH = thing("survivor:ash")


@pytest.mark.parametrize(
    ("text", "fields", "table", "items"),
    [
        ("forward", {}, scene(), [ASH, place("space:4:1"), place("space:4:2")]),
        ("backward", {}, scene(), [ASH, place("space:2:1")]),
        ("take lane 2", {"lane": 2}, scene(), [ASH, place("space:4:2")]),
        ("take lane 1", {"lane": 1}, scene(backward=True), [ASH, place("space:2:1")]),
        ("stop here", {}, scene(), [ASH, place("space:3:1")]),
        ("play 10", {"card": "10"}, scene(), [place("hand:ash", "10")]),
        ("lose queen", {"card": "queen"}, scene(), [place("hand:ash", "queen"), place("health pile")]),
        (
            "use pack 2 on Briar",
            {"pack": "pack-2", "on": "survivor:briar"},
            scene(),
            [place("packs:ash", "pack-2"), thing("survivor:briar")],
        ),
        (
            "use pack 1 on Ash",
            {"pack": "pack-1", "on": "survivor:ash"},
            scene(found=["pack-1"]),
            [place("found", "pack-1"), ASH],
        ),
        ("keep the pack", {}, scene(found=["pack-1"]), [place("found", "pack-1"), place("packs:ash")]),
        ("take the new weapon", {}, scene(found=["weapon-2"]), [place("found", "weapon-2"), ASH]),
        ("keep the old weapon", {}, scene(found=["weapon-2"]), [ASH]),
        ("wait", {}, scene(), [ASH]),
    ],
)
def test_fields_and_what_it_is_about(text, fields, table, items):

    assert (act(text).plain, about(table, act(text))) == (fields, items)
