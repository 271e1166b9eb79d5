"""What happens in Running Round Riverdale, as declared facts (see core.facts)."""

from __future__ import annotations

from runabout.core.facts import FLAG, NUMBER, SEAT, EventKind, called, event_kinds, named
from runabout.games.riverdale.box import DECK_NAMES
from runabout.games.riverdale.cards import MOVEMENT_CARDS
from runabout.games.riverdale.naming import colour_of, piece_of, slug
from runabout.games.riverdale.state import COLOURS, HOME, PIECES, SHOP, ZONE, Event


def place_name(place: int) -> str:
    """A place on a pawn's way for programs: "home", "square:15", "circle:2", "shop"."""
    if place == HOME:
        return "home"
    if place == SHOP:
        return "shop"
    return f"circle:{place - ZONE + 1}" if place >= ZONE else f"square:{place}"


CARDS = tuple(slug(card.name) for card in MOVEMENT_CARDS)
CARD = named("card", "a kind of Movement card", CARDS)
COLOUR = named("colour", "a colour", [colour_of(colour) for colour in range(COLOURS)])
DECK = named("deck", "which deck is played (RVA-01)", DECK_NAMES)
PAWNS = tuple(f"pawn:{piece_of(piece).casefold().replace(' ', ':')}" for piece in range(PIECES))
"""What pawns are called by programs, by piece: "pawn:red:2"."""

PAWN = named("pawn", "a pawn, by its colour and number", PAWNS)
PLACE = called(
    "place",
    "a square of the loop, or a place of the pawn's own colour: its Home Base, a circle of its safety zone, Pop's",
    place_name,
)

EVENTS = event_kinds(
    Event,
    {
        Event.BEGINS: EventKind("The seat begins (RV-017), with that deck.", deck=DECK),
        Event.DEALT: EventKind("The seat was dealt so many cards; told to the others.", count=NUMBER),
        Event.DEALT_CARD: EventKind("The seat was dealt a card; told to that seat.", card=CARD),
        Event.PLAYED: EventKind("The seat plays a Movement card.", card=CARD),
        Event.MOVED: EventKind("A pawn moves by the card's own count.", pawn=PAWN, before=PLACE, after=PLACE),
        Event.MOVED_AHEAD: EventKind("A pawn goes on by Move Ahead 3 (RV-043).", pawn=PAWN, before=PLACE, after=PLACE),
        Event.SKATED: EventKind("A pawn rides a skateboard (RV-045).", pawn=PAWN, before=PLACE, after=PLACE),
        Event.STAYED: EventKind(
            "A pawn stays on Move Ahead 3, since its safety zone is ahead (RVA-10).", pawn=PAWN, place=PLACE
        ),
        Event.SENT_HOME: EventKind("A pawn of the seat is sent back to its Home Base.", pawn=PAWN, before=PLACE),
        Event.SWITCHED: EventKind(
            "Two pawns change places; where each stands then.",
            pawn=PAWN,
            other=PAWN,
            place=PLACE,
            other_place=PLACE,
        ),
        Event.ANOTHER_TURN: EventKind("The seat has another turn (RV-040)."),
        Event.DREW: EventKind("The seat drew a card; told to the others."),
        Event.DREW_CARD: EventKind("The seat drew a card; told to that seat.", card=CARD),
        Event.RESHUFFLED: EventKind("So many cards of the discard pile are the new deck (RVA-32).", count=NUMBER),
        Event.DISCARDED: EventKind(
            "The seat discards a card instead of playing one (RV-062); whether it could have switched (RVA-07).",
            card=CARD,
            by_choice=FLAG,
        ),
        Event.TRICKED: EventKind(
            "By Dirty Trick! a pawn of the seat comes out and takes the place of another.",
            pawn=PAWN,
            other=PAWN,
            place=PLACE,
        ),
        Event.SWAPPED: EventKind("By Swap! the seat exchanges hands with another.", other=SEAT),
        Event.GOT_CARD: EventKind("The seat got a card by Swap!; told to that seat.", card=CARD),
        Event.CRASHED: EventKind("The seat plays Crash!: all hands are shuffled into the deck."),
        Event.WON: EventKind("All pawns of the seat are at Pop's (RV-054)."),
        Event.CALLED_OFF: EventKind("The turns are over, and nobody has won (RVA-49)."),
        Event.EMPTY_SIDE: EventKind("Nobody plays a colour, at a table of three (RVA-47).", colour=COLOUR),
    },
)
