"""What a vehicle may do in its turn, and to which targets (RW-023, RW-024, RW-170 to RW-181)."""

from __future__ import annotations

from runabout.core.rule import rule
from runabout.games.road_wolf.actions import Verb
from runabout.games.road_wolf.box import IS_BIKE, IS_OPEN, MAY_USE_NITRO, TOKEN_REACH
from runabout.games.road_wolf.crews.boarding import train_verbs
from runabout.games.road_wolf.crews.crew import (
    may_change_driver,
    pick_up_targets,
    supplies_under,
    transfer_targets,
)
from runabout.games.road_wolf.crews.takeovers import takeover_targets
from runabout.games.road_wolf.driving.owing import is_on_any_road
from runabout.games.road_wolf.driving.steering import steer_targets
from runabout.games.road_wolf.fights.fighting import (
    ambush_targets,
    has_ambush_target,
    has_weapon,
    melee_among,
    shot_targets,
    spikes_targets,
    weapon_of,
)
from runabout.games.road_wolf.kinds import RoadCard, Token
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.road.blocks import is_on_block
from runabout.games.road_wolf.standing import card_under, near_to
from runabout.games.road_wolf.state import NOBODY, Ask, Once, Open, State, Status
from runabout.games.road_wolf.trains.cars import boardable

COST = (
    1 << Verb.MOVE
    | 1 << Verb.BRAKE
    | 1 << Verb.MELEE
    | 1 << Verb.SHOTGUN
    | 1 << Verb.MOLOTOV
    | 1 << Verb.TAKEOVER
    | 1 << Verb.PICK_UP
    | 1 << Verb.TRANSFER
    | 1 << Verb.REPAIR
    | 1 << Verb.TURN_ROUND
    | 1 << Verb.SUPPLIES_TOKEN
    | 1 << Verb.BOARD
    | 1 << Verb.SEARCH
    | 1 << Verb.DRIVE_TRAIN
)
"""What costs an action (RW-170, RWA-103), as bits of `Verb`; so may Spikes (RWA-37)."""

# --- What a vehicle may do --------------------------------------------------------------------------------------------


@rule
def costs_action(state: Open, verb: int) -> bool:
    """Whether it costs an action (RW-170); Spikes if the table agrees (RWA-37)."""
    if verb == Verb.SPIKES:
        return not state.house[House.SPIKES_COST]
    return bool(COST >> verb & 1)


@rule
def may_act(state: Open, v: int) -> bool:
    """Whether a vehicle of the seat whose turn it is may still do something, as all can see: somebody is in it, and it
    is not done. A wreck does nothing, repairs included (RWA-57).
    """
    if state.owner[v] != state.mover or state.spent[v] & Once.DONE or state.crew_size[v] == 0:
        return False
    status = state.status[v]
    return bool(status == Status.DRIVING or status == Status.IMMOBILIZED or status == Status.TRAIN)


@rule
def verbs_of(state: State, v: int) -> int:
    """All that a vehicle may do now, as bits of `Verb`: what can do something; and always to be done (RW-024)."""
    verbs = 1 << Verb.DONE
    if may_be_left(state, v):
        verbs |= 1 << Verb.LATER
    if state.kept[state.mover] > 0 and has_ambush_target(state, NOBODY):
        verbs |= 1 << Verb.KEPT_AMBUSH  # RW-083
    status = state.status[v]
    if status != Status.TRAIN and not state.driven[v]:
        return verbs  # RW-076
    if state.aboard[v, Token.AMBUSH] > 0 and has_ambush_target(state, v):
        verbs |= 1 << Verb.AMBUSH  # also where it is immobilized (RWA-169)
    if status == Status.TRAIN:
        return verbs | verbs_on_train(state, v)
    if status == Status.IMMOBILIZED:
        return verbs | verbs_at_halt(state, v)
    near = near_to(state, v)
    verbs |= moving_verbs(state, v) | fighting_verbs(state, v, near) | crew_verbs(state, v, near)
    if state.roads == 2:
        verbs |= train_verbs(state, v)
    return verbs


@rule
def verbs_on_train(state: State, v: int) -> int:
    """What crew may do in a car of the train (RWA-103): in a Gondola as in an OPEN vehicle (RW-462, RWA-105), but for
    driving.
    """
    near = near_to(state, v)
    verbs = fighting_verbs(state, v, near) | train_verbs(state, v)
    if IS_OPEN[state.kind[v]] and state.actions[v] > 0:
        verbs |= reaching_verbs(state, v, near)
    return verbs


@rule
def may_be_left(state: Open, v: int) -> bool:
    """Whether another vehicle may go on first: this one has done something, and another can act (RWA-141)."""
    if not state.spent[v] & Once.ACTED:
        return False
    for other in range(state.slots):
        if other != v and may_act(state, other):
            return True
    return False


@rule
def verbs_at_halt(state: State, v: int) -> int:
    """What an immobilized vehicle may do: turn round, and transfer (RW-264, RW-265)."""
    if state.actions[v] <= 0:
        return 0
    verbs = 1 << Verb.TURN_ROUND
    if transfer_targets(state, v, near_to(state, v)) != 0:
        verbs |= 1 << Verb.TRANSFER
    return verbs


