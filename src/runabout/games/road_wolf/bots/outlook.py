"""What the prospects are in the middle of a chase: who will get over the END, and who is left to stop them.

Chances are in parts of WHOLE, and rough: they only have to rank what a few decisions more or less have led to.
"""

from __future__ import annotations

from runabout.core.contract import WHOLE
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.bots.judging import HAS_KEYS, aim_of, is_key, runs
from runabout.games.road_wolf.box import BOARD_LENGTH, SIZE, STICK
from runabout.games.road_wolf.fleet import hits_left, is_car, passengers, rolls_on
from runabout.games.road_wolf.hooks import EACH_FOR_ONESELF
from runabout.games.road_wolf.mission import Aim
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.state import NOBODY, State, Status
from runabout.games.road_wolf.trains.cars import ENGINE, FRONT

FAR = 150  #: what getting away is weighed with: see `escape_of`
ROAD = 4  #: the danger of the road itself, for each stick of it
VALLEY = 60  #: the danger of what lies in wait there (RW-420)
CLOSED = 50  #: the way, in parts of a tenth of a stick, that those have at least who wait for its way out
HALF = WHOLE // 2
CERTAIN = 50  #: how little a lead is worth less than a win, once nothing is open


@rule
def outlook(state: State, out: Cells) -> None:
    """Each seat's prospects, in parts of WHOLE."""
    if EACH_FOR_ONESELF[state.house[House.MISSION]]:
        share_out(state, out)
        return
    first = lead_of_first(state)
    for side in range(2):
        chance = first if side == 0 else WHOLE - first
        count = 0
        for seat in range(state.seats):
            count += state.side[seat] == side
        left = chance
        for seat in range(state.seats):
            if state.side[seat] == side:
                out[seat] = left // count
                left -= left // count
                count -= 1


# --- Two sides --------------------------------------------------------------------------------------------------------


@rule
def seat_of(state: State, side: int) -> int:
    """The first seat of a side."""
    for seat in range(state.seats):
        if state.side[seat] == side:
            return seat
    return 0


@rule
def lead_of_first(state: State) -> int:
    """The prospects of the first side against the second."""
    one, other = seat_of(state, 0), seat_of(state, 1)
    aim = aim_of(state, one)
    if aim == Aim.ESCAPE:
        keys = HAS_KEYS[state.house[House.MISSION], 0]
        if keys == 1 and aim_of(state, other) == Aim.TAKE:
            return of_prize(state)
        if keys > 0:
            return of_keys(state, one)
        return of_runners(state, one, other)
    if aim == Aim.FIGHT_THROUGH:
        return of_fighters(state, one, other)
    if aim == Aim.TAKE:
        return of_prize(state)
    if aim == Aim.WRECK:
        return of_wreckers(state)
    fight = versus(power_of(state, 0), power_of(state, 1))
    if aim == Aim.SURVIVE and fight < HALF:
        fight += (HALF - fight) * best_escape(state) // WHOLE
    return fight


@rule
def best_escape(state: State) -> int:
    """The chance of the first side's vehicle that is likeliest to get over the END (RW-360)."""
    best = 0
    for v in range(state.slots):
        owner = state.owner[v]
        if owner != NOBODY and state.side[owner] == 0 and is_car(state, v):
            best = max(best, escape_of(state, v))
    return best


