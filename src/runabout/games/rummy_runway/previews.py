"""Previews: what an outfit that is being laid would be called and worth when it is finished (see core.previews).

Of all outfits that the seat can still make of it, by the rules that say what an outfit is, the one that brings the most
points is told; the first of them where several bring as many.
"""

from __future__ import annotations

import enum

from runabout.core.facts import FLAG, NUMBER, bits
from runabout.core.previews import Previews
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.rummy_runway.cards import COLOURS, KINDS, NUMBERS, Colour
from runabout.games.rummy_runway.facts import WORD
from runabout.games.rummy_runway.naming import TREND_NAMES
from runabout.games.rummy_runway.outfits import card_points, follows, read_words, trend_points
from runabout.games.rummy_runway.refusals import goes_on, is_outfit
from runabout.games.rummy_runway.state import LAY, LAY_CLOSET, OUTFIT_SIZE, RIFF, RUNWAYS, WEAR, Sight

NO_CARD = -1


class Told(enum.IntEnum):
    """The places of a preview's numbers."""

    FIRST = 0
    SECOND = 1
    THIRD = 2
    POINTS = 3
    TRENDS = 4
    FOLLOWS = 5
    SURE = 6


@rule
def preview(sight: Sight, action: int, out: Cells) -> bool:
    """Tell of a card that is laid, or of the colour of a wild one, what the outfit would be worth."""
    if action < LAY or action >= RIFF:
        return False
    out[Told.POINTS] = -1  # nothing is told yet
    first, second, third = laid_at(sight, 0), laid_at(sight, 1), laid_at(sight, 2)
    if action < WEAR:
        kind = (action - LAY) % (LAY_CLOSET - LAY)
        if first == NO_CARD:
            return tell_all(sight, kind, NO_CARD, out)
        if second == NO_CARD:
            return tell_all(sight, first, kind, out)
        third = kind
    worn = said_colours(sight, action - WEAR if action >= WEAR else -1)
    return tell_colours(sight, (first, second, third), worn, out)


@rule
def laid_at(sight: Sight, place: int) -> int:
    """The kind laid at a place of the outfit; NO_CARD where none is yet."""
    return int(sight.laid_kind[place]) if place < sight.laid else NO_CARD


@rule
def tell_all(sight: Sight, first: int, second: int, out: Cells) -> bool:
    """Tell of an outfit whose third card is still to be chosen from what the seat has; the second, if it is NO_CARD."""
    told, unsaid = False, int(Colour.WILD)
    worn = unsaid, unsaid, unsaid
    if second == NO_CARD:
        for kind in range(KINDS):
            if goes_on(first, kind) and has_left(sight, kind, first, NO_CARD):
                told = tell_all_thirds(sight, first, kind, worn, out) or told
        return told
    return tell_all_thirds(sight, first, second, worn, out)


@rule
def tell_all_thirds(sight: Sight, first: int, second: int, worn: tuple[int, int, int], out: Cells) -> bool:
    """Tell of an outfit of which the third card is still to be chosen."""
    told = False
    for kind in range(KINDS):
        if is_outfit(sight, first, second, kind) and has_left(sight, kind, first, second):
            told = tell_colours(sight, (first, second, kind), worn, out) or told
    return told


@rule
def has_left(sight: Sight, kind: int, first: int, second: int) -> bool:
    """Whether the seat has a card of a kind beside those two."""
    used = (1 if kind == first else 0) + (1 if kind == second else 0)
    return bool(sight.hand[kind] + sight.closet[sight.viewer][kind] > used)


@rule
def said_colours(sight: Sight, colour: int) -> tuple[int, int, int]:
    """What the cards that are laid are worn as, WILD where that is not said; `colour` is said now, unless negative."""
    first, second = int(sight.laid_wears[0]), int(sight.laid_wears[1])
    third = int(sight.laid_wears[2]) if sight.laid == OUTFIT_SIZE else int(Colour.WILD)  # it is only laid now
    if colour >= 0:  # the leftmost is asked for (RYA-41)
        if first == Colour.WILD:
            first = colour
        elif second == Colour.WILD:
            second = colour
        else:
            third = colour
    return first, second, third


@rule
def tell_colours(sight: Sight, cards: tuple[int, int, int], said: tuple[int, int, int], out: Cells) -> bool:
    """Tell of an outfit of these cards, in each way in which its wild cards may be worn."""
    told = False
    for first in range(COLOURS):
        if may_be(cards[0], said[0], first):
            for second in range(COLOURS):
                if may_be(cards[1], said[1], second) and (sight.outfit_colours or second != first):
                    for third in range(COLOURS):
                        if may_be(cards[2], said[2], third) and (
                            sight.outfit_colours or (third != first and third != second)  # RYA-35
                        ):
                            tell(sight, cards, (first, second, third), out)
                            told = True
    return told


@rule
def may_be(kind: int, said: int, colour: int) -> bool:
    """Whether a card may be worn as a colour: its own, or, of a wild one, the one that is said, or else any."""
    own = kind // NUMBERS
    if own == Colour.WILD:
        own = said
    return own == Colour.WILD or own == colour


@rule
def tell(sight: Sight, cards: tuple[int, int, int], wears: tuple[int, int, int], out: Cells) -> None:
    """Tell of an outfit, unless one is told that brings as many points; and whether all are alike."""
    points, by_trends = int(card_points(cards)), int(trend_points(sight, cards, wears))
    first, second, third = read_words(cards, wears)
    if out[Told.POINTS] >= 0:
        same = out[Told.FIRST] == first and out[Told.SECOND] == second and out[Told.THIRD] == third
        if not same or out[Told.POINTS] != points or out[Told.TRENDS] != by_trends:
            out[Told.SURE] = 0
        if points + by_trends <= out[Told.POINTS] + out[Told.TRENDS]:
            return
    else:
        out[Told.SURE] = 1
    out[Told.FIRST], out[Told.SECOND], out[Told.THIRD] = first, second, third
    out[Told.POINTS], out[Told.TRENDS] = points, by_trends
    out[Told.FOLLOWS] = 0
    if sight.trends:
        for at in range(RUNWAYS):
            if follows(sight, cards, wears, sight.runway[at]):
                out[Told.FOLLOWS] |= 1 << sight.runway[at]


PREVIEWS = Previews(
    "What the outfit that is being laid would be called and worth when it is finished: of all that the seat can make "
    "of it, the one that brings the most; whether it can be no other.",
    preview,
    first=WORD,
    second=WORD,
    third=WORD,
    points=NUMBER,
    trends=NUMBER,
    follows=bits("trends", "trends that it follows", TREND_NAMES)._replace(sort="trend"),
    sure=FLAG,
)
