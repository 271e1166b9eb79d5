"""What pawns and cards are called."""

from __future__ import annotations

from typing import get_args

from runabout.core.plan import Tone
from runabout.games.riverdale.box import BOX
from runabout.games.riverdale.state import COLOURS, PAWNS
from runabout.games.riverdale.track import BOARD

Teams = tuple[tuple[str, ...], ...]
"""By colour: the three characters that run for it, by pawn (RV-012)."""

BOX_TEAMS: Teams = tuple(BOX.characters[colour * PAWNS : (colour + 1) * PAWNS] for colour in range(COLOURS))
"""The first characters of the list, three to a colour: who runs where no table has chosen or drawn any."""

TONES: dict[str, Tone] = {tone: tone for tone in get_args(Tone)}


def colour_of(colour: int) -> str:
    """A colour's name."""
    return BOARD.sides[colour].colour


def tone_of(colour: int) -> Tone:
    """A colour as plans know it; an owner's board may have others."""
    return TONES.get(colour_of(colour).casefold(), "")


def piece_of(piece: int) -> str:
    """A pawn as it is written: its colour and its number, such as "red 2"."""
    return f"{colour_of(piece // PAWNS)} {piece % PAWNS + 1}"


def character_of(piece: int, teams: Teams) -> str:
    """The character that stands in a pawn's stand (RV-012, RVA-53)."""
    return teams[piece // PAWNS][piece % PAWNS]


def slug(name: str) -> str:
    """A card's name for programs, such as "quick-pass"."""
    return name.casefold().replace(" ", "-")
