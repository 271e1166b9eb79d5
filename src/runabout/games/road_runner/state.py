"""State, Sight and Options of Road Runner: what is, what one seat may know, what the table agreed."""

from __future__ import annotations

import enum

from runabout.core.contract import Header
from runabout.core.log import SEATS_MAX
from runabout.core.options import Option
from runabout.core.record import Record, i8, i16, i32, record
from runabout.games.road_runner.cards import CAPTURES, DECK, ESCAPES, FIRST_ESCAPE, TITLES

HAND_MAX = DECK  #: a hand has no limit (RR-045)
LAID_MAX = 5  #: no legal attempt takes more cards
PLAYED_MAX = SEATS_MAX - 1  #: at most one Escape each of the others (RR-082)
TAKE_BACKS_MAX = 12  #: RRA-31
MEMORY_MAX = 256  #: hand-to-hand moves remembered at the table
TRACKED_MAX = 24  #: passed cards that a seat remembers, the latest
CERTAIN = 1 << 16  #: the weight of certainty in Sight.tracked_weight
UNKNOWN = 127  #: a title that nobody at hand knows
NOBODY = 127


class Phase(enum.IntEnum):
    """What is being decided."""

    TURN = 0  # attempt or pass (RR-041)
    ESCAPE = 1  # an attempt was called; `seat` has its one chance (RR-080)


class Ending(enum.IntEnum):
    """How a game ended."""

    NONE = 0
    CAUGHT = 1  # RR-073
    CALLED_OFF = 2  # RRA-29


@record
class Options(Record):
    """What a table may set; see OPTIONS."""

    escape_matching = i8()
    auto_pass = i8()
    dealer = i8()
    dealt = i8()
    drawn = i8()
    turn_limit = i16()


OPTIONS = (
    Option(
        "escape_matching",
        0,
        0,
        1,
        "RRA-01",
        ("by-role", "literal"),
    ),
    Option(
        "auto_pass",
        1,
        0,
        1,
        "RRA-26",
        ("off", "on"),
        role="forced pass",
    ),
    Option(
        "dealer",
        0,
        0,
        SEATS_MAX,
        "RRA-22",
        role="dealer",
    ),
    Option("dealt", 5, 1, 9, "RR-031"),
    Option("drawn", 1, 1, 3, "RR-040"),
    Option("turn_limit", 1000, 10, 5000, "RRA-29"),
)


@record
class Open(Header):
    """What lies open on the table for all to see (RRA-23): in State and Sight alike."""

    phase = i8()  #: a `Phase`
    turn = i8()  #: whose turn it is: the seat that may attempt or pass
    ending = i8()  #: an `Ending`
    winner = i8()  #: the seat that caught the road runner; -1 while nobody has
    reshuffled = i8()  #: 1 once the draw pile was rebuilt: dual cards are Escapes too (RR-018, RR-019)
    turns = i16()  #: turns begun, skipped ones aside
    matching = i8()  #: 1: escape_matching is literal (RRA-01)
    drawn = i8()  #: cards drawn at the start of a turn (RR-040)
    turn_limit = i16()  #: RRA-29
    attempt = i16()  #: the called attempt, a place in attempts.ATTEMPTS; -1 before the call
    foiled = i8()  #: 1 once an Escape prevented it (RR-085)
    played = i8.sized(PLAYED_MAX, by="played_size")  #: Escapes played on this attempt, in order
    played_by = i8.sized(PLAYED_MAX, by="played_size")  #: the seat that played each
    played_size = i8[1]
    capture_pile = i8.sized(
        CAPTURES + 1, by="capture_pile_size"
    )  #: discarded Capture cards, in order (RR-100); Free Birdseed is there twice
    capture_pile_size = i8[1]
    escape_pile = i8.sized(DECK, by="escape_pile_size")  #: discarded Escape cards, in order (RR-101)
    escape_pile_size = i8[1]
    damage = i8.sized(
        SEATS_MAX, by="seats"
    )  #: each seat's counters (RR-005, RRA-21, RR-091): turns to be skipped (RR-090)


