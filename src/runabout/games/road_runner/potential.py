"""How each coyote stands, by which rewards are shaped for programs that learn (see core.observation)."""

from __future__ import annotations

from runabout.core.contract import WHOLE
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_runner.state import State

SAYS = "cards in hand, divided by the turns to be skipped, as a share of all seats' together"


@rule
def potential(state: State, out: Cells) -> None:
    """Write each seat's share of what all have: cards in hand and one more, divided by its next turn and the turns that
    it has to skip before (RR-090).
    """
    total = 0
    for seat in range(state.seats):
        out[seat] = WHOLE * (1 + int(state.hand_size[seat])) // (1 + int(state.damage[seat]))
        total += int(out[seat])
    for seat in range(state.seats):
        out[seat] = WHOLE * int(out[seat]) // max(1, total)
