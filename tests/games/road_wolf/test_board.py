"""The board as a map: everything open that has a place is on it, and a vehicle that is sent somewhere comes there."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from runabout.core.previews import Preview
from runabout.core.scene import Scene
from runabout.core.verbs import Action, about
from runabout.games import find_game
from runabout.games.road_wolf.actions import DO, EXACT, PLACE, REROLL, SPOT, VEHICLE
from runabout.games.road_wolf.box import BOARD_LENGTH, BOARD_WIDTH, HALF_LENGTH, HALF_WIDTH
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.previews import SpotClass
from runabout.games.road_wolf.state import Ask, Sight, Status
from runabout.games.road_wolf.telling.scene_names import KIND_NAMES
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


def place_of(scene: Scene, action: Action) -> tuple[int, int] | None:
    """Where the middle of a vehicle is that an action sends somewhere, or that it is done to; None for nowhere."""
    for item in about(scene, action)[::-1]:
        thing, place = item.get("thing", ""), item.get("place", "")
        if thing and VEHICLE <= action.number < DO:
            at = scene.things[thing]["at"]
            return (at[0], at[1]) if at else None
        sort, *parts = place.split(":")
        if sort == "point" and action.number < VEHICLE:
            return int(parts[0]), int(parts[1])
        if sort == "edge":
            name = scene.decision["acting"]
            kind = KIND_NAMES.index(scene.things[name]["kind"])
            return inside(parts[0], int(parts[1]), int(HALF_WIDTH[kind]), int(HALF_LENGTH[kind]))
    return None


def inside(edge: str, at: int, half_width: int, half_length: int) -> tuple[int, int]:
    """Where a vehicle's middle is that touches an edge (RWA-139)."""
    if edge in ("start", "end"):
        return at, half_length if edge == "start" else BOARD_LENGTH - half_length
    return half_width if edge == "left" else BOARD_WIDTH - half_width, at


def has_place(seen: Sight, action: int) -> bool:
    """Whether an action is about somewhere, or about something that is on the board."""
    if VEHICLE <= action < DO:
        return bool(seen.status[action - VEHICLE] > Status.COMING)
    return SPOT <= action < VEHICLE or PLACE <= action < REROLL


@pytest.mark.parametrize("mission", NAMES)
def test_every_open_action_that_has_a_place_is_on_the_map(mission: str) -> None:
    asked = set()
    for match, seen in moments(mission):
        if len(match.steps) % 2 and Ask(seen.asks) in asked:
            continue
        scene = match.scene(match.seat)
        for action in match.legal():
            assert (place_of(scene, action) is not None) == has_place(seen, action.number), (
                Ask(seen.asks).name,
                action,
            )
        asked.add(Ask(seen.asks))
    assert {Ask.SPOT, Ask.PLACE, Ask.VEHICLE} <= asked


def is_free(told: Preview) -> bool:
    """Whether nothing is met on the way to a spot."""
    return told.meets == SpotClass.CLEAR and told.thing.number < 0 and not told.edge


@pytest.mark.parametrize("mission", NAMES)
def test_a_vehicle_that_nothing_is_in_the_way_of_comes_to_the_spot_that_was_picked(mission: str) -> None:
    moved = 0
    for match, seen in moments(mission):
        if seen.asks != Ask.SPOT or (moved > 5 and len(match.steps) % 3):  # previews take long in plain Python
            continue
        told = match.previews()
        free = [action for action in match.legal() if action.number < EXACT and is_free(told[action.number])]
        if not free:
            continue
        trial = match.rewound(len(match.steps))
        action = random.Random(len(match.steps)).choice(free)
        trial.play(action)
        went = next((event.x, event.y) for event in trial.steps[-1].events if event.kind in ("moved", "braked"))
        assert went == place_of(match.scene(match.seat), action)
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
        x, y = place_of(match.scene(match.seat), action) or (-1, -1)
        there = int(after.x[v]), int(after.y[v])
        # Where something stands already, it is straight on inwards (RWA-139).
        assert there[0] == x or there[1] == y
        placed += there == (x, y)
    assert placed > 0


def test_the_board_is_longer_than_wide_and_has_every_size_that_something_on_it_may_have() -> None:
    for match, _ in moments("duel"):
        (board,) = [area for area in match.plan().areas if area.kind == "map"]
        assert (board.width, board.height) == (BOARD_WIDTH, BOARD_LENGTH)
        assert board.width < board.height
        for thing in match.scene(-1).things.values():
            assert f"{thing['kind']} {thing['status']}" in board.sizes
        if len(match.steps) > 100:
            return
