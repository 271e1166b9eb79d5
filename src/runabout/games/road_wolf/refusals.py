"""What the rules forbid, and which of them does: written from the prohibitions, apart from what `legal` lists."""

from __future__ import annotations

import enum

import numpy as np

from runabout.core.game import RULING
from runabout.core.rule import rule
from runabout.games.road_wolf.box import (
    CARD_HALF_LENGTH,
    CARD_HALF_WIDTH,
    IS_BIKE,
    IS_OPEN,
    MAY_USE_NITRO,
    MELEE_MORE,
    SIZE,
    STICK,
)
from runabout.games.road_wolf.cars import ENGINE, boardable
from runabout.games.road_wolf.deploying import allows_place
from runabout.games.road_wolf.fleet import passengers, room_left
from runabout.games.road_wolf.forces import has_free_slot, may_have_ready, may_stop_buying, side_row
from runabout.games.road_wolf.geometry import goes_backward, is_stick, overlap, within
from runabout.games.road_wolf.hooks import MAY_BUY, may_have
from runabout.games.road_wolf.kinds import CREW_KINDS, RoadCard, Token
from runabout.games.road_wolf.moving import is_on_any_road
from runabout.games.road_wolf.numbers import (
    ACTIONS,
    BUY,
    DO,
    DRIVER_GOES,
    ENOUGH,
    EXACT,
    FORCE,
    FORWARD_SPOTS,
    NO,
    PLACE,
    REROLL,
    SPOT,
    STAND,
    TOKEN,
    VEHICLE,
    YES,
    Verb,
)
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.rolling import is_rerollable
from runabout.games.road_wolf.state import NOBODY, Ask, Once, State, Status
from runabout.games.road_wolf.steering import across_to, across_to_edge, along_to, hits_first
from runabout.games.road_wolf.verbs import costs_action, may_act, may_be_left, targets_of


class Because(enum.IntEnum):
    """The rules that forbid actions, as `refuse` returns them."""

    LEGAL = 0
    GAME_ENDED = 27
    POINTS_FOR_VEHICLES = 12  # no more can be paid for; one has to have a vehicle; a ready-made force comes first
    MISSION_SAYS_WHICH = 280  # the mission does not let the side have it
    TOKENS_CHOSEN = 13  # only tokens that the vehicle can take
    TOKEN_ABOARD = 73  # on a vehicle of one's own
    ROOM_FOR_CREW = 80
    WHERE_TO_START = 14  # the mission says where
    NO_DRIVER = 76  # nobody in it, or not one's own, or it is done
    TWO_ACTIONS = 23  # there is no action left
    ONE_OF_THE_ACTIONS = 170
    BIKES_ONLY = 51
    NITRO_ABOARD = 122
    NOT_FOR_HEAVY = 60
    ONE_NITRO = 125
    ON_THE_ROAD = 134
    CLOSED_FIGHT_NOT = 45
    NEXT_TO_IT = 175
    SHOOT_WITHIN_A_STICK = 177
    SHOTGUN_ONCE = 111
    MOLOTOV_ABOARD = 113
    GUNNER_ONCE = 95
    AMBUSH_IN_REACH = 115
    AMBUSH_KEPT = 83
    SPIKES_BEHIND = 118
    ABANDONED_NEXT_TO_IT = 270
    MOVING_FROM_OPEN = 277
    GEAR_NEXT_TO_IT = 179
    FRIEND_NEXT_TO_IT = 180
    NOTHING_TO_REPAIR = 181
    MECHANIC_ONCE = 98
    NOT_IMMOBILIZED = 264
    IMMOBILIZED_CANNOT = 265
    ON_SUPPLIES = 158
    SUPPLIES_REPAIR_A_HIT = 159
    RIVALS_ABOARD = 463
    SEARCH_GONDOLA = 469
    ENGINE_ONLY = 471
    ONE_STICK_A_TURN = 472
    A_STICK_OR_LESS = 171
    BACKWARD_ONLY = 173
    SOMETHING_IN_THE_WAY = 172
    ONE_GIVES_CREW = 271
    GEAR_GOES_OVER = 273
    FREE_ATTACK = 176
    LEAVE_IMMOBILIZED = 276
    A_SKULL = 432
    KEEP_WHAT_FIGHTS = 470
    REROLL_ONE = RULING + 7
    OWNER_SAYS_WHO = RULING + 34
    ONE_CHANGE_OF_DRIVER = RULING + 33
    PASSENGERS_ONLY = RULING + 36
    LATER_AFTER_ACTING = RULING + 141
    ON_A_TRAIN = RULING + 103
    TOUCHES_SLIDE = RULING + 67


