"""The rules of outfits, riffs and scoring once more, in plain Python, read from RULES.md and nothing else.

Slow and obvious on purpose: outfits are found by trying every three cards in every order, riffs by trying every card.
A card is its mark ("R5", "W0"); a card in an outfit is worn in a colour: ("W0", "B").
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations, product

from runabout.games.rummy_runway import game

COLOURS = "RYB"
WILD = "W"

Worn = tuple[str, str]
Outfit = tuple[Worn, ...]


@dataclass(frozen=True)
class Agreed:
    """What the table agreed, as far as it matters here."""

    any_colours: bool = False  # RYA-02
    closet_riff: bool = False  # RYA-01
    mix: bool = False  # RYA-03
    wild_number: bool = True  # RYA-39
    wild_colour: bool = True
    at_least: bool = False


def number(card: str) -> int:
    """The number on a card."""
    return int(card[1])


def points(card: str) -> int:
    """What a card is worth (RYA-07, RY-051, RYA-08)."""
    return 0 if card[0] == WILD else number(card)


def may_wear(card: str) -> str:
    """The colours that a card may be worn in (RY-053)."""
    return COLOURS if card[0] == WILD else card[0]


def is_formal(outfit: Outfit) -> bool:
    """RY-025."""
    return len({number(card) for card, _ in outfit}) == 1


def is_casual(outfit: Outfit) -> bool:
    """RY-026, RYA-11."""
    first, second, third = (number(card) for card, _ in outfit)
    return second == first + 1 and third == second + 1


def is_outfit(outfit: Outfit, agreed: Agreed) -> bool:
    """Whether cards worn like this, from left to right, are an outfit (RY-024..027, RYA-02)."""
    if len(outfit) != 3 or any(colour not in may_wear(card) for card, colour in outfit):
        return False
    if not agreed.any_colours and {colour for _, colour in outfit} != set(COLOURS):
        return False
    return is_formal(outfit) or is_casual(outfit)


def outfits_from(hand: Iterable[str], closet: Iterable[str], agreed: Agreed) -> set[tuple[tuple[str, str, str], ...]]:
    """Every outfit that can be formed, as (where it is from, card, colour) from left to right (RY-024, RY-036)."""
    pool = [("hand", card) for card in hand] + [("closet", card) for card in closet]
    found = set()
    for three in set(permutations(pool, 3)):
        anyhow = tuple((card, "") for _, card in three)
        if not is_formal(anyhow) and not is_casual(anyhow):
            continue  # not worth trying every colour
        for colours in product(*(may_wear(card) for _, card in three)):
            if is_outfit(tuple((card, colour) for (_, card), colour in zip(three, colours)), agreed):
                found.add(tuple((source, card, colour) for (source, card), colour in zip(three, colours)))
    return found


@dataclass(frozen=True)
class Riff:
    """One riff: onto which end of which outfit, with what, taking what, and what the outfit is then."""

    outfit: int
    end: str
    source: str
    card: str
    taken: str
    leaves: Outfit


def riffs(outfits: dict[int, Outfit], cards: Iterable[tuple[str, str]], agreed: Agreed) -> set[Riff]:
    """Every riff with these cards, given as (where it is, card) (RY-028..033, RYA-09, RYA-10)."""
    found = set()
    for place, outfit in outfits.items():
        for end, kept, (taken, colour) in (("left", outfit[:2], outfit[2]), ("right", outfit[1:], outfit[0])):
            for source, card in set(cards):
                if colour not in may_wear(card):
                    continue
                played = ((card, colour),)
                leaves = played + kept if end == "left" else kept + played
                if is_outfit(leaves, agreed):
                    found.add(Riff(place, end, source, card, taken, leaves))
    return found


# --- Scoring ----------------------------------------------------------------------------------------------------------

ROW = re.compile(r"\| *\d+ *\| *(?P<name>[^|]+?) *\| *(?P<asks>[^|]+?) *\| *(?P<bonus>\d+) *\|")


@dataclass(frozen=True)
class Trend:
    """One row of the table of trends in RULES.md."""

    name: str
    asks: str
    bonus: int


TRENDS = [
    Trend(found["name"], found["asks"], int(found["bonus"]))
    for found in ROW.finditer((game.folder / "RULES.md").read_text(encoding="utf-8"))
]


def numbers_that_count(outfit: Outfit, agreed: Agreed) -> list[int]:
    """The numbers that a trend looks at (RYA-39)."""
    return [number(card) for card, _ in outfit if agreed.wild_number or card[0] != WILD]


def colours_that_count(outfit: Outfit, agreed: Agreed) -> str:
    """The colours that a trend looks at; a dash for none (RYA-39)."""
    return "".join(colour if agreed.wild_colour or card[0] != WILD else "-" for card, colour in outfit)


def two(numbers: Sequence[int], odd: int, agreed: Agreed) -> bool:
    """Whether two of them are odd, or even."""
    count = sum(number % 2 == odd for number in numbers)
    return count >= 2 if agreed.at_least else count == 2


PER_OUTFIT: dict[str, Callable[[Outfit, Agreed], bool]] = {
    "it is Formal": lambda outfit, agreed: is_formal(outfit),
    "it is Casual": lambda outfit, agreed: is_casual(outfit),
    "its numbers add up to 6 or less": lambda outfit, agreed: sum(numbers_that_count(outfit, agreed)) <= 6,
    "its numbers add up to 21 or more": lambda outfit, agreed: sum(numbers_that_count(outfit, agreed)) >= 21,
    "it has a 0": lambda outfit, agreed: 0 in numbers_that_count(outfit, agreed),
    "it has a 9": lambda outfit, agreed: 9 in numbers_that_count(outfit, agreed),
    "it has a 7": lambda outfit, agreed: 7 in numbers_that_count(outfit, agreed),
    "it has a 5": lambda outfit, agreed: 5 in numbers_that_count(outfit, agreed),
    "it has a wild card": lambda outfit, agreed: any(card[0] == WILD for card, _ in outfit),
    "it has no wild card": lambda outfit, agreed: all(card[0] != WILD for card, _ in outfit),
    "it is Casual and its highest card is red": lambda outfit, agreed: highest_is("R", outfit, agreed),
    "it is Casual and its highest card is yellow": lambda outfit, agreed: highest_is("Y", outfit, agreed),
    "it is Casual and its highest card is blue": lambda outfit, agreed: highest_is("B", outfit, agreed),
    "it is Casual and reads red, yellow, blue or blue, yellow, red": lambda outfit, agreed: (
        is_casual(outfit) and colours_that_count(outfit, agreed) in ("RYB", "BYR")
    ),
    "two of its numbers are odd": lambda outfit, agreed: two(numbers_that_count(outfit, agreed), 1, agreed),
    "two of its numbers are even": lambda outfit, agreed: two(numbers_that_count(outfit, agreed), 0, agreed),
}

ONCE: dict[str, Callable[[int, int], bool]] = {
    "the player has three outfits; once": lambda outfits, closet: outfits == 3,
    "the player has exactly 3 cards in the Closet; once": lambda outfits, closet: closet == 3,
}


def highest_is(colour: str, outfit: Outfit, agreed: Agreed) -> bool:
    """Whether a Casual outfit's highest card, the rightmost, counts as that colour."""
    return is_casual(outfit) and colours_that_count(outfit, agreed)[-1] == colour


