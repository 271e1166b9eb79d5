"""What games say of facts by their messages, for the page too: `python -m tests.core.say_vectors` writes it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from runabout.core.forecast import Forecaster
from runabout.core.game import Game
from runabout.core.speech.declared import LANGUAGES
from runabout.core.speech.sayings import SHARED, Listener, scene_facts, sorts_of
from runabout.core.words import Event, Words
from runabout.games import find_game, names
from runabout.match import Match
from runabout.server.routes.games import phrasebook, sentence_info
from runabout.server.tables.notes import NOTES, Note
from runabout.server.tables.views import around_games
from runabout.testing.laws.case import spread
from tests.core import joined
from tests.core.joined import Happening

FILE = Path(__file__).with_name("sayings.json")
ROOT = Path(__file__).parents[2]

NAMES = ("Ann", "Klaus", "Cy", "Zoë", "\u05d3\u05e0\u05d4", "Flo", "Gus", "Hal")
"""Of everyone; one is written from right to left, and one ends in what German writes otherwise in the genitive."""

SEEDS = (1, 2)
DECISIONS = 60
"""So many of each game are looked at."""

PREVIEWS = 100
"""Of a decision, those that are looked at: of hundreds of spots the others would say the same."""

Case = dict[str, Any]


def games() -> list[Game]:
    """Those that a client can tell by itself."""
    return [game for game in map(find_game, names()) if game.words.says_facts]


def fact(event: Event | Note | Happening) -> dict[str, Any]:
    """Something that happened, as a client has it."""
    return {"kind": event.kind, "seat": event.seat, "fields": dict(event.plain)}


def book(game: Game) -> dict[str, Any]:
    """The phrasebook of a game, by language: with its messages as the files where they are."""
    found: dict[str, Any] = {}
    assert game.words.messages
    for language in LANGUAGES:
        said = json.loads(phrasebook(game.name, language).body)
        said["messages"] = files(language, game.words.messages.folder)
        said["spare"] = files(LANGUAGES[0], game.words.messages.folder) if language != LANGUAGES[0] else []
        found[language] = said
    return found


def files(language: str, folder: Path) -> list[str]:
    """Where the messages of a game are, those of every game first."""
    return [(each / f"{language}.ftl").relative_to(ROOT).as_posix() for each in (SHARED, folder)]


def cases(game: Game) -> Iterator[Case]:
    """What is said in some games: each kind of sentence once for whom it is about, and once for others."""
    seen: set[tuple[Any, ...]] = set()
    for seed in SEEDS:
        for match in positions(game, seed):
            for language in LANGUAGES:
                for case in said_of(match, match.words.in_language(language)):
                    key = (language, *kind_of(case))
                    if key not in seen:
                        seen.add(key)
                        yield {"language": language, **case}


def positions(game: Game, seed: int) -> Iterator[Match]:
    """A game played at random, decision by decision."""
    match = Match(game, game.seats[1], seed=seed)
    dice = random.Random(seed)
    yield match
    while not match.over and len(match.steps) < DECISIONS:
        match.play(dice.choice(match.legal()).number)
        yield match


def said_of(match: Match, words: Words) -> Iterator[Case]:
    """All that is said of one position, and of what has led to it."""
    happened = match.steps[-1].events if match.steps else match.opening
    layout = words.messages.layout if words.messages else None
    assert layout
    for viewer in sorted({-1, match.seat, match.steps[-1].seat if match.steps else 0, 0}):
        known = [event for event in happened if event.known_to(viewer)]
        told = words.narrate(known, NAMES, viewer)
        yield {"say": "narrate", "viewer": viewer, "given": words.given, "facts": list(map(fact, known)), "said": told}
        sight = match.sight(viewer)
        scene = match.game.scene(sight)
        facts = scene_facts(layout, scene)[1]
        remarks = [[remark.about, remark.text] for remark in words.remarks(sight, NAMES, scene)]
        asked = words.asked(sight, NAMES, scene)
        yield {"say": "asked", "viewer": viewer, "given": words.given, "facts": facts, "said": asked}
        yield {
            "say": "remarks", "viewer": viewer, "given": words.given, "facts": facts, "things": scene.things,
            "said": remarks,
        }  # fmt: skip
    if match.over:
        result = match.run.result(match.state)
        yield {"say": "outcome", "facts": words.ending(result, match.state), "said": words.outcome(result, match.state)}
        return
    forecaster = Forecaster(match.run, match.sight(match.seat))
    previews, listener = match.previews(), words.listener(NAMES, match.seat)
    for number in spread([*previews], PREVIEWS):
        action, preview = words.actions[number], previews[number]
        for say, told in (("preview", preview.plain), ("brief preview", preview.brief)):
            yield {
                "say": say, "viewer": match.seat, "given": words.given, "kind": action.kind, "facts": action.plain,
                "told": told, "said": words.sayings.preview(action, told, listener),
            }  # fmt: skip
    for action in match.legal()[:6]:
        certain = forecaster.certain(action.number)
        yield {
            "say": "foretell", "viewer": match.seat, "given": words.given, "facts": list(map(fact, certain)),
            "said": words.foretell(match.sight(match.seat).snapshot(), certain),
        }  # fmt: skip
        yield {
            "say": "action", "viewer": match.seat, "given": words.given, "kind": action.kind, "facts": action.plain,
            "said": words.action(action, NAMES, match.seat),
        }  # fmt: skip


def kind_of(case: Case) -> tuple[Any, ...]:
    """What tells one case from another of which it says no more."""
    facts: Any = case["facts"]
    if isinstance(facts, list):
        return case["say"], *((one["kind"], one["seat"] == case["viewer"]) for one in facts)
    if case["say"] == "action":
        return "action", case["kind"]
    if case["say"] in ("preview", "brief preview"):
        return case["say"], case["kind"], case["said"]
    return (
        case["say"],
        case["viewer"] == facts.get("seat") if "viewer" in case else "",
        facts.get("phase", facts.get("ending")),
    )


def notes() -> list[Case]:
    """What is said of each note of a table, in each language, to whom it is about and to others."""
    found = []
    for kind, declared in NOTES.items():
        plain = {name: 3 if of.sort == "number" else {"name": "Ann", "by": "Dusty"}[name]
                 for name, (of, _) in declared.fields.items()}  # fmt: skip
        for language in LANGUAGES:
            for viewer in (0, 1):
                note = Note(kind, 0, plain)
                said = around_games(language).narrate([note], Listener(NAMES, viewer))
                found.append({"say": "narrate", "language": language, "viewer": viewer, "given": {},
                              "facts": [fact(note)], "said": said})  # fmt: skip
    return found


def told_together() -> dict[str, Any]:
    """The events of `tests.core.joined`, with what a phrasebook would say of them."""
    books = {}
    for language in LANGUAGES:
        books[language] = {
            "name": "joined", "version": 1, "language": language, "says_facts": True, "actions": {}, "scene": {},
            "previews": {}, "things": {}, "remarks": [], "spare": [], "messages": joined.texts(language),
            "events": {kind.name: sorts_of(kind) for kind in joined.KINDS},
            "sentences": list(map(sentence_info, joined.SENTENCES)),
            "hints": list(map(sentence_info, joined.HINTS)),
        }  # fmt: skip
    cases = [
        {"say": "foretell" if case.is_hint else "narrate", "why": case.why, "language": language,
         "viewer": case.viewer, "given": {}, "facts": list(map(fact, case.events)), "said": case.said[language]}
        for language, case in joined.cases()
    ]  # fmt: skip
    return {"names": list(joined.NAMES), "books": books, "cases": cases}


def vectors() -> dict[str, Any]:
    """All of them: of each game, and of events that are told together."""
    found: dict[str, Any] = {}
    for at, game in enumerate(games()):
        found[game.name] = {"books": book(game), "cases": [*([] if at else notes()), *cases(game)]}
    return {"names": list(NAMES), "games": found, "joined": told_together()}


def written() -> str:
    """The file for the page, a case a line."""
    found = json.loads(msgspec.json.encode(vectors()))
    games = ",\n".join(f"{json.dumps(name)}: {in_lines(said)}" for name, said in found["games"].items())
    names = json.dumps(found["names"], ensure_ascii=False)
    return f'{{"names": {names}, "games": {{\n{games}\n}}, "joined": {in_lines(found["joined"])}}}\n'


def in_lines(said: dict[str, Any]) -> str:
    """Cases, each in a line, after what they are about."""
    cases = ",\n  ".join(json.dumps(case, ensure_ascii=False) for case in said["cases"])
    about = json.dumps({name: value for name, value in said.items() if name != "cases"}, ensure_ascii=False)
    return f'{about[:-1]}, "cases": [\n  {cases}\n]}}'


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
