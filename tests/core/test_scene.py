"""Scenes: what is read into them, and what a wrong layout is told."""

import pytest

from runabout.core.contract import Header
from runabout.core.errors import BadGame
from runabout.core.facts import FLAG, named
from runabout.core.record import i8, record
from runabout.core.scene import (
    UNKNOWN,
    Counter,
    Decision,
    Derived,
    Hidden,
    Kinds,
    Layout,
    NotShown,
    Piles,
    Places,
    Read,
    Row,
    Scene,
    SeatCounter,
    Setting,
    Things,
    partly_known,
    plain_layout,
)

KINDS = ("anvil", "kite")
PLACE = named("place", "where it is", ["home", "away"])


@record
class Sight(Header):
    limit = i8()
    points = i8.sized(4, by="seats")
    pawn = i8[2]
    held = i8[2]
    deck = i8()
    row = i8.sized(3, by="row_size")
    row_size = i8()
    spare = i8()
    viewer = i8()
    boasts = i8()


def read_pawns(seen, scene):
    for number, place in enumerate(seen.pawn, 1):
        scene.things[f"pawn:{number}"] = {"at": PLACE.plain((place,))}


PARTS = [
    Setting("seats"),
    Setting("limit", called="turn_limit"),
    SeatCounter("points"),
    Counter("boasts"),
    Decision("seat"),
    Decision("over", FLAG),
    Read(["pawn"], read_pawns),
    Kinds("hand", "held", KINDS),
    Hidden("deck", "deck"),
    Row("row", "row", KINDS, size="row_size"),
    NotShown(["spare"], "it means nothing"),
]
LAYOUT = Layout(
    Sight,
    PARTS,
    things=[Things("pawn", "A pawn.", at=PLACE)],
    piles=[Piles(name, "Cards.", KINDS) for name in ("hand", "deck", "row")],
)


@pytest.fixture
def sight():
    seen = Sight()
    seen.seats, seen.seat, seen.limit, seen.viewer, seen.boasts, seen.deck = 2, 1, 9, -1, 3, 5
    seen.points[:2] = 4, 6
    seen.pawn[1] = 1
    seen.held[0] = 2
    seen.row[:2] = 1, 0
    seen.row_size = 2
    return seen


def test_a_scene_holds_what_each_part_reads(sight):
    assert LAYOUT.scene(sight) == Scene(
        viewer=-1,
        things={"pawn:1": {"at": "home"}, "pawn:2": {"at": "away"}},
        piles={"hand": {"anvil": 2}, "deck": {UNKNOWN: 5}, "row": ["kite", "anvil"]},
        counters={"seat:0:points": 4, "seat:1:points": 6, "boasts": 3},
        settings={"seats": 2, "turn_limit": 9},
        decision={"seat": 1, "over": False},
    )
    assert LAYOUT.scene(sight.snapshot()) == LAYOUT.scene(sight)


def test_a_copy_is_changed_for_itself(sight):
    scene = LAYOUT.scene(sight)
    copy = scene.copy()
    copy.things["pawn:1"]["at"] = "away"
    copy.piles["hand"]["kite"] = 1
    copy.piles["row"].append("kite")
    copy.counters["boasts"] = 0
    assert scene == LAYOUT.scene(sight)


def test_what_is_known_of_a_pile_is_told_beside_what_is_not():
    assert partly_known({"kite": 1}, 3) == {"kite": 1, UNKNOWN: 2}
    assert partly_known({"kite": 1}, 1) == {"kite": 1}
    assert partly_known({}, 0) == {}


def test_a_game_that_declares_nothing_has_a_layout_of_its_fields(sight):
    layout = plain_layout(Sight)
    assert not layout.is_declared
    scene = layout.scene(sight)
    assert scene.decision == {"seat": 1, "over": 0}
    assert scene.settings == {"seats": 2}
    assert scene.counters["seat:1:points"] == 6
    assert scene.counters["pawn"] == [0, 1]
    assert scene.things == scene.piles == {}


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        (PARTS[1:], "Sight.seats is in no part: read it into the scene, or say why it is not shown"),
        ([*PARTS, Counter("boasts")], "Sight.boasts is in 2 parts; one is enough"),
        ([*PARTS, Counter("boast")], "Sight has no field boast; did you mean boasts?"),
        ([*PARTS, Derived("viewer", lambda seen: -1)], "Sight has no field viewer"),
    ],
)
def test_a_wrong_layout_is_told_which_field(parts, said):
    with pytest.raises(BadGame, match=said.replace("?", r"\?")):
        Layout(Sight, parts)


def test_a_name_that_is_declared_for_each_seat_is_there_for_those_at_the_table():
    hands = Piles("hand", "Cards.", KINDS, ["hand:N", "hand:N:left", "hand:open"])
    assert [name for name in ("hand:0", "hand:1:left", "hand:open") if hands.has(name, 2)] == [
        "hand:0",
        "hand:1:left",
        "hand:open",
    ]
    assert not any(hands.has(name, 2) for name in ("hand:2", "hand:2:left", "hand:N", "hand"))
    assert Piles("hand", "Cards.", KINDS).has("hand:77", 2)


def test_places_are_declared_by_their_names_or_as_a_sort():
    layout = Layout(Sight, PARTS, places=["home", Places("square", ["square:1", "square:2"])])
    assert [layout.has_place(name) for name in ("home", "home:2", "square:2")] == [True, True, True]
    assert [layout.has_place(name) for name in ("square:3", "square", "moon:2", "")] == [False, False, False, False]