def _by_ask() -> list[int]:
    asked = {
        Ask.FORCE: Because.POINTS_FOR_VEHICLES,
        Ask.TOKEN: Because.TOKENS_CHOSEN,
        Ask.CARRIER: Because.TOKEN_ABOARD,
        Ask.PLACE: Because.WHERE_TO_START,
        Ask.VEHICLE: Because.TWO_ACTIONS,
        Ask.ACT: Because.ONE_OF_THE_ACTIONS,
        Ask.SPOT: Because.A_STICK_OR_LESS,
        Ask.TARGET: Because.ONE_OF_THE_ACTIONS,
        Ask.CREW: Because.ONE_GIVES_CREW,
        Ask.GIVE: Because.FRIEND_NEXT_TO_IT,
        Ask.SUPPLY: Because.ON_SUPPLIES,
        Ask.REROLL: Because.REROLL_ONE,
        Ask.LOSE: Because.OWNER_SAYS_WHO,
        Ask.FREE_MELEE: Because.FREE_ATTACK,
        Ask.LEAVE: Because.LEAVE_IMMOBILIZED,
        Ask.RETAKE: Because.PASSENGERS_ONLY,
        Ask.IGNORE: Because.A_SKULL,
        Ask.KEEP: Because.KEEP_WHAT_FIGHTS,
    }
    return [int(asked[ask]) for ask in Ask if ask >= 0]


ASKED = np.array(_by_ask(), np.int64)
"""By `Ask`: the rule by which that is decided now, and nothing else."""

_NO_TARGET = {
    Verb.MELEE: Because.NEXT_TO_IT,
    Verb.SHOTGUN: Because.SHOOT_WITHIN_A_STICK,
    Verb.MOLOTOV: Because.SHOOT_WITHIN_A_STICK,
    Verb.GUNNER: Because.SHOOT_WITHIN_A_STICK,
    Verb.GUNNER_SHOTGUN: Because.SHOOT_WITHIN_A_STICK,
    Verb.GUNNER_MOLOTOV: Because.SHOOT_WITHIN_A_STICK,
    Verb.AMBUSH: Because.AMBUSH_IN_REACH,
    Verb.KEPT_AMBUSH: Because.AMBUSH_IN_REACH,
    Verb.SPIKES: Because.SPIKES_BEHIND,
    Verb.TAKEOVER: Because.ABANDONED_NEXT_TO_IT,
    Verb.PICK_UP: Because.GEAR_NEXT_TO_IT,
    Verb.TRANSFER: Because.FRIEND_NEXT_TO_IT,
    Verb.BOARD: Because.RIVALS_ABOARD,
}
NO_TARGET = np.array([int(_NO_TARGET.get(verb, Because.ONE_OF_THE_ACTIONS)) for verb in Verb], np.int64)
"""By `Verb`: the rule that says whom it can be done to."""


