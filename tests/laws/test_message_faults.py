"""What is wrong with a game's messages is found, and named by file and message."""

import re
from copy import copy
from dataclasses import replace
from shutil import copytree

import pytest
from fluent.syntax import ast, parse

from runabout.games import find_game
from runabout.testing.message_faults import message_faults
from runabout.testing.said_forms import SaidForms
from tests.damage import damage

GAME = find_game("riverdale")
WORDS = GAME.words


@pytest.fixture
def folder(tmp_path):
    """A copy of a game's messages, to be damaged."""
    return copytree(WORDS.messages.folder, tmp_path / "messages")


def faults(folder, **declared):
    """What is wrong with a game whose messages are in a folder."""
    words = copy(WORDS)
    words.messages = replace(WORDS.messages, folder=folder, **declared)
    return list(message_faults(words, GAME.folder))


def test_messages_as_they_are_have_none(folder):
    assert faults(folder) == []


def test_a_file_that_is_no_text_is_named(folder):
    (folder / "de.ftl").write_bytes(b"\xff\xfe not UTF-8")
    [said, *_] = faults(folder)
    assert said.startswith("de.ftl: it cannot be read: 'utf-8' codec can't decode byte 0xff")


def test_a_form_is_wanted_that_the_message_of_another_thing_passes_on():
    """A vehicle is said in the genitive, and so is what it is: `vehicle = { THING($is, $like) }...`."""
    game = find_game("road-wolf")
    file = {entry.id.name: entry for entry in parse(german(game)).body if isinstance(entry, ast.Message)}
    forms = SaidForms(game.words, game.words.messages, game.folder, file)
    assert forms.has("is-wreck", "genitive")
    assert forms.has("kind-humvee", "genitive")
    assert not forms.has("token-veteran", "genitive")
    assert forms.has("token-veteran", "plural")


def german(game):
    return (game.words.messages.folder / "de.ftl").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "before", "after", "told"),
    [
        ("de", "event-skated =", "event-scated =", "de.ftl: event-skated is missing; en.ftl has it"),
        ("de", "event-skated =", "event-scated =", "de.ftl: event-scated is never said; is its name right?"),
        ("en", "event-skated =", "event-scated =", "en.ftl: event-skated is missing"),
        ("de", "special-crash", "special-crush", "de.ftl: special-crash is missing; en.ftl has it"),
        ("en", "remark-turn =", "remark-round =", "en.ftl: remark-turn is missing"),
        ("en", "asked =", "asks =", "en.ftl: asked is missing"),
        ("en", "card = {", "cart = {", "en.ftl: no message says 7: write card-7 or card"),
        ("en", "event-drew = {", "event-drew = {{", "en.ftl: event-drew (line LINE) is malformed: Expected token"),
        ("de", "{ THING($after) }", "{ THING($later) }", "de.ftl: event-moved asks for $later; it is given $after,"),
        ("en", "{ hint-place }", "{ hint-spot }", "en.ftl: hint-moved refers to hint-spot, which is not there"),
        ("en", "THING($deck)", "THINK($deck)", "en.ftl: event-by-us: there is no function THINK"),
        ("de", 'as: "home-of"', 'like: "home-of"', "de.ftl: event-moved: THING takes no like; it takes article,"),
        (
            "de",
            "pawn = { $name }",
            "pawn = { $character }",
            "de.ftl: pawn asks for $character; it is given $another_turn,",
        ),
        ("de", "special-crash", "special-crush", "de.ftl: special-crush is never said; is its name right?"),
        ("de", "pawn =", "card-12 = Zwölf\npawn =", "de.ftl: card-12 is never said; is its name right?"),
        ("en", "pawn =", "pown = pawn\npawn =", "en.ftl: pown is never said; is its name right?"),
        ("de", "pawn =", "sign-stop = Halt\npawn =", "de.ftl: sign-stop is not in en.ftl; is its name right?"),
        ("de", "    .accusative =", "    .akkusative =", ".akkusative is never said; is its name right?"),
        ("de", "    .joint =", "    .joined =", ".joined is never said; is its name right?"),
        ("de", "    .joint =", "    .joined =", ".joint is missing; en.ftl has it"),
        (
            "de",
            "card-quick-pass = Quick Pass\n",
            "card-quick-pass = Quick Pass\n    .genitive = Quick Passes\n",
            "de.ftl: card-quick-pass.genitive is never said: no message asks for this form of it",
        ),
        (
            "de",
            "home-of-red = der Strand\n",
            "home-of-red = der Strand\n    .plural = die Strände\n",
            "de.ftl: home-of-red.plural is never said: no message asks for this form of it",
        ),
        ("en", "deck-b = deck B\n", "deck-b = deck B\ndeck-b = deck C\n", "en.ftl: deck-b is there twice"),
    ],
)
def test_a_damage_is_named(folder, language, before, after, told):
    head, _, _ = (folder / f"{language}.ftl").read_text(encoding="utf-8").partition(before)
    told = told.replace("LINE", str(head.count("\n") + 1))
    damage(folder / f"{language}.ftl", before, after)
    found = faults(folder)
    assert any(fault.startswith(told) or (told.startswith(".") and fault.endswith(told)) for fault in found), found


def test_a_game_without_english_messages_has_nothing_to_fall_back_on(folder):
    (folder / "en.ftl").unlink()
    [found] = faults(folder)
    assert "en.ftl: there is no such file" in found


def test_a_language_that_a_game_promises_is_wanted_and_any_other_is_not(folder):
    (folder / "de.ftl").unlink()
    [found] = faults(folder)
    assert found.startswith("de.ftl: there is no such file")
    assert faults(folder, complete_in=("en",)) == []
    assert faults(folder, complete_in=()) == []


def test_what_is_malformed_and_has_no_name_is_named_by_what_stands_there(folder):
    damage(folder / "de.ftl", "pawn =", "= Figur\npawn =")
    assert any(re.match(r"de\.ftl: '= Figur' \(line \d+\) is malformed: ", fault) for fault in faults(folder))
