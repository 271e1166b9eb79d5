"""The game in words: its actions, what happened, and how it ended."""

from __future__ import annotations

from liars_dice.state import DICE, DOUBT, SIDES, Event, State
from runabout.core.facts import NUMBER, EventKind, called, event_kinds, number, several
from runabout.core.result import Result
from runabout.core.words import Action, Names, Words
from runabout.core.words import Event as ToldEvent


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


class DiceWords(Words):
    """The words of liar's dice."""

    def __init__(self) -> None:
        bids = [Action(bid, "bid", f"bid {last_bid(1 + bid)}") for bid in range(DOUBT)]
        super().__init__([*bids, Action(DOUBT, "doubt", "doubt")], EVENTS, '"bid 2 x 5" or "doubt"')

    def tell(self, event: ToldEvent, names: Names, viewer: int | None = None) -> str:
        """An event as a sentence."""
        is_you = event.seat == viewer
        name, ending = ("You", "") if is_you else (names[event.seat], "s")
        if event.kind == "bid":
            return f"{name} bid{ending} {bid_text(event.count, event.face)}."
        if event.kind == "doubted":
            return f"{name} doubt{ending} it."
        first, second = event.dice
        return f"{name} {event.kind.removesuffix('ed')}{ending} {first} and {second}."

    def outcome(self, result: Result, state: State) -> str:
        """Why the game ended."""
        return f"the bid {last_bid(state.last)} was doubted"
