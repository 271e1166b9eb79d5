"""What is still to be settled: a stack of jobs in the state, so that a decision can be asked in the middle of anything.

A job is what it is (a `JobKind`) and up to eleven facts, of which the last three are one set of slots. A rule that has
several things to be done pushes them in reverse: the last pushed comes first. `turns.settle` takes job after job until
a seat is asked, or the game is over.
"""

from __future__ import annotations

import enum
from typing import NamedTuple

from runabout.core.rule import rule
from runabout.games.road_wolf.state import JOB, Open, State


class JobKind(enum.IntEnum):
    """What is to be done; its facts in brackets. v and t are slots."""

    # Before play, and turns: turns.py, forces.py, deploying.py
    BUY = 0  # [seat]: that seat chooses its vehicles (RW-012)
    CHOOSE_TOKENS = 1  # [seat]: that seat chooses its tokens (RW-013)
    DEPLOY = 2  # [seat]: its vehicles that are COMING are set down, one after the other
    BEGIN_PLAY = 3
    BEGIN_ROUND = 4
    NEXT_TURN = 5  # the next turn in the order of the round
    BEGIN_TURN = 6  # [seat, v]: of all its vehicles, or in Gauntlet of that one (else NOBODY)
    CHOOSE = 7  # which vehicle acts next
    ACT = 8  # [v]: what it does next
    END_TURN = 9
    END_ROUND = 10
    RETAKE = 11  # [v]: passengers may take the wheel again (RWA-36)
    STILL = 12  # [v]: it stops if it is still abandoned (RW-262, RWA-48)

    # Moves: moving.py
    GO = 13  # [v, a `How`, x, y, dx, dy, since which tick, cards met as bits; slots rammed]: a move from (x, y) goes on
    MOVE_ENDS = 14  # [v, a `How`, x, y, dx, dy, the tick at which it stopped, cards met]
    FREE_MELEE = 15  # [v] (RW-176)
    SKID = 16  # [v] (RW-197)

    # Rolls: rolling.py and what follows them
    ROLLED = 17  # the dice are final
    RAM = 18  # [v, t, flags of `Ram`]: v rams t
    STRIKE = 19  # [t, dice, a `Cause`, slot or card]: t is rammed by what does not drive
    CHECK = 20  # [v, the road's dice] (RW-190)
    LOSE = 21  # [v, n]: n of its crew are lost (RWA-34)
    WRECK_UP = 22  # [v]: destroyed, it lies down as a wreck, or is taken away (RW-252, RW-255)
    EXPLODE = 23  # [v] (RW-396)
    BLAST = 24  # [v; slots still to be struck] (RW-399)

    # The road's turn: road.py
    ROAD = 25
    DRIFT = 26  # [v, the y at which its middle would stop]: an object goes on straight back
    PUT_ASIDE = 27  # [v, t, y]: it is put to one side of t, and drifts on (RWA-23)
    DRIFT_CARDS = 28
    CARDS_ACT = 29
    NEW_CARDS = 30
    CARD_ACTS = 31  # [card, v, 1: passed round]

    # Missions
    TOLD = 32  # [v, a `News`, detail]: the mission hears of it
    REMOVE = 33  # [v]: the slot is emptied
    MISSION = 34  # [what, ...]: the mission's own
    CHECK_END = 35  # whether the mission is over


class News(enum.IntEnum):
    """What a mission hears of (TOLD)."""

    DESTROYED = 0  # detail: the seat that had it, or NOBODY
    IMMOBILIZED = 1
    ABANDONED = 2
    TAKEN = 3  # taken over; detail: the seat that had it before
    LEFT = 4  # the board; detail: the `Edge`
    KILLED = 5  # a mutant (RW-425); detail: the seat that did it, or NOBODY
    ON_SUPPLIES = 6  # SUPPLIES have come under it; detail: the card
    PLACED = 7  # it has come onto the board; detail: the `Edge`


class Job(NamedTuple):
    """A job taken from the stack: what it is, and its first four facts."""

    what: int
    first: int
    second: int
    third: int
    fourth: int


