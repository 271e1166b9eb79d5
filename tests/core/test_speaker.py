"""Things, lists and people in the forms that English and German need; the page is held to the same cases."""

import json
from pathlib import Path

import pytest

from runabout.core.language.speaker import Speaker, Unsaid
from runabout.core.language.values import Many, Person, Thing, identifier
from runabout.core.speech.declared import nearest_language

VECTORS = json.loads(Path(__file__).with_name("speech.json").read_text(encoding="utf-8"))
SPEAKERS = {language: Speaker(language, ["\n".join(lines)]) for language, lines in VECTORS["messages"].items()}


def value_of(plain):
    """A value as the cases write it."""
    match plain:
        case {"person": name}:
            return Person(name)
        case {"many": values}:
            return Many([value_of(one) for one in values])
        case {"thing": name, **rest}:
            more = tuple((key, value_of(one)) for key, one in rest.get("more", {}).items())
            return Thing(name, rest.get("sort", ""), rest.get("given", {}), more)
    return plain


@pytest.mark.parametrize(
    "case", VECTORS["cases"], ids=lambda case: f"{case['language']}: {case['message']}: {case['said']}"
)
def test_values_take_the_form_that_a_sentence_needs(case):
    values = {name: value_of(plain) for name, plain in case["values"].items()}
    speaker = SPEAKERS[case["language"]]
    if case["said"] is None:
        with pytest.raises(Unsaid, match=case["message"]):
            speaker.say(case["message"], values)
    else:
        assert speaker.say(case["message"], values) == case["said"]


@pytest.mark.parametrize(("part", "name"), VECTORS["identifiers"].items())
def test_parts_of_names_lead_to_messages(part, name):
    assert identifier(part) == name


def test_of_two_messages_of_one_name_the_later_is_said():
    assert Speaker("en", ["a = one", "a = two"]).say("a") == "two"


def test_of_a_thing_whose_message_is_damaged_nothing_shorter_is_said():
    speaker = Speaker("en", ["card-red = red { $part\ncard = a card\nseen = { THING($card) }", "other = { }"])
    assert speaker.damaged == {"card-red", "other"}
    assert speaker.say("seen", {"card": Thing("card:blue")}) == "a card"
    with pytest.raises(Unsaid, match="card-red in en is malformed"):
        speaker.say("seen", {"card": Thing("card:red:4")})


def test_a_message_that_a_later_source_has_whole_is_not_damaged():
    assert Speaker("en", ["a = { $x", "a = one"]).damaged == frozenset()


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [
        (["de"], "de"),
        (["de-AT"], "de"),
        (["DE_ch_1996"], "de"),
        (["fr-de", "de"], "de"),
        (["fr", "en-GB", "de"], "en"),
        (["fr"], "en"),
        ([], "en"),
    ],
)
def test_the_first_language_wanted_that_there_is_is_spoken_in_whatever_form(wanted, spoken):
    assert nearest_language(*wanted) == spoken
