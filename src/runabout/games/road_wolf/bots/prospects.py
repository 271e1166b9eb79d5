"""What tells how a chase will end: facts of a table, and what each of them weighs.

Who will win is a logistic regression on these facts, fitted to how games of bots ended (A. L. Zobrist, "Feature
Extraction and Representation for Pattern Recognition and the Game of Go", 1970, weighs patterns so; chess programs call
such a fit Texel tuning). `benchmarks/prospects.py` fits it, and tells how good it is.
"""

from __future__ import annotations

import enum

import numpy as np

from runabout.core.rule import rule
from runabout.games.road_wolf.bots.weights import WEIGHTS
from runabout.games.road_wolf.box import BOARD_LENGTH, IS_BIKE, SIZE, STICK
from runabout.games.road_wolf.fleet import hits_left, is_car, passengers, rolls_on
from runabout.games.road_wolf.goals import is_key
from runabout.games.road_wolf.kinds import Token
from runabout.games.road_wolf.mission import Aim
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.missions.hooks import AIM, EACH_FOR_ONESELF, MUST_BUY
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.state import NOBODY, TOKENS, State, Status
from runabout.games.road_wolf.trains.cars import ENGINE, FRONT

LOGIT = 1000  #: what a weight is a part of
INCH = STICK // 4  #: RW-003
ROAD = BOARD_LENGTH // INCH  #: inches from the START to the END
NEAREST = 8  #: what one at no distance counts for its size and each of its passengers; one a stick away counts a fifth


class Stake(enum.IntEnum):
    """What a mission is about: missions that are about the same have the same weights."""

    ESCAPE = 0  # the one side wants over the END, the other stops them
    BRING = 1  # the one side brings one vehicle over the END
    BRING_ANY = 2  # the same of several, of which one is enough
    GUARD = 3  # the one side brings a vehicle over the END, and so would the other
    TAKE = 4  # both want to bring a vehicle over the END that is nobody's
    FIGHT_THROUGH = 5
    SURVIVE = 6
    WRECK = 7
    HUNT = 8  # both want to stop each other
    VALLEY = 9  # each alone, over the END
    TRAIN = 10  # each alone, for the train


class Fact(enum.IntEnum):
    """What counts of a side, or of a seat that is alone."""

    VEHICLES = 0  # that are driven or still to come
    HITS = 1  # that those can still take
    CREW = 2  # of those
    BIKES = 3  # of those
    COMING = 4  # the size of those still to come
    STUCK = 5  # crew of abandoned and immobilized ones
    WAY = 6  # inches that all driven ones have come
    FOREMOST = 7  # inches that the foremost has come
    NEAR = 8  # what is near the vehicles that it is about: see `NEAREST`
    GAINED = 9  # points of the mission
    STOPPED = 10  # what was lost, in hundredths of what RW-386 asks for
    TURN = 11  # 1: it is its turn
    KEYS = 12  # vehicles that the mission turns on, in its hands
    KEY_WAY = 13
    KEY_HITS = 14
    KEY_CREW = 15
    KEYS_DRIVEN = 16
    KEY_FOREMOST = 17
    PRIZE = 18  # points for enemies destroyed, more than any other seat's (RW-438)
    SKULLS = 19
    ON_TRAIN = 20  # crew in cars of the train
    IN_FRONT = 21  # crew in the front Gondola
    AT_ENGINE = 22  # 1: the Engine is its
    ENGINE_WAY = 23  # inches that the Engine has come, if it is
    ACTIONS = 24  # that it has left in its turn
    # Crew and gear of those that are driven or still to come, in the order of `Token`; a Driver is nothing special.
    VETERANS = 25
    BRAWLERS = 26
    GUNNERS = 27
    MECHANICS = 28
    SHOTGUNS = 29
    MOLOTOVS = 30
    AMBUSHES = 31
    SPIKES = 32
    NITROS = 33


class Common(enum.IntEnum):
    """What else counts. The round does not: to last long is a sign of good prospects, and not their cause."""

    ONE = 0  # always 1
    ROLLING = 1  # vehicles of nobody that roll
    ROLLING_HITS = 2  # that those can still take


FACTS, COMMONS = len(Fact), len(Common)
COMMON = 2 * FACTS  #: the column of the first `Common`; before it the facts of the first side, and of the second
COLUMNS = COMMON + COMMONS
TO_DRAW = len(Stake)  #: a `Stake` and this: the row for a draw at least, where draws are common
PROBE = 2 * TO_DRAW  #: rows from here on weigh nothing but one column each, by a whole logit: to read it


