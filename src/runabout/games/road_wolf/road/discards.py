"""Road cards that are taken off the table."""

from __future__ import annotations

from runabout.core.log import EVERYONE, Log, note
from runabout.core.rule import rule
from runabout.games.road_wolf.events import Event
from runabout.games.road_wolf.kinds import RoadCard
from runabout.games.road_wolf.state import HIDDEN, NOBODY, State


@rule
def remove_card(state: State, i: int) -> None:
    """Take a card off the table: face up it goes to the discards, and face down it was still in the deck. The others
    keep their places, by which they are known until the turn is over; a CLEAR in a place is none.
    """
    if state.card[i] != HIDDEN:
        state.discards[state.card[i]] += 1
    state.card[i] = RoadCard.CLEAR
    state.card_x[i], state.card_y[i] = 0, 0
    while state.cards > 0 and state.card[state.cards - 1] == RoadCard.CLEAR:
        state.cards -= 1


@rule
def discard_card(state: State, i: int, log: Log) -> None:
    """The same, and all are told."""
    note(log, Event.CARD_GONE, EVERYONE, NOBODY, state.card[i], state.card_x[i], state.card_y[i])
    remove_card(state, i)
