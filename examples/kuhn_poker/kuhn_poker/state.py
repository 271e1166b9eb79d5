"""What lies on the table: the state of a game, and what one player may know of it."""

from __future__ import annotations

import enum

from runabout.core.contract import Header
from runabout.core.options import Option
from runabout.core.record import Record, i8, record

SEATS = 2
CARDS = 3  # (KP-001)


class Card(enum.IntEnum):
    """A card by its rank; 0 in a record stands for no card, or one that the viewer may not know. (KP-001)"""

    NONE = 0
    JACK = 1
    QUEEN = 2
    KING = 3


class Move(enum.IntEnum):
    """The actions, by number."""

    CHECK = 0
    BET = 1
    FOLD = 2
    CALL = 3


class Event(enum.IntEnum):
    """What is reported; `EVENTS` in facts.py says with which fields."""

    DEALT = 0
    CHECKED = 1
    BET = 2
    FOLDED = 3
    CALLED = 4
    SHOWED = 5


@record
class Options(Record):
    """What a table may set: a field for each `Option` in OPTIONS. (KP-004)"""

    stake = i8()


OPTIONS = (Option("stake", default=1, low=1, high=5, rule="KP-004"),)


@record
class Open(Header):
    """What everybody may see."""

    stake = i8()  #: what a bet costs
    checked = i8()  #: 1 once a player has checked
    bet = i8()  #: 1 once a player has bet
    folder = i8()  #: 1 + the seat that folded; 0 while nobody has
    paid = i8[SEATS]  #: what each seat has paid into the pot
    shown = i8[SEATS]  #: by seat: the `Card` that it has shown


@record
class State(Open):
    """All there is to know."""

    deck_size = i8[1]
    deck = i8.sized(CARDS, by="deck_size")  #: what has not been dealt
    card = i8[SEATS]  #: by seat: the `Card` that it was dealt


@record
class Sight(Open):
    """What one viewer may know."""

    viewer = i8()  #: whose sight it is; -1: someone who only watches
    own = i8()  #: the `Card` that the viewer was dealt