@rule
def moving_verbs(state: State, v: int) -> int:
    """How it may move (RW-171, RW-173, RWA-18, RW-122)."""
    verbs = 0
    if state.actions[v] > 0:
        verbs = 1 << Verb.MOVE | 1 << Verb.BRAKE
    if IS_BIKE[state.kind[v]] and not state.spent[v] & Once.BIKE_MOVE:
        verbs |= 1 << Verb.BIKE_MOVE
    if state.aboard[v, Token.NITRO] > 0 and may_use_nitro(state, v):
        verbs |= 1 << Verb.NITRO
    return verbs


@rule
def may_use_nitro(state: Open, v: int) -> bool:
    """Whether a vehicle may use a Nitro that it has: its kind (RW-060), once in a turn (RW-125), on the road (RW-122,
    RW-134), and not in touch with a SLIDE (RWA-67) or on a stretch that is blocked (RWA-198).
    """
    if state.spent[v] & Once.NITRO or not MAY_USE_NITRO[state.kind[v]]:
        return False
    if not is_on_any_road(state, state.x[v], state.half_width[v]):
        return False
    return card_under(state, v, RoadCard.SLIDE) == NOBODY and not is_on_block(state, v)


@rule
def fighting_verbs(state: State, v: int, near: int) -> int:
    """How it may attack (RW-175, RW-177, RW-118)."""
    verbs = 0
    if state.actions[v] > 0 and melee_among(state, v, near) != 0:
        verbs |= 1 << Verb.MELEE
    reach, targets = -1, 0
    for verb in range(Verb.SHOTGUN, Verb.GUNNER_MOLOTOV + 1):
        if has_weapon(state, v, verb):
            if TOKEN_REACH[weapon_of(verb)] != reach:
                reach = int(TOKEN_REACH[weapon_of(verb)])
                targets = shot_targets(state, v, reach)
            if targets != 0:
                verbs |= 1 << verb
    if state.aboard[v, Token.SPIKES] > 0:
        if (state.actions[v] > 0 or not costs_action(state, Verb.SPIKES)) and spikes_targets(state, v) != 0:
            verbs |= 1 << Verb.SPIKES
    return verbs


@rule
def crew_verbs(state: State, v: int, near: int) -> int:
    """What else its crew may do (RW-178 to RW-181, RWA-33, RW-098, RW-158, RW-159)."""
    verbs = 0
    can_pay = bool(state.actions[v] > 0)
    if can_pay:
        verbs |= reaching_verbs(state, v, near)
    on_supplies = supplies_under(state, v) != NOBODY
    if can_pay and on_supplies:
        verbs |= 1 << Verb.SUPPLIES_TOKEN
    if state.hits[v] > 0:
        if can_pay:
            verbs |= 1 << Verb.REPAIR
        if state.aboard[v, Token.MECHANIC] > state.repairs[v]:
            verbs |= 1 << Verb.MECHANIC
        if on_supplies:
            verbs |= 1 << Verb.SUPPLIES_REPAIR
    if may_change_driver(state, v):
        verbs |= 1 << Verb.WHEEL
    return verbs


@rule
def reaching_verbs(state: State, v: int, near: int) -> int:
    """What its crew may do with what is next to it (RW-178 to RW-180)."""
    verbs = 0
    if near != 0:
        if takeover_targets(state, v, near) != 0:
            verbs |= 1 << Verb.TAKEOVER
        if transfer_targets(state, v, near) != 0:
            verbs |= 1 << Verb.TRANSFER
    if pick_up_targets(state, v) != 0:
        verbs |= 1 << Verb.PICK_UP
    return verbs


@rule
def targets_of(state: Open, v: int, verb: int) -> int:
    """The targets of a verb, as bits; for a move, what it can be steered into."""
    if verb <= Verb.BRAKE:
        return steer_targets(state, v, verb)
    if verb == Verb.MELEE:
        return melee_among(state, v, near_to(state, v))
    if verb == Verb.AMBUSH:
        return ambush_targets(state, v)
    if verb == Verb.KEPT_AMBUSH:
        return ambush_targets(state, NOBODY)
    if verb == Verb.SPIKES:
        return spikes_targets(state, v)
    if verb == Verb.TAKEOVER:
        return takeover_targets(state, v, near_to(state, v))
    if verb == Verb.PICK_UP:
        return pick_up_targets(state, v)
    if verb == Verb.TRANSFER:
        return transfer_targets(state, v, near_to(state, v))
    if verb == Verb.BOARD:
        return boardable(state, v)
    return shot_targets(state, v, int(TOKEN_REACH[weapon_of(verb)]))


@rule
def recall(state: State) -> None:
    """Find out again what is kept of a decision beside what all know (`verbs` and `targets`)."""
    v, asks = int(state.acting), state.asks
    if asks == Ask.ACT:
        state.verbs = verbs_of(state, v)
    elif asks == Ask.FREE_MELEE:
        state.targets = melee_among(state, v, near_to(state, v))
    elif asks == Ask.SPOT or asks == Ask.TARGET:
        state.targets = targets_of(state, v, state.verb)
