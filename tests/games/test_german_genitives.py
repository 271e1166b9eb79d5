"""Every thing that a game calls by a German noun has a right genitive where a sentence may ask for it."""

import pytest
from fluent.syntax import FluentParser, ast

from runabout.core.speech.sayings import source
from runabout.games import GAMES, find_game
from runabout.testing.said_forms import SaidForms

LEFT_BARE = {"token-ambush", "card-quick-pass", "card-switcharoo"}
"""Names that end in a hissing sound, or are nothing but printed names: they take no ending."""


def genitives_wanted(name: str) -> dict[str, bool]:
    """The things of a game that take der or das and may be asked for in the genitive, and whether they have one."""
    game = find_game(name)
    text = source("de", game.folder / "messages") or ""
    file = {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
    forms = SaidForms(game.words, game.words.messages, game.folder, file)
    attributes = {noun: {one.id.name: one for one in message.attributes} for noun, message in file.items()}
    return {
        noun: "genitive" in parts
        for noun, parts in attributes.items()
        if "takes" in parts and parts["takes"].value.elements[0].value in ("der", "das")
        if forms.has(noun, "genitive") and noun not in LEFT_BARE
    }


@pytest.mark.parametrize("name", GAMES)
def test_a_masculine_or_neuter_noun_has_its_genitive(name):
    assert [noun for noun, has in genitives_wanted(name).items() if not has] == []


def test_some_genitives_are_wanted():
    assert genitives_wanted("road-wolf")
