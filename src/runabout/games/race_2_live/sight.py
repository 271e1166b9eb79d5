"""What a seat may know (see), and the tables that it may therefore be sitting at (imagine)."""

from __future__ import annotations

from runabout.core.chance import Chance, pick
from runabout.core.record import Cells, copy_open
from runabout.core.rule import rule
from runabout.games.race_2_live.cards import number_of
from runabout.games.race_2_live.hands import shows
from runabout.games.race_2_live.state import COPIES, EVERY_RANK, RANKS, Sight, State

TRIES = 400
"""Deals that `imagine` tries for one where every hand holds what it was seen to hold. Nearly always the first few do;
where none does, cards are put into the hands that need them, and that table is not quite as likely as it should be."""


@rule
def holds(state: State, seat: int, rank: int) -> int:
    """How many cards of a rank the survivors of a seat have in their hands (RLA-55)."""
    found = 0
    for who in range(seat, state.survivors, state.seats):
        found += state.hand[who, rank]
    return found


@rule
def see(state: State, seat: int, sight: Sight) -> None:
    """Write what `seat` may know (RLA-50): the hands of its own survivors, of all where hands lie open (RLA-35)."""
    copy_open(sight, state)
    sight.viewer = seat
    sight.aside_size = number_of(state.aside)
    for rank in range(RANKS):
        sight.unseen[rank] = COPIES * state.decks - state.discards[rank]
    for who in range(state.survivors):
        if shows(state, seat, who):
            copy_cells(state.hand[who], sight.hand[who], RANKS)
            strike_out(sight.unseen, state.hand[who])
        else:
            strike_out(sight.unseen, state.known[who])


@rule
def strike_out(unseen: Cells, cards: Cells) -> None:
    """Take cards, counted by rank, off those unseen."""
    for rank in range(RANKS):
        unseen[rank] -= cards[rank]


@rule
def copy_cells(source: Cells, target: Cells, size: int) -> None:
    """Copy the first `size` cells."""
    for i in range(size):
        target[i] = source[i]


# --- Imagining --------------------------------------------------------------------------------------------------------


@rule
def imagine(sight: Sight, chance: Chance, state: State) -> None:
    """A table that the sight allows: every deal of the unseen cards that agrees with what was seen of the hands, with
    equal chance. That is exact as long as nobody chose a card: which one was played or lost is taken to say nothing of
    the others.
    """
    copy_open(state, sight)
    copy_cells(sight.unseen, state.aside, RANKS)
    for who in range(sight.survivors):
        shown = sight.hand[who] if shows(sight, sight.viewer, who) else sight.known[who]
        copy_cells(shown, state.hand[who], RANKS)
    if number_of(sight.unseen) == sight.aside_size:  # nothing is hidden in hands
        return
    for _ in range(TRIES):
        if deal_unseen(sight, chance, state):
            return
        take_back(sight, state)
    keep_promises(sight, chance, state)
    deal_unseen(sight, chance, state)


@rule
def deal_unseen(sight: Sight, chance: Chance, state: State) -> bool:
    """Deal unseen cards to the hands in which they are, each hand only such as it may have (`barred`); whether every
    hand then holds what it was seen to hold (`vouched`).

    The hand with most ranks barred goes first. What one hand may have, the next one may have too, since ranks are
    barred from the top down; so however the first hand falls, the others can be filled in equally many ways.
    """
    done = 0
    for _ in range(sight.survivors):
        who = -1
        for other in range(sight.survivors):
            if not (done >> other) & 1 and (who < 0 or is_narrower(sight, other, who)):
                who = other
        done |= 1 << who
        if shows(sight, sight.viewer, who):
            continue
        deal_hand(state, who, sight.hand_size[who] - number_of(state.hand[who]), chance)
        if sight.vouched[who] and not holds_vouched(sight, state, who):
            return False
    return True


@rule
def is_narrower(sight: Sight, one: int, other: int) -> bool:
    """Whether fewer ranks may be in the first survivor's hand."""
    return bool(ranks_barred(sight, one) > ranks_barred(sight, other))


@rule
def ranks_barred(sight: Sight, who: int) -> int:
    """How many ranks are barred from a hand."""
    number = 0
    for rank in range(RANKS):
        number += (sight.barred[who] >> rank) & 1
    return number


@rule
def deal_hand(state: State, who: int, cards: int, chance: Chance) -> None:
    """Deal so many of the unseen cards, which are gathered in `aside`, of the ranks that are not barred."""
    allowed = EVERY_RANK & ~state.barred[who]
    left = 0
    for rank in range(RANKS):
        left += state.aside[rank] * ((allowed >> rank) & 1)
    for i in range(cards):
        if i == left:  # never, unless promises had to be kept by force
            allowed = EVERY_RANK
            left += number_of(state.aside)
        place = pick(chance, left - i)
        rank = 0
        while True:
            here = state.aside[rank] * ((allowed >> rank) & 1)
            if place < here:
                break
            place -= here
            rank += 1
        state.aside[rank] -= 1
        state.hand[who, rank] += 1


@rule
def holds_vouched(sight: Sight, state: State, who: int) -> bool:
    """Whether the cards dealt to a hand are such that it could win the fight that it won."""
    for rank in range(RANKS):
        if (sight.vouched[who] >> rank) & 1 and state.hand[who, rank] > sight.known[who, rank]:
            return True
    return False


@rule
def take_back(sight: Sight, state: State) -> None:
    """Gather the unseen cards again."""
    for who in range(sight.survivors):
        if not shows(sight, sight.viewer, who):
            for rank in range(RANKS):
                state.aside[rank] += state.hand[who, rank] - sight.known[who, rank]
                state.hand[who, rank] = sight.known[who, rank]


@rule
def keep_promises(sight: Sight, chance: Chance, state: State) -> None:
    """Give each hand that won a fight a card it may have won it with, those with the least choice first."""
    for most in range(1, RANKS + 1):
        for who in range(sight.survivors):
            if not sight.vouched[who] or shows(sight, sight.viewer, who):
                continue
            choice, left = 0, 0
            for rank in range(RANKS):
                if (sight.vouched[who] >> rank) & 1:
                    choice += 1
                    left += state.aside[rank]
            if choice != most or left == 0:
                continue
            place = pick(chance, left)
            for rank in range(RANKS):
                if (sight.vouched[who] >> rank) & 1:
                    place -= state.aside[rank]
                    if place < 0:
                        state.aside[rank] -= 1
                        state.hand[who, rank] += 1
                        break
