"""What priors and evaluation share: which vehicles a seat hunts, what a vehicle is worth to it, and how a ram or a
melee would go.
"""

from __future__ import annotations

from runabout.core.rule import rule
from runabout.games.road_wolf.box import BOARD_LENGTH, IS_BIKE, IS_DIRT, SIZE, STICK
from runabout.games.road_wolf.fights.fighting import melee_attack, melee_defence
from runabout.games.road_wolf.fleet import hits_left, is_car
from runabout.games.road_wolf.goals import aim_of, is_key
from runabout.games.road_wolf.kinds import RoadCard, Token
from runabout.games.road_wolf.measures.geometry import squared_gap
from runabout.games.road_wolf.measures.slots import rect_of
from runabout.games.road_wolf.mission import Aim
from runabout.games.road_wolf.missions.hooks import MUST_BUY
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.rounds.forces import side_row
from runabout.games.road_wolf.standing import rect_at
from runabout.games.road_wolf.state import NOBODY, State, Status
from runabout.games.road_wolf.trains.cars import FRONT

KEY_WORTH = 12  #: what a vehicle is worth more that a mission turns on
HAS_KEYS = MUST_BUY.sum(axis=2)  #: by mission and side: how many such vehicles it has bought for it
ROUNDS_TO_RUN = 8  #: that it takes at worst to drive from the START to the END
TRUCE_LINE = 9 * STICK  #: about where Couriers wait for the way out to open (RW-435), in sight of the cards to come

# --- Who wants what ---------------------------------------------------------------------------------------------------


@rule
def runs(state: State, v: int, seat: int) -> bool:
    """Whether a seat wants this vehicle of its side over the END: of those who escape all, or those that the mission
    turns on, which the others escort; and what has been taken to be brought there.
    """
    aim = aim_of(state, seat)
    if aim == Aim.TAKE:
        return is_key(state, v)
    if aim == Aim.SURVIVE:
        return not has_more(state, seat, 3)
    if aim == Aim.FIGHT_THROUGH:
        return has_stopped_enough(state) or is_late(state) or not has_more(state, seat, 8)
    if aim != Aim.ESCAPE:
        return False
    return bool(HAS_KEYS[state.house[House.MISSION], side_row(state, seat)] == 0 or is_key(state, v))


@rule
def has_more(state: State, seat: int, quarters: int) -> bool:
    """Whether a seat's side has so many quarters of what the others have to fight with: hits and crew of all that
    drive.
    """
    mine, theirs = 0, 0
    for v in range(state.slots):
        status, owner = state.status[v], state.owner[v]
        if owner != NOBODY and (status == Status.DRIVING or status == Status.COMING):
            found = 2 * hits_left(state, v) + state.crew_size[v]
            if state.side[owner] == state.side[seat]:
                mine += found
            else:
                theirs += found
    return bool(4 * mine >= quarters * theirs)


@rule
def has_stopped_enough(state: State) -> bool:
    """Whether enough of the enemies are stopped for a win, once somebody has got away (RW-386)."""
    lost = 0
    for seat in range(state.seats):
        lost += state.lost_points[seat]
    return bool(lost >= state.house[House.CHASE_LOSSES] * state.house[House.POINTS])


@rule
def is_late(state: State) -> bool:
    """Whether there is hardly time left to get over the whole of the road (RWA-132)."""
    return bool(state.round + ROUNDS_TO_RUN > state.house[House.ROUND_LIMIT])


@rule
def waits(state: State, y: int) -> bool:
    """Whether a vehicle that runs is far enough for now: the way out is closed (RW-435)."""
    return bool(state.closed and y >= TRUCE_LINE - STICK)


