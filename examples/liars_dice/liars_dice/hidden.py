"""Where hidden dice lie, for the law that holds `imagine` to its probabilities: `runabout check --hidden`."""

from __future__ import annotations

from liars_dice.state import DICE, SIDES, State
from runabout.testing import Hidden


def places(state: State) -> list[tuple[int, int]]:
    """Each die by a number of its own, with the face that it shows."""
    return [(DICE * seat + at, int(state.die[seat, at])) for seat in range(state.seats) for at in range(DICE)]


def uninformative(state: State, legal: list[int]) -> int | None:
    """The lowest bid, up to one die of the highest face: whether it is chosen does not depend on any die."""
    return legal[0] if state.last < SIDES else None


HIDDEN = Hidden(places, uninformative)
