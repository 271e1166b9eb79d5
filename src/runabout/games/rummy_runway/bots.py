"""The prior of actions, what a fashion house with some experience would look at first, and the evaluation."""

from __future__ import annotations

import numpy as np

from runabout.core.contract import WHOLE
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.rummy_runway.cards import CARDS, FIRST_WILD, KINDS, NUMBERS, POINTS
from runabout.games.rummy_runway.outfits import (
    beginnings,
    card_points,
    closet_points,
    follows_once,
    openings,
    trend_points,
)
from runabout.games.rummy_runway.state import (
    CLOSET_MAX,
    DISCARD,
    DRAW,
    END_TURN,
    LAY,
    LAY_CLOSET,
    OUTFIT_SIZE,
    OUTFITS_EACH,
    RIFF,
    RIFF_CLOSET,
    RUNWAYS,
    STOP,
    TAKE,
    TRIM,
    WEAR,
    Phase,
    State,
)
from runabout.games.rummy_runway.trends import BONUS

FORM = 60
"""Forming comes first: an outfit is the most that one turn brings."""


def _companions(kind: int) -> int:
    card, found = CARDS[kind], 0
    for other, beside in enumerate(CARDS):
        apart = abs(card.number - beside.number)
        if apart < OUTFIT_SIZE and (card.colour != beside.colour or (kind >= FIRST_WILD and apart > 0)):
            found |= 1 << other
    return found


COMPANIONS = np.array([_companions(kind) for kind in range(KINDS)], np.int64)
"""For each kind the kinds, as bits, that can be in one outfit with it."""


WORTH = POINTS // 3
"""A card of more points makes an outfit of more."""


@rule
def action_prior(state: State, action: int) -> int:
    """How sensible a legal action looks: form where it can be done (RY-101, RY-102), take what helps to (RY-100), riff
    where it gains points, keep cards that go together, and discard the others.
    """
    seat = state.seat
    if action >= DISCARD and action < END_TURN:
        return max(1, 24 - use_for(state, seat, action - DISCARD))
    if action < STOP:
        if action == DRAW:
            return 8
        return use_for(state, seat, action - TAKE)
    if action >= RIFF and action < DISCARD:
        return riff_prior(state, seat, (action - RIFF) % (RIFF_CLOSET - RIFF), action >= RIFF_CLOSET)
    if action >= LAY and action < LAY_CLOSET:
        return FORM + 4 * int(POINTS[action - LAY])
    if action >= LAY_CLOSET and action < WEAR:
        return FORM - 2 * int(POINTS[action - LAY_CLOSET])
    if action >= TRIM:
        return 1 + 2 * (NUMBERS - int(POINTS[action - TRIM]))
    return 6  # to stop taking; a wild card's colour; a turn without a discard


@rule
def use_for(state: State, seat: int, kind: int) -> int:
    """What a card is good for beside the others that the seat has: 1 to about 40."""
    others = int(state.held[seat] | state.stowed[seat])
    if state.phase == Phase.DRAW or state.hand[seat, kind] + state.closet[seat, kind] > 1:
        others |= 1 << kind
    beside = others & COMPANIONS[kind]
    found = 1 + int(WORTH[kind])
    if openings(beside | 1 << kind) != 0:
        found += 16
    while beside != 0:
        beside &= beside - 1
        found += 2
    return found


@rule
def riff_prior(state: State, seat: int, choice: int, from_closet: bool) -> int:
    """A riff is as good as the points that it brings, one's own outfits and what goes from another's counted in."""
    outfit, end, wild = choice // 4, choice // 2 % 2, choice % 2
    kind = state.need[outfit, end] - 1
    if wild:
        kind += FIRST_WILD - kind // NUMBERS * NUMBERS
    taken = int(POINTS[state.outfit[outfit, 0 if end else OUTFIT_SIZE - 1]])
    played = int(POINTS[kind])
    gain = taken - lowest_in_closet(state, seat)
    if outfit // OUTFITS_EACH == seat:
        gain += played - taken
    else:
        gain += (taken - played) // 2
    if from_closet:
        gain -= played
    return max(0, 10 + 4 * gain)


@rule
def lowest_in_closet(state: State, seat: int) -> int:
    """What has to go from a full Closet when a card comes in; 0 while there is room."""
    if state.closet_size[seat] < CLOSET_MAX:
        return 0
    for kind in range(FIRST_WILD, KINDS):
        if state.closet[seat, kind] > 0:
            return 0
    for number in range(NUMBERS):
        for kind in range(number, FIRST_WILD, NUMBERS):
            if state.closet[seat, kind] > 0:
                return number
    return 0


# --- How a game may end -----------------------------------------------------------------------------------------------

FAR_BEHIND = 200
"""Half points by which one can be behind; further makes no difference."""

ROUND_POINTS = 30
"""What a good round brings, about."""

ROUNDS_AHEAD = 6

CHANCES = np.array(
    [
        [round(WHOLE * WHOLE * np.exp(-behind / (14 + 12 * ahead))) for behind in range(FAR_BEHIND + 1)]
        for ahead in range(ROUNDS_AHEAD)
    ],
    np.int64,
)
"""Relative chances of winning, by rounds still to come and half points behind the leader."""


@rule
def evaluate(state: State, out: Cells) -> None:
    """Each seat's chance of winning by the points that it has and those on the table, part of its hand's too."""
    leader, most = 0, 0
    for seat in range(state.seats):
        out[seat] = 2 * state.points[seat] + promise(state, seat)
        leader = max(leader, int(out[seat]))
        most = max(most, int(state.points[seat]))
    ahead = min(state.rounds - state.round, max(0, state.target - most) // ROUND_POINTS, ROUNDS_AHEAD - 1)
    total = 0
    for seat in range(state.seats):
        out[seat] = CHANCES[ahead, min(FAR_BEHIND, leader - out[seat])]
        total += out[seat]
    for seat in range(state.seats):
        out[seat] = WHOLE * out[seat] // total


@rule
def promise(state: State, seat: int) -> int:
    """Half points that a seat may count on in this round."""
    found = 2 * closet_points(state, seat)
    for outfit in range(seat * OUTFITS_EACH, seat * OUTFITS_EACH + state.outfits[seat]):
        cards, wears = state.outfit[outfit], state.wears[outfit]
        found += 2 * (card_points(cards) + trend_points(state, cards, wears))
    if state.trends:
        for at in range(RUNWAYS):
            if follows_once(state, seat, state.runway[at]):
                found += BONUS[state.runway[at]]
    turns_wait = (seat - state.seat) % state.seats
    if state.outfits[seat] < OUTFITS_EACH and (state.trigger < 0 or turns_wait < state.final_turns):
        if beginnings(state, seat) != 0:
            found += 16
        found += min(8, int(state.hand_size[seat]))
    return found
