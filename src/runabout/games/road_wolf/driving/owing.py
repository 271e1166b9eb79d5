"""The checks that a move owes when it is over: for cards that it met, for leaving the road, for crossing the tracks
(RW-133, RW-151, RW-152, RW-155, RW-456, RWA-121, RWA-123).

An owed check is a job CHECK whose third fact is 1 and the tick from which it is owed. Those that a ram by a card
has left wait beneath the move already (`ramming.owe_check`); the others are put on top of them, and all are sorted.
"""

from __future__ import annotations

from runabout.core.log import Log
from runabout.core.rule import rule
from runabout.games.road_wolf.box import IS_DIRT, LEFT_ROAD, RIGHT_ROAD, ROAD, TRACK_MIDDLE
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.fights.rolling import ROAD_DICE
from runabout.games.road_wolf.jobs import Course, JobKind, News, push
from runabout.games.road_wolf.kinds import RoadCard
from runabout.games.road_wolf.measures.crossings import on_road, passing, passing_tick, tick_off_road, tick_onto
from runabout.games.road_wolf.measures.geometry import NEVER, Move, Passing, x_at
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.road.blocks import blocks, is_across, tick_on_block
from runabout.games.road_wolf.standing import card_rect
from runabout.games.road_wolf.state import JOB, NOBODY, Open, State

ON_LEAVING = 0  #: `off_road_check` (RWA-14)


@rule
def is_on_any_road(state: Open, x: int, half_width: int) -> bool:
    """Whether anything of it is over the road, or over either road of Derailed (RW-132, RWA-129)."""
    if state.roads == 2:
        left = on_road(x, half_width, LEFT_ROAD)
        return left or on_road(x, half_width, RIGHT_ROAD)
    return on_road(x, half_width, ROAD)


@rule
def move_on(state: Open, course: Course) -> Move:
    """The move of a course, with the mover's footprint as it is now."""
    half_width, half_length = int(state.half_width[course.v]), int(state.half_length[course.v])
    return Move(course.x, course.y, half_width, half_length, course.dx, course.dy)


@rule
def owe_checks(state: State, course: Course, log: Log) -> None:
    """Push the checks that a move which is over owes: the first met comes first. A skid is a move as well (RWA-13);
    dirt vehicles owe none for the road (RW-050).
    """
    v, move, stop = course.v, move_on(state, course), course.tick
    base = state.jobs
    while base > 0 and is_owed(state, base - 1, v):
        base -= 1
    owe_for_cards(state, v, move, stop, log)
    off = tick_off_ground(state, v, move, stop)
    if off < NEVER:
        owe(state, v, off)
    if state.roads == 2:
        tick = tick_on_track(move)
        if tick < stop:  # where it only touches the line, or has not moved, it has crossed nothing (RWA-126)
            owe(state, v, tick)
    base += tell_of_supplies(state, base, v, move, stop)
    sort_owed(state, base)


@rule
def owe_for_cards(state: State, v: int, move: Move, stop: int, log: Log) -> None:
    """Report the cards that a move owes checks for; those for a SLICK touched and a BRIDGE passed round are pushed."""
    for i in range(state.cards):
        tick = tick_of_card(state, v, i, move, stop)
        if tick < NEVER:
            kind = state.card[i]
            report(state, log, Event.PASSED_ROUND if kind == RoadCard.BRIDGE else Event.TOUCHED, v, kind)
            if kind != RoadCard.SLIDE:
                owe(state, v, tick)


@rule
def tick_of_card(state: Open, v: int, i: int, move: Move, stop: int) -> int:
    """The tick at which a vehicle gets onto a SLICK, or a SLIDE if it is no dirt vehicle (RW-050), or goes round a
    BRIDGE; NEVER for any other card, and where it does not.
    """
    kind = state.card[i]
    if kind == RoadCard.SLICK or (kind == RoadCard.SLIDE and not IS_DIRT[state.kind[v]]):
        return tick_onto(move, 0, stop, card_rect(state, i))
    if kind == RoadCard.BRIDGE and goes_round(state, i, move, stop):
        return passing_tick(move, int(state.card_y[i]))
    return NEVER


