"""The law of messages finds what is only seen once a game is played: each test plants one fault."""

from copy import copy
from dataclasses import replace
from shutil import copytree

import pytest

from runabout.games import find_game
from runabout.testing.laws import LAWS, BrokenLaw, Case
from tests.damage import damage

GAME = find_game("riverdale")
[LAW] = [law for law in LAWS if law.name == "messages"]


def check(folder, language=None, before="", after=""):
    """Hold the law against a game with messages of which one is changed."""
    copied = copytree(GAME.words.messages.folder, folder / "messages")
    if language:
        damage(copied / f"{language}.ftl", before, after)
    words = copy(GAME.words)
    words.messages = replace(words.messages, folder=copied)
    LAW.check(Case(replace(GAME, words=words), 3, games=1))


def test_a_game_whose_messages_say_everything_keeps_it(tmp_path):
    check(tmp_path)


@pytest.mark.parametrize(
    ("language", "before", "after", "told"),
    [
        ("de", 'article: "indefinite", case: "accusative"', 'case: "vocative"', "case is one of nominative"),
        ("de", "zieht { THING($card", "zieht  { THING($card", "has something left over"),
        ("en", "You draw {", "You draws {", "has something left over"),
        ("de", "{ THING($card) } mit Figur", "$card mit Figur", "has something left over"),
        ("en", "comes out to { hint-place }", "comes out to { hint-place }_", "has something left over"),
        ("de", "event-skated =", "event-scated =", "event-skated is missing"),
    ],
)
def test_a_planted_fault_breaks_it(tmp_path, language, before, after, told):
    with pytest.raises(BrokenLaw, match=told):
        check(tmp_path, language, before, after)
