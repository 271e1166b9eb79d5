"""How the team stands, by which rewards are shaped for programs that learn (see core.observation)."""

from __future__ import annotations

from runabout.core.contract import WHOLE
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.race_2_live.state import Condition, State

SAYS = "how far the survivors who are not dead have come, as a share of the way of all survivors"


@rule
def potential(state: State, out: Cells) -> None:
    """Write the same for every seat: the furthest columns that the living have reached, added up, as a share of what it
    would be with all of them in the safe house.
    """
    reached = 0
    for who in range(state.survivors):
        if state.condition[who] != Condition.DEAD:
            reached += int(state.furthest[who])
    for seat in range(state.seats):
        out[seat] = WHOLE * reached // (int(state.survivors) * int(state.columns))
