"""What an outfit is called, what it is worth and what riffs off it: asked of the rules once, and then looked up.

A page is drawn after every move, and the outfits on it are mostly those of the move before.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from runabout.games.rummy_runway.cards import FIRST_WILD, NUMBERS, WORDS
from runabout.games.rummy_runway.outfits import (
    card_points,
    follows,
    follows_once,
    read_words,
    riffing_kind,
    trend_points,
)
from runabout.games.rummy_runway.state import OUTFIT_SIZE, RIFF, RIFF_CLOSET, RUNWAYS, End, Sight
from runabout.games.rummy_runway.trends import BONUS

OUTFITS_KEPT = 10_000
TERMS = ("trends", "trend_wild_number", "trend_wild_colour", "trend_two")
"""What the table agreed about trends."""


class Worth(NamedTuple):
    """An outfit's name and points.

    Attributes:
        words: the places in WORDS of what it is called, in order; -1 for none (RY-063).
        points: of its cards (RY-080).
        trend_points: by the Runways, those that count once aside (RY-082).
    """

    words: tuple[int, int, int]
    points: int
    trend_points: int

    @property
    def name(self) -> str:
        """What it is called: "Vintage Lace Hat"."""
        return " ".join(WORDS[word] for word in self.words if word >= 0)


def worth(sight: Sight, outfit: int) -> Worth:
    """The worth of an outfit on the table of a sight."""
    return worth_of(sight, sight.outfit[outfit], sight.wears[outfit])


def worth_of(sight: Sight, kinds: Sequence[int], wears: Sequence[int]) -> Worth:
    """What an outfit of these cards, worn as these colours, is worth by the terms and Runways of a sight."""
    terms = [getattr(sight, name) for name in TERMS]
    return _worth(tuple(kinds), tuple(wears), tuple(sight.runway[:RUNWAYS]), *terms)


@lru_cache(OUTFITS_KEPT)
def _worth(kinds: tuple[int, ...], wears: tuple[int, ...], runway: tuple[int, ...], *terms: int) -> Worth:
    table = _table(kinds, wears, runway, terms)
    cards, worn = table.outfit[0], table.wears[0]
    first, second, third = map(int, read_words(cards, worn))
    return Worth((first, second, third), int(card_points(cards)), int(trend_points(table, cards, worn)))


def followed_by(sight: Sight, kinds: Sequence[int], wears: Sequence[int]) -> tuple[int, ...]:
    """The Runways of a sight that an outfit of these cards, worn as these colours, follows."""
    terms = [getattr(sight, name) for name in TERMS]
    return _followed(tuple(kinds), tuple(wears), tuple(sight.runway[:RUNWAYS]), *terms)


@lru_cache(OUTFITS_KEPT)
def _followed(kinds: tuple[int, ...], wears: tuple[int, ...], runway: tuple[int, ...], *terms: int) -> tuple[int, ...]:
    table = _table(kinds, wears, runway, terms)
    return tuple(one for one in runway if table.trends and follows(table, table.outfit[0], table.wears[0], one))


def _table(kinds: Sequence[int], wears: Sequence[int], runway: Sequence[int], terms: Sequence[int]) -> Sight:
    """A table with that outfit alone."""
    table = Sight()
    table.runway[:] = runway
    table.outfit[0], table.wears[0] = kinds, wears
    for name, value in zip(TERMS, terms):
        setattr(table, name, value)
    return table


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


def riff_of(sight: Sight, action: int) -> tuple[int, End, int, int]:
    """A riff as it would go at a table: the outfit, the end played onto, the kind played, the kind taken."""
    choice = (action - RIFF) % (RIFF_CLOSET - RIFF)
    outfit, end = choice // 4, End(choice // 2 % 2)
    kind = int(riffing_kind(sight.outfit[outfit], sight.wears[outfit], end))
    played = FIRST_WILD + kind % NUMBERS if choice % 2 else kind
    return outfit, end, played, sight.outfit[outfit][OUTFIT_SIZE - 1 if end == End.LEFT else 0]
