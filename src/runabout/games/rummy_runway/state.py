"""State, Sight and Options of Rummy Runway: what is, what one seat may know, what the table agreed."""

from __future__ import annotations

import enum

from runabout.core.contract import Header
from runabout.core.options import Option
from runabout.core.record import Record, i8, i16, i32, i64, record
from runabout.games.rummy_runway.cards import COLOURS, CUBES, KINDS, OUTFIT_CARDS

SEATS = 6  #: at most (RY-001)
OUTFITS_EACH = 3  #: RYA-05
OUTFITS = SEATS * OUTFITS_EACH  #: the outfit in `slot` of `seat` has the number seat * OUTFITS_EACH + slot
OUTFIT_SIZE = 3  #: cards in an outfit (RY-024, RY-030)
RUNWAYS = 3  #: trends of a round (RY-011)
CLOSET_MAX = 3  #: cards in a Closet between turns (RY-039)
ROUNDS_MAX = 6  #: RY-092
TIE_BREAKS = 1000  #: points of the best outfit in the last round, which break ties (RY-095), are fewer


class Phase(enum.IntEnum):
    """What is being decided."""

    DRAW = 0  # what to draw (RY-020, RY-021)
    ACT = 1  # form, riff, or end the turn by discarding (RY-022, RY-038)
    LAY = 2  # the next card of an outfit that was begun (RYA-44); the others do not see it yet, and take it for ACT
    WEAR = 3  # the colour that a wild card in it is worn as (RYA-41); as before
    TRIM = 4  # a card of the Closet to discard (RY-039)


class Doing(enum.IntEnum):
    """The kind of action that was chosen for this turn (RY-022, RYA-03)."""

    NOTHING = 0  # not chosen yet
    FORMING = 1
    RIFFING = 2


class Ending(enum.IntEnum):
    """How a game ended."""

    NONE = 0
    TARGET = 1  # somebody has the points (RY-090)
    ROUNDS = 2  # the last round was played (RY-092)


@record
class Options(Record):
    """What a table may set; see OPTIONS."""

    closet_riff = i8()
    outfit_colours = i8()
    mix_actions = i8()
    discard_draw = i8()
    target = i16()
    rounds = i8()
    trends = i8()
    trend_wild_number = i8()
    trend_wild_colour = i8()
    trend_two = i8()
    first_player = i8()
    dealt = i8()
    round_turn_limit = i16()


OFF_ON = ("off", "on")

OPTIONS = (
    Option("closet_riff", 0, 0, 1, "RYA-01", OFF_ON),
    Option(
        "outfit_colours",
        0,
        0,
        1,
        "RYA-02",
        ("one-of-each", "any"),
    ),
    Option("mix_actions", 0, 0, 1, "RYA-03", OFF_ON),
    Option(
        "discard_draw",
        0,
        0,
        1,
        "RYA-04",
        ("any", "from-the-right"),
    ),
    Option("target", 100, 1, 1000, "RYA-16"),  # the first with 100 wins (RY-003); another goal may be agreed (RY-093)
    Option("rounds", ROUNDS_MAX, 1, ROUNDS_MAX, "RYA-45"),
    Option("trends", 1, 0, 1, "RYA-17", OFF_ON),
    Option("trend_wild_number", 1, 0, 1, "RYA-39", OFF_ON),
    Option("trend_wild_colour", 1, 0, 1, "RYA-39", OFF_ON),
    Option(
        "trend_two",
        0,
        0,
        1,
        "RYA-39",
        ("exactly", "at-least"),
    ),
    Option(
        "first_player",
        0,
        0,
        SEATS,
        "RYA-28",
        role="first player",
    ),
    Option("dealt", 7, 1, 12, "RY-012"),
    Option(
        "round_turn_limit",
        60,
        0,
        200,
        "RYA-43",
        endless=0,
    ),
)


