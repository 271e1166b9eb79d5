"""What makes an outfit, what riffs off it, and what it is worth. Sets of kinds are bits, as in State.held."""

from __future__ import annotations

from collections.abc import Sequence

from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.rummy_runway.cards import (
    BIT,
    COLOURS,
    FIRST_WILD,
    FIRST_WORD,
    KIND_OF,
    KINDS,
    NUMBERS,
    POINTS,
    Colour,
)
from runabout.games.rummy_runway.state import OUTFIT_SIZE, RUNWAYS, End, Open, State
from runabout.games.rummy_runway.trends import BONUS, CONDITION, NUMBER, Condition

A_COLOUR = (1 << NUMBERS) - 1
"""All the kinds of one colour, as bits from its 0 on."""

YELLOW, BLUE = Colour.YELLOW * NUMBERS, Colour.BLUE * NUMBERS
Row = Cells | Sequence[int]
"""The cards of an outfit from left to right, or the colours that they are worn as."""

HIGHEST_START = NUMBERS - OUTFIT_SIZE
"""No Casual outfit begins with a higher number, for nothing follows 9 (RYA-11)."""


@rule
def list_kinds(kinds: int, section: int, out: Cells, n: int) -> int:
    """Write a section's action for each kind of a set into `out` from place n on; the place after the last."""
    while kinds != 0:
        lowest = kinds & -kinds
        out[n] = section + KIND_OF[lowest % BIT]
        n += 1
        kinds ^= lowest
    return n


# --- Forming ----------------------------------------------------------------------------------------------------------


@rule
def beginnings(state: State, seat: int) -> int:
    """The kinds with which an outfit could begin that `seat` can complete from hand and Closet (RYA-44)."""
    have = int(state.held[seat] | state.stowed[seat])  # RY-036
    if state.outfit_colours:
        return have & each_colour(starts_of_any_colours(state, seat, have))
    return have & openings(have)


@rule
def openings(have: int) -> int:
    """The kinds with which an outfit of one card of each colour (RYA-02) could begin, made of a set of kinds."""
    red, yellow = have & A_COLOUR, (have >> YELLOW) & A_COLOUR
    blue, wild = (have >> BLUE) & A_COLOUR, (have >> FIRST_WILD) & A_COLOUR
    as_red, as_yellow, as_blue = red | wild, yellow | wild, blue | wild  # RY-053, RY-054, RYA-35
    # Casual: the next two numbers are there in two colours, in either order (RY-026, RY-027, RYA-11).
    yellow_blue = (as_yellow >> 1 & as_blue >> 2) | (as_blue >> 1 & as_yellow >> 2)
    red_blue = (as_red >> 1 & as_blue >> 2) | (as_blue >> 1 & as_red >> 2)
    red_yellow = (as_red >> 1 & as_yellow >> 2) | (as_yellow >> 1 & as_red >> 2)
    # Formal: the number is there three times (RY-025), once wild at most, for there is one such card (RY-006).
    formal = (red & yellow & (blue | wild)) | (blue & wild & (red | yellow))
    return (
        (yellow_blue | formal)
        | (red_blue | formal) << YELLOW
        | (red_yellow | formal) << BLUE
        | (yellow_blue | red_blue | red_yellow | formal) << FIRST_WILD
    )


@rule
def starts_of_any_colours(state: State, seat: int, have: int) -> int:
    """The numbers, as bits, with which an outfit could begin where its colours are free."""
    there = (have | have >> YELLOW | have >> BLUE | have >> FIRST_WILD) & A_COLOUR
    starts = there & there >> 1 & there >> 2
    for number in range(NUMBERS):
        if (there >> number) & 1 and copies(state, seat, number) >= OUTFIT_SIZE:
            starts |= 1 << number
    return starts


@rule
def each_colour(numbers: int) -> int:
    """The kinds with these numbers."""
    return numbers | numbers << YELLOW | numbers << BLUE | numbers << FIRST_WILD


@rule
def copies(state: State, seat: int, number: int) -> int:
    """Cards with a number in a seat's hand and Closet."""
    found = 0
    for kind in range(number, KINDS, NUMBERS):
        found += state.hand[seat, kind] + state.closet[seat, kind]
    return found


