"""What a mission declares: its sides, what they have, and where it differs from the rules of all missions.

A mission is one file in `missions/`, named as the mission is, with a `MISSION` of this kind. Its functions are rules
(see core.rule); those that it leaves out are the usual ones below. What people read of it are messages (see
telling/missions.py).
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from runabout.core.chance import Chance
from runabout.core.log import EVERYONE, Log, note
from runabout.core.rule import rule
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.fights.rolling import ROAD_DICE
from runabout.games.road_wolf.jobs import Job, JobKind, News, push
from runabout.games.road_wolf.kinds import CHOSEN, Edge, Token, VehicleKind
from runabout.games.road_wolf.state import SEATS, State, Status


class Deploys(enum.IntEnum):
    """Where the vehicles of a side come in."""

    START = 0  # at the START of the road, or of either road of Derailed
    ANY_EDGE = 1
    OTHER_EDGES = 2  # any edge but the START
    HOOK = 3  # as the mission's `may_place` says


class Aim(enum.IntEnum):
    """What a side wants: for bots, and to explain why something happened."""

    ESCAPE = 0  # get over the END
    HUNT = 1  # stop, destroy or take what belongs to others
    TAKE = 2  # what belongs to nobody: take it over, and bring it off the END
    WRECK = 3  # what belongs to nobody: destroy it
    TRAIN = 4  # take the train
    FIGHT_THROUGH = 5  # get over the END, and while they are stronger stop the hunters
    SURVIVE = 6  # stop the hunters; where that fails, get over the END, for a draw


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
        name: for programs: "outriders".
        vehicles: bought in this order, then from the beginning again; what is too dear or not allowed is passed over.
        tokens: given out in this order, then from the beginning again, each to the vehicle with fewest that has room.
    """

    name: str
    vehicles: tuple[VehicleKind, ...]
    tokens: tuple[Token, ...]


Forces = tuple[Ready, Ready, Ready]
"""Those of a side, in the order in which they are offered."""


@dataclass(frozen=True)
class Side:
    """One side of a mission.

    Attributes:
        name: for programs: "runners".
        points: for vehicles, shared by its seats; 0: as many as the table has agreed on (RWA-71).
        deploys: where its vehicles come in.
        before_play: whether they are on the board before play begins, at each of its edges; those who deploy at
            the START do in any case (RWA-70).
        must: vehicles that are bought for it, out of its points.
        kinds: what else it may buy.
        tokens: whether it chooses crew and gear (RW-371: Cops do not).
        forces: three ready-made ones.
        aim: what it is after; None: the END for those who set up at the START, and else to stop them.
    """

    name: str
    deploys: Deploys
    forces: Forces
    points: int = 0
    before_play: bool = False
    must: tuple[VehicleKind, ...] = ()
    kinds: tuple[VehicleKind, ...] = CHOSEN
    tokens: bool = True
    aim: Aim | None = None


# --- The usual rules --------------------------------------------------------------------------------------------------


@rule
def usual_lay(state: State, chance: Chance, log: Log) -> None:
    """Nothing more is laid out."""


@rule
def usual_turn(state: State) -> int:
    """The seats clockwise from the first, then the road, in the first round as in any (RW-021, RW-026, RWA-62). `place`
    counts from 0.
    """
    if state.place < state.seats:
        return (state.first + state.place) % state.seats
    return Turn.ROAD if state.place == state.seats else Turn.ROUND_OVER


@rule
def usual_hear(state: State, v: int, news: int, detail: int, chance: Chance, log: Log) -> None:
    """It makes no difference to the mission."""


@rule
def usual_job(state: State, job: Job, chance: Chance, log: Log) -> None:
    """There are no jobs of the mission's own."""


@rule
def usual_answer(state: State, action: int, chance: Chance, log: Log) -> None:
    """There are no decisions of the mission's own."""


@rule
def usual_place(state: State, v: int, place: int) -> bool:
    """Whether a vehicle may come in at a place of the board's edges, where its side has `Deploys.HOOK`."""
    return True


@rule
def usual_have(state: State, seat: int, token: int) -> bool:
    """Whether a seat may choose a token for a vehicle that comes in while play goes on."""
    return True