@rule
def is_prey(state: State, seat: int, v: int) -> bool:
    """Whether a seat wants it hurt. What has no crew is of no interest, except to those who want to take it."""
    status = state.status[v]
    if status == Status.MUTANT:
        return True
    owner = state.owner[v]
    if status == Status.TRAIN:
        return bool(state.crew_size[v] > 0 and (owner == NOBODY or state.side[owner] != state.side[seat]))
    if not is_car(state, v):
        return False
    aim = aim_of(state, seat)
    if state.crew_size[v] == 0 and (aim != Aim.TAKE or not is_key(state, v)):
        return False
    if owner == NOBODY:  # in a truce, nobody's vehicles are enemies (RW-427, RW-429)
        return bool(state.truce or aim == Aim.TAKE or aim == Aim.WRECK)
    return bool(state.side[owner] != state.side[seat] and not state.truce)


@rule
def worth(state: State, v: int) -> int:
    """What a vehicle is worth, to those who have it and to those who would like to: by its size, and the mission."""
    return int(SIZE[state.kind[v]] + (KEY_WORTH if is_key(state, v) else 0))


@rule
def attraction(state: State, seat: int, t: int) -> int:
    """How much a seat's vehicles are drawn to a prey."""
    found = 2 + worth(state, t)
    if state.owner[t] == NOBODY and aim_of(state, seat) == Aim.WRECK:
        found += KEY_WORTH
    return found


# --- How attacks would go ---------------------------------------------------------------------------------------------


@rule
def ram_promise(state: State, v: int, t: int, dice: int) -> int:
    """How good it looks to ram with so many dice, 0 to 200: dice against dice, and what is to be had."""
    bike = IS_BIKE[state.kind[v]]
    if state.status[t] == Status.MUTANT:
        return 0 if bike else 150
    if state.status[t] == Status.TRAIN:
        return 0
    if is_key(state, t) and aim_of(state, state.owner[v]) == Aim.TAKE:  # it is wanted in one piece
        return 40 if state.y[t] > BOARD_LENGTH * 3 // 4 and state.owner[t] != NOBODY else 0
    promise = 80 + 25 * (dice - max(hits_left(state, t), 1))
    if is_key(state, t):
        promise += 60
    if bike:  # it would be destroyed (RW-226)
        promise -= 60
    return max(0, min(200, promise))


@rule
def melee_promise(state: State, v: int, t: int) -> int:
    """How good it looks to attack in melee, 0 to 200: crew against crew; nothing where they are too many."""
    more = melee_attack(state, v, state.aboard[v, Token.BRAWLER]).dice - melee_defence(state, t).dice
    promise = 50 + 30 * more + (40 if is_key(state, t) or state.status[t] == Status.TRAIN else 0)
    return max(0, min(200, promise))


@rule
def gap_from(state: State, v: int, x: int, y: int, t: int) -> int:
    """The square of the distance from a vehicle, if it stood there, to another."""
    return squared_gap(rect_at(state, v, x, y), rect_of(state, t))


@rule
def escorted_vehicle(state: State, seat: int) -> int:
    """The slot of the vehicle that a side's others escort; NOBODY where there is none."""
    for v in range(state.slots):
        if is_car(state, v) and is_key(state, v) and state.owner[v] != NOBODY:
            if state.side[state.owner[v]] == state.side[seat]:
                return v
    return NOBODY


@rule
def chased_vehicle(state: State, v: int, seat: int) -> int:
    """The slot of the prey that a vehicle would go for: the nearest, what is worth more from further off; for an escort
    what is nearest to the vehicle it escorts as well. On the railway it is the train. NOBODY if there is none.
    """
    if aim_of(state, seat) == Aim.TRAIN:
        return FRONT
    best, found = 1 << 40, NOBODY
    escorted = escorted_vehicle(state, seat)
    for t in range(state.slots):
        if t != v and state.half_width[t] != 0 and is_prey(state, seat, t):
            gap = 1 + gap_from(state, v, int(state.x[v]), int(state.y[v]), t)
            if escorted != NOBODY:
                gap += gap_from(state, escorted, int(state.x[escorted]), int(state.y[escorted]), t)
            gap //= attraction(state, seat, t)
            if gap < best:
                best, found = gap, t
    return found


# --- Cards ------------------------------------------------------------------------------------------------------------


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