@rule
def versus(mine: int, theirs: int) -> int:
    """Strength against strength: the squares, as parts of both."""
    mine, theirs = max(mine, 1), max(theirs, 1)
    return int(WHOLE * mine * mine // (mine * mine + theirs * theirs))


@rule
def power_of(state: State, side: int) -> int:
    """What a side still has: hits and crew, least where nobody drives."""
    power = 0
    for v in range(state.slots):
        owner = state.owner[v]
        if owner == NOBODY or state.side[owner] != side:
            continue
        status = state.status[v]
        if is_car(state, v) or status == Status.COMING:
            found = 4 * max(hits_left(state, v), 0) + 2 * state.crew_size[v] + state.gear_size[v]
            if status == Status.ABANDONED or status == Status.IMMOBILIZED:
                found //= 2 if state.crew_size[v] > 0 else 4
            power += found
    return int(power)


@rule
def danger_to(state: State, v: int) -> int:
    """What every further stick of the road holds for a vehicle: its enemies by their size, and by where they are; most
    those that are level with it or a little ahead.
    """
    if state.truce:
        return VALLEY
    owner = state.owner[v]
    side = state.side[owner] if owner >= 0 else -1
    danger = 0
    for h in range(state.slots):
        status = state.status[h]
        if status != Status.DRIVING or state.owner[h] == NOBODY or state.side[state.owner[h]] == side:
            continue
        ahead = state.y[h] - state.y[v]
        near = 1
        if ahead > -STICK and ahead < 4 * STICK:
            near = 4
        elif ahead > -3 * STICK:
            near = 2
        danger += near * (SIZE[state.kind[h]] + state.crew_size[h])
    return int(danger)


@rule
def escape_of(state: State, v: int) -> int:
    """The chance that a vehicle gets over the END in the hands it is in: by the way it has still to go, what there is
    to stop it, and what it can take.
    """
    status = state.status[v]
    way = (BOARD_LENGTH - max(state.y[v], 0)) // 16
    if state.closed:
        way = max(way, CLOSED)  # to have come further is no gain yet (RW-435)
    if status == Status.COMING:
        way = BOARD_LENGTH // 16
    elif status == Status.IMMOBILIZED:
        way += 20  # it falls behind, and has to be turned round
    left = 1 + 2 * max(hits_left(state, v), 0) + passengers(state, v)
    danger = ROAD + danger_to(state, v) // left
    chance = WHOLE * FAR * 10 // (FAR * 10 + way * danger)
    if status != Status.COMING and not state.driven[v]:
        chance = chance // 2 if state.crew_size[v] > 0 else chance // 10
    return int(chance)


@rule
def of_runners(state: State, one: int, other: int) -> int:
    """Every vehicle counts for the one side or the other (RW-295, RW-296): by how much more than half."""
    lead, open_still = WHOLE * (state.gained[one] - state.gained[other]), 0
    for v in range(state.slots):
        born = state.born[v]
        if born == NOBODY or state.side[born] != 0 or state.counted[v]:
            continue
        if is_car(state, v) or state.status[v] == Status.COMING:
            lead += 2 * escape_of(state, v) - WHOLE
            open_still += 1
    spread = CERTAIN + WHOLE * open_still // 3
    return int(HALF + HALF * lead // (abs(lead) + spread))


@rule
def of_keys(state: State, one: int) -> int:
    """One of the vehicles that the mission turns on must get through (RW-307, RW-401)."""
    fail = WHOLE
    for v in range(state.slots):
        owner = state.owner[v]
        if owner == NOBODY or state.side[owner] != 0 or not is_key(state, v):
            continue
        if is_car(state, v) or state.status[v] == Status.COMING:
            fail = fail * (WHOLE - escape_of(state, v)) // WHOLE
    power = versus(power_of(state, 0), power_of(state, 1))
    return int((7 * (WHOLE - fail) + power) // 8)


@rule
def of_fighters(state: State, one: int, other: int) -> int:
    """One must get away, and it is a win with enough enemies stopped (RW-385, RW-386)."""
    fail = WHOLE if state.gained[one] == 0 else 0
    losses = 0
    for seat in range(state.seats):
        losses += state.lost_points[seat]
    for v in range(state.slots):
        owner = state.owner[v]
        if owner != NOBODY and state.side[owner] == 0 and (is_car(state, v) or state.status[v] == Status.COMING):
            fail = fail * (WHOLE - escape_of(state, v)) // WHOLE
    done = min(WHOLE, WHOLE * losses // (3 * max(int(state.house[House.POINTS]), 1)))
    return int((WHOLE - fail) * (HALF + done * done // (2 * WHOLE)) // WHOLE)


@rule
def of_prize(state: State) -> int:
    """Who brings the one vehicle over the END that both are after (RW-344, RW-335): who has it, or is nearer to it."""
    for v in range(state.slots):
        if not is_key(state, v) or not (is_car(state, v) or state.status[v] == Status.COMING):
            continue
        near = versus(power_around(state, 0, v), power_around(state, 1, v))
        owner = state.owner[v]
        if owner == NOBODY or (state.crew_size[v] == 0 and state.status[v] != Status.COMING):
            return near
        chance = escape_of(state, v)
        if state.side[owner] != 0:
            chance = -chance
        return int(HALF + (HALF * chance // WHOLE + near - HALF) // 2)
    return HALF


@rule
def power_around(state: State, side: int, v: int) -> int:
    """What a side has near a vehicle."""
    power = 2
    for h in range(state.slots):
        owner = state.owner[h]
        if owner == NOBODY or h == v or state.side[owner] != side or state.status[h] != Status.DRIVING:
            continue
        away = (abs(state.x[h] - state.x[v]) + abs(state.y[h] - state.y[v])) // STICK
        power += (3 * state.crew_size[h] + hits_left(state, h)) * 4 // (2 + away)
    return int(power)


@rule
def of_wreckers(state: State) -> int:
    """What the one side is to put an end to still rolls (RW-321), or those who are to do it are gone (RW-323)."""
    theirs = 0
    for v in range(state.slots):
        taken = state.owner[v] != NOBODY and state.side[state.owner[v]] == 0
        if state.born[v] == NOBODY and rolls_on(state, v) and not taken:
            theirs += 3 + hits_left(state, v) + 2 * state.driven[v]
    return versus(power_of(state, 0), theirs + power_of(state, 1) // 2)


# --- Everybody alone --------------------------------------------------------------------------------------------------


@rule
def share_out(state: State, out: Cells) -> None:
    """Each seat's strength, squared, among all of them."""
    total = 0
    for seat in range(state.seats):
        strength = strength_of(state, seat)
        total += strength * strength
    left, best = WHOLE, 0
    for seat in range(state.seats):
        strength = strength_of(state, seat)
        out[seat] = WHOLE * strength * strength // total
        left -= out[seat]
        if out[seat] > out[best]:
            best = seat
    out[best] += left


@rule
def strength_of(state: State, seat: int) -> int:
    """What a seat has gained, and what it still has to gain more with."""
    strength = 20 + 100 * state.gained[seat] + 10 * state.skulls[seat]
    rival = 0
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, state.prize[other])
    strength += max(min(60 + 15 * (state.prize[seat] - rival), 100), 20) if state.prize[seat] > 0 else 0  # RW-438
    train = aim_of(state, seat) == Aim.TRAIN
    for v in range(state.slots):
        if state.owner[v] != seat:
            continue
        if state.status[v] == Status.TRAIN:
            strength += hold_on_train(state, v)
        elif train and is_car(state, v):
            strength += 2 + 3 * state.crew_size[v] + state.gear_size[v]
        elif is_car(state, v) and runs(state, v, seat):
            strength += escape_of(state, v) // 8
    return int(strength)


@rule
def hold_on_train(state: State, v: int) -> int:
    """What crew in a car of the train are worth: most in the Engine, the further it is the better (RW-474)."""
    crew = int(state.crew_size[v])
    if v == ENGINE:
        return int(150 + 10 * crew + 250 * max(state.y[v], 0) // BOARD_LENGTH)
    found = 6 * crew + state.gear_size[v]
    if v == FRONT:
        found += 15 + 2 * crew + (30 if state.crew_size[ENGINE] == 0 else 0)
    return int(found)
