"""Rounds and turns, and everything that is still to be settled between two decisions (RW-020 to RW-027).

`settle` takes one job after another from the stack (see `jobs`) and does it, until a seat is asked or the game
is over.
"""

from __future__ import annotations

from runabout.core.chance import Chance, roll
from runabout.core.log import EVERYONE, Log, note
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import DIE, DO, ENOUGH, VEHICLE, Verb
from runabout.games.road_wolf.crews.acting import begin_verb, may_act, verbs_of
from runabout.games.road_wolf.crews.crew import repair_settled
from runabout.games.road_wolf.crews.takeovers import retake, still
from runabout.games.road_wolf.driving.checks import check, check_settled, direction_settled, skid
from runabout.games.road_wolf.driving.moving import free_melee, go, move_ends
from runabout.games.road_wolf.driving.ramming import Blow, ram, ram_settled, strike, strike_settled
from runabout.games.road_wolf.events import Event, report, thing_in
from runabout.games.road_wolf.fights.fighting import ambush_targets, melee_settled, shot_settled
from runabout.games.road_wolf.fights.harm import blast, explode, lose, wreck_up
from runabout.games.road_wolf.fights.rolling import is_level, outcome, roll_again, winners_overkill
from runabout.games.road_wolf.fleet import clear_slot, is_car, passengers
from runabout.games.road_wolf.jobs import Job, JobKind, ask, drop_all, push, slots_of, take, take_course
from runabout.games.road_wolf.mission import Turn
from runabout.games.road_wolf.missions.hooks import (
    BEGINS,
    ends,
    hear,
    opens,
    run_mission_job,
    score_at_round_limit,
    turn_of,
)
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.road.drifting import drift, put_aside
from runabout.games.road_wolf.road.turn import (
    begin_road,
    card_acts,
    cards_act,
    drift_cards,
    new_cards,
    turn_up,
)
from runabout.games.road_wolf.rolls import Result
from runabout.games.road_wolf.rounds.deploying import deploy, deploys_before_play, is_coming
from runabout.games.road_wolf.rounds.forces import buy, choose_tokens
from runabout.games.road_wolf.state import NOBODY, SEATS, Ask, Ending, Once, Open, Roll, State, Status

ACTIONS_EACH = 2  #: RW-023
THROWS_MAX = 10  #: for the first turn (RWA-171)

NOTHING_TO_DO = 1 << Verb.DONE | 1 << Verb.LATER


# --- Jobs -------------------------------------------------------------------------------------------------------------


@rule
def settle(state: State, chance: Chance, log: Log) -> None:
    """Do the jobs, the last first, until a seat is asked or the game is over."""
    while state.asks == Ask.NOTHING and not state.over and state.jobs > 0:
        what = state.job[state.jobs - 1, 0]
        if what == JobKind.GO:
            go(state, take_course(state), log)
        elif what == JobKind.MOVE_ENDS:
            move_ends(state, take_course(state), log)
        elif what == JobKind.BLAST:
            slots = slots_of(state, state.jobs - 1)
            blast(state, take(state).first, slots)
        else:
            run_job(state, take(state), chance, log)


@rule
def run_job(state: State, job: Job, chance: Chance, log: Log) -> None:
    """Do one job."""
    mission, what = state.house[House.MISSION], job.what
    if what <= JobKind.STILL:
        run_turn_job(state, job, chance, log)
    elif what <= JobKind.BLAST:
        run_move_job(state, job, chance, log)
    elif what <= JobKind.CARD_ACTS:
        run_road_job(state, job, chance, log)
    elif what == JobKind.TOLD:
        hear(mission, state, job.first, job.second, job.third, chance, log)
    elif what == JobKind.REMOVE:
        report(state, log, Event.SLOT_EMPTY, job.first)
        clear_slot(state, job.first)
    elif what == JobKind.MISSION:
        run_mission_job(mission, state, job, chance, log)
    else:
        is_over(state, log)


