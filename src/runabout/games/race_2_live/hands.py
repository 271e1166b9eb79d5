"""Telling what happens, and what everybody knows of hands. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from runabout.core.log import EVERYONE, REVEALS, Log, note
from runabout.core.rule import rule
from runabout.games.race_2_live.cards import ENOUGH, number_of, ranks_in
from runabout.games.race_2_live.map import PACKS
from runabout.games.race_2_live.state import COPIES, EVERY_RANK, RANKS, Attack, Condition, Open, State


@rule
def report(state: State, log: Log, kind: int, who: int, second: int = 0, third: int = 0) -> None:
    """Tell everybody what a survivor did or met."""
    note(log, kind, EVERYONE, who % state.seats, who, second, third)


@rule
def reveal(state: State, log: Log, kind: int, who: int, second: int = 0, third: int = 0) -> None:
    """Tell everybody, and with it something of a hand."""
    audience = EVERYONE if state.open_hands else EVERYONE | REVEALS
    note(log, kind, audience, who % state.seats, who, second, third)


@rule
def holds_pack(state: Open, who: int) -> bool:
    """Whether a survivor has kept a pack."""
    for number in range(PACKS):
        if state.packs[who, number] > 0:
            return True
    return False


@rule
def good_cards(state: State, who: int) -> int:
    """The ranks, as bits, of which any card would win against the attack: card and weapon reach its number (RL-060,
    RL-062, RLA-38, RLA-44), or go above it where a tie with a horde loses (RLA-06).
    """
    need = state.strength - state.weapon[who]
    if state.attack == Attack.HORDE and state.horde_tie:
        need += 1
    return int(ENOUGH[state.ace, max(0, need)])


@rule
def shows(at_table: Open, viewer: int, who: int) -> bool:
    """Whether a viewer sees a survivor's hand (RLA-35, RLA-50)."""
    return bool(at_table.open_hands or who % at_table.seats == viewer)


@rule
def is_known_to_hold(state: State, viewer: int, who: int, good: int) -> bool:
    """Whether a viewer knows if a hand has a card of these ranks: it sees the hand, or all have seen enough of it."""
    if shows(state, viewer, who) or ranks_in(state.known[who]) & good:
        return True
    possible, vouched = EVERY_RANK & ~state.barred[who], state.vouched[who]  # ranks of the cards never seen
    if possible & good == 0 or (vouched and vouched & ~good == 0):
        return True
    others = 0  # cards out of view that are not good enough: a hand with more cards than these has another
    for rank in range(RANKS):
        if (possible & ~good) >> rank & 1:
            others += out_of_view(state, viewer, rank)
    return bool(others < state.hand_size[who] - number_of(state.known[who]))


@rule
def out_of_view(state: State, viewer: int, rank: int) -> int:
    """How many cards of a rank a viewer neither sees nor knows to be in a hand."""
    unseen = COPIES * state.decks - state.discards[rank]
    for who in range(state.survivors):
        unseen -= state.hand[who, rank] if shows(state, viewer, who) else state.known[who, rank]
    return int(unseen)


@rule
def vouch(state: State, who: int, good: int) -> None:
    """Everybody learns that a hand holds one of these ranks: a card known to be there, or else one never seen."""
    if ranks_in(state.known[who]) & good:
        return
    never_seen = good & ~state.barred[who]
    state.vouched[who] = never_seen & state.vouched[who] if state.vouched[who] else never_seen


@rule
def explain(state: State, who: int, rank: int) -> None:
    """A never seen card was shown: it may be the one that had been vouched for."""
    if (state.vouched[who] >> rank) & 1:
        state.vouched[who] = 0


@rule
def leave_hand(state: State, who: int, rank: int) -> None:
    """A card goes from a hand to the health discard pile (RL-032)."""
    state.hand[who, rank] -= 1
    state.hand_size[who] -= 1
    state.discards[rank] += 1
    if state.known[who, rank] > 0:  # RLA-50: it is taken to be one of those
        state.known[who, rank] -= 1
    else:
        explain(state, who, rank)


@rule
def die(state: State, who: int) -> None:
    """Dead, or lost to the night: packs and weapon are gone (RLA-43); the piece stays where it is (RLA-37)."""
    state.condition[who] = Condition.DEAD
    state.weapon[who] = 0
    state.barred[who] = 0
    state.vouched[who] = 0
    for number in range(PACKS):
        state.packs[who, number] = 0
