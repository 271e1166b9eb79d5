"""What happens in Road Runner, as declared facts (see core.facts)."""

from __future__ import annotations

from typing import Any

from runabout.core.facts import FLAG, NUMBER, SEAT, EventKind, FieldType, event_kinds, member, named
from runabout.games.road_runner.attempts import ATTEMPTS
from runabout.games.road_runner.cards import CARDS, Method
from runabout.games.road_runner.state import Event

CARD_NAMES = tuple(card.name for card in CARDS)
CARD = named("card", "a card", CARD_NAMES)
METHOD = member("method", "a way to capture", Method)


def attempt_number(numbers: tuple[int, ...]) -> int:
    """An attempt, by its number."""
    return numbers[0]


def attempt_plain(numbers: tuple[int, ...]) -> dict[str, Any]:
    """An attempt as data for JSON; `is`, what messages select by, is its method."""
    attempt = ATTEMPTS[numbers[0]]
    method = attempt.way.method.name.casefold()
    return {
        "is": method,
        "method": method,
        "cards": [CARD_NAMES[title] for title in attempt.titles],
    }


ATTEMPT = FieldType(
    "attempt",
    "a way to capture, and the cards that make it",
    1,
    attempt_number,
    attempt_plain,
    {
        "type": "object",
        "properties": {
            "is": METHOD.schema,
            "method": METHOD.schema,
            "cards": {"type": "array", "items": CARD.schema},
        },
        "required": ["is", "method", "cards"],
    },
    sort="attempt",
)

EVENTS = event_kinds(
    Event,
    {
        Event.DEALS: EventKind("The seat deals (RRA-22)."),
        Event.DEALT: EventKind("The seat was dealt so many cards; told to the others.", count=NUMBER),
        Event.DEALT_CARD: EventKind("The seat was dealt a card; told to that seat.", card=CARD),
        Event.DREW: EventKind("The seat drew a card; told to the others."),
        Event.DREW_CARD: EventKind("The seat drew a card; told to that seat.", card=CARD),
        Event.NOTHING_TO_DRAW: EventKind("The seat found the draw pile empty (RRA-10)."),
        Event.LAID: EventKind("The seat laid a card towards an attempt; told to that seat.", card=CARD),
        Event.TOOK_BACK: EventKind("The seat took back a card that it had laid; told to that seat.", card=CARD),
        Event.CALLED: EventKind("The seat called an attempt.", attempt=ATTEMPT),
        Event.PLAYED: EventKind(
            "The seat played an Escape, which does so much damage; whether the attempt was prevented already.",
            card=CARD,
            damage=NUMBER,
            as_well=FLAG,
        ),
        Event.DECLINED: EventKind("The seat played no Escape."),
        Event.FOILED: EventKind("The seat's attempt was prevented, with so much damage in all.", damage=NUMBER),
        Event.CAUGHT: EventKind("The seat caught the road runner."),
        Event.PASSED: EventKind("The seat passed a card to another; told to those who do not see it.", to=SEAT),
        Event.PASSED_CARD: EventKind("The seat passed a card to another; told to those two.", card=CARD, to=SEAT),
        Event.KEPT: EventKind("The seat's card came all the way round to itself (RRA-12); told to the others."),
        Event.KEPT_CARD: EventKind("The seat's card came all the way round to itself; told to that seat.", card=CARD),
        Event.SKIPPED: EventKind("The seat's turn was skipped; so many damage counters are left.", left=NUMBER),
        Event.EMPTY_HANDED: EventKind("The seat had no card to do anything with (RRA-11)."),
        Event.RESHUFFLED: EventKind(
            "So many cards are the new draw pile; whether that was the first time.", count=NUMBER, first=FLAG
        ),
        Event.CALLED_OFF: EventKind("Nobody caught the road runner (RRA-29)."),
    },
)
