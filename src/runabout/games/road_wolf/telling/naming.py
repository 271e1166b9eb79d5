"""What vehicles and tokens are called by the box and where they are typed, and what cards are called by programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from runabout.core.words import plain
from runabout.games.road_wolf.box import BOX
from runabout.games.road_wolf.box_file import UNITS
from runabout.games.road_wolf.kinds import RoadCard, Token, VehicleKind
from runabout.games.road_wolf.state import HIDDEN


def differ(titles: Sequence[str], names: Sequence[str]) -> tuple[str, ...]:
    """Titles by which things are typed: as the box has them, or their own names where two of those would read alike."""
    return tuple(titles if len({plain(title) for title in titles} - {""}) == len(titles) else names)


VEHICLES_TYPED = differ([vehicle.title for vehicle in BOX.vehicles], [kind.text for kind in VehicleKind])
TOKENS_TYPED = differ([token.title for token in BOX.tokens], [token.text for token in Token])


# --- Vehicles ---------------------------------------------------------------------------------------------------------


class Slot(NamedTuple):
    """A slot, and what was in it when it was told of.

    Attributes:
        number: of the slot; -1 for none.
        thing: a `Thing`.
    """

    number: int
    thing: int


def bare(title: str) -> str:
    """A title that others can stand before: "Hijackers' Truck", "explosives truck"."""
    return title.removeprefix("the ").removeprefix("The ")


def capital(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]


def inches(units: int) -> str:
    """A length in inches: "2.5"."""
    return f"{units / UNITS:g}"


def card_name(kind: int) -> str:
    """A road card for programs."""
    return "hidden" if kind == HIDDEN else RoadCard(kind).text
