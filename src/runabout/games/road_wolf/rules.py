"""The rules of Road Wolf as the contract asks for them. Numbers in brackets are those of RULES.md.

What happens is settled job by job (see `turns.settle`) until a seat has to decide. The module that asks also says what
that seat may answer, and what follows from the answer.
"""

from __future__ import annotations

from runabout.core.chance import Chance
from runabout.core.log import EVERYONE, REVEALS, Log, note
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import DO, NO, YES, Verb
from runabout.games.road_wolf.box import IN_DECK
from runabout.games.road_wolf.crews.acting import (
    answer_act,
    answer_crew,
    answer_free_melee,
    answer_give,
    answer_leave,
    answer_retake,
    answer_spot,
    answer_supply,
    answer_target,
    legal_act,
    legal_crew,
    legal_free_melee,
    legal_give,
    legal_retake,
    legal_spots,
    legal_supply,
    legal_targets,
)
from runabout.games.road_wolf.events import Event
from runabout.games.road_wolf.fights.harm import answer_lose, legal_losses
from runabout.games.road_wolf.fights.rolling import answer_reroll, legal_rerolls
from runabout.games.road_wolf.jobs import JobKind, push
from runabout.games.road_wolf.missions.hooks import answer, lay
from runabout.games.road_wolf.options import House, Options
from runabout.games.road_wolf.rounds.deploying import answer_place, legal_places
from runabout.games.road_wolf.rounds.forces import (
    answer_carrier,
    answer_force,
    answer_token,
    begin_forces,
    form_sides,
    legal_carriers,
    legal_forces,
    legal_tokens,
    share_points,
)
from runabout.games.road_wolf.rounds.turns import (
    answer_vehicle,
    deploy_before_play,
    legal_vehicles,
    roll_for_first,
    settle,
)
from runabout.games.road_wolf.state import CARD_KINDS, NOBODY, Ask, State

WON, DRAWN, LOST = 2, 1, 0  #: in half points

# --- Getting ready ----------------------------------------------------------------------------------------------------


@rule
def setup(state: State, options: Options, chance: Chance, log: Log) -> None:
    """Agree on the mission and all that goes with it (RW-010, RW-280), and get ready as far as the first decision."""
    agree(state, options)
    state.asks = Ask.NOTHING
    state.mover, state.acting, state.target = NOBODY, NOBODY, NOBODY
    state.attacker, state.defender = NOBODY, NOBODY
    state.roads = 1
    for kind in range(CARD_KINDS):
        state.deck[kind] = IN_DECK[kind]  # RW-015: it is shuffled as it is drawn
    form_sides(state)
    roll_for_first(state, chance, log)
    share_points(state, log)
    lay(state.house[House.MISSION], state, chance, log)
    push(state, JobKind.BEGIN_PLAY)
    deploy_before_play(state)
    begin_forces(state)
    settle(state, chance, log)


@rule
def agree(state: State, options: Options) -> None:
    """Keep what the table agreed."""
    house = state.house
    house[House.MISSION] = options.mission
    house[House.POINTS] = options.points
    house[House.TIE] = options.tie
    house[House.MONSTERS_DRAW_EDGE] = options.monsters_draw_edge
    house[House.OFF_ROAD_CHECK] = options.off_road_check
    house[House.FREE_MELEE_AFTER_NITRO] = options.free_melee_after_nitro
    house[House.BIKE_RAMMED_BY_BRAKING] = options.bike_rammed_by_braking
    house[House.STRUCK_CARDS] = options.struck_cards
    house[House.SUPPLIES] = options.supplies
    house[House.PASSENGERS_RETAKE] = options.passengers_retake
    house[House.SPIKES_COST] = options.spikes_cost
    house[House.AMBUSH_EDGES] = options.ambush_edges
    house[House.BIKE_GEAR] = options.bike_gear
    house[House.MECHANIC_BONUS] = options.mechanic_bonus
    house[House.OPEN_TOKENS] = options.open_tokens
    house[House.VET_REROLLS_DIRECTION] = options.vet_rerolls_direction
    house[House.ATTACKERS_DEPLOY] = options.attackers_deploy
    house[House.BIG_RIG_IMMOBILIZED] = options.big_rig_immobilized
    house[House.CIVILIAN_POINTS] = options.civilian_points
    house[House.MONSTER_MELEE] = options.monster_melee
    house[House.AWARD_TIE] = options.award_tie
    house[House.ROUND_LIMIT] = options.round_limit
    house[House.CHASE_LOSSES] = options.chase_losses
    house[House.FIRST_FORCE] = options.first_force
    house[House.SECOND_FORCE] = options.second_force


# --- What is open -----------------------------------------------------------------------------------------------------


