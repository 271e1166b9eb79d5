"""Moves: what reducers change in a scene, and what is left unexplained."""

import enum
import json
from copy import copy

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from runabout.core.errors import BadGame
from runabout.core.facts import NUMBER, EventKind, event_kinds
from runabout.core.mover import Mover, moves
from runabout.core.moves import (
    Appeared,
    Carried,
    Closed,
    Counted,
    Drifted,
    Exchanged,
    Move,
    Opened,
    Put,
    Replaced,
    Shifted,
    Vanished,
    applied,
    differences,
)
from runabout.core.scene import UNKNOWN, Scene, plain_layout
from runabout.core.words import Action, Words
from tests.core.move_vectors import FILE, VERBS, moved_by, scene, vectors
from tests.laws import little


class Kind(enum.IntEnum):
    WALKED = 0
    SANG = 1


EVENTS = event_kinds(Kind, {Kind.WALKED: EventKind("It walks.", by=NUMBER), Kind.SANG: EventKind("It sings.")})
WORDS = Words([Action(0, "walk", "walk")], EVENTS, "walk")
LAYOUT = plain_layout(little.Sight)
LAYOUT.reducers["walked"] = lambda table, event: table.shift(["pawn:1"], "at", (event.by, 0))


def mover():
    return Mover(scene())


def test_a_thing_is_put_elsewhere_and_what_stays_is_not_told():
    table = mover()
    table.put("pawn:1", at=[3, 3], hits=0)
    assert table.made == [Put(-1, "pawn:1", "at", [1, 2], [3, 3])]
    assert table.scene.things["pawn:1"] == {"at": [3, 3], "hits": 0}


def test_the_scene_that_it_was_given_stays_as_it_is():
    before = scene()
    table = Mover(before)
    table.put("pawn:1", hits=4)
    table.carry("hand:0", "row", "anvil")
    table.add("points", 1)
    assert before == scene()


