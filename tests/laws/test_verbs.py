"""What legal actions are about, over random play of our own games: they can be pressed on the table."""

from __future__ import annotations

import random

import pytest

from runabout.core.verbs import about
from runabout.games import GAMES, find_game
from runabout.match import Match
from runabout.testing.pressing import PART_EXPECTED, Pressing, key_of

GAMES_PLAYED = 10
MOST = 80
"""Decisions of a game that are played."""

NOT_PRESSED = {
    "race-2-live": {"keep_weapon"},  # of two of a kind
    "riverdale": {"play", "quick_pass"},  # where a split, or a switch, is about the same things and more
    "road-runner": {"call"},  # of the same cards, by several methods
    "road-wolf": {
        *("board", "drive_train", "search", "takeover"),  # with one vehicle, to others near by
        *("go", "go_to_edge"),  # to the same point
        *("gunner", "shotgun", "molotov", "mechanic", "pick_up"),
    },
    "rummy-runway": {"wear"},  # colours, which lie nowhere
}
"""Kinds of actions of which some may be about nothing that tells them apart: a person says which in words."""


def played(name: str, *, by_kind: bool) -> Pressing:
    """Random play of a game, of Road Wolf each mission in turn: each action as likely as any other, or each kind of
    action that is open (which seldom ends a turn of Road Wolf).
    """
    game, found = find_game(name), Pressing()
    missions = game.options[0].choices
    for seed in range(GAMES_PLAYED):
        options = {"mission": missions[seed % len(missions)]} if name == "road-wolf" else {}
        match = Match(game, seats=game.seats[0] + (name == "road-runner"), seed=seed, options=options)
        chance = random.Random(seed)
        while not match.over and len(match.steps) < MOST:
            legal = match.legal()
            if len(legal) > 1:
                scene = match.scene(match.state.seat)
                abouts = {action.number: [key_of(item) for item in about(scene, action)] for action in legal}
                found.add({action.number: action.kind for action in legal}, abouts)
            kinds = sorted({action.kind for action in legal})
            kind = chance.choice(kinds) if by_kind else ""
            match.play(chance.choice([action for action in legal if kind in ("", action.kind)]))
    return found


@pytest.mark.parametrize("by_kind", [True, False], ids=["by kind", "by action"])
@pytest.mark.parametrize("name", GAMES)
def test_of_every_hundred_legal_decisions_95_are_made_by_pressing_a_thing(name: str, by_kind: bool) -> None:
    found = played(name, by_kind=by_kind)
    assert found.decisions > MOST
    assert found.part >= PART_EXPECTED, found
    assert found.not_pressed.keys() <= NOT_PRESSED[name]