@rule
def run_turn_job(state: State, job: Job, chance: Chance, log: Log) -> None:
    """Do a job of turns, or of what comes before play."""
    what = job.what
    if what == JobKind.ACT:
        act(state, job.first, chance, log)
    elif what == JobKind.CHOOSE:
        choose(state, chance, log)
    elif what == JobKind.NEXT_TURN:
        next_turn(state, log)
    elif what == JobKind.BEGIN_TURN:
        begin_turn(state, job.first, job.second, log)
    elif what == JobKind.END_TURN:
        end_turn(state)
    elif what == JobKind.RETAKE:
        state.skids = 0
        retake(state, job.first)
    elif what == JobKind.STILL:
        still(state, job.first, log)
    elif what == JobKind.BEGIN_ROUND:
        begin_round(state, log)
    elif what == JobKind.END_ROUND:
        end_round(state, log)
    elif what == JobKind.BUY:
        buy(state, job.first)
    elif what == JobKind.CHOOSE_TOKENS:
        choose_tokens(state, job.first)
    elif what == JobKind.DEPLOY:
        deploy(state, job.first)
    else:
        begin_play(state, chance, log)


@rule
def run_move_job(state: State, job: Job, chance: Chance, log: Log) -> None:
    """Do a job of moves and rolls, or of what comes of them."""
    what = job.what
    if what == JobKind.ROLLED:
        rolled(state, chance, log)
    elif what == JobKind.FREE_MELEE:
        free_melee(state, job.first)
    elif what == JobKind.CHECK:
        check(state, job.first, job.second, chance, log)
    elif what == JobKind.SKID:
        skid(state, job.first, chance, log)
    elif what == JobKind.RAM:
        ram(state, job.first, job.second, job.third, chance, log)
    elif what == JobKind.STRIKE:
        strike(state, job.first, Blow(job.second, job.third, job.fourth), chance, log)
    elif what == JobKind.LOSE:
        lose(state, job.first, job.second, chance, log)
    elif what == JobKind.WRECK_UP:
        wreck_up(state, job.first, log)
    else:
        explode(state, job.first, log)


@rule
def run_road_job(state: State, job: Job, chance: Chance, log: Log) -> None:
    """Do a job of the road's turn."""
    what = job.what
    if what == JobKind.ROAD:
        begin_road(state, log)
    elif what == JobKind.DRIFT:
        drift(state, job.first, job.second, log)
    elif what == JobKind.PUT_ASIDE:
        put_aside(state, job.first, job.second, job.third, chance, log)
    elif what == JobKind.DRIFT_CARDS:
        drift_cards(state, chance, log)
    elif what == JobKind.CARDS_ACT:
        cards_act(state)
    elif what == JobKind.NEW_CARDS:
        new_cards(state, chance, log)
    else:
        card_acts(state, job.first, job.second, job.third, log)


@rule
def rolled(state: State, chance: Chance, log: Log) -> None:
    """The dice are final: the rule that the roll is about goes on. A tie may need new dice (RWA-05)."""
    kind = state.roll
    if kind == Roll.REPAIR:
        repair_settled(state, log)
        return
    if kind == Roll.DIRECTION:
        direction_settled(state, log)
        return
    won = outcome(state)
    if won == Result.ROLL_AGAIN:
        roll_again(state, chance, log)
        return
    overkill = winners_overkill(state, won)
    note(log, Event.RESULT, EVERYONE, NOBODY, won, overkill, int(is_level(state)))
    if kind == Roll.RAM:
        ram_settled(state, won, overkill, log)
    elif kind == Roll.STRUCK:
        strike_settled(state, won, overkill, log)
    elif kind == Roll.MELEE:
        melee_settled(state, won, overkill, log)
    elif kind == Roll.SHOT:
        shot_settled(state, won, overkill, log)
    else:
        check_settled(state, won, overkill, log)


# --- Before play ------------------------------------------------------------------------------------------------------