@rule
def left_over(state: State, seat: int, from_closet: int) -> int:
    """The kinds that a seat has in its hand, or its Closet, beside those laid from there already (RYA-44)."""
    kinds = int(state.stowed[seat] if from_closet else state.held[seat])
    for place in range(state.laid):
        if state.laid_from[place] == from_closet:
            kind = state.laid_kind[place]
            left = state.closet[seat, kind] if from_closet else state.hand[seat, kind]
            for other in range(state.laid):
                if state.laid_kind[other] == kind and state.laid_from[other] == from_closet:
                    left -= 1
            if left == 0:
                kinds &= ~(1 << kind)
    return kinds


@rule
def continuations(state: State, seat: int, have: int) -> int:
    """The kinds that can be laid next in the outfit that `seat` has begun, so that `have` completes it."""
    number = state.laid_kind[0] % NUMBERS
    worn = 0  # colours that no further card may have (RYA-02)
    if not state.outfit_colours:
        for place in range(state.laid):
            if state.laid_wears[place] != Colour.WILD:
                worn |= 1 << state.laid_wears[place]
    same = of_number(have, number) & ~worn
    if state.laid == 2:
        if state.laid_kind[1] % NUMBERS == number:
            return as_kinds(same, number)
        return as_kinds(of_number(have, number + 2) & ~worn, number + 2)
    going_on = 0
    if state.outfit_colours:
        if copies(state, seat, number) >= OUTFIT_SIZE:
            going_on = as_kinds(same, number)
    elif same & (same - 1) != 0:  # two colours of it at least
        going_on = as_kinds(same, number)
    if number > HIGHEST_START:
        return going_on
    middle, last = of_number(have, number + 1) & ~worn, of_number(have, number + 2) & ~worn
    for colour in range(COLOURS + 1):
        if (middle >> colour) & 1:
            free = last if colour == Colour.WILD or state.outfit_colours else last & ~(1 << colour)
            if free != 0:
                going_on |= 1 << (colour * NUMBERS + number + 1)
    return going_on


@rule
def of_number(have: int, number: int) -> int:
    """The colours, as bits, in which a set of kinds has a number."""
    there = have >> number
    return there & 1 | (there >> YELLOW & 1) << 1 | (there >> BLUE & 1) << 2 | (there >> FIRST_WILD & 1) << 3


@rule
def as_kinds(colours: int, number: int) -> int:
    """The kinds of a number in these colours, given as bits."""
    spread = colours & 1 | (colours >> 1 & 1) << YELLOW | (colours >> 2 & 1) << BLUE | (colours >> 3 & 1) << FIRST_WILD
    return spread << number


@rule
def colours_free(state: State) -> int:
    """The colours, as bits, that a wild card of the outfit laid may be worn as (RYA-09, RYA-35)."""
    free = (1 << COLOURS) - 1
    if not state.outfit_colours:
        for place in range(OUTFIT_SIZE):
            free &= ~(1 << state.laid_wears[place])
    return free


# --- Riffing ----------------------------------------------------------------------------------------------------------


@rule
def is_formal(cards: Row) -> bool:
    """Whether the cards of an outfit are a set (RY-025); else they are a sequence (RY-026)."""
    return bool(cards[0] % NUMBERS == cards[1] % NUMBERS)


@rule
def riffing_kind(cards: Row, wears: Row, end: int) -> int:
    """The plain card that riffs onto an end: of the colour of the card that it takes (RY-029), with the number that
    keeps the outfit one (RY-031), as the blue 1 or the red 5 in RY-065; -1 where there is none. Onto a Formal outfit
    it is its own number (RYA-12), so each stays what it is (RYA-13).
    """
    taken = OUTFIT_SIZE - 1 if end == End.LEFT else 0
    beside = cards[OUTFIT_SIZE - 1 - taken] % NUMBERS
    if not is_formal(cards):
        beside += 1 if end == End.RIGHT else -1
    if beside < 0 or beside >= NUMBERS:  # RYA-11
        return -1
    return int(wears[taken] * NUMBERS + beside)


@rule
def find_need(state: State, outfit: int) -> None:
    """Keep what riffs onto each end of an outfit."""
    for end in range(2):
        state.need[outfit, end] = 1 + riffing_kind(state.outfit[outfit], state.wears[outfit], end)


# --- Names ------------------------------------------------------------------------------------------------------------


@rule
def read_words(cards: Row, wears: Row) -> tuple[int, int, int]:
    """What an outfit is called: the places in WORDS of its cards' words, in the order in which they are read (RY-063),
    each once; -1 for none. A wild card has the word of its number in the colour that it wears (RYA-46).
    """
    first = FIRST_WORD[wears[0]] + cards[0] % NUMBERS
    second = FIRST_WORD[wears[1]] + cards[1] % NUMBERS
    third = FIRST_WORD[wears[2]] + cards[2] % NUMBERS
    if second < first:
        first, second = second, first
    if third < second:
        second, third = third, second
    if second < first:
        first, second = second, first
    if third == second:
        third = -1
    if second == first:
        second, third = third, -1
    return first, second, third


