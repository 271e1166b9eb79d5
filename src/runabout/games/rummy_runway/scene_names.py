"""What the scene of Rummy Runway calls its piles, and the facts of its decisions that have parts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from runabout.core.facts import data, each
from runabout.games.rummy_runway.cards import Colour
from runabout.games.rummy_runway.facts import CARD, COLOUR, PLACE, RUNWAY, TREND, WORD

DECK_OF = "deck made of"
"""The pile of kinds that went into the draw deck when it was last made: knowledge, no cards."""

SEEN = "seen by all"
"""The pile of kinds that all others know to be in the viewer's own hand (RYA-48): knowledge, no cards."""

LAID = "laid"
"""The pile of the cards that the viewer has laid of an outfit (RYA-44), and the thing that says what they are worn as
and which are from the Closet.
"""

SPENT = data(
    "spent",
    "cards that have riffed this turn and may not do so again (RYA-42): of the Closet, so many by kind; of outfits, "
    "their places",
    {
        "type": "object",
        "properties": {
            "closet": {"type": "object", "additionalProperties": {"type": "integer"}},
            "outfits": {"type": "object", "additionalProperties": {"type": "array", "items": PLACE.schema}},
        },
        "required": ["closet", "outfits"],
    },
)

RUNWAY_FACES = data(
    "runway cards",
    "the Runways that the game has, each as the event that shows it tells it",
    {"type": "array", "items": RUNWAY.schema},
)

LOOKS = data(
    "looks",
    "what the outfits on the table are called, each by its words: `about` as remarks have it",
    {
        "type": "array",
        "items": {
            "type": "object",
            "properties": {
                "about": {"type": "string"},
                "first": WORD.schema,
                "second": WORD.schema,
                "third": WORD.schema,
            },
            "required": ["about", "first", "second", "third"],
        },
    },
)

REACH = data(
    "reach",
    "outfits that the viewer's own cards make, those that bring most first: what remarks call each (`about`), its "
    "`cards` from the left, the `colours` they are worn as, the places that are filled `from_closet`, whether they may "
    "lie in `any_order`, what they would be called, their `points`, those by `trends`, and the trends that they would "
    "follow (`follows`)",
    {
        "type": "array",
        "items": {
            "type": "object",
            "properties": {
                "about": {"type": "string"},
                "cards": {"type": "array", "items": CARD.schema},
                "colours": {"type": "array", "items": COLOUR.schema},
                "from_closet": {"type": "array", "items": PLACE.schema},
                "any_order": {"type": "boolean"},
                "first": WORD.schema,
                "second": WORD.schema,
                "third": WORD.schema,
                "points": {"type": "integer"},
                "trends": {"type": "integer"},
                "follows": {"type": "array", "items": TREND.schema},
            },
            "required": [
                "about",
                "cards",
                "colours",
                "from_closet",
                "any_order",
                "first",
                "second",
                "third",
                "points",
                "trends",
                "follows",
            ],
        },
    },
)

COLOURS = each(COLOUR, "the colour that each card is worn as, in the order in which they lie")

UNSAID = COLOUR.values[Colour.WILD]
"""What a wild card is worn as that is laid and has no colour yet."""

RUNWAYS, RUNWAY_DECK, RUNWAYS_USED = "runways", "runway deck", "used runways"


def closet(seat: int) -> str:
    """The place of a seat's Closet."""
    return f"closet:{seat}"


def colours(numbers: Iterable[int]) -> list[str]:
    """What cards are worn as."""
    return [COLOUR.values[number] for number in numbers]


def look(words: Sequence[int], points: int, trends: int) -> dict[str, Any]:
    """What an outfit is called, and what it is worth, as attributes of the thing."""
    return {**called(words), "points": points, "trends": trends}


def called(words: Sequence[int]) -> dict[str, Any]:
    """The words of an outfit's name."""
    first, second, third = (WORD.plain((word,)) for word in words)
    return {"first": first, "second": second, "third": third}
