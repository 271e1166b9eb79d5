"""Laws of moves, rams and checks, on boards full of vehicles that drive about at random."""

from __future__ import annotations

import random

import pytest

from runabout.core.chance import Chance, key_from
from runabout.games.road_wolf.box import BOARD_LENGTH, BOARD_WIDTH, SIZE, STICK
from runabout.games.road_wolf.fights.rolling import legal_rerolls
from runabout.games.road_wolf.jobs import How, start_move
from runabout.games.road_wolf.kinds import CHOSEN, VehicleKind
from runabout.games.road_wolf.measures.crossings import is_off_board
from runabout.games.road_wolf.state import NOBODY, Ask, Status
from tests.games.road_wolf.table import CARD, Table, overlapping

CHOICES = ("", "", "brawler", "veteran", "gunner shotgun ambush")
KINDS = [*CHOSEN, VehicleKind.MONSTER_TRUCK, VehicleKind.EXPLOSIVES_TRUCK]


def crowded(luck: random.Random) -> Table:
    """A board with a crowd of vehicles and some cards."""
    table = Table(tie=luck.randrange(3), struck_cards=luck.randrange(2), off_road_check=luck.randrange(2))
    state = table.state
    for _ in range(14):
        v = table.add(luck.choice(KINDS).text, (0, 0), luck.choice((0, 1, 1, NOBODY)), luck.choice(CHOICES))
        while True:
            state.x[v], state.y[v] = luck.randrange(200, 760), luck.randrange(300, 1000)
            if not any(v in pair for pair in overlapping(state)):
                break
    for i, kind in enumerate(luck.sample(sorted(CARD), 5)):
        table.card(kind, (480, 320 + 160 * i))
    state.closed, state.truce, state.bridges_out = luck.randrange(2), int(luck.random() < 0.2), luck.randrange(2)
    return table


def step_at_random(table: Table, luck: random.Random, chance: Chance) -> None:
    """One move of a vehicle that can drive, and all that comes of it."""
    state = table.state
    movers = [v for v in range(state.slots) if state.status[v] == Status.DRIVING]
    if not movers:
        return
    v, how = luck.choice(movers), luck.choice((How.MOVE, How.MOVE, How.BRAKE, How.NITRO, How.SKID))
    state.skids = 0
    while True:
        dx, dy = luck.randint(-STICK, STICK), luck.randint(0, STICK)
        if 0 < dx * dx + dy * dy <= STICK * STICK:
            break
    if how == How.NITRO:
        dx, dy = 0, 2 * STICK
    if how == How.BRAKE:
        dy = -max(dy, 1)
    start_move(state, v, how, dx, dy)
    table.run(chance)
    while state.asks != Ask.NOTHING:
        if state.asks == Ask.REROLL:
            out = [0] * 8
            answer = out[luck.randrange(legal_rerolls(state, out))]  # type: ignore[arg-type]
            table.apply(answer, chance)
        else:  # a free melee: nobody attacks
            state.asks, state.acting, state.targets = Ask.NOTHING, NOBODY, 0
            table.run(chance)


@pytest.mark.parametrize("seed", range(20))
def test_nothing_overlaps_and_nothing_is_left_under_way(seed: int) -> None:
    luck, chance = random.Random(seed), Chance.seeded(key_from(seed))
    table = crowded(luck)
    state = table.state
    for _ in range(40):
        table.log.size = table.log.lost = 0
        step_at_random(table, luck, chance)
        assert table.is_at_rest()
        assert table.log.lost == 0
        assert not overlapping(state)
        for v in range(state.slots):
            status = table.status(v)
            assert status != Status.DESTROYED
            assert status == Status.EMPTY or not is_off_board(*table.at(v))
            assert 0 <= state.x[v] <= BOARD_WIDTH
            assert 0 <= state.y[v] <= BOARD_LENGTH
            if status == Status.EMPTY:
                assert state.kind[v] == state.hits[v] == state.half_width[v] == state.crew_size[v] == 0
            elif status in {Status.WRECK, Status.MARKER}:
                assert state.owner[v] == NOBODY
                assert state.crew_size[v] == state.driven[v] == 0
            else:
                assert state.hits[v] < SIZE[state.kind[v]]
                assert state.driven[v] == 1
        assert state.jobs == 0
