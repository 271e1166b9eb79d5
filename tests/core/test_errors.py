import inspect

import pytest

from runabout.core import errors
from runabout.core.errors import BadRecord, CannotSave, Refused, RunaboutError, Unreadable, nearest


def test_every_error_is_a_runabout_error():
    kinds = [kind for _, kind in inspect.getmembers(errors, inspect.isclass) if issubclass(kind, Exception)]
    assert len(kinds) >= 10
    assert all(issubclass(kind, RunaboutError) for kind in kinds)


def test_unreadable_says_what_came_and_what_was_expected():
    fault = Unreadable("hpo", 'an action such as "hop"')
    assert str(fault) == 'Cannot read "hpo": expected an action such as "hop".'
    assert (fault.text, fault.nearest) == ("hpo", ())


@pytest.mark.parametrize(
    ("near", "said"),
    [
        (["hop"], 'Did you mean "hop"?'),
        (["hop", "show"], 'Did you mean "hop" or "show"?'),
        (["hop", "show", "rest"], 'Did you mean "hop", "show" or "rest"?'),
    ],
)
def test_unreadable_offers_the_nearest_in_order(near, said):
    fault = Unreadable("hpo", "an action", near)
    assert str(fault).endswith(said)
    assert fault.nearest == tuple(near)


def test_unreadable_shows_only_the_beginning_of_a_very_long_text():
    fault = Unreadable("x" * 10_000, "an action")
    assert len(str(fault)) < 200
    assert fault.text == "x" * 10_000


def test_refused_names_the_rule_and_gives_its_text():
    fault = Refused("HO-011", "At the start there is no resting.", "rest")
    assert str(fault) == "rest: not allowed now. HO-011 forbids it."
    assert (fault.rule, fault.reason, fault.action) == ("HO-011", "At the start there is no resting.", "rest")


def test_bad_record_names_the_line_where_one_is_at_fault():
    assert str(BadRecord("no move", 7)) == "line 7: no move"
    assert BadRecord("no move", 7).line == 7


def test_bad_record_without_a_line_says_only_what_is_wrong():
    assert str(BadRecord("the file is empty")) == "the file is empty"
    assert BadRecord("the file is empty").line is None


def test_message_of_a_plain_error_is_shown_as_it_is():
    assert str(CannotSave("no room")) == "no room"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("road-runer", ["road-runner", "race-2-live"]),
        ("ROAD-RUNNER", ["road-runner", "race-2-live"]),
        ("race", ["race-2-live"]),
        ("chess", []),
        ("", []),
    ],
)
def test_nearest_names_come_best_first_whatever_their_letter_case(text, found):
    hits = nearest(text, ["Race-2-Live", "Road-Runner"])
    assert [hit.casefold() for hit in hits] == found[: len(hits)]
    assert hits[:1] == [{"race-2-live": "Race-2-Live", "road-runner": "Road-Runner"}[name] for name in found[:1]]


def test_nearest_are_spelled_alike_or_have_the_text_as_a_part():
    cards = ["muscle pills", "cannon", "anvil", "tunnel"]
    assert nearest("muscle", cards) == ["muscle pills"]
    assert nearest("anvel", cards) == ["anvil"]
    assert nearest("banana", cards) == []  # a third of its letters is not alike


def test_nearest_gives_no_more_than_asked_for():
    assert len(nearest("lay a", [f"lay {c}" for c in "bcdefg"], most=2)) == 2
