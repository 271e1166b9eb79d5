"""What the seats of Road Runner do to each other (see `core.contract.touches`)."""

from __future__ import annotations

from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_runner.state import Event, State


@rule
def touches(state: State, log: Log, place: int) -> int:
    """The seat to which a card is passed (RR-042), or against whose attempt an Escape is played (RR-080)."""
    if log.kind[place] == Event.PASSED:
        return 1 << int(log.facts[place, 0])
    if log.kind[place] != Event.PLAYED:
        return 0
    for later in range(place, log.size):
        if log.kind[later] == Event.FOILED:  # the last answer: the turn has passed to another seat
            return 1 << int(log.seat[later])
    return 1 << state.turn
