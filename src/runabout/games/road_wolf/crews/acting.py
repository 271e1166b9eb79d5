"""A vehicle's turn: what follows from what it does (RW-023, RW-024, RW-170 to RW-181). What it may do: see `verbs`.

ACT asks for a `Verb`. Its action is paid as soon as it is chosen; the rest (where to, whom, who of the
crew) is asked after that. A job ACT lies beneath all that it causes: then the vehicle is asked again.
"""

from __future__ import annotations

from runabout.core.chance import Chance
from runabout.core.log import Log, uncertain
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import (
    DO,
    DRIVER_GOES,
    ENOUGH,
    NO,
    TOKEN,
    VEHICLE,
    VERBS,
    YES,
    Verb,
)
from runabout.games.road_wolf.box import TOKEN_REACH
from runabout.games.road_wolf.crews.boarding import (
    answer_train_crew,
    answer_train_target,
    begin_train_verb,
    legal_train_crew,
)
from runabout.games.road_wolf.crews.crew import (
    answer_retake,
    change_driver,
    give,
    has_more_to_give,
    legal_crew_of,
    legal_give,
    legal_retake,
    legal_supply,
    pick_up,
    random_token,
    repair,
    repair_with_supplies,
    take_supplies,
    turn_round,
)
from runabout.games.road_wolf.crews.takeovers import may_leave_still, take_over
from runabout.games.road_wolf.crews.verbs import costs_action, may_act, recall, targets_of, verbs_of
from runabout.games.road_wolf.driving.steering import answer_spot, legal_spots, rest
from runabout.games.road_wolf.events import Event, report, report_shown
from runabout.games.road_wolf.fights.fighting import drop_spikes, start_melee, start_shot
from runabout.games.road_wolf.fights.harm import immobilize, leave_car
from runabout.games.road_wolf.fleet import take_off
from runabout.games.road_wolf.jobs import How, JobKind, ask, push, start_move
from runabout.games.road_wolf.kinds import Token
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.state import NOBODY, Ask, Once, State, Status

__all__ = [
    "answer_act",
    "answer_crew",
    "answer_free_melee",
    "answer_give",
    "answer_leave",
    "answer_retake",
    "answer_spot",
    "answer_supply",
    "answer_target",
    "begin_verb",
    "legal_act",
    "legal_crew",
    "legal_free_melee",
    "legal_give",
    "legal_retake",
    "legal_spots",
    "legal_supply",
    "legal_targets",
    "may_act",
    "recall",
    "verbs_of",
]

OWN_MOVES = 1 << Verb.MOVE | 1 << Verb.BIKE_MOVE | 1 << Verb.BRAKE | 1 << Verb.NITRO

# --- Saying what it does ----------------------------------------------------------------------------------------------


@rule
def legal_act(state: State, out: Cells) -> int:
    """List what may be done (RW-170). How many these are."""
    verbs, count = int(state.verbs), 0
    for verb in range(VERBS):
        # Each verb is written down; where it is not open, the next overwrites it. DONE, the last, is always open. A
        # branch for each verb would be slower: which are open cannot be predicted.
        out[count] = DO + verb
        count += verbs >> verb & 1
    return count


@rule
def answer_act(state: State, action: int, chance: Chance, log: Log) -> None:
    """A vehicle does that; or it is done with, or goes on later (RWA-141)."""
    v, verb = int(state.acting), action - DO
    rest(state)
    if verb == Verb.DONE:
        state.spent[v] |= Once.DONE
    elif verb != Verb.LATER:
        begin_verb(state, v, verb, chance, log)


@rule
def begin_verb(state: State, v: int, verb: int, chance: Chance, log: Log) -> None:
    """It is paid for; then it is done, or asked what else there is to say. NOBODY has an Ambush that was kept, where no
    vehicle need act.
    """
    if v != NOBODY:
        push(state, JobKind.ACT, v)
        state.spent[v] |= Once.ACTED
        if costs_action(state, verb):
            state.actions[v] -= 1
        if OWN_MOVES >> verb & 1:
            state.spent[v] |= Once.MOVED
        if verb == Verb.BIKE_MOVE:
            state.spent[v] |= Once.BIKE_MOVE
    if verb == Verb.NITRO:
        use_nitro(state, v, log)
    elif verb == Verb.REPAIR or verb == Verb.MECHANIC:
        repair(state, v, verb == Verb.MECHANIC, chance, log)
    elif verb == Verb.TURN_ROUND:
        turn_round(state, v, log)
    elif verb == Verb.SUPPLIES_REPAIR:
        repair_with_supplies(state, v, log)
    elif verb == Verb.SUPPLIES_TOKEN and state.house[House.SUPPLIES]:
        uncertain(log)
        take_supplies(state, v, random_token(state, v, chance), log)
    elif verb == Verb.BOARD or verb == Verb.SEARCH or verb == Verb.DRIVE_TRAIN:
        begin_train_verb(state, v, verb, chance, log)
    else:
        ask_more(state, v, verb)


@rule
def ask_more(state: State, v: int, verb: int) -> None:
    """What else there is to say before it can be done."""
    state.acting, state.verb = v, verb
    if verb == Verb.WHEEL:
        ask(state, Ask.CREW, state.mover)
    elif verb == Verb.SUPPLIES_TOKEN:
        ask(state, Ask.SUPPLY, state.mover)
    else:
        state.targets = targets_of(state, v, verb)
        ask(state, Ask.SPOT if verb <= Verb.BRAKE else Ask.TARGET, state.mover)


