"""What the OpenAPI document says of the events, the actions and the scenes of a game is what is sent."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import jsonschema_rs
import pytest

from runabout.core.words import Event
from runabout.games import GAMES, find_game
from runabout.match import Match
from runabout.server.schema import document

GAMES_PLAYED = 4
MOST = 500
"""Decisions of a game that are played."""

TABLES = [(name, {}) for name in GAMES if name != "road-wolf"]
TABLES += [("road-wolf", {"mission": mission}) for mission in find_game("road-wolf").options[0].choices]


def steps_of(name: str, options: dict[str, str], seed: int) -> Iterator[tuple[Match, Sequence[Event]]]:
    """A game in which every kind of decision is as likely as any other that is open, with what happens."""
    seats = find_game(name).seats
    match = Match(find_game(name), seats=seats[seed % len(seats)], seed=seed, options=options)
    chance = random.Random(seed)
    yield match, match.opening
    while not match.over and len(match.steps) < MOST:
        legal = match.legal()
        verb = chance.choice(sorted({action.verb for action in legal}))
        yield match, match.play(chance.choice([action for action in legal if action.verb == verb]))


def validator(name: str, what: str) -> jsonschema_rs.Validator:
    """Checks an event, an action or a scene of a game."""
    title = "".join(part.capitalize() for part in name.split("-"))
    schemas = document()["components"]["schemas"]
    return jsonschema_rs.validator_for(
        {"$ref": f"#/components/schemas/{title}{what}", "components": {"schemas": schemas}}
    )


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_event_and_scene_is_as_the_document_says(name: str, options: dict[str, str]) -> None:
    events, scenes, seen = validator(name, "Event"), validator(name, "Scene"), set()
    for seed in range(GAMES_PLAYED):
        for match, told in steps_of(name, options, seed):
            for event in told:
                events.validate({"kind": event.kind, "fields": event.plain})
                seen.add(event.kind)
            if len(match.steps) % 8 == 0:
                for viewer in range(-1, match.seats):
                    scene = match.scene(viewer).plain()
                    assert scene.pop("viewer") == viewer
                    scenes.validate(scene)
    assert len(seen) > len(find_game(name).words.kinds) / 4


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ("things", {"pawn:red:1": {"at": 4}}),
        ("piles", {"discards": {"7": 0}}),
        ("counters", {"winner": None}),
        ("settings", {}),
        ("decision", {"seat": "red"}),
    ],
)
def test_a_scene_that_is_otherwise_is_noticed(part: str, wrong: dict[str, Any]) -> None:
    scene = Match(find_game("riverdale"), seats=2, seed=1).scene(0).plain()
    scene.pop("viewer")
    assert validator("riverdale", "Scene").is_valid(scene)
    assert not validator("riverdale", "Scene").is_valid(scene | {part: wrong})


@pytest.mark.parametrize(
    "fields", [{"pawn": "red 4", "before": "home", "after": "square 3"}, {"pawn": "red 1"}, {"place": "home"}]
)
def test_an_event_that_is_otherwise_is_noticed(fields: dict[str, str]) -> None:
    assert not validator("riverdale", "Event").is_valid({"kind": "moved", "fields": fields})


def test_a_kind_that_a_game_does_not_have_is_noticed() -> None:
    assert not validator("riverdale", "Event").is_valid({"kind": "flew", "fields": {}})


@pytest.mark.parametrize("name", GAMES)
def test_every_action_is_as_the_document_says(name: str) -> None:
    check = validator(name, "Action")
    for action in find_game(name).words.catalogue():
        check.validate(action)


@pytest.mark.parametrize("fields", [{"card": "7", "pawn": 4}, {"card": "7"}, {"card": "12", "pawn": 1}])
def test_an_action_that_is_otherwise_is_noticed(fields: dict[str, object]) -> None:
    assert not validator("riverdale", "Action").is_valid({"kind": "play", "fields": fields})
