import enum

import pytest

from runabout.core.errors import Unreadable
from runabout.core.facts import NUMBER, EventKind, event_kinds
from runabout.core.log import EVERYONE, FACTS, REVEALS, WATCHERS, Log, all_but, note, only
from runabout.core.words import OMITTED, Action, Event, Words, listed, plain, seat_range, so_many

TEXTS = ("play Beep Beep!", "play Why Didn't It Work?!", "call drop", "lay Café", "decline")
ACTIONS = [Action(number, text.split()[0], text) for number, text in enumerate(TEXTS)]
WORDS = Words(ACTIONS, ["drew", "passed"], "an action")


class Happened(enum.IntEnum):
    DREW_CARDS = 0
    PASSED = 1


@pytest.mark.parametrize("number", range(len(TEXTS)))
def test_what_is_formatted_parses_back(number):
    assert WORDS.parse(WORDS.format(number)) == number


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("PLAY BEEP BEEP", 0),
        ("play beep-beep", 0),
        ("  play   Beep\tBeep!! ", 0),
        ("play why didnt it work", 1),
        ("play why didn\u2019t it work?", 1),
        ("lay cafe", 3),
        ("lay CAFE\u0301", 3),
        ("\uff44\uff45\uff43\uff4c\uff49\uff4e\uff45", 4),
    ],
)
def test_letter_case_accents_and_punctuation_make_no_difference(text, number):
    assert WORDS.parse(text) == number


def test_text_that_names_no_action_is_unreadable_with_the_nearest_in_their_own_spelling():
    with pytest.raises(Unreadable) as caught:
        WORDS.parse("play bep bep")
    assert caught.value.text == "play bep bep"
    assert caught.value.nearest[0] == "play Beep Beep!"
    assert "expected an action" in str(caught.value)


@pytest.mark.parametrize("text", ["", "   ", "!?", "\x00", "zzzzzz", "0"])
def test_text_far_from_every_action_is_unreadable_without_a_hint(text):
    with pytest.raises(Unreadable) as caught:
        WORDS.parse(text)
    assert caught.value.nearest == ()


@pytest.mark.parametrize(
    "actions",
    [
        [Action(0, "hop", "hop"), Action(2, "rest", "rest")],
        [Action(1, "hop", "hop"), Action(0, "rest", "rest")],
        [Action(0, "hop", "hop!"), Action(1, "hop", "Hop")],
    ],
    ids=["gap", "order", "alike"],
)
def test_actions_out_of_order_or_that_read_alike_are_refused(actions):
    with pytest.raises(ValueError, match="no two may read alike"):
        Words(actions, [], "an action")


def test_action_shows_its_text_and_hides_its_number():
    assert str(ACTIONS[2]) == "call drop"
    assert repr(ACTIONS[2]) == "Action(verb='call', text='call drop', card='')"


def test_events_are_read_from_a_log_in_order():
    log = Log()
    note(log, 1, EVERYONE, 2, 5, -6, 7)
    note(log, 0, only(3) | REVEALS, -1)
    assert WORDS.events(log) == [
        Event("passed", 2, (5, -6, 7, *[0] * (FACTS - 3)), EVERYONE),
        Event("drew", -1, (0,) * FACTS, only(3) | REVEALS),
    ]
    assert WORDS.events(Log()) == []


def test_event_holds_plain_ints():
    log = Log()
    note(log, 1, EVERYONE, 2, 5)
    event = WORDS.events(log)[0]
    assert {type(value) for value in (event.seat, event.audience, *event.facts)} == {int}


@pytest.mark.parametrize(
    ("audience", "viewers"),
    [
        (EVERYONE, range(-1, 8)),
        (EVERYONE | REVEALS, range(-1, 8)),
        (only(0), [0]),
        (only(7) | REVEALS, [7]),
        (all_but(3), [-1, 0, 1, 2, 4, 5, 6, 7]),
        (WATCHERS, [-1]),
        (REVEALS, []),
        (0, []),
    ],
)
def test_event_is_known_to_its_audience_and_nobody_else(audience, viewers):
    event = Event("drew", 0, (0, 0, 0), audience)
    assert [viewer for viewer in range(-1, 8) if event.known_to(viewer)] == list(viewers)


def test_event_reveals_where_its_audience_says_so():
    assert Event("drew", 0, (0, 0, 0), EVERYONE | REVEALS).reveals
    assert not Event("drew", 0, (0, 0, 0), EVERYONE).reveals


