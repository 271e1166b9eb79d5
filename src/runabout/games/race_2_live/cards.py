"""Cards and difficulties, as data. Cards are counted by rank: no pile has an order (RLA-56)."""

from __future__ import annotations

import numpy as np

from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.race_2_live.state import ACE, COPIES, RANKS

RANK_NAMES = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")

DECK = COPIES * RANKS  #: 52, without jokers (RL-001, RLA-03)
MOVE_DIE = 6  #: RL-003
HORDE_DIE = 10  #: RL-002; its 0 is a 10 (RLA-07)

VALUES = tuple(range(2, 15))  #: 2 ... 10, jack 11, queen 12, king 13, ace 14 (RLA-03)
ACE_LOW = 1

VALUE = np.array([VALUES, (*VALUES[:ACE], ACE_LOW)], np.int64)
"""By the option `ace` and rank: what a card counts."""

NEED_MAX = VALUES[ACE]  #: the strongest attack

ENOUGH = np.array(
    [
        [sum(1 << rank for rank in range(RANKS) if row[rank] >= need) for need in range(NEED_MAX + 1)]
        for row in VALUE.tolist()
    ],
    np.int64,
)
"""By the option `ace` and the number needed, after the weapon: the ranks that are good enough, as bits."""

ALL = DECK  #: more than the largest share of a deck: everything is dealt

CARDS_EACH = np.array(
    [
        # none or one, then 2, 3 and 4 survivors
        [0, 0, ALL, ALL, ALL],
        [0, 0, 4, 4, 4],
        [0, 0, 3, 3, 3],
    ],
    np.int64,
)
"""By difficulty and number of survivors: cards that each is dealt for every deck in play (RLA-46)."""

EXTRA_SPECIAL = np.array([[0, 0, 0, 0, 0], [0, 0, 6, 7, 6], [0, 0, 7, 7, 7]], np.int64)
EXTRA_HORDE = np.array([[0, 0, 0, 0, 0], [0, 0, 7, 6, 6], [0, 0, 7, 7, 7]], np.int64)
"""By difficulty and number of survivors: attacks scattered beside those of the map (RLA-46)."""


@rule
def number_of(counts: Cells) -> int:
    """How many cards these are."""
    total = 0
    for rank in range(RANKS):
        total += counts[rank]
    return total


@rule
def ranks_in(counts: Cells) -> int:
    """The ranks of these cards, as bits."""
    ranks = 0
    for rank in range(RANKS):
        if counts[rank] > 0:
            ranks |= 1 << rank
    return ranks
