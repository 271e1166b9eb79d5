"""Which ready-made forces bots look at: those that did best between medium bots against what the others have chosen, or
may still choose.

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
from runabout.games.road_wolf.kinds import VehicleKind
from runabout.games.road_wolf.mission import Side
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.missions.hooks import EACH_FOR_ONESELF, MISSIONS, two_sides
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.rounds.forces import may_have_ready, side_row
from runabout.games.road_wolf.state import State, Status

PERCENT = 100
EVEN = PERCENT // 2  #: the score of a pair that was never counted
CLOSE = 5
"""Forces whose scores are no further apart are as good as each other: the counts are not more accurate."""

NOT_CHOSEN = -1  #: the force of a seat that has chosen none


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

HAS = np.array(
    [
        [[[kind in force.vehicles for kind in VehicleKind] for force in side.forces] for side in two_sides(mission)]
        for mission in MISSIONS
    ],
    np.int64,
)
"""By mission, side, force and kind of vehicle: 1 where the force has one."""


@rule
def candidate_forces(state: State, acts: Cells, count: int) -> int:
    """Of the first `count` of these actions, keep the forces that promise most, and those that are as good; all, where
    no force is among them. Returns how many are left.
    """
    most = -1
    for i in range(count):
        if is_force(int(acts[i])):
            most = max(most, promise_of_force(state, int(acts[i]) - FORCE))
    if most < 0:
        return count
    kept = 0
    for i in range(count):
        action = int(acts[i])
        if is_force(action) and promise_of_force(state, action - FORCE) >= most - CLOSE:
            acts[kept] = action
            kept += 1
    return kept


@rule
def is_force(action: int) -> bool:
    """Whether an action is to take a ready-made force."""
    return FORCE <= action < FORCE + READY


@rule
def promise_of_force(state: State, force: int) -> int:
    """The score, in percent, that a force promises the seat which decides: on average against those that others have
    chosen; where nobody has, against the one that does best against it.
    """
    seat = state.seat
    chosen, total = 0, 0
    for other in range(state.seats):
        theirs = chosen_force(state, other) if state.side[other] != state.side[seat] else NOT_CHOSEN
        if theirs != NOT_CHOSEN:
            chosen += 1
            total += score_between(state, force, theirs)
    if chosen > 0:
        return int(total // chosen)
    least = PERCENT
    for theirs in range(READY):
        least = min(least, score_between(state, force, theirs))
    return least


@rule
def score_between(state: State, ours: int, theirs: int) -> int:
    """The score, in percent, of the seat that decides with one force, against another."""
    mission, seat = state.house[House.MISSION], state.seat
    if side_row(state, seat) == 0:
        return int(SCORE[mission, ours, theirs])
    return int(PERCENT - SCORE[mission, theirs, ours])


@rule
def chosen_force(state: State, seat: int) -> int:
    """The ready-made force that a seat took, or, where it puts one together, the first of those most like it.
    NOT_CHOSEN: it has not begun to choose.
    """
    if state.force[seat] > 0:
        return int(state.force[seat] - 1)
    if may_have_ready(state, seat):
        return NOT_CHOSEN
    mission, row = state.house[House.MISSION], side_row(state, seat)
    found, most = 0, -1
    for force in range(READY):
        alike = 0
        for v in range(state.slots):
            if state.status[v] != Status.EMPTY and state.owner[v] == seat:
                alike += HAS[mission, row, force, state.kind[v]]
        if alike > most:
            found, most = force, alike
    return found
