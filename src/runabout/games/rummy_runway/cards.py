"""The 100 Outfit cards of Rummy Runway (RY-005, RY-006), by kind: a colour class and a number (RYA-07).

The words on the cards are house content (RYA-46): our own, around the few that the printed example names.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

import numpy as np


class Colour(enum.IntEnum):
    """The colours, in the order of the sheet (RYA-15); a wild card has none of its own until it is worn (RY-053)."""

    RED = 0  # a Style (RY-060)
    YELLOW = 1  # an Item (RY-061)
    BLUE = 2  # a Fabric (RY-062)
    WILD = 3


COLOURS = 3  #: that an outfit wears
NUMBERS = 10  #: 0 to 9, of each colour and of the wild cards (RY-050)
PLAIN_KINDS = COLOURS * NUMBERS  #: kind = colour * NUMBERS + number
FIRST_WILD = PLAIN_KINDS
KINDS = FIRST_WILD + NUMBERS
PLAIN_COPIES = 3
WILD_COPIES = 1
OUTFIT_CARDS = COLOURS * NUMBERS * PLAIN_COPIES + NUMBERS * WILD_COPIES
RUNWAY_CARDS = 18  # RY-007
REFERENCE_CARDS = 6  # RY-008; they do nothing
CUBES = 18  # RY-009: one for each outfit that there can be
PRINTED_CARDS = OUTFIT_CARDS + RUNWAY_CARDS + REFERENCE_CARDS  # RY-004

STYLES = ("Classic", "Preppy", "Vintage", "Punk", "Bohemian", "Cyberpunk", "Gothic", "Sporty", "Disco", "Couture")
ITEMS = ("Socks", "Scarf", "Shirt", "Hat", "Skirt", "Pants", "Jacket", "Dress", "Coat", "Gown")
FABRICS = ("Felt", "Cotton", "Denim", "Wool", "Lace", "Linen", "Leather", "Velvet", "Satin", "Silk")


@dataclass(frozen=True)
class Card:
    """One kind of Outfit card.

    Attributes:
        colour: its colour class.
        number: 0 to 9; also its points, unless it is wild (RYA-07, RYA-08).
        copies: how many there are.
    """

    colour: Colour
    number: int
    copies: int

    @property
    def text(self) -> str:
        """As a player says it: "red 5"."""
        return f"{self.colour.name.casefold()} {self.number}"

    @property
    def name(self) -> str:
        """For programs: "red-5"."""
        return self.text.replace(" ", "-")

    @property
    def mark(self) -> str:
        """In two characters: "R5"."""
        return f"{self.colour.name[0]}{self.number}"

    @property
    def points(self) -> int:
        """What it is worth in an outfit or a Closet (RYA-07; RY-051, RYA-08)."""
        return 0 if self.colour == Colour.WILD else self.number


CARDS = tuple(
    Card(colour, number, WILD_COPIES if colour == Colour.WILD else PLAIN_COPIES)
    for colour in Colour
    for number in range(NUMBERS)
)

READING = (Colour.RED, Colour.BLUE, Colour.YELLOW)
"""The order in which an outfit is read: Style, Fabric, Item (RY-063)."""

WORDS = (*STYLES, *FABRICS, *ITEMS)
"""The words on the cards, in that order."""

FIRST_WORD = np.array([READING.index(Colour(colour)) * NUMBERS for colour in range(COLOURS)], np.int64)
"""By colour, the place in WORDS of the word on its 0; the other numbers follow."""

COPIES = np.array([card.copies for card in CARDS], np.int64)
POINTS = np.array([card.points for card in CARDS], np.int64)
PACK = np.array([kind for kind, card in enumerate(CARDS) for _ in range(card.copies)], np.int64)

BIT = 67
"""No two powers of two below 2**66 leave the same remainder by it."""

KIND_OF = np.zeros(BIT, np.int64)
"""The kind that a bit stands for, by the bit's remainder: how a set of kinds is listed without asking for each."""
KIND_OF[[(1 << kind) % BIT for kind in range(KINDS)]] = range(KINDS)
