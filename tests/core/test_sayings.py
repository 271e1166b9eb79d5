"""What games say of facts; the page is held to the same cases (web/tests/sayings.test.ts)."""

import json

import pytest

from runabout.core.facts import EventKind, data
from runabout.core.speech.sayings import Listener, Sayings, spoken, variables
from runabout.core.speech.values import Person
from tests.core import say_vectors


def test_the_cases_that_the_page_is_held_to_are_those_of_the_games():
    assert json.loads(say_vectors.FILE.read_text(encoding="utf-8")) == json.loads(say_vectors.written()), (
        "write them again: python -m tests.core.say_vectors"
    )


@pytest.mark.parametrize("say", ["narrate", "asked", "remarks", "action", "foretell"])
def test_the_cases_hold_everything_that_is_said_in_both_languages(say):
    for said in json.loads(say_vectors.FILE.read_text(encoding="utf-8"))["games"].values():
        spoken = {case["language"] for case in said["cases"] if case["say"] == say and any(case["said"])}
        # What a button says in English, the canonical text may say already.
        assert spoken == {"en", "de"} or (say == "action" and spoken == {"de"})


def test_what_is_counted_by_name_is_told_in_an_order_that_every_client_keeps():
    value, _ = spoken("card", {"kite": 1, "11": 2, "-3": 1, "2": 1}, Listener(()))
    assert [thing.name for thing in value.values] == ["2", "11", "11", "kite", "-3"]


def test_a_name_is_a_person_of_whom_nobody_is_you():
    sorts = {"name": data("name", "what somebody is called", {}, sort="person").sort}
    assert variables(sorts, {"name": "Ann"}, Listener(("Ann",), 0)) == {"name": Person("Ann"), "name-is": "other"}


def test_what_no_message_tells_is_told_plainly():
    class Told:
        kind, seat, plain = "went_off", 0, {"how_far": 3, "where": None}
        declared = EventKind("It goes off.")

    assert Sayings("de").narrate([Told()], Listener(("Ann",))) == ["Ann: went off (how far 3)."]
