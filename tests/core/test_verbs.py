"""Actions as declared data: their fields, the catalogue, and what they are about."""

import json
import pickle

import pytest

from runabout.core.errors import BadGame
from runabout.core.facts import NUMBER, FieldType, named, ordinal
from runabout.core.scene import Scene
from runabout.core.verbs import HAND, Action, VerbKind, about, place, thing, verb_kinds
from runabout.core.words import Words
from runabout.games import GAMES, find_game

CARD = named("card", "a card", ["ace", "two"])
PAWN = named("pawn", "a pawn", ["pawn:red", "pawn:blue"])

VERBS = verb_kinds(
    lay=VerbKind("Lay a card.", source=HAND, card=CARD),
    take=VerbKind("Take a card out of the row.", source="row", card=CARD),
    move=VerbKind("Move a pawn.", pawn=PAWN, steps=ordinal("steps", "so many steps", 6)),
    rest=VerbKind("Do nothing."),
    point=VerbKind("Point at a place.", about=lambda scene, action: [place(f"square:{action.square}")], square=NUMBER),
)


def act(number: int, kind: str, text: str, *numbers: int, card: str = "") -> Action:
    return Action(number, kind, text, card, declared=VERBS[kind], numbers=numbers)


LAY, TAKE, MOVE, REST, POINT = ACTIONS = [
    act(0, "lay", "lay the two", 1, card="two"),
    act(1, "take", "take the two", 1, card="two"),
    act(2, "move", "move red by 3", 0, 2),
    act(3, "rest", "rest"),
    act(4, "point", "point at 7", 7),
]

SCENE = Scene(
    things={"pawn:red": {"at": "square:3"}},
    piles={"hand:1": {"two": 2}, "hand:0": {"?": 3}, "row": ["two", "ace", "two"]},
    decision={"seat": 1},
)


def test_a_field_is_an_attribute_with_the_games_own_number():
    assert (MOVE.pawn, MOVE.steps) == (0, 2)


def test_the_fields_are_data_by_their_names():
    assert [action.plain for action in ACTIONS] == [
        {"card": "two"},
        {"card": "two"},
        {"pawn": "pawn:red", "steps": 3},
        {},
        {"square": 7},
    ]


def test_a_field_that_is_not_there_is_named_with_those_that_are():
    with pytest.raises(AttributeError, match="no field piece; it has pawn, steps"):
        _ = MOVE.piece
    with pytest.raises(AttributeError, match=r"no field piece$"):
        _ = Action(0, "go", "go").piece


def test_an_action_of_a_game_that_declares_none_has_no_fields_and_is_about_nothing():
    action = Action(0, "go", "go", "ace")
    assert (action.kind, action.plain, about(SCENE, action)) == ("", {}, [])


@pytest.mark.parametrize("name", GAMES)
def test_every_action_of_our_games_can_be_pickled(name):
    actions = find_game(name).words.actions
    again = pickle.loads(pickle.dumps(actions))
    assert [action.plain for action in again] == [action.plain for action in actions]


def test_the_catalogue_is_data_for_json():
    catalogue = Words(ACTIONS, ["done"], "an action", verbs=VERBS).catalogue()
    assert catalogue[2] == {
        "number": 2,
        "kind": "move",
        "verb": "move",
        "card": "",
        "text": "move red by 3",
        "fields": {"pawn": "pawn:red", "steps": 3},
    }
    assert json.loads(json.dumps(catalogue)) == catalogue


@pytest.mark.parametrize(
    ("action", "items"),
    [
        (LAY, [place("hand:1", "two")]),
        (TAKE, [place("row", "two", 2)]),
        (MOVE, [thing("pawn:red")]),
        (REST, []),
        (POINT, [place("square:7")]),
    ],
)
def test_what_an_action_is_about_follows_from_its_fields(action, items):
    assert about(SCENE, action) == items


def test_what_is_not_on_the_table_is_not_told():
    assert about(Scene(piles={"hand:1": {"ace": 1}}, decision={"seat": 1}), LAY) == []
    assert about(Scene(), MOVE) == []


def test_a_field_may_not_have_the_name_of_what_every_action_has():
    with pytest.raises(BadGame, match=r"the verb lay: every action has `text`"):
        verb_kinds(lay=VerbKind("Lay.", text=CARD))


def test_a_verb_says_what_is_done():
    with pytest.raises(BadGame, match="the verb lay: say in a sentence"):
        verb_kinds(lay=VerbKind(" ", card=CARD))


@pytest.mark.parametrize(
    ("action", "fault"),
    [
        (Action(0, "lay", "lay"), '"lay" is of none of the declared verbs: lay, take'),
        (Action(0, "lay", "lay", declared=VERBS["lay"]), '"lay" gives 0 numbers; the fields of lay take 1'),
        (Action(0, "lay", "lay", declared=VerbKind("Lay.")), '"lay" is of none of the declared verbs'),
    ],
)
def test_an_action_that_is_not_as_declared_is_named(action: Action, fault: str):
    with pytest.raises(BadGame, match=fault):
        Words([action], ["done"], "lay", verbs=VERBS)


def test_an_ordinal_counts_from_one():
    kind: FieldType = ordinal("pawn", "a pawn", 3)
    assert (kind.value((0,)), kind.plain((0,))) == (0, 1)
    assert kind.schema == {"type": "integer", "minimum": 1, "maximum": 3}
