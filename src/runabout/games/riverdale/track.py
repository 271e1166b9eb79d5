"""What follows from the board, worked out once: where each count takes a pawn, and what a landing sets off."""

from __future__ import annotations

import enum
from itertools import pairwise

import numpy as np

from runabout.games.riverdale.box import BOX, Board
from runabout.games.riverdale.cards import COUNT
from runabout.games.riverdale.state import (
    CIRCLES,
    COLOURS,
    HOME,
    NOWHERE,
    SHOP,
    SPLIT_COUNT,
    SQUARES_MAX,
    ZONE,
)

BACK_MAX = 13  #: the farthest that a card goes back
AHEAD_MAX = 12  #: and forward
MOVE_AHEAD = 3  #: RV-043


class Effect(enum.IntEnum):
    """What a square does to a pawn that lands on it."""

    NONE = 0
    ANOTHER_TURN = 1  # RV-040
    MOVE_AHEAD = 2  # RV-043
    SKATEBOARD = 3  # the green one (RV-045); the red one does nothing by itself


def forward(board: Board, colour: int, at: int, count: int) -> int:
    """Where `count` spaces forward take a pawn, or NOWHERE (RV-056, RV-057, RVA-09). Pawns in between are
    passed over and their squares counted (RVA-15).
    """
    side = board.sides[colour]
    if at == SHOP:
        return NOWHERE
    if at == HOME:  # RV-032, RV-033: the coloured square is the first space (RVA-04)
        at, count = side.start, count - 1
    if at >= ZONE:
        circle = at - ZONE + count
    else:
        left = (side.entrance - at) % board.squares
        if count <= left:
            return (at + count) % board.squares
        circle = count - left - 1  # RV-055: past the entrance into its own zone, never another's (RV-051)
    return ZONE + circle if circle <= CIRCLES else NOWHERE


def backward(board: Board, colour: int, at: int, count: int) -> int:
    """Where `count` spaces back take a pawn, or NOWHERE (RVA-05, RVA-13); out of its zone by the entrance
    (RVA-12, RVA-48), and past the entrance along the track, from where it may come in again (RVA-11).
    """
    if at in (HOME, SHOP):
        return NOWHERE
    if at >= ZONE:
        circle = at - ZONE
        if count <= circle:
            return at - count
        at, count = board.sides[colour].entrance, count - circle - 1
    return (at - count) % board.squares


def chain(board: Board, stays: bool, colour: int, square: int) -> list[int]:
    """The squares on which a pawn lands after a count has taken it to `square`: that one, and those that special
    squares lead on to (RVA-20), up to one that was in the chain already (RVA-45).
    """
    found = [square]
    while True:
        onward = leads_to(board, stays, colour, square)
        if onward < 0:
            return found
        found.append(onward)
        if onward in found[:-1]:
            return found
        square = onward


def leads_to(board: Board, stays: bool, colour: int, square: int) -> int:
    """The square that a special square leads on to, or -1."""
    if square in board.move_ahead:
        # RV-044, RVA-10: along the track, past the entrance, or not at all
        left = (board.sides[colour].entrance - square) % board.squares
        return -1 if stays and left < MOVE_AHEAD else (square + MOVE_AHEAD) % board.squares
    return dict(board.skateboards).get(square, -1)  # RVA-22: past the entrance, too


BOARD = BOX.board
SQUARES = BOARD.squares

START = np.array([side.start for side in BOARD.sides], np.int64)
ENTRANCE = np.array([side.entrance for side in BOARD.sides], np.int64)

PLACES = SHOP - HOME + 1

LANDING = np.full((COLOURS, PLACES, BACK_MAX + 1 + AHEAD_MAX), NOWHERE, np.int8)
"""By colour, place - HOME, and count + BACK_MAX: where it takes a pawn; NOWHERE where it cannot."""

CARDS_FOR = np.zeros((COLOURS, PLACES), np.int16)
"""By colour and place - HOME: the kinds of cards, as bits, by whose number a pawn can be moved."""

