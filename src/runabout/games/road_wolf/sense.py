"""A few lines of sense: what somebody would look at first who has been on this road before."""

from __future__ import annotations

import numpy as np

from runabout.core.record import Cells
from runabout.core.rule import rule
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
from runabout.games.road_wolf.fighting import ambush_targets, melee_targets, shot_targets, spikes_targets
from runabout.games.road_wolf.fleet import hits_left, passengers
from runabout.games.road_wolf.geometry import Edge, first_hit, squared_gap
from runabout.games.road_wolf.judging import aim_of, is_bad, is_gate, is_key, is_prey, quarry, ram_promise, worth
from runabout.games.road_wolf.kinds import Token, VehicleKind
from runabout.games.road_wolf.mission import Aim
from runabout.games.road_wolf.moving import is_on_any_road
from runabout.games.road_wolf.numbers import (
    BUY,
    DO,
    DRIVER_GOES,
    ENOUGH,
    EXACT,
    FORCE,
    NO,
    PLACE,
    PLACE_AT,
    PLACE_EDGE,
    REROLL,
    SPOT_ACROSS,
    SPOT_ALONG,
    STAND,
    TOKEN,
    VEHICLE,
    YES,
    Verb,
)
from runabout.games.road_wolf.rolls import SIDES, Result, compare_dice
from runabout.games.road_wolf.rules import legal
from runabout.games.road_wolf.state import NOBODY, Ask, Roll, State, Status

FREE = 300  #: worth of what costs nothing and can only help
EDGE_OUT = 400  #: worth of getting away

# --- What bots look at ------------------------------------------------------------------------------------------------


def _looked_at(across: int, along: int) -> bool:
    """A spot a whole stick or half a stick away, in every second of the directions of a clock's minutes."""
    far = across * across + along * along
    steps = max(abs(across), abs(along)) // 10
    if far > (STICK - 8) ** 2:
        return across % 40 == 0 or along % 40 == 0
    return steps == 8 and across % 40 == 0 and along % 40 == 0


LOOKED_AT = np.array([_looked_at(int(across), int(along)) for across, along in zip(SPOT_ACROSS, SPOT_ALONG)], np.int64)
"""By spot: 1 where bots look at it. They look at some thirty spots of a move, from one end of its directions to the
other, and at all that lie between spots; people have them all."""

PLACES_APART = 4  #: bots look at every fourth place along an edge


@rule
def consider(state: State, out: Cells) -> int:
    """What bots look at of what is open."""
    count = legal(state, out)
    if state.asks != Ask.SPOT and state.asks != Ask.PLACE:
        return count
    kept = 0
    for i in range(count):
        action = int(out[i])
        if action < EXACT:
            looked_at = LOOKED_AT[action] == 1
        elif action >= PLACE and action < REROLL:
            looked_at = (action - PLACE) % PLACES_APART == 0
        else:
            looked_at = True
        if looked_at:
            out[kept] = action
            kept += 1
    return kept if kept > 0 else count


# --- Sense ------------------------------------------------------------------------------------------------------------


@rule
def sense(state: State, action: int) -> int:
    """How sensible a legal action looks."""
    asks = state.asks
    if asks == Ask.SPOT:
        return sense_of_spot(state, action)
    if asks == Ask.ACT:
        return sense_of_verb(state, action - DO)
    if asks == Ask.VEHICLE:
        if action == DO + Verb.KEPT_AMBUSH:
            return FREE if any_prey(state, ambush_targets(state, NOBODY)) else 0
        return 0 if action == ENOUGH else 10
    if asks == Ask.TARGET or asks == Ask.FREE_MELEE:
        if action == NO:
            return 2
        return sense_of_target(state, action - VEHICLE)
    if asks == Ask.REROLL:
        return sense_of_reroll(state, action)
    if asks == Ask.PLACE:
        return sense_of_place(state, action - PLACE)
    if asks == Ask.FORCE:
        if action == ENOUGH:
            return 1
        return 20 if action >= FORCE else 1 + SIZE[action - BUY]
    if asks == Ask.CARRIER:
        v = action - VEHICLE
        return int(4 + worth(state, v) - 2 * min(state.crew_size[v] + state.gear_size[v], 2))
    if asks == Ask.LOSE:
        return 10 - use_of(action - TOKEN)
    if asks == Ask.TOKEN or asks == Ask.SUPPLY or asks == Ask.GIVE or asks == Ask.CREW or asks == Ask.RETAKE:
        return sense_of_token(state, action)
    return 10 if action == YES else 2  # LEAVE, IGNORE, KEEP


