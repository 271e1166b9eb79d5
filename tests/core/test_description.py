"""A game describes itself by messages, else in English, else as it is declared."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from textwrap import dedent

import pytest

from runabout.core.description import FOLDER, describe, wanted
from runabout.core.language.speaker import Unsaid
from runabout.core.speech.declared import LANGUAGES
from runabout.core.speech.sayings import listening
from runabout.core.standing import counted_as
from runabout.games import GAMES, find_game
from runabout.testing.description_faults import description_faults
from tests.core import tiny

ENGLISH = """
    blurb = Hop home.
    option-home = Way home
        .says = How many hops it takes.
    option-pace = Pace
        .says = How far a hop goes.
        .is-plain = One space
        .is-doubled = Two spaces
    standing-steps-left = steps left
"""
GERMAN = """
    blurb = Hüpf nach Hause.
    option-home = Heimweg
        .says = Wie viele Sprünge es sind.
    option-pace = Tempo
        .says = Wie weit ein Sprung reicht.
        .is-plain = Ein Feld
        .is-doubled = Zwei Felder
    standing-steps-left = Schritte übrig
"""
COUNTED = (counted_as("steps_left", says="steps still to go"),)


def described(folder: Path, **files: str):
    """The tiny game with these files of messages."""
    for name in (*tiny.game.folder.glob("*.md"),):
        (folder / name.name).write_bytes(name.read_bytes())
    (folder / FOLDER).mkdir(parents=True)
    for language, text in files.items():
        (folder / FOLDER / f"{language}.ftl").write_text(dedent(text), encoding="utf-8")
    return replace(tiny.game, folder=folder, standing=COUNTED)


def test_a_game_without_messages_is_described_as_it_is_declared_in_any_language():
    game = replace(tiny.game, standing=COUNTED, blurb="Hop.")
    for language in LANGUAGES:
        told = describe(game, language)
        assert (told.blurb, told.standing) == ("Hop.", {"steps_left": "steps still to go"})
        assert told.options["pace"].title == "Pace"
        assert (told.options["home"].says, told.options["pace"].choices) == ("How far home is.", ("Plain", "Doubled"))
    assert not list(description_faults(game))


def test_each_language_has_its_own_words(tmp_path):
    game = described(tmp_path, en=ENGLISH, de=GERMAN)
    english, german = (describe(game, language) for language in LANGUAGES)
    assert (english.blurb, german.blurb) == ("Hop home.", "Hüpf nach Hause.")
    assert english.options["pace"].choices == ("One space", "Two spaces")
    assert german.options["pace"] == type(german.options["pace"])(
        "Tempo", "Wie weit ein Sprung reicht.", ("Ein Feld", "Zwei Felder")
    )
    assert german.standing == {"steps_left": "Schritte übrig"}
    assert not list(description_faults(game))


def test_a_damaged_message_is_said_in_english_and_reported(tmp_path):
    damaged = GERMAN.replace("option-home = Heimweg", "option-home = Heimweg { $").replace("weit ein", "{ $weit } ein")
    game = described(tmp_path, en=ENGLISH, de=damaged)
    found: list[Unsaid] = []
    with listening(found.append):
        told = describe(game, "de")
    assert (told.options["home"].title, told.options["home"].says) == ("Way home", "How many hops it takes.")
    assert (told.options["pace"].title, told.options["pace"].says) == ("Tempo", "How far a hop goes.")
    assert {(fault.language, fault.message) for fault in found} == {("de", "option-home"), ("de", "option-pace.says")}


def test_a_file_that_is_no_text_is_spoken_for_by_english_and_reported(tmp_path):
    game = described(tmp_path, en=ENGLISH)
    (tmp_path / FOLDER / "de.ftl").write_bytes("blurb = Hüpf".encode("latin-1"))
    found: list[Unsaid] = []
    with listening(found.append):
        told = describe(game, "de")
    assert told.blurb == "Hop home."
    assert ("de", "de.ftl") in {(fault.language, fault.message) for fault in found}


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (GERMAN.replace("blurb = ", "blurb  { "), "description/de.ftl: blurb (line 2) is malformed"),
        (GERMAN.replace("    .is-plain = Ein Feld\n", ""), "description/de.ftl: option-pace.is-plain is missing"),
        (GERMAN.replace("standing-steps-left", "standing-steps"), "description/de.ftl: standing-steps-left is missing"),
        (GERMAN.replace("standing-steps-left", "standing-steps"), "description/de.ftl: standing-steps is never said"),
        (GERMAN.replace("Tempo", "Tempo { $pace }"), "description/de.ftl: option-pace asks for $pace"),
    ],
)
def test_the_check_names_file_and_message(tmp_path, wrong, told):
    found = list(description_faults(described(tmp_path, en=ENGLISH, de=wrong)))
    assert any(fault.startswith(told) for fault in found), found


@pytest.mark.parametrize("name", GAMES)
def test_our_games_describe_themselves_in_every_language(name):
    game = find_game(name)
    assert all((game.folder / FOLDER / f"{language}.ftl").exists() for language in LANGUAGES)
    assert not list(description_faults(game))
    english, german = (describe(game, language) for language in LANGUAGES)
    assert len(list(wanted(game))) > len(game.options)
    assert english.blurb != german.blurb
    for option in game.options:
        assert english.options[option.name].says != german.options[option.name].says
        assert len(german.options[option.name].choices) == len(option.choices)
    assert all(english.standing[one] != german.standing[one] or one == "outfits" for one in english.standing)
