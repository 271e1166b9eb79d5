"""Scenes as the moves of each decision make them, which are read only now and then."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import runabout.match.match as at_match
from runabout.core.broken import listening
from runabout.core.moves import applied
from runabout.core.scene import Layout
from runabout.games import GAMES, find_game
from runabout.match import Match
from runabout.match.match import CHECKED_EVERY


def some_match(game: str, run=None) -> Match:
    found = find_game(game)
    return Match(found, max(2, found.seats[0]), seed=game, run=run or found.interpreted)


def played_on(match: Match, chance: random.Random) -> None:
    match.play(chance.choice(match.legal()))


@pytest.mark.parametrize("game", GAMES)
def test_a_scene_that_moves_have_made_is_the_one_that_is_read(game, monkeypatch):
    monkeypatch.setattr(at_match, "CHECKED_EVERY", 10**6)  # so that nothing but the moves is relied upon
    match, chance = some_match(game), random.Random(7)
    viewers = range(-1, match.seats)
    shown = {viewer: match.scene(viewer) for viewer in viewers}
    for _ in range(60):
        if match.over:
            break
        played_on(match, chance)
        for viewer in viewers:
            made = match.moves(viewer, len(match.steps) - 1)
            followed, read = match.followed(viewer), match.scene(viewer)
            assert followed == read
            assert all(list(pile) == list(read.piles[place]) for place, pile in followed.piles.items())
            shown[viewer] = replace(applied(shown[viewer], made), decision=match.followed(viewer).decision)
            assert shown[viewer] == match.scene(viewer)
    assert match.follows


def test_a_scene_is_not_read_for_each_decision(monkeypatch):
    match, chance = some_match("road-runner"), random.Random(3)
    match.scene(0)
    read = []
    sharing = match.game.sharing
    scene = sharing.scene
    monkeypatch.setattr(sharing, "scene", lambda seen, shared: read.append(seen) or scene(seen, shared))
    for _ in range(2 * CHECKED_EVERY):
        played_on(match, chance)
        match.moves(0, len(match.steps) - 1)
    assert len(read) == 2


def test_a_viewer_who_was_not_told_the_decision_before_is_read(monkeypatch):
    match, chance = some_match("road-runner"), random.Random(3)
    for _ in range(CHECKED_EVERY + 3):
        played_on(match, chance)
    match.moves(1, len(match.steps) - 1)
    assert match.followed(1) == match.scene(1)


@pytest.fixture
def forgetful(monkeypatch) -> str:
    """A game that tells of what was drawn, and moves nothing."""
    game = find_game("road-runner")
    layout = game.table_layout
    wrong = Layout(game.Sight, layout.parts, layout.reducers)
    for kind in ("drew", "drew_card"):
        wrong.reducers[kind] = lambda table, event: None
    monkeypatch.setitem(game.__dict__, "table_layout", wrong)
    return "road-runner"


def test_moves_that_do_not_lead_to_what_is_seen_are_noticed_and_relied_upon_no_more(forgetful):
    match, chance, told = some_match(forgetful), random.Random(3), []
    for viewer in range(match.seats):
        match.scene(viewer)
    with listening(lambda *fault: told.append(fault)):
        for _ in range(CHECKED_EVERY):
            played_on(match, chance)
            for viewer in range(match.seats):
                match.moves(viewer, len(match.steps) - 1)
    assert not match.follows
    assert match.lost_at == CHECKED_EVERY
    [(game, part, fault)] = told
    assert (game, part) == ("road-runner", "moves")
    assert "leaves unexplained" in str(fault)
    for _ in range(CHECKED_EVERY):
        shown = {viewer: match.scene(viewer) for viewer in range(match.seats)}
        played_on(match, chance)
        for viewer, scene in shown.items():
            made = match.moves(viewer, len(match.steps) - 1)
            after = match.scene(viewer)
            assert replace(applied(scene, made), decision=after.decision) == after
    assert match.lost_at == CHECKED_EVERY


def test_a_decision_that_is_not_the_one_that_is_seen_is_noticed(monkeypatch):
    match, chance, told = some_match("road-runner"), random.Random(3), []
    sharing = match.game.sharing_of_decisions
    scene = sharing.scene

    def wrong(seen, shared):
        found = scene(seen, shared)
        return replace(found, decision={**found.decision, "phase": "none"})

    match.scene(0)
    monkeypatch.setattr(sharing, "scene", wrong)
    with listening(lambda *fault: told.append(fault)):
        for _ in range(CHECKED_EVERY):
            played_on(match, chance)
            match.moves(0, len(match.steps) - 1)
    assert not match.follows
    [(_, part, fault)] = told
    assert part == "moves"
    assert "leaves unexplained: another decision" in str(fault)