@record
class Open(Header):
    """What lies open on the table for all to see (RYA-34): in State and Sight alike. Whose turn it is: `seat`."""

    closet_riff = i8()  #: the table's options, as OPTIONS has them
    outfit_colours = i8()
    mix_actions = i8()
    discard_draw = i8()
    trends = i8()
    trend_wild_number = i8()
    trend_wild_colour = i8()
    trend_two = i8()
    dealt = i8()
    rounds = i8()
    target = i16()
    round_turn_limit = i16()
    phase = i8()  #: a `Phase`
    doing = i8()  #: a `Doing`
    taken = i8()  #: cards taken from the row this turn, while drawing
    ending = i8()  #: an `Ending`
    round = i8()  #: counted from 1
    turns = i32()  #: turns begun in this round, which may have no limit (RYA-43)
    trigger = i8()  #: the seat that triggered the end of the round; -1 while nobody has (RY-070)
    final_turns = i8()  #: final turns that are not over yet (RY-072)
    runway = i8[RUNWAYS]  #: this round's trends, ascending: places in trends.TRENDS; zeros without trends (RYA-17)
    used = i32()  #: Runway cards turned up so far, as bits (RY-091)
    points = i16.sized(SEATS, by="seats")  #: of the rounds that have been scored (RY-084)
    best = i16.sized(SEATS, by="seats")  #: the best outfit's points in the last round scored (RYA-27)
    outfits = i8.sized(SEATS, by="seats")  #: outfits that each seat has
    outfit = i8[OUTFITS, OUTFIT_SIZE]  #: kinds, from left to right
    wears = i8[OUTFITS, OUTFIT_SIZE]  #: the `Colour` of each
    closet = i8.sized((SEATS, KINDS), by="seats")  #: cards of each kind (RY-034)
    closet_size = i8.sized(SEATS, by="seats")
    row = i8.sized(OUTFIT_CARDS, by="row_size")  #: the discard row, from left to right
    row_size = i8[1]
    deck_size = i8[1]
    fresh = i8[KINDS]  #: cards of each kind that went into the deck when it was last made: no others are in it
    hand_size = i8.sized(SEATS, by="seats")  #: RYA-34
    known = i8.sized((SEATS, KINDS), by="seats")  #: cards of each kind that everybody knows to be in a hand (RYA-48)
    spent_closet = i8[KINDS]  #: of the deciding seat's Closet: cards that riffed this turn (RYA-42)
    spent_outfit = i64()  #: cards in outfits that did, as bits: OUTFIT_SIZE * outfit + place


@record
class State(Open):
    """The table as it is."""

    deck = i8.sized(OUTFIT_CARDS, by="deck_size")  #: the draw deck, in no order
    hand = i8.sized((SEATS, KINDS), by="seats")  #: cards of each kind
    laid = i8()  #: cards laid of the outfit being formed (RYA-44): they are still in `hand` and `closet` as well
    laid_kind = i8.sized(OUTFIT_SIZE, by="laid")  #: from left to right
    laid_from = i8.sized(OUTFIT_SIZE, by="laid")  #: 1: from the Closet
    laid_wears = i8.sized(OUTFIT_SIZE, by="laid")  #: the `Colour` of each; WILD where it is not said yet
    # Kept beside what they follow from, because asking again at every decision would take longer:
    held = i64.sized(SEATS, by="seats")  #: the kinds in each hand, as bits
    stowed = i64.sized(SEATS, by="seats")  #: the kinds in each Closet, as bits
    open_row = i64()  #: the kinds in the row, as bits
    need = i8[OUTFITS, 2]  #: 1 + the plain kind that riffs onto each end (`End`) of an outfit; 0 where none can


@record
class Sight(Open):
    """What one seat may know."""

    viewer = i8()  #: the seat that sees this; -1 for someone who only watches
    hand = i8[KINDS]  #: the viewer's own
    laid = i8()  #: as in State, where the viewer is forming; else nothing
    laid_kind = i8.sized(OUTFIT_SIZE, by="laid")  #: from left to right
    laid_from = i8.sized(OUTFIT_SIZE, by="laid")  #: 1: from the Closet
    laid_wears = i8.sized(OUTFIT_SIZE, by="laid")  #: the `Colour` of each; WILD where it is not said yet
    unseen = i8[KINDS]  #: cards of each kind in the deck or in others' hands, those known to be there (`known`) aside


