"""The board as a map: everything open that has a place is on it, and a vehicle that is sent somewhere comes there."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from runabout.games import find_game
from runabout.games.road_wolf.actions import DO, EXACT, PLACE, REROLL, SPOT, VEHICLE
from runabout.games.road_wolf.box import BOARD_LENGTH
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.state import Ask, Sight, Status
from runabout.games.road_wolf.telling.board import board
from runabout.match import Match

GAME = find_game("road-wolf")
STEPS = 260
GAMES = 2


def moments(mission: str, seats: int = 3) -> Iterator[tuple[Match, Sight]]:
    """Games of random play, decision by decision, with the sight of the seat that decides."""
    luck = random.Random(mission)
    for seed in range(GAMES):
        match = Match(GAME, seats, seed=seed, options={"mission": mission}, run=GAME.interpreted)
        while not match.over and len(match.steps) < STEPS:
            yield match, match.known(match.seat).snapshot()
            match.play(luck.choice(match.legal()))


def places(seen: Sight) -> dict[int, tuple[int, int]]:
    """Where each action is, by its number: x and y of a middle, as the rules count them."""
    panel = board(seen)
    found = {
        shape.action: (shape.x + shape.width // 2, shape.y + shape.height // 2)
        for shape in panel.shapes
        if shape.action >= 0
    }
    found |= {action: (x, y) for action, x, y in panel.spots}
    return {action: (x, BOARD_LENGTH - y) for action, (x, y) in found.items()}


def has_place(seen: Sight, action: int) -> bool:
    """Whether an action is about somewhere, or about something that is on the board."""
    if VEHICLE <= action < DO:
        return bool(seen.status[action - VEHICLE] > Status.COMING)
    return SPOT <= action < VEHICLE or PLACE <= action < REROLL


@pytest.mark.parametrize("mission", NAMES)
def test_every_open_action_that_has_a_place_is_on_the_map(mission: str) -> None:
    asked = set()
    for match, seen in moments(mission):
        known = places(seen)
        for action in match.legal():
            assert (action.number in known) == has_place(seen, action.number), (Ask(seen.asks).name, action)
        asked.add(Ask(seen.asks))
    assert {Ask.SPOT, Ask.PLACE, Ask.VEHICLE} <= asked


@pytest.mark.parametrize("mission", NAMES)
def test_a_vehicle_that_nothing_is_in_the_way_of_comes_to_the_spot_that_was_picked(mission: str) -> None:
    moved = 0
    for match, seen in moments(mission):
        if seen.asks != Ask.SPOT:
            continue
        free = [action for action in match.legal() if action.number < EXACT and not GAME.words.hint(seen, action)]
        if not free:
            continue
        trial = match.rewound(len(match.steps))
        action = random.Random(len(match.steps)).choice(free)
        trial.play(action)
        went = next((event.x, event.y) for event in trial.steps[-1].events if event.kind in ("moved", "braked"))
        assert went == places(seen)[action.number]
        moved += 1
    assert moved > 5


@pytest.mark.parametrize("mission", NAMES)
def test_a_vehicle_that_comes_in_stands_at_the_place_that_was_picked_or_further_in(mission: str) -> None:
    placed = 0
    for match, seen in moments(mission):
        if seen.asks != Ask.PLACE:
            continue
        trial = match.rewound(len(match.steps))
        action = random.Random(len(match.steps)).choice(match.legal())
        trial.play(action)
        after = trial.known(match.seat)
        v = seen.acting
        x, y = places(seen)[action.number]
        there = int(after.x[v]), int(after.y[v])
        # Where something stands already, it is straight on inwards (RWA-139).
        assert there[0] == x or there[1] == y
        placed += there == (x, y)
    assert placed > 0


def test_only_the_seat_that_decides_is_shown_where_it_may_go() -> None:
    for match, seen in moments("duel"):
        for viewer in range(-1, match.seats):
            panel = board(match.known(viewer).snapshot())
            if viewer != match.seat:
                assert panel.spots == ()
                assert all(shape.action < 0 for shape in panel.shapes)
        if len(match.steps) > 100:
            return
        assert board(seen).width < board(seen).height
