"""What is said of decisions and previews that a test lays out, in English and German."""

from __future__ import annotations

from typing import Any

from runabout.core.previews import Preview
from runabout.games import find_game
from runabout.games.road_wolf.actions import Verb
from runabout.games.road_wolf.fights.rolling import ATTACKER
from runabout.games.road_wolf.kinds import Edge
from runabout.games.road_wolf.previews import Contact, Told
from runabout.games.road_wolf.state import NOBODY, Ask
from runabout.games.road_wolf.telling.previewed import PREVIEWS
from runabout.testing.laws.messages import strict
from tests.games.road_wolf.table import Table, sight_of

GAME = find_game("road-wolf")
ENGLISH, GERMAN = strict(GAME.words, "en"), strict(GAME.words, "de")
PEOPLE = ["Ann", "Klaus", "Cy"]


def asking(asks: Ask, verb: Verb | None = None, acting: int = 0) -> Any:
    """A table at which something is asked; what is asked about is in slot 0, and what it is done to in slot 1."""
    table = Table("interceptor")
    table.add("coupe")
    table.add("humvee", seat=1)
    state = table.state
    state.seat, state.asks, state.acting, state.target, state.left = 0, asks, acting, 1, 1
    state.points[0], state.tokens[0] = 5, 3
    state.verb = Verb.MOVE if verb is None else verb
    if asks == Ask.REROLL:
        state.attacker, state.defender, state.may_reroll = 1, 0, ATTACKER
    return state


def question(words: Any, state: Any) -> str:
    """What the seat that decides is asked, without who that is."""
    asked = words.asked(sight_of(state, state.seat), PEOPLE)
    return asked.removeprefix("You decide ").removeprefix("Du entscheidest, ").removesuffix(".")


def made(text: str, **numbers: Any) -> Preview:
    """A preview with some of its fields; of a thing the slot and what is in it."""
    row = [0] * PREVIEWS.size
    row[Told.THING], row[Told.CONTACT], row[Told.EDGE], row[Told.ASKS] = NOBODY, Contact.NONE, Edge.NONE, Ask.SPOT
    row[Told.ROAD_THING] = NOBODY
    for name, value in numbers.items():
        if name in ("THING", "ROAD_THING"):
            row[Told[name]], row[Told[name] + 1] = value
        else:
            row[Told[name]] = sum(1 << one for one in value) if name in ("MET", "ROAD_MET") else int(value)
    return Preview(GAME.words.actions[GAME.words.parse(text)], tuple(row), PREVIEWS)


def said_of(text: str, **numbers: Any) -> list[str]:
    """What a preview with these fields says, in English and in German."""
    told, seen = made(text, **numbers), sight_of(asking(Ask.SPOT), 0)
    return [words.preview(seen, told.action, told) for words in (ENGLISH, GERMAN)]


def briefly(text: str, **numbers: Any) -> list[str]:
    """The same by the brief fields alone."""
    told = made(text, **numbers)
    return [words.sayings.preview(told.action, told.brief, words.listener(PEOPLE)) for words in (ENGLISH, GERMAN)]
