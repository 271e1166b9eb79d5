"""Facts as declared data."""

import enum
from copy import copy

import pytest

from runabout.core.errors import BadGame
from runabout.core.facts import FLAG, NUMBER, SEAT, EventKind, bits, event_kinds, named, number, several
from runabout.core.log import EVERYONE, Log, note
from runabout.core.words import Action, Words

CARD = named("card", "a card", ["anvil", "kite"], or_none=True)


class Number(enum.IntEnum):
    PLAYED = 0
    PASSED = 1
    ENDED = 2


PLAYED = EventKind("The seat plays cards.", cards=several(CARD, 2), open=FLAG, damage=number("damage", "how much"))
PASSED = EventKind("The seat passes a card.", to=SEAT, card=CARD, places=bits("places", "where", ("left", "right")))
ENDED = EventKind("It is over.")
KINDS = event_kinds(Number, {Number.PLAYED: PLAYED, Number.PASSED: PASSED, Number.ENDED: ENDED})
WORDS = Words([Action(0, "play", "play")], KINDS, "play")


def reported(*facts, kind=Number.PLAYED, seat=1):
    log = Log()
    note(log, kind, EVERYONE, seat, *facts)
    return WORDS.events(log)[0]


def test_the_fields_of_an_event_are_attributes_with_the_games_own_numbers():
    event = reported(1, 0, 1, -4)
    assert (event.kind, event.facts) == ("played", (1, 0, 1, -4))
    assert (event.cards, event.open, event.damage) == ((1, 0), True, -4)
    passed = reported(-1, 1, 0b10, kind=Number.PASSED)
    assert (passed.to, passed.card, passed.places) == (-1, 1, 0b10)


def test_its_plain_data_has_names():
    assert reported(1, 0, 0, 7).plain == {"cards": ["kite", "anvil"], "open": False, "damage": 7}
    assert reported(-1, -1, 3, kind=Number.PASSED).plain == {"to": None, "card": None, "places": ["left", "right"]}
    assert reported(kind=Number.ENDED).plain == {}


def test_a_type_by_names_says_what_it_is_called_and_what_it_means():
    assert (CARD.name, CARD.says, CARD.sort, CARD.values) == ("card", "a card", "card", ("anvil", "kite"))


def test_a_number_that_names_nothing_is_refused_unless_it_may_name_none():
    colour = named("colour", "a colour", ["red", "blue"])
    assert colour.plain((1,)) == "blue"
    with pytest.raises(ValueError, match="-1 is no colour: there are 2"):
        colour.plain((-1,))
    assert CARD.plain((-1,)) is None


def test_an_event_made_by_hand_is_the_one_that_is_reported():
    assert WORDS.event("played", 1, 1, 0, 1, -4) == reported(1, 0, 1, -4)
    assert WORDS.event("played", 1, 1) == reported(1)


def test_a_field_that_an_event_has_not_is_named_with_those_that_it_has():
    with pytest.raises(AttributeError, match="no field piece; it has cards, open, damage"):
        _ = reported().piece
    with pytest.raises(AttributeError, match=r"no field piece$"):
        _ = Words([Action(0, "play", "play")], ["played"], "play").event("played", 0).piece


def test_an_event_can_be_copied():
    event = reported(1, 0, 1, -4)
    assert copy(event) == event
    assert copy(event).damage == -4


@pytest.mark.parametrize(
    ("declared", "said"),
    [
        ({Number.PLAYED: ENDED}, "Number.PASSED is reported by the rules, and not declared with its fields"),
        ({**dict.fromkeys(Number, EventKind(" "))}, "Number.PLAYED: say in a sentence what has happened"),
        (dict.fromkeys(Number, EventKind("A.", seat=NUMBER)), "Number.PLAYED: every event has `seat`"),
        (
            dict.fromkeys(Number, EventKind("A.", cards=several(CARD, 9))),
            "Number.PLAYED: its fields take 9 numbers; an event has 8",
        ),
    ],
)
def test_a_wrong_declaration_is_named(declared, said):
    with pytest.raises(BadGame, match=said):
        event_kinds(Number, declared)


def test_numbers_count_from_0():
    odd = enum.IntEnum("Odd", {"A": 0, "B": 2})
    with pytest.raises(BadGame, match="Odd counts from 0 without gaps; B is 2, not 1"):
        event_kinds(odd, {one: EventKind("It is.") for one in odd})
