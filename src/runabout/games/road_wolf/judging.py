"""What bots go by: who is after whom, what a vehicle is worth to whom, and how a ram would go."""

from __future__ import annotations

from runabout.core.rule import rule
from runabout.games.road_wolf.box import IS_BIKE, IS_DIRT, SIZE
from runabout.games.road_wolf.fleet import hits_left, is_car
from runabout.games.road_wolf.forces import side_row
from runabout.games.road_wolf.geometry import squared_gap
from runabout.games.road_wolf.hooks import AIM, MUST_BUY
from runabout.games.road_wolf.kinds import RoadCard, VehicleKind
from runabout.games.road_wolf.mission import Aim
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.state import NOBODY, State, Status

KEY_WORTH = 12  #: what a vehicle is worth more that a mission turns on


@rule
def aim_of(state: State, seat: int) -> int:
    """What a seat's side is after: an `Aim`."""
    return int(AIM[state.house[House.MISSION], side_row(state, seat)])


@rule
def is_prey(state: State, seat: int, v: int) -> bool:
    """Whether a seat would like to see it hurt."""
    if state.status[v] == Status.MUTANT:
        return True
    if not is_car(state, v):
        return False
    owner = state.owner[v]
    if owner == NOBODY:  # in a truce, nobody's vehicles are enemies (RW-427, RW-429)
        aim = aim_of(state, seat)
        return bool(state.truce or aim == Aim.TAKE or aim == Aim.WRECK)
    return bool(state.side[owner] != state.side[seat] and not state.truce)


@rule
def is_key(state: State, v: int) -> bool:
    """Whether the mission turns on this vehicle."""
    born = state.born[v]
    if born == NOBODY:
        return bool(state.kind[v] == VehicleKind.HIJACKERS_TRUCK)
    return bool(MUST_BUY[state.house[House.MISSION], side_row(state, born), state.kind[v]] > 0)


@rule
def worth(state: State, v: int) -> int:
    """What a vehicle is worth, to those who have it and to those who would like to: by its size, and the mission."""
    found = SIZE[state.kind[v]]
    if is_key(state, v):
        found += KEY_WORTH
    return int(found)


@rule
def ram_promise(state: State, v: int, t: int, dice: int) -> int:
    """How good it looks to ram with so many dice, 0 to 60: dice against dice, and what is to be had."""
    if state.status[t] == Status.MUTANT:
        return 50 if not IS_BIKE[state.kind[v]] else 0
    more = dice - max(hits_left(state, t), 1)
    promise = 20 + 10 * more
    if IS_BIKE[state.kind[v]]:  # it would be destroyed (RW-226)
        promise -= 30
    if is_key(state, t):
        promise += 15
    return max(0, min(60, promise))


@rule
def quarry(state: State, v: int, seat: int) -> int:
    """The slot of the prey that a vehicle would go for: the nearest, what is worth more from further off; or NOBODY."""
    best, found = 1 << 40, NOBODY
    for t in range(state.slots):
        if t != v and state.half_width[t] != 0 and is_prey(state, seat, t):
            gap = squared_gap(
                state.x[v],
                state.y[v],
                state.half_width[v],
                state.half_length[v],
                state.x[t],
                state.y[t],
                state.half_width[t],
                state.half_length[t],
            )
            gap //= worth(state, t)
            if gap < best:
                best, found = gap, t
    return found


@rule
def is_bad(card: int, kind: int) -> bool:
    """Whether a road card does harm to a vehicle of that kind that touches it."""
    if card == RoadCard.SLIDE:
        return not IS_DIRT[kind]
    return bool(card == RoadCard.SLICK or card == RoadCard.DEBRIS or card == RoadCard.WRECK)


@rule
def is_gate(card: int) -> bool:
    """Whether one has to go over a road card, and not round it."""
    return bool(card == RoadCard.BRIDGE or card == RoadCard.TUNNEL)
