"""What happens in Rummy Runway, as declared facts (see core.facts)."""

from __future__ import annotations

from typing import Any

from runabout.core.facts import FLAG, NUMBER, EventKind, FieldType, Numbers, bits, event_kinds, member, named, several
from runabout.games.rummy_runway.cards import FIRST_WILD
from runabout.games.rummy_runway.naming import (
    CARD_NAMES,
    COLOUR_NAMES,
    OUTFIT_NAMES,
    PLACE_NAMES,
    TREND_NAMES,
    WORD_NAMES,
    shown_trend,
)
from runabout.games.rummy_runway.state import (
    OUTFIT_SIZE,
    RUNWAYS,
    Doing,
    End,
    Ending,
    Event,
    Phase,
)
from runabout.games.rummy_runway.trends import TRENDS, Condition

CARD = named("card", "a kind of card", CARD_NAMES)
COLOUR = named("colour", "the colour that a card is worn as", COLOUR_NAMES)
DOING = member("doing", "what a turn is for", Doing)
END = member("end", "an end of an outfit", End)
ENDING = member("ending", "why the game is over", Ending)
OUTFIT = named("outfit", "an outfit on the table, seats from 1; none where it is for none", OUTFIT_NAMES, or_none=True)
PHASE = member("phase", "what is being decided", Phase)
PLACE = named("place", "a place in an outfit", PLACE_NAMES)
PLACES = bits("places", "places in an outfit, from the left", PLACE_NAMES)
TREND = named("trend", "a trend", TREND_NAMES)
WORD = named("word", "a word of an outfit's name; none where it has fewer", WORD_NAMES, or_none=True)


def worn_data(numbers: Numbers) -> dict[str, Any]:
    """A card of an outfit as data: {"card": "wild-3", "colour": "yellow", "wild": True}."""
    kind, colour = numbers
    return {"card": CARD_NAMES[kind], "colour": COLOUR_NAMES[colour], "wild": kind >= FIRST_WILD}


WORN = FieldType(
    "worn",
    "a card of an outfit (`card`), the colour that it is worn as (`colour`), and whether it is `wild`",
    2,
    tuple,
    worn_data,
    {
        "type": "object",
        "properties": {
            "card": {"enum": list(CARD_NAMES)},
            "colour": {"enum": list(COLOUR_NAMES)},
            "wild": {"type": "boolean"},
        },
        "required": ["card", "colour", "wild"],
    },
    sort="worn",
)


def shown_runways(numbers: Numbers) -> list[int]:
    """The places, from 0, that are set in bits: 1 for the first."""
    return [at for at in range(RUNWAYS) if numbers[0] >> at & 1]


def _bits(numbers: Numbers) -> int:
    return numbers[0]


