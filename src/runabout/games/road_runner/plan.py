"""How the table of Road Runner is laid out for the eye: the hands, the attempt and its answers, the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runabout.core.plan import Area, Label, Plan, Tone
from runabout.core.scene import Scene, hand, seat_counter
from runabout.games.road_runner.cards import CARDS, Card
from runabout.games.road_runner.faces import escape_words, meaning, short
from runabout.games.road_runner.scene import CAPTURE_PILE, DRAW_PILE, ESCAPE_PILE, LAID, played

if TYPE_CHECKING:
    from runabout.core.speech.sayings import Sayings

ATTRIBUTES = ("giver", "receiver", "card", "of")
"""Knowledge about a card that left a hand."""


def plan(scene: Scene, said: Sayings) -> Plan:
    """The attempt with its answers, the hands, and the piles."""
    seats = range(scene.settings["seats"])
    return Plan(
        (
            Area("pile", said.say("area-attempt"), places=(LAID,)),
            *(Area("pile", said.say("area-played"), seat=seat, places=(played(seat),)) for seat in seats),
            *(Area("pile", said.say("area-hand"), seat=seat, places=(hand(seat),), hand=True) for seat in seats),
            Area("pile", said.say("area-captures"), places=(CAPTURE_PILE,)),
            Area("pile", said.say("area-escapes"), places=(ESCAPE_PILE,)),
            Area("pile", said.say("area-deck"), places=(DRAW_PILE,)),
            Area("things", said.say("area-memory"), things="left hand:", folded=True),
        ),
        {
            **{card.name: Label(card.title, printed(card, said), tone(card)) for card in CARDS},
            **{seat_counter(seat, "damage"): Label(said.say("label-damage")) for seat in seats},
            **{name: Label(said.say(f"label-{name}")) for name in ATTRIBUTES},
            "left hand": Label(said.say("label-left-hand")),
        },
    )


def printed(card: Card, said: Sayings) -> str:
    """What is printed on a card, in short, after what its title means."""
    line = short(card, False, said) if card.capture else said.say("label-escape", {"stops": escape_words(card, said)})
    means = meaning(card, said)
    return f"{means}; {line}" if means else line


def tone(card: Card) -> Tone:
    """Captures, Escapes and those that are both, in a colour each."""
    if card.dual:
        return "green"
    return "yellow" if card.capture else "blue"
