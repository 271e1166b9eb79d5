"""What a scene holds otherwise than was declared is said, with what was expected, what came, and what is near."""

import pytest

from runabout.core.facts import FLAG, NUMBER, SEAT, SEATS, bits, data, each, index, named, ordinal, several
from runabout.core.scene import UNKNOWN, Counter, Layout, Read, Scene, Things
from runabout.games import find_game
from runabout.match import Match
from runabout.testing.scene_faults import scene_faults
from runabout.testing.schema_faults import schema_faults
from tests.core.test_scene import KINDS, LAYOUT, PARTS, PLACE, Sight


@pytest.fixture
def scene():
    seen = Sight()
    seen.seats, seen.viewer = 2, -1
    return LAYOUT.scene(seen)


def test_what_was_not_declared_is_named(scene):
    assert list(scene_faults(LAYOUT, scene, 2)) == []
    scene.things["pawn:1"]["at"] = "hone"
    scene.things["pawn:2"]["colour"] = "red"
    scene.things["ghost:1"] = {}
    scene.piles["hand"]["piano"] = 1
    scene.piles["lap"] = {}
    scene.counters["seat:2:points"] = 0
    assert list(scene_faults(LAYOUT, scene, 2)) == [
        "seat:2:points is no counter that was declared; did you mean seat:1:points?",
        "at of pawn:1 is 'hone'; one of home, away was expected; did you mean home?",
        "pawn:2 has at, colour; declared are at",
        "ghost:1 is no thing that was declared: pawn",
        "hand holds 'piano', which is none of anvil, kite",
        "lap is no pile that was declared: hand, deck, row",
    ]


def test_what_was_declared_and_is_not_there_is_named(scene):
    del scene.counters["seat:1:points"], scene.settings["turn_limit"], scene.decision["over"]
    assert list(scene_faults(LAYOUT, scene, 2)) == [
        "the counter seat:1:points was declared, and is not there",
        "the setting turn_limit was declared, and is not there",
        "the part of the decision over was declared, and is not there",
    ]


def test_what_is_of_another_type_is_named(scene):
    scene.counters["boasts"] = "many"
    scene.settings["seats"] = None
    scene.decision["over"] = 1
    scene.piles["hand"] = {"kite": -3, UNKNOWN: 0}
    scene.piles["deck"] = 5
    assert list(scene_faults(LAYOUT, scene, 2)) == [
        "boasts is 'many'; a whole number was expected",
        "seats is None; a whole number was expected",
        "over is 1; true or false was expected",
        "kite in hand is -3; a whole number from 1 was expected",
        "? in hand is 0; a whole number from 1 was expected",
        "deck is 5; so many of each kind were expected, or their kinds in order",
    ]


def test_a_pile_in_order_holds_kinds_alone(scene):
    scene.piles["row"] = ["kite", 3, UNKNOWN]
    assert list(scene_faults(LAYOUT, scene, 2)) == ["row holds 3, which is none of anvil, kite"]


def test_of_an_attribute_that_is_a_list_each_value_is_declared(scene):
    layout = Layout(Sight, PARTS, things=[Things("pawn", "A pawn.", at=each(PLACE, "where it has been"))])
    scene.piles.clear()
    scene.things = {"pawn:1": {"at": ["home", "away"]}}
    assert list(scene_faults(layout, scene, 2)) == []
    scene.things["pawn:1"]["at"] = ["home", "nowhere"]
    assert list(scene_faults(layout, scene, 2)) == ["1 in at of pawn:1 is 'nowhere'; one of home, away was expected"]


def test_a_seat_is_one_of_those_at_the_table():
    layout = Layout(
        Sight,
        [
            Read(
                Sight.fields.keys() - {"viewer", "boasts"},
                lambda seen, scene: None,
                counters={"turn": SEAT, "friends": SEATS, "leaders": each(SEAT, "who leads")},
            ),
            Counter("boasts"),
        ],
    )
    scene = Scene(counters={"turn": 1, "friends": [0, 2], "leaders": [None, 5], "boasts": 7})
    assert list(scene_faults(layout, scene, 2)) == [
        "friends is [0, 2]; seats at this table are 0 to 1",
        "leaders is [None, 5]; seats at this table are 0 to 1",
    ]


def test_a_thing_may_be_where_a_pile_or_another_thing_is(scene):
    place = data("place", "where it is", {"type": "string"})
    layout = Layout(Sight, PARTS, things=[Things("pawn", "A pawn.", at=place)], piles=LAYOUT.piles.values())
    scene.things = {"pawn:1": {"at": "deck"}, "pawn:2": {"at": "pawn:1"}}
    assert list(scene_faults(layout, scene, 2)) == []
    scene.things["pawn:2"]["at"] = "dek"
    assert list(scene_faults(layout, scene, 2)) == [
        "at of pawn:2 is 'dek', which is no place that was declared; did you mean deck?"
    ]


