"""What is printed on the cards: Outfit cards by kind, and the Runways."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from runabout.core.plan import Face, Tone
from runabout.games.rummy_runway.cards import CARDS, FIRST_WORD, Card, Colour
from runabout.games.rummy_runway.naming import WORD_NAMES, asked_by, trend_slug
from runabout.games.rummy_runway.trends import TRENDS, Trend

if TYPE_CHECKING:
    from runabout.core.speech.sayings import Listener, Sayings

GROUPS = {Colour.RED: "style", Colour.YELLOW: "item", Colour.BLUE: "fabric", Colour.WILD: "wild"}
RULES = {Colour.RED: "RY-060", Colour.YELLOW: "RY-061", Colour.BLUE: "RY-062", Colour.WILD: "RY-053"}
TONES: tuple[Tone, ...] = ("red", "yellow", "blue", "violet")
"""By `Colour`."""


def faces(said: Sayings, listener: Listener) -> tuple[Face, ...]:
    """Every kind of Outfit card, then every Runway."""
    return (*(card_face(card, said) for card in CARDS), *(trend_face(trend, said, listener) for trend in TRENDS))


def card_face(card: Card, said: Sayings) -> Face:
    """An Outfit card as printed."""
    group, more = GROUPS[card.colour], {"word": word_on(card, said), "points": card.points}
    face = said.face(card.name, RULES[card.colour], f"face-{group}", **more)
    return replace(face, title=face.title[:1].upper() + face.title[1:])


def word_on(card: Card, said: Sayings) -> str:
    """The word on a card; "" on a wild one."""
    return "" if card.colour == Colour.WILD else said.thing(WORD_NAMES[FIRST_WORD[card.colour] + card.number])


def trend_face(trend: Trend, said: Sayings, listener: Listener) -> Face:
    """A Runway card."""
    slug = trend_slug(trend)
    more = {"title": said.thing(slug, "trend", listener), "asks": what_is_asked(trend, said), "bonus": trend.bonus}
    return said.face(slug, "RYA-17", "face-runway", **more, once="yes" if trend.once else "no")


def what_is_asked(trend: Trend, said: Sayings) -> str:
    """What a trend asks for, in a few words."""
    return said.say_typed("label-asks", {"asks": ("asks", asked_by(trend))})
