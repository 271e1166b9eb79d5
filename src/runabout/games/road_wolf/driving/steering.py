"""Where a move goes: the spots of the lattice, and into what stands near (RW-171 to RW-173, RWA-15, RWA-118)."""

from __future__ import annotations

from typing import NamedTuple

from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import (
    EXACT,
    FORWARD_SPOTS,
    SPOT,
    SPOT_ACROSS,
    SPOT_ALONG,
    VEHICLE,
    Exact,
    Verb,
)
from runabout.games.road_wolf.box import LEFT_ROAD, RIGHT_ROAD, ROAD, STICK, TRACK_MIDDLE
from runabout.games.road_wolf.jobs import How, start_move
from runabout.games.road_wolf.measures.geometry import goes_backward, is_stick
from runabout.games.road_wolf.measures.slots import first_hit_among
from runabout.games.road_wolf.standing import move_of, within_reach
from runabout.games.road_wolf.state import NOBODY, Open, State


@rule
def rest(state: State) -> None:
    """Nothing is being decided any more."""
    state.acting, state.verb, state.target = NOBODY, 0, NOBODY
    state.left = 0
    state.verbs, state.targets = 0, 0


# --- Into what stands near --------------------------------------------------------------------------------------------


@rule
def step_to(at: int, half: int, other_at: int, other_half: int) -> int:
    """How far to go across, or along, until two things are level with each other's sides; 0 where they are already."""
    far = other_at - at
    gap = max(abs(far) - half - other_half, 0)
    return gap if far > 0 else -gap


@rule
def step_into(at: int, half: int, other_at: int, other_half: int) -> int:
    """One unit across, or along, into something that is touched on that side; 0 where it is not touched there."""
    far = other_at - at
    if abs(far) < half + other_half:
        return 0
    return 1 if far > 0 else -1


@rule
def across_to(state: Open, v: int, t: int) -> int:
    """How far across the straight shortest move from `v` into `t` goes; where they touch, it is one unit long."""
    x, half_width = state.x[v], state.half_width[v]
    step = step_to(x, half_width, state.x[t], state.half_width[t])
    along = step_to(state.y[v], state.half_length[v], state.y[t], state.half_length[t])
    return step if step != 0 or along != 0 else step_into(x, half_width, state.x[t], state.half_width[t])


@rule
def along_to(state: Open, v: int, t: int) -> int:
    """How far along that move goes."""
    y, half_length = state.y[v], state.half_length[v]
    step = step_to(y, half_length, state.y[t], state.half_length[t])
    across = step_to(state.x[v], state.half_width[v], state.x[t], state.half_width[t])
    return step if step != 0 or across != 0 else step_into(y, half_length, state.y[t], state.half_length[t])


@rule
def steer_targets(state: Open, v: int, verb: int) -> int:
    """What a MOVE or a BRAKE can be steered straight into (RWA-118): it is within a stick, lies that way (RWA-15), and
    nothing else is hit first.
    """
    # A move into something within a stick is itself no longer than a stick (where they touch, one unit across and along
    # at most). What it hits on the way it touches no further than that from where it began: so it is within a stick.
    near = within_reach(state, v, STICK)
    found, i = 0, 0
    while near >> i:
        if near >> i & 1:
            move = move_of(state, v, across_to(state, v, i), along_to(state, v, i))
            if goes_backward(move.dy) == (verb == Verb.BRAKE) and first_hit_among(state, move, 0, near).thing == i:
                found |= 1 << i
        i += 1
    return found


# --- As far as the road goes ------------------------------------------------------------------------------------------


@rule
def across_to_edge(state: Open, v: int, exact: int) -> int:
    """How far across it is to the last place where a vehicle is still on the road (RW-132): on the nearer one, where
    there are two.
    """
    road = ROAD
    if state.roads == 2:
        road = RIGHT_ROAD if state.x[v] > TRACK_MIDDLE else LEFT_ROAD
    if exact == Exact.ROAD_LEFT:
        return int(road.left - state.half_width[v] + 1 - state.x[v])
    return int(road.right + state.half_width[v] - 1 - state.x[v])


# --- Spots ------------------------------------------------------------------------------------------------------------


@rule
def legal_spots(state: State, out: Cells) -> int:
    """List where a move may go: every spot of the lattice that lies its way, for what is in the way only stops it
    (RW-171, RW-173); sideways as far as the road goes; and into what stands near. How many these are.
    """
    first, end = (FORWARD_SPOTS, EXACT) if state.verb == Verb.BRAKE else (0, FORWARD_SPOTS)
    for spot in range(first, end):
        out[spot - first] = SPOT + spot
    return add_exact_moves(state, out, end - first)


@rule
def add_exact_moves(state: State, out: Cells, count: int) -> int:
    """Add the moves that do not end on the lattice to `count` others; how many these are together."""
    if state.verb != Verb.BRAKE:
        for exact in range(2):
            across = across_to_edge(state, state.acting, exact)
            if across != 0 and is_stick(across, 0):
                out[count] = EXACT + exact
                count += 1
    i = 0
    while state.targets >> i:
        if state.targets >> i & 1:
            out[count] = VEHICLE + i
            count += 1
        i += 1
    return count


class Step(NamedTuple):
    """How far a move leads to the right and ahead."""

    dx: int
    dy: int


@rule
def step_of(state: Open, v: int, action: int) -> Step:
    """How far the move to a spot leads."""
    if action < EXACT:
        return Step(int(SPOT_ACROSS[action - SPOT]), int(SPOT_ALONG[action - SPOT]))
    if action < VEHICLE:
        return Step(across_to_edge(state, v, action - EXACT), 0)
    return Step(across_to(state, v, action - VEHICLE), along_to(state, v, action - VEHICLE))


@rule
def how_of(verb: int) -> int:
    """In what way one moves that chooses a spot: a `How`."""
    if verb == Verb.BIKE_MOVE:
        return How.BIKE_MOVE
    return How.BRAKE if verb == Verb.BRAKE else How.MOVE


@rule
def answer_spot(state: State, action: int) -> None:
    """The vehicle goes there (RW-171, RW-173)."""
    v, how = int(state.acting), how_of(state.verb)
    step = step_of(state, v, action)
    rest(state)
    start_move(state, v, how, step.dx, step.dy)