def row_names() -> list[str]:
    """Of each row but the probes: "ESCAPE", "ESCAPE OR DRAW"."""
    return [stake.name for stake in Stake] + [f"{stake.name} OR DRAW" for stake in Stake]


def _table() -> np.ndarray:
    """By row and column: thousandths of a logit."""
    table = np.zeros((PROBE + COLUMNS, COLUMNS), np.int64)
    for row, stake in enumerate(row_names()):
        for column, name in enumerate(column_names()):
            table[row, column] = WEIGHTS.get(stake, {}).get(name, 0)
    table[PROBE:] = LOGIT * np.eye(COLUMNS, dtype=np.int64)
    return table


def column_names() -> list[str]:
    """Of each column: "first HITS", "second HITS", "ROLLING"."""
    sides = [f"{side} {fact.name}" for side in ("first", "second") for fact in Fact]
    return sides + [fact.name for fact in Common]


def stake_of(mission: int) -> Stake:
    """What the mission of that number is about, by what its sides are after."""
    first, second = (Aim(aim) for aim in AIM[mission])
    if EACH_FOR_ONESELF[mission]:
        return Stake.TRAIN if first == Aim.TRAIN else Stake.VALLEY
    if first == Aim.ESCAPE:
        keys = int(MUST_BUY[mission, 0].sum())
        if keys > 0 and second == Aim.TAKE:
            return Stake.GUARD
        return (Stake.ESCAPE, Stake.BRING, Stake.BRING_ANY)[min(keys, 2)]
    by_aim = {
        Aim.FIGHT_THROUGH: Stake.FIGHT_THROUGH,
        Aim.SURVIVE: Stake.SURVIVE,
        Aim.TAKE: Stake.TAKE,
        Aim.WRECK: Stake.WRECK,
    }
    return by_aim.get(first, Stake.HUNT)


TABLE = _table()
STAKES = np.array([stake_of(mission) for mission in range(len(NAMES))], np.int64)  #: a `Stake` by mission
DRAWS = np.array([f"{stake.name} OR DRAW" in WEIGHTS for stake in Stake], np.int64)  #: by `Stake`: see `TO_DRAW`
COUNTS_ALL = STAKES == Stake.ESCAPE
"""By mission: whether each vehicle over the END is a point. Then what one counts goes over into that point on its way:
the nearer it is, the less it matters what it has. On the road none counts for more than half of the point: bots to whom
their best were worth more kept them back until the last round."""

HAS_KEY = MUST_BUY.any(axis=(1, 2)) | (STAKES == Stake.TAKE)  #: by mission: whether it turns on some vehicles


@rule
def weigh(state: State, row: int) -> int:
    """The facts of two sides against each other, weighed by a row of `TABLE`: for the first side, in thousandths of a
    logit.
    """
    found = TABLE[row, COMMON + Common.ONE]
    for v in range(state.slots):
        if state.owner[v] == NOBODY and rolls_on(state, v):
            found += TABLE[row, COMMON + Common.ROLLING]
            found += TABLE[row, COMMON + Common.ROLLING_HITS] * max(hits_left(state, v), 0)
    for side in range(2):
        column = side * FACTS
        for seat in range(state.seats):
            if state.side[seat] == side:
                found += weigh_seat(state, row, column, seat)
        found += TABLE[row, column + Fact.FOREMOST] * foremost(state, side, False)
        found += TABLE[row, column + Fact.KEY_FOREMOST] * foremost(state, side, True)
        if TABLE[row, column + Fact.NEAR] != 0:
            found += TABLE[row, column + Fact.NEAR] * nearness(state, side)
    return int(found)


@rule
def weigh_alone(state: State, row: int, seat: int) -> int:
    """The facts of a seat that is alone, weighed."""
    found = weigh_seat(state, row, 0, seat)
    found += TABLE[row, Fact.FOREMOST] * foremost(state, state.side[seat], False)
    rival = 0
    for other in range(state.seats):
        if other != seat:
            rival = max(rival, state.prize[other])
    return int(found + TABLE[row, Fact.PRIZE] * max(state.prize[seat] - rival, 0))