class End(enum.IntEnum):
    """The end of an outfit onto which a card is riffed; the card at the other end is taken (RY-028)."""

    LEFT = 0
    RIGHT = 1


# Action numbers, in sections.
DRAW = 0  #: from the deck (RY-020)
TAKE = DRAW + 1  #: + kind: out of the discard row (RY-021)
STOP = TAKE + KINDS  #: stop taking
LAY = STOP + 1  #: + kind: from the hand, as the next card of an outfit (RY-024, RYA-44)
LAY_CLOSET = LAY + KINDS  #: + kind: from the Closet (RY-036)
WEAR = LAY_CLOSET + KINDS  #: + Colour: that the leftmost wild card without a colour is worn as (RYA-41)
RIFF = WEAR + COLOURS  #: + (outfit * 2 + End) * 2 + (1 for a wild card): from the hand (RY-028)
RIFF_CLOSET = RIFF + OUTFITS * 4  #: the same, from the Closet (RYA-01)
DISCARD = RIFF_CLOSET + OUTFITS * 4  #: + kind; ends the turn (RY-038)
END_TURN = DISCARD + KINDS  #: with no card to discard (RYA-20)
TRIM = END_TURN + 1  #: + kind: out of the Closet (RY-039)
ACTIONS = TRIM + KINDS


class Event(enum.IntEnum):
    """What a step reports; `facts` in brackets. A kind is a card's; an outfit's cards go from left to right."""

    ROUND = 0  # seat begins round [number]
    RUNWAYS = 1  # the trends [trend], [trend], [trend] are shown (RY-011)
    DEALT = 2  # seat was dealt [cards]
    DEALT_CARD = 3  # seat was dealt [kind]: its own to know
    TURNED_UP = 4  # [kind] begins the row (RY-013)
    REFILLED = 5  # [cards] of the row make a new deck (RYA-22)
    DREW = 6  # seat drew a card: for the others
    DREW_CARD = 7  # seat drew [kind]: its own to know
    TOOK = 8  # seat took [kind] from the row
    NOTHING_TO_DRAW = 9  # seat found nothing to draw (RYA-22)
    LAID = 10  # seat lays [kind], [1: from the Closet], [place in the outfit from 0]: its own to know (RYA-44)
    WORN = 11  # seat's wild [kind] is to be worn as [Colour] (RYA-41): its own to know
    FORMED = 12  # seat forms [outfit] of ([kind], worn as [Colour]) * 3, [those from the Closet, as bits by place]
    RIFFED = 13  # seat riffed off [outfit] on its [End] with [kind] and took [kind]; [1: from the Closet]
    RESTYLED = (
        14  # [outfit] is called [word] * 3 (-1: none): [points of cards], [by trends], [Runways it follows: bits]
    )
    DISCARDED = 15  # seat discarded [kind]
    NO_DISCARD = 16  # seat had no card to discard (RYA-20)
    TRIMMED = 17  # seat discarded [kind] from the Closet (RY-039)
    TRIGGERED = 18  # seat triggered the end of the round [1: by a third outfit] (RY-070)
    TIRED = 19  # the round is over after [turns] each (RYA-43)
    FOLLOWED = 20  # seat gets for trend [trend], with [outfit] (-1: once), [points]
    SCORED = 21  # seat scores [points in outfits], [in the Closet], [for trends], [in all]
    TOTAL = 22  # seat has [points] in all, [its best outfit's points] (RYA-27)
    ENDED = 23  # the game is over [Ending]
    GATHERED = 24  # all Outfit cards go back into the deck before the next round (RYA-38)


assert OUTFITS == CUBES
