"""What the seats' prospects look like in the middle of a chase: how far their vehicles have come and what is left."""

from __future__ import annotations

from runabout.core.contract import WHOLE
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.box import BOARD_LENGTH
from runabout.games.road_wolf.fleet import hits_left, is_car
from runabout.games.road_wolf.judging import aim_of, is_key, worth
from runabout.games.road_wolf.kinds import VehicleKind
from runabout.games.road_wolf.mission import Aim
from runabout.games.road_wolf.state import NOBODY, SEATS, State, Status

BASE = 20  #: prospects that every side has, whatever it has lost
POINT = 60  #: of the mission


@rule
def outlook(state: State, out: Cells) -> None:
    """Each seat's prospects in parts of WHOLE: its side's strength, squared, among all sides'; a side's seats share."""
    total = 0
    for seat in range(state.seats):
        if is_first_of_side(state, seat):
            strength = strength_of(state, seat)
            total += strength * strength
    left = WHOLE
    last = 0
    for seat in range(state.seats):
        strength = strength_of(state, seat)
        out[seat] = WHOLE * strength * strength // total // mates(state, seat)
        left -= out[seat]
        if out[seat] > out[last]:
            last = seat
    out[last] += left


@rule
def is_first_of_side(state: State, seat: int) -> bool:
    """Whether no lower seat is on its side."""
    for other in range(seat):
        if state.side[other] == state.side[seat]:
            return False
    return True


@rule
def mates(state: State, seat: int) -> int:
    """How many seats its side has."""
    found = 0
    for other in range(state.seats):
        found += state.side[other] == state.side[seat]
    return found


@rule
def strength_of(state: State, seat: int) -> int:
    """What a seat's side has gained, and what it still has to gain more with."""
    side, aim = state.side[seat], aim_of(state, seat)
    strength = BASE + POINT * max(state.gained[seat], 0) + 10 * state.skulls[seat]
    for v in range(state.slots):
        owner = state.owner[v]
        if owner == NOBODY or owner >= SEATS:
            if aim == Aim.WRECK and state.status[v] == Status.IMMOBILIZED:
                strength += 8 * worth(state, v)
            if state.status[v] == Status.TRAIN:
                strength += hold_on_train(state, v, side)
            continue
        if state.side[owner] != side:
            if state.status[v] == Status.IMMOBILIZED and aim != Aim.ESCAPE:
                strength += 4 * worth(state, v)
            continue
        if state.status[v] == Status.COMING:
            strength += 8 * worth(state, v)
        elif state.status[v] == Status.TRAIN:
            strength += hold_on_train(state, v, side)
        elif is_car(state, v):
            strength += strength_in(state, v, aim)
    return int(strength)


@rule
def strength_in(state: State, v: int, aim: int) -> int:
    """What one vehicle adds: hits and crew that are left, and the way it has come where that counts."""
    found = 3 * max(hits_left(state, v), 0) + 2 * state.crew_size[v] + state.gear_size[v]
    weight = 4 if is_key(state, v) else 1
    if aim == Aim.ESCAPE or (aim == Aim.TAKE and is_key(state, v)):
        found += 24 * min(max(state.y[v], 0), BOARD_LENGTH) // BOARD_LENGTH
    if state.status[v] != Status.DRIVING:
        found //= 3
    return int(found * weight)


@rule
def hold_on_train(state: State, v: int, side: int) -> int:
    """What crew in a car of the train are worth; most in the Engine, the further the better (RW-474)."""
    owner = state.owner[v]
    if owner == NOBODY or state.side[owner] != side:
        return 0
    if state.kind[v] == VehicleKind.ENGINE:
        return int(120 + 120 * max(state.y[v], 0) // BOARD_LENGTH)
    return int(10 + 4 * state.crew_size[v])
