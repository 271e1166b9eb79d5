"""Where bots drive: the priors of spots, of places to come in at, of a BRAKE and of a Nitro."""

from __future__ import annotations

from typing import NamedTuple

from runabout.core.rule import rule
from runabout.games.road_wolf.actions import (
    EXACT,
    PLACE_AT,
    PLACE_EDGE,
    SPOT_ACROSS,
    SPOT_ALONG,
    VEHICLE,
    Verb,
)
from runabout.games.road_wolf.bots.judging import (
    TRUCE_LINE,
    attraction,
    chased_vehicle,
    gap_from,
    is_bad,
    is_gate,
    is_prey,
    ram_promise,
    runs,
    waits,
)
from runabout.games.road_wolf.box import (
    BOARD_LENGTH,
    BOARD_WIDTH,
    CARD_HALF_LENGTH,
    CARD_HALF_WIDTH,
    FINGER,
    IS_DIRT,
    IS_OPEN,
    SIZE,
    STICK,
)
from runabout.games.road_wolf.driving.owing import is_on_any_road
from runabout.games.road_wolf.goals import aim_of
from runabout.games.road_wolf.kinds import Edge
from runabout.games.road_wolf.measures.slots import first_hit_among
from runabout.games.road_wolf.mission import Aim
from runabout.games.road_wolf.standing import hits_first, move_of, within_reach
from runabout.games.road_wolf.state import NOBODY, State, Status

AWAY = 4000  #: worth of getting off the END
FORGET = 12  #: a spot with a lower prior is never worth a try

# --- Spots ------------------------------------------------------------------------------------------------------------


class Heading(NamedTuple):
    """What a vehicle goes for: the same for all spots of a move.

    Attributes:
        runs: whether the vehicle wants to get over the END.
        prey: the slot of what it goes for where it does not; NOBODY for none.
        gap: the square of the distance to that now.
        near: the slots of all within a stick, as bits: nothing else can be hit (see `steering.steer_targets`).
    """

    runs: bool
    prey: int
    gap: int
    near: int


@rule
def heading_of(state: State) -> Heading:
    """What the vehicle that a seat drives goes for."""
    v, seat = int(state.acting), state.seat
    near = within_reach(state, v, STICK)
    if runs(state, v, seat):
        return Heading(True, NOBODY, 0, near)
    t = chased_vehicle(state, v, seat)
    gap = 0 if t == NOBODY else gap_from(state, v, int(state.x[v]), int(state.y[v]), t)
    return Heading(False, t, gap, near)