EFFECT = np.zeros(SQUARES_MAX, np.int8)
"""By square: its `Effect`."""

RED = np.zeros(SQUARES_MAX, np.int8)
"""By green skateboard: the red one that it leads to."""

CHAIN_FROM = np.zeros((2, COLOURS, SQUARES_MAX), np.int16)
"""By whether Move Ahead 3 stays before an entrance, colour and square: where its chain begins in CHAIN."""

CHAIN_SIZE = np.zeros((2, COLOURS, SQUARES_MAX), np.int8)
"""The same: how many squares the chain has, the one landed on included."""

for _colour in range(COLOURS):
    for _place in (HOME, *range(SQUARES), *range(ZONE, SHOP + 1)):
        for _count in range(1, AHEAD_MAX + 1):
            LANDING[_colour, _place - HOME, BACK_MAX + _count] = forward(BOARD, _colour, _place, _count)
        for _count in range(1, BACK_MAX + 1):
            LANDING[_colour, _place - HOME, BACK_MAX - _count] = backward(BOARD, _colour, _place, _count)
        for _kind, _count in enumerate(COUNT):
            if LANDING[_colour, _place - HOME, BACK_MAX + _count] != NOWHERE:
                CARDS_FOR[_colour, _place - HOME] |= 1 << _kind

for _square in BOARD.another_turn:
    EFFECT[_square] = Effect.ANOTHER_TURN
for _square in BOARD.move_ahead:
    EFFECT[_square] = Effect.MOVE_AHEAD
for _square, _red in BOARD.skateboards:
    EFFECT[_square] = Effect.SKATEBOARD
    RED[_square] = _red

_chains: list[int] = []
for _stays in range(2):
    for _colour in range(COLOURS):
        for _square in range(SQUARES):
            _chain = chain(BOARD, bool(_stays), _colour, _square)
            CHAIN_FROM[_stays, _colour, _square] = len(_chains)
            CHAIN_SIZE[_stays, _colour, _square] = len(_chain)
            _chains += _chain

CHAIN = np.array(_chains, np.int8)
"""The squares of all chains, one after the other."""


def sends_home(board: Board, stays: bool, colour: int, landing: int) -> set[int]:
    """The places from which a pawn that lands on `landing` sends other pawns home."""
    if landing >= ZONE:
        return {landing} - {SHOP}
    squares = chain(board, stays, colour, landing)
    found = set(squares)
    for before, after in pairwise(squares):
        if before in dict(board.skateboards):  # RV-046
            found |= {(before + step) % board.squares for step in range(1, (after - before) % board.squares)}
    return found


SPLITS = np.zeros((2, COLOURS, PLACES, PLACES), np.int8)
"""By whether Move Ahead 3 stays, colour, and the places - HOME of two of its pawns: the ways to divide a 5 between
them, as bits: 1 << count - 1 where the first can be moved by `count`, and then the second by the rest (RVA-30, RVA-43).
"""

HOME_AFTER = np.zeros((2, COLOURS, PLACES, PLACES), np.int8)
"""The same: the counts of the first pawn after which the other is at HOME, because it was or because it was sent."""

_places = np.array([HOME, *range(SQUARES), *range(ZONE, SHOP + 1)])
for _stays in range(2):
    for _colour in range(COLOURS):
        for _place in _places:
            for _count in range(1, SPLIT_COUNT):
                _landing = int(LANDING[_colour, _place - HOME, BACK_MAX + _count])
                if _landing == NOWHERE:
                    continue
                _sent = list(sends_home(BOARD, bool(_stays), _colour, _landing))
                _after = np.where(np.isin(_places, _sent), HOME, _places)
                _can = LANDING[_colour, _after - HOME, BACK_MAX + SPLIT_COUNT - _count] != NOWHERE
                SPLITS[_stays, _colour, _place - HOME, _places[_can] - HOME] |= 1 << (_count - 1)
                HOME_AFTER[_stays, _colour, _place - HOME, _places[_after == HOME] - HOME] |= 1 << (_count - 1)