class How(enum.IntEnum):
    """In what way something moves."""

    MOVE = 0  # RW-171
    BIKE_MOVE = 1  # RW-051
    BRAKE = 2  # RW-173
    NITRO = 3  # RW-124
    SKID = 4  # RW-197
    DRIVE = 5  # the Hijackers' Truck by itself (RW-343)
    THROWN = 6  # by the front of the train (RW-458)


class Course(NamedTuple):
    """A move under way, as the jobs GO and MOVE_ENDS have it.

    Attributes:
        v: the mover's slot.
        how: a `How`.
        x, y: where its middle was when the move began.
        dx, dy: how far the move leads to the right and ahead.
        tick: as far as the move has been made.
        met: the DEBRIS and WRECK cards that it has met, as bits.
        rammed: the slots that it has rammed, as bits.
    """

    v: int
    how: int
    x: int
    y: int
    dx: int
    dy: int
    tick: int = 0
    met: int = 0
    rammed: int = 0


@rule
def push(state: State, what: int, first: int = 0, second: int = 0, third: int = 0, fourth: int = 0) -> None:
    """Put a job on top: it is done before all others. Facts after the fourth are 0."""
    job = state.job[state.jobs]
    job[0], job[1], job[2], job[3], job[4] = what, first, second, third, fourth
    for fact in range(5, JOB):
        job[fact] = 0
    state.jobs += 1


@rule
def push_course(state: State, what: int, course: Course) -> None:
    """Put a job on top that a move goes on (GO), or that it is over (MOVE_ENDS)."""
    push(state, what, course.v, course.how, course.x, course.y)
    job = state.job[state.jobs - 1]
    job[5], job[6], job[7], job[8] = course.dx, course.dy, course.tick, course.met
    note_slots(state, course.rammed)


@rule
def start_move(state: State, v: int, how: int, dx: int, dy: int) -> None:
    """A move begins: so far to the right and so far ahead, with a `How`."""
    push_course(state, JobKind.GO, Course(v, how, int(state.x[v]), int(state.y[v]), dx, dy, 0, 0, 0))


@rule
def course_of(state: Open, i: int) -> Course:
    """The move that a job GO or MOVE_ENDS is about."""
    job = state.job[i]
    v, how, x, y, dx, dy = int(job[1]), int(job[2]), int(job[3]), int(job[4]), int(job[5]), int(job[6])
    return Course(v, how, x, y, dx, dy, int(job[7]), int(job[8]), slots_of(state, i))


@rule
def take(state: State) -> Job:
    """Take the uppermost job from the stack."""
    facts = state.job[state.jobs - 1]
    job = Job(int(facts[0]), int(facts[1]), int(facts[2]), int(facts[3]), int(facts[4]))
    drop(state)
    return job


@rule
def take_course(state: State) -> Course:
    """Take the uppermost job, a GO or MOVE_ENDS, from the stack: the move that it is about."""
    course = course_of(state, state.jobs - 1)
    drop(state)
    return course


@rule
def note_slots(state: State, slots: int) -> None:
    """Write a set of slots, as bits, into the last three facts of the uppermost job: 14 bits in each."""
    job = state.job[state.jobs - 1]
    job[9], job[10], job[11] = slots & 0x3FFF, slots >> 14 & 0x3FFF, slots >> 28 & 0x3FFF


@rule
def slots_of(state: Open, i: int) -> int:
    """The set of slots in the last three facts of a job, as bits."""
    job = state.job[i]
    return int(job[9]) | int(job[10]) << 14 | int(job[11]) << 28


@rule
def drop(state: State) -> None:
    """Take the uppermost job away. Its cells become 0, so that equal states are equal bytes."""
    state.jobs -= 1
    job = state.job[state.jobs]
    for i in range(JOB):
        job[i] = 0


@rule
def awaits(state: Open, what: int, v: int) -> bool:
    """Whether a job of that kind, whose first fact is `v`, is still to be done."""
    for i in range(state.jobs):
        if state.job[i, 0] == what and state.job[i, 1] == v:
            return True
    return False


@rule
def drop_all(state: State) -> None:
    """Nothing is left to be done: the game is over."""
    while state.jobs > 0:
        drop(state)


@rule
def ask(state: State, what: int, seat: int) -> None:
    """The next decision is this seat's: an `Ask`. Settling stops here."""
    state.asks = what
    state.seat = seat
