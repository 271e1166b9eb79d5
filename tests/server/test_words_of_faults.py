"""Every fault that a person may read is a message in every language, given what it asks for; the page says it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import runabout.server
from runabout.core.language.speaker import Unsaid
from runabout.core.speech.declared import LANGUAGES, Messages
from runabout.core.speech.sayings import Sayings, listening
from runabout.server.errors import STATUS, WORDS, ServerFault, in_english
from runabout.server.faults import fault_message
from runabout.testing.laws.messages import LEFT_OVER
from runabout.testing.message_faults import File

FILES = {language: File(WORDS / f"{language}.ftl") for language in LANGUAGES}
SOURCES = sorted(Path(runabout.server.__file__).parent.rglob("*.py"))

FACTS = {
    "name": "Ann",
    "near": "lay Anvil",
    "action": "lay Anvil",
    "game": "Road Runner",
    "look": "Pepper",
    "request": "a1b2",
    "seat": 3,
    "seats": 9,
    "open": 2,
    "most": 8,
    "fewest": 3,
}


def reasons_in_code() -> Iterator[tuple[str, set[str], str]]:
    """Each reason that the code gives a fault, the names of the facts beside it, and where."""
    for path in SOURCES:
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call):
                continue
            called = getattr(call.func, "id", getattr(call.func, "attr", ""))
            where = f"{path.name}:{call.lineno}"
            given = {keyword.arg: keyword.value for keyword in call.keywords}
            facts = given.get("facts")
            names = (
                {key.value for key in facts.keys if isinstance(key, ast.Constant)}
                if isinstance(facts, ast.Dict)
                else set()
            )
            if isinstance(facts, ast.Dict) and None in facts.keys:
                names.add("look")  # **look
            if called == "TooFast":
                yield call.args[0].value, names, where
            elif called == "ServerFault" or (called == "__init__" and "facts" in given):
                reason = given.get("reason", call.args[0])
                either = (reason.body, reason.orelse) if isinstance(reason, ast.IfExp) else (reason,)
                yield from ((one.value, names, where) for one in either if isinstance(one, ast.Constant))


IN_CODE = list(reasons_in_code())


def test_the_scan_finds_what_the_server_refuses():
    assert len(IN_CODE) > 50
    assert {"taken-by", "not-full", "too-many-tables", "broken", "bad-seats-always"} <= {one for one, _, _ in IN_CODE}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_and_every_reason_has_a_message(language):
    there = FILES[language].messages
    assert not FILES[language].malformed
    assert not [code for code in STATUS if code not in there]
    assert not [(reason, where) for reason, _, where in IN_CODE if reason not in there]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_asks_for_what_it_is_not_given(language):
    for reason, facts, where in IN_CODE:
        assert FILES[language].asked_for(reason) <= facts, (reason, where)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_left_over(language):
    elsewhere = {"bye", "bye-closed", "bye-no-seat", "undo-waits", "undo-nothing"}
    said = {reason for reason, _, _ in IN_CODE} | set(STATUS) | elsewhere
    assert set(FILES[language].messages) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_without_anything_left_over(language):
    said = Sayings(language, Messages(WORDS), fail)
    for reason in FILES[language].messages:
        for many in (1, 2):
            text = said.say(reason, {**FACTS, "open": many, "fewest": many})
            assert re.fullmatch(r"[A-Z0-9].*[.?]", text), text
            assert not LEFT_OVER.search(text), text
            assert language == "en" or not re.search(r"\b(the|you|your|is|are|not)\b", text), text


def fail(fault: Unsaid) -> None:
    raise AssertionError(str(fault))


def test_a_fault_is_sent_with_reason_and_facts_beside_its_text():
    sent = fault_message(ServerFault("taken", reason="taken-by", facts={"name": "Ann"}, number=7))
    assert (sent.code, sent.reason, sent.facts, sent.number) == ("taken", "taken-by", {"name": "Ann"}, 7)
    assert sent.text == "Ann sits there; choose an open seat."
    plain = fault_message(ServerFault("malformed", "Expected Move as JSON."))
    assert (plain.reason, plain.facts, plain.text) == ("malformed", {}, "Expected Move as JSON.")


def test_a_name_in_a_fault_is_text_that_turns_nothing_around_it():
    facts = {"name": "\u202e<b>Ann</b> { $x }"}
    assert in_english("taken-by", facts) == "<b>Ann</b> { $x } sits there; choose an open seat."
    assert in_english("taken-by", {"name": "אנה"}).startswith("\u2068אנה\u2069 sits there")


def test_a_reason_without_a_message_is_reported_and_told_by_its_name():
    found: list[Unsaid] = []
    with listening(found.append):
        assert in_english("no-such-reason", {}) == "no such reason"
    assert [(fault.language, fault.message) for fault in found] == [("en", "no-such-reason")]
