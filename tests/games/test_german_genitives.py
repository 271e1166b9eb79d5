"""Every thing that a game calls by a German noun has a right genitive, also where no sentence needs it yet."""

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from runabout.core.language.speaker import Speaker
from runabout.core.language.values import Thing
from runabout.core.speech.sayings import source
from runabout.games import GAMES, find_game
from runabout.games.rummy_runway.cards import NUMBERS

OF = 'of = { THING($thing, article: "definite", case: "genitive") }\n'
LEFT_BARE = {"token-ambush", "card-quick-pass", "card-switcharoo"}
"""Names that end in a hissing sound, or are nothing but printed names: they take no ending."""


def nouns(name: str) -> list[tuple[str, dict[str, str]]]:
    """Each thing of a game that takes an article, with its attributes, and its text as "text"."""
    found = []
    text = source("de", find_game(name).folder / "messages")
    for entry in FluentParser().parse(text or "").body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            parts = {one.id.name: serialize_pattern(one.value).strip() for one in entry.attributes}
            if "takes" in parts:
                found.append((entry.id.name, {**parts, "text": serialize_pattern(entry.value).strip()}))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_masculine_or_neuter_noun_has_its_genitive(name):
    wrong = [
        noun
        for noun, parts in nouns(name)
        if parts["takes"] in ("der", "das") and "genitive" not in parts and noun not in LEFT_BARE
        if not noun.startswith("method-")  # of which none stands in the genitive: they are called, not owned
    ]
    assert wrong == []


def test_every_card_of_rummy_runway_has_its_genitive():
    speaker = Speaker("de", [source("de", find_game("rummy-runway").folder / "messages") or "", OF])
    wheres = [f"{colour}-{number}" for colour in ("red", "yellow", "blue", "wild") for number in range(NUMBERS)]
    said = {where: speaker.say("of", {"thing": Thing(where, "card")}) for where in wheres}
    assert said["red-5"] == "der roten 5"
    assert said["wild-7"] == "des 7er-Jokers"
    begins = {"red": "der roten ", "yellow": "der gelben ", "blue": "der blauen ", "wild": "des "}
    assert [where for where, text in said.items() if not text.startswith(begins[where.split("-")[0]])] == []
