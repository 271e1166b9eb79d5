"""What bots are told: how promising an action looks (the action prior), and who is ahead (the evaluation)."""

from __future__ import annotations

import numpy as np

from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.riverdale.cards import COUNT, HAND, Kind
from runabout.games.riverdale.moves import PAIR, can_be_split, is_between, next_ahead
from runabout.games.riverdale.state import (
    CIRCLES,
    COLOURS,
    CRASH,
    DISCARD,
    HOME,
    NOWHERE,
    PARTS,
    PASS,
    PAWNS,
    PIECES,
    PLAY,
    PUSH,
    SHOP,
    SPLIT,
    SPLIT_COUNT,
    SWAP,
    SWITCH,
    TRICK,
    ZONE,
    State,
)
from runabout.games.riverdale.track import (
    BACK_MAX,
    BOARD,
    CARDS_FOR,
    CHAIN,
    CHAIN_FROM,
    CHAIN_SIZE,
    EFFECT,
    LANDING,
    PLACES,
    SQUARES,
    Effect,
)

WORTH = np.zeros((COLOURS, PLACES), np.int64)
"""By colour and place - HOME: what a pawn there adds to the logarithm of its team's prospects, in hundredths.

Fitted by maximum likelihood to 4,500 games between greedy bots: about 1.25 in the Shoppe and 0.8 in the safety zone; on
the track, where pawns are often sent home, next to nothing until the last third of the lap.
"""

IN_ZONE, EACH_CIRCLE, IN_SHOP = 78, 2, 125
ON_TRACK, EACH_TEN_SPACES, WHOLE_LAP = 2, 1, 55

for _colour, _side in enumerate(BOARD.sides):
    for _square in range(SQUARES):
        _run = SQUARES - 1 - (_side.entrance - _square) % SQUARES
        _worth = ON_TRACK + EACH_TEN_SPACES * _run / 10 + WHOLE_LAP * (_run / SQUARES) ** 3
        WORTH[_colour, _square - HOME] = round(_worth)
    for _circle in range(CIRCLES):
        WORTH[_colour, ZONE + _circle - HOME] = IN_ZONE + EACH_CIRCLE * _circle
    WORTH[_colour, SHOP - HOME] = IN_SHOP

STEP = np.zeros(LANDING.shape, np.int16)
"""By colour, place - HOME, and count + BACK_MAX: what a pawn's worth gains where it lands, before effects move it."""
for _colour in range(COLOURS):
    for _place in range(HOME, SHOP + 1):
        for _count, _landing in enumerate(LANDING[_colour, _place - HOME]):
            if _landing != NOWHERE:
                STEP[_colour, _place - HOME, _count] = (
                    WORTH[_colour, int(_landing) - HOME] - WORTH[_colour, _place - HOME]
                )

LEAST, MOST = -100, 150  #: gains, in hundredths as in WORTH; beyond these they look alike
SHARP = 6
"""A play that gains so much more than another has e times its prior. Of 6 to 40, what made the search strongest."""

EVEN = 10  #: the prior of a play that changes nothing
TOP = 1 << 22  #: no prior is higher: bots add up those of all open actions
PRIOR = np.clip(EVEN * np.exp(np.arange(LEAST, MOST + 1) / SHARP), 0, TOP).astype(np.int64)
"""By gain - LEAST: the prior. What costs more than a little has none: bots do not think about it."""

ANOTHER_TURN = 10  #: what another turn is worth
BIG_TRICK = 25  #: a Dirty Trick! is kept for a gain of so much
SMALL_TRICK = 10  #: for less, a Dirty Trick! has a prior of 0
KEEP = 1  #: the prior of a Special card that is better kept
USE = TOP  #: and of one that should be used now, before anything else

FORWARD = sum(1 << kind for kind, count in enumerate(COUNT) if count > 0)
"""The kinds of cards, as bits, whose number moves a pawn forward."""

PROSPECTS = (np.exp(np.arange(PAWNS * IN_SHOP + 1) / 100) * (1 << 16)).astype(np.int64)
"""By the worth of a whole team: its prospects, in proportion."""


@rule
def action_prior(state: State, action: int) -> int:
    """How promising a legal action looks."""
    own = PAWNS * int(state.colour[state.seat])
    if TRICK <= action < DISCARD:
        return prior_of_special(state, own, action)
    return int(PRIOR[min(max(gain_of(state, own, action), LEAST), MOST) - LEAST])


@rule
def gain_of(state: State, own: int, action: int) -> int:
    """What a card, so played, gains for the own team, and costs the others."""
    if action < PUSH:  # most actions are these
        kind, pawn = divmod(action - PLAY, PAWNS)
        return gain_by_moving(state, own, own + pawn, int(COUNT[kind]))
    if action >= DISCARD:
        return 0
    if action >= PASS:
        piece = own + action - PASS
        return gain_by_switching(state, own, piece, next_ahead(state, piece))
    if action >= SWITCH:
        pawn, other = divmod(action - SWITCH, PIECES)
        return gain_by_switching(state, own, own + pawn, other)
    if action >= SPLIT:
        pair, part = divmod(action - SPLIT, PARTS)
        first, second = own + int(PAIR[pair, 0]), own + int(PAIR[pair, 1])
        gain = gain_by_moving(state, own, first, part + 1)
        return gain + gain_by_moving(state, own, second, SPLIT_COUNT - part - 1)
    return gain_by_moving(state, own, action - PUSH, -1)