@rule
def use_nitro(state: State, v: int, log: Log) -> None:
    """Two sticks straight ahead, once in a turn, and the token is used up (RW-123 to RW-125). It meets what any move
    meets (RWA-41).
    """
    state.spent[v] |= Once.NITRO
    if take_off(state, v, Token.NITRO):
        report(state, log, Event.DISCARDED, v, Token.NITRO)
    else:
        report_shown(state, log, Event.DISCARDED, v, Token.NITRO)
    start_move(state, v, How.NITRO, 0, int(TOKEN_REACH[Token.NITRO]))


# --- Targets ----------------------------------------------------------------------------------------------------------


@rule
def legal_targets(state: State, out: Cells) -> int:
    """List the targets that it has. How many these are."""
    count, i = 0, 0
    while state.targets >> i:
        if state.targets >> i & 1:
            out[count] = VEHICLE + i
            count += 1
        i += 1
    return count


@rule
def answer_target(state: State, action: int, chance: Chance, log: Log) -> None:
    """It is done to that one; a takeover and a transfer have more to say."""
    v, t, verb = int(state.acting), action - VEHICLE, int(state.verb)
    if verb == Verb.BOARD:
        answer_train_target(state, action)
        return
    rest(state)
    if verb == Verb.TAKEOVER or verb == Verb.TRANSFER:
        state.acting, state.verb, state.target = v, verb, t
        ask(state, Ask.CREW if verb == Verb.TAKEOVER else Ask.GIVE, state.mover)
    elif verb == Verb.MELEE:
        start_melee(state, v, t, chance, log)
    elif verb == Verb.SPIKES:
        drop_spikes(state, v, t, log)
    elif verb == Verb.PICK_UP:
        pick_up(state, v, t, log)
    else:
        start_shot(state, v, t, verb, chance, log)


@rule
def legal_free_melee(state: State, out: Cells) -> int:
    """List what a vehicle can attack for free at the end of its move, and that it does not (RW-176). How many these
    are.
    """
    count = legal_targets(state, out)
    out[count] = NO
    return count + 1


@rule
def answer_free_melee(state: State, action: int, chance: Chance, log: Log) -> None:
    """A free melee, or none (RW-176)."""
    v = int(state.acting)
    rest(state)
    if action != NO:
        start_melee(state, v, action - VEHICLE, chance, log)


# --- Who of the crew --------------------------------------------------------------------------------------------------


@rule
def legal_crew(state: State, out: Cells) -> int:
    """List who of the crew can do it: see `crew`, and for the train `boarding`. How many these are."""
    if state.verb == Verb.BOARD:
        return legal_train_crew(state, out)
    return legal_crew_of(state, out)


@rule
def answer_crew(state: State, action: int, log: Log) -> None:
    """Somebody takes the wheel, boards a train, or goes over to a vehicle that is taken over. Then there may be a
    question how the other is left (RW-276).
    """
    v, t, verb = int(state.acting), int(state.target), state.verb
    if verb == Verb.BOARD:
        answer_train_crew(state, action, log)
    elif verb == Verb.WHEEL:
        rest(state)
        change_driver(state, v, action - TOKEN, log)
    elif action == DRIVER_GOES and may_leave_still(state, v, t):
        ask(state, Ask.LEAVE, state.mover)
    else:
        take_over(state, v, t, NOBODY if action == DRIVER_GOES else action - TOKEN, log)
        ask_for_gear(state, v, t, log)


@rule
def answer_leave(state: State, action: int, log: Log) -> None:
    """YES or NO. The driver goes over to a vehicle that is immobilized; their own is left immobilized, and makes no
    check, or it rolls on (RW-276).
    """
    v, t = int(state.acting), int(state.target)
    take_over(state, v, t, NOBODY, log)
    if action == YES:
        immobilize(state, v, log)
    ask_for_gear(state, v, t, log)


# --- What is handed over ----------------------------------------------------------------------------------------------


@rule
def ask_for_gear(state: State, v: int, t: int, log: Log) -> None:
    """Gear, and in a transfer crew, may go over as long as there is something left (RW-273, RW-180)."""
    if has_more_to_give(state, v, t, state.verb):
        ask(state, Ask.GIVE, state.mover)
    else:
        be_done_giving(state, v, log)


@rule
def be_done_giving(state: State, v: int, log: Log) -> None:
    """That is all. A car of the train may have nobody left in it (RWA-196)."""
    rest(state)
    if state.status[v] == Status.TRAIN:
        leave_car(state, v, log)


@rule
def answer_give(state: State, action: int, log: Log) -> None:
    """Something goes over, or that is all."""
    v, t = int(state.acting), int(state.target)
    if action == ENOUGH:
        be_done_giving(state, v, log)
        return
    state.left += 1
    give(state, v, t, action, log)
    ask_for_gear(state, v, t, log)


@rule
def answer_supply(state: State, action: int, log: Log) -> None:
    """That token comes aboard from SUPPLIES (RW-158)."""
    v = int(state.acting)
    rest(state)
    take_supplies(state, v, action - TOKEN, log)
