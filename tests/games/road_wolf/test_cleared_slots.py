"""No rule reads a slot after it was emptied: what is left lying in emptied slots makes no difference to anything.

Everything happens twice, with the same decisions and the same chance: once as the rules have it, and once with rubbish
in each slot from the moment at which it is emptied until something new is put in it. A slot that is empty is told by
its `status`, and by a `half_width` of 0; what is noted of it for the road's turn (`due`, `passed`) ends with it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from runabout.core.chance import Chance, key_from
from runabout.games.road_wolf import enemies, fleet
from runabout.games.road_wolf.box import BOARD_LENGTH, STICK
from runabout.games.road_wolf.fights.rolling import ROAD_DICE, Ram
from runabout.games.road_wolf.jobs import How, JobKind, News, push, start_move
from runabout.games.road_wolf.kinds import VehicleKind
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.missions.gauntlet import Step
from runabout.games.road_wolf.state import NOBODY, TOKENS, Ask, State, Status
from tests.games.road_wolf.table import CARD, Table, begun

pytestmark = pytest.mark.plain

RUBBISH = [
    name
    for name, field in State.fields.items()
    if field.sized_by == "slots" and name not in {"status", "half_width", "due", "passed"}
]
"""The fields of a slot in which something is left lying."""

SEATS = 3
BOARDS = 10  #: of each mission
EVENTS = 8  #: on one crowded board
DECISIONS = 60  #: of one game
Played = list[tuple[bytes, bytes]]
"""The state and the log after each event or decision, as bytes."""


# --- What is left lying -----------------------------------------------------------------------------------------------


def function_of(rule: Any) -> FunctionType:
    """The plain function of a rule."""
    found = rule.function
    assert isinstance(found, FunctionType)
    return found


empty = function_of(fleet.clear_slot)
enlist, free_slot = function_of(fleet.enlist), function_of(enemies.free_slot)


def leave_rubbish(luck: random.Random) -> Callable[[State, int], None]:
    """What empties a slot, and leaves numbers in it that could be those of something on the board."""
    ranges = {"kind": (0, VehicleKind.EXPLOSIVES_TRUCK), "owner": (NOBODY, 1), "born": (NOBODY, 1)}
    ranges |= {"x": (200, 760), "y": (300, 1000), "half_length": (1, 90), "hits": (0, 2), "wheel": (NOBODY, 4)}

    def clear_slot(state: State, v: int) -> None:
        empty(state, v)
        for name in RUBBISH:
            low, high = ranges.get(name, (0, 2))
            cells = getattr(state, name)
            cells[v] = [luck.randint(low, high) for _ in range(TOKENS)] if cells.ndim > 1 else luck.randint(low, high)

    return clear_slot


def tidied(state: State) -> State:
    """The state with nothing in its empty slots."""
    after = state.copy()
    for name in RUBBISH:
        after.cell[name][after.cell["status"] == Status.EMPTY] = 0
    return after


def tidy_for(fill: FunctionType) -> Callable[..., int]:
    """What looks for an empty slot to put something in, as `fill` does, and finds nothing left lying in it."""

    def filled(state: State, *what: int) -> int:
        state.assign(tidied(state))
        return int(fill(state, *what))

    return filled


def play_twice(play: Callable[[], Played], monkeypatch: pytest.MonkeyPatch, seed: int) -> int:
    """Hold both ways of playing against each other; how often a slot was emptied."""
    as_ruled = play()
    emptied = []
    leave = leave_rubbish(random.Random(seed))

    def clear_slot(state: State, v: int) -> None:
        emptied.append(v)
        leave(state, v)

    with monkeypatch.context() as patch:
        patch.setattr(fleet.clear_slot, "function", clear_slot)
        patch.setattr(fleet.enlist, "function", tidy_for(enlist))
        patch.setattr(enemies.free_slot, "function", tidy_for(free_slot))
        with_rubbish = play()
    for number, (one, other) in enumerate(zip(as_ruled, with_rubbish, strict=True)):
        assert one == other, f"event {number}: {difference(one[0], other[0])}"
    return len(emptied)


def difference(one: bytes, other: bytes) -> str:
    """The fields in which two states differ."""
    a, b = State.from_bytes(one), State.from_bytes(other)
    fields = [name for name in State.fields if not np.array_equal(a.cell[name], b.cell[name])]
    return ", ".join(fields) or "the log alone"


def seen(table: Table) -> tuple[bytes, bytes]:
    """The table as it stands, and what was told since the last time."""
    found = bytes(tidied(table.state)), bytes(table.log)
    table.log = type(table.log)()
    return found


def answer_all(table: Table, luck: random.Random, chance: Chance) -> None:
    """Each seat that is asked answers at random, until no job is left."""
    while table.asks != Ask.NOTHING:
        table.apply(luck.choice(table.open), chance)


# --- Crowded boards ---------------------------------------------------------------------------------------------------


def crowded(mission: str, luck: random.Random) -> Table:
    """A board of that mission, full of vehicles of all sides and of nobody, most of them with one hit left."""
    table = Table(mission, SEATS, round_limit=100, off_road_check=luck.randrange(2)).lay()
    state = table.state
    kinds = [VehicleKind.DIRT_BIKE, VehicleKind.STREET_BIKE, VehicleKind.COUPE, VehicleKind.BUGGY, VehicleKind.HUMVEE]
    special = {"the-wages-of-fear": VehicleKind.EXPLOSIVES_TRUCK, "monsters": VehicleKind.MONSTER_TRUCK}
    kinds.append(special.get(mission, VehicleKind.DIRT_BIKE))
    for i in range(18):
        at = (330 + 60 * (i % 6), 400 + 200 * (i // 6))
        v = table.add(luck.choice(kinds).text, at, luck.choice((NOBODY, NOBODY, 0, 1, 2)), luck.choice(("", "nitro")))
        state.hits[v] = max(int(fleet.hits_left(state, v)) - luck.choice((1, 1, 2)), 0)
        if state.owner[v] == NOBODY and mission == "gauntlet" and luck.random() < 0.5:
            make_mutant(state, v)
        elif luck.random() < 0.2:
            state.status[v] = Status.IMMOBILIZED
    for i, kind in enumerate(("supplies", *luck.choices(sorted(CARD), k=3))):
        table.card(kind, (480, 320 + 160 * i))
    return table


def make_mutant(state: State, v: int) -> None:
    """A mutant's marker stands there, and no vehicle."""
    at, owner = (int(state.x[v]), int(state.y[v])), int(state.owner[v])
    empty(state, v)
    state.slots = max(state.slots, v + 1)
    state.status[v], state.owner[v], state.born[v] = Status.MUTANT, owner, owner
    state.x[v], state.y[v] = at
    state.half_width[v] = state.half_length[v] = 15
    state.wheel[v] = state.shown_wheel[v] = NOBODY


