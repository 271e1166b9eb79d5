"""Gauntlet: Couriers, each alone, in a valley where mutants lie in wait (RW-410 to RW-439, RWA-92 to RWA-101, RWA-143,
RWA-147, RWA-190 to RWA-195).
"""

from __future__ import annotations

import enum

from runabout.core.chance import Chance, pick
from runabout.core.log import EVERYONE, Log, note, uncertain
from runabout.core.rule import rule
from runabout.games.road_wolf.actions import YES
from runabout.games.road_wolf.box import BOARD_LENGTH, MAY_USE_NITRO, SIZE, STICK
from runabout.games.road_wolf.crews.tin import draw_token
from runabout.games.road_wolf.enemies import MUTANT_WORTH, Comes, attack, brings, flee
from runabout.games.road_wolf.events import Event, report
from runabout.games.road_wolf.fleet import is_car, put_aboard
from runabout.games.road_wolf.jobs import Job, JobKind, News, ask, push
from runabout.games.road_wolf.kinds import Edge, Token, VehicleKind
from runabout.games.road_wolf.mission import Deploys, Mission, Ready, Side, Turn, usual_turn
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.road.turn import ROAD_MIDDLE, deck_size, face_down, lay_card, turn_up
from runabout.games.road_wolf.state import HIDDEN, NOBODY, SEATS, Ask, Open, State, Status

# --- What the mission keeps in mind -----------------------------------------------------------------------------------


class Note(enum.IntEnum):
    """Places in `notes`."""

    HAD_TURN = 0  # and the two after it: vehicles that have had their turn in this round, as bits
    STAGE = 3  # a `Stage`
    DRAWN = 4  # the token drawn for the attack under way, and 1 more
    AGAINST = 5  # the seat that it is against, and 1 more: its vehicle may not outlive the attack
    ARE_OUT = 6  # 1: the first Courier has got out


BITS = 14
"""Slots to one place of HAD_TURN."""


class Stage(enum.IntEnum):
    """How far the round has come."""

    VEHICLES = 0
    ROAD = 1
    ENEMIES = 2


class Step(enum.IntEnum):
    """Jobs of the mission's own; facts in brackets."""

    NEXT_VEHICLE = 0  # the foremost of the vehicles that have not had their turn (RW-418)
    ENEMIES = 1  # the turn of the enemies
    DRAW = 2  # [seat] (RW-420)
    ATTACK = 3  # [slot, token]
    ATTACKED = 4  # all that came of it is settled


class Award(enum.IntEnum):
    """Numbers of awards."""

    FIRST_OUT = 0  # RW-436
    MOST_ENEMIES = 1  # RW-438


AWARD_POINTS = 1
"""RW-436, RW-438; a vehicle that gets out is worth as many (RW-437)."""

LEVEL_AWARD_TO_ALL = 0
"""Option `award_tie` (RWA-100)."""


# --- The beginning ----------------------------------------------------------------------------------------------------


@rule
def lay(state: State, chance: Chance, log: Log) -> None:
    """Couriers do not attack Couriers (RW-413), and the way out is closed (RW-435)."""
    state.truce = 1
    state.closed = 1


