"""What the seats of Running Round Riverdale do to each other (see `core.contract.touches`)."""

from __future__ import annotations

from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.riverdale.sides import player_of
from runabout.games.riverdale.state import PAWNS, Event, State


@rule
def touches(state: State, log: Log, place: int) -> int:
    """The seats whose pawn is sent home (RV-024), moved back by another (RV-070), changes places (RV-082) or is tricked
    (RV-094), and those whose hand is exchanged (RV-097) or discarded (RV-099).
    """
    kind = log.kind[place]
    if kind == Event.SENT_HOME:
        return 1 << log.seat[place] if log.seat[place] >= 0 else 0
    if kind == Event.MOVED:
        owner = seat_of(state, log.facts[place, 0])
        return owner if owner != 1 << log.seat[place] else 0
    if kind == Event.SWITCHED:
        return seat_of(state, log.facts[place, 0]) | seat_of(state, log.facts[place, 1])
    if kind == Event.TRICKED:
        return seat_of(state, log.facts[place, 1])
    if kind == Event.SWAPPED:
        return 1 << int(log.facts[place, 0])
    return (1 << state.seats) - 1 if kind == Event.CRASHED else 0


@rule
def seat_of(state: State, piece: int) -> int:
    """The seat that owns a pawn, as a bit; 0 for a colour that nobody plays."""
    seat = player_of(state, piece // PAWNS)
    return 1 << seat if seat >= 0 else 0
