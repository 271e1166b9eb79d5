"""What is forbidden where a decision needs an answer: a spot, a target, a token. See `refusals`."""

from __future__ import annotations

from runabout.core.rule import rule
from runabout.games.road_wolf.actions import (
    DO,
    DRIVER_GOES,
    ENOUGH,
    EXACT,
    FORWARD_SPOTS,
    NO,
    SPOT,
    TOKEN,
    VEHICLE,
    Verb,
)
from runabout.games.road_wolf.box import IS_OPEN, STICK
from runabout.games.road_wolf.crews.verbs import targets_of
from runabout.games.road_wolf.driving.steering import across_to, across_to_edge, along_to
from runabout.games.road_wolf.fleet import passengers, room_left
from runabout.games.road_wolf.kinds import CREW_KINDS, Token
from runabout.games.road_wolf.measures.geometry import goes_backward, is_stick
from runabout.games.road_wolf.missions.hooks import may_have
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.refusals.because import ASKED, NO_TARGET, Because
from runabout.games.road_wolf.standing import gap_between, hits_first
from runabout.games.road_wolf.state import Ask, State, Status
from runabout.games.road_wolf.trains.cars import boardable

# --- Spots and targets ------------------------------------------------------------------------------------------------


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
    if action >= DO or t == v or state.half_width[t] == 0 or gap_between(state, v, t) > STICK * STICK:
        return its_rule
    if goes_backward(along_to(state, v, t)) != braking:
        return its_rule
    if hits_first(state, v, across_to(state, v, t), along_to(state, v, t)) != t:
        return Because.SOMETHING_IN_THE_WAY
    return Because.LEGAL


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
    """A token that is there, or that there is room for; the driver; or enough."""
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
            has_rank = may_have(state.house[House.MISSION], state, state.seat, token)
            return Because.LEGAL if has_rank else int(Because.RANK_TOO_HIGH)
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
    """Whether a choice of tokens can end so: with enough, with no, or with the driver."""
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