@rule
def use_of(token: int) -> int:
    """How useful a token is in general, 1 to 9."""
    if token == Token.DRIVER:
        return 1
    if token == Token.MECHANIC or token == Token.SPIKES:
        return 3
    if token == Token.BRAWLER or token == Token.AMBUSH:
        return 5
    return 7


@rule
def sense_of_token(state: State, action: int) -> int:
    """Which token to choose, to take from SUPPLIES, to hand over, to send or to put at the wheel."""
    if action == ENOUGH or action == NO:
        return 6
    if action == DRIVER_GOES:
        return 1
    token = action - TOKEN
    if state.asks == Ask.TOKEN or state.asks == Ask.SUPPLY:
        return use_of(token)
    if state.asks == Ask.GIVE:
        return 3
    if state.verb == Verb.WHEEL:
        return 40 if token == Token.VETERAN else 1
    if state.verb == Verb.BOARD:
        return 12
    return 10 - use_of(token)


@rule
def sense_of_reroll(state: State, action: int) -> int:
    """Roll again the lowest die of a roll that is not won; leave the others."""
    if state.roll == Roll.REPAIR or state.roll == Roll.DIRECTION:
        return 1 if action == STAND else 10
    as_attacker = bool(state.may_reroll & 1)
    result = compare_dice(state.attack, state.attack_size, state.defence, state.defence_size)
    wins = result == (Result.ATTACKER_WINS if as_attacker else Result.DEFENDER_WINS)
    if action == STAND:
        return 20 if wins else 1
    if wins:
        return 0
    lowest = state.attack[state.attack_size - 1] if as_attacker else state.defence[state.defence_size - 1]
    if action - REROLL + 1 != lowest:
        return 0
    return 20 if lowest < SIDES else 0


@rule
def sense_of_target(state: State, t: int) -> int:
    """Whom to do it to: enemies, what is worth much, what is nearly gone."""
    if state.verb == Verb.TAKEOVER:
        return 10 + 4 * worth(state, t)
    if state.verb == Verb.PICK_UP or state.verb == Verb.TRANSFER or state.verb == Verb.BOARD:
        return 10
    if state.status[t] == Status.TRAIN:
        return 20 if state.owner[t] == NOBODY or state.side[state.owner[t]] != state.side[state.seat] else 0
    if not is_prey(state, state.seat, t):
        return 0
    return 20 + 3 * worth(state, t) - hits_left(state, t)


@rule
def any_prey(state: State, slots: int) -> bool:
    """Whether an enemy is among these slots."""
    for t in range(state.slots):
        if slots >> t & 1 and (is_prey(state, state.seat, t) or state.status[t] == Status.TRAIN):
            return True
    return False


