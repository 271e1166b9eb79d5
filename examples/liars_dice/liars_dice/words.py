"""The game in words: its actions, what happened, how it ended, and what a player may know."""

from __future__ import annotations

from typing import Any

from liars_dice.state import DOUBT, SIDES, Event, Sight, State
from runabout.core.result import Result
from runabout.core.words import Action, Names, Words
from runabout.core.words import Event as ToldEvent


def bid_text(bid: int) -> str:
    """A bid by its action number, such as "2 x 5"."""
    return f"{bid // SIDES + 1} x {bid % SIDES + 1}"


class DiceWords(Words):
    """The words of liar's dice."""

    def __init__(self) -> None:
        bids = [Action(bid, "bid", f"bid {bid_text(bid)}") for bid in range(DOUBT)]
        kinds = [event.name.lower() for event in Event]
        super().__init__([*bids, Action(DOUBT, "doubt", "doubt")], kinds, '"bid 2 x 5" or "doubt"')

    def tell(self, event: ToldEvent, names: Names, viewer: int | None = None) -> str:
        """An event as a sentence."""
        is_you = event.seat == viewer
        name, ending = ("You", "") if is_you else (names[event.seat], "s")
        first, second = event.facts[:2]
        if event.kind == "bid":
            return f"{name} bid{ending} {first} x {second}."
        if event.kind == "doubted":
            return f"{name} doubt{ending} it."
        return f"{name} {event.kind.removesuffix('ed')}{ending} {first} and {second}."

    def outcome(self, result: Result, state: State) -> str:
        """Why the game ended."""
        return f"the bid {bid_text(state.last - 1)} was doubted"

    def sight(self, sight: Sight) -> dict[str, Any]:
        """What a viewer may know; `shown` has an entry for each seat at the table, and none for the others."""
        return {
            "seat": sight.seat,
            "bid": bid_text(sight.last - 1) if sight.last else "none",
            "hand": [str(face) for face in sight.own if face],
            "shown": [[str(face) for face in dice if face] for dice in sight.shown[: sight.seats]],
        }
