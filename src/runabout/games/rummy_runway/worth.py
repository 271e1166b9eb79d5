"""What an outfit is called, what it is worth and what riffs off it: asked of the rules once, and then looked up.

A page is drawn after every move, and the outfits on it are mostly those of the move before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from runabout.games.rummy_runway.cards import NUMBERS, outfit_name
from runabout.games.rummy_runway.outfits import card_points, follows_once, is_formal, riffing_kind, trend_points
from runabout.games.rummy_runway.state import RUNWAYS, End, Sight
from runabout.games.rummy_runway.trends import BONUS

OUTFITS_KEPT = 10_000
TERMS = ("trends", "trend_wild_number", "trend_wild_colour", "trend_two")
"""What the table agreed about trends."""


@dataclass(frozen=True)
class Worth:
    """An outfit's name, points and riffs.

    Attributes:
        name: what it is called (RY-063).
        formal: whether it is Formal (RY-025); else it is Casual.
        points: of its cards (RY-080).
        trend_points: by the Runways, those that count once aside (RY-082).
        riffs: by `End`, the plain kind that riffs onto it; -1 for none.
    """

    name: str
    formal: bool
    points: int
    trend_points: int
    riffs: tuple[int, int]

    @property
    def text(self) -> str:
        """Points in words: "15 points, and 4 by trends"."""
        more = f", and {self.trend_points} by trends" if self.trend_points else ""
        return f"{self.points} point{'' if self.points == 1 else 's'}{more}"


def worth_of(sight: Sight, kinds: Sequence[int], wears: Sequence[int]) -> Worth:
    """The worth of cards as an outfit, worn in these colours, at the table of a sight."""
    return worth_among(kinds, wears, sight.runway[:RUNWAYS], [getattr(sight, name) for name in TERMS])


def worth_among(kinds: Sequence[int], wears: Sequence[int], runway: Sequence[int], terms: Sequence[int]) -> Worth:
    """The same where these are the Runways, and this is agreed (TERMS)."""
    return _worth(tuple(kinds), tuple(wears), tuple(runway), *terms)


def worth(sight: Sight, outfit: int) -> Worth:
    """The worth of an outfit on the table."""
    return worth_of(sight, sight.outfit[outfit], sight.wears[outfit])


@lru_cache(OUTFITS_KEPT)
def _worth(kinds: tuple[int, ...], wears: tuple[int, ...], runway: tuple[int, ...], *terms: int) -> Worth:
    table = Sight()
    table.outfit[0] = kinds
    table.wears[0] = wears
    table.runway[:] = runway
    for name, value in zip(TERMS, terms):
        setattr(table, name, value)
    return Worth(
        look_name(kinds, wears),
        bool(is_formal(table, 0)),
        int(card_points(table, 0)),
        int(trend_points(table, 0)),
        (int(riffing_kind(table, 0, End.LEFT)), int(riffing_kind(table, 0, End.RIGHT))),
    )


def points_once(outfits: int, closet: int, runway: Sequence[int]) -> int:
    """Points for the trends that count once (RYA-18).

    Args:
        outfits: how many a player has.
        closet: cards in the player's Closet.
        runway: the trends of the round, by number.
    """
    return _points_once(outfits, closet, tuple(runway))


@lru_cache(OUTFITS_KEPT)
def _points_once(outfits: int, closet: int, runway: tuple[int, ...]) -> int:
    table = Sight()
    table.outfits[0], table.closet_size[0] = outfits, closet
    return sum(int(BONUS[trend]) for trend in runway if follows_once(table, 0, trend))


def look_name(kinds: Sequence[int], wears: Sequence[int]) -> str:
    """What an outfit is called: its three kinds of card, and the colour that each is worn as, from left to right."""
    left, middle, right = (plain_kind(kind, colour) for kind, colour in zip(kinds, wears, strict=True))
    return outfit_name((left, middle, right))


def plain_kind(kind: int, colour: int) -> int:
    """The plain card that a card is worn as: itself, or that of a wild one's colour and number."""
    return colour * NUMBERS + kind % NUMBERS