@rule
def sense_of_verb(state: State, verb: int) -> int:
    """What to do next with a vehicle: first what is free, then what the enemy feels, then drive."""
    v, seat = state.acting, state.seat
    if verb == Verb.MOVE:
        return 60
    if verb == Verb.BIKE_MOVE:
        return 90
    if verb == Verb.BRAKE:
        return sense_of_braking(state, v)
    if verb == Verb.NITRO:
        return sense_of_nitro(state, v)
    if verb == Verb.MELEE:
        return sense_of_melee(state, v)
    if verb == Verb.SHOTGUN or verb == Verb.MOLOTOV:
        return 90 if any_prey(state, shot_targets(state, v)) else 0
    if verb == Verb.GUNNER or verb == Verb.GUNNER_SHOTGUN or verb == Verb.GUNNER_MOLOTOV:
        return FREE + verb if any_prey(state, shot_targets(state, v)) else 0
    if verb == Verb.AMBUSH or verb == Verb.KEPT_AMBUSH:
        return FREE if any_prey(state, ambush_targets(state, v)) else 0
    if verb == Verb.SPIKES:
        return 100 if any_prey(state, spikes_targets(state, v)) else 0
    if verb == Verb.TAKEOVER:
        return 150 if passengers(state, v) > 0 else 25
    if verb == Verb.PICK_UP:
        return 40
    if verb == Verb.TRANSFER:
        return 1
    if verb == Verb.REPAIR:
        return int(12 * state.hits[v])
    if verb == Verb.MECHANIC or verb == Verb.SUPPLIES_REPAIR:
        return FREE if state.hits[v] > 0 else 0
    if verb == Verb.WHEEL:
        return 30 if state.aboard[v, Token.VETERAN] > 0 and state.wheel[v] != Token.VETERAN else 0
    if verb == Verb.TURN_ROUND:
        return FREE
    if verb == Verb.SUPPLIES_TOKEN:
        return 50
    if verb == Verb.BOARD:
        return 160 if aim_of(state, seat) == Aim.TRAIN else 1
    if verb == Verb.SEARCH:
        return 30
    if verb == Verb.DRIVE_TRAIN:
        return FREE
    return 1


@rule
def sense_of_braking(state: State, v: int) -> int:
    """To fall back is good for those whose quarry is behind them."""
    if runs(state, v):
        return 1
    t = quarry(state, v, state.seat)
    if t == NOBODY:
        return 1
    return 60 if state.y[t] + state.half_length[t] < state.y[v] - state.half_length[v] else 4


@rule
def sense_of_melee(state: State, v: int) -> int:
    """Attack with more crew than there are on the other side."""
    best = 0
    targets = melee_targets(state, v)
    for t in range(state.slots):
        if targets >> t & 1 and (is_prey(state, state.seat, t) or state.status[t] == Status.TRAIN):
            mine = state.crew_size[v] + state.aboard[v, Token.BRAWLER]
            theirs = max(state.crew_size[t], 1) + 1 - IS_OPEN[state.kind[t]]
            best = max(best, 70 + 30 * (mine - theirs))
    return max(best, 0)


@rule
def sense_of_nitro(state: State, v: int) -> int:
    """Two sticks ahead are good for one who runs, if nothing stands there; and into a quarry that is weaker."""
    hit = hit_by(state, v, 0, 2 * STICK)
    if hit != NOBODY:
        return ram_promise(state, v, hit, SIZE[state.kind[v]] + 1) * 2 if is_prey(state, state.seat, hit) else 0
    if state.y[v] + 2 * STICK > BOARD_LENGTH:
        return EDGE_OUT if runs(state, v) and not state.closed else 0
    return 100 if runs(state, v) else 2


@rule
def runs(state: State, v: int) -> bool:
    """Whether it wants to get over the END, and not after somebody."""
    aim = aim_of(state, state.seat)
    return bool(aim == Aim.ESCAPE or (aim == Aim.TAKE and is_key(state, v)))


@rule
def hit_by(state: State, v: int, dx: int, dy: int) -> int:
    """The slot of what a move would hit first, or NOBODY."""
    return first_hit(
        state.x[v],
        state.y[v],
        state.half_width[v],
        state.half_length[v],
        dx,
        dy,
        0,
        state.x,
        state.y,
        state.half_width,
        state.half_length,
        state.slots,
        v,
    )


