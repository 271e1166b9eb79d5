"""What a seat may know (see), and the tables that it may therefore be sitting at (imagine)."""

from __future__ import annotations

import numpy as np

from runabout.core.chance import Chance, pick
from runabout.core.piles import draw, put, put_sorted
from runabout.core.record import Cells, copy_open
from runabout.core.rule import rule
from runabout.games.road_runner.cards import CARDS, TITLES
from runabout.games.road_runner.state import (
    CERTAIN,
    NOBODY,
    TRACKED_MAX,
    UNKNOWN,
    Sight,
    State,
)

COPIES = np.array([card.copies for card in CARDS], np.int64)


@rule
def holds(state: State, seat: int, title: int) -> int:
    """How many cards of a title a seat has in hand."""
    found = 0
    for i in range(state.hand_size[seat]):
        found += state.hand[seat, i] == title
    return found


@rule
def see(state: State, seat: int, sight: Sight) -> None:
    """Write what `seat` may know (RRA-23): its own hand, everybody's number of cards, what lies open."""
    copy_open(sight, state)
    sight.viewer = seat
    sight.deck_count = state.deck_size[0]
    for i in range(state.seats):
        sight.hand_count[i] = state.hand_size[i]
    if state.attempt >= 0 or seat == state.turn:  # RRA-30
        copy_pile(state.laid, state.laid_size[0], sight.laid)
        sight.laid_size = state.laid_size[0]
    else:
        sight.hand_count[state.turn] += state.laid_size[0]
    if seat == state.turn:
        sight.take_backs = state.take_backs
    if seat >= 0:
        copy_pile(state.hand[seat], state.hand_size[seat], sight.hand)
    count_unseen(sight)
    sight.memory_size = state.memory_size
    for i in range(state.memory_size):
        giver, receiver = int(state.memory[i, 0]), int(state.memory[i, 1])
        sight.memory[i, 0] = giver
        sight.memory[i, 1] = receiver
        known = receiver == NOBODY or seat == giver or seat == receiver
        sight.memory[i, 2] = state.memory[i, 2] if known else UNKNOWN
        sight.memory[i, 3] = state.memory[i, 3]
    if seat >= 0:
        track(sight)


@rule
def count_unseen(sight: Sight) -> None:
    """Count the copies of each title that the viewer does not see."""
    for title in range(TITLES):
        sight.unseen[title] = COPIES[title]
    strike_out(sight.unseen, sight.laid, sight.laid_size)
    strike_out(sight.unseen, sight.played, sight.played_size[0])
    strike_out(sight.unseen, sight.capture_pile, sight.capture_pile_size[0])
    strike_out(sight.unseen, sight.escape_pile, sight.escape_pile_size[0])
    if sight.viewer >= 0:
        strike_out(sight.unseen, sight.hand, sight.hand_count[sight.viewer])


@rule
def strike_out(unseen: Cells, pile: Cells, size: int) -> None:
    """Take the cards in view off the count of those unseen."""
    for i in range(size):
        unseen[pile[i]] -= 1


@rule
def copy_pile(source: Cells, size: int, target: Cells) -> None:
    """Copy the first `size` cells."""
    for i in range(size):
        target[i] = source[i]


# --- What passed cards may have become of (RRA-32) --------------------------------------------------------------------


@rule
def track(sight: Sight) -> None:
    """Follow each card that the viewer passed on: where it may lie now, with what weight.

    Exact for one card. Several are followed each for itself: that two cards cannot both be the one that was passed
    is left out of account, a difference of the order of one over the square of the hand.
    """
    for i in range(sight.memory_size):
        giver, receiver = int(sight.memory[i, 0]), int(sight.memory[i, 1])
        card, before = int(sight.memory[i, 2]), int(sight.memory[i, 3])
        if giver == sight.viewer:
            if receiver != NOBODY:
                start_tracking(sight, card, receiver)
        elif receiver == NOBODY or receiver == sight.viewer:
            left_hand_in_view(sight, card, giver, before)
        else:
            for j in range(sight.tracked_size):  # each card of the hand was the one, with equal chance
                moved = sight.tracked_weight[j, giver] // before
                sight.tracked_weight[j, giver] -= moved
                sight.tracked_weight[j, receiver] += moved


@rule
def start_tracking(sight: Sight, card: int, receiver: int) -> None:
    """The viewer passed `card`: it lies in the receiver's hand. The oldest tracked one is let go to make room."""
    if sight.tracked_size == TRACKED_MAX:
        stop_tracking(sight, 0)
    at = sight.tracked_size
    sight.tracked[at] = card
    for seat in range(sight.seats):
        sight.tracked_weight[at, seat] = 0
    sight.tracked_weight[at, receiver] = CERTAIN
    sight.tracked_size = at + 1


