"""Which side of the board, and so which colour, each seat has (RV-011, RVA-03, RVA-47)."""

from __future__ import annotations

from runabout.core.chance import Chance, pick
from runabout.core.log import EVERYONE, Log, note
from runabout.core.rule import rule
from runabout.games.riverdale.state import COLOURS, Event, Options, State


@rule
def take_sides(state: State, options: Options, chance: Chance, log: Log) -> None:
    """Two players take opposite sides and four all of them. Of three, chance leaves a side empty and gives the first
    seat one of the others; from there the seats go round clockwise. (RVA-47)
    """
    empty, first = COLOURS - 1, 0
    if state.seats == COLOURS - 1:
        if options.empty_side == 0:
            empty = pick(chance, COLOURS)
            first = pick(chance, COLOURS - 1)
        note(log, Event.EMPTY_SIDE, EVERYONE, -1, empty)
    for seat in range(state.seats):
        if state.seats == 2:
            state.colour[seat] = seat * COLOURS // 2
        elif state.seats == COLOURS:
            state.colour[seat] = seat
        else:
            place = (first + seat) % state.seats  # among the sides that are taken
            state.colour[seat] = place + 1 if place >= empty else place


@rule
def player_of(state: State, colour: int) -> int:
    """The seat that plays a colour; -1 where nobody does."""
    found = -1
    for seat in range(state.seats):
        found = seat if state.colour[seat] == colour else found
    return found
