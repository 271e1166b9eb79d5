"""The game in words: its actions, and how its table is laid out. What is said of them stands in the folder messages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from liars_dice.facts import EVENTS, VERBS, last_bid
from liars_dice.scene import LAYOUT
from liars_dice.state import DOUBT, SIDES
from runabout.core.plan import Area, Label, Plan
from runabout.core.result import Result
from runabout.core.scene import Scene, hand
from runabout.core.speech.declared import Messages
from runabout.core.words import Action, Words

MESSAGES = Messages(Path(__file__).with_name("messages"), LAYOUT, foretells=False, complete_in=("en", "de"))


def bid(number: int) -> Action:
    """The action of a bid, by its number."""
    numbers = (number // SIDES + 1, number % SIDES + 1)
    return Action(number, "bid", f"bid {last_bid(1 + number)}", declared=VERBS["bid"], numbers=numbers)


class DiceWords(Words):
    """The words of liar's dice."""

    def __init__(self) -> None:
        actions = [*map(bid, range(DOUBT)), Action(DOUBT, "doubt", "doubt", declared=VERBS["doubt"])]
        super().__init__(actions, EVENTS, '"bid 2 x 5" or "doubt"', verbs=VERBS, messages=MESSAGES)

    def plan(self, scene: Scene) -> Plan:
        """How the table is laid out for the eye: the dice of each seat, and the last bid."""
        said = self.sayings
        hands = (hand(seat) for seat in range(scene.settings["seats"]))
        areas = (Area("pile", said.say("area-dice"), seat, (own,), hand=True) for seat, own in enumerate(hands))
        bids = Area("counters", said.say("area-table"), places=("bid",))
        return Plan((*areas, bids), {"bid": Label(said.say("label-bid")), "none": Label(said.say("label-no-bid"))})

    def ending(self, result: Result, state: Any) -> dict[str, Any]:
        """What the message `outcome` is given."""
        return {"bid": last_bid(state.last)}
