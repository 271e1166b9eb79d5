"""Why an action is not allowed now: written from what the rules forbid, apart from what `legal` offers."""

from __future__ import annotations

import enum

from runabout.core.game import RULING
from runabout.core.piles import find
from runabout.core.rule import rule
from runabout.games.rummy_runway.cards import COLOURS, FIRST_WILD, KINDS, NUMBERS, Colour
from runabout.games.rummy_runway.state import (
    ACTIONS,
    DISCARD,
    DRAW,
    END_TURN,
    LAY,
    LAY_CLOSET,
    OUTFIT_SIZE,
    OUTFITS_EACH,
    RIFF,
    RIFF_CLOSET,
    STOP,
    TAKE,
    TRIM,
    WEAR,
    Doing,
    End,
    Open,
    Phase,
    State,
)


class Because(enum.IntEnum):
    """The rules that forbid actions, as `refuse` returns them."""

    LEGAL = 0
    GAME_ENDED = 92
    DRAW_FIRST = 20  # the turn begins by drawing, and from one place only
    FROM_THE_ROW = 21  # no such card in the row
    DRAWN_ALREADY = 22  # after drawing comes the action
    FROM_THE_HAND = 24  # no such card in the hand to lay
    FROM_THE_CLOSET = 36  # no such card in the Closet to lay
    NO_SUCH_OUTFIT = 28
    NO_SUCH_RIFF = 29  # no such card in the hand to riff with
    NO_CLOSET_RIFF = 37
    DISCARD_ONE = 38  # no such card in the hand, or the turn has to end by discarding
    TRIM_TO_THREE = 39  # the Closet is trimmed at the end of the turn, when it is too full, and then nothing else
    ONE_KIND = RULING + 3  # one kind of action in a turn
    RIGHTMOST_ONLY = RULING + 4
    THREE_OUTFITS = RULING + 5
    NO_WRAP = RULING + 11
    NO_DECK = RULING + 22
    DRAW_SOMETHING = RULING + 31
    MISSING_COLOUR = RULING + 35
    COLOURS_ASKED = RULING + 41  # a wild card's colour is said when it is asked for, and then nothing else
    ONCE_A_TURN = RULING + 42
    COMPLETE_IT = RULING + 44  # an outfit begun is finished, and begun only where it can be


@rule
def refuse(state: State, action: int) -> int:
    """The rule that forbids an action now; 0 where it is legal."""
    if state.over:
        return Because.GAME_ENDED
    if action < 0 or action >= ACTIONS:
        return Because.DRAWN_ALREADY
    if state.phase == Phase.DRAW:
        return refuse_draw(state, action)
    if action < LAY:
        return Because.DRAWN_ALREADY
    if state.phase == Phase.WEAR:
        return refuse_colour(state, action)
    if state.phase == Phase.TRIM:
        if action < TRIM or state.closet[state.seat, action - TRIM] == 0:
            return Because.TRIM_TO_THREE
        return Because.LEGAL
    if action < WEAR:
        return refuse_lay(state, (action - LAY) % KINDS, action >= LAY_CLOSET)
    if state.phase == Phase.LAY:
        return Because.COMPLETE_IT
    if action < RIFF:
        return Because.COLOURS_ASKED
    if action < DISCARD:
        return refuse_riff(state, (action - RIFF) % (RIFF_CLOSET - RIFF), action >= RIFF_CLOSET)
    if action >= TRIM:
        return Because.TRIM_TO_THREE
    if action == END_TURN:
        return Because.LEGAL if state.hand_size[state.seat] == 0 else Because.DISCARD_ONE
    return Because.LEGAL if state.hand[state.seat, action - DISCARD] > 0 else Because.DISCARD_ONE


@rule
def refuse_draw(state: State, action: int) -> int:
    """The turn begins by drawing from one place."""
    cards = state.row_size[0]
    if action == DRAW:
        if state.taken > 0:
            return Because.DRAW_FIRST
        return Because.NO_DECK if state.deck_size[0] == 0 and cards <= 1 else Because.LEGAL
    if action == STOP:
        return Because.DRAW_SOMETHING if state.taken == 0 else Because.LEGAL
    if action > STOP:
        return Because.DRAW_FIRST
    if find(state.row, cards, action - TAKE) < 0:
        return Because.FROM_THE_ROW
    if state.discard_draw and state.row[cards - 1] != action - TAKE:
        return Because.RIGHTMOST_ONLY
    return Because.LEGAL


