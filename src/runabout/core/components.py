"""What a game says of the cards and tokens that it is played with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from runabout.core.hands import Hands
from runabout.core.looks import Looks


@dataclass(frozen=True)
class Components:
    """What a game of cards or tokens says of them.

    Attributes:
        counts: how many of each card there are, by card number; the laws check with `census` that none is lost or
            doubled. () where nothing is counted.
        census: counts every card in a state, in every place, into a list as long as `counts`.
        data: the files that components were read from, where an owner may correct them (see core.datafile).
        edition: the digests of those files that an owner has corrected; "" where all are our own.
        looks: what seats may choose without any effect on the rules; None where there is nothing to choose.
        hands: the cards that seats hold, by which the lab forces deals; without names where there are no hands.
    """

    counts: tuple[int, ...] = ()
    census: Callable[[Any], list[int]] | None = None
    data: tuple[Path, ...] = ()
    edition: str = ""
    looks: Looks | None = None
    hands: Hands = field(default_factory=Hands)
