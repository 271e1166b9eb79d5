"""Wipeout checks and skids (RW-190 to RW-202)."""

from __future__ import annotations

import enum

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_wolf.box import EXPLOSIVES, IS_BIKE, SKID_ACROSS, SKID_ALONG
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.fights.harm import damage, immobilize
from runabout.games.road_wolf.fights.rolling import Contest, clear_roll, contest
from runabout.games.road_wolf.fleet import hits_left, rolls_on
from runabout.games.road_wolf.jobs import How, JobKind, push, start_move
from runabout.games.road_wolf.rolls import Result, has_die, plain_pool
from runabout.games.road_wolf.state import NOBODY, Once, Open, Roll, State, Status

SKIDS_MAX = 10  #: in a chain (RWA-12)


class Wipeout(enum.IntEnum):
    """How a wipeout check comes out."""

    SAFE = 0  # RW-195
    SKID = 1  # RW-197
    SPIN = 2  # RW-200
    ROLL = 3  # RW-202


@rule
def check(state: State, v: int, dice: int, chance: Chance, log: Log) -> None:
    """A wipeout check: the road's dice against one for each hit that is left, and never fewer than 1 (RW-190, RW-192,
    RW-194, RWA-10). What does not drive makes none (RW-201, RWA-22).
    """
    if not makes_checks(state, v):
        return
    report(state, log, Event.CHECK, v, dice)
    defence = plain_pool(max(hits_left(state, v), 1))
    contest(state, Contest(int(Roll.CHECK), NOBODY, v, 0, plain_pool(dice), defence), chance, log)


@rule
def makes_checks(state: Open, v: int) -> bool:
    """Whether a vehicle makes checks: it rolls, or it is destroyed and still skids (RW-252), unless it has spun by then
    (RW-201).
    """
    if state.status[v] == Status.DESTROYED:
        return not state.spent[v] & Once.SPUN
    return rolls_on(state, v)


@rule
def check_settled(state: State, won: int, overkill: int, log: Log) -> None:
    """If the road wins, its overkill decides the result (RW-196). Damage comes before the skid (RWA-11). Explosives go
    off on any 1 of the truck's own dice (RW-397, RWA-89), whatever the roll was.
    """
    v = int(state.defender)
    blows_up = bool(EXPLOSIVES[state.kind[v]] and has_die(state.defence, state.defence_size, 1))
    clear_roll(state)
    how = wipeout_of(won, overkill)
    report(state, log, Event.CHECK_RESULT, v, how)
    if blows_up:
        push(state, JobKind.EXPLODE, v)
        return
    if how != Wipeout.SAFE and not (how == Wipeout.ROLL and IS_BIKE[state.kind[v]]):
        push(state, JobKind.SKID, v)
    if how == Wipeout.SPIN:
        immobilize(state, v, log)
        if state.status[v] == Status.DESTROYED:
            state.spent[v] |= Once.SPUN  # RW-201, RWA-122
    elif how == Wipeout.ROLL:
        damage(state, v, 1, False, log)


@rule
def wipeout_of(won: int, overkill: int) -> int:
    """The `Wipeout` that a roll means (RW-195 to RW-202): with more overkill than 2 it is a ROLL as well (RWA-08)."""
    if won != Result.ATTACKER_WINS:
        return Wipeout.SAFE
    return min(Wipeout.SKID + overkill, Wipeout.ROLL)


@rule
def skid(state: State, v: int, chance: Chance, log: Log) -> None:
    """A vehicle skids: one die says where to (RW-197, RW-198). A chain of skids ends after ten (RWA-12)."""
    if not may_skid(state, v) or state.skids >= SKIDS_MAX:
        return
    state.skids += 1
    contest(state, Contest(int(Roll.DIRECTION), v, NOBODY, 0, plain_pool(1), plain_pool(0)), chance, log)


@rule
def may_skid(state: Open, v: int) -> bool:
    """Whether it is still there, and no wreck: one that has spun is immobilized already (RWA-122)."""
    status = state.status[v]
    return bool(status >= Status.DRIVING and status <= Status.DESTROYED)


@rule
def direction_settled(state: State, log: Log) -> None:
    """The die, doubled, is the hour on a clock whose 12 is straight ahead (RW-198)."""
    v, die = int(state.attacker), int(state.attack[0])
    clear_roll(state)
    report(state, log, Event.DIRECTION, v, 2 * die)
    start_move(state, v, How.SKID, SKID_ACROSS[die], SKID_ALONG[die])
