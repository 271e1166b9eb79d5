"""The opening book of Road Wolf: the ready-made forces that did best between medium bots, against what the other has
chosen or may still choose.

A search cannot tell that by itself: it sees a turn or two of a game that has not begun. The scores are counted
(`matchups`), and the choice is that of a matrix game with open moves: who chooses last looks for the best reply, who
chooses first for the force whose best reply does least (J. von Neumann, "Zur Theorie der Gesellschaftsspiele", 1928).
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import FORCE, READY
from runabout.games.road_wolf.bots.matchups import SCORES
from runabout.games.road_wolf.mission import Side
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.missions.hooks import EACH_FOR_ONESELF, MISSIONS, SIDE_POINTS, two_sides
from runabout.games.road_wolf.options import OPTIONS, House
from runabout.games.road_wolf.rounds.forces import (
    NONE_FIXED,
    READY_VEHICLE,
    READY_VEHICLES,
    fixed_force,
    may_have_ready,
    side_row,
)
from runabout.games.road_wolf.state import Ask, State, Status

PERCENT = 100
EVEN = PERCENT // 2  #: the score of a pair that was never counted
CLOSE = 5  #: forces are looked at whose scores are no further below the best
USUAL_POINTS = next(option.default for option in OPTIONS if option.name == "points")
NONE = NONE_FIXED  #: the force of a seat that has none, or none yet


def _scores(name: str, first: Side, second: Side) -> list[list[int]]:
    """The scores of the first side in a mission: by its force, and that of the second."""
    counted = SCORES.get(name, {})
    return [[counted.get(one.name, {}).get(other.name, EVEN) for other in second.forces] for one in first.forces]


def _all_scores() -> npt.NDArray[np.int64]:
    """The scores of the first side, in percent, by mission and the forces of both sides. Where everybody is alone, both
    have the same forces: what it gains to be the first is taken out.
    """
    found = np.array([_scores(name, *two_sides(mission)) for name, mission in zip(NAMES, MISSIONS, strict=True)])
    alone = EACH_FOR_ONESELF == 1
    found[alone] = (found[alone] + PERCENT - found[alone].transpose(0, 2, 1)) // 2
    return found


SCORE = _all_scores()


@rule
def opening_book(state: State, acts: Cells, count: int) -> int:
    """Of the first `count` of these actions, keep the forces that promise most, and those that are close. Returns how
    many these are; 0 where no force is to be chosen, or forces were not counted at such a table.
    """
    if state.asks != Ask.FORCE or not is_counted(state):
        return 0
    most = NONE
    for i in range(count):
        if is_force(int(acts[i])):
            most = max(most, promise_of_force(state, int(acts[i]) - FORCE))
    if most == NONE:
        return 0
    kept = 0
    for i in range(count):
        action = int(acts[i])
        if is_force(action) and promise_of_force(state, action - FORCE) >= most - CLOSE:
            acts[kept] = action
            kept += 1
    return kept


@rule
def is_counted(state: State) -> bool:
    """Whether this is a table as those at which forces were counted: of two seats, which have the points of the mission
    or the usual ones. With fewer points a force is another one.
    """
    mission = state.house[House.MISSION]
    for row in range(2):
        if SIDE_POINTS[mission, row] == 0 and state.house[House.POINTS] != USUAL_POINTS:
            return False
    return bool(state.seats == 2)


@rule
def is_force(action: int) -> bool:
    """Whether an action is to take a ready-made force."""
    return FORCE <= action < FORCE + READY


@rule
def promise_of_force(state: State, force: int) -> int:
    """The score, in percent, that a force promises the seat which decides, of two: against the other's force, or, where
    that is open, against the one that does best against it.
    """
    theirs = force_of(state, 1 - state.seat)
    if theirs != NONE:
        return score_between(state, force, theirs)
    least = PERCENT
    for reply in range(READY):
        least = min(least, score_between(state, force, reply))
    return least


@rule
def score_between(state: State, ours: int, theirs: int) -> int:
    """The score, in percent, of the seat that decides with one force, against another."""
    mission = state.house[House.MISSION]
    if side_row(state, state.seat) == 0:
        return int(SCORE[mission, ours, theirs])
    return int(PERCENT - SCORE[mission, theirs, ours])


@rule
def force_of(state: State, seat: int) -> int:
    """The ready-made force that a seat took, or that is fixed for it; where it puts one together, the first of those
    most like it; NONE where it has bought nothing by choice.
    """
    if state.force[seat] > 0:
        return int(state.force[seat] - 1)
    if may_have_ready(state, seat):
        return fixed_force(state, seat)
    found, most = NONE, -1
    for force in range(READY):
        alike = vehicles_alike(state, seat, force)
        if alike > most:
            found, most = force, alike
    return found


@rule
def vehicles_alike(state: State, seat: int, force: int) -> int:
    """How many vehicles of a seat are of a kind that a ready-made force has."""
    mission, row, alike = state.house[House.MISSION], side_row(state, seat), 0
    for v in range(state.slots):
        if state.status[v] != Status.EMPTY and state.owner[v] == seat:
            kinds = 0
            for i in range(READY_VEHICLES[mission, row, force]):
                kinds |= 1 << READY_VEHICLE[mission, row, force, i]
            alike += (kinds >> state.kind[v]) & 1
    return int(alike)
