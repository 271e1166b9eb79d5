"""What happens in Rummy Runway, as declared facts (see core.facts)."""

from __future__ import annotations

from runabout.core.facts import FLAG, NUMBER, EventKind, bits, event_kinds, member, named, several
from runabout.games.rummy_runway.cards import CARDS
from runabout.games.rummy_runway.faces import COLOUR_NAMES, trend_slug
from runabout.games.rummy_runway.state import (
    OUTFIT_SIZE,
    OUTFITS,
    OUTFITS_EACH,
    RUNWAYS,
    Doing,
    End,
    Ending,
    Event,
    Phase,
)
from runabout.games.rummy_runway.trends import TRENDS


def outfit_label(outfit: int) -> str:
    """An outfit's place: "2b" is the second one of seat 2."""
    return f"{outfit // OUTFITS_EACH + 1}{'abc'[outfit % OUTFITS_EACH]}"


CARD_NAMES = tuple(card.name for card in CARDS)
"""By kind."""

OUTFIT_NAMES = tuple(f"outfit:{outfit_label(outfit)}" for outfit in range(OUTFITS))
"""What outfits are called by programs: "outfit:2b"."""

PLACE_NAMES = ("left", "middle", "right")
"""Of an outfit's cards."""

TREND_NAMES = tuple(map(trend_slug, TRENDS))
"""By trend: as its Runway card is called."""

CARD = named("card", "a kind of card", CARD_NAMES)
CARDS_WORN = several(CARD, OUTFIT_SIZE)
COLOUR = named("colour", "the colour that a card is worn as", COLOUR_NAMES)
COLOURS_WORN = several(COLOUR, OUTFIT_SIZE)
DOING = member("doing", "what a turn is for", Doing)
END = member("end", "an end of an outfit", End)
ENDING = member("ending", "why the game is over", Ending)
OUTFIT = named("outfit", "an outfit on the table, seats from 1; none where it is for none", OUTFIT_NAMES, or_none=True)
PHASE = member("phase", "what is being decided", Phase)
PLACE = named("place", "a place in an outfit", PLACE_NAMES)
PLACES = bits("places", "places in an outfit, from the left", PLACE_NAMES)
TREND = named("trend", "a trend", TREND_NAMES)

EVENTS = event_kinds(
    Event,
    {
        Event.ROUND: EventKind("The seat begins a round.", number=NUMBER),
        Event.RUNWAYS: EventKind("The trends of a round are shown (RY-011).", trends=several(TREND, RUNWAYS)),
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
            cards=CARDS_WORN,
            colours=COLOURS_WORN,
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
            "An outfit is now of these cards.", outfit=OUTFIT, cards=CARDS_WORN, colours=COLOURS_WORN
        ),
        Event.DISCARDED: EventKind("The seat discarded a card.", card=CARD),
        Event.NO_DISCARD: EventKind("The seat had no card to discard (RYA-20)."),
        Event.TRIMMED: EventKind("The seat discarded a card from its Closet (RY-039).", card=CARD),
        Event.TRIGGERED: EventKind(
            "The seat triggered the end of the round (RY-070): by a third outfit, or else by its empty hand.",
            by_outfit=FLAG,
        ),
        Event.TIRED: EventKind("The round is over after so many turns each (RYA-43).", turns=NUMBER),
        Event.FOLLOWED: EventKind(
            "The seat gets points for a trend: with an outfit, or once.", trend=TREND, outfit=OUTFIT, points=NUMBER
        ),
        Event.SCORED: EventKind(
            "The seat scores: for outfits, for what is in the Closet, for trends.",
            outfits=NUMBER,
            closet=NUMBER,
            trends=NUMBER,
        ),
        Event.TOTAL: EventKind(
            "The seat's points in all, and those of its best outfit (RYA-27).", points=NUMBER, best=NUMBER
        ),
        Event.ENDED: EventKind("The game is over.", why=ENDING),
        Event.GATHERED: EventKind("Before a next round all Outfit cards are shuffled into the deck (RYA-38)."),
    },
)
