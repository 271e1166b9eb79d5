"""Why an action is not allowed now: written from what the rules forbid, apart from what `legal` offers."""

from __future__ import annotations

import enum

from runabout.core.game import RULING
from runabout.core.piles import find
from runabout.core.rule import rule
from runabout.games.road_runner.cards import FIRST_ESCAPE, FIRST_PLAIN_ESCAPE
from runabout.games.road_runner.rules import attempt_of, fits, makes_way
from runabout.games.road_runner.state import (
    ACTIONS,
    CALL,
    DECLINE,
    LAY,
    PASS,
    PLAY,
    TAKE_BACK,
    TAKE_BACKS_MAX,
    Phase,
    State,
)


class Because(enum.IntEnum):
    """The rules that forbid actions, as `refuse` returns them."""

    LEGAL = 0
    GAME_ENDED = 73
    ONE_OF_TWO = 41  # a turn is an attempt or a pass
    AGREED_SET = 61  # the cards laid do not make this method
    FITTING_ONLY = 81  # the Escape would not prevent this attempt
    DUAL_ASLEEP = 18  # a dual card is no Escape before the first reshuffle
    CHANCE_IN_TURN = 80  # Escapes answer a called attempt, in turn
    CARDS_IN_HAND = 60  # only cards held can be played
    USEFUL_ONLY = RULING + 2  # the card cannot become part of a legal attempt
    FIDDLING = RULING + 31  # too many cards taken back this turn
    PASS_OR_ATTEMPT = RULING + 14  # take back what is laid before passing
    NOT_LAID = RULING + 30  # only a card that lies before you can be taken back


@rule
def refuse(state: State, action: int) -> int:
    """The rule that forbids an action now; 0 where it is legal."""
    if state.over:
        return Because.GAME_ENDED
    if action < 0 or action >= ACTIONS:
        return Because.ONE_OF_TWO
    if state.phase == Phase.ESCAPE:
        return refuse_in_escape(state, action)
    return refuse_in_turn(state, action)


@rule
def refuse_in_escape(state: State, action: int) -> int:
    """In the chance to escape, only a fitting Escape or nothing can be played."""
    if action == DECLINE:  # RR-083
        return Because.LEGAL
    if action < PLAY or action > DECLINE:
        return Because.CHANCE_IN_TURN
    slot = action - PLAY
    if find(state.hand[state.seat], state.hand_size[state.seat], FIRST_ESCAPE + slot) < 0:
        return Because.CARDS_IN_HAND
    if FIRST_ESCAPE + slot < FIRST_PLAIN_ESCAPE and not state.reshuffled:
        return Because.DUAL_ASLEEP
    if not fits(state, slot):
        return Because.FITTING_ONLY
    return Because.LEGAL


@rule
def refuse_in_turn(state: State, action: int) -> int:
    """In a turn, an attempt is laid and called, or a card passed."""
    seat = state.turn
    if action == PASS:
        return Because.LEGAL if state.laid_size[0] == 0 else Because.PASS_OR_ATTEMPT
    if action >= PLAY:
        return Because.CHANCE_IN_TURN
    if action >= CALL:
        return Because.LEGAL if attempt_of(state, action - CALL) >= 0 else Because.AGREED_SET
    if action >= TAKE_BACK:
        laid = find(state.laid, state.laid_size[0], action - TAKE_BACK) >= 0
        return Because.LEGAL if laid else Because.NOT_LAID
    card = action - LAY
    if find(state.hand[seat], state.hand_size[seat], card) < 0:
        return Because.CARDS_IN_HAND
    if state.take_backs >= TAKE_BACKS_MAX:
        return Because.FIDDLING
    if not makes_way(state, card):
        return Because.USEFUL_ONLY
    return Because.LEGAL