@rule
def refuse_colour(state: State, action: int) -> int:
    """A wild card has the colour that the other two cards do not have (RYA-35)."""
    if action < WEAR or action >= WEAR + COLOURS:
        return Because.COLOURS_ASKED
    if not state.outfit_colours and find(state.laid_wears, OUTFIT_SIZE, action - WEAR) >= 0:
        return Because.MISSING_COLOUR
    return Because.LEGAL


@rule
def refuse_lay(state: State, kind: int, from_closet: bool) -> int:
    """A card is laid if it is there, forming is allowed, and the outfit can be completed."""
    seat = state.seat
    if state.outfits[seat] == OUTFITS_EACH:
        return Because.THREE_OUTFITS
    if state.doing == Doing.RIFFING and not state.mix_actions:
        return Because.ONE_KIND
    left = state.closet[seat, kind] if from_closet else state.hand[seat, kind]
    for place in range(state.laid):
        if state.laid_kind[place] == kind and (state.laid_from[place] == 1) == from_closet:
            left -= 1
    if left == 0:
        return Because.FROM_THE_CLOSET if from_closet else Because.FROM_THE_HAND
    return Because.LEGAL if can_be_completed(state, kind) else Because.COMPLETE_IT


@rule
def can_be_completed(state: State, kind: int) -> bool:
    """Whether what is laid and this card, with more cards that the seat has, can make an outfit: tried out."""
    first, second = int(state.laid_kind[0]), int(state.laid_kind[1])
    if state.laid == 2:
        return is_outfit(state, first, second, kind)
    if state.laid == 1:
        return can_be_third(state, first, kind)
    for other in range(KINDS):
        if goes_on(kind, other) and there(state, other, kind, -1) and can_be_third(state, kind, other):
            return True
    return False


@rule
def can_be_third(state: State, first: int, second: int) -> bool:
    """Whether the seat has a card that makes an outfit of those two."""
    for third in range(KINDS):
        if is_outfit(state, first, second, third) and there(state, third, first, second):
            return True
    return False


@rule
def there(state: State, kind: int, used: int, used_too: int) -> bool:
    """Whether the seat still has a card of a kind when those two are used."""
    left = state.hand[state.seat, kind] + state.closet[state.seat, kind]
    left -= (1 if kind == used else 0) + (1 if kind == used_too else 0)
    return bool(left > 0)


@rule
def goes_on(first: int, second: int) -> bool:
    """Whether a card may lie right of another: the same number or the next."""
    return second % NUMBERS == first % NUMBERS or second % NUMBERS == first % NUMBERS + 1


@rule
def is_outfit(state: Open, first: int, second: int, third: int) -> bool:
    """Whether three cards, from left to right, are a set or a sequence (RY-025, RY-026) of three colours (RYA-02)."""
    step = second % NUMBERS - first % NUMBERS
    if step < 0 or step > 1 or third % NUMBERS - second % NUMBERS != step:
        return False
    if state.outfit_colours:
        return True
    return differ(first, second) and differ(second, third) and differ(first, third)


@rule
def differ(kind: int, other: int) -> bool:
    """Whether two cards can be of different colours."""
    return kind // NUMBERS != other // NUMBERS or kind >= FIRST_WILD


@rule
def refuse_riff(state: State, choice: int, from_closet: bool) -> int:
    """A riff needs an outfit, a number that goes on at that end, and a card with it, in the colour of the one taken."""
    seat = state.seat
    outfit, end, wild = choice // 4, choice // 2 % 2, choice % 2
    if from_closet and not state.closet_riff:
        return Because.NO_CLOSET_RIFF
    if state.doing == Doing.FORMING and not state.mix_actions:
        return Because.ONE_KIND
    if outfit // OUTFITS_EACH >= state.seats or outfit % OUTFITS_EACH >= state.outfits[outfit // OUTFITS_EACH]:
        return Because.NO_SUCH_OUTFIT
    left, middle = state.outfit[outfit, 0] % NUMBERS, state.outfit[outfit, 1] % NUMBERS
    number = left
    if left != middle:
        number = left - 1 if end == End.LEFT else left + OUTFIT_SIZE
        if number < 0 or number >= NUMBERS:
            return Because.NO_WRAP
    taken = OUTFIT_SIZE - 1 if end == End.LEFT else 0
    colour = Colour.WILD if wild else state.wears[outfit, taken]
    kind = colour * NUMBERS + number
    if from_closet:
        if state.closet[seat, kind] == 0:
            return Because.FROM_THE_CLOSET
        return Because.ONCE_A_TURN if state.closet[seat, kind] <= state.spent_closet[kind] else Because.LEGAL
    return Because.LEGAL if state.hand[seat, kind] > 0 else Because.NO_SUCH_RIFF