@dataclass(frozen=True)
class Score:
    """What a round brings a player: points of outfits, Closet and trends, and the best outfit (RYA-27)."""

    outfits: int
    closet: int
    trends: int
    best: int

    @property
    def total(self) -> int:
        """All points."""
        return self.outfits + self.closet + self.trends


def outfit_trends(outfit: Outfit, trends: Sequence[Trend], agreed: Agreed) -> list[Trend]:
    """The trends that an outfit follows (RY-082)."""
    return [trend for trend in trends if trend.asks in PER_OUTFIT and PER_OUTFIT[trend.asks](outfit, agreed)]


def score(outfits: Sequence[Outfit], closet: Sequence[str], trends: Sequence[Trend], agreed: Agreed) -> Score:
    """What a player's outfits and Closet are worth (RY-080..083)."""
    worth = [sum(points(card) for card, _ in outfit) for outfit in outfits]
    earned = [sum(trend.bonus for trend in outfit_trends(outfit, trends, agreed)) for outfit in outfits]
    once = sum(trend.bonus for trend in trends if trend.asks in ONCE and ONCE[trend.asks](len(outfits), len(closet)))
    return Score(
        sum(worth),
        sum(points(card) for card in closet),
        sum(earned) + once,
        max((one + other for one, other in zip(worth, earned)), default=0),
    )


def winners(totals: Sequence[int], best: Sequence[int]) -> set[int]:
    """Who wins the game (RY-094..096)."""
    most = max(totals)
    tied = [seat for seat, total in enumerate(totals) if total == most]
    highest = max(best[seat] for seat in tied)
    return {seat for seat in tied if best[seat] == highest}


# --- A turn -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Turn:
    """A moment in a turn when a player may form, riff or discard."""

    hand: tuple[str, ...]
    closet: tuple[str, ...]
    outfits: dict[int, Outfit]
    own_outfits: int
    doing: str  # "nothing", "forming" or "riffing"
    spent: tuple[str, ...] = ()  # of the Closet: those that riffed this turn (RYA-42)


def may_form(turn: Turn, agreed: Agreed) -> bool:
    """RY-022, RYA-03, RYA-05."""
    return turn.own_outfits < 3 and (agreed.mix or turn.doing != "riffing")


def may_riff(agreed: Agreed, turn: Turn) -> bool:
    """RY-022, RYA-03."""
    return agreed.mix or turn.doing != "forming"


def cards_to_riff_with(turn: Turn, agreed: Agreed) -> list[tuple[str, str]]:
    """RY-028, RY-037, RYA-01, RYA-42."""
    cards = [("hand", card) for card in turn.hand]
    if agreed.closet_riff:
        cards += [("closet", card) for card in (Counter(turn.closet) - Counter(turn.spent)).elements()]
    return cards


def discards(turn: Turn) -> set[str]:
    """The cards that may be discarded (RY-038, RYA-21)."""
    return set(turn.hand)