@rule
def stop_tracking(sight: Sight, slot: int) -> None:
    """Take one card out of those tracked."""
    last = sight.tracked_size - 1
    for j in range(slot, last):
        sight.tracked[j] = sight.tracked[j + 1]
        for seat in range(sight.seats):
            sight.tracked_weight[j, seat] = sight.tracked_weight[j + 1, seat]
    sight.tracked[last] = 0
    for seat in range(sight.seats):
        sight.tracked_weight[last, seat] = 0
    sight.tracked_size = last


@rule
def left_hand_in_view(sight: Sight, card: int, giver: int, before: int) -> None:
    """The viewer saw `card` leave the giver's hand of `before` cards: if it was tracked, that is where it was; every
    other tracked card is less likely to be in a hand of which this much turned out to be something else.
    """
    found = -1
    for j in range(sight.tracked_size):
        # The only copy of a title was here, however little weight was left of it.
        if sight.tracked[j] == card and (sight.tracked_weight[j, giver] > 0 or COPIES[card] == 1):
            if found < 0 or sight.tracked_weight[j, giver] > sight.tracked_weight[found, giver]:
                found = j
    if found >= 0:
        stop_tracking(sight, found)
        if before > 1:
            return
    in_hand = 0  # weight of all the tracked cards in that hand
    for j in range(sight.tracked_size):
        in_hand += sight.tracked_weight[j, giver]
    for j in range(sight.tracked_size):
        here = int(sight.tracked_weight[j, giver])
        if here == 0 or here == CERTAIN:
            continue
        # Untracked places in the hand, if card j is not in it; one fewer if it is (Bayes' rule).
        places = before * CERTAIN - (in_hand - here)
        less = here * (places - CERTAIN) // places if places > CERTAIN else 0
        reweigh(sight, j, giver, less)


@rule
def reweigh(sight: Sight, slot: int, giver: int, less: int) -> None:
    """Set a tracked card's weight at `giver` to `less`, then scale all to add up to CERTAIN."""
    total = CERTAIN - int(sight.tracked_weight[slot, giver]) + less
    sight.tracked_weight[slot, giver] = less
    left, largest = CERTAIN, 0
    for seat in range(sight.seats):
        scaled = int(sight.tracked_weight[slot, seat]) * CERTAIN // total
        sight.tracked_weight[slot, seat] = scaled
        left -= scaled
        if scaled > sight.tracked_weight[slot, largest]:
            largest = seat
    sight.tracked_weight[slot, largest] += left


# --- Imagining --------------------------------------------------------------------------------------------------------


@rule
def imagine(sight: Sight, chance: Chance, state: State) -> None:
    """A table that the sight allows. Cards the viewer tracks lie by their weights; every other unseen card is equally
    likely in each unseen place. What another seat may have laid but not called is in its hand again, a table that
    looks the same from here (RRA-30).
    """
    copy_open(state, sight)
    copy_pile(sight.laid, sight.laid_size, state.laid)
    state.laid_size[0] = sight.laid_size
    state.take_backs = sight.take_backs
    state.memory_size = sight.memory_size
    for i in range(sight.memory_size):
        for j in range(4):
            state.memory[i, j] = sight.memory[i, j]
    for title in range(TITLES):  # the cards not in view are gathered here, and what no hand takes stays
        for _ in range(sight.unseen[title]):
            put(state.deck, state.deck_size, 0, title)
    if sight.viewer >= 0:
        copy_pile(sight.hand, sight.hand_count[sight.viewer], state.hand[sight.viewer])
        state.hand_size[sight.viewer] = sight.hand_count[sight.viewer]
    place_tracked(sight, chance, state)
    for seat in range(sight.seats):
        while state.hand_size[seat] < sight.hand_count[seat]:
            card = draw(state.deck, state.deck_size, 0, chance)
            put_sorted(state.hand[seat], state.hand_size, seat, card)


@rule
def place_tracked(sight: Sight, chance: Chance, state: State) -> None:
    """Deal each tracked card to a hand by its weights, among the hands with room."""
    for j in range(sight.tracked_size):
        room = 0
        for seat in range(sight.seats):
            if state.hand_size[seat] < sight.hand_count[seat]:
                room += sight.tracked_weight[j, seat]
        slot = -1
        for i in range(state.deck_size[0]):
            if state.deck[i] == sight.tracked[j]:
                slot = i
        if room == 0 or slot < 0:
            continue
        point = pick(chance, room)
        for seat in range(sight.seats):
            if state.hand_size[seat] < sight.hand_count[seat]:
                point -= sight.tracked_weight[j, seat]
                if point < 0:
                    put_sorted(state.hand[seat], state.hand_size, seat, sight.tracked[j])
                    break
        last = state.deck_size[0] - 1
        state.deck[slot] = state.deck[last]
        state.deck[last] = 0
        state.deck_size[0] = last