@dataclass(frozen=True)
class Mission:
    """A mission.

    Attributes:
        sides: two, or one that describes every seat by itself.
        alone: of the two sides, one that is a single seat however many play (RW-350); -1 for none. Else seats belong to
            the two sides in turn (RW-022).
        begins: the side that has the first turn; -1: the seat that rolls highest (RW-020).
        ends: `ends(state) -> bool`: whether it is over; called between decisions of a turn and whenever something may
            have changed that. If it is, `won` and `gained` have been set. `settle_points` in `endings` helps.
        score_at_round_limit: `score_at_round_limit(state)`: sets `won` and `gained` where the rounds are over
            (RWA-132).
        lay: `lay(state, chance, log)`: what is different from the beginning, before anybody chooses a force.
        opens: `opens(state, chance, log)`: all is chosen, and those who deploy before play stand: what else is put on
            the board before the first round.
        turn_of: `turn_of(state) -> int`: whose turn is at `state.place` in the order of the round: a seat, or a `Turn`.
            It may push jobs (they come before the turn).
        hear: `hear(state, v, news, detail, chance, log)`: called for each `jobs.News`; the slot is still filled.
        run_job: `run_job(state, job, chance, log)`: does a MISSION job of its own, a `jobs.Job`; its first fact says
            what the mission has to do.
        answer: `answer(state, action, chance, log)`: the answer to a decision of its own (IGNORE, KEEP).
        may_place: `may_place(state, v, place) -> bool`, where a side has `Deploys.HOOK`.
        may_have: `may_have(state, seat, token) -> bool`, of tokens chosen while play goes on (RW-380).
        by_points: whether the points of the sides are told with the end.
    """

    sides: tuple[Side, ...]
    ends: Callable[[Any], bool]
    score_at_round_limit: Callable[[Any], None]
    alone: int = -1
    begins: int = -1
    lay: Callable[..., None] = usual_lay
    opens: Callable[..., None] = usual_lay
    turn_of: Callable[..., int] = usual_turn
    hear: Callable[..., None] = usual_hear
    run_job: Callable[..., None] = usual_job
    answer: Callable[..., None] = usual_answer
    may_place: Callable[..., bool] = usual_place
    may_have: Callable[..., bool] = usual_have
    by_points: bool = False


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
    """A side has so many of the mission's points more; or fewer, where they are below 0."""
    for seat in range(state.seats):
        if state.side[seat] == side:
            state.gained[seat] += points


@rule
def gain_in_play(state: State, side: int, points: int, log: Log) -> None:
    """The same while play goes on. What is gained as the mission ends is told with the end (`turns.finish`)."""
    gain(state, side, points)
    for seat in range(state.seats):
        if state.side[seat] == side:
            note(log, Event.GAINED, EVERYONE, seat, state.gained[seat])


@rule
def first_of(state: State, side: int) -> int:
    """The first seat of a side."""
    for seat in range(SEATS):
        if seat < state.seats and state.side[seat] == side:
            return seat
    return 0


@rule
def is_of(state: State, seat: int, side: int) -> bool:
    """Whether a seat, which may be NOBODY, is of that side."""
    return bool(seat >= 0 and state.side[seat] == side)


@rule
def moves(state: State, side: int) -> bool:
    """Whether a vehicle of that side moves on the board, or is still to come."""
    for v in range(state.slots):
        status = state.status[v]
        if (status == Status.DRIVING or status == Status.COMING) and is_of(state, state.owner[v], side):
            return True
    return False


ANY_KIND = -1


@rule
def has_vehicle(state: State, side: int, kind: int) -> bool:
    """Whether a side has a vehicle of that kind, on the board or still to come; wrecks are none."""
    for v in range(state.slots):
        status = state.status[v]
        if status >= Status.COMING and status <= Status.IMMOBILIZED and is_of(state, state.owner[v], side):
            if kind == ANY_KIND or state.kind[v] == kind:
                return True
    return False


@rule
def escapes(state: State, v: int, edge: int) -> bool:
    """Whether a vehicle that has left over that edge has escaped: off the END, with somebody at the wheel (RWA-132)."""
    return bool(state.driven[v] and edge == Edge.END)


@rule
def is_lost(state: State, v: int, news: int, side: int) -> bool:
    """Whether the news is that a vehicle is destroyed, off the board, or taken over by that side (RWA-111)."""
    if news == News.TAKEN:
        return is_of(state, state.owner[v], side)
    return bool(news == News.DESTROYED or news == News.LEFT)


@rule
def count_once(state: State, v: int, event: int, log: Log) -> bool:
    """Count a vehicle, and tell all: an `Event`. Whether it had not been counted before."""
    if state.counted[v]:
        return False
    state.counted[v] = 1
    report(state, log, event, v)
    return True


@rule
def unspent(state: State, side: int) -> int:
    """What the seats of a side have for vehicles and have not spent."""
    sum_of = 0
    for seat in range(state.seats):
        if state.side[seat] == side:
            sum_of += state.points[seat]
    return int(sum_of)


@rule
def stop_if_abandoned(state: State, v: int) -> None:
    """The turn of an abandoned vehicle that has always been nobody's: its check, and then it is immobilized (RW-261,
    RW-262, RWA-48).
    """
    if state.status[v] == Status.ABANDONED:
        state.skids = 0
        push(state, JobKind.STILL, v)
        push(state, JobKind.CHECK, v, ROAD_DICE)


# --- Missions that one piece of news decides --------------------------------------------------------------------------

DECIDED = 0  #: the place in `notes` of a `Decision`


class Decision(enum.IntEnum):
    """What has been decided."""

    OPEN = 0
    FIRST = 1  # the first of the mission's sides has won
    SECOND = 2
    DRAW = 3


@rule
def decide(state: State, side: int) -> None:
    """That side has won, unless something came before."""
    if state.notes[DECIDED] == Decision.OPEN:
        state.notes[DECIDED] = Decision.FIRST + side


@rule
def decide_nobody(state: State) -> None:
    """It is a draw, unless something came before."""
    if state.notes[DECIDED] == Decision.OPEN:
        state.notes[DECIDED] = Decision.DRAW


@rule
def is_decided(state: State) -> bool:
    """Whether it is; and if so, who has won."""
    decision = state.notes[DECIDED]
    if decision == Decision.OPEN:
        return False
    if decision == Decision.DRAW:
        nobody_wins(state)
    else:
        winners(state, decision - Decision.FIRST)
    return True
