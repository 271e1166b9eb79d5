"""The board as a map: everything open that has a place is on it, and a vehicle that is sent somewhere comes there."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from runabout.games import game as find_game
from runabout.games.road_wolf.board import board
from runabout.games.road_wolf.box import BOARD_LENGTH
from runabout.games.road_wolf.missions import NAMES
from runabout.games.road_wolf.numbers import DO, PLACE, REROLL, SPOT
from runabout.games.road_wolf.state import Ask, Sight, Status
from runabout.match import Match

GAME = find_game("road-wolf")
STEPS = 260


def moments(mission: str, seats: int = 3) -> Iterator[tuple[Match, Sight]]:
    """A game of random play, decision by decision, as whoever decides sees it."""
    luck = random.Random(f"{mission} {seats}")
    match = Match(GAME, seats, seed=luck.randrange(1000), options={"mission": mission}, run=GAME.interpreted)
    while not match.over and len(match.steps) < STEPS:
        yield match, match.known(match.seat).snapshot()
        if not match.over:
            match.play(luck.choice(match.legal()))


def places(seen: Sight) -> dict[int, tuple[int, int]]:
    """Where each action is on the map, by its number: x and y of the middle."""
    panel = board(seen)
    things = {
        shape.action: (shape.x + shape.width // 2, shape.y + shape.height // 2)
        for shape in panel.shapes
        if shape.action >= 0
    }
    return things | {action: (x, y) for action, x, y in panel.spots}


@pytest.mark.parametrize("mission", NAMES)
def test_every_open_spot_and_place_and_vehicle_on_the_board_is_on_the_map(mission: str) -> None:
    asked = set()
    for match, seen in moments(mission):
        known = places(seen)
        for action in match.legal():
            if SPOT <= action.number < DO or PLACE <= action.number < REROLL:
                on_board = seen.asks != Ask.CARRIER or seen.status[action.number - SPOT - 0] >= 0
                if seen.asks in (Ask.SPOT, Ask.PLACE, Ask.VEHICLE, Ask.TARGET, Ask.FREE_MELEE) and on_board:
                    slot_off = action.number not in known and seen.asks in (Ask.VEHICLE, Ask.TARGET)
                    assert action.number in known or slot_off, (Ask(seen.asks), action)
        asked.add(Ask(seen.asks))
    assert {Ask.SPOT, Ask.PLACE} <= asked