@rule
def opens(state: State, chance: Chance, log: Log) -> None:
    """The free Nitros (RW-412, RWA-191), and a card at every stick of the road (RW-414, RW-415, RWA-147)."""
    for seat in range(state.seats):
        v = carrier_of_nitro(state, seat)
        if v != NOBODY:
            put_aboard(state, v, Token.NITRO, True)
            report(state, log, Event.SUPPLIED, v, Token.NITRO)
    for stick in range(BOARD_LENGTH // STICK):
        if deck_size(state) > face_down(state):
            lay_card(state, HIDDEN, ROAD_MIDDLE, stick * STICK)
            note(log, Event.CARD_DOWN, EVERYONE, NOBODY, ROAD_MIDDLE, stick * STICK)
    if deck_size(state) <= face_down(state):
        state.closed = 0  # a smaller deck: the last card lies there already (RW-435)
    turn_up(state, chance, log)


@rule
def carrier_of_nitro(state: Open, seat: int) -> int:
    """The first of a seat's vehicles that may use Nitro, or else the first; NOBODY if it has none."""
    first = NOBODY
    for v in range(state.slots):
        if is_car(state, v) and state.owner[v] == seat:
            if MAY_USE_NITRO[state.kind[v]]:
                return v
            if first == NOBODY:
                first = v
    return first


# --- Turns ------------------------------------------------------------------------------------------------------------


@rule
def turn_of(state: State) -> int:
    """Players in the first round (RW-417, RWA-190), then vehicles by where they are (RW-418); the road; the enemies."""
    if state.notes[Note.STAGE] == Stage.VEHICLES:
        if state.round == 1 and state.place < state.seats:
            return usual_turn(state)
        if state.round > 1 and is_one_waiting(state):
            push(state, JobKind.MISSION, Step.NEXT_VEHICLE)
            return Turn.OWN
        state.notes[Note.STAGE] = Stage.ROAD
        return Turn.ROAD
    if state.notes[Note.STAGE] == Stage.ROAD:
        state.notes[Note.STAGE] = Stage.ENEMIES
        push(state, JobKind.MISSION, Step.ENEMIES)
        return Turn.OWN
    state.notes[Note.STAGE] = Stage.VEHICLES
    for place in range(3):
        state.notes[Note.HAD_TURN + place] = 0
    return Turn.ROUND_OVER


@rule
def waits(state: Open, v: int) -> bool:
    """Whether a Courier's vehicle has still to have its turn in this round."""
    had = bool(state.notes[Note.HAD_TURN + v // BITS] >> v % BITS & 1)
    return bool(is_couriers(state, v) and not had)


@rule
def is_couriers(state: Open, v: int) -> bool:
    """Whether it is a vehicle that a Courier has on the board."""
    return bool(is_car(state, v) and state.owner[v] >= 0)


@rule
def is_one_waiting(state: Open) -> bool:
    """Whether some vehicle has still to have its turn in this round."""
    for v in range(state.slots):
        if waits(state, v):
            return True
    return False


@rule
def next_vehicle(state: State, chance: Chance, log: Log) -> None:
    """The turn of the vehicle that is furthest ahead of all that wait; where two are level, they roll (RW-418, RW-419).

    All have the same chance in a roll, however many dice it takes: so one draw tells (RWA-190).
    """
    level, best = 0, 0
    for v in range(state.slots):
        if waits(state, v):
            if level == 0 or state.y[v] > best:
                level, best = 0, state.y[v]
            level += int(state.y[v] == best)
    if level == 0:
        return
    uncertain(log, level > 1)
    chosen = pick(chance, level) if level > 1 else 0
    for v in range(state.slots):
        if waits(state, v) and state.y[v] == best:
            if chosen == 0:
                state.notes[Note.HAD_TURN + v // BITS] |= 1 << v % BITS
                push(state, JobKind.BEGIN_TURN, state.owner[v], v)
                return
            chosen -= 1


# --- The enemies' turn ------------------------------------------------------------------------------------------------


@rule
def enemies_turn(state: State, chance: Chance, log: Log) -> None:
    """Enemies flee (RW-431); then a token is drawn for each player, and two for the leader (RW-420, RW-421, RWA-92)."""
    flee(state, log)
    leader = leading_seat(state, chance, log)
    for place in range(SEATS - 1, -1, -1):
        if place < state.seats:
            seat = (state.first + place) % state.seats
            push(state, JobKind.MISSION, Step.DRAW, seat)
            if seat == leader:
                push(state, JobKind.MISSION, Step.DRAW, seat)


@rule
def leading_seat(state: Open, chance: Chance, log: Log) -> int:
    """Who has the vehicle in the lead; where several are level, chance tells (RWA-190). NOBODY if there is none."""
    seats, count, best = 0, 0, 0
    for v in range(state.slots):
        if is_couriers(state, v):
            if seats == 0 or state.y[v] > best:
                seats, count, best = 0, 0, state.y[v]
            if state.y[v] == best and not seats >> state.owner[v] & 1:
                seats |= 1 << state.owner[v]
                count += 1
    if count == 0:
        return NOBODY
    uncertain(log, count > 1)
    chosen = pick(chance, count) if count > 1 else 0
    for seat in range(state.seats):
        if seats >> seat & 1:
            if chosen == 0:
                return seat
            chosen -= 1
    return NOBODY


@rule
def lead_vehicle(state: Open, seat: int) -> int:
    """The vehicle of a seat that is furthest ahead (RWA-97), of several level ones the left one; NOBODY if it has
    none on the board.
    """
    best = NOBODY
    for v in range(state.slots):
        if is_couriers(state, v) and state.owner[v] == seat:
            level = best != NOBODY and state.y[v] == state.y[best]
            if best == NOBODY or state.y[v] > state.y[best] or (level and state.x[v] < state.x[best]):
                best = v
    return best


@rule
def draw(state: State, seat: int, chance: Chance, log: Log) -> None:
    """A token is drawn for a player who has a vehicle in the valley, seen, and ignored for a skull or not (RW-432)."""
    v = lead_vehicle(state, seat)
    if v == NOBODY:
        return
    uncertain(log)
    token = draw_token(state, chance)
    note(log, Event.ENEMY_DRAWN, EVERYONE, seat, token)
    if brings(token) == Comes.NOTHING:
        note(log, Event.NO_ENEMY, EVERYONE, seat)
        return
    state.notes[Note.DRAWN], state.notes[Note.AGAINST] = token + 1, seat + 1
    push(state, JobKind.MISSION, Step.ATTACKED)
    if state.skulls[seat] > 0:
        state.acting = v
        ask(state, Ask.IGNORE, seat)
    else:
        push(state, JobKind.MISSION, Step.ATTACK, v, token)


@rule
def answer(state: State, action: int, chance: Chance, log: Log) -> None:
    """Whether a skull pays for ignoring the attack (RW-432, RWA-100)."""
    seat, v = state.seat, state.acting
    state.acting = NOBODY
    if action == YES:
        state.skulls[seat] -= 1
        note(log, Event.IGNORED, EVERYONE, seat)
    else:
        push(state, JobKind.MISSION, Step.ATTACK, v, state.notes[Note.DRAWN] - 1)


@rule
def run_job(state: State, job: Job, chance: Chance, log: Log) -> None:
    """The mission's own jobs: a `Step`."""
    step = job.first
    if step == Step.NEXT_VEHICLE:
        next_vehicle(state, chance, log)
    elif step == Step.ENEMIES:
        enemies_turn(state, chance, log)
    elif step == Step.DRAW:
        draw(state, job.second, chance, log)
    elif step == Step.ATTACK:
        attack(state, job.second, job.third, chance, log)
    elif step == Step.ATTACKED:
        state.notes[Note.DRAWN], state.notes[Note.AGAINST] = 0, 0


# --- Points -----------------------------------------------------------------------------------------------------------


@rule
def hear(state: State, v: int, news: int, detail: int, chance: Chance, log: Log) -> None:
    """Couriers who get out, and enemies who are destroyed."""
    if news == News.LEFT:
        if detail == Edge.END and state.driven[v] and state.owner[v] >= 0:
            gets_out(state, v, log)
    elif news == News.KILLED:
        destroys(state, slayer(state, detail), MUTANT_WORTH, log)
    elif (news == News.DESTROYED or news == News.ABANDONED) and state.owner[v] == NOBODY and not state.counted[v]:
        state.counted[v] = 1  # RWA-193
        destroys(state, slayer(state, NOBODY), int(SIZE[state.kind[v]]), log)


@rule
def gets_out(state: State, v: int, log: Log) -> None:
    """A vehicle is out of the valley (RW-437), and the first Courier's has 1 point more (RW-436)."""
    seat = state.owner[v]
    report(state, log, Event.ESCAPED, v)
    state.gained[seat] += AWARD_POINTS
    note(log, Event.POINTS, EVERYONE, seat, AWARD_POINTS, state.gained[seat])
    if not state.notes[Note.ARE_OUT]:
        state.notes[Note.ARE_OUT] = 1
        state.gained[seat] += AWARD_POINTS
        note(log, Event.AWARD, EVERYONE, seat, Award.FIRST_OUT, AWARD_POINTS)


@rule
def slayer(state: Open, by: int) -> int:
    """The Courier who has destroyed an enemy: the seat that did it, or else whose turn it is, or whom the enemy
    attacked; NOBODY if it was the road (RWA-193).
    """
    if by >= 0:
        return by
    if state.mover >= 0:
        return int(state.mover)
    return int(state.notes[Note.AGAINST] - 1)


@rule
def destroys(state: State, seat: int, worth: int, log: Log) -> None:
    """A Courier keeps a skull for an enemy (RW-433), and its points are counted (RW-438)."""
    if seat >= 0:
        state.skulls[seat] += 1
        state.prize[seat] += worth
        note(log, Event.SKULL, EVERYONE, seat, worth)


# --- The end ----------------------------------------------------------------------------------------------------------


@rule
def ends(state: State) -> bool:
    """Over when no Courier is left in the valley: nobody in any vehicle there (RW-434, RWA-194)."""
    for v in range(state.slots):
        if state.status[v] == Status.COMING or (is_couriers(state, v) and state.crew_size[v] > 0):
            return False
    score_at_round_limit(state)
    return True


@rule
def score_at_round_limit(state: State) -> None:
    """The award for enemies destroyed (RW-438, RWA-100); then the most points win, alone or together (RW-439), if
    anybody has a point (RWA-132, RWA-194).
    """
    most, level = 0, 0
    for seat in range(state.seats):
        if state.prize[seat] > most:
            most, level = state.prize[seat], 0
        level += int(state.prize[seat] == most)
    if most > 0 and (level == 1 or state.house[House.AWARD_TIE] == LEVEL_AWARD_TO_ALL):
        for seat in range(state.seats):
            if state.prize[seat] == most:
                state.gained[seat] += AWARD_POINTS
    best = 0
    for seat in range(state.seats):
        best = max(best, state.gained[seat])
    state.won = 0
    for seat in range(state.seats):
        if best > 0 and state.gained[seat] == best:
            state.won |= 1 << seat


COURIERS = (
    Ready(
        "one-strong-car",
        (VehicleKind.MUSCLE_CAR, VehicleKind.DIRT_BIKE),
        (Token.VETERAN, Token.SHOTGUN, Token.MECHANIC, Token.NITRO),
    ),
    Ready(
        "two-of-a-kind",
        (VehicleKind.ROADSTER, VehicleKind.BUGGY),
        (Token.VETERAN, Token.GUNNER, Token.SHOTGUN, Token.GUNNER),
    ),
    Ready(
        "handful-of-bikes",
        (VehicleKind.DIRT_BIKE, VehicleKind.STREET_BIKE),
        (Token.GUNNER, Token.NITRO, Token.BRAWLER, Token.SHOTGUN),
    ),
)

MISSION = Mission(
    sides=(Side("couriers", Deploys.START, COURIERS, points=4),),  # RW-411
    ends=ends,
    score_at_round_limit=score_at_round_limit,
    lay=lay,
    opens=opens,
    turn_of=turn_of,
    hear=hear,
    run_job=run_job,
    answer=answer,
    by_points=True,
)