# --- Points -----------------------------------------------------------------------------------------------------------


@rule
def card_points(cards: Row) -> int:
    """The points of an outfit's cards (RY-080); a wild one, laid or riffed, has none (RY-051, RY-052)."""
    found = 0
    for place in range(OUTFIT_SIZE):
        found += POINTS[cards[place]]
    return found


@rule
def closet_points(state: Open, seat: int) -> int:
    """The points of a Closet's cards (RY-035, RY-081); wild ones have none (RYA-08)."""
    found = 0
    for kind in range(FIRST_WILD):
        found += POINTS[kind] * state.closet[seat, kind]
    return found


@rule
def trend_points(state: Open, cards: Row, wears: Row) -> int:
    """What an outfit earns by the trends that it follows (RY-082), each of the three Runways looked at (RYA-06)."""
    found = 0
    if state.trends:
        for at in range(RUNWAYS):
            if follows(state, cards, wears, state.runway[at]):
                found += BONUS[state.runway[at]]
    return found


@rule
def followed_runways(state: Open, cards: Row, wears: Row) -> int:
    """Which of the three Runways an outfit follows, as bits: 1 for the first."""
    found = 0
    if state.trends:
        for at in range(RUNWAYS):
            if follows(state, cards, wears, state.runway[at]):
                found |= 1 << at
    return found


@rule
def follows(state: Open, cards: Row, wears: Row, trend: int) -> bool:
    """Whether an outfit follows a trend (RYA-17). Those that count once are no outfit's (RYA-18)."""
    condition, number = CONDITION[trend], NUMBER[trend]
    if condition == Condition.FORMAL or condition == Condition.CASUAL:
        return bool(is_formal(cards) == (condition == Condition.FORMAL))
    if condition == Condition.HIGHEST:
        return is_highest(state, cards, wears, number)
    if condition == Condition.COLOUR_ORDER:
        return is_in_colour_order(state, cards, wears)
    if condition > Condition.EVEN:
        return False
    total, wilds, with_number, odd, even = 0, 0, 0, 0, 0
    for place in range(OUTFIT_SIZE):
        kind = cards[place]
        if kind >= FIRST_WILD:
            wilds += 1
            if not state.trend_wild_number:  # RYA-39
                continue
        total += kind % NUMBERS
        if kind % NUMBERS == number:
            with_number += 1
        if kind % 2:
            odd += 1
        else:
            even += 1
    if condition == Condition.SUM_AT_MOST:
        return bool(total <= number)
    if condition == Condition.SUM_AT_LEAST:
        return bool(total >= number)
    if condition == Condition.CONTAINS:
        return with_number > 0
    if condition == Condition.WILD:
        return wilds > 0
    if condition == Condition.NO_WILD:
        return wilds == 0
    counted = odd if condition == Condition.ODD else even
    return bool(counted == number or (state.trend_two and counted > number))


@rule
def is_highest(state: Open, cards: Row, wears: Row, colour: int) -> bool:
    """Whether a Casual outfit's highest card is of a colour (RYA-39)."""
    last = OUTFIT_SIZE - 1
    if is_formal(cards) or (cards[last] >= FIRST_WILD and not state.trend_wild_colour):
        return False
    return bool(wears[last] == colour)


@rule
def is_in_colour_order(state: Open, cards: Row, wears: Row) -> bool:
    """Whether a Casual outfit's colours read in the order of the sheet, from either end (RYA-39)."""
    if is_formal(cards):
        return False
    for place in range(OUTFIT_SIZE):
        if cards[place] >= FIRST_WILD and not state.trend_wild_colour:
            return False
    if wears[1] != Colour.YELLOW:
        return False
    return bool(wears[0] == Colour.RED and wears[2] == Colour.BLUE) or bool(
        wears[0] == Colour.BLUE and wears[2] == Colour.RED
    )


@rule
def follows_once(state: Open, seat: int, trend: int) -> bool:
    """Whether a player follows a trend that counts once (RYA-18)."""
    if CONDITION[trend] == Condition.OUTFITS:
        return bool(state.outfits[seat] == NUMBER[trend])
    return bool(CONDITION[trend] == Condition.CLOSET and state.closet_size[seat] == NUMBER[trend])