@rule
def refuse(state: State, action: int) -> int:
    """The rule that forbids an action now; 0 where it is legal."""
    if state.over:
        return Because.GAME_ENDED
    if action < 0 or action >= ACTIONS:
        return Because.ONE_OF_THE_ACTIONS
    asks = state.asks
    if asks == Ask.ACT:
        return refuse_verb(state, action)
    if asks == Ask.SPOT:
        return refuse_spot(state, action)
    if asks == Ask.VEHICLE:
        return refuse_vehicle(state, action)
    if asks == Ask.TARGET or asks == Ask.FREE_MELEE:
        return refuse_target(state, action)
    if asks == Ask.FORCE:
        return refuse_force(state, action)
    if asks == Ask.PLACE:
        if action < PLACE or action >= REROLL or not allows_place(state, state.acting, action - PLACE):
            return Because.WHERE_TO_START
        return Because.LEGAL
    if asks == Ask.CARRIER:
        v = action - VEHICLE
        if action < VEHICLE or action >= DO or state.status[v] != Status.COMING or state.owner[v] != state.seat:
            return Because.TOKEN_ABOARD
        return Because.LEGAL
    if asks == Ask.REROLL:
        if action == STAND or (REROLL <= action < STAND and is_rerollable(state, action - REROLL + 1)):
            return Because.LEGAL
        return Because.REROLL_ONE
    if asks == Ask.LEAVE or asks == Ask.IGNORE or asks == Ask.KEEP:
        return Because.LEGAL if action == YES or action == NO else int(ASKED[asks])
    return refuse_token(state, action)


# --- Forces -----------------------------------------------------------------------------------------------------------


@rule
def refuse_force(state: State, action: int) -> int:
    """A vehicle is one that the mission allows and that can be paid for; a ready-made force is chosen before others."""
    seat = state.seat
    if action == ENOUGH:
        return Because.LEGAL if may_stop_buying(state, seat) else Because.POINTS_FOR_VEHICLES
    if FORCE <= action < PLACE:
        return Because.LEGAL if may_have_ready(state, seat) else Because.POINTS_FOR_VEHICLES
    if action < BUY or action >= FORCE:
        return Because.POINTS_FOR_VEHICLES
    kind = action - BUY
    if not MAY_BUY[state.house[House.MISSION], side_row(state, seat)] >> kind & 1:
        return Because.MISSION_SAYS_WHICH
    if SIZE[kind] > state.points[seat] or (state.round > 0 and SIZE[kind] != state.points[seat]):
        return Because.POINTS_FOR_VEHICLES
    return Because.LEGAL if has_free_slot(state) else Because.POINTS_FOR_VEHICLES


# --- Turns ------------------------------------------------------------------------------------------------------------


@rule
def refuse_vehicle(state: State, action: int) -> int:
    """One's own, with somebody in it, and not yet done."""
    if action == ENOUGH:
        return Because.LEGAL
    if action == DO + Verb.KEPT_AMBUSH:
        return refuse_kept_ambush(state)
    if action < VEHICLE or action >= DO:
        return Because.TWO_ACTIONS
    return Because.LEGAL if may_act(state, action - VEHICLE) else Because.NO_DRIVER


@rule
def refuse_kept_ambush(state: State) -> int:
    """An Ambush whose vehicle was lost, and somebody whom it reaches."""
    if state.kept[state.mover] == 0:
        return Because.AMBUSH_KEPT
    return Because.LEGAL if targets_of(state, NOBODY, Verb.KEPT_AMBUSH) != 0 else Because.AMBUSH_IN_REACH


@rule
def refuse_verb(state: State, action: int) -> int:
    """What a vehicle cannot do, for what it is and where it is."""
    if action < DO or action >= TOKEN:
        return Because.ONE_OF_THE_ACTIONS
    v, verb = state.acting, action - DO
    if verb == Verb.DONE:
        return Because.LEGAL
    if verb == Verb.LATER:
        return Because.LEGAL if may_be_left(state, v) else Because.LATER_AFTER_ACTING
    if verb == Verb.KEPT_AMBUSH:
        return refuse_kept_ambush(state)
    if state.status[v] == Status.TRAIN:
        if not is_for_crew_on_train(state, v, verb):
            return Because.ON_A_TRAIN
    elif state.driven[v] == 0:
        return Because.NO_DRIVER
    elif state.status[v] == Status.IMMOBILIZED:
        if verb != Verb.TURN_ROUND and verb != Verb.TRANSFER and verb != Verb.AMBUSH:
            return Because.IMMOBILIZED_CANNOT
    elif verb == Verb.TURN_ROUND:
        return Because.NOT_IMMOBILIZED
    if costs_action(state, verb) and state.actions[v] <= 0:
        return Because.TWO_ACTIONS
    if verb == Verb.MOVE or verb == Verb.BRAKE or verb == Verb.TURN_ROUND:
        return Because.LEGAL
    if verb == Verb.BIKE_MOVE:
        if not IS_BIKE[state.kind[v]] or state.spent[v] & Once.BIKE_MOVE:
            return Because.BIKES_ONLY
        return Because.LEGAL
    if verb == Verb.NITRO:
        return refuse_nitro(state, v)
    if verb == Verb.BOARD or verb == Verb.SEARCH or verb == Verb.DRIVE_TRAIN:
        return refuse_train_verb(state, v, verb)
    if verb >= Verb.REPAIR:
        return refuse_repair(state, v, verb)
    without = refuse_for_lack(state, v, verb)
    if without:
        return without
    return Because.LEGAL if targets_of(state, v, verb) != 0 else int(NO_TARGET[verb])


