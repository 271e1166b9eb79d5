"""What crew do about the train: board it, search it, drive it (RW-463, RW-468 to RW-473, RWA-103, RWA-104)."""

from __future__ import annotations

from runabout.core.chance import Chance
from runabout.core.log import Log, uncertain
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import DRIVER_GOES, ENOUGH, TOKEN, VEHICLE, YES, Verb
from runabout.games.road_wolf.box import STICK
from runabout.games.road_wolf.crews.crew import give
from runabout.games.road_wolf.crews.tin import TAKEN, draw_token, is_kept_kind
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.fights.harm import leave_car
from runabout.games.road_wolf.fleet import put_aboard, room_left
from runabout.games.road_wolf.jobs import JobKind, ask, push
from runabout.games.road_wolf.kinds import CREW_KINDS, Token
from runabout.games.road_wolf.state import NOBODY, TOKENS, Ask, Once, Open, State
from runabout.games.road_wolf.trains.cars import ENGINE, Step, boardable, is_of_train

# --- Possible actions -------------------------------------------------------------------------------------------------


@rule
def train_verbs(state: Open, v: int) -> int:
    """What a vehicle or a car of the train may do about the train, as bits of `Verb`: each for an action (RWA-103)."""
    if state.roads != 2 or state.actions[v] <= 0:
        return 0
    found = 0
    if boardable(state, v):
        found |= 1 << Verb.BOARD
    if is_of_train(state, v) and state.crew_size[v] > 0:
        if v != ENGINE:
            found |= 1 << Verb.SEARCH  # RW-469
        elif not state.spent[v] & Once.TRAIN_MOVED:
            found |= 1 << Verb.DRIVE_TRAIN  # RW-471, RW-472
    return found


@rule
def begin_train_verb(state: State, v: int, verb: int, chance: Chance, log: Log) -> None:
    """Begin one of them; the action has been paid."""
    if verb == Verb.BOARD:
        cars = boardable(state, v)
        state.acting, state.verb = v, verb
        if cars & (cars - 1):
            state.targets = cars
            ask(state, Ask.TARGET, state.owner[v])
        else:
            for car in range(state.slots):
                if cars >> car & 1:
                    board(state, car)
    elif verb == Verb.SEARCH:
        search(state, v, chance, log)
    else:
        state.spent[v] |= Once.TRAIN_MOVED
        push(state, JobKind.MISSION, Step.GOES, STICK)


# --- Boarding ---------------------------------------------------------------------------------------------------------


@rule
def board(state: State, car: int) -> None:
    """The car to board is chosen: its player says who goes over, one after the other (RWA-104)."""
    state.targets = 0
    state.target = car
    state.left = 0
    ask(state, Ask.CREW, state.owner[state.acting])


@rule
def legal_train_crew(state: State, out: Cells) -> int:
    """Who of the crew goes over next, as long as there is room; and once somebody has, gear may follow (RWA-197)."""
    v, n = state.acting, 0
    has_room = bool(room_left(state, state.target) > 0)
    for token in range(TOKENS):
        if state.aboard[v, token] > 0 and (state.left > 0 if token >= CREW_KINDS else has_room):
            out[n] = TOKEN + token
            n += 1
    if state.driven[v] and has_room:
        out[n] = DRIVER_GOES
        n += 1
    if state.left > 0:
        out[n] = ENOUGH
        n += 1
    return n


@rule
def answer_train_target(state: State, action: int) -> None:
    """Which car is boarded."""
    board(state, action - VEHICLE)


@rule
def answer_train_crew(state: State, action: int, log: Log) -> None:
    """Somebody goes over, or something; or that is all."""
    v, car = state.acting, state.target
    if action != ENOUGH:
        state.owner[car] = state.owner[v]  # RWA-103
        state.left += int(action == DRIVER_GOES or action < TOKEN + CREW_KINDS)
        give(state, v, car, action, log)  # if it is the driver, the vehicle is abandoned (RWA-104)
        if has_more_to_board(state, v, car):
            ask(state, Ask.CREW, state.owner[car])
            return
    report(state, log, Event.BOARDED, v, car, state.left)
    state.acting, state.verb, state.target, state.left = NOBODY, 0, NOBODY, 0
    if is_of_train(state, v):
        leave_car(state, v, log)


@rule
def has_more_to_board(state: Open, v: int, car: int) -> bool:
    """Whether there is anything left to choose, as far as all can see: crew, if there is room, or gear."""
    return bool(state.gear_size[v] > 0 or (state.crew_size[v] > 0 and room_left(state, car) > 0))


# --- Searching --------------------------------------------------------------------------------------------------------


@rule
def search(state: State, v: int, chance: Chance, log: Log) -> None:
    """Draw a token from the tin, before all eyes (RW-469, RWA-197). What fights may be kept (RW-470)."""
    uncertain(log)
    token = draw_token(state, chance)
    report(state, log, Event.SEARCHED, v, token)
    if is_kept_kind(token):
        state.acting, state.verb, state.chosen = v, Verb.SEARCH, token
        ask(state, Ask.KEEP, state.owner[v])
    else:
        report(state, log, Event.LEFT_LYING, v, token)


@rule
def answer_keep(state: State, action: int, log: Log) -> None:
    """Whether what was found is kept (RW-470); else it goes back into the tin (RWA-149)."""
    v, token = state.acting, state.chosen
    state.acting, state.verb, state.chosen = NOBODY, 0, 0
    if action == YES:
        state.notes[TAKEN + token - Token.SHOTGUN] += 1
        put_aboard(state, v, token, True)
        report(state, log, Event.SUPPLIED, v, token)
    else:
        report(state, log, Event.LEFT_LYING, v, token)
