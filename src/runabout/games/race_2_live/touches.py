"""What the seats of Race 2 Live do to each other (see `core.contract.touches`)."""

from __future__ import annotations

from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.race_2_live.state import Event, State


@rule
def touches(state: State, log: Log, place: int) -> int:
    """The seat whose survivor is rescued (RL-035, RL-045) or healed by a pack (RL-053). Survivors belong to the seats
    in turn.
    """
    if log.kind[place] != Event.RESCUED and log.kind[place] != Event.USED_PACK:
        return 0
    return 1 << int(log.facts[place, 1]) % state.seats
