"""Things, lists and people in the forms that English and German need; the page is held to the same cases."""

import json
from pathlib import Path

import pytest

from runabout.core.speech.speaker import Speaker, Unsaid
from runabout.core.speech.values import Many, Person, Thing, identifier

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
