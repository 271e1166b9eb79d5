"""State, Sight and Options of Running Round Riverdale: what is, what one seat may know, what the table agreed."""

from __future__ import annotations

import enum

from runabout.core.contract import Header
from runabout.core.options import Option
from runabout.core.record import Record, i8, i16, record
from runabout.games.riverdale.cards import HAND, KINDS

COLOURS = 4  #: sides of the board, and colours of stands (RV-005, RV-030)
PAWNS = 3  #: of each colour (RV-011)
PIECES = COLOURS * PAWNS  #: RV-005; piece number = colour * PAWNS + pawn, all counted from 0
SQUARES_MAX = 100  #: a board has no more squares
TURNS_MAX = 5000  #: RVA-49

# Where a pawn is: a square of the track, counted clockwise from 0, or one of these.
HOME = -1  #: on its Home Base (RV-031)
ZONE = SQUARES_MAX  #: + circle, 0 the first: in the safety zone of its colour
CIRCLES = 5  #: RV-050
SHOP = ZONE + CIRCLES  #: in Pop's Chocklit Shoppe (RV-053)
NOWHERE = 127  #: no place that a pawn can be: the card is too high, or the pawn cannot be moved


class Ending(enum.IntEnum):
    """How a game ended."""

    NONE = 0
    HOME_FREE = 1  # all three pawns of one team are in the Shoppe (RV-054)
    CALLED_OFF = 2  # RVA-49


@record
class Options(Record):
    """What a table may set; see OPTIONS."""

    deck = i8()
    swap_optional = i8()
    move_ahead_at_entrance = i8()
    own_bump = i8()
    quick_pass_skips_own = i8()
    first_player = i8()
    turn_limit = i16()
    empty_side = i8()


OPTIONS = (
    Option(
        "deck",
        0,
        0,
        2,
        "RVA-01",
        ("a", "b", "custom"),
    ),
    Option(
        "swap_optional",
        0,
        0,
        1,
        "RVA-07",
        ("off", "on"),
    ),
    Option(
        "move_ahead_at_entrance",
        0,
        0,
        1,
        "RVA-10",
        ("pass-by", "stay"),
    ),
    Option(
        "own_bump",
        0,
        0,
        1,
        "RVA-14",
        ("allowed", "illegal"),
    ),
    Option(
        "quick_pass_skips_own",
        0,
        0,
        1,
        "RVA-28",
        ("off", "on"),
    ),
    Option(
        "first_player",
        0,
        0,
        COLOURS,
        "RVA-35",
        role="first player",
    ),
    Option("turn_limit", 2000, 10, TURNS_MAX, "RVA-49"),
    Option(
        "empty_side",
        0,
        0,
        1,
        "RVA-47",
        ("drawn", "fourth"),
    ),
)


@record
class Open(Header):
    """The open part: what everybody sees (RVA-51), the same in State and Sight."""

    ending = i8()  #: an `Ending`
    winner = i8()  #: the seat that won; -1 while nobody has
    special_played = i8()  #: 1 once the seat whose turn it is has played a Special card this turn (RV-091)
    turns = i16()  #: turns begun, extra turns too
    turn_limit = i16()  #: RVA-49
    deck_list = i8()  #: which deck is played: a number of the option `deck`
    swap_optional = i8()  #: RVA-07
    stays = i8()  #: 1: move_ahead_at_entrance is stay (RVA-10)
    own_bump = i8()  #: 1: own_bump is illegal (RVA-14)
    skips_own = i8()  #: 1: quick_pass_skips_own (RVA-28)
    used = i8.sized(
        COLOURS, by="seats"
    )  #: by seat: the Special cards turned over, as bits 1 << `Special` (RV-092, RV-093)
    colour = i8.sized(COLOURS, by="seats")  #: by seat, clockwise: its colour (RV-011, RVA-47)
    pawn = i8[PIECES]  #: by piece: where it is; pawns of a colour that nobody plays are at HOME
    discard = i8[KINDS]  #: cards of each kind in the discard pile
    deck_size = i8()  #: cards in the draw deck
    fresh = i8[KINDS]  #: cards of each kind that went into the draw deck when it was last made: no others are in it