@rule
def roll_for_first(state: State, chance: Chance, log: Log) -> None:
    """The highest roll of two dice has the first turn (RW-020), of all or of the side that begins (RWA-144). Those who
    are level at the top roll again (RWA-06): ten times at most, then it is the first of them (RWA-171).
    """
    begins = BEGINS[state.house[House.MISSION]]
    among, count = 0, 0
    for seat in range(state.seats):
        if begins < 0 or state.side[seat] == begins:
            among |= 1 << seat
            count += 1
    best = 0
    throws = 0
    while count > 1 and throws < THROWS_MAX:
        best, level = 0, 0
        for seat in range(state.seats):
            if not (among >> seat) & 1:
                continue
            one = roll(chance, DIE)
            other = roll(chance, DIE)
            note(log, Event.ROLLED_FIRST, EVERYONE, seat, one, other)
            thrown = one + other
            if thrown > best:
                best, level, count = thrown, 0, 0
            if thrown == best:
                level |= 1 << seat
                count += 1
        among = level
        throws += 1
    first = 0
    while not (among >> first) & 1:
        first += 1
    state.first = first
    note(log, Event.FIRST, EVERYONE, first, best)


@rule
def deploy_before_play(state: State) -> None:
    """Those who stand on the board before play begins set up, in the order of turns (RWA-70, RWA-170)."""
    for place in range(SEATS - 1, -1, -1):
        seat = (state.first + place) % state.seats
        if place < state.seats and deploys_before_play(state, seat):
            push(state, JobKind.DEPLOY, seat)


@rule
def begin_play(state: State, chance: Chance, log: Log) -> None:
    """All is set up."""
    push(state, JobKind.BEGIN_ROUND)
    opens(state.house[House.MISSION], state, chance, log)


# --- Rounds -----------------------------------------------------------------------------------------------------------


@rule
def begin_round(state: State, log: Log) -> None:
    """The next round begins (RW-027)."""
    state.round += 1
    state.place = 0
    note(log, Event.ROUND, EVERYONE, NOBODY, state.round)
    push(state, JobKind.NEXT_TURN)


@rule
def next_turn(state: State, log: Log) -> None:
    """The next turn begins (RW-021, RW-025, RW-026). What the mission does first is on top of it."""
    if is_over(state, log):
        return
    state.skids = 0
    after, turn = state.job[state.jobs], state.job[state.jobs + 1]
    push(state, JobKind.NEXT_TURN)
    push(state, JobKind.CHECK_END)
    who = turn_of(state.house[House.MISSION], state)
    if who == Turn.ROUND_OVER:
        after[0] = JobKind.END_ROUND
        return
    state.place += 1
    state.mover = who if who >= 0 else NOBODY
    if who == Turn.ROAD:
        turn[0] = JobKind.ROAD
    elif who >= 0:
        turn[0], turn[1], turn[2] = JobKind.BEGIN_TURN, who, NOBODY


@rule
def end_round(state: State, log: Log) -> None:
    """Everybody has had a turn, and the road (RW-026). There is a last round (RWA-132, RWA-138)."""
    state.mover = NOBODY
    if is_over(state, log):
        return
    if state.round >= state.house[House.ROUND_LIMIT]:
        score_at_round_limit(state.house[House.MISSION], state)
        finish(state, Ending.ROUNDS, log)
    else:
        push(state, JobKind.BEGIN_ROUND)


@rule
def is_over(state: State, log: Log) -> bool:
    """Whether the mission is over; if so, the game is."""
    if not ends(state.house[House.MISSION], state):
        return False
    finish(state, Ending.MISSION, log)
    return True


@rule
def finish(state: State, ending: int, log: Log) -> None:
    """The game is over, and nothing is under way any more."""
    state.over = 1
    state.ending = ending
    drop_all(state)
    state.acting, state.verb, state.target = NOBODY, 0, NOBODY
    state.chosen, state.left, state.skids = 0, 0, 0
    state.verbs, state.targets = 0, 0
    state.adrift, state.met = 0, 0
    for v in range(state.slots):
        state.due[v], state.passed[v] = 0, 0
    for seat in range(state.seats):
        note(log, Event.GAINED, EVERYONE, seat, state.gained[seat])
    note(log, Event.GAME_OVER, EVERYONE, NOBODY, ending)


# --- Turns ------------------------------------------------------------------------------------------------------------


