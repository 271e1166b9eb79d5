"""Damage and losses: hits, wrecks, crew lost, vehicles abandoned and immobilized, and explosions (RW-250 to RW-266).

Each of these is told to the mission by a job TOLD. A vehicle that is destroyed while it is still moving, or owes
wipeout checks, is DESTROYED until they are done; then WRECK_UP lays it down (RW-252). A bike goes at once (RWA-116).
"""

from __future__ import annotations

from runabout.core.chance import Chance, pick
from runabout.core.log import Log, uncertain
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import TOKEN
from runabout.games.road_wolf.box import EXPLOSIVES, IS_BIKE, SIZE, STICK
from runabout.games.road_wolf.events import Event, report, report_shown
from runabout.games.road_wolf.fights.rolling import Cause
from runabout.games.road_wolf.fleet import (
    hits_left,
    is_car,
    knows,
    leave_wheel,
    passengers,
    reveal_all,
    take_off,
)
from runabout.games.road_wolf.jobs import JobKind, News, ask, drop, note_slots, push
from runabout.games.road_wolf.kinds import CREW_KINDS, Edge, Token
from runabout.games.road_wolf.measures.crossings import is_off_board
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.standing import clear_of_all, gap_between, within_reach
from runabout.games.road_wolf.state import JOB, NOBODY, TOKENS, Ask, Once, Open, State, Status

BLAST_DICE = 6  #: RW-399

# --- Jobs that wait ---------------------------------------------------------------------------------------------------


@rule
def is_on_the_way(state: Open, i: int, v: int) -> bool:
    """Whether a job is part of a vehicle's move, or a check that it owes."""
    what = state.job[i, 0]
    if state.job[i, 1] != v:
        return False
    return bool(what == JobKind.GO or what == JobKind.MOVE_ENDS or what == JobKind.SKID or what == JobKind.CHECK)


@rule
def put_in(state: State, at: int, what: int, first: int, second: int = 0, third: int = 0) -> None:
    """Put a job in among the others: those from `at` on come before it."""
    for i in range(state.jobs, at, -1):
        for fact in range(JOB):
            state.job[i, fact] = state.job[i - 1, fact]
    for fact in range(JOB):
        state.job[at, fact] = 0
    state.job[at, 0], state.job[at, 1], state.job[at, 2], state.job[at, 3] = what, first, second, third
    state.jobs += 1


@rule
def take_out(state: State, at: int) -> None:
    """Take a job out from among the others."""
    for i in range(at, state.jobs - 1):
        for fact in range(JOB):
            state.job[i, fact] = state.job[i + 1, fact]
    drop(state)


@rule
def stop_short(state: State, v: int) -> None:
    """What is left of the move that a vehicle is on is lost (RW-227). The facts of MOVE_ENDS are those of GO."""
    for i in range(state.jobs):
        if state.job[i, 0] == JobKind.GO and state.job[i, 1] == v:
            state.job[i, 0] = JobKind.MOVE_ENDS


# --- Damage -----------------------------------------------------------------------------------------------------------


@rule
def damage(state: State, v: int, n: int, from_ram: bool, log: Log) -> None:
    """A vehicle takes damage; with as many hits as it has size it is destroyed (RW-250). Explosives go off when the
    damage is from a ram (RW-396). What is destroyed already takes none.
    """
    if not is_car(state, v) or n <= 0:
        return
    state.hits[v] = min(state.hits[v] + n, SIZE[state.kind[v]])
    report(state, log, Event.DAMAGED, v, n, hits_left(state, v))
    if from_ram and EXPLOSIVES[state.kind[v]]:
        push(state, JobKind.EXPLODE, v)
    elif hits_left(state, v) <= 0:
        destroy(state, v, log)


@rule
def destroy(state: State, v: int, log: Log) -> None:
    """A vehicle is destroyed, with everybody in it (RW-250, RW-251). Its gear is dropped (RW-082): it stays in it, for
    all to see (RW-254), but for an Ambush, which its player keeps (RW-083).
    """
    if not is_car(state, v):
        return
    owner = state.owner[v]
    uncertain(log, not knows(state, state.seat, v))
    kill_all(state, v, log)
    if owner >= 0 and state.aboard[v, Token.AMBUSH] > 0:
        state.kept[owner] += state.aboard[v, Token.AMBUSH]
        report_shown(state, log, Event.AMBUSH_KEPT, v, state.aboard[v, Token.AMBUSH])
        while state.aboard[v, Token.AMBUSH] > 0:
            take_off(state, v, Token.AMBUSH)
    reveal_all(state, v, log)
    state.hits[v] = SIZE[state.kind[v]]
    if state.status[v] == Status.IMMOBILIZED:
        state.spent[v] |= Once.SPUN  # RWA-22
    state.status[v] = Status.DESTROYED
    report_shown(state, log, Event.DESTROYED, v)
    stop_short(state, v)
    if IS_BIKE[state.kind[v]]:
        state.half_width[v], state.half_length[v] = 0, 0  # nothing is left that would be in the way
    push(state, JobKind.WRECK_UP, v)
    push(state, JobKind.TOLD, v, News.DESTROYED, owner)


