"""The numbers of actions, in sections of one kind each. What a spot, a place or a verb is, stands with its section."""

from __future__ import annotations

import enum

import numpy as np

from runabout.games.road_wolf.box import BOARD_LENGTH, BOARD_WIDTH, STICK
from runabout.games.road_wolf.kinds import Edge, Token, VehicleKind

SLOTS = 40
"""Vehicles, wrecks, markers, mutants and cars of the train at once: six Couriers with four bikes each, and room."""

QUARTER = STICK // 16  #: the spots of a move lie a quarter inch apart
HALF_INCH = STICK // 8  #: the places along an edge lie half an inch apart


class Verb(enum.IntEnum):
    """What a vehicle may do in its turn. A row of bits of them is `State.verbs`."""

    MOVE = 0  # RW-171
    BIKE_MOVE = 1  # the free stick of a bike (RW-051, RWA-18)
    BRAKE = 2  # RW-173
    NITRO = 3  # RW-122 to RW-125
    MELEE = 4  # RW-175
    SHOTGUN = 5  # RW-110
    MOLOTOV = 6  # RW-113
    GUNNER = 7  # a Gunner's own die (RW-096)
    GUNNER_SHOTGUN = 8  # a Gunner fires a Shotgun, for free
    GUNNER_MOLOTOV = 9  # a Gunner throws a Molotov, for free
    AMBUSH = 10  # one that is aboard (RW-115)
    KEPT_AMBUSH = 11  # one whose vehicle was lost (RW-083)
    SPIKES = 12  # RW-118
    TAKEOVER = 13  # RW-178
    PICK_UP = 14  # RW-179
    TRANSFER = 15  # RW-180
    REPAIR = 16  # RW-181
    MECHANIC = 17  # a Mechanic's free repair (RW-098)
    WHEEL = 18  # somebody else drives (RWA-33)
    TURN_ROUND = 19  # RW-264
    SUPPLIES_TOKEN = 20  # RW-158
    SUPPLIES_REPAIR = 21  # RW-159
    BOARD = 22  # crew go over to a car of the train (RW-463, RW-468)
    SEARCH = 23  # RW-469
    DRIVE_TRAIN = 24  # RW-471
    LATER = 25  # another vehicle goes on first; this one comes back
    DONE = 26  # with this vehicle


VERBS = len(Verb)


# --- Spots: steps from where the vehicle stands -----------------------------------------------------------------------

_REACH = range(-STICK // QUARTER, STICK // QUARTER + 1)
_STEPS = [
    (QUARTER * across, QUARTER * along)
    for along in _REACH
    for across in _REACH
    if (across or along) and (QUARTER * across) ** 2 + (QUARTER * along) ** 2 <= STICK**2
]
_SPOTS = [step for step in _STEPS if step[1] >= 0] + [step for step in _STEPS if step[1] < 0]

FORWARD_SPOTS = sum(1 for _, along in _SPOTS if along >= 0)
"""So many spots of the section are for a MOVE (RW-171); those after them are for a BRAKE (RW-173)."""

SPOT_ACROSS = np.array([across for across, _ in _SPOTS], np.int64)  #: by spot: units to the right
SPOT_ALONG = np.array([along for _, along in _SPOTS], np.int64)  #: by spot: units ahead


class Exact(enum.IntEnum):
    """Spots that lie between those of the lattice: straight to the side, as far as a vehicle stays on the road."""

    ROAD_LEFT = 0
    ROAD_RIGHT = 1


# --- Places: where along the edges of the board a vehicle comes in ----------------------------------------------------

_ACROSS = list(range(0, BOARD_WIDTH + 1, HALF_INCH))
_ALONG = list(range(0, BOARD_LENGTH + 1, HALF_INCH))
_PLACES = (
    [(Edge.START, across) for across in _ACROSS]
    + [(Edge.END, across) for across in _ACROSS]
    + [(Edge.LEFT, along) for along in _ALONG]
    + [(Edge.RIGHT, along) for along in _ALONG]
)
PLACE_EDGE = np.array([int(edge) for edge, _ in _PLACES], np.int64)  #: by place: an `Edge`
START_PLACES = sum(1 for edge, _ in _PLACES if edge == Edge.START)  #: so many, the first, are along the START edge
PLACE_AT = np.array([at for _, at in _PLACES], np.int64)  #: by place: where along the edge a vehicle's middle is

READY = 3  #: ready-made forces of a side
DIE = 6

# --- The sections -----------------------------------------------------------------------------------------------------

SPOT = 0  #: + spot
EXACT = SPOT + len(_SPOTS)  #: + an `Exact`
VEHICLE = EXACT + len(Exact)  #: + slot: which acts, whom it is done to, what a move is to hit, who carries a token
DO = VEHICLE + SLOTS  #: + a `Verb`
TOKEN = DO + VERBS  #: + a `Token`: chosen, given, taken, lost; who takes the wheel
DRIVER_GOES = TOKEN + len(Token)  #: the driver is the one to go over (RW-272)
BUY = DRIVER_GOES + 1  #: + a `VehicleKind`
FORCE = BUY + len(VehicleKind)  #: + 0, 1, 2: a ready-made force
PLACE = FORCE + READY  #: + place
REROLL = PLACE + len(_PLACES)  #: + what the die shows, less 1 (RW-091)
STAND = REROLL + DIE  #: leave the dice as they are
YES = STAND + 1
NO = YES + 1
ENOUGH = NO + 1  #: no more: vehicles, tokens, or what is handed over; with VEHICLE asked, the turn is over
ACTIONS = ENOUGH + 1
