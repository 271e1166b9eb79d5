"""What a game says of the cards that seats hold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from runabout.core.contract import no_hands


@dataclass(frozen=True)
class Hands:
    """The cards that seats hold, where a game deals any.

    Attributes:
        names: of each card that a hand may have, by its number, as the `card` of actions has them.
        holds: how many copies of a card a seat has in hand (see `core.contract.holds`).
    """

    names: tuple[str, ...] = ()
    holds: Callable[..., int] = no_hands
