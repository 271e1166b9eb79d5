"""What is printed on the cards: Outfit cards by kind, and the Runways."""

from __future__ import annotations

from runabout.core.plan import Face, Tone
from runabout.core.words import so_many
from runabout.games.rummy_runway.cards import CARDS, FABRICS, ITEMS, STYLES, Card, Colour
from runabout.games.rummy_runway.trends import TRENDS, Trend

HOUSE = "house content"
"""How trends are marked where a player meets them (RYA-17)."""

COLOUR_NAMES = tuple(colour.name.casefold() for colour in Colour)

GROUPS = {Colour.RED: "Style", Colour.YELLOW: "Item", Colour.BLUE: "Fabric", Colour.WILD: "Wild card"}
PRINTED = {Colour.RED: STYLES, Colour.YELLOW: ITEMS, Colour.BLUE: FABRICS}
RULES = {Colour.RED: "RY-060", Colour.YELLOW: "RY-061", Colour.BLUE: "RY-062", Colour.WILD: "RY-053"}
TONES: tuple[Tone, ...] = ("red", "yellow", "blue", "violet")
"""By `Colour`."""


def faces() -> tuple[Face, ...]:
    """Every kind of Outfit card, then every Runway."""
    return (*map(card_face, CARDS), *map(trend_face, TRENDS))


def card_face(card: Card) -> Face:
    """An Outfit card as printed."""
    if card.colour == Colour.WILD:
        lines: tuple[str, ...] = ("Worn as any colour, with its own number.", "No points.")
    else:
        lines = (PRINTED[card.colour][card.number], so_many(card.points, "point"))
    return Face(card.name, card.text.capitalize(), GROUPS[card.colour], lines, RULES[card.colour])


def trend_face(trend: Trend) -> Face:
    """A Runway card."""
    return Face(trend_slug(trend), trend.name, f"Runway ({HOUSE})", (trend_words(trend),), "RYA-17")


def trend_slug(trend: Trend) -> str:
    """A trend's name for programs."""
    return f"runway-{trend.name.casefold().replace(' ', '-')}"


def trend_words(trend: Trend) -> str:
    """What a trend asks for, and what it gives: "formal: +5 for each outfit"."""
    return f"{trend.asks}: +{trend.bonus}{'' if trend.once else ' for each outfit'}"
