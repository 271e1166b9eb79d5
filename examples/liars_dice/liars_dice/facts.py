"""What can happen and what can be done: the kinds of event and of action, with the names of their numbers."""

from __future__ import annotations

from liars_dice.state import DICE, SIDES, Event
from runabout.core.facts import NUMBER, EventKind, called, event_kinds, number, several
from runabout.core.verbs import VerbKind, turn, verb_kinds


def bid_text(count: int, face: int) -> str:
    """A bid, such as "2 x 5"."""
    return f"{count} x {face}"


def last_bid(last: int) -> str:
    """The last bid by 1 + its action number, "none" by 0."""
    return bid_text((last - 1) // SIDES + 1, (last - 1) % SIDES + 1) if last else "none"


FACE = number("face", "a face of a die, by its number")
BID = called("bid", 'the last bid, such as "2 x 5"; "none" before the first', last_bid)

EVENTS = event_kinds(
    Event,
    {
        Event.ROLLED: EventKind("The seat rolled its dice; told to that seat.", dice=several(FACE, DICE)),
        Event.BID: EventKind("The seat bid.", count=NUMBER, face=FACE),
        Event.DOUBTED: EventKind("The seat doubted the last bid."),
        Event.SHOWED: EventKind("The seat showed its dice.", dice=several(FACE, DICE)),
    },
)

VERBS = verb_kinds(
    bid=VerbKind("Bid that so many dice show a face.", count=NUMBER, face=FACE),
    doubt=VerbKind("Doubt the last bid.", about=lambda scene, action: [turn()]),
)
