"""What a mission says: who its sides are, what they have, and where it departs from the rules of all missions.

A mission is one file in `missions/`, named as the mission is, with a `MISSION` of this kind. Its functions are rules
(see core.rule); those that it leaves out are the usual ones below.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_wolf.kinds import CHOSEN, Token, VehicleKind
from runabout.games.road_wolf.state import SEATS, State


class Deploys(enum.IntEnum):
    """Where the vehicles of a side come in."""

    START = 0  # at the START of the road, or of either road of Derailed
    ANY_EDGE = 1
    OTHER_EDGES = 2  # any edge but the START
    HOOK = 3  # as the mission's `may_place` says


class Turn(enum.IntEnum):
    """What `turn_of` answers where it is no seat's turn."""

    ROUND_OVER = -1
    ROAD = -2
    OWN = -3  # the mission's own: it has pushed a job
    SKIPPED = -4  # nobody's: go on to the next place


@dataclass(frozen=True)
class Ready:
    """A ready-made force: what it buys as long as its points last, and how it arms that.

    Attributes:
        title: as the table shows it: "bikes".
        vehicles: bought in this order, then from the beginning again; what is too dear or not allowed is passed over.
        tokens: given out in this order, then from the beginning again, each to the vehicle with fewest that has room.
    """

    title: str
    vehicles: tuple[VehicleKind, ...]
    tokens: tuple[Token, ...]


@dataclass(frozen=True)
class Side:
    """One side of a mission.

    Attributes:
        title: "Runners".
        points: for vehicles, shared by its seats; 0: as many as the table has agreed on (RWA-71).
        deploys: where its vehicles come in.
        before_play: whether they stand on the board before play begins, whatever edges it has; those who deploy at
            the START do in any case (RWA-70).
        must: vehicles that are bought for it, out of its points.
        kinds: what else it may buy.
        tokens: whether it chooses crew and gear (RW-371: Cops do not).
        forces: three ready-made ones.
    """

    title: str
    deploys: Deploys
    forces: tuple[Ready, Ready, Ready]
    points: int = 0
    before_play: bool = False
    must: tuple[VehicleKind, ...] = ()
    kinds: tuple[VehicleKind, ...] = CHOSEN
    tokens: bool = True


# --- The usual rules --------------------------------------------------------------------------------------------------


@rule
def usual_lay(state: State, chance: Chance, log: Log) -> None:
    """Nothing more is laid out."""


@rule
def usual_turn(state: State) -> int:
    """The seats clockwise from the first, then the road (RW-021, RW-026). `place` counts from 0."""
    if state.place < state.seats:
        return (state.first + state.place) % state.seats
    return Turn.ROAD if state.place == state.seats else Turn.ROUND_OVER


@rule
def usual_hear(state: State, v: int, news: int, detail: int, chance: Chance, log: Log) -> None:
    """It makes no difference to the mission."""


@rule
def usual_job(state: State, what: int, first: int, second: int, third: int, chance: Chance, log: Log) -> None:
    """There are no jobs of the mission's own."""


@rule
def usual_answer(state: State, action: int, chance: Chance, log: Log) -> None:
    """There are no decisions of the mission's own."""


@rule
def usual_place(state: State, v: int, place: int) -> bool:
    """Whether a vehicle may come in at a place of the board's edges, where its side has `Deploys.HOOK`."""
    return True


@dataclass(frozen=True)
class Mission:
    """A mission.

    Attributes:
        title: "The Wages of Fear".
        blurb: one sentence for whoever chooses a mission.
        sides: two, or one that stands for every seat by itself.
        alone: of the two sides, one that is a single seat however many play (RW-350); -1 for none. Else seats belong to
            the two sides in turn (RW-022).
        begins: the side that has the first turn; -1: whoever rolls highest (RW-020).
        ends: `ends(state) -> bool`: whether it is over; called between decisions of a turn and whenever something may
            have changed that. If it is, `won` and `gained` have been set. `settle_points` in `endings` helps.
        stands: `stands(state)`: sets `won` and `gained` where the rounds are over (RWA-132).
        lay: `lay(state, chance, log)`: what is different from the beginning, before anybody chooses a force.
        opens: `opens(state, chance, log)`: all is chosen, and those who deploy before play stand: what else is put on
            the board before the first round.
        turn_of: `turn_of(state) -> int`: whose turn is at `state.place` in the order of the round: a seat, or a `Turn`.
            It may push jobs (they come before the turn).
        hear: `hear(state, v, news, detail, chance, log)`: called for each `agenda.News`; the slot is still filled.
        job: `job(state, what, first, second, third, chance, log)`: a MISSION job of its own.
        answer: `answer(state, action, chance, log)`: the answer to a decision of its own (IGNORE, KEEP).
        may_place: `may_place(state, v, place) -> bool`, where a side has `Deploys.HOOK`.
    """

    title: str
    blurb: str
    sides: tuple[Side, ...]
    ends: Callable[[Any], bool]
    stands: Callable[[Any], None]
    alone: int = -1
    begins: int = -1
    lay: Callable[..., None] = usual_lay
    opens: Callable[..., None] = usual_lay
    turn_of: Callable[..., int] = usual_turn
    hear: Callable[..., None] = usual_hear
    job: Callable[..., None] = usual_job
    answer: Callable[..., None] = usual_answer
    may_place: Callable[..., bool] = usual_place


@rule
def winners(state: State, side: int) -> None:
    """All seats of a side have won, and nobody else."""
    state.won = 0
    for seat in range(state.seats):
        if state.side[seat] == side:
            state.won |= 1 << seat


@rule
def nobody_wins(state: State) -> None:
    """A draw."""
    state.won = 0


@rule
def most_points_win(state: State) -> None:
    """The side with most of the mission's points has won; level, it is a draw (RWA-132). By sides: `gained` is the same
    for all seats of a side.
    """
    best, level, winner = -1, False, 0
    for seat in range(state.seats):
        if state.gained[seat] > best:
            best, level, winner = state.gained[seat], False, state.side[seat]
        elif state.gained[seat] == best and state.side[seat] != winner:
            level = True
    if level:
        nobody_wins(state)
    else:
        winners(state, winner)


@rule
def gain(state: State, side: int, points: int) -> None:
    """A side has so many of the mission's points more."""
    for seat in range(state.seats):
        if state.side[seat] == side:
            state.gained[seat] += points


@rule
def first_of(state: State, side: int) -> int:
    """The first seat of a side."""
    for seat in range(SEATS):
        if seat < state.seats and state.side[seat] == side:
            return seat
    return 0
