"""What a game is asked before it is listed."""

import pytest

from runabout.core.contract import Header
from runabout.core.errors import BadGame
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.core.trial import try_out
from tests.core.tiny import game
from tests.variants import changed


@rule
def certain(state: Header, out: Cells) -> int:
    """The first seat has won already."""
    out[0] = 1000
    return 0


def test_prospects_may_all_be_those_of_one_seat():
    try_out(changed(game, evaluate=certain, playout_depth=4))


@rule
def doubtful(state: Header, out: Cells) -> int:
    """No seat has any prospects."""
    return 0


@rule
def negative_depth(state: Header) -> int:
    return -1


def test_a_negative_playout_depth_is_refused():
    with pytest.raises(BadGame, match="`playout_depth` is a whole number, 0 or more; it is -1"):
        try_out(changed(game, evaluate=certain, playout_depth=negative_depth))


def test_a_game_is_tried_with_its_fewest_seats():
    with pytest.raises(BadGame, match="at the beginning of a game of 2 with the default options"):
        try_out(changed(game, evaluate=doubtful, playout_depth=4))
