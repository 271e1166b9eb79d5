"""What an observation tells of places: all of the board, at the precision that it states."""

import numpy as np
import pytest

from runabout.core.record import Cells
from runabout.games import find_game
from runabout.games.road_wolf.box import BOARD_LENGTH, BOARD_WIDTH
from runabout.games.road_wolf.observation import ACROSS, ALONG
from runabout.games.road_wolf.state import Sight, Status

GAME = find_game("road-wolf")


def cells(x: int, y: int) -> list[int]:
    """The observation of a sight in which one vehicle is at a place."""
    sight = Sight()
    sight.seats, sight.slots = 2, 1
    sight.status[0], sight.half_width[0], sight.half_length[0] = Status.DRIVING, 20, 40
    sight.x[0], sight.y[0] = x, y
    out = np.zeros(GAME.observation.size, np.uint8).view(Cells)
    GAME.interpreted.observe(sight, out)
    return out.tolist()


@pytest.mark.parametrize("x", [0, BOARD_WIDTH // 2, BOARD_WIDTH - ACROSS])
def test_places_across_the_board_are_told_apart_up_to_its_edge(x: int) -> None:
    assert cells(x, 400) != cells(x + ACROSS, 400)


@pytest.mark.parametrize("y", [-100, 0, BOARD_LENGTH // 2, BOARD_LENGTH - ALONG])
def test_places_along_the_board_are_told_apart_from_behind_the_start_to_the_end(y: int) -> None:
    assert cells(400, y) != cells(400, y + ALONG)