@rule
def tick_off_ground(state: Open, v: int, move: Move, stop: int) -> int:
    """The tick at which a vehicle goes off the road, onto a SLIDE, or onto a stretch that is blocked: there is one
    check for all of them, due at the first (RWA-121, RWA-198). NEVER where it does not, or is a dirt vehicle (RW-050).
    """
    if IS_DIRT[state.kind[v]]:
        return NEVER
    off = tick_off(state, move, stop)
    for i in range(state.cards):
        if state.card[i] == RoadCard.SLIDE:
            off = min(off, tick_onto(move, 0, stop, card_rect(state, i)))
        elif blocks(state, state.card[i]):
            off = min(off, tick_on_block(move, stop, card_rect(state, i)))
    return off


@rule
def tick_off(state: Open, move: Move, stop: int) -> int:
    """The tick at which a vehicle has left the road, up to the end of its move, or NEVER (RW-133, RWA-14)."""
    if state.house[House.OFF_ROAD_CHECK] != ON_LEAVING:
        return NEVER if is_on_any_road(state, x_at(move, stop), move.half_width) else stop
    if move.dx == 0:
        return NEVER
    if state.roads == 2:
        tick = tick_off_road(move, 0, LEFT_ROAD)
        tick = min(tick, tick_off_road(move, 0, RIGHT_ROAD))
    else:
        tick = tick_off_road(move, 0, ROAD)
    return tick if tick <= stop else NEVER


@rule
def goes_round(state: Open, i: int, move: Move, stop: int) -> bool:
    """Whether it goes round a card in its move (RWA-26), on the card's own side of the tracks (RWA-198)."""
    card = card_rect(state, i)
    return bool(passing(move, 0, stop, card) == Passing.ROUND and not is_across(state, move, card))


@rule
def tick_on_track(move: Move) -> int:
    """The tick from which a move sweeps over the middle line of the track, or NEVER (RW-456, RWA-109)."""
    gone = abs(move.x - TRACK_MIDDLE) - move.half_width
    if gone < 0:
        return 0
    if move.dx == 0 or (move.dx > 0) != (move.x < TRACK_MIDDLE) or gone >= abs(move.dx):
        return NEVER
    return gone * max(abs(move.dy), 1)


@rule
def tell_of_supplies(state: State, base: int, v: int, move: Move, stop: int) -> int:
    """The mission hears of SUPPLIES that have come under a vehicle of nobody's, once the checks from job `base` on are
    made (RW-320). Under how many of them.
    """
    found = 0
    if state.owner[v] != NOBODY:
        return found
    for i in range(state.cards):
        if state.card[i] == RoadCard.SUPPLIES and tick_onto(move, 0, stop, card_rect(state, i)) < NEVER:
            push_beneath(state, base + found, v, i)
            found += 1
    return found


# --- In their order ---------------------------------------------------------------------------------------------------


@rule
def is_owed(state: Open, i: int, v: int) -> bool:
    """Whether a job is a check that waits for the end of the vehicle's move."""
    return bool(state.job[i, 0] == JobKind.CHECK and state.job[i, 1] == v and state.job[i, 3] > 0)


@rule
def owe(state: State, v: int, tick: int) -> None:
    """One check more."""
    push(state, JobKind.CHECK, v, ROAD_DICE, tick + 1)


@rule
def push_beneath(state: State, at: int, v: int, card: int) -> None:
    """The mission hears that SUPPLIES are under a vehicle, once the checks are made (RW-320)."""
    push(state, JobKind.TOLD, v, News.ON_SUPPLIES, card)
    for i in range(state.jobs - 1, at, -1):
        swap(state, i, i - 1)


@rule
def sort_owed(state: State, base: int) -> None:
    """Put the jobs from `base` on in order, what was met first on top; what was met when is then of no more use."""
    for i in range(base + 1, state.jobs):
        at = i
        while at > base and state.job[at - 1, 3] < state.job[at, 3]:
            swap(state, at, at - 1)
            at -= 1
    for i in range(base, state.jobs):
        state.job[i, 3] = 0


@rule
def swap(state: State, i: int, j: int) -> None:
    """Two jobs change places."""
    for fact in range(JOB):
        state.job[i, fact], state.job[j, fact] = state.job[j, fact], state.job[i, fact]
