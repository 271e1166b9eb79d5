"""Scenes of our own games: nothing is left unexplained, and no reducer could be left out."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from runabout.core.errors import BadGame
from runabout.core.mover import Mover
from runabout.core.moves import differences
from runabout.core.scene import NotShown, Scene
from runabout.core.words import Event
from runabout.games import GAMES, find_game
from runabout.match import Match
from runabout.testing.laws.case import Fault
from runabout.testing.laws.scenes import check_step

MOST = 240
"""Decisions of a game that are played, as a rule."""

LONG = {"race-2-live": 400}
"""Of games in which something that has to be noticed happens late."""

GAMES_LEAST = 16
"""Games that are played of each, at least."""

SELDOM = {
    ("race-2-live", "reshuffled"),
    ("road-wolf", "award"),
    ("road-wolf", "points"),
    ("road-wolf", "put_aside"),
    ("road-wolf", "thrown"),
    ("rummy-runway", "refilled"),
}
"""Kinds of events that do not happen in these games, or not last: tests of their game hold their moves as values."""

DECLARED = [name for name in GAMES if find_game(name).layout is not None]

TABLES: dict[str, list[dict[str, Any]]] = {
    "race-2-live": [
        {"survivors": 4},
        {"difficulty": "expert", "all_pinned": "free", "spend_on_win": "none"},
        {
            "difficulty": "hard",
            "survivors": 3,
            "decks": 2,
            "spend_on_win": "both",
            "pack_range": "same-space",
            "horde_hits_safe": "on",
            "turn_limit": 20,
        },
        {"difficulty": "expert", "survivors": 4, "map": 7, "move_up_to": "on", "open_hands": "on"},
    ],
    "riverdale": [{}, {"turn_limit": 10}],
    "road-runner": [{}, {"escape_matching": 1, "drawn": 3, "dealt": 9}, {"turn_limit": 10}],
    "rummy-runway": [
        {},
        {"closet_riff": 1, "mix_actions": 1, "round_turn_limit": 6},
        {"outfit_colours": 1, "closet_riff": 1, "dealt": 5},
        {"trends": 0, "discard_draw": 1, "dealt": 12, "target": 30},
        {"dealt": 12},
    ],
    "road-wolf": [{"mission": mission} for mission in find_game("road-wolf").options[0].choices],
}
"""By game: the options of the tables that are played; else the defaults."""

MORE: dict[str, list[tuple[dict[str, Any], int]]] = {"road-wolf": [({"mission": "the-president"}, 12)]}
"""By game: tables and seeds that are played besides, for what happens seldom: supplies that others do not see."""

MAPPED_LEAST = 0.98
"""The share of the fields of all Sights that scenes show, at least."""


class Step(NamedTuple):
    """What one viewer is told of one step, and its scenes before and after it."""

    before: Scene
    events: tuple[Event, ...]
    after: Scene


def played(name: str, options: dict[str, Any], seed: int) -> Iterator[Step]:
    """A game in which every kind of decision is as likely as any other that is open, as each viewer is told of it."""
    game = find_game(name)
    fewest, most = game.seats
    match = Match(game, seats=fewest + seed % (most - fewest + 1), seed=seed, options=options)
    chance = random.Random(seed)
    scenes = {viewer: game.scene(match.sight(viewer)) for viewer in range(-1, match.seats)}
    while not match.over and len(match.steps) < LONG.get(name, MOST):
        legal = match.legal()
        verb = chance.choice(sorted({action.verb for action in legal}))
        events = match.play(chance.choice([action for action in legal if action.verb == verb]))
        for viewer, before in scenes.items():
            scenes[viewer] = game.scene(match.sight(viewer))
            yield Step(before, tuple(event for event in events if event.known_to(viewer)), scenes[viewer])


@cache
def steps(name: str) -> tuple[Step, ...]:
    """What is played of a game."""
    tables = TABLES.get(name, [{}])
    games = -(-GAMES_LEAST // len(tables))
    asked = [(table, seed) for table in tables for seed in range(games)] + MORE.get(name, [])
    return tuple(step for table, seed in asked for step in played(name, table, seed))


@pytest.mark.parametrize("name", DECLARED)
def test_nothing_is_left_unexplained(name):
    layout = find_game(name).table_layout
    for step in steps(name):
        check_step(layout, *step)


def is_noticed(name: str, kind: str) -> bool:
    """Whether what is played shows that the reducer of a kind of event is missing."""
    layout = find_game(name).table_layout
    for before, events, after in steps(name):
        if any(event.kind == kind for event in events):
            mover = Mover(before)
            try:
                mover.play(layout, [event for event in events if event.kind != kind])
            except BadGame:
                return True
            if differences(mover.scene, after):
                return True
    return False


REDUCERS = [
    (name, kind) for name in DECLARED for kind in find_game(name).table_layout.reducers if (name, kind) not in SELDOM
]


@pytest.mark.parametrize(("name", "kind"), REDUCERS)
def test_a_reducer_that_is_missing_is_noticed(name, kind):
    assert is_noticed(name, kind)


def test_nearly_all_fields_of_all_sights_are_shown():
    fields = [field for name in DECLARED for field in find_game(name).table_layout.fields]
    hidden = {f"{name}: {field}": why for name in DECLARED for field, why in not_shown(name).items()}
    assert all(why.strip() for why in hidden.values())
    assert 1 - len(hidden) / len(fields) >= MAPPED_LEAST, hidden


def not_shown(name: str) -> dict[str, str]:
    """The fields of a game's Sight that are not shown, each with the reason."""
    parts = find_game(name).table_layout.parts
    return {field: part.reason for part in parts if isinstance(part, NotShown) for field in part.fields}


def test_a_setting_that_changes_is_a_fault():
    before = Scene(settings={"deck": "a"})
    with pytest.raises(Fault, match="what the table agreed on has changed"):
        check_step(find_game("riverdale").table_layout, before, (), Scene(settings={"deck": "b"}))
