"""The train under way: what is in front of it is rammed and thrown aside (RW-457, RW-458, RW-471, RWA-199)."""

from __future__ import annotations

from runabout.core.chance import Chance, roll
from runabout.core.log import Log, uncertain
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import DIE
from runabout.games.road_wolf.box import SKID_ACROSS, SKID_ALONG
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.jobs import How, JobKind, push, start_move
from runabout.games.road_wolf.measures.crossings import aside, nearer_side
from runabout.games.road_wolf.measures.slots import rect_of
from runabout.games.road_wolf.standing import has_room_at
from runabout.games.road_wolf.state import State
from runabout.games.road_wolf.trains.cars import (
    ENGINE,
    Note,
    Step,
    ahead_of_train,
    move_train,
    run_into,
    way_to,
)

# --- Forward ----------------------------------------------------------------------------------------------------------


@rule
def train_goes(state: State, way: int, log: Log) -> None:
    """The train goes on forward, up to `way`. What its front runs into it rams (RW-457) and throws out of its way
    (RW-458), each thing once; then it goes on, unless it has been slowed down (RWA-199).
    """
    if state.notes[Note.SLOWED] or way == 0:
        stops(state)
        return
    t = ahead_of_train(state, way)
    if t < 0:
        move_train(state, way, log)
        stops(state)
        return
    gone = way_to(state, ENGINE, t, way)
    move_train(state, gone, log)
    if not state.met >> t & 1:
        state.met |= 1 << t
        push(state, JobKind.MISSION, Step.GOES, way - gone)
        run_into(state, t)
    elif is_put_aside(state, t, log):
        push(state, JobKind.MISSION, Step.GOES, way - gone)
    else:
        stops(state)


@rule
def stops(state: State) -> None:
    """The train has come as far as it does."""
    state.met = 0
    state.notes[Note.SLOWED] = 0


@rule
def is_put_aside(state: State, t: int, log: Log) -> bool:
    """What is still in front of the train is put to the nearer side of it, if there is room on one (RWA-199)."""
    to_right = nearer_side(state.x[t], state.x[ENGINE])
    for _ in range(2):
        x = aside(rect_of(state, t), rect_of(state, ENGINE), to_right)
        if has_room_at(state, t, x, state.y[t]):
            state.x[t] = x
            report(state, log, Event.PUT_ASIDE, t, x, state.y[t])
            return True
        to_right = 1 - to_right
    return False


# --- Thrown -----------------------------------------------------------------------------------------------------------


@rule
def throw(state: State, v: int, chance: Chance, log: Log) -> None:
    """What the front of the train has rammed is moved 1 stick, in a direction left to chance as in a skid, even if it
    is destroyed and still owes checks (RW-458). Of a bike that is destroyed nothing is left to be thrown.
    """
    if state.half_width[v] == 0:
        return
    uncertain(log)
    die = roll(chance, DIE)
    report(state, log, Event.DIRECTION, v, 2 * die)
    start_move(state, v, How.THROWN, SKID_ACROSS[die], SKID_ALONG[die])