@rule
def worth(piece: int, place: int) -> int:
    """What a pawn is worth to its team in a place."""
    return int(WORTH[piece // PAWNS, place - HOME])


@rule
def gain_by_moving(state: State, own: int, piece: int, count: int) -> int:
    """What the own team gains by moving a pawn, what it meets on its way included."""
    colour = piece // PAWNS
    at = int(state.pawn[piece])
    square = int(LANDING[colour, at - HOME, BACK_MAX + count])
    if square == NOWHERE:  # the first part of a split sends it home, and it comes out with the second (RVA-43)
        at = HOME
        square = int(LANDING[colour, 0, BACK_MAX + count])
    change = int(STEP[colour, at - HOME, BACK_MAX + count])
    gain = gain_by_clearing(state, own, piece, square)
    if square < ZONE and EFFECT[square] != Effect.NONE:
        change -= worth(piece, square)
        first = int(CHAIN_FROM[state.stays, colour, square])
        for i in range(first + 1, first + int(CHAIN_SIZE[state.stays, colour, square])):
            before, square = square, int(CHAIN[i])
            gain += gain_by_clearing(state, own, piece, square)
            if EFFECT[before] == Effect.SKATEBOARD:
                for other in range(PIECES):
                    if other != piece and is_between(int(state.pawn[other]), before, square):
                        gain += gain_by_change(state, own, other, int(state.pawn[other]), HOME)
        if own == colour * PAWNS and EFFECT[square] == Effect.ANOTHER_TURN:
            gain += ANOTHER_TURN
        change += worth(piece, square)
    return gain + (change if own == colour * PAWNS else -change // state.seats)


@rule
def gain_by_clearing(state: State, own: int, piece: int, place: int) -> int:
    """What is gained by sending home the pawn that stands in a place: lost, if it is a pawn of the own team."""
    if place == SHOP:
        return 0
    if place >= ZONE:
        for pawn in range(PAWNS):
            if state.pawn[own + pawn] == place and own + pawn != piece:
                return gain_by_change(state, own, own + pawn, place, HOME)
        return 0
    # Seldom taken: so this is asked first, by the quickest loop, without a way out, over numbers as narrow as pawns.
    taken, narrow = False, np.int8(place)
    for other in range(PIECES):
        taken |= state.pawn[other] == narrow
    if taken:
        for other in range(PIECES):
            if state.pawn[other] == place and other != piece:
                return gain_by_change(state, own, other, place, HOME)
    return 0


@rule
def gain_by_change(state: State, own: int, piece: int, before: int, after: int) -> int:
    """What the own team gains when a pawn changes its place; what one opponent loses, all the others share."""
    change = worth(piece, after) - worth(piece, before)
    return change if own <= piece < own + PAWNS else -change // state.seats


@rule
def gain_by_switching(state: State, own: int, piece: int, other: int) -> int:
    """What is gained when an own pawn changes places with another."""
    here, there = int(state.pawn[piece]), int(state.pawn[other])
    return gain_by_change(state, own, piece, here, there) + gain_by_change(state, own, other, there, here)


@rule
def prior_of_special(state: State, own: int, action: int) -> int:
    """A Dirty Trick! for a big gain, the others when there is no way forward; kept for later otherwise."""
    if action < SWAP:
        victim = action - TRICK
        place = int(state.pawn[victim])
        gain = gain_by_change(state, own, victim, place, HOME) + gain_by_change(state, own, own, HOME, place)
        return USE + gain if gain >= BIG_TRICK else KEEP if gain >= SMALL_TRICK else 0
    if has_way_forward(state, own):
        return KEEP
    return USE if action == CRASH else USE + team_worth(state, action - SWAP)  # a bad hand goes to who is ahead


@rule
def team_worth(state: State, colour: int) -> int:
    """What a colour's pawns are worth together."""
    total = 0
    for piece in range(colour * PAWNS, colour * PAWNS + PAWNS):
        total += worth(piece, int(state.pawn[piece]))
    return total


@rule
def has_way_forward(state: State, own: int) -> bool:
    """Whether some card in hand moves some own pawn forward, or two of them."""
    cards, held = 0, 0
    for piece in range(own, own + PAWNS):
        cards |= int(CARDS_FOR[own // PAWNS, state.pawn[piece] - HOME])
    for slot in range(HAND):  # who decides has so many
        held |= 1 << int(state.hand[state.seat, slot])
    if cards & held & FORWARD:
        return True
    return held & (1 << Kind.FIVE) != 0 and can_be_split(state, own) != 0  # two short ways, where no long one is


@rule
def evaluate(state: State, out: Cells) -> None:
    """Each seat's prospects of winning, per mille, by what its team is worth where it stands."""
    total = 0
    for seat in range(state.seats):
        out[seat] = PROSPECTS[team_worth(state, int(state.colour[seat]))]
        total += out[seat]
    for seat in range(state.seats):
        out[seat] = out[seat] * 1000 // total
