"""Where Outfit cards go: hands, Closets and the discard row, with what is kept beside them."""

from __future__ import annotations

from runabout.core.log import EVERYONE, REVEALS
from runabout.core.rule import rule
from runabout.games.rummy_runway.state import State


@rule
def into_hand(state: State, seat: int, kind: int) -> None:
    """Put a card into a hand."""
    state.hand[seat, kind] += 1
    state.hand_size[seat] += 1
    state.held[seat] |= 1 << kind


@rule
def out_of_hand(state: State, seat: int, kind: int) -> int:
    """Take a card out of a hand for all to see: an audience for telling so. It shows something hidden unless everybody
    knew of such a card, and then it was that one (RYA-48).
    """
    state.hand[seat, kind] -= 1
    state.hand_size[seat] -= 1
    if state.hand[seat, kind] == 0:
        state.held[seat] &= ~(1 << kind)
    if state.known[seat, kind] > 0:
        state.known[seat, kind] -= 1
        return EVERYONE
    return EVERYONE | REVEALS


@rule
def into_closet(state: State, seat: int, kind: int) -> None:
    """Put a card into a Closet (RY-033, RY-034)."""
    state.closet[seat, kind] += 1
    state.closet_size[seat] += 1
    state.stowed[seat] |= 1 << kind


@rule
def out_of_closet(state: State, seat: int, kind: int) -> int:
    """Take a card out of a Closet: the audience for telling so."""
    state.closet[seat, kind] -= 1
    state.closet_size[seat] -= 1
    if state.closet[seat, kind] == 0:
        state.stowed[seat] &= ~(1 << kind)
    return EVERYONE


@rule
def onto_row(state: State, kind: int) -> None:
    """Put a card at the right end of the discard row (RY-038)."""
    state.row[state.row_size[0]] = kind
    state.row_size[0] += 1
    state.open_row |= 1 << kind


@rule
def out_of_row(state: State, kind: int) -> None:
    """Take a card out of the discard row, of equal ones the rightmost (RYA-47)."""
    last = state.row_size[0] - 1
    at = last
    while state.row[at] != kind:
        at -= 1
    for i in range(at, last):
        state.row[i] = state.row[i + 1]
    state.row[last] = 0
    state.row_size[0] = last
    state.open_row = 0
    for i in range(last):
        state.open_row |= 1 << state.row[i]