@rule
def sense_of_spot(state: State, action: int) -> int:
    """Where to go: on, or after the quarry; not into friends, bad cards, or off the board."""
    v, seat = state.acting, state.seat
    if action >= VEHICLE:
        t = action - VEHICLE
        return (
            ram_promise(state, v, t, SIZE[state.kind[v]]) if is_prey(state, seat, t) and state.verb != Verb.BRAKE else 0
        )
    if action >= EXACT:
        return 8
    dx, dy = int(SPOT_ACROSS[action]), int(SPOT_ALONG[action])
    x, y = state.x[v] + dx, state.y[v] + dy
    if x < 0 or x > BOARD_WIDTH or y < 0:
        return 0
    if y > BOARD_LENGTH:
        return EDGE_OUT if runs(state, v) and not state.closed else 0
    hit = hit_by(state, v, dx, dy)
    if hit != NOBODY:
        if state.verb == Verb.BRAKE or not is_prey(state, seat, hit):
            return 0
        return ram_promise(state, v, hit, SIZE[state.kind[v]]) // 2
    if runs(state, v):
        promise = 60 + dy // 2
    else:
        promise = sense_of_closing_in(state, v, x, y)
    if not IS_DIRT[state.kind[v]] and not is_on_any_road(state, x, state.half_width[v]):
        promise //= 6
    return promise // (1 + trouble_at(state, v, x, y, dy))


@rule
def sense_of_closing_in(state: State, v: int, x: int, y: int) -> int:
    """What it is worth to a hunter to stand there: nearer to the quarry, and best next to it with a crew to fight."""
    t = train_car(state, v) if aim_of(state, state.seat) == Aim.TRAIN else quarry(state, v, state.seat)
    if t == NOBODY:
        return 20
    wide, long = state.half_width[v], state.half_length[v]
    gap = squared_gap(x, y, wide, long, state.x[t], state.y[t], state.half_width[t], state.half_length[t])
    before = squared_gap(
        state.x[v], state.y[v], wide, long, state.x[t], state.y[t], state.half_width[t], state.half_length[t]
    )
    promise = 30
    if gap < before:
        promise += 30
    if gap < FINGER * FINGER:
        promise += 60 if IS_OPEN[state.kind[v]] or state.status[t] == Status.TRAIN else 10
    elif gap <= STICK * STICK:
        promise += 30
    elif gap <= 4 * STICK * STICK:
        promise += 15
    if gap > before:
        promise //= 4
    return promise


@rule
def train_car(state: State, v: int) -> int:
    """The car of the train that a vehicle would go for: a Gondola; NOBODY where there is none."""
    for t in range(state.slots):
        if state.status[t] == Status.TRAIN and state.kind[t] == VehicleKind.GONDOLA:
            return t
    return NOBODY


@rule
def trouble_at(state: State, v: int, x: int, y: int, dy: int) -> int:
    """How many road cards would do harm, on the way to a spot or there in the next turn of the road."""
    found = 0
    for i in range(state.cards):
        card = state.card[i]
        across = abs(state.card_x[i] - x) < CARD_HALF_WIDTH + state.half_width[v]
        ahead = state.card_y[i] - y
        if is_bad(card, state.kind[v]):
            if across and -CARD_HALF_LENGTH < ahead < 2 * STICK + CARD_HALF_LENGTH + state.half_length[v]:
                found += 1
        elif is_gate(card) and not across and -max(dy, 0) < ahead < 2 * STICK:
            found += 2
    return found


@rule
def sense_of_place(state: State, place: int) -> int:
    """Where to come in: hunters near those whom they hunt, and rather ahead of them."""
    seat, edge, at = state.seat, PLACE_EDGE[place], PLACE_AT[place]
    if aim_of(state, seat) == Aim.ESCAPE:
        return 10
    x, y = at, at
    if edge == Edge.START or edge == Edge.END:
        y = 0 if edge == Edge.START else BOARD_LENGTH
    else:
        x = 0 if edge == Edge.LEFT else BOARD_WIDTH
    nearest = BOARD_LENGTH
    for t in range(state.slots):
        if state.half_width[t] != 0 and is_prey(state, seat, t):
            ahead = y - state.y[t]
            # Who runs comes on by some three sticks in a round: better be where it will be.
            nearest = min(nearest, abs(state.x[t] - x) + abs(ahead - 2 * STICK))
    return int(2 + 60 * (BOARD_LENGTH - nearest) // BOARD_LENGTH)