class Herald(Words):
    """Tells of drawing together, of passing one by one, and of nothing else."""

    def tell(self, event, names, viewer=None):
        who = "You" if event.seat == viewer else names[event.seat]
        return f"{who} passed {event.facts[0]}." if event.kind == "passed" else ""

    def together(self, kind, events, names, viewer):
        if kind == "hid":
            return ""
        return f"{names[events[0].seat]} drew {len(events)} for {viewer}." if kind == "drew" else None


HERALD = Herald(ACTIONS, ["drew", "passed", "hid", "slept"], "an action")


def happened(*told):
    """Events of a kind and seat, numbered in their first fact."""
    return [Event(kind, seat, (number, 0, 0), EVERYONE) for number, (kind, seat) in enumerate(told)]


def test_events_are_narrated_one_sentence_each_and_those_of_a_kind_and_seat_together_where_the_game_says_so():
    events = happened(("drew", 0), ("drew", 0), ("drew", 1), ("passed", 1), ("passed", 1), ("slept", 0), ("hid", 1))
    assert HERALD.narrate(events, ["Ann", "Ben"], 1) == [
        "Ann drew 2 for 1.",
        "",
        "Ben drew 1 for 1.",
        "You passed 3.",
        "You passed 4.",
        "",
        "",
    ]


def test_who_only_watches_is_told_as_nobody_in_particular_is():
    # Seat -1 is that of events that are nobody's doing: a watcher is not "you" in them.
    events = [*happened(("drew", 0)), Event("passed", -1, (7, 0, 0), EVERYONE)]
    for viewer in (-1, None):
        assert HERALD.narrate(events, ["Ann", "Ben"], viewer) == ["Ann drew 1 for None.", "Ben passed 7."]


def test_nothing_that_happened_is_narrated_as_nothing():
    assert HERALD.narrate([], ["Ann"], 0) == []


def test_a_game_has_no_faces_and_no_hints_until_it_writes_them():
    assert WORDS.faces() == ()
    assert WORDS.hint(None, ACTIONS[0]) == ""


@pytest.mark.parametrize(
    ("text", "bare"),
    [
        ("U-Shaped Rock Formation!", "u shaped rock formation"),
        ("Straße", "strasse"),
        ("", ""),
        ("--", ""),
        ("I\u0307", "i"),
        ("2 Live", "2 live"),
    ],
)
def test_plain_text_keeps_letters_and_digits_only(text, bare):
    assert plain(text) == bare
    assert plain(plain(text)) == bare


@pytest.mark.parametrize(("number", "said"), [(0, "0 cards"), (1, "1 card"), (12, "12 cards")])
def test_so_many_things_are_told_in_the_singular_where_there_is_one(number, said):
    assert so_many(number, "card") == said


def test_names_are_listed_as_in_a_sentence():
    assert [listed(["Ann", "Ben", "Cy"][:many]) for many in (1, 2, 3)] == ["Ann", "Ann and Ben", "Ann, Ben and Cy"]


def crowded(lost):
    log = Log()
    note(log, 0, EVERYONE, 1)
    log.lost = lost
    return WORDS.events(log)


def test_events_that_did_not_fit_into_the_log_are_told_as_so_many():
    drew, omitted = crowded(3)
    assert (drew.kind, omitted.kind, omitted.facts) == ("drew", OMITTED, (3,))
    assert omitted.known_to(-1)
    assert omitted.reveals, "what was lost may have shown something: the step cannot be taken back"
    assert len(crowded(0)) == 1


class Plain(Words):
    def tell(self, event, names, viewer=None):
        return f"{names[event.seat]} {event.kind}."


def test_what_did_not_fit_is_said_where_it_is_missing():
    words = Plain(ACTIONS, ["drew", "passed"], "an action")
    said = words.narrate([*crowded(3), Event("passed", 0, (0, 0, 0), EVERYONE)], ["Ann", "Ben"])
    assert said == ["Ben drew.", "And 3 more things happened, too fast to tell.", "Ann passed."]


@pytest.mark.parametrize(("seats", "said"), [((1, 1), "1 seat"), ((2, 2), "2 seats"), ((2, 4), "2 to 4 seats")])
def test_numbers_of_seats_are_said_as_one_or_as_a_range(seats, said):
    assert str(seat_range(*seats)) == said


def test_a_game_without_messages_is_told_plainly():
    kinds = event_kinds(
        Happened, {Happened.DREW_CARDS: EventKind("Cards.", how_many=NUMBER), Happened.PASSED: EventKind("Nothing.")}
    )
    words = Words(ACTIONS, kinds, "an action")
    events = [words.event("drew_cards", 0, 3), words.event("passed", 1), words.event("passed", -1)]
    assert words.narrate(events, ["Ann", "Ben"], 1) == ["Ann: drew cards (how many 3).", "Ben: passed.", "passed."]
    assert words.outcome(None, None) == "the game is over"
