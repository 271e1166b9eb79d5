"""What the seats of Rummy Runway do to each other (see `core.contract.touches`)."""

from __future__ import annotations

from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.rummy_runway.state import OUTFITS_EACH, Event, State


@rule
def touches(state: State, log: Log, place: int) -> int:
    """The seat whose outfit is riffed off (RY-042)."""
    return 1 << log.facts[place, 0] // OUTFITS_EACH if log.kind[place] == Event.RIFFED else 0