def happen(table: Table, mission: str, luck: random.Random) -> None:
    """Push something that happens to somebody, in anybody's turn or in the road's."""
    state = table.state
    state.skids = 0
    state.mover = luck.randint(NOBODY, SEATS - 1)
    cars = [v for v in range(state.slots) if state.status[v] in {Status.DRIVING, Status.ABANDONED}]
    rammed = [v for v in range(state.slots) if fleet.is_car(state, v) or fleet.is_mutant(state, v)]
    what = luck.random()
    if what < 0.1 or not cars:
        push(state, JobKind.ROAD)
    elif what < 0.2 and mission == "gauntlet":
        push(state, JobKind.MISSION, Step.DRAW, luck.randrange(SEATS))
    elif what < 0.4:
        v = luck.choice(cars)
        push(state, JobKind.TOLD, v, News.ON_SUPPLIES, 0)
        push(state, JobKind.CHECK, v, ROAD_DICE)
    elif what < 0.7:
        push(state, JobKind.RAM, luck.choice(cars), luck.choice(rammed), Ram.SKID)
    else:
        how = luck.choice((How.SKID, How.SKID, How.MOVE, How.NITRO))
        dx, dy = luck.choice(((0, STICK), (139, 80), (-139, 80), (139, -80), (-139, -80), (0, -STICK)))
        start_move(state, luck.choice(cars), how, *((0, 2 * STICK) if how == How.NITRO else (dx, dy)))


def on_crowded_board(mission: str, seed: int) -> Played:
    """What comes of some events on a crowded board."""
    luck, chance = random.Random(seed), Chance.seeded(key_from(seed))
    table = crowded(mission, luck)
    found = []
    for _ in range(EVENTS):
        happen(table, mission, luck)
        table.run(chance)
        answer_all(table, luck, chance)
        found.append(seen(table))
    return found


@pytest.mark.rule("RW-255", "RWA-193")
@pytest.mark.parametrize("mission", NAMES)
def test_on_a_crowded_board_nothing_depends_on_the_content_of_emptied_slots(mission, monkeypatch):
    emptied = sum(play_twice(lambda s=seed: on_crowded_board(mission, s), monkeypatch, seed) for seed in range(BOARDS))
    assert emptied > 20


# --- Whole games ------------------------------------------------------------------------------------------------------


def at_random(mission: str, seed: int) -> Played:
    """The first decisions of a game played at random, from far enough down the road for some to get out of it."""
    luck, chance = random.Random(seed), Chance.seeded(key_from(seed))
    table = begun(mission, SEATS, seed % 3, seed)
    found = []
    for _ in range(DECISIONS):
        if table.state.over:
            break
        for v in np.flatnonzero(table.state.status == Status.DRIVING):
            if luck.random() < 0.02:
                table.state.y[v] = BOARD_LENGTH - 10
        table.apply(luck.choice(table.open), chance)
        found.append(seen(table))
    return found


@pytest.mark.parametrize("mission", NAMES)
def test_in_play_at_random_nothing_depends_on_the_content_of_emptied_slots(mission, monkeypatch):
    emptied = sum(play_twice(lambda s=seed: at_random(mission, s), monkeypatch, seed) for seed in range(2))
    assert emptied > 0