@rule
def is_for_crew_on_train(state: State, v: int, verb: int) -> bool:
    """Whether crew in a car of the train can do that: fight, board, search, drive it (RWA-103), and out of a Gondola
    take over, pick up and hand over as from an OPEN vehicle (RWA-197).
    """
    if verb == Verb.BOARD or verb == Verb.SEARCH or verb == Verb.DRIVE_TRAIN:
        return True
    if verb == Verb.TAKEOVER or verb == Verb.PICK_UP or verb == Verb.TRANSFER:
        return bool(IS_OPEN[state.kind[v]])
    return Verb.MELEE <= verb <= Verb.SPIKES


@rule
def refuse_nitro(state: State, v: int) -> int:
    """A Nitro needs a token, a vehicle that may use it, and the road under its wheels."""
    if state.aboard[v, Token.NITRO] == 0:
        return Because.NITRO_ABOARD
    if not MAY_USE_NITRO[state.kind[v]]:
        return Because.NOT_FOR_HEAVY
    if state.spent[v] & Once.NITRO:
        return Because.ONE_NITRO
    if not is_on_any_road(state, state.x[v], state.half_width[v]):
        return Because.ON_THE_ROAD
    return Because.TOUCHES_SLIDE if touches_slide(state, v) else Because.LEGAL


@rule
def touches_slide(state: State, v: int) -> bool:
    """Whether it lies on a SLIDE."""
    return bool(touched(state, v, RoadCard.SLIDE))


@rule
def touched(state: State, v: int, kind: int) -> bool:
    """Whether it lies on a road card of that kind."""
    for i in range(state.cards):
        if state.card[i] == kind and overlap(
            state.x[v],
            state.y[v],
            state.half_width[v],
            state.half_length[v],
            state.card_x[i],
            state.card_y[i],
            CARD_HALF_WIDTH,
            CARD_HALF_LENGTH,
        ):
            return True
    return False


@rule
def refuse_train_verb(state: State, v: int, verb: int) -> int:
    """Board what holds no rivals; search Gondolas; drive from the Engine, a stick in a turn."""
    if verb == Verb.BOARD:
        return Because.LEGAL if state.roads == 2 and boardable(state, v) else Because.RIVALS_ABOARD
    if verb == Verb.SEARCH:
        return Because.LEGAL if state.status[v] == Status.TRAIN and v != ENGINE else Because.SEARCH_GONDOLA
    if state.status[v] != Status.TRAIN or v != ENGINE:
        return Because.ENGINE_ONLY
    return Because.ONE_STICK_A_TURN if state.spent[v] & Once.TRAIN_MOVED else Because.LEGAL


