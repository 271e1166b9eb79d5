"""Ramming: vehicles that run into vehicles, and what rams a vehicle and does not drive (RW-220 to RW-228, RW-119,
RW-143, RW-153, RW-399, RW-457).
"""

from __future__ import annotations

from typing import NamedTuple

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_wolf.box import IS_BIKE, RAMS_ON, SIZE, TOKEN_MORE
from runabout.games.road_wolf.events import Event, report, report_struck
from runabout.games.road_wolf.fights.harm import damage, destroy, kill_mutant, put_in
from runabout.games.road_wolf.fights.rolling import (
    CAUSES,
    ROAD_DICE,
    Cause,
    Contest,
    Ram,
    clear_roll,
    contest,
    struck_how,
)
from runabout.games.road_wolf.fleet import hits_left, is_car, is_mutant
from runabout.games.road_wolf.jobs import JobKind, push
from runabout.games.road_wolf.kinds import Token
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.road.discards import discard_card
from runabout.games.road_wolf.rolls import Modifier, Pool, Result, plain_pool, with_more
from runabout.games.road_wolf.state import NOBODY, Open, Roll, State, Status
from runabout.games.road_wolf.trains.cars import ENGINE, FRONT_DICE, Step

TRAIN_DICE = 3  #: of its side (RW-459)
MUTANT_DICE = 1  #: RW-425

STAYS, NORMAL = 0, 1  #: `struck_cards` as it is by default; `bike_rammed_by_braking` as it is not


class Blow(NamedTuple):
    """Something that does not drive rams something else.

    Attributes:
        dice: of what rams.
        cause: what it is, a `Cause`.
        by: its slot, or the place of the card among the cards, or NOBODY.
    """

    dice: int
    cause: int
    by: int


# --- Vehicle against vehicle ------------------------------------------------------------------------------------------


@rule
def ram(state: State, v: int, t: int, flags: int, chance: Chance, log: Log) -> None:
    """A vehicle rams another: as many dice as it has size, 1 more with Nitro, against one for each hit that the other
    has left (RW-220 to RW-222). A wreck or another object, or the side of the train, is what rams a vehicle that moves
    into it (RWA-20, RW-459).
    """
    blow = blow_into(state, t, state.y[v] - state.half_length[v])
    if blow.by != NOBODY:
        push(state, JobKind.STRIKE, v, blow.dice, blow.cause, blow.by)
        if blow.cause == Cause.TRAIN_FRONT:
            throw_later(state, v)
    elif is_car(state, t) or is_mutant(state, t):
        report(state, log, Event.RAM, v, t, flags)
        attack, defence = ram_attack(state, v, flags), plain_pool(defence_dice(state, t))
        contest(state, Contest(int(Roll.RAM), v, t, flags, attack, defence), chance, log)


@rule
def blow_into(state: Open, t: int, rear: int) -> Blow:
    """What a vehicle gets from something that it runs into and that does not drive; by NOBODY where it drives.

    Args:
        state: the table.
        t: the slot that it runs into.
        rear: the y of the vehicle's rear edge as it does.
    """
    status = state.status[t]
    if status == Status.WRECK or status == Status.DESTROYED:
        return Blow(int(SIZE[state.kind[t]]), int(Cause.OBJECT), t)
    if status == Status.TRAIN and is_in_front(state, t, rear):
        return Blow(FRONT_DICE, int(Cause.TRAIN_FRONT), t)
    if status == Status.TRAIN:
        return Blow(TRAIN_DICE, int(Cause.TRAIN_SIDE), t)
    return Blow(0, int(Cause.OBJECT), NOBODY)


@rule
def is_in_front(state: Open, car: int, rear: int) -> bool:
    """Whether a vehicle that runs into a car, with its rear edge at this y, has run into the front of the train
    (RW-457, RWA-199).
    """
    return bool(car == ENGINE and rear >= state.y[car] + state.half_length[car])


@rule
def throw_later(state: State, v: int) -> None:
    """Once its own move is over it is thrown (RW-458)."""
    for i in range(state.jobs):
        if state.job[i, 0] == JobKind.MOVE_ENDS and state.job[i, 1] == v:
            put_in(state, i, JobKind.MISSION, Step.THROWS, v)
            return


@rule
def ram_attack(state: Open, v: int, flags: int) -> Pool:
    """The dice of a vehicle that rams: its size, whatever damage it has (RW-042, RW-220), and 1 with Nitro
    (RW-221).
    """
    size = plain_pool(int(SIZE[state.kind[v]]))
    return with_more(size, int(TOKEN_MORE[Token.NITRO]), int(Modifier.NITRO)) if flags & Ram.NITRO else size


@rule
def defence_dice(state: Open, t: int) -> int:
    """The dice of what is rammed: one for each hit that it has left (RW-222); a mutant's one (RW-425)."""
    return MUTANT_DICE if is_mutant(state, t) else hits_left(state, t)


@rule
def ram_settled(state: State, won: int, overkill: int, log: Log) -> None:
    """What comes of a ram (RW-223 to RW-228). Checks are the defender's first, then the attacker's (RWA-121), so they
    are pushed the other way round; damage comes before both. Nobody is pushed (RWA-43), and a defender who wins
    without overkill does nothing (RWA-45).
    """
    v, t, flags = int(state.attacker), int(state.defender), int(state.how)
    clear_roll(state)
    if won == Result.DEFENDER_WINS and overkill > 0:
        push(state, JobKind.CHECK, v, ROAD_DICE)  # RW-225
    if won == Result.ATTACKER_WINS:
        lose_ram(state, t, v, overkill, log)
    if is_lost_by_ramming(state, v, flags):
        destroy(state, v, log)
    if not flags & Ram.BRAKED and goes_on(state, v, t):
        drive_on(state, v)


