"""Actions as text, and spots that are typed."""

import pytest

from runabout.core.errors import Unreadable
from runabout.games.road_wolf.actions import (
    ACTIONS,
    BUY,
    DO,
    DRIVER_GOES,
    ENOUGH,
    EXACT,
    FORCE,
    FORWARD_SPOTS,
    NO,
    PLACE,
    REROLL,
    SPOT,
    STAND,
    TOKEN,
    VEHICLE,
    YES,
    Verb,
)
from runabout.games.road_wolf.kinds import Token, VehicleKind
from runabout.games.road_wolf.telling.actions import TYPED, Typed, kept_apart
from runabout.games.road_wolf.telling.naming import differ
from runabout.games.road_wolf.telling.words import RoadWolfWords

WORDS = RoadWolfWords()


# --- Actions ----------------------------------------------------------------------------------------------------------


def test_every_action_reads_back_as_itself_however_it_is_typed():
    assert len(WORDS.actions) == ACTIONS
    for action in WORDS.actions:
        assert WORDS.parse(action.text) == action.number
        assert WORDS.parse(f"  {action.text.upper()}! ") == action.number


def test_steps_are_told_in_inches_ahead_or_back_then_left_or_right():
    texts = [action.text for action in WORDS.actions[SPOT:EXACT]]
    for text in (
        "ahead 2.5, left 1.25",
        "ahead 4",
        "ahead 0.25",
        "left 4",
        "right 0.5",
        "back 1",
        "back 3.75, right 1",
    ):
        assert text in texts
    assert all(text.startswith("back") for text in texts[FORWARD_SPOTS:])
    assert not any("back" in text for text in texts[:FORWARD_SPOTS])


@pytest.mark.parametrize(
    ("number", "text", "card"),
    [
        (EXACT, "to the road's left edge", ""),
        (VEHICLE + 6, "vehicle 7", ""),
        (DO + Verb.MOVE, "move", ""),
        (DO + Verb.GUNNER_SHOTGUN, "let a Gunner fire a Shotgun", "shotgun"),
        (TOKEN + Token.VETERAN, "Veteran", "veteran"),
        (DRIVER_GOES, "whoever drives", ""),
        (BUY + VehicleKind.COUPE, "buy Coupe", "coupe"),
        (BUY + VehicleKind.HIJACKERS_TRUCK, "buy Hijackers' Truck", "hijackers-truck"),
        (FORCE, "ready-made force 1", ""),
        (PLACE + 25, "place at START 12.5", ""),
        (REROLL + 2, "reroll a 3", ""),
        (STAND, "leave the dice", ""),
        (YES, "yes", ""),
        (NO, "no", ""),
        (ENOUGH, "enough", ""),
    ],
)
def test_an_action_has_its_text_and_what_it_is_done_with(number, text, card):
    assert (WORDS.actions[number].text, WORDS.actions[number].card) == (text, card)


def test_every_verb_can_be_typed():
    assert set(TYPED) == set(Verb)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("ahed 2.5", "ahead 2.5"), ("vehicle7", "vehicle 7"), ("fire Shotgun", "fire a Shotgun"), ("brkae", "brake")],
)
def test_what_is_no_action_is_answered_with_the_nearest_that_is(typed, meant):
    with pytest.raises(Unreadable) as raised:
        WORDS.parse(typed)
    assert f'"{meant}"' in str(raised.value)
    assert 'expected an action such as "vehicle 2"' in str(raised.value)


def test_titles_of_an_owners_box_that_read_alike_give_way_to_the_games_own_names():
    assert differ(("Jeep", "Buggy"), ("humvee", "buggy")) == ("Jeep", "Buggy")
    assert differ(("Jeep!", "jeep"), ("humvee", "buggy")) == ("humvee", "buggy")
    assert differ(("Jeep", "!"), ("humvee", "buggy")) == ("humvee", "buggy")
    found = [
        Typed("brake", (), "brake", "brake"),
        Typed("token", (0,), "token", "Brake", "gunner"),
        Typed("driver", (), "token", "whoever drives"),
    ]
    assert [one.text for one in kept_apart(found)] == ["brake", "gunner", "whoever drives"]


# --- Spots that are typed ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("2a 1r", "ahead 2, right 1"),
        ("back 1 and left 0.5", "back 1, left 0.5"),
        ("go ahead 4", "ahead 4"),
        ("RIGHT 0.25", "right 0.25"),
    ],
)
def test_a_spot_may_be_typed_in_several_ways(typed, read):
    assert WORDS.format(WORDS.parse(typed)) == read


@pytest.mark.rule("RW-171", "RW-173")
@pytest.mark.parametrize(
    ("typed", "nearest"),
    [
        ("ahead 5", "ahead 4"),
        ("ahead 2.1, left 1", "ahead 2, left 1"),
        ("back 9 right 9", "back 2.75, right 2.75"),
        ("left 40", "left 4"),
    ],
)
def test_a_spot_that_no_move_reaches_is_answered_with_the_rule_and_the_nearest(typed, nearest):
    with pytest.raises(Unreadable) as fault:
        WORDS.parse(typed)
    assert fault.value.nearest == (nearest,)
    assert "no further than a stick, 4 inches" in str(fault.value)
    assert "RW-171" in str(fault.value)
