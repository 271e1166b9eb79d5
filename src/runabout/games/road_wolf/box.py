"""What is in the box, as box.toml tells it: vehicles, tokens, road cards and all measures, checked.

Lengths, widths and numbers of cards and tokens are house content, and an owner of the game may correct them: see
core.datafile. Inside the rules a length is a whole number of units of 1/40 inch, so that the lengths of the box and
their halves are all whole. x goes across the board from its left edge, seen by one who drives; y goes along it, from
the START edge (0) to the END edge (RWA-03). What lies on the board is placed by its middle.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from runabout.core.datafile import read_data
from runabout.games.road_wolf.box_file import load
from runabout.games.road_wolf.kinds import TRAIN, VehicleKind

FILE = read_data(Path(__file__).parent, "box.toml")
BOX = load(FILE)

# --- For the rules: plain numbers and arrays of whole numbers ---------------------------------------------------------


def _by_kind(values: Iterable[int]) -> npt.NDArray[np.int64]:
    return np.array([int(value) for value in values], np.int64)


class Road(NamedTuple):
    """A road by its sides, in units from the left edge of the board."""

    left: int
    right: int


STICK = BOX.stick  #: RW-003; two of them make 8 inches (RW-004)
FINGER = BOX.finger  #: closer than this is adjacent (RW-033)
BOARD_LENGTH, BOARD_WIDTH = BOX.board_length, BOX.board_width  #: RW-005
ROAD = Road(*BOX.road)  #: RW-006, RWA-126
LEFT_ROAD = Road(*BOX.left_road)  #: in Derailed (RWA-129)
TRACK_LEFT, TRACK_RIGHT = BOX.track
TRACK_MIDDLE = BOARD_WIDTH // 2  #: RWA-109
RIGHT_ROAD = Road(*BOX.right_road)
MARKER_HALF = BOX.half_marker
CARD_HALF_LENGTH, CARD_HALF_WIDTH = BOX.half_card
DEBRIS_HALF_LENGTH, DEBRIS_HALF_WIDTH = BOX.half_debris

SKID_ACROSS = _by_kind([0, *(across for across, _ in BOX.skids)])
"""By what the die shows, 1 to 6: how far to the right a skid goes (RW-198)."""

SKID_ALONG = _by_kind([0, *(along for _, along in BOX.skids)])
"""By what the die shows, 1 to 6: how far ahead a skid goes."""

SIZE = _by_kind(vehicle.size for vehicle in BOX.vehicles)
"""By `VehicleKind`, and so on to EXPLOSIVES: its size, which is also its cost (RW-041, RWA-01)."""

HALF_LENGTH = _by_kind(vehicle.half_length for vehicle in BOX.vehicles)  #: all there is to know of a model (RW-007)
HALF_WIDTH = _by_kind(vehicle.half_width for vehicle in BOX.vehicles)
ROOM = _by_kind(vehicle.room for vehicle in BOX.vehicles)  #: for crew (RW-080); ANY_ROOM in a Gondola
IS_OPEN = _by_kind(vehicle.is_open for vehicle in BOX.vehicles)  #: 1 or 0, like all that follow (RWA-61)
IS_BIKE = _by_kind(vehicle.size == 1 for vehicle in BOX.vehicles)  #: RW-051
IS_STREET = _by_kind("street" in vehicle.kinds for vehicle in BOX.vehicles)
IS_DIRT = _by_kind("dirt" in vehicle.kinds for vehicle in BOX.vehicles)
IS_HEAVY = _by_kind("heavy" in vehicle.kinds for vehicle in BOX.vehicles)  #: not so trucks of explosives (RWA-88)
IS_TRAIN = _by_kind(kind in TRAIN for kind in VehicleKind)
MAY_USE_NITRO = _by_kind(vehicle.may_use_nitro for vehicle in BOX.vehicles)  #: RW-060, RW-352, RW-392, RW-473
HAS_VETERAN = _by_kind("veteran" in vehicle.special for vehicle in BOX.vehicles)  #: RW-340
MELEE_MORE = _by_kind("melee" in vehicle.special for vehicle in BOX.vehicles)  #: dice (RW-353)
RAMS_ON = _by_kind("rams-on" in vehicle.special for vehicle in BOX.vehicles)  #: RW-354
EXPLOSIVES = _by_kind("explosives" in vehicle.special for vehicle in BOX.vehicles)  #: RW-393

TOKEN_DICE = _by_kind(token.dice for token in BOX.tokens)
"""By `Token`: dice of a shot with it; 0 where one cannot shoot with it (RW-096, RW-110, RW-113, RW-115)."""

TOKEN_MORE = _by_kind(token.more for token in BOX.tokens)
"""By `Token`: dice that it adds to another roll (RW-094, RW-099, RW-119, RW-221)."""

TOKEN_REACH = _by_kind(token.reach * STICK for token in BOX.tokens)
"""By `Token`, in units: how far a shot, Spikes or a Nitro goes (RW-177, RW-115, RW-118, RW-124)."""

IN_TIN = _by_kind(token.in_tin for token in BOX.tokens)
IN_DECK = _by_kind(BOX.deck)
CARD_SIZE = _by_kind(BOX.card_sizes)  #: by `RoadCard`: with which it rams (RW-153, RW-154); 0 where it does not
