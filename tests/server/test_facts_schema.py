"""What the OpenAPI document says of the events, the actions, the scenes and the previews of a game is what is sent."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import jsonschema_rs
import pytest

from runabout.core.errors import BadGame
from runabout.core.forecast import MANY_ACTIONS
from runabout.core.previews import Preview
from runabout.core.scene import Piles
from runabout.core.words import Event
from runabout.games import GAMES, find_game
from runabout.match import Match
from runabout.server.schema import Components, by_sort, document

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
    """Checks an event, an action, a scene or a preview of a game."""
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
        ("things", {"pawns": {"at": "square:1"}}),
        ("piles", {"discards": {"7": 0}}),
        ("piles", {"discards": {"15": 1}}),
        ("piles", {"discards": ["7", "crash"]}),
        ("piles", {"hands": {"7": 1}}),
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


def preview_of(name: str, options: dict[str, str], many: bool) -> Preview:
    """The first preview of a game with so many open actions."""
    for seed in range(GAMES_PLAYED):
        for match, _ in steps_of(name, options, seed):
            if (len(match.legal()) > MANY_ACTIONS) is many and match.previews():
                return next(iter(match.previews().values()))
    raise AssertionError("no action had a preview")


@pytest.mark.parametrize(("name", "options"), [table for table in TABLES if find_game(table[0]).previews])
def test_every_preview_is_as_the_document_says_whole_and_brief(name: str, options: dict[str, str]) -> None:
    check, seen = validator(name, "Preview"), 0
    for match, _ in steps_of(name, options, 0):
        for preview in match.previews().values():
            check.validate(preview.plain)
            check.validate(preview.brief)
            seen += 1
    assert seen


@pytest.mark.parametrize("wrong", [{"meets": "nothing"}, {"thing": "vehicle:7"}, {"attack": "two"}, {"odds": 1}])
@pytest.mark.parametrize("many", [True, False])
def test_a_preview_that_is_otherwise_is_noticed(many: bool, wrong: dict[str, object]) -> None:
    preview, check = preview_of("road-wolf", {}, many).plain, validator("road-wolf", "Preview")
    assert check.is_valid(preview)
    assert not check.is_valid(preview | wrong)


def test_a_preview_without_what_is_always_told_is_noticed() -> None:
    preview, check = preview_of("road-wolf", {}, many=True).brief, validator("road-wolf", "Preview")
    for name in preview:
        assert not check.is_valid({other: held for other, held in preview.items() if other != name}), name


def test_a_game_that_tells_nothing_in_advance_has_no_type_for_it() -> None:
    assert "RiverdalePreview" not in document()["components"]["schemas"]


def test_things_and_kinds_that_would_be_called_alike_are_refused() -> None:
    components = Components(find_game("riverdale"))
    components.of_pile(Piles("left hand", "Cards.", ["7"]))
    with pytest.raises(BadGame, match="riverdale: two types would be called RiverdaleLeftHandKind over the API"):
        components.of_pile(Piles("left-hand", "Cards.", ["8"]))


def test_a_sort_may_have_any_name() -> None:
    check = jsonschema_rs.validator_for(by_sort({"a+b (old)": {"type": "integer"}}))
    assert check.is_valid({"a+b (old)": 1, "a+b (old):2": 2})
    assert not check.is_valid({"aab old": 1})
