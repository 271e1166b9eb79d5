"""What the things, the piles and the places of Road Wolf's scene are called."""

from __future__ import annotations

from runabout.games.road_wolf.kinds import RoadCard, Token, VehicleKind
from runabout.games.road_wolf.state import (
    Status,
)

TOKEN_NAMES = tuple(token.text for token in Token)
CARD_NAMES = tuple(card.text for card in RoadCard)
KIND_NAMES = tuple(kind.text for kind in VehicleKind)
STATUS_NAMES = tuple("wrecked" if status == Status.WRECK else status.name.casefold() for status in Status)
"""How a thing is, by its `Status`. A label is of one name alone, and "wreck" is a road card's."""

MUTANT = "mutant"
DECK, DISCARDS, LOST_CREW = "road deck", "road discards", "lost crew"
BOX, DICE = "box", "dice"
"""Where vehicles and tokens are that somebody chooses from outside, and dice that may be rolled again."""


def vehicle(v: int) -> str:
    """What is in a slot."""
    return f"vehicle:{v + 1}"


def crew(v: int) -> str:
    """The crew aboard, but for who is at the wheel."""
    return f"crew:{v + 1}"


def gear(v: int) -> str:
    """The gear aboard."""
    return f"gear:{v + 1}"


def road(x: int, y: int) -> str:
    """The place of a road card: where its middle is."""
    return f"road:{x}:{y}"
