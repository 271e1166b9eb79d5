"""The cards of Running Round Riverdale: the kinds of Movement cards (RV-003) and the Special cards (RV-001, RV-002).

How many of each Movement card there are is data: see box.toml.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

import numpy as np


class Kind(enum.IntEnum):
    """The kinds of Movement cards."""

    ONE = 0
    TWO = 1
    BACK_3 = 2
    FOUR = 3
    FIVE = 4
    SIX = 5
    SEVEN = 6
    EIGHT = 7
    NINE = 8
    TEN = 9
    ELEVEN = 10
    BACK_13 = 11
    SWITCHAROO = 12
    QUICK_PASS = 13


@dataclass(frozen=True)
class MovementCard:
    """A kind of Movement card.

    Attributes:
        rule: the number of the rule that tells its use.
        name: what is printed on it.
        count: the spaces it moves an own pawn; negative: backward.
    """

    rule: str
    name: str
    count: int


MOVEMENT_CARDS = (
    MovementCard("RV-070", "1", 1),
    MovementCard("RV-073", "2", 2),
    MovementCard("RV-071", "-3", -3),
    MovementCard("RV-073", "4", 4),
    MovementCard("RV-074", "5", 5),
    MovementCard("RV-073", "6", 6),
    MovementCard("RV-073", "7", 7),
    MovementCard("RV-073", "8", 8),
    MovementCard("RV-073", "9", 9),
    MovementCard("RV-073", "10", 10),
    MovementCard("RV-073", "11", 11),
    MovementCard("RV-072", "-13", -13),
    MovementCard("RV-078", "Switcharoo", 12),
    MovementCard("RV-081", "Quick Pass", 12),
)
"""By `Kind`."""

KINDS = len(MOVEMENT_CARDS)
COUNT = np.array([card.count for card in MOVEMENT_CARDS], np.int64)
"""By `Kind`: the spaces it moves an own pawn."""

BY_NAME = {card.name: Kind(number) for number, card in enumerate(MOVEMENT_CARDS)}

MOVEMENT_DECK = 53  #: RV-003
HAND = 4  #: RV-015


class Special(enum.IntEnum):
    """The Special cards of each colour (RV-002)."""

    DIRTY_TRICK = 0  # RV-094
    SWAP = 1  # RV-097
    CRASH = 2  # RV-099


SPECIAL_NAMES = ("Dirty Trick!", "Swap!", "Crash!")
