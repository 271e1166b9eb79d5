"""What a seat may know (see), and the tables that it may therefore be sitting at (imagine)."""

from __future__ import annotations

import numpy as np

from runabout.core.chance import Chance, pick
from runabout.core.eights import copy_eights, subtract_eights
from runabout.core.record import Cells, copy_open
from runabout.core.rule import rule
from runabout.games.rummy_runway.cards import COPIES, KINDS
from runabout.games.rummy_runway.outfits import find_need
from runabout.games.rummy_runway.state import OUTFIT_SIZE, OUTFITS_EACH, Phase, Sight, State
from runabout.games.rummy_runway.table import into_hand

COPIES_AS_CELLS = COPIES.astype(np.int8).view(Cells)


@rule
def holds(state: State, seat: int, kind: int) -> int:
    """How many cards of a kind a seat has in hand."""
    return int(state.hand[seat, kind])


@rule
def see(state: State, seat: int, sight: Sight) -> None:
    """Write what `seat` may know (RYA-34): what lies open, and its own hand (RY-012)."""
    copy_open(sight, state)
    sight.viewer = seat
    if seat == state.seat:
        sight.laid = state.laid
        copy_cells(state.laid_kind, OUTFIT_SIZE, sight.laid_kind)
        copy_cells(state.laid_from, OUTFIT_SIZE, sight.laid_from)
        copy_cells(state.laid_wears, OUTFIT_SIZE, sight.laid_wears)
    elif state.phase == Phase.LAY or state.phase == Phase.WEAR:  # RYA-44
        sight.phase = Phase.ACT
    if seat >= 0:
        copy_eights(state.hand[seat], sight.hand, 0)
    count_unseen(sight)


@rule
def copy_cells(source: Cells, size: int, target: Cells) -> None:
    """Copy the first `size` cells."""
    for i in range(size):
        target[i] = source[i]


@rule
def count_unseen(sight: Sight) -> None:
    """Count the cards of each kind that the viewer neither sees nor remembers in a hand (RYA-48)."""
    copy_eights(COPIES_AS_CELLS, sight.unseen, 0)
    subtract_eights(sight.unseen, sight.hand)
    for seat in range(sight.seats):
        subtract_eights(sight.unseen, sight.closet[seat])
        if seat != sight.viewer:
            subtract_eights(sight.unseen, sight.known[seat])
    # Single cells last: what reads eight at once would wait for each of them to be written.
    for i in range(sight.row_size[0]):
        sight.unseen[sight.row[i]] -= 1
    for seat in range(sight.seats):
        for outfit in range(seat * OUTFITS_EACH, seat * OUTFITS_EACH + sight.outfits[seat]):
            for place in range(OUTFIT_SIZE):
                sight.unseen[sight.outfit[outfit, place]] -= 1


@rule
def imagine(sight: Sight, chance: Chance, state: State) -> None:
    """A table that the sight allows: cards that were seen to be taken are where they are known to be (RYA-48), the deck
    holds only what went into it when it was last made, and otherwise every unseen card is equally likely in each unseen
    place. An outfit that another seat is laying is in its hand again, a table that looks the same from here (RYA-44).

    Once the deck has been made anew that is exact until a card is drawn; then a seat may hold a card of the new deck
    beside one of the old, and which of them it lays is not followed.
    """
    copy_open(state, sight)
    state.laid = sight.laid
    copy_cells(sight.laid_kind, OUTFIT_SIZE, state.laid_kind)
    copy_cells(sight.laid_from, OUTFIT_SIZE, state.laid_from)
    copy_cells(sight.laid_wears, OUTFIT_SIZE, state.laid_wears)
    for seat in range(sight.seats):
        state.hand_size[seat] = 0
        for kind in range(KINDS):
            for _ in range(sight.hand[kind] if seat == sight.viewer else sight.known[seat, kind]):
                into_hand(state, seat, kind)
    first = gather_unseen(sight, chance, state)
    for seat in range(sight.seats):
        while state.hand_size[seat] < sight.hand_size[seat]:
            into_hand(state, seat, draw_from(state.deck, state.deck_size, first, chance))
    recompute_derived(state)


@rule
def gather_unseen(sight: Sight, chance: Chance, state: State) -> int:
    """Put all unseen cards into the deck; the place from which on hands are dealt out of it, so that it keeps only
    cards that may be in it.
    """
    fresh = 0
    for kind in range(KINDS):
        for _ in range(min(sight.unseen[kind], sight.fresh[kind])):
            state.deck[fresh] = kind
            fresh += 1
    last = fresh
    for kind in range(KINDS):
        for _ in range(sight.unseen[kind] - sight.fresh[kind]):
            state.deck[last] = kind
            last += 1
    stays = int(sight.deck_size[0])
    state.deck_size[0] = last
    if last == fresh:  # all of them may be in the deck
        return 0
    for i in range(fresh, stays, -1):  # which of those that may be are not: any, with equal chance
        j = pick(chance, i)
        kind = state.deck[j]
        state.deck[j] = state.deck[i - 1]
        state.deck[i - 1] = kind
    return stays


@rule
def draw_from(deck: Cells, sizes: Cells, first: int, chance: Chance) -> int:
    """Draw a card from those at `first` and after it; the last one fills its place."""
    last = sizes[0] - 1
    slot = first + pick(chance, sizes[0] - first)
    card = int(deck[slot])
    deck[slot] = deck[last]
    deck[last] = 0
    sizes[0] = last
    return card


@rule
def recompute_derived(state: State) -> None:
    """What a State keeps beside what it follows from: the kinds in Closets and row, and what riffs onto outfits."""
    for seat in range(state.seats):
        for kind in range(KINDS):
            if state.closet[seat, kind] > 0:
                state.stowed[seat] |= 1 << kind
        for outfit in range(seat * OUTFITS_EACH, seat * OUTFITS_EACH + state.outfits[seat]):
            find_need(state, outfit)
    for i in range(state.row_size[0]):
        state.open_row |= 1 << state.row[i]