@rule
def legal(state: State, out: Cells) -> int:
    """The open actions, ascending."""
    asks = state.asks
    if asks == Ask.ACT:
        return legal_act(state, out)
    if asks == Ask.SPOT:
        return legal_spots(state, out)
    if asks == Ask.VEHICLE:
        return legal_vehicles(state, out)
    if asks == Ask.TARGET:
        return legal_targets(state, out)
    if asks == Ask.FREE_MELEE:
        return legal_free_melee(state, out)
    if asks == Ask.REROLL:
        return legal_rerolls(state, out)
    if asks == Ask.LOSE:
        return legal_losses(state, out)
    if asks == Ask.CREW:
        return legal_crew(state, out)
    if asks == Ask.GIVE:
        return legal_give(state, out)
    if asks == Ask.SUPPLY:
        return legal_supply(state, out)
    if asks == Ask.RETAKE:
        return legal_retake(state, out)
    if asks == Ask.FORCE:
        return legal_forces(state, out)
    if asks == Ask.TOKEN:
        return legal_tokens(state, out)
    if asks == Ask.CARRIER:
        return legal_carriers(state, out)
    if asks == Ask.PLACE:
        return legal_places(state, out)
    # LEAVE, IGNORE, KEEP: a question
    out[0] = YES
    out[1] = NO
    return 2


SEEN_BY_ALL = (
    1 << Ask.CARRIER
    | 1 << Ask.VEHICLE
    | 1 << Ask.ACT
    | 1 << Ask.SPOT
    | 1 << Ask.TARGET
    | 1 << Ask.FREE_MELEE
    | 1 << Ask.REROLL
    | 1 << Ask.LEAVE
    | 1 << Ask.IGNORE
    | 1 << Ask.KEEP
)
"""Decisions whose answer shows at once, and says nothing of tokens beyond that, as bits of `Ask`."""

OF_TOKENS = (
    1 << Verb.NITRO
    | 1 << Verb.SHOTGUN
    | 1 << Verb.MOLOTOV
    | 1 << Verb.GUNNER
    | 1 << Verb.GUNNER_SHOTGUN
    | 1 << Verb.GUNNER_MOLOTOV
    | 1 << Verb.AMBUSH
    | 1 << Verb.SPIKES
    | 1 << Verb.MECHANIC
    | 1 << Verb.WHEEL
)
"""What a vehicle can only do with tokens that others may not know of, as bits of `Verb`."""


# --- Playing ----------------------------------------------------------------------------------------------------------


@rule
def apply(state: State, action: int, chance: Chance, log: Log) -> None:
    """Hand the answer to the module that asked, and settle what follows from it, up to the next decision."""
    asks = int(state.asks)
    state.asks = Ask.NOTHING
    if (SEEN_BY_ALL >> asks) & 1:
        tell_answer(state, asks, action, log)
    if asks >= Ask.VEHICLE:
        take_answer(state, asks, action, chance, log)
    elif asks == Ask.FORCE:
        answer_force(state, action, log)
    elif asks == Ask.TOKEN:
        answer_token(state, action, log)
    elif asks == Ask.CARRIER:
        answer_carrier(state, action)
    else:
        answer_place(state, action, log)
    settle(state, chance, log)


@rule
def tell_answer(state: State, asks: int, action: int, log: Log) -> None:
    """All see what was answered. A player who uses a token has shown it (RW-075)."""
    told = EVERYONE
    if asks == Ask.ACT and (OF_TOKENS >> (action - DO)) & 1:
        told |= REVEALS
    note(log, Event.SAID, told, state.seat, asks, action)


@rule
def take_answer(state: State, asks: int, action: int, chance: Chance, log: Log) -> None:
    """Play the answer to a question of the game in progress."""
    if asks == Ask.ACT:
        answer_act(state, action, chance, log)
    elif asks == Ask.SPOT:
        answer_spot(state, action)
    elif asks == Ask.VEHICLE:
        answer_vehicle(state, action, chance, log)
    elif asks == Ask.TARGET:
        answer_target(state, action, chance, log)
    elif asks == Ask.FREE_MELEE:
        answer_free_melee(state, action, chance, log)
    elif asks == Ask.REROLL:
        answer_reroll(state, action, chance, log)
    elif asks == Ask.LOSE:
        answer_lose(state, action, chance, log)
    elif asks == Ask.CREW:
        answer_crew(state, action, log)
    elif asks == Ask.GIVE:
        answer_give(state, action, log)
    elif asks == Ask.SUPPLY:
        answer_supply(state, action, log)
    elif asks == Ask.LEAVE:
        answer_leave(state, action, log)
    elif asks == Ask.RETAKE:
        answer_retake(state, action, log)
    else:
        answer(state.house[House.MISSION], state, action, chance, log)


@rule
def score(state: State, out: Cells) -> None:
    """2 for each seat that has won and 0 for the others; 1 for all in a draw."""
    for seat in range(state.seats):
        if state.won == 0:
            out[seat] = DRAWN
        else:
            out[seat] = WON if state.won >> seat & 1 else LOST
