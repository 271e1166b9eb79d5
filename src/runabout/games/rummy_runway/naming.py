"""How programs call what there is in Rummy Runway: outfits, cards, the words on them, and trends."""

from __future__ import annotations

from typing import Any

from runabout.games.rummy_runway.cards import CARDS, FABRICS, ITEMS, STYLES, Colour
from runabout.games.rummy_runway.state import OUTFITS, OUTFITS_EACH
from runabout.games.rummy_runway.trends import TRENDS, Condition, Trend

COLOUR_NAMES = tuple(colour.name.casefold() for colour in Colour)

CARD_NAMES = tuple(card.name for card in CARDS)
"""By kind: "red-5"."""


def outfit_label(outfit: int) -> str:
    """An outfit's place: "2b" is the second one of seat 2."""
    return f"{outfit // OUTFITS_EACH + 1}{'abc'[outfit % OUTFITS_EACH]}"


OUTFIT_NAMES = tuple(f"outfit:{outfit_label(outfit)}" for outfit in range(OUTFITS))
"""What outfits are called by programs: "outfit:2b"."""

PLACE_NAMES = ("left", "middle", "right")
"""Of an outfit's cards."""

WORD_NAMES = tuple(
    f"{sort}:{word.casefold()}"
    for sort, words in (("style", STYLES), ("fabric", FABRICS), ("item", ITEMS))
    for word in words
)
"""By the place in WORDS: "fabric:lace"."""


def trend_slug(trend: Trend) -> str:
    """A trend's name for programs."""
    return f"runway-{trend.name.casefold().replace(' ', '-')}"


TREND_NAMES = tuple(map(trend_slug, TRENDS))
"""By trend: as its Runway card is called."""


def asked_by(trend: Trend) -> dict[str, Any]:
    """What a trend asks for, as data: {"thing": "sum-at-most", "number": 6}."""
    if trend.condition == Condition.HIGHEST:
        return {"thing": trend.condition.text, "colour": COLOUR_NAMES[trend.number]}
    return {"thing": trend.condition.text, "number": trend.number}


def shown_trend(trend: Trend) -> dict[str, Any]:
    """A trend with what it asks for and gives, as data."""
    return {"trend": trend_slug(trend), "asks": asked_by(trend), "bonus": trend.bonus, "once": trend.once}


MARKS = tuple(card.mark for card in CARDS)
"""The marks of cards, by kind."""


def worn_mark(kind: int, colour: int) -> str:
    """A card as it is worn: "R5", or "W7=r" for a wild 7 as red; "W7" where its colour is not said yet."""
    if colour in (CARDS[kind].colour, Colour.WILD):
        return MARKS[kind]
    return f"{MARKS[kind]}={COLOUR_NAMES[colour][0]}"


def marks(cells: Any) -> list[str]:
    """The marks of the cards counted by kind, colour by colour."""
    return [MARKS[kind] for kind, number in enumerate(cells) if number for _ in range(number)]
