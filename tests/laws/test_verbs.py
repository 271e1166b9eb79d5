"""What legal actions are about, over random play of our own games: nearly all of them can be pressed on the table."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from runabout.core.verbs import Action, about
from runabout.games import GAMES, find_game
from runabout.match import Match

GAMES_PLAYED = 4
MOST = 150
"""Decisions of a game that are played."""

PRESSED = 0.95
"""The part of all legal actions, at least, that is about something on the table."""

BARE = {
    "race-2-live": set(),
    "riverdale": set(),
    "road-runner": set(),
    "road-wolf": {"buy", "done", "enough", "force", "later", "leave_dice", "no", "token"},
    "rummy-runway": {"end_turn", "stop"},
}
"""Kinds of actions that may be about nothing: they end something, or choose what lies nowhere on the table yet."""

ALIKE = {
    "race-2-live": set(),
    "riverdale": set(),
    "road-runner": {"call"},  # of the same cards, by several methods
    "road-wolf": {
        *("go", "go_to_edge"),  # to the same point
        "reroll",  # of one vehicle's dice
        *("supplies_repair", "supplies_token"),
        *("board", "drive_train", "melee", "repair", "search", "takeover", "turn_round"),  # with one vehicle
        *("driver", "enough", "pick_up"),
    },
    "rummy-runway": {"wear"},  # colours, which lie nowhere
}
"""Kinds of actions of which two that are legal may be about the same: a person says which in words."""


def decisions(name: str, seed: int) -> Iterator[list[tuple[Action, list[dict[str, Any]]]]]:
    """What the legal actions of a game are about, where each kind that is open is as likely as any other."""
    game = find_game(name)
    missions = game.options[0].choices
    options = {"mission": missions[seed % len(missions)]} if name == "road-wolf" else {}
    match = Match(game, seats=game.seats[0], seed=seed, options=options)
    chance = random.Random(seed)
    while not match.over and len(match.steps) < MOST:
        legal = match.legal()
        scene = match.scene(match.state.seat)
        yield [(action, about(scene, action)) for action in legal]
        kind = chance.choice(sorted({action.kind for action in legal}))
        match.play(chance.choice([action for action in legal if action.kind == kind]))


@pytest.mark.parametrize("name", GAMES)
def test_nearly_all_actions_are_about_something_and_few_about_the_same(name: str) -> None:
    bare: Counter[str] = Counter()
    alike: Counter[str] = Counter()
    total = 0
    for seed in range(GAMES_PLAYED):
        for decision in decisions(name, seed):
            total += len(decision)
            bare.update(action.kind for action, items in decision if not items)
            told = Counter(json.dumps(items) for _, items in decision if items)
            alike.update(action.kind for action, items in decision if told[json.dumps(items)] > 1)
    assert total > MOST
    assert bare.total() <= (1 - PRESSED) * total, bare
    assert bare.keys() <= BARE[name]
    assert alike.total() <= (1 - PRESSED) * total, alike
    assert alike.keys() <= ALIKE[name]
