"""What a seat may know (see), and the tables that it may therefore be sitting at (imagine). (RVA-51)"""

from __future__ import annotations

from runabout.core.chance import Chance, pick
from runabout.core.piles import draw_kind, put_sorted
from runabout.core.record import copy_open
from runabout.core.rule import rule
from runabout.games.riverdale.cards import KINDS
from runabout.games.riverdale.rules import DECKS
from runabout.games.riverdale.state import Sight, State


@rule
def holds(state: State, seat: int, kind: int) -> int:
    """How many Movement cards of a kind a seat has in hand."""
    found = 0
    for i in range(state.hand_size[seat]):
        found += state.hand[seat, i] == kind
    return found


@rule
def see(state: State, seat: int, sight: Sight) -> None:
    """Write what `seat` may know: its own hand, what it knows of others', and what is open to all."""
    copy_open(sight, state)
    sight.viewer = seat
    for kind in range(KINDS):
        sight.unseen[kind] = DECKS[state.deck_list, kind] - state.discard[kind]
    for holder in range(state.seats):
        sight.hand_count[holder] = state.hand_size[holder]
    if seat < 0:
        return
    for slot in range(state.hand_size[seat]):
        kind = int(state.hand[seat, slot])
        sight.hand[slot] = kind
        sight.unseen[kind] -= 1
    for holder in range(state.seats):
        for kind in range(KINDS):
            sight.known[holder, kind] = state.knows[seat, holder, kind]


@rule
def imagine(sight: Sight, chance: Chance, state: State) -> None:
    """A table that the sight allows. Cards known in a hand are in it, the draw deck holds only what went into it when
    it was last made, and otherwise every card out of view is equally likely in each place out of view.

    Once the deck has been made again that is exact until a card is drawn; then a hand may hold cards of the new deck
    beside old ones, and which of them is played is not followed. Two things are not imagined, for no rule hangs on
    them: what the others know of hands, and so what they make of it.
    """
    copy_open(state, sight)
    for kind in range(KINDS):
        state.deck[kind] = sight.unseen[kind]
    if sight.viewer >= 0:
        for slot in range(sight.hand_count[sight.viewer]):
            put_sorted(state.hand[sight.viewer], state.hand_size, sight.viewer, sight.hand[slot])
    for holder in range(sight.seats):
        for kind in range(KINDS):
            known = int(sight.known[holder, kind])
            if known > 0:
                state.knows[sight.viewer, holder, kind] = known
                state.deck[kind] -= known
            for _ in range(known):
                put_sorted(state.hand[holder], state.hand_size, holder, kind)
    deal_unseen(sight, chance, state)


@rule
def deal_unseen(sight: Sight, chance: Chance, state: State) -> None:
    """Deal the cards out of view, gathered in the deck, to the hands that lack some. Those that cannot be in the deck
    all go into hands, and with them as many of the others as there is room for.
    """
    room, stale, fresh = 0, 0, 0
    for holder in range(sight.seats):
        room += sight.hand_count[holder] - state.hand_size[holder]
    for kind in range(KINDS):  # meanwhile `fresh` counts what may stay in the deck, and `deck` what may not
        state.fresh[kind] = min(state.deck[kind], sight.fresh[kind])
        state.deck[kind] -= state.fresh[kind]
        fresh += state.fresh[kind]
        stale += state.deck[kind]
    for holder in range(sight.seats):
        while state.hand_size[holder] < sight.hand_count[holder]:
            if stale > 0 and pick(chance, room) < stale:
                kind = draw_kind(state.deck, stale, chance)
                stale -= 1
            else:
                kind = draw_kind(state.fresh, fresh, chance)
                fresh -= 1
            room -= 1
            put_sorted(state.hand[holder], state.hand_size, holder, kind)
    for kind in range(KINDS):
        state.deck[kind] = state.fresh[kind]
        state.fresh[kind] = sight.fresh[kind]
