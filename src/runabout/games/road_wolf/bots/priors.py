"""Action priors: which actions an experienced player would consider first.

Bots that search try actions in proportion to their priors, so a prior says not only which is best but by how much.
"""

from __future__ import annotations

import numpy as np

from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import (
    DO,
    DRIVER_GOES,
    ENOUGH,
    EXACT,
    FORWARD_SPOTS,
    NO,
    PLACE,
    REROLL,
    SPOT,
    SPOT_ACROSS,
    SPOT_ALONG,
    STAND,
    TOKEN,
    VEHICLE,
    YES,
    Verb,
)
from runabout.games.road_wolf.bots.choosing import is_force
from runabout.games.road_wolf.bots.heading import (
    heading_of,
    prey_of,
    prior_of_braking,
    prior_of_moving,
    prior_of_nitro,
    prior_of_place,
    prior_of_spot,
)
from runabout.games.road_wolf.bots.judging import (
    attraction,
    is_prey,
    melee_promise,
    runs,
    waits,
    worth,
)
from runabout.games.road_wolf.box import EXPLOSIVES
from runabout.games.road_wolf.crews.takeovers import takeover_targets
from runabout.games.road_wolf.driving.steering import add_exact_moves
from runabout.games.road_wolf.fights.fighting import ambush_targets, melee_targets, shot_targets, spikes_targets
from runabout.games.road_wolf.fleet import hits_left, passengers
from runabout.games.road_wolf.goals import aim_of, is_key
from runabout.games.road_wolf.kinds import Token
from runabout.games.road_wolf.mission import Aim
from runabout.games.road_wolf.rolls import SIDES, Result, compare_dice
from runabout.games.road_wolf.rules import legal
from runabout.games.road_wolf.standing import near_to
from runabout.games.road_wolf.state import NOBODY, Ask, Roll, State, Status
from runabout.games.road_wolf.trains.cars import ENGINE, FRONT, REAR

FREE = 300  #: worth of what costs nothing and can only help

# --- What bots look at ------------------------------------------------------------------------------------------------

_RING = {(0, 160), (40, 150), (80, 130), (110, 110), (130, 80), (150, 40), (160, 0)}
_NEARER = {(0, 80), (60, 60), (80, 0), (40, 0)}


def _looked_at(first: int, end: int, alongside: bool) -> list[int]:
    return [
        spot
        for spot, (across, along) in enumerate(zip(SPOT_ACROSS.tolist(), SPOT_ALONG.tolist()))
        if first <= spot < end and ((abs(across), abs(along)) in _RING | _NEARER or (alongside and along == 0))
    ]


_AHEAD, _BACK = (0, FORWARD_SPOTS), (FORWARD_SPOTS, EXACT)
_LISTS = [[_looked_at(*way, alongside) for alongside in (False, True)] for way in (_AHEAD, _BACK)]

SPOT_COUNTS = np.array([[len(spots) for spots in lists] for lists in _LISTS], np.int64)
"""How many spots bots look at, by whether they BRAKE and by whether they want to come alongside."""

SPOT_LISTS = np.array(
    [[spots + [0] * (SPOT_COUNTS.max() - len(spots)) for spots in lists] for lists in _LISTS], np.int64
)
"""Which these are, likewise: some twenty, a whole stick away in the directions of a clock's minutes and half a stick in
some, and for those who want to come alongside all that lie straight to the side; people have them all."""

PLACES_APART = 4  #: bots look at every fourth place along an edge


@rule
def candidate_actions(state: State, out: Cells) -> int:
    """What bots look at of what is open."""
    if state.asks == Ask.SPOT:
        return candidate_spots(state, out)
    count = legal(state, out)
    if state.asks != Ask.PLACE:
        return count
    kept = 0
    for i in range(count):
        action = int(out[i])
        if action < PLACE or action >= REROLL or (action - PLACE) % PLACES_APART == 0:
            out[kept] = action
            kept += 1
    return kept if kept > 0 else count


