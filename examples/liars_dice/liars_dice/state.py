"""What lies on the table: the state of a game, and what one player may know of it."""

from __future__ import annotations

import enum

from runabout.core.contract import Header
from runabout.core.options import Option
from runabout.core.record import Record, i8, record

SEATS = 4  # the most (LD-001)
DICE = 2  # of a seat
SIDES = 6

DOUBT = SEATS * DICE * SIDES
"""The last action. Those before are the bids, in ascending order: `a // SIDES + 1` dice of the face `a % SIDES + 1`."""


class Event(enum.IntEnum):
    """What is reported; `EVENTS` in facts.py says with which fields."""

    ROLLED = 0
    BID = 1
    DOUBTED = 2
    SHOWED = 3


@record
class Options(Record):
    """What a table may set: a field for each `Option` in OPTIONS."""

    wild = i8()


OPTIONS = (Option("wild", default=0, low=0, high=1, rule="LD-002", choices=("off", "on")),)


@record
class Open(Header):
    """What everybody may see. Entries of seats that are not at the table stay 0."""

    wild = i8()  #: 1: a one counts as every face
    last = i8()  #: 1 + the last bid; 0 before the first
    highest = i8()  #: 1: no bid is higher than the last one
    bidder = i8()  #: the seat that bid last
    doubter = i8()  #: the seat that doubted, once the game is over
    shown = i8[SEATS, DICE]  #: by seat: its dice, once they are shown


@record
class State(Open):
    """All there is to know."""

    die = i8[SEATS, DICE]  #: by seat: the face of each die


@record
class Sight(Open):
    """What one viewer may know."""

    viewer = i8()  #: whose sight it is; -1: someone who only watches
    own = i8[DICE]  #: the viewer's dice
