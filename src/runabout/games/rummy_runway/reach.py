"""The outfits that a seat's own cards make, for a table that shows them: asked of the rules, with name and worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, product
from typing import Any, NamedTuple

from runabout.games.rummy_runway.cards import COLOURS, KINDS, NUMBERS, Colour
from runabout.games.rummy_runway.outfits import is_formal
from runabout.games.rummy_runway.refusals import is_outfit
from runabout.games.rummy_runway.state import OUTFIT_SIZE, OUTFITS_EACH, Sight
from runabout.games.rummy_runway.worth import Worth, followed_by, worth_of

REACH_MAX = 24
"""So many outfits are told: the ones that bring most. A long hand makes more than anybody would look through."""

KEPT = 2_000


class InReach(NamedTuple):
    """An outfit that a seat could form.

    Attributes:
        kinds: of its cards, from the left.
        wears: the `Colour` of each.
        from_closet: 1 for each card that is not in the hand; a card that is in both is taken from the hand.
        worth: what it would be called and worth.
        follows: the Runways that it would follow.
        any_order: its cards may lie in any order (RYA-41).
    """

    kinds: tuple[int, ...]
    wears: tuple[int, ...]
    from_closet: tuple[int, ...]
    worth: Worth
    follows: tuple[int, ...]
    any_order: bool


def in_reach(seen: Any) -> list[InReach]:
    """The outfits that the viewer's cards make, those that bring most first; none for a seat that has three
    (RYA-05), and none while it lays one.

    Args:
        seen: a snapshot of a Sight.
    """
    seat = seen.viewer
    if seat < 0 or seen.over or seen.laid or seen.outfits[seat] == OUTFITS_EACH:
        return []
    hand, stowed = seen.hand, seen.closet[seat]
    have = [here + there for here, there in zip(hand, stowed)]
    found = []
    for kinds in _outfits(tuple(min(count, OUTFIT_SIZE) for count in have), bool(seen.outfit_colours)):
        sources = _sources(kinds, hand)
        for wears in _ways(kinds, bool(seen.outfit_colours)):
            worth, follows = worth_of(seen, kinds, wears), followed_by(seen, kinds, wears)
            found.append(InReach(kinds, wears, sources, worth, follows, bool(is_formal(kinds))))
    found.sort(key=lambda one: (-one.worth.points - one.worth.trend_points, one.kinds, one.wears))
    return found[:REACH_MAX]


@lru_cache(KEPT)
def _outfits(have: tuple[int, ...], any_colours: bool) -> tuple[tuple[int, ...], ...]:
    """The outfits that can be made of so many cards of each kind; a Formal one in one order only."""
    table = Sight()
    table.outfit_colours = int(any_colours)
    by_number = [[kind for kind in range(number, KINDS, NUMBERS) if have[kind]] for number in range(NUMBERS)]
    tried: list[tuple[int, ...]] = []
    for number, kinds in enumerate(by_number):
        tried += combinations_with_replacement(kinds, OUTFIT_SIZE)
        if number + OUTFIT_SIZE <= NUMBERS:
            tried += product(*by_number[number : number + OUTFIT_SIZE])
    return tuple(
        kinds
        for kinds in tried
        if all(kinds.count(kind) <= have[kind] for kind in kinds) and is_outfit(table, kinds[0], kinds[1], kinds[2])
    )


def _ways(kinds: Sequence[int], any_colours: bool) -> Iterator[tuple[int, ...]]:
    """The ways in which the wild cards of an outfit may be worn (RYA-35, RYA-41)."""
    each = [range(COLOURS) if kind // NUMBERS == Colour.WILD else (kind // NUMBERS,) for kind in kinds]
    for wears in product(*each):
        if any_colours or len(set(wears)) == OUTFIT_SIZE:
            yield tuple(wears)


def _sources(kinds: Sequence[int], hand: Sequence[int]) -> tuple[int, ...]:
    """Which cards come from the Closet: those that the hand does not have, or not so often."""
    return tuple(int(kinds[:place].count(kind) >= hand[kind]) for place, kind in enumerate(kinds))
