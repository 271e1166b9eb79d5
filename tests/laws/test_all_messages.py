"""One check reads every file of messages that there is."""

from copy import copy
from dataclasses import replace
from pathlib import Path

import pytest

from runabout.core.speech.declared import LANGUAGES
from runabout.games import find_game
from runabout.testing import description_faults
from runabout.testing.all_messages import BUILT, PACKAGE, game_faults, main, plain_faults, unread

GAME = find_game("riverdale")


def test_nothing_is_wrong_with_them(capsys):
    assert main() == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("declared", [(), ("en",)])
def test_our_own_games_promise_every_language(declared):
    words = copy(GAME.words)
    words.messages = replace(words.messages, complete_in=declared)
    [found] = game_faults(replace(GAME, words=words))
    assert found.startswith("*.ftl: our own games are complete in en, de; riverdale declares")


def test_a_description_that_is_promised_is_wanted(monkeypatch):
    monkeypatch.setattr(description_faults, "FOLDER", Path("messages", "blurbs"))
    assert [fault.partition(" in ")[0] for fault in game_faults(GAME)] == [
        f"blurbs/{language}.ftl: there is no such file" for language in LANGUAGES
    ]


def test_files_that_stand_alone_are_held_beside_one_another(tmp_path):
    (tmp_path / "en.ftl").write_text("one = One\ntwo = Two\n")
    assert next(plain_faults(tmp_path)).startswith("de.ftl: there is no such file")
    (tmp_path / "de.ftl").write_text("one = Eins\ntwo = { $\n")
    malformed, missing = plain_faults(tmp_path)
    assert malformed.startswith("de.ftl: two (line 2) is malformed: ")
    assert missing == "de.ftl: two is missing"


def test_a_file_that_no_check_reads_is_found():
    stray, built = PACKAGE / "bots" / "words" / "de.ftl", BUILT / "assets" / "de.ftl"
    assert unread([PACKAGE / "cli" / "messages"], [stray, built, PACKAGE / "cli" / "messages" / "de.ftl"]) == [stray]
