"""What can happen and what can be done: the kinds of event and of action, with the names of their numbers."""

from __future__ import annotations

from kuhn_poker.state import Card, Event
from runabout.core.facts import EventKind, event_kinds, named
from runabout.core.scene import Scene, seat_counter
from runabout.core.verbs import HAND, Action, Item, VerbKind, place, verb_kinds

CARD = named("card", "a card", [card.name.lower() for card in Card])

EVENTS = event_kinds(
    Event,
    {
        Event.DEALT: EventKind("The seat was dealt a card; told to that seat.", card=CARD),
        Event.CHECKED: EventKind("The seat checked."),
        Event.BET: EventKind("The seat bet."),
        Event.FOLDED: EventKind("The seat folded."),
        Event.CALLED: EventKind("The seat called the bet."),
        Event.SHOWED: EventKind("The seat showed its card.", card=CARD),
    },
)


def own_card(scene: Scene, action: Action) -> list[Item]:
    """Who does not bet presses the card in hand."""
    (card,) = scene.piles[HAND(scene, action)]
    return [place(HAND(scene, action), card)]


def own_chips(scene: Scene, action: Action) -> list[Item]:
    """Who bets presses what is paid into the pot."""
    return [place(seat_counter(scene.decision["seat"], "paid"))]


VERBS = verb_kinds(
    check=VerbKind("Bet nothing.", about=own_card),
    bet=VerbKind("Bet.", about=own_chips),
    fold=VerbKind("Give up against a bet.", about=own_card),
    call=VerbKind("Pay as much as the bet.", about=own_chips),
)
