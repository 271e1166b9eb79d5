"""What an action would lead to, in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from runabout.core.words import Event
from runabout.games.rummy_runway.cards import CARDS, FIRST_WILD, NUMBERS
from runabout.games.rummy_runway.state import OUTFIT_SIZE, RIFF, RIFF_CLOSET, End, Sight
from runabout.games.rummy_runway.worth import worth, worth_of


def foretell(sight: Sight, events: Sequence[Event]) -> str:
    """What is played and taken by a riff; what an outfit that an action completes is worth."""
    for event in events:
        if event.kind == "riffed":
            return f"{CARDS[event.card].text} in, {CARDS[event.taken].text} to your closet"
        if event.kind == "formed":
            about = worth_of(sight, event.cards, event.colours)
            return f"{about.name}: {about.text}"
    return ""


def riff_of(sight: Sight, action: int) -> tuple[int, End, int, int]:
    """A riff as it would go at a table: the outfit, the end played onto, the kind played, the kind taken."""
    choice = (action - RIFF) % (RIFF_CLOSET - RIFF)
    outfit, end = choice // 4, End(choice // 2 % 2)
    kind = worth(sight, outfit).riffs[end]
    played = FIRST_WILD + kind % NUMBERS if choice % 2 else kind
    return outfit, end, played, sight.outfit[outfit][OUTFIT_SIZE - 1 if end == End.LEFT else 0]
