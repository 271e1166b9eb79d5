"""What the seats of Road Wolf do to each other (see `core.contract.touches`)."""

from __future__ import annotations

from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_wolf.events import Event
from runabout.games.road_wolf.fights.rolling import Cause
from runabout.games.road_wolf.state import SEATS, State, Status


@rule
def touches(state: State, log: Log, place: int) -> int:
    """The seat whose vehicle is the target of a ram, a melee, a shot or somebody's Spikes and still on the board, or is
    harmed by an action and not by the road.
    """
    kind, seat = log.kind[place], log.seat[place]
    if kind == Event.RAM or kind == Event.MELEE or kind == Event.SHOT:
        aimed_at = log.facts[place, 2]  # behind each slot stands what was in it
        if aimed_at < 0 or state.status[aimed_at] == Status.EMPTY or not 0 <= state.owner[aimed_at] < SEATS:
            return 0
        return 1 << int(state.owner[aimed_at])
    if kind == Event.STRUCK and log.facts[place, 2] == Cause.SPIKES and log.facts[place, 4] >= 0 and 0 <= seat < SEATS:
        return 1 << int(seat)
    is_harm = kind == Event.DAMAGED or kind == Event.DESTROYED or kind == Event.IMMOBILIZED or kind == Event.CREW_LOST
    if not is_harm or not 0 <= seat < SEATS:
        return 0
    for before in range(place):
        if log.kind[before] == Event.ROAD_TURN or log.kind[before] == Event.TURN:
            return 0
    return 1 << int(seat)