@rule
def kill_all(state: State, v: int, log: Log) -> None:
    """Nobody aboard is left (RW-081)."""
    for token in range(CREW_KINDS):
        while state.aboard[v, token] > 0:
            lose_token(state, v, token, log)
    if state.driven[v]:
        state.gone[state.wheel[v]] += 1
        report_shown(state, log, Event.CREW_LOST, v, state.wheel[v])
        leave_wheel(state, v)


@rule
def wreck_up(state: State, v: int, log: Log) -> None:
    """A destroyed vehicle lies down as a wreck, a quarter turned and across the road (RW-252, RWA-52); a bike is taken
    away, and a marker left for its gear (RW-255, RWA-53). A vehicle first ends its move and makes the checks it owes.
    """
    if state.status[v] != Status.DESTROYED:
        return
    if IS_BIKE[state.kind[v]]:
        take_bike_away(state, v, log)
        return
    for i in range(state.jobs):
        if is_on_the_way(state, i, v):
            put_in(state, i, JobKind.WRECK_UP, v)
            return
    state.half_width[v], state.half_length[v] = state.half_length[v], state.half_width[v]
    state.y[v] = clear_of_all(state, v)
    let_lie(state, v, Status.WRECK)
    report(state, log, Event.WRECKED, v, state.x[v], state.y[v])
    if is_off_board(state.x[v], state.y[v]):
        leave_board(state, v, Edge.START, log)


@rule
def take_bike_away(state: State, v: int, log: Log) -> None:
    """Nothing is left of a bike, but what gear it had (RW-255, RWA-53)."""
    report(state, log, Event.TAKEN_AWAY, v)
    state.half_width[v], state.half_length[v] = 0, 0
    if state.gear_size[v] > 0 and state.house[House.BIKE_GEAR] == 0:
        let_lie(state, v, Status.MARKER)
    else:
        push(state, JobKind.REMOVE, v)


@rule
def let_lie(state: State, v: int, status: int) -> None:
    """It belongs to nobody any more: a WRECK or a MARKER."""
    state.status[v] = status
    state.owner[v] = NOBODY
    state.actions[v], state.spent[v] = 0, 0
    state.shots[v], state.repairs[v], state.fired[v] = 0, 0, 0


@rule
def leave_board(state: State, v: int, edge: int, log: Log) -> None:
    """It has left the board over an `Edge`, with all that is aboard, and is out for good (RW-135, RWA-16, RWA-151).
    Missions hear of vehicles, not of objects.
    """
    report(state, log, Event.LEFT_BOARD, v, edge)
    push(state, JobKind.REMOVE, v)
    if is_car(state, v) or state.status[v] == Status.TRAIN:
        push(state, JobKind.TOLD, v, News.LEFT, edge)


@rule
def kill_mutant(state: State, v: int, by: int, log: Log) -> None:
    """A mutant that has lost is dead (RW-425). By: the slot that did it, or NOBODY. The mission hears whose that is: by
    then the slot may be empty.
    """
    report(state, log, Event.TAKEN_AWAY, v)
    state.half_width[v], state.half_length[v] = 0, 0
    push(state, JobKind.REMOVE, v)
    push(state, JobKind.TOLD, v, News.KILLED, state.owner[by] if by >= 0 else NOBODY)


# --- At a halt --------------------------------------------------------------------------------------------------------


@rule
def immobilize(state: State, v: int, log: Log) -> None:
    """A vehicle is immobilized, and faces backward (RW-263). If it is on its way, that is over."""
    if state.status[v] != Status.DRIVING and state.status[v] != Status.ABANDONED:
        return
    state.status[v] = Status.IMMOBILIZED
    report(state, log, Event.IMMOBILIZED, v)
    stop_short(state, v)
    push(state, JobKind.TOLD, v, News.IMMOBILIZED)


@rule
def abandon(state: State, v: int, log: Log) -> None:
    """Nobody is at the wheel any more: the vehicle is abandoned, and rolls on unless it is immobilized (RW-257, RW-260,
    RWA-49). The driver has left the wheel before (`fleet.leave_wheel`).
    """
    if not is_car(state, v) or state.driven[v]:
        return
    if state.status[v] == Status.DRIVING:
        state.status[v] = Status.ABANDONED
    report(state, log, Event.ABANDONED, v)
    stop_short(state, v)
    push(state, JobKind.TOLD, v, News.ABANDONED)


@rule
def leave_car(state: State, v: int, log: Log) -> None:
    """If nobody is left in a car it is no side's any more. Its gear stays, for all to see (RWA-136, RWA-196)."""
    if state.crew_size[v] > 0 or state.owner[v] == NOBODY:
        return
    uncertain(log, not knows(state, state.seat, v))
    hidden = False
    for token in range(TOKENS):
        hidden = hidden or bool(state.shown[v, token] < state.aboard[v, token])
    if hidden:
        report_shown(state, log, Event.ABANDONED, v)
    else:
        report(state, log, Event.ABANDONED, v)
    reveal_all(state, v, log)
    state.owner[v] = NOBODY
    state.actions[v], state.spent[v] = 0, 0
    state.shots[v], state.repairs[v], state.fired[v] = 0, 0, 0


