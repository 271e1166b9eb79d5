"""Where hidden cards lie, for the law that holds `imagine` to its probabilities: `runabout check --hidden`."""

from __future__ import annotations

from kuhn_poker.state import SEATS, Move, State
from runabout.testing import Hidden

DECK = SEATS  # the places are the seats, and this one


def places(state: State) -> list[tuple[int, int]]:
    """Each card of a state with the place where it lies."""
    dealt = [(card, seat) for seat, card in enumerate(state.card.tolist())]
    return [*dealt, *((card, DECK) for card in state.deck[: state.deck_size[0]].tolist())]


def uninformative(state: State, legal: list[int]) -> int | None:
    """A first check, by either, tells nothing of a card; after the second, both lie open."""
    return int(Move.CHECK) if Move.CHECK in legal and not state.checked else None


HIDDEN = Hidden(places, uninformative)