@rule
def is_lost_by_ramming(state: Open, v: int, flags: int) -> bool:
    """Whether what rams is destroyed by that, however it comes out: a bike (RW-226, RWA-19)."""
    is_rammed = flags & Ram.BRAKED and state.house[House.BIKE_RAMMED_BY_BRAKING] == NORMAL
    return bool(IS_BIKE[state.kind[v]] and not is_rammed)


@rule
def lose_ram(state: State, t: int, by: int, overkill: int, log: Log) -> None:
    """What has been rammed takes as much damage as there is overkill (RW-223), or else makes a wipeout check (RW-224).
    A mutant is dead (RW-425).
    """
    if is_mutant(state, t):
        kill_mutant(state, t, by, log)
    elif overkill > 0:
        damage(state, t, overkill, True, log)
    else:
        push(state, JobKind.CHECK, t, ROAD_DICE)


@rule
def goes_on(state: Open, v: int, t: int) -> bool:
    """Whether the move goes on after the ram: a bike was destroyed by it (RW-228), or a Monster Truck rams (RW-354);
    a Nitro and a skid as any move (RWA-120).
    """
    return bool(RAMS_ON[state.kind[v]] or (state.status[t] == Status.DESTROYED and IS_BIKE[state.kind[t]]))


@rule
def drive_on(state: State, v: int) -> None:
    """What is left of the move that ended in the ram is driven after all (RWA-44). GO has the facts of MOVE_ENDS."""
    for i in range(state.jobs - 1, -1, -1):
        if state.job[i, 0] == JobKind.MOVE_ENDS and state.job[i, 1] == v:
            state.job[i, 0] = JobKind.GO
            return


# --- What does not drive ----------------------------------------------------------------------------------------------


@rule
def strike(state: State, t: int, blow: Blow, chance: Chance, log: Log) -> None:
    """Something that does not drive rams a vehicle, or a mutant. A vehicle that is destroyed already takes no
    notice.
    """
    cause, by = blow.cause, blow.by
    if not is_car(state, t) and not is_mutant(state, t):
        return
    if cause == Cause.CARD:
        report_struck(state, log, t, cause, state.card[by], NOBODY)
        how, attacker = struck_how(cause, by), NOBODY
    else:
        report_struck(state, log, t, cause, NOBODY, by)
        how, attacker = cause, by
    attack, defence = pool_of(blow), plain_pool(defence_dice(state, t))
    contest(state, Contest(int(Roll.STRUCK), attacker, t, how, attack, defence), chance, log)


@rule
def pool_of(blow: Blow) -> Pool:
    """The dice of what does not drive: of those of Spikes 1 is more than the size of the target (RW-119)."""
    if blow.cause != Cause.SPIKES:
        return plain_pool(blow.dice)
    more = int(TOKEN_MORE[Token.SPIKES])
    return with_more(plain_pool(blow.dice - more), more, int(Modifier.SPIKES))


@rule
def strike_settled(state: State, won: int, overkill: int, log: Log) -> None:
    """What comes of it is what comes of a ram (RW-223, RW-224), but for what rammed: that takes no harm (RWA-20,
    RW-120). Only a bike that rams or is rammed by what it drives into is gone (RWA-19, RWA-116), and a train that loses
    is slowed down (RW-460).
    """
    t, by, cause, card = int(state.defender), int(state.attacker), state.how % CAUSES, state.how // CAUSES
    clear_roll(state)
    if won == Result.DEFENDER_WINS and overkill > 0 and (cause == Cause.TRAIN_FRONT or cause == Cause.TRAIN_SIDE):
        push(state, JobKind.MISSION, Step.SLOWS, t)
    if won == Result.ATTACKER_WINS:
        if overkill == 0 and cause == Cause.CARD:
            owe_check(state, t)
        else:
            lose_ram(state, t, by, overkill, log)
    if cause == Cause.OBJECT and by >= 0:
        if state.status[by] != Status.IMMOBILIZED and is_own_move(state, t) and IS_BIKE[state.kind[t]]:
            destroy(state, t, log)
        if state.status[by] == Status.IMMOBILIZED and IS_BIKE[state.kind[by]]:
            destroy(state, by, log)
    if cause == Cause.CARD and state.house[House.STRUCK_CARDS] != STAYS:
        discard_card(state, card, log)  # RWA-25


@rule
def is_own_move(state: Open, v: int) -> bool:
    """Whether a vehicle is on a move of its own, that has just ended where it met something."""
    for i in range(state.jobs):
        if state.job[i, 0] == JobKind.MOVE_ENDS and state.job[i, 1] == v:
            return True
    return False


@rule
def owe_check(state: State, v: int) -> None:
    """A check for a card that has rammed a vehicle: in a move it waits for the end of that (RWA-140), beneath the move.
    Its third fact is then 1 and the tick at which the card was met, by which the move puts its checks in order.
    """
    for i in range(state.jobs - 1, -1, -1):
        if (state.job[i, 0] == JobKind.GO or state.job[i, 0] == JobKind.MOVE_ENDS) and state.job[i, 1] == v:
            put_in(state, i, JobKind.CHECK, v, ROAD_DICE, state.job[i, 7] + 1)
            return
    push(state, JobKind.CHECK, v, ROAD_DICE)
