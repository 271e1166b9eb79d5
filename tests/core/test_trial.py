"""What a game is asked before it is listed."""

from runabout.core.contract import Header
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
