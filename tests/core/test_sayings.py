"""What games say of facts; the page is held to the same cases (web/tests/sayings.test.ts)."""

import json

import pytest

from runabout.core.facts import FLAG, NUMBER, EventKind, data
from runabout.core.language.values import Person
from runabout.core.previews import Preview, Previews
from runabout.core.speech.declared import Messages
from runabout.core.speech.sayings import Listener, Sayings, spoken, variables
from runabout.core.verbs import Action, VerbKind, verb_kinds
from runabout.games import find_game
from tests.core import say_vectors


@pytest.mark.plain
def test_the_cases_that_the_page_is_held_to_are_those_of_the_games():
    assert json.loads(say_vectors.FILE.read_text(encoding="utf-8")) == json.loads(say_vectors.written()), (
        "write them again: python -m tests.core.say_vectors"
    )


@pytest.mark.parametrize("say", ["narrate", "asked", "remarks", "action", "foretell"])
def test_the_cases_hold_everything_that_is_said_in_both_languages(say):
    for name, said in json.loads(say_vectors.FILE.read_text(encoding="utf-8"))["games"].items():
        if say == "foretell" and not find_game(name).words.foretells:
            continue
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


PREVIEWS = Previews("Its worth.", lambda sight, action, out: True, brief=("points",), points=NUMBER, is_last=FLAG)
VERBS = verb_kinds(lay=VerbKind("Lays cards.", cards=NUMBER), done=VerbKind("Ends a turn."))


@pytest.mark.parametrize(
    ("verb", "numbers", "brief", "said"),
    [
        ("lay", (3,), False, "3 cards for 12, yes"),
        ("done", (), False, "12 points"),
        ("done", (), True, "points"),
        ("lay", (3,), True, ""),
    ],
)
def test_a_preview_is_said_by_the_message_of_the_verb_or_by_that_of_all(tmp_path, verb, numbers, brief, said):
    (tmp_path / "en.ftl").write_text(
        "preview = { $points } points\n    .brief = points\n"
        "preview-lay = { $cards } cards for { $points }, { $is-last }\n"
    )
    action = Action(0, verb, verb, declared=VERBS[verb], numbers=numbers)
    told = Preview(action, (12, 1), PREVIEWS)
    sayings = Sayings("en", Messages(tmp_path, previews=PREVIEWS))
    assert sayings.preview(action, told.brief if brief else told.plain, Listener(())) == said
    assert Sayings("en", Messages(tmp_path)).preview(action, told.plain, Listener(())) == ""


@pytest.mark.parametrize(("length", "said"), [(50, (1.25, "plus")), (-50, (1.25, "minus")), (0, (0, "zero"))])
def test_a_signed_length_is_given_without_its_sign_by_which_a_message_selects(length, said):
    given = variables({"along": "signed/40"}, {"along": length}, Listener(()))
    assert (given["along"], given["along-is"]) == said


def test_a_remark_is_made_for_each_record_of_a_list_about_what_the_record_names(tmp_path):
    (tmp_path / "en.ftl").write_text("remark-has = { $seat } sees { LIST($what) } of { $count }\nwhat = it\n")
    sayings = Sayings("en", Messages(tmp_path, remarks=(("*has", "has"),)))
    several = {"about": "kite", "count": 3, "what": ["kite", "kite"]}
    facts = {"seat": 0, "has": [{"about": "seat:1", "count": 2, "what": ["kite"]}, several]}
    assert list(sayings.remarks({"seat": "seat"}, facts, Listener(("Ann",)))) == [
        ("seat:1", "Ann sees it of 2"),
        ("kite", "Ann sees it and it of 3"),
    ]


def test_a_damaged_message_that_may_be_left_out_is_reported(tmp_path):
    (tmp_path / "en.ftl").write_text("asked = What now?\n", encoding="utf-8")
    (tmp_path / "de.ftl").write_text("asked = Was nun?\naction-lay = { $karte\n", encoding="utf-8")
    faults = []
    sayings = Sayings("de", Messages(tmp_path), on_fault=faults.append)
    assert (sayings.has("action-lay"), sayings.has("action-pass")) == (False, False)
    assert [(fault.language, fault.message) for fault in faults] == [("de", "action-lay")]


def test_an_action_that_no_language_can_say_is_left_to_its_canonical_text(tmp_path):
    (tmp_path / "en.ftl").write_text("asked = What now?\n", encoding="utf-8")
    (tmp_path / "de.ftl").write_text("asked = Was nun?\naction-lay = { $karte } legen\n", encoding="utf-8")
    faults = []
    sayings = Sayings("de", Messages(tmp_path), on_fault=faults.append)
    assert sayings.action(Action(0, "lay", "lay", declared=VERBS["lay"], numbers=(3,)), Listener(())) == ""
    assert ("de", "action-lay") in [(fault.language, fault.message) for fault in faults]