@rule
def prior_of_spot(state: State, action: int, heading: Heading) -> int:
    """Where to go: on, or after the prey; not into friends, bad cards, or off the board."""
    v = int(state.acting)
    if action >= VEHICLE:
        return prior_of_hitting(state, v, action - VEHICLE, bool(state.verb == Verb.BRAKE))
    if action >= EXACT:
        return 0
    dx, dy = int(SPOT_ACROSS[action]), int(SPOT_ALONG[action])
    x, y = int(state.x[v] + dx), int(state.y[v] + dy)
    if x < 0 or x > BOARD_WIDTH or y < 0:
        return 0
    if y > BOARD_LENGTH:
        return AWAY if heading.runs and not state.closed else 0
    hit = first_hit_among(state, move_of(state, v, dx, dy), 0, heading.near).thing
    if hit != NOBODY:
        return prior_of_hitting(state, v, hit, bool(state.verb == Verb.BRAKE)) // 2
    promise = prior_of_going_on(state, y, dy) if heading.runs else prior_of_closing_in(state, v, x, y, heading)
    if promise < FORGET and max(abs(dx), abs(dy)) <= STICK // 2:
        promise = FORGET  # a small step, where nothing better is found
    if promise < FORGET:
        return 0
    if leaves_road(state, v, x):
        promise //= 6
    trouble = 1 + trouble_at(state, v, x, y, dy)
    return max(promise // (trouble * trouble), 1)


@rule
def leaves_road(state: State, v: int, x: int) -> bool:
    """Whether it would owe a check for going off the road (RW-133): a vehicle that is off it already does not."""
    if IS_DIRT[state.kind[v]] or is_on_any_road(state, x, state.half_width[v]):
        return False
    return is_on_any_road(state, int(state.x[v]), state.half_width[v])


@rule
def prior_of_hitting(state: State, v: int, t: int, brakes: bool) -> int:
    """To ram what is prey; not when it is the other that would ram."""
    if brakes or not is_prey(state, state.seat, t):
        return 0
    return ram_promise(state, v, t, SIZE[state.kind[v]])


@rule
def prior_of_going_on(state: State, y: int, dy: int) -> int:
    """On towards the END, the further the better; where the way out is closed, to where one waits for it."""
    gain = dy
    if state.closed:
        gain = abs(y - dy - TRUCE_LINE) - abs(y - TRUCE_LINE)
        if gain < 0:
            return FORGET
    return FORGET + 2 + max(gain, 0) * max(gain, 0) // 80


@rule
def prior_of_closing_in(state: State, v: int, x: int, y: int, heading: Heading) -> int:
    """What it is worth to a hunter to stand there: nearer to the prey, and best next to it with a crew to fight."""
    t, before = heading.prey, heading.gap
    if t == NOBODY:
        return FORGET
    gap = gap_from(state, v, x, y, t)
    if gap < FINGER * FINGER:
        return 160 if IS_OPEN[state.kind[v]] or state.status[t] == Status.TRAIN else 90
    promise = 70
    if gap > STICK * STICK:
        promise = 50
    if gap > 4 * STICK * STICK:
        promise = 25
    if gap > before:
        return promise // 5  # still next to it, or forgotten
    # How much nearer, in parts of a stick: where the prey is far it is the way that counts.
    return promise + int(40 * (before - gap) // (before + STICK * STICK))


@rule
def trouble_at(state: State, v: int, x: int, y: int, dy: int) -> int:
    """How many road cards would do harm, on the way to a spot or there in the next turn of the road."""
    found = 0
    for i in range(state.cards):
        ahead = state.card_y[i] - y
        if ahead > 2 * STICK + 2 * CARD_HALF_LENGTH or ahead < -STICK:
            continue
        card = state.card[i]
        across = abs(state.card_x[i] - x) < CARD_HALF_WIDTH + state.half_width[v]
        if is_bad(card, state.kind[v]):
            if across and ahead > -CARD_HALF_LENGTH and ahead < 2 * STICK + CARD_HALF_LENGTH + state.half_length[v]:
                found += 1
        elif is_gate(card) and not across and ahead > -max(dy, 0) and ahead < 2 * STICK:
            found += 2
    return found


# --- Braking and Nitro ------------------------------------------------------------------------------------------------


@rule
def prior_of_braking(state: State, v: int) -> int:
    """To fall back is good where the target is behind, and where a vehicle that waits has gone too far."""
    if runs(state, v, state.seat):
        return 60 if state.closed and state.y[v] > TRUCE_LINE + STICK else 1
    t = chased_vehicle(state, v, state.seat)
    if t == NOBODY:
        return 1
    return 90 if state.y[t] + state.half_length[t] < state.y[v] - state.half_length[v] else 2


@rule
def prior_of_moving(state: State, v: int) -> int:
    """To drive on is good unless one waits, in no trouble and with nobody to run over, or the prey is behind."""
    if state.closed and waits(state, int(state.y[v])):
        if trouble_at(state, v, int(state.x[v]), int(state.y[v]), 0) > 0:
            return 60
        t = chased_vehicle(state, v, state.seat)
        near = t != NOBODY and gap_from(state, v, int(state.x[v]), int(state.y[v]), t) <= STICK * STICK
        return 60 if near else 2
    return 60


@rule
def prior_of_nitro(state: State, v: int) -> int:
    """Two sticks ahead are good for a vehicle that runs, if the way is free; and into a target that is weaker."""
    hit = hits_first(state, v, 0, 2 * STICK)
    if hit != NOBODY:
        return ram_promise(state, v, hit, SIZE[state.kind[v]] + 1) if is_prey(state, state.seat, hit) else 0
    if state.closed or not runs(state, v, state.seat):
        return 0
    if state.y[v] + 2 * STICK > BOARD_LENGTH:
        return AWAY
    trouble = trouble_at(state, v, int(state.x[v]), int(state.y[v] + 2 * STICK), 2 * STICK)
    return 100 // (1 + 3 * trouble)


# --- Places -----------------------------------------------------------------------------------------------------------


@rule
def prey_of(state: State) -> int:
    """The slots of all that the seat to act wants hurt, as bits."""
    found = 0
    for t in range(state.slots):
        if state.half_width[t] != 0 and is_prey(state, state.seat, t):
            found |= 1 << t
    return found


@rule
def prior_of_place(state: State, place: int, prey: int) -> int:
    """Where to come in: hunters near their targets, and rather ahead of them; robbers next to the track.

    Args:
        state: in which a vehicle comes in.
        place: where.
        prey: the slots of what its seat wants hurt, as bits.
    """
    seat, edge, at = state.seat, PLACE_EDGE[place], PLACE_AT[place]
    x, y = at, at
    if edge == Edge.START or edge == Edge.END:
        y = 0 if edge == Edge.START else BOARD_LENGTH
    else:
        x = 0 if edge == Edge.LEFT else BOARD_WIDTH
    aim = aim_of(state, seat)
    if aim == Aim.TRAIN:
        return int(60 - abs(x - BOARD_WIDTH // 2) // 16)
    if (aim == Aim.ESCAPE or aim == Aim.FIGHT_THROUGH) and runs(state, int(state.acting), seat):
        return 10
    best = 2
    for t in range(state.slots):
        if prey >> t & 1:
            # Who runs comes on by some three sticks in a round: better be where it will be.
            off = abs(state.x[t] - x) + abs(y - state.y[t] - 3 * STICK)
            best = max(best, attraction(state, seat, t) * 20 * STICK // (off + 2 * STICK))
    return int(best)