SHOWN = FieldType(
    "shown",
    "some of the Runways of the round, by their places from 0",
    1,
    _bits,
    shown_runways,
    {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": RUNWAYS - 1}},
    sort="number",
)


def _trend_number(numbers: Numbers) -> int:
    return numbers[0]


def _shown(numbers: Numbers) -> dict[str, Any]:
    return shown_trend(TRENDS[numbers[0]])


ASKS = {
    "type": "object",
    "properties": {
        "thing": {"enum": [condition.text for condition in Condition]},
        "number": {"type": "integer"},
        "colour": {"enum": list(COLOUR_NAMES)},
    },
    "required": ["thing"],
}
"""What a trend asks for: a condition, with the number or the colour that it is about."""

RUNWAY = FieldType(
    "runway",
    "a trend (`trend`), what it asks for (`asks`: a condition, with a number or colour), the points that it gives "
    "(`bonus`), and whether it gives them only `once`",
    1,
    _trend_number,
    _shown,
    {
        "type": "object",
        "properties": {
            "trend": {"enum": list(TREND_NAMES)},
            "asks": ASKS,
            "bonus": {"type": "integer"},
            "once": {"type": "boolean"},
        },
        "required": ["trend", "asks", "bonus", "once"],
    },
    sort="runway",
)


def _followed(numbers: Numbers) -> dict[str, Any]:
    trend, outfit, points = numbers
    with_outfit = {} if outfit < 0 else {"outfit": OUTFIT_NAMES[outfit]}
    return {"trend": TREND_NAMES[trend], **with_outfit, "once": outfit < 0, "points": points}


FOLLOWED = FieldType(
    "followed",
    "a trend (`trend`), the `outfit` that follows it unless it gives points only `once`, and the `points`",
    3,
    tuple,
    _followed,
    {
        "type": "object",
        "properties": {
            "trend": {"enum": list(TREND_NAMES)},
            "outfit": {"enum": list(OUTFIT_NAMES)},
            "once": {"type": "boolean"},
            "points": {"type": "integer"},
        },
        "required": ["trend", "once", "points"],
    },
    sort="followed",
)

EVENTS = event_kinds(
    Event,
    {
        Event.ROUND: EventKind("The seat begins a round.", number=NUMBER),
        Event.RUNWAYS: EventKind("The trends of a round are shown (RY-011).", trends=several(RUNWAY, RUNWAYS)),
        Event.DEALT: EventKind("The seat was dealt so many cards; told to the others.", count=NUMBER),
        Event.DEALT_CARD: EventKind("The seat was dealt a card; told to that seat.", card=CARD),
        Event.TURNED_UP: EventKind("A card begins the row (RY-013).", card=CARD),
        Event.REFILLED: EventKind("So many cards of the row make a new deck (RYA-22).", count=NUMBER),
        Event.DREW: EventKind("The seat drew a card; told to the others."),
        Event.DREW_CARD: EventKind("The seat drew a card; told to that seat.", card=CARD),
        Event.TOOK: EventKind("The seat took a card from the row.", card=CARD),
        Event.NOTHING_TO_DRAW: EventKind("The seat found nothing to draw (RYA-22)."),
        Event.LAID: EventKind(
            "The seat lays a card at a place of a new outfit; told to that seat (RYA-44).",
            card=CARD,
            from_closet=FLAG,
            place=PLACE,
        ),
        Event.WORN: EventKind(
            "The seat's wild card is to be worn as a colour; told to that seat (RYA-41).", card=CARD, colour=COLOUR
        ),
        Event.FORMED: EventKind(
            "The seat forms an outfit; which of its places are filled from the Closet.",
            outfit=OUTFIT,
            cards=several(WORN, OUTFIT_SIZE),
            from_closet=PLACES,
        ),
        Event.RIFFED: EventKind(
            "The seat riffs a card onto an end of an outfit and takes that of the other end into its Closet.",
            outfit=OUTFIT,
            end=END,
            card=CARD,
            taken=CARD,
            from_closet=FLAG,
        ),
        Event.RESTYLED: EventKind(
            "So an outfit is called now, so much its cards and the trends that it follows are worth, and which of the "
            "Runways it follows.",
            outfit=OUTFIT,
            first=WORD,
            second=WORD,
            third=WORD,
            points=NUMBER,
            trends=NUMBER,
            follows=SHOWN,
        ),
        Event.DISCARDED: EventKind("The seat discarded a card.", card=CARD),
        Event.NO_DISCARD: EventKind("The seat had no card to discard (RYA-20)."),
        Event.TRIMMED: EventKind("The seat discarded a card from its Closet (RY-039).", card=CARD),
        Event.TRIGGERED: EventKind(
            "The seat triggered the end of the round (RY-070): by a third outfit, or else by its empty hand.",
            by_outfit=FLAG,
        ),
        Event.TIRED: EventKind("The round is over after so many turns each (RYA-43).", turns=NUMBER),
        Event.FOLLOWED: EventKind("The seat gets points for a trend: with an outfit, or once.", trend=FOLLOWED),
        Event.SCORED: EventKind(
            "The seat scores: for outfits, for what is in the Closet, for trends, and in all in this round.",
            outfits=NUMBER,
            closet=NUMBER,
            trends=NUMBER,
            points=NUMBER,
        ),
        Event.TOTAL: EventKind(
            "The seat's points in all, and those of its best outfit (RYA-27).", points=NUMBER, best=NUMBER
        ),
        Event.ENDED: EventKind("The game is over.", why=ENDING),
        Event.GATHERED: EventKind("Before a next round all Outfit cards are shuffled into the deck (RYA-38)."),
    },
)
