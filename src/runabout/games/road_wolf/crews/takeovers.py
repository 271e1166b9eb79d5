"""Vehicles with nobody at the wheel: taken over, taken back by their passengers, or stopping (RW-261, RW-262,
RW-270 to RW-278, RWA-36, RWA-48, RWA-50, RWA-51).
"""

from __future__ import annotations

from runabout.core.log import EVERYONE, REVEALS, Log, settle, uncertain
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import NO, TOKEN
from runabout.games.road_wolf.box import IS_OPEN
from runabout.games.road_wolf.events import Event, Told, audience_of, report_to
from runabout.games.road_wolf.fights.harm import abandon, immobilize, kill_all
from runabout.games.road_wolf.fights.rolling import ROAD_DICE
from runabout.games.road_wolf.fleet import (
    are_friends,
    is_car,
    knows,
    leave_wheel,
    passengers,
    reveal_all,
    room_left,
    take_off,
    take_wheel,
)
from runabout.games.road_wolf.jobs import JobKind, News, ask, awaits, push
from runabout.games.road_wolf.kinds import CREW_KINDS
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.state import NOBODY, Ask, Once, Open, State, Status

# --- Takeovers --------------------------------------------------------------------------------------------------------


@rule
def takeover_targets(state: Open, v: int, near: int) -> int:
    """Those among slots adjacent to `v` that it can take over: vehicles with nobody at the wheel, whose ever they are
    (RW-270, RWA-51), with room for one more; such as still roll only out of an OPEN vehicle (RW-277).
    """
    found, i = 0, 0
    while near >> i:
        if near >> i & 1 and is_car(state, i) and not state.driven[i]:
            if state.status[i] == Status.IMMOBILIZED or IS_OPEN[state.kind[v]]:
                # Passengers of another side make room (RWA-164).
                if room_left(state, i) > 0 or not are_friends(state, state.owner[v], state.owner[i]):
                    found |= 1 << i
        i += 1
    return found


@rule
def may_leave_still(state: Open, v: int, t: int) -> bool:
    """Whether `v`, whose driver goes over to `t`, may be left immobilized: where `t` is, and nobody else is in `v`
    (RW-276).
    """
    return bool(state.status[t] == Status.IMMOBILIZED and state.crew_size[v] == 1)


@rule
def take_over(state: State, v: int, t: int, token: int, log: Log) -> None:
    """One of the crew of `v` goes over and drives `t`, which has an action straight away (RW-271, RW-274), after a
    wipeout check if it still rolls (RW-278). NOBODY is the driver; `v` is abandoned then (RW-272, RWA-36).
    """
    before = int(state.owner[t])
    rolls = state.status[t] == Status.ABANDONED
    if not are_friends(state, state.owner[v], before):
        unsure = uncertain(log, not knows(state, state.seat, t))
        kill_all(state, t, log)  # RWA-164
        reveal_all(state, t, log)  # RWA-136
        settle(log, unsure)
    if token == NOBODY:
        goes = int(state.wheel[v])
        known = leave_wheel(state, v)
    else:
        goes = token
        known = take_off(state, v, token)
    take_wheel(state, t, goes, known)
    if before != state.mover:
        state.spent[t] = 0
        state.shots[t], state.repairs[t], state.fired[t] = 0, 0, 0
    state.spent[t] &= ~(Once.DONE | Once.ACTED)
    state.actions[t] = 1
    state.owner[t] = state.owner[v]
    side = audience_of(state, v, known)
    report_to(state, log, side | REVEALS, Told(int(Event.TAKEN_OVER), v, t, goes, int(token == NOBODY)))
    if side != EVERYONE:
        report_to(
            state, log, EVERYONE & ~side | REVEALS, Told(int(Event.TAKEN_OVER), v, t, NOBODY, int(token == NOBODY))
        )
    push(state, JobKind.ACT, t)
    if rolls:
        state.status[t] = Status.DRIVING
        push(state, JobKind.CHECK, t, ROAD_DICE)
    push(state, JobKind.TOLD, t, News.TAKEN, before)
    if token == NOBODY:
        abandon(state, v, log)


# --- Passengers, and a halt -------------------------------------------------------------------------------------------


@rule
def retake(state: State, v: int) -> None:
    """A turn of its owner begins, and nobody is at the wheel: passengers may take it again (RWA-36, RWA-165), or else a
    vehicle that still rolls makes its check (RW-261).
    """
    if not is_car(state, v) or state.driven[v]:
        return
    if state.house[House.PASSENGERS_RETAKE] and passengers(state, v) > 0 and state.owner[v] >= 0:
        state.acting = v
        ask(state, Ask.RETAKE, state.owner[v])
    else:
        roll_out(state, v)


@rule
def legal_retake(state: State, out: Cells) -> int:
    """List the passengers who can take the wheel, and that none does (RWA-36). How many these are."""
    count = 0
    for token in range(CREW_KINDS):
        if state.aboard[state.acting, token] > 0:
            out[count] = TOKEN + token
            count += 1
    out[count] = NO
    return count + 1


@rule
def answer_retake(state: State, action: int, log: Log) -> None:
    """As a takeover it takes an action, so that one is left, and a wipeout check where the vehicle rolls (RW-278)."""
    v = int(state.acting)
    state.acting = NOBODY
    if action == NO:
        roll_out(state, v)
        return
    known = take_off(state, v, action - TOKEN)
    take_wheel(state, v, action - TOKEN, known)
    state.actions[v] = 1
    side = audience_of(state, v, known)
    report_to(state, log, side, Told(int(Event.RETAKEN), int(v), action - TOKEN, 0, 0))
    if side != EVERYONE:
        report_to(state, log, EVERYONE & ~side | REVEALS, Told(int(Event.RETAKEN), int(v), NOBODY, 0, 0))
    if state.status[v] == Status.ABANDONED:
        state.status[v] = Status.DRIVING
        push(state, JobKind.CHECK, v, ROAD_DICE)


@rule
def roll_out(state: State, v: int) -> None:
    """Nobody has taken the wheel: a vehicle that still rolls makes its check (RW-261), and stops (RWA-48)."""
    if state.status[v] != Status.ABANDONED:
        return
    if not awaits(state, JobKind.STILL, v):
        push(state, JobKind.STILL, v)
    push(state, JobKind.CHECK, v, ROAD_DICE)


@rule
def still(state: State, v: int, log: Log) -> None:
    """Its check is over, with any roll, and it is immobilized if it is still abandoned (RW-262,
    RWA-48).
    """
    if state.status[v] == Status.ABANDONED:
        immobilize(state, v, log)