@rule
def refuse_repair(state: State, v: int, verb: int) -> int:
    """Repairs need damage, a Mechanic's a Mechanic; SUPPLIES must lie under the end of a move; seats change once."""
    if verb == Verb.WHEEL:
        if state.spent[v] & Once.WHEEL or passengers(state, v) == state.aboard[v, state.wheel[v]]:
            return Because.ONE_CHANGE_OF_DRIVER
        return Because.LEGAL
    if verb == Verb.SUPPLIES_TOKEN or verb == Verb.SUPPLIES_REPAIR:
        if not state.spent[v] & Once.MOVED or not touched(state, v, RoadCard.SUPPLIES):
            return Because.ON_SUPPLIES
    if verb != Verb.SUPPLIES_TOKEN and state.hits[v] == 0:
        return Because.SUPPLIES_REPAIR_A_HIT if verb == Verb.SUPPLIES_REPAIR else Because.NOTHING_TO_REPAIR
    if verb == Verb.MECHANIC and state.aboard[v, Token.MECHANIC] <= state.repairs[v]:
        return Because.MECHANIC_ONCE
    return Because.LEGAL


@rule
def refuse_for_lack(state: State, v: int, verb: int) -> int:
    """What an attack needs aboard; 0 where it is there."""
    aboard = state.aboard[v]
    if verb == Verb.MELEE:
        armed = IS_OPEN[state.kind[v]] or (MELEE_MORE[state.kind[v]] and not state.house[House.MONSTER_MELEE])
        return Because.LEGAL if armed else Because.CLOSED_FIGHT_NOT
    if verb == Verb.GUNNER or verb == Verb.GUNNER_SHOTGUN or verb == Verb.GUNNER_MOLOTOV:
        if aboard[Token.GUNNER] <= state.shots[v]:
            return Because.GUNNER_ONCE
    if (verb == Verb.SHOTGUN or verb == Verb.GUNNER_SHOTGUN) and aboard[Token.SHOTGUN] <= state.fired[v]:
        return Because.SHOTGUN_ONCE
    if (verb == Verb.MOLOTOV or verb == Verb.GUNNER_MOLOTOV) and aboard[Token.MOLOTOV] == 0:
        return Because.MOLOTOV_ABOARD
    if verb == Verb.AMBUSH and aboard[Token.AMBUSH] == 0:
        return Because.AMBUSH_IN_REACH
    if verb == Verb.SPIKES and aboard[Token.SPIKES] == 0:
        return Because.SPIKES_BEHIND
    return Because.LEGAL


# --- Where to, and to whom --------------------------------------------------------------------------------------------


@rule
def refuse_spot(state: State, action: int) -> int:
    """A stick or less, to the front or the side; braking, to the back (RWA-15)."""
    v, braking = state.acting, state.verb == Verb.BRAKE
    its_rule = int(Because.BACKWARD_ONLY if braking else Because.A_STICK_OR_LESS)
    if action < EXACT:
        return Because.LEGAL if (action - SPOT >= FORWARD_SPOTS) == braking else its_rule
    if action < VEHICLE:
        across = across_to_edge(state, v, action - EXACT)
        return Because.LEGAL if not braking and across != 0 and is_stick(across, 0) else its_rule
    t = action - VEHICLE
    if action >= DO or t == v or state.half_width[t] == 0 or not is_within_stick(state, v, t):
        return its_rule
    if goes_backward(along_to(state, v, t)) != braking:
        return its_rule
    if hits_first(state, v, across_to(state, v, t), along_to(state, v, t)) != t:
        return Because.SOMETHING_IN_THE_WAY
    return Because.LEGAL


@rule
def is_within_stick(state: State, v: int, t: int) -> bool:
    """Whether two things are no more than a stick apart."""
    return within(
        STICK,
        state.x[v],
        state.y[v],
        state.half_width[v],
        state.half_length[v],
        state.x[t],
        state.y[t],
        state.half_width[t],
        state.half_length[t],
    )


@rule
def refuse_target(state: State, action: int) -> int:
    """Whom it can be done to; a free attack may be left."""
    if state.asks == Ask.FREE_MELEE:
        if action == NO:
            return Because.LEGAL
        targets, its_rule = targets_of(state, state.acting, Verb.MELEE), int(Because.FREE_ATTACK)
    elif state.verb == Verb.BOARD:
        targets, its_rule = boardable(state, state.acting), int(Because.RIVALS_ABOARD)
    else:
        targets, its_rule = targets_of(state, state.acting, state.verb), int(NO_TARGET[state.verb])
    if action < VEHICLE or action >= DO or not targets >> (action - VEHICLE) & 1:
        if state.verb == Verb.TAKEOVER and is_rolling_out_of_reach(state, action - VEHICLE):
            return Because.MOVING_FROM_OPEN
        return its_rule
    return Because.LEGAL