# --- Crew lost --------------------------------------------------------------------------------------------------------


@rule
def lose(state: State, v: int, n: int, chance: Chance, log: Log) -> None:
    """A vehicle loses so many of its crew, the driver last, a Veteran like any other (RW-256, RWA-35). Gear stays
    aboard (RW-084). Their owner says which (RWA-34), where it is not all the passengers that go; of a vehicle that is
    nobody's they go at random.
    """
    left = n
    uncertain(log, not knows(state, state.seat, v))
    while 0 < left < passengers(state, v) and state.owner[v] == NOBODY:
        lose_token(state, v, passenger(state, v, pick(chance, passengers(state, v))), log)
        left -= 1
    if 0 < left < passengers(state, v):
        state.acting, state.left = v, left
        ask(state, Ask.LOSE, state.owner[v])
        return
    for token in range(CREW_KINDS):
        while left > 0 and state.aboard[v, token] > 0:
            lose_token(state, v, token, log)
            left -= 1
    if left > 0 and state.driven[v]:
        state.gone[state.wheel[v]] += 1
        report_shown(state, log, Event.CREW_LOST, v, state.wheel[v])
        leave_wheel(state, v)
        abandon(state, v, log)
    if state.status[v] == Status.TRAIN:
        leave_car(state, v, log)


@rule
def passenger(state: State, v: int, number: int) -> int:
    """The token of a passenger, counted from 0."""
    token, before = 0, int(state.aboard[v, 0])
    while before <= number:
        token += 1
        before += state.aboard[v, token]
    return token


@rule
def lose_token(state: State, v: int, token: int, log: Log) -> None:
    """One of the passengers is killed, and all are told who it was (RWA-136)."""
    state.gone[token] += 1
    if take_off(state, v, token):
        report(state, log, Event.CREW_LOST, v, token)
    else:
        report_shown(state, log, Event.CREW_LOST, v, token)


@rule
def legal_losses(state: State, out: Cells) -> int:
    """List the passengers of whom one can be the next to go (RWA-34). How many these are."""
    count = 0
    for token in range(CREW_KINDS):
        if state.aboard[state.acting, token] > 0:
            out[count] = TOKEN + token
            count += 1
    return count


@rule
def answer_lose(state: State, action: int, chance: Chance, log: Log) -> None:
    """The owner has chosen who is lost (RWA-34)."""
    v, left = state.acting, state.left - 1
    state.acting, state.left = NOBODY, 0
    lose_token(state, v, action - TOKEN, log)
    lose(state, v, left, chance, log)


# --- Explosions -------------------------------------------------------------------------------------------------------


@rule
def explode(state: State, v: int, log: Log) -> None:
    """A truck full of explosives goes up: it is a wreck on the spot, skids no more (RWA-90, RWA-124), and the blast
    strikes every vehicle within a stick of it (RW-399). So does one that is destroyed already and still makes a check
    (RWA-158).
    """
    if not is_car(state, v) and state.status[v] != Status.DESTROYED:
        return
    report(state, log, Event.EXPLODED, v)
    for i in range(state.jobs - 1, -1, -1):
        if is_on_the_way(state, i, v):
            take_out(state, i)
    slots = in_blast(state, v)
    destroy(state, v, log)
    push(state, JobKind.BLAST, v)  # before it becomes a wreck, while it is where it blew up
    note_slots(state, slots)


@rule
def in_blast(state: Open, v: int) -> int:
    """The vehicles that have some part within a stick of some part of the truck, as bits (RW-399)."""
    near = within_reach(state, v, STICK)
    found = 0
    for t in range(state.slots):
        if near >> t & 1 and is_car(state, t):
            found |= 1 << t
    return found


@rule
def blast(state: State, v: int, slots: int) -> None:
    """The blast strikes one vehicle after the other, the nearest first (RWA-124); level, the one nearer to the START,
    and further left (RWA-64). What an earlier one has thrown about is struck all the same (RWA-152).
    """
    nearest = NOBODY
    for t in range(state.slots):
        if slots >> t & 1 and is_car(state, t) and (nearest == NOBODY or is_nearer(state, v, t, nearest)):
            nearest = t
    if nearest == NOBODY:
        return
    push(state, JobKind.BLAST, v)
    note_slots(state, slots & ~(1 << nearest))
    push(state, JobKind.STRIKE, nearest, BLAST_DICE, Cause.BLAST, v)


@rule
def is_nearer(state: Open, v: int, t: int, other: int) -> bool:
    """Whether t is struck by a blast at v before the other."""
    one, two = gap_between(state, v, t), gap_between(state, v, other)
    if one != two:
        return one < two
    if state.y[t] != state.y[other]:
        return bool(state.y[t] < state.y[other])
    return bool(state.x[t] < state.x[other])