@rule
def candidate_spots(state: State, out: Cells) -> int:
    """The spots that bots look at, and all moves that end between spots."""
    aim = aim_of(state, state.seat)
    row, column = int(state.verb == Verb.BRAKE), int(aim == Aim.TRAIN or aim == Aim.TAKE)
    count = int(SPOT_COUNTS[row, column])
    for i in range(count):
        out[i] = SPOT + SPOT_LISTS[row, column, i]
    return add_exact_moves(state, out, count)


# --- Action priors ----------------------------------------------------------------------------------------------------


@rule
def action_priors(state: State, acts: Cells, count: int, out: Cells) -> None:
    """How sensible each of the first `count` of these legal actions looks."""
    if state.asks == Ask.SPOT:
        heading = heading_of(state)
        for i in range(count):
            out[i] = prior_of_spot(state, int(acts[i]), heading)
    elif state.asks == Ask.PLACE:
        prey = prey_of(state)
        for i in range(count):
            out[i] = prior_of_place(state, int(acts[i]) - PLACE, prey)
    else:
        for i in range(count):
            out[i] = action_prior(state, int(acts[i]))


@rule
def action_prior(state: State, action: int) -> int:
    """How sensible a legal action looks."""
    asks = state.asks
    if asks == Ask.SPOT:
        return prior_of_spot(state, action, heading_of(state))
    if asks == Ask.ACT:
        return prior_of_verb(state, action - DO)
    if asks == Ask.VEHICLE:
        if action == DO + Verb.KEPT_AMBUSH:
            return FREE if any_prey(state, ambush_targets(state, NOBODY)) else 0
        return 0 if action == ENOUGH else 10
    if asks == Ask.FREE_MELEE:
        return 40 if action == NO else melee_promise(state, state.acting, action - VEHICLE)
    if asks == Ask.TARGET:
        return prior_of_target(state, action - VEHICLE)
    if asks == Ask.REROLL:
        return prior_of_reroll(state, action)
    if asks == Ask.PLACE:
        return prior_of_place(state, action - PLACE, prey_of(state))
    if asks == Ask.FORCE:
        return 100 if is_force(action) else 1
    if asks == Ask.CARRIER:
        v = action - VEHICLE
        return int(4 + worth(state, v) - 2 * min(state.crew_size[v] + state.gear_size[v], 2))
    if asks == Ask.LOSE:
        return 10 - use_of(action - TOKEN)
    if asks == Ask.RETAKE:
        return 1 if action == NO else 20 - use_of(action - TOKEN)
    if asks == Ask.TOKEN or asks == Ask.SUPPLY or asks == Ask.GIVE or asks == Ask.CREW:
        return prior_of_token(state, action)
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
def prior_of_token(state: State, action: int) -> int:
    """Which token to choose, to take from SUPPLIES, to hand over, to send or to put at the wheel."""
    if action == ENOUGH or action == NO:
        return 6
    if action == DRIVER_GOES:
        return 8 if state.verb == Verb.BOARD else 1
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
def prior_of_reroll(state: State, action: int) -> int:
    """Roll the lowest die again in a roll that is not won, or that could be won by more; leave the others. A 1 may set
    explosives off (RW-397, RW-398).
    """
    if state.roll == Roll.REPAIR or state.roll == Roll.DIRECTION:
        return 1 if action == STAND else 10
    as_attacker = bool(state.may_reroll & 1)
    dice, size = state.defence, state.defence_size
    other = state.attack[0]
    if as_attacker:
        dice, size, other = state.attack, state.attack_size, state.defence[0]
    lowest = dice[size - 1]
    result = compare_dice(state.attack, state.attack_size, state.defence, state.defence_size)
    wins = result == (Result.ATTACKER_WINS if as_attacker else Result.DEFENDER_WINS)
    may_gain = as_attacker and size > 1 and dice[0] > other and lowest <= other
    if state.roll == Roll.CHECK and lowest == 1 and EXPLOSIVES[state.kind[state.defender]]:
        wins = False
    if action == STAND:
        return (2 if may_gain else 20) if wins else 1
    if (wins and not may_gain) or action - REROLL + 1 != lowest:
        return 0
    return 20 if lowest < SIDES else 0