# --- By game ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def riverdale():
    game = find_game("riverdale")
    return game.layout, Match(game, 2, seed=1, run=game.interpreted).scene(0)


def put(part, **held):
    """Change a scene."""
    return lambda scene: getattr(scene, part).update({name.replace("_", ":"): value for name, value in held.items()})


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (put("things", pawn_red_1={"at": "square:999"}), "at of pawn:red:1 is 'square:999', which is no place"),
        (put("things", pawn_red_1={"at": "circle:0"}), "at of pawn:red:1 is 'circle:0', which is no place"),
        (put("things", pawn_red_1={"at": 4}), "at of pawn:red:1 is 4; a text was expected"),
        (put("things", pawn_violet_9={"at": "home"}), "pawn:violet:9 is no pawn that was declared"),
        (put("piles", hand_77={}), "hand:77 is no hand that was declared; did you mean hand:"),
        (put("piles", hand_2={}), "hand:2 is no hand that was declared; did you mean hand:"),
        (put("counters", winner="red"), "winner is 'red'; a whole number from 0 or none was expected"),
        (put("counters", winner=2), "winner is 2; seats at this table are 0 to 1"),
        (put("settings", colours=["red", "pink"]), "1 in colours is 'pink'; one of "),
        (put("decision", unseen={"2": "two"}), "2 in unseen is 'two'; a whole number was expected"),
    ],
)
def test_a_scene_of_riverdale_holds_nothing_else(riverdale, change, said):
    layout, scene = riverdale
    scene = scene.copy()
    assert list(scene_faults(layout, scene, 2)) == []
    change(scene)
    [fault] = scene_faults(layout, scene, 2)
    assert fault.startswith(said)


# --- By schema --------------------------------------------------------------------------------------------------------

RECORD = data(
    "record",
    "a record",
    {
        "type": "object",
        "properties": {"card": {"anyOf": [{"enum": ["ace", "king"]}, {"type": "null"}]}, "points": {"type": "number"}},
        "required": ["card"],
        "additionalProperties": False,
    },
)


@pytest.mark.parametrize(
    ("kind", "value", "said"),
    [
        (NUMBER, True, "it is True; a whole number was expected"),
        (FLAG, 0, "it is 0; true or false was expected"),
        (index("place", "a place"), -1, "it is -1; a whole number from 0 or none was expected"),
        (ordinal("day", "a day", 7), 8, "it is 8; a whole number from 1 to 7 was expected"),
        (several(NUMBER, 2), [1], "it has 1 values; 2 were expected"),
        (bits("ways", "some ways", ["up", "down"]), ["up", "up"], "it is ['up', 'up']; each value once was expected"),
        (bits("ways", "some ways", ["up", "down"]), ["dwn"], "0 in it is 'dwn'; one of up, down was expected; did you"),
        (named("card", "a card", KINDS, or_none=True), 1, "it is 1; one of anvil, kite, none was expected"),
        (named("day", "a day", [f"day {day}" for day in range(31)]), 1, "it is 1; one of 31 names was expected"),
        (RECORD, [], "it is []; an object was expected"),
        (RECORD, {}, "it has no card; it has nothing"),
        (RECORD, {"card": "kin"}, "card in it is 'kin'; one of ace, king or none was expected; did you mean king?"),
        (RECORD, {"card": None, "point": 1}, "it has point, which was not declared; did you mean points?"),
        (RECORD, {"card": "ace", "points": "1"}, "points in it is '1'; a number was expected"),
        (data("short", "a text", {"maxLength": 3}), "four", "the schema of it has maxLength, which is not held"),
    ],
)
def test_what_is_otherwise_than_its_schema_says_is_told(kind, value, said):
    [fault] = schema_faults(kind.schema, value, "it")
    assert fault.startswith(said)


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (NUMBER, -1),
        (FLAG, False),
        (SEAT, None),
        (several(PLACE, 2), ["home", "away"]),
        (bits("ways", "some ways", ["up", "down"]), []),
        (RECORD, {"card": None, "points": 1.5}),
        (data("anything", "anything", {}), {"x": [1]}),
    ],
)
def test_what_is_as_its_schema_says_has_no_fault(kind, value):
    assert list(schema_faults(kind.schema, value, "it")) == []