@rule
def is_rolling_out_of_reach(state: State, t: int) -> bool:
    """Whether it is a vehicle that nobody drives and that still rolls, so that one would have to come from an open
    one (RW-277).
    """
    if t < 0 or t >= state.slots:
        return False
    return bool(state.status[t] == Status.ABANDONED and not IS_OPEN[state.kind[state.acting]])


# --- Tokens -----------------------------------------------------------------------------------------------------------


@rule
def refuse_token(state: State, action: int) -> int:
    """A token that is there, or that there is room for; whoever drives; or enough."""
    asks, v = state.asks, state.acting
    its_rule = int(ASKED[asks])
    if asks == Ask.CREW and state.verb == Verb.WHEEL:
        its_rule = int(Because.ONE_CHANGE_OF_DRIVER)
    elif asks == Ask.CREW and state.verb == Verb.BOARD:
        its_rule = int(Because.RIVALS_ABOARD)
    elif asks == Ask.GIVE and state.verb == Verb.TAKEOVER:
        its_rule = int(Because.GEAR_GOES_OVER)
    if action == ENOUGH or action == NO or action == DRIVER_GOES:
        return Because.LEGAL if ends_with(state, action) else its_rule
    if action < TOKEN or action >= DRIVER_GOES:
        return its_rule
    token = action - TOKEN
    if asks == Ask.TOKEN or asks == Ask.SUPPLY:
        if token < CREW_KINDS and room_left(state, v) <= 0:
            if asks == Ask.SUPPLY or token != Token.VETERAN or state.wheel[v] != Token.DRIVER:
                return Because.ROOM_FOR_CREW
        if asks == Ask.TOKEN and state.round > 0:
            return Because.LEGAL if may_have(state.house[House.MISSION], state, state.seat, token) else its_rule
        return Because.LEGAL
    if state.aboard[v, token] == 0:
        return its_rule
    if asks == Ask.LOSE or asks == Ask.RETAKE:
        return Because.LEGAL if token < CREW_KINDS else its_rule
    if asks == Ask.GIVE:
        if token >= CREW_KINDS:
            return Because.LEGAL
        return Because.LEGAL if state.verb == Verb.TRANSFER and room_left(state, state.target) > 0 else its_rule
    if state.verb == Verb.BOARD:
        if token >= CREW_KINDS:
            return Because.LEGAL if state.left > 0 else its_rule
        return Because.LEGAL if room_left(state, state.target) > 0 else Because.ROOM_FOR_CREW
    if token >= CREW_KINDS:
        return its_rule
    if state.verb == Verb.WHEEL and token == state.wheel[v] and passengers(state, v) > state.aboard[v, token]:
        return its_rule  # it makes no difference
    return Because.LEGAL


@rule
def ends_with(state: State, action: int) -> bool:
    """Whether a choice of tokens can end so: with enough, with no, or with whoever drives."""
    asks, v = state.asks, state.acting
    if action == NO:
        return asks == Ask.RETAKE
    if action == ENOUGH:
        if asks == Ask.TOKEN:
            return bool(state.round > 0)
        if asks == Ask.GIVE:
            return bool(state.verb != Verb.TRANSFER or state.left > 0)
        return bool(asks == Ask.CREW and state.verb == Verb.BOARD and state.left > 0)
    if asks == Ask.CREW:
        if state.verb == Verb.BOARD:
            return bool(state.driven[v] and room_left(state, state.target) > 0)
        return bool(state.verb != Verb.WHEEL and state.driven[v])
    if asks == Ask.GIVE and state.verb == Verb.TRANSFER:
        return bool(state.driven[v] and passengers(state, v) == 0 and room_left(state, state.target) > 0)
    return False