CHANGES = {
    "carried": lambda table: table.carry("deck", "hand", "b"),
    "carried from a place": lambda table: table.carry_from("row", 1, "hand"),
    "carried in order": lambda table: table.carry_all("row", "hand"),
    "exchanged": lambda table: (table.exchange("deck", "hand"), table.carry("hand", "deck")),
    "replaced": lambda table: (table.replace("hand", {"c": 1}), table.carry("hand", "deck", "c")),
    "known": lambda table: table.know("deck", "c"),
    "forgotten": lambda table: table.forget("deck"),
    "reopened": lambda table: (table.close_place("hand"), table.open_place("hand"), table.carry("deck", "hand", "a")),
    "things": lambda table: (table.put("pawn", at=5), table.shift(["coin"], "at", (1, 1)), table.vanish("pawn")),
    "new": lambda table: (table.appear("new", at=1), table.count("points", 9)),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_no_change_of_a_mover_reaches_the_scene_that_it_was_given(change):
    def given():
        return Scene(
            0,
            {"pawn": {"at": 1}, "coin": {"at": [1, 2]}},
            {"deck": {"a": 2, "b": 1, UNKNOWN: 3}, "hand": {"a": 1}, "row": ["a", "b", "a"]},
            {"points": 3},
        )

    scene = given()
    table = Mover(scene)
    change(table)
    assert table.made
    assert scene == given()
    assert applied(scene, table.made) == table.scene


def test_things_appear_and_vanish():
    table = mover()
    table.appear("pawn:3", at=[0, 0])
    table.vanish("pawn:2")
    assert table.made == [
        Appeared(-1, "pawn:3", {"at": [0, 0]}),
        Vanished(-1, "pawn:2"),
    ]
    assert sorted(table.scene.things) == ["pawn:1", "pawn:3"]


def test_several_things_go_the_same_way_in_one_move():
    table = mover()
    table.shift(["pawn:1", "pawn:2"], "at", (0, -2))
    assert table.made == [Shifted(-1, ("pawn:1", "pawn:2"), "at", (0, -2))]
    assert [table.of(pawn, "at") for pawn in ("pawn:1", "pawn:2")] == [[1, 0], [5, 3]]


def test_what_is_known_of_a_pile_goes_first():
    table = mover()
    table.carry("hand:1", "row", "kite", 2)
    assert table.made == [
        Carried(-1, "kite", "kite", 1, "hand:1", "row", 2),
        Carried(-1, "kite", UNKNOWN, 1, "hand:1", "row", 3),
    ]
    assert table.scene.piles["hand:1"] == {UNKNOWN: 1}
    assert table.scene.piles["row"] == ["kite", "anvil", "kite", "kite"]


def test_what_is_carried_out_of_sight_is_not_known_there():
    table = mover()
    table.carry("hand:0", "hand:1", "anvil", shown=False)
    assert table.made == [Carried(-1, UNKNOWN, "anvil", 1, "hand:0", "hand:1")]
    assert table.tally("hand:1") == {"kite": 1, UNKNOWN: 3}


def test_an_ordered_pile_is_laid_into_at_a_place_and_carried_in_its_order():
    table = mover()
    table.carry("hand:0", "row", "anvil", place=0)
    assert table.scene.piles["row"] == ["anvil", "kite", "anvil"]
    table.carry_all("row", "hand:1")
    assert [move.kind for move in table.made] == ["anvil", "anvil", "kite", "anvil"]
    assert (table.scene.piles["row"], table.size("hand:1")) == ([], 6)


def test_piles_are_exchanged_replaced_and_drift():
    table = mover()
    table.exchange("hand:0", "hand:1")
    table.replace("row", ["anvil"])
    table.drift(["lake:40:120"], (0, -20))
    assert table.made == [
        Exchanged(-1, "hand:0", "hand:1"),
        Replaced(-1, "row", ["anvil"]),
        Drifted(-1, ("lake:40:120",), (0, -20)),
    ]
    assert table.scene.piles == {
        "hand:0": {"kite": 1, UNKNOWN: 2},
        "hand:1": {"anvil": 2},
        "row": ["anvil"],
        "lake:40:100": {},
    }


def test_what_was_unknown_turns_out_and_is_lost_sight_of():
    table = mover()
    table.know("hand:1", "anvil", 2)
    assert table.tally("hand:1") == {"kite": 1, "anvil": 2}
    table.forget("hand:1")
    assert table.tally("hand:1") == {UNKNOWN: 3}


def test_places_come_and_go_with_what_lies_there():
    table = mover()
    table.open_place("attic")
    table.bring("attic", "kite", 2)
    table.close_place("attic")
    assert table.made == [
        Opened(-1, "attic"),
        Carried(-1, "kite", "kite", 2, "", "attic"),
        Closed(-1, "attic"),
    ]
    assert "attic" not in table.scene.piles


@pytest.mark.parametrize(
    ("verb", "arguments", "said"),
    [
        ("put", ("pawn:9",), "pawn:9 is not on the table; did you mean pawn:[12]?"),
        ("of", ("pawn:1", "hit"), "pawn:1 has no hit; did you mean hits?"),
        ("appear", ("pawn:1",), "pawn:1 is on the table already"),
        ("carry", ("hand:2", "row"), "there is no pile hand:2; did you mean hand:"),
        ("carry", ("hand:0", "row", "kite"), "hand:0 has 0 of .*, not 1"),
        ("carry", ("row", "hand:0", "piano"), "row has no piano"),
        ("carry", ("hand:0", "row", "anvil", 0), "one or more go from place to place; 0 came"),
        ("carry", ("hand:0", "row", "anvil", -1), "one or more go from place to place; -1 came"),
        ("carry", ("row", "hand:0", "anvil", -1), "one or more go from place to place; -1 came"),
        ("bring", ("hand:0", "anvil", -1), "one or more go from place to place; -1 came"),
        ("know", ("hand:1", "anvil", 0), "one or more go from place to place; 0 came"),
        ("drift", (("lake:0:10",), (0, 1)), "there is no pile lake:0:10; did you mean lake:40:120?"),
        ("open_place", ("row",), "there is a pile row already"),
        ("forget", ("row",), "row lies in order"),
        ("count", ("point", 3), "nothing is counted as point; did you mean points?"),
    ],
)
def test_a_reducer_that_invents_something_is_told_so(verb, arguments, said):
    with pytest.raises(BadGame, match=said.replace("?", r"\?")):
        getattr(mover(), verb)(*arguments)


def test_a_move_has_the_number_of_its_event():
    table = mover()
    table.play(LAYOUT, [WORDS.event("sang", 0), WORDS.event("walked", 0, 4)])
    assert table.made == [Shifted(1, ("pawn:1",), "at", (4, 0))]


def test_a_fault_of_a_reducer_names_its_event():
    with pytest.raises(BadGame, match="the moves of walked: pawn:1 is not on the table"):
        Mover(Scene()).play(LAYOUT, [WORDS.event("walked", 0, 4)])


def test_whatever_else_a_reducer_raises_names_its_event_too():
    layout = copy(LAYOUT)
    layout.reducers = {"walked": lambda table, event: event.by / 0}
    with pytest.raises(BadGame, match="the moves of walked raise ZeroDivisionError"):
        Mover(scene()).play(layout, [WORDS.event("walked", 0, 4)])


def test_a_thing_that_a_reducer_invents_is_named_with_its_event():
    table, events = mover(), [WORDS.event("walked", 0, 4)]
    table.play(LAYOUT, events)
    assert table.invented(events, table.scene) is None
    before = table.scene.copy()
    table._event = 0
    table.appear("pawn:9", at=[0, 0])
    assert table.invented(events, before) == (
        "the moves of walked invent pawn:9: it is not on the table afterwards; did you mean pawn:2?"
    )
    assert table.invented(events, table.scene) is None
    table.vanish("pawn:9")
    assert table.invented(events, before) is None


def test_what_no_event_tells_of_is_told_as_unexplained():
    after = mover()
    after.play(LAYOUT, [WORDS.event("walked", 0, 4)])
    after.carry("hand:0", "row", "anvil")
    after.add("points", 2)
    after.vanish("pawn:2")
    told = moves(LAYOUT, scene(), [WORDS.event("walked", 0, 4)], after.scene)
    assert told == [
        Shifted(0, ("pawn:1",), "at", (4, 0)),
        Vanished(-1, "pawn:2"),
        Carried(-1, "anvil", "anvil", 1, "hand:0", "row", 2),
        Counted(-1, "points", 3, 5),
    ]


def test_what_is_left_unexplained_is_told_with_what_was_played():
    table, after = mover(), mover()
    events = [WORDS.event("walked", 0, 4)]
    table.play(LAYOUT, events)
    after.play(LAYOUT, events)
    assert table.unexplained(events, after.scene) is None
    after.add("points", 2)
    after.vanish("pawn:2")
    said = table.unexplained(events, after.scene)
    assert said is not None
    assert "is told walked {'by': 4}; this leaves unexplained: Vanished" in said
    assert "'pawn:2'" in said
    assert said.endswith("and 1 more")


def test_where_a_reducer_fails_all_is_told_as_unexplained():
    before, after = Scene(counters={"points": 3}), Scene(counters={"points": 5})
    assert moves(LAYOUT, before, [WORDS.event("walked", 0, 4)], after) == [Counted(-1, "points", 3, 5)]


def test_what_lies_in_another_order_is_a_difference():
    one, other = scene(), scene()
    other.piles["row"] = ["anvil", "kite"]
    assert differences(one, other)
    assert differences(one, scene()) == []


@pytest.mark.parametrize(("verb", "arguments"), VERBS)
def test_a_client_that_makes_the_moves_has_the_same_scene(verb, arguments):
    table = moved_by(verb, arguments)
    assert table.made
    assert applied(scene(), table.made) == table.scene
    sent = msgspec.json.decode(msgspec.json.encode(table.made), type=list[Move])
    assert applied(scene(), sent) == table.scene


def test_the_moves_that_the_page_is_tested_with_are_these():
    assert json.loads(FILE.read_text(encoding="utf-8")) == vectors(), (
        "python -m tests.core.move_vectors writes it again"
    )


KINDS = st.sampled_from(["anvil", "kite", UNKNOWN])
PILES = st.one_of(st.dictionaries(KINDS, st.integers(1, 3)), st.lists(KINDS, max_size=4))
SCENES = st.builds(
    Scene,
    things=st.dictionaries(
        st.sampled_from(["pawn:1", "pawn:2"]),
        st.dictionaries(st.sampled_from(["at", "hits"]), st.one_of(st.none(), st.integers(0, 2))),
    ),
    piles=st.dictionaries(st.sampled_from(["row", "hand:0", "hand:1"]), PILES),
    counters=st.fixed_dictionaries({"points": st.one_of(st.none(), st.integers(0, 2))}),
)


@given(SCENES, SCENES)
def test_the_differences_make_one_scene_of_another(one, other):
    assert applied(one, differences(one, other)) == other
    assert differences(one, one) == []