@record
class State(Open):
    """The table as it is."""

    deck = i8[KINDS]  #: cards of each kind in the draw deck: it has no order
    hand = i8.sized((COLOURS, HAND), by="hand_size")  #: by seat: kinds, ascending
    hand_size = i8.sized(COLOURS, by="seats")  #: by seat: HAND, but one fewer for the winner, who drew no more (RVA-41)
    knows = i8[COLOURS, COLOURS, KINDS]  #: by viewer and holder: cards that the one knows in the other's hand (RVA-51)


@record
class Sight(Open):
    """What one seat may know."""

    viewer = i8()  #: the seat that sees this; -1 for someone who only watches
    hand = i8[HAND]  #: the viewer's own: kinds, ascending
    hand_count = i8.sized(COLOURS, by="seats")  #: by seat: cards in hand
    known = i8[COLOURS, KINDS]  #: by holder: cards of each kind that the viewer knows in that hand (RVA-51)
    unseen = i8[KINDS]  #: cards of each kind in others' hands (the known ones too) or in the draw deck


PAIRS = ((0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1))
"""The two pawns of a split, in the order in which they move (RV-076)."""

SPLIT_COUNT = 5  #: what a split divides (RV-075)
PARTS = SPLIT_COUNT - 1  #: ways to divide it between a first and a second pawn (RV-077)

# Action numbers, in sections. "Own" is the colour of the seat that decides; a piece is colour * PAWNS + pawn.
PLAY = 0  #: + kind * PAWNS + own pawn: moves it by the card's count, forward 12 for Switcharoo and Quick Pass
PUSH = PLAY + KINDS * PAWNS  #: + piece of another colour: a "1" moves it back 1
SPLIT = (
    PUSH + PIECES
)  #: + pair * PARTS + count - 1: of that pair, the first moves `count` of a "5", the second the rest
SWITCH = SPLIT + len(PAIRS) * PARTS  #: + own pawn * PIECES + another piece: they change places by Switcharoo
PASS = SWITCH + PAWNS * PIECES  #: + own pawn: changes places with the first pawn ahead by Quick Pass
TRICK = PASS + PAWNS  #: + piece: Dirty Trick! on it
SWAP = TRICK + PIECES  #: + colour: Swap! hands with it
CRASH = SWAP + COLOURS  #: Crash!
DISCARD = CRASH + 1  #: + kind: the hand is dead, one card is discarded (RVA-06)
ACTIONS = DISCARD + KINDS


class Event(enum.IntEnum):
    """What a step reports; `facts` in brackets. A place is a square, or HOME, ZONE + circle or SHOP."""

    BEGINS = 0  # seat begins (RV-017); [deck] is played
    DEALT = 1  # seat was dealt [cards]: for the others
    DEALT_CARD = 2  # seat was dealt [kind]: its own to know
    PLAYED = 3  # seat plays a card of [kind]
    MOVED = 4  # [piece] moves from [place] to [place], by the card's own count
    MOVED_AHEAD = 5  # [piece] moves from [square] ahead to [square] (RV-043)
    SKATED = 6  # [piece] rides from [square] to [square] (RV-045)
    STAYED = 7  # [piece] stays on Move Ahead 3 at [square]: its safety zone is ahead (RVA-10)
    SENT_HOME = 8  # [piece], of seat, which stood at [place], goes back to its Home Base
    SWITCHED = 9  # [piece] and [piece] change places: they stand on [square] and [square] now
    ANOTHER_TURN = 10  # seat has another turn (RV-040)
    DREW = 11  # seat drew a card: for the others
    DREW_CARD = 12  # seat drew [kind]: its own to know
    RESHUFFLED = 13  # [cards] of the discard pile became the new deck (RVA-32)
    DISCARDED = 14  # seat discards [kind] (RV-062, RVA-06); [1]: perhaps it could have switched (RVA-07)
    TRICKED = 15  # seat plays Dirty Trick!: its [piece] comes out and takes the place of [piece] at [square]
    SWAPPED = 16  # seat plays Swap!: hands are exchanged with [seat]
    GOT_CARD = 17  # seat got [kind] by Swap!: its own to know
    CRASHED = 18  # seat plays Crash!
    WON = 19  # seat has all its pawns in the Shoppe (RV-054)
    CALLED_OFF = 20  # nobody has won (RVA-49)
    EMPTY_SIDE = 21  # nobody plays [colour] at a table of three (RVA-47)