@rule
def prior_of_target(state: State, t: int) -> int:
    """Whom to do it to: enemies, what is worth much, what is nearly gone or has hardly a crew."""
    if state.verb == Verb.TAKEOVER:
        return 10 + 4 * worth(state, t)
    if state.verb == Verb.BOARD:
        return 40 if t == FRONT else 10
    if state.verb == Verb.PICK_UP or state.verb == Verb.TRANSFER:
        return 10
    if not is_prey(state, state.seat, t):
        return 0
    if state.verb == Verb.MELEE:
        return melee_promise(state, state.acting, t)
    return 20 + 3 * attraction(state, state.seat, t) - hits_left(state, t) + (15 if state.crew_size[t] == 1 else 0)


@rule
def any_prey(state: State, slots: int) -> bool:
    """Whether an enemy is among these slots."""
    for t in range(state.slots):
        if slots >> t & 1 and is_prey(state, state.seat, t):
            return True
    return False


@rule
def prior_of_verb(state: State, verb: int) -> int:
    """What to do next with a vehicle: first what is free, then what the enemy feels, then drive."""
    v = state.acting
    if verb == Verb.MOVE:
        return prior_of_moving(state, v)
    if verb == Verb.BIKE_MOVE:
        return prior_of_moving(state, v) * 3 // 2
    if verb == Verb.BRAKE:
        return prior_of_braking(state, v)
    if verb == Verb.NITRO:
        return prior_of_nitro(state, v)
    if verb >= Verb.MELEE and verb <= Verb.SPIKES:
        return prior_of_attacking(state, v, verb)
    if verb == Verb.TAKEOVER:
        return prior_of_taking_over(state, v)
    if verb == Verb.PICK_UP:
        return 30
    if verb == Verb.REPAIR:
        return int(8 * state.hits[v])
    if verb == Verb.MECHANIC or verb == Verb.SUPPLIES_REPAIR:
        return FREE if state.hits[v] > 0 else 0
    if verb == Verb.WHEEL:
        return FREE if state.aboard[v, Token.VETERAN] > 0 and state.wheel[v] != Token.VETERAN else 0
    if verb == Verb.TURN_ROUND:
        return FREE
    if verb == Verb.SUPPLIES_TOKEN:
        return 50
    if verb == Verb.BOARD:
        return prior_of_boarding(state, v)
    if verb == Verb.SEARCH:
        return 30
    if verb == Verb.DRIVE_TRAIN:
        return 10 * FREE
    if verb == Verb.DONE:
        return 10 if waits(state, int(state.y[v])) and runs(state, v, state.seat) else 1
    return 0  # TRANSFER, LATER


@rule
def prior_of_boarding(state: State, v: int) -> int:
    """Onto the train with all there are, then to the front, and on to the Engine once nobody is in it; not back."""
    if state.status[v] != Status.TRAIN:
        return 160
    if v == FRONT:
        return 10 * FREE if state.crew_size[ENGINE] == 0 else 1
    return 100 if v == REAR else 0


@rule
def prior_of_taking_over(state: State, v: int) -> int:
    """To take over with somebody to spare; with one's own driver only what is worth more."""
    if passengers(state, v) > 0:
        return 150
    targets = takeover_targets(state, v, near_to(state, v))
    for t in range(state.slots):
        if targets >> t & 1 and worth(state, t) > worth(state, v):
            return 150 if is_key(state, t) else 40
    return 5


@rule
def prior_of_attacking(state: State, v: int, verb: int) -> int:
    """To fight when there is an enemy that it would hurt."""
    if verb == Verb.MELEE:
        best = 0
        targets = melee_targets(state, v)
        for t in range(state.slots):
            if targets >> t & 1 and is_prey(state, state.seat, t):
                best = max(best, melee_promise(state, v, t))
        return best
    if verb == Verb.AMBUSH or verb == Verb.KEPT_AMBUSH:
        return FREE if any_prey(state, ambush_targets(state, v if verb == Verb.AMBUSH else NOBODY)) else 0
    if verb == Verb.SPIKES:
        return 120 if any_prey(state, spikes_targets(state, v)) else 0
    if not any_prey(state, shot_targets(state, v)):
        return 0
    if verb == Verb.SHOTGUN or verb == Verb.MOLOTOV:
        return 50 if runs(state, v, state.seat) else 90
    return FREE + verb
