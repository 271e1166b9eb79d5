"""The rules of RULES.md, as functions over the state."""

from __future__ import annotations

import enum

from kuhn_poker.state import SEATS, Card, Event, Move, Options, Sight, State
from runabout.core.chance import Chance
from runabout.core.log import EVERYONE, REVEALS, Log, note, only, settle, uncertain
from runabout.core.piles import draw, put, take_card
from runabout.core.record import Cells, copy_open
from runabout.core.rule import rule


class Because(enum.IntEnum):
    """Why an action is refused: the number of the rule that forbids it."""

    LEGAL = 0
    NO_BET_YET = 5
    BET_ALREADY = 4
    OVER = 9


@rule
def setup(state: State, options: Options, chance: Chance, log: Log) -> None:
    """Pay the antes and deal. (KP-001, KP-002)"""
    state.stake = options.stake
    fill_deck(state)
    for seat in range(SEATS):
        state.paid[seat] = 1
        state.card[seat] = draw(state.deck, state.deck_size, 0, chance)
        note(log, Event.DEALT, only(seat), seat, state.card[seat])


@rule
def fill_deck(state: State) -> None:
    """All three cards into the deck. (KP-001)"""
    for card in range(Card.JACK, Card.KING + 1):
        put(state.deck, state.deck_size, 0, card)


@rule
def legal(state: State, out: Cells) -> int:
    """Check or bet; against a bet, fold or call. (KP-003, KP-005)"""
    out[0] = Move.FOLD if state.bet else Move.CHECK
    out[1] = Move.CALL if state.bet else Move.BET
    return 2


@rule
def refuse(state: State, action: int) -> int:
    """Why an action is not allowed now: the number of a rule, or 0 where it is allowed."""
    if state.over:
        return Because.OVER
    if action == Move.CHECK or action == Move.BET:
        return Because.BET_ALREADY if state.bet else Because.LEGAL
    return Because.LEGAL if state.bet else Because.NO_BET_YET


@rule
def apply(state: State, action: int, chance: Chance, log: Log) -> None:
    """Play one action. (KP-003 to KP-007)"""
    seat = state.seat
    if action == Move.CHECK:
        note(log, Event.CHECKED, EVERYONE, seat)
        if state.checked:
            show_cards(state, log)
        state.checked = 1
    elif action == Move.BET:
        note(log, Event.BET, EVERYONE, seat)
        state.bet = 1
        state.paid[seat] += state.stake
    elif action == Move.FOLD:
        note(log, Event.FOLDED, EVERYONE, seat)
        state.folder = 1 + seat
        state.over = 1
    else:
        note(log, Event.CALLED, EVERYONE, seat)
        state.paid[seat] += state.stake
        show_cards(state, log)
    if not state.over:
        state.seat = 1 - seat


@rule
def show_cards(state: State, log: Log) -> None:
    """Both cards are laid open, and the game is over. (KP-007)"""
    for seat in range(SEATS):
        state.shown[seat] = state.card[seat]
        before = uncertain(log, seat != state.seat)  # who decides knows its own card alone
        note(log, Event.SHOWED, EVERYONE | REVEALS, seat, state.card[seat])
        settle(log, before)
    state.over = 1


@rule
def winner(state: State) -> int:
    """The seat that takes the pot of a finished game. (KP-006, KP-007)"""
    if state.folder:
        return 2 - state.folder  # the seat beside 1 + the seat that folded
    return 0 if state.card[0] > state.card[1] else 1


@rule
def score(state: State, out: Cells) -> None:
    """The pot for its winner, less what each paid in. (KP-008)"""
    for seat in range(SEATS):
        out[seat] = -state.paid[seat]
    out[winner(state)] += state.paid[0] + state.paid[1]


@rule
def see(state: State, seat: int, sight: Sight) -> None:
    """The open part, and the viewer's own card. (KP-002)"""
    copy_open(sight, state)
    sight.viewer = seat
    if seat >= 0:
        sight.own = state.card[seat]


@rule
def imagine(sight: Sight, chance: Chance, state: State) -> None:
    """Each card that the viewer does not know is one of those left, all equally likely. (KP-002)"""
    copy_open(state, sight)
    fill_deck(state)
    for seat in range(SEATS):
        known = sight.own if seat == sight.viewer else sight.shown[seat]
        if known:
            take_card(state.deck, state.deck_size, 0, known)
            state.card[seat] = known
    for seat in range(SEATS):
        if state.card[seat] == Card.NONE:
            state.card[seat] = draw(state.deck, state.deck_size, 0, chance)


@rule
def action_prior(state: State, action: int) -> int:
    """A King bets and calls, a Jack checks and folds, a Queen checks and seldom calls; now and then a Jack bluffs."""
    card = state.card[state.seat]
    if action == Move.BET:
        return 8 if card == Card.KING else 2 if card == Card.JACK else 1
    if action == Move.CALL:
        return 100 if card == Card.KING else 3 if card == Card.QUEEN else 0
    if action == Move.FOLD:
        return 0 if card == Card.KING else 6
    return 4