@record
class State(Open):
    """The table as it is."""

    deck = i8.sized(DECK, by="deck_size")  #: the draw pile, in no order (RRA-33)
    deck_size = i8[1]
    hand = i8.sized((SEATS_MAX, HAND_MAX), by="hand_size")  #: titles, ascending
    hand_size = i8.sized(SEATS_MAX, by="seats")
    laid = i8.sized(
        LAID_MAX, by="laid_size"
    )  #: Capture cards of the attempt, ascending; out of the hand from the moment they are laid
    laid_size = i8[1]
    take_backs = i8()  #: cards taken back this turn (RRA-31)
    memory = i8.sized(
        (MEMORY_MAX, 4), by="memory_size"
    )  #: cards that left a hand, in order: giver, receiver, title, giver's hand before it
    memory_size = i16()


@record
class Sight(Open):
    """What one seat may know."""

    viewer = i8()  #: the seat that sees this; -1 for someone who only watches
    deck_count = i8()  #: cards in the draw pile
    hand = i8[HAND_MAX]  #: the viewer's own
    hand_count = i8.sized(
        SEATS_MAX, by="seats"
    )  #: each seat's cards in hand (RRA-23); those laid but not called still count (RRA-30)
    laid = i8.sized(LAID_MAX, by="laid_size")  #: once called, everyone's to see; before that the layer's alone (RRA-30)
    laid_size = i8()
    take_backs = i8()  #: the viewer's own
    unseen = i8[TITLES]  #: copies of each title that lie in others' hands or the draw pile
    memory = i8.sized((MEMORY_MAX, 4), by="memory_size")  #: as in State, but titles passed between others are UNKNOWN
    memory_size = i16()
    tracked = i8.sized(
        TRACKED_MAX, by="tracked_size"
    )  #: titles that the viewer passed on and has not seen since (RRA-32)
    tracked_weight = i32.sized(
        (TRACKED_MAX, SEATS_MAX), by="tracked_size"
    )  #: where each lies now: weights that add up to CERTAIN
    tracked_size = i8()


# Action numbers, in sections.
LAY = 0  #: + Capture title
TAKE_BACK = LAY + CAPTURES  #: + Capture title
CALL = TAKE_BACK + CAPTURES  #: + Method
PLAY = CALL + 6  #: + Escape, from FIRST_ESCAPE
DECLINE = PLAY + ESCAPES
PASS = DECLINE + 1
ACTIONS = PASS + 1


class Event(enum.IntEnum):
    """What a step reports; `facts` in brackets."""

    DEALS = 0  # seat deals (RRA-22)
    DEALT = 1  # seat was dealt [cards]
    DEALT_CARD = 2  # seat was dealt [title]: its own to know
    DREW = 3  # seat drew a card: for the others
    DREW_CARD = 4  # seat drew [title]: its own to know
    NOTHING_TO_DRAW = 5  # seat found the draw pile empty (RRA-10)
    LAID = 6  # seat laid [title]: its own to know
    TOOK_BACK = 7  # seat took back [title]: its own to know
    CALLED = 8  # seat called [attempt]
    PLAYED = 9  # seat played Escape [title], [damage], [1: already prevented]
    DECLINED = 10  # seat declined
    FOILED = 11  # seat's attempt was prevented [damage]
    CAUGHT = 12  # seat caught the road runner
    PASSED = 13  # seat passed a card to [seat]: for the others
    PASSED_CARD = 14  # seat passed [title] to [seat]: for those two
    KEPT = 15  # seat's card came all the way round to itself (RRA-12)
    KEPT_CARD = 16  # ... and was [title]: its own to know
    SKIPPED = 17  # seat's turn was skipped, [counters] are left
    EMPTY_HANDED = 18  # seat had no card to do anything with (RRA-11)
    RESHUFFLED = 19  # [cards] went into a new draw pile, [1: for the first time]
    CALLED_OFF = 20  # nobody caught it (RRA-29)


assert FIRST_ESCAPE + ESCAPES <= UNKNOWN
