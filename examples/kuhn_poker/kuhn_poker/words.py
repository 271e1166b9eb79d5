"""The game in words: its actions, and how its table is laid out. What is said of them stands in the folder messages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kuhn_poker.facts import CARD, EVENTS, VERBS
from kuhn_poker.scene import LAYOUT
from kuhn_poker.state import SEATS, Card, Move
from runabout.core.plan import Area, Label, Plan
from runabout.core.result import Result
from runabout.core.scene import Scene, hand, seat_counter
from runabout.core.speech.declared import Messages
from runabout.core.words import Action, Words

MESSAGES = Messages(Path(__file__).with_name("messages"), LAYOUT, foretells=False, complete_in=("en", "de"))


class KuhnWords(Words):
    """The words of Kuhn poker."""

    def __init__(self) -> None:
        verbs = [(move, move.name.lower()) for move in Move]
        actions = [Action(move, verb, verb, declared=VERBS[verb]) for move, verb in verbs]
        super().__init__(actions, EVENTS, '"check", "bet", "fold" or "call"', verbs=VERBS, messages=MESSAGES)

    def plan(self, scene: Scene) -> Plan:
        """How the table is laid out for the eye: for each seat its card, and what it has paid."""
        said = self.sayings
        labels = {CARD.values[card]: Label(said.thing(CARD.values[card], "card")) for card in list(Card)[1:]}
        areas: list[Area] = []
        for seat in range(SEATS):
            paid = seat_counter(seat, "paid")
            labels[paid] = Label(said.say("label-chips"))
            areas.append(Area("pile", said.say("area-card"), seat=seat, places=(hand(seat),), hand=True))
            areas.append(Area("counters", said.say("area-paid"), seat=seat, places=(paid,)))
        return Plan(tuple(areas), labels)

    def ending(self, result: Result, state: Any) -> dict[str, Any]:
        """What the message `outcome` is given."""
        return {"folded": bool(state.folder)}
