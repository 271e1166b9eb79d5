"""What is printed on the cards and on the squares of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from runabout.core.plan import Face
from runabout.games.riverdale.cards import MOVEMENT_CARDS
from runabout.games.riverdale.naming import slug

if TYPE_CHECKING:
    from runabout.core.speech.sayings import Sayings

PLAIN_RULE = "RV-073"
"""The rule of the cards that are nothing but a number."""

SPECIALS = {"dirty-trick": "RV-094", "swap": "RV-097", "crash": "RV-099"}
"""The Special cards, by `Special`, with their rules."""

SIGNS = {
    "another-turn": "RV-040",
    "move-ahead": "RV-043",
    "skateboard-green": "RV-045",
    "skateboard-red": "RV-045",
}
"""What squares have on them, with the rules."""


def cards(said: Sayings) -> list[Face]:
    """The Movement cards, by kind."""
    return [
        said.face(slug(card.name), card.rule, "face-number" if card.rule == PLAIN_RULE else "")
        for card in MOVEMENT_CARDS
    ]


def specials(said: Sayings) -> list[Face]:
    """The Special cards, by `Special`."""
    return [said.face(name, rule) for name, rule in SPECIALS.items()]


def faces(said: Sayings) -> tuple[Face, ...]:
    """Every kind of card, and the special squares."""
    return (*cards(said), *specials(said), *(said.face(name, rule) for name, rule in SIGNS.items()))
