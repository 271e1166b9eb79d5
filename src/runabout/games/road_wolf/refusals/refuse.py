"""What the rules forbid, and which of them does: written from the prohibitions, apart from what `legal` lists."""

from __future__ import annotations

from runabout.core.rule import rule
from runabout.games.road_wolf.actions import (
    ACTIONS,
    BUY,
    DO,
    ENOUGH,
    FORCE,
    NO,
    PLACE,
    REROLL,
    STAND,
    TOKEN,
    VEHICLE,
    YES,
    Verb,
)
from runabout.games.road_wolf.box import IS_BIKE, IS_HEAVY, IS_OPEN, MAY_USE_NITRO, MELEE_MORE, SIZE
from runabout.games.road_wolf.crews.verbs import costs_action, may_act, may_be_left, targets_of
from runabout.games.road_wolf.driving.owing import is_on_any_road
from runabout.games.road_wolf.fights.rolling import is_rerollable
from runabout.games.road_wolf.fleet import passengers
from runabout.games.road_wolf.kinds import RoadCard, Token
from runabout.games.road_wolf.missions.hooks import MAY_BUY
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.refusals.answers import refuse_spot, refuse_target, refuse_token
from runabout.games.road_wolf.refusals.because import ASKED, NO_TARGET, Because
from runabout.games.road_wolf.road.blocks import is_on_block
from runabout.games.road_wolf.rounds.deploying import allows_place
from runabout.games.road_wolf.rounds.forces import (
    NONE_FIXED,
    fits,
    fixed_force,
    has_free_slot,
    may_have_ready,
    may_stop_buying,
    side_row,
)
from runabout.games.road_wolf.standing import card_under
from runabout.games.road_wolf.state import NOBODY, Ask, Once, State, Status
from runabout.games.road_wolf.trains.cars import ENGINE, boardable


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
    """A vehicle is one that the mission allows and that can be paid for. A ready-made force is chosen before any
    vehicle, and is the one that is fixed for the side, if there is one.
    """
    seat = state.seat
    fixed = fixed_force(state, seat)
    if fixed != NONE_FIXED:
        return Because.LEGAL if action == FORCE + fixed else Because.FORCE_IS_FIXED
    if action == ENOUGH:
        return Because.LEGAL if may_stop_buying(state, seat) else Because.POINTS_FOR_VEHICLES
    if FORCE <= action < PLACE:
        is_offered = may_have_ready(state, seat) and fits(state, seat, action - FORCE)
        return Because.LEGAL if is_offered else Because.POINTS_FOR_VEHICLES
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
    """An Ambush whose vehicle was lost, and a target in its reach."""
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
        return Because.NOT_FOR_HEAVY if IS_HEAVY[state.kind[v]] else int(Because.NOT_FOR_EXPLOSIVES)
    if state.spent[v] & Once.NITRO:
        return Because.ONE_NITRO
    if not is_on_any_road(state, state.x[v], state.half_width[v]):
        return Because.ON_THE_ROAD
    if card_under(state, v, RoadCard.SLIDE) != NOBODY:
        return Because.TOUCHES_SLIDE
    return Because.ON_BLOCKED_STRETCH if is_on_block(state, v) else Because.LEGAL


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
        if not state.spent[v] & Once.MOVED or card_under(state, v, RoadCard.SUPPLIES) == NOBODY:
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