@rule
def weigh_seat(state: State, row: int, column: int, seat: int) -> int:
    """What counts of a seat by itself, weighed by the columns of a row from `column` on."""
    found = TABLE[row, column + Fact.GAINED] * state.gained[seat]
    found += TABLE[row, column + Fact.SKULLS] * state.skulls[seat]
    found += TABLE[row, column + Fact.STOPPED] * stopped_of(state, seat)
    if state.mover == seat:
        found += TABLE[row, column + Fact.TURN]
    for v in range(state.slots):
        if state.owner[v] == seat:
            found += weigh_vehicle(state, row, column, v) + TABLE[row, column + Fact.ACTIONS] * state.actions[v]
    return int(found)


@rule
def stopped_of(state: State, seat: int) -> int:
    """What a seat has lost, in hundredths of what RW-386 asks for."""
    return int(100 * state.lost_points[seat] // (3 * max(state.house[House.POINTS], 1)))


@rule
def weigh_car(state: State, row: int, column: int, v: int) -> int:
    """What counts of a car of the train."""
    crew = state.crew_size[v]
    found = TABLE[row, column + Fact.ON_TRAIN] * crew
    if v == FRONT:
        found += TABLE[row, column + Fact.IN_FRONT] * crew
    elif v == ENGINE:
        found += TABLE[row, column + Fact.AT_ENGINE]
        found += TABLE[row, column + Fact.ENGINE_WAY] * (max(state.y[v], 0) // INCH)
    return int(found)


@rule
def weigh_vehicle(state: State, row: int, column: int, v: int) -> int:
    """What counts of a vehicle."""
    status = state.status[v]
    crew = state.crew_size[v]
    if status == Status.TRAIN:
        return weigh_car(state, row, column, v)
    if not is_car(state, v) and status != Status.COMING:
        return 0
    hits, way, left = max(hits_left(state, v), 0), 0, ROAD
    found = 0
    if status == Status.ABANDONED or status == Status.IMMOBILIZED:
        found += TABLE[row, column + Fact.STUCK] * crew
    else:
        found += TABLE[row, column + Fact.VEHICLES] + TABLE[row, column + Fact.HITS] * hits
        found += TABLE[row, column + Fact.CREW] * crew + TABLE[row, column + Fact.BIKES] * IS_BIKE[state.kind[v]]
        if state.wheel[v] == Token.VETERAN:
            found += TABLE[row, column + Fact.VETERANS]
        for token in range(Token.VETERAN, TOKENS):
            found += TABLE[row, column + Fact.VETERANS + token - Token.VETERAN] * state.aboard[v, token]
        if status == Status.COMING:
            found += TABLE[row, column + Fact.COMING] * SIZE[state.kind[v]]
        else:
            way = max(state.y[v], 0) // INCH
            found += TABLE[row, column + Fact.WAY] * way
            if column == 0 and COUNTS_ALL[state.house[House.MISSION]]:
                left = max(ROAD - way, 0)
    if is_key(state, v):
        found += TABLE[row, column + Fact.KEYS] + TABLE[row, column + Fact.KEY_HITS] * hits
        found += TABLE[row, column + Fact.KEY_CREW] * crew + TABLE[row, column + Fact.KEY_WAY] * way
        if state.driven[v]:
            found += TABLE[row, column + Fact.KEYS_DRIVEN]
    point = TABLE[row, column + Fact.GAINED]
    if left < ROAD and row < PROBE:
        found = min(found, point // 2)
    return int((found * left + point * (ROAD - left)) // ROAD)


@rule
def foremost(state: State, side: int, keys: bool) -> int:
    """Inches that the foremost vehicle driven by a side has come; `keys`: of those that the mission turns on."""
    found = 0
    for v in range(state.slots):
        owner = state.owner[v]
        if state.status[v] == Status.DRIVING and owner != NOBODY and state.side[owner] == side:
            if not keys or is_key(state, v):
                found = max(found, state.y[v])
    return int(found // INCH)


@rule
def nearness(state: State, side: int) -> int:
    """What a side has near the vehicles that the mission turns on, or else near all of the first side."""
    found = 0
    has_key = HAS_KEY[state.house[House.MISSION]]
    for v in range(state.slots):
        owner = state.owner[v]
        if not is_car(state, v) or (not is_key(state, v) if has_key else owner == NOBODY or state.side[owner] != 0):
            continue
        for h in range(state.slots):
            other = state.owner[h]
            if h == v or state.status[h] != Status.DRIVING or other == NOBODY or state.side[other] != side:
                continue
            away = max(abs(state.x[h] - state.x[v]), abs(state.y[h] - state.y[v])) // INCH
            found += NEAREST * (SIZE[state.kind[h]] + passengers(state, h)) // (1 + away)
    return int(found)