@rule
def begin_turn(state: State, seat: int, only: int, log: Log) -> None:
    """A seat's turn with all its vehicles, or with one alone where vehicles take turns (RW-418). First come those that
    are not yet on the board (RWA-70), and what has been abandoned stops (RW-261).
    """
    state.mover = seat
    if not has_anything(state, seat):
        return
    note(log, Event.TURN, EVERYONE, seat, only, thing_in(state, only))
    push(state, JobKind.END_TURN)
    if only == NOBODY:
        push(state, JobKind.CHOOSE)
    else:
        push(state, JobKind.ACT, only)
    for v in range(state.slots - 1, -1, -1):
        if not takes_turn(state, v, seat):
            continue
        if only != NOBODY and v != only:
            state.spent[v] = Once.DONE
            continue
        state.actions[v] = ACTIONS_EACH
        if is_car(state, v) and not state.driven[v]:
            push(state, JobKind.RETAKE, v)
    if only == NOBODY and is_coming(state, seat):
        push(state, JobKind.DEPLOY, seat)


@rule
def has_anything(state: Open, seat: int) -> bool:
    """Whether a seat still has something to take a turn with."""
    for v in range(state.slots):
        if takes_turn(state, v, seat):
            return True
    return bool(state.kept[seat] > 0)


@rule
def takes_turn(state: Open, v: int, seat: int) -> bool:
    """Whether a seat has something in a slot that has turns: a vehicle, or a car of the train (RWA-103)."""
    status = state.status[v]
    return bool(state.owner[v] == seat and (is_car(state, v) or status == Status.COMING or status == Status.TRAIN))


@rule
def end_turn(state: State) -> None:
    """Nothing is left of what could be done once in this turn."""
    for v in range(state.slots):
        state.actions[v], state.spent[v] = 0, 0
        state.shots[v], state.repairs[v], state.fired[v] = 0, 0, 0


@rule
def choose(state: State, chance: Chance, log: Log) -> None:
    """A seat says which of its vehicles acts (RW-023, RWA-141). Where there is but one it need not say so."""
    state.skids = 0
    if is_over(state, log):
        return
    if state.truce:
        turn_up(state, chance, log)
    count, one = 0, NOBODY
    for v in range(state.slots):
        if may_act(state, v):
            count, one = count + 1, v
    if count > 1 or may_spring(state):
        ask(state, Ask.VEHICLE, state.mover)
    elif count == 1:
        call_up(state, one)


@rule
def call_up(state: State, v: int) -> None:
    """This vehicle acts now; then the seat chooses again."""
    state.spent[v] &= ~Once.ACTED
    push(state, JobKind.CHOOSE)
    push(state, JobKind.ACT, v)


@rule
def may_spring(state: Open) -> bool:
    """Whether a seat has an Ambush whose vehicle was lost, and somebody to use it on (RW-083, RWA-39)."""
    return bool(state.kept[state.mover] > 0 and ambush_targets(state, NOBODY) != 0)


@rule
def legal_vehicles(state: State, out: Cells) -> int:
    """The vehicles that may still act, an Ambush that was kept, or the end of the turn (RW-024)."""
    n = 0
    for v in range(state.slots):
        if may_act(state, v):
            out[n] = VEHICLE + v
            n += 1
    if may_spring(state):
        out[n] = DO + Verb.KEPT_AMBUSH
        n += 1
    out[n] = ENOUGH
    return n + 1


@rule
def answer_vehicle(state: State, action: int, chance: Chance, log: Log) -> None:
    """That vehicle acts; or the turn is over."""
    if action == DO + Verb.KEPT_AMBUSH:
        push(state, JobKind.CHOOSE)
        begin_verb(state, NOBODY, Verb.KEPT_AMBUSH, chance, log)
    elif action != ENOUGH:
        call_up(state, action - VEHICLE)


@rule
def act(state: State, v: int, chance: Chance, log: Log) -> None:
    """A vehicle does something more, if it can. Whether its player is asked depends on nothing that others cannot see:
    where there are passengers or gear it always is (RW-075).
    """
    state.skids = 0
    if is_over(state, log):
        return
    if state.truce:
        turn_up(state, chance, log)
    if not may_act(state, v):
        return
    verbs = verbs_of(state, v)
    if verbs & ~NOTHING_TO_DO or passengers(state, v) > 0 or state.gear_size[v] > 0:
        state.acting = v
        state.verbs = verbs
        ask(state, Ask.ACT, state.mover)
    else:
        state.spent[v] |= Once.DONE
