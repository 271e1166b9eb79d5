"""Ready-made forces: a seat that takes one has all points spent, and a token for each."""

import numpy as np
import pytest

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.games.road_wolf import game, rules
from runabout.games.road_wolf.actions import ACTIONS, BUY, FORCE, READY
from runabout.games.road_wolf.box import ROOM, SIZE
from runabout.games.road_wolf.kinds import CREW_KINDS, Token
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.missions.hooks import HAS_TOKENS, MISSIONS
from runabout.games.road_wolf.options import Options
from runabout.games.road_wolf.state import NOBODY, Ask, State
from runabout.games.road_wolf.telling.missions import force_title
from tests.games.road_wolf.table import begun

TWO_SIDED = [name for name, mission in zip(NAMES, MISSIONS, strict=True) if len(mission.sides) == 2]


@pytest.mark.rule("RW-012", "RW-013", "RW-070", "RWA-02")
@pytest.mark.parametrize("force", range(READY))
@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("mission", TWO_SIDED)
def test_a_ready_made_force_spends_all_points_and_gives_out_all_tokens(mission, seats, force):
    for points in (2, 5, 6):
        state = begun(mission, seats, force, points=points).state
        number = NAMES.index(mission)
        sides = {0: 0, 1: 0}
        for seat in range(seats):
            mine = [v for v in range(state.slots) if state.owner[v] == seat]
            assert mine
            worth = sum(int(SIZE[state.kind[v]]) for v in mine)
            sides[int(state.side[seat])] += worth
            assert state.points[seat] == state.tokens[seat] == 0
            aboard = sum(int(state.crew_size[v] + state.gear_size[v]) for v in mine) - free_of(state, mine)
            assert aboard == (worth if HAS_TOKENS[number, state.side[seat]] else 0)
            assert all(state.crew_size[v] <= ROOM[state.kind[v]] for v in mine)
        assert sides == due(state, mission, seats, points)


def free_of(state, mine):
    """What comes with vehicles at no cost: drivers and Nitros. A Veteran at the wheel is a token, and not free."""
    drivers = sum(1 for v in mine if state.wheel[v] != Token.VETERAN)
    return drivers + sum(1 for v in mine if state.shown[v, Token.NITRO])


def due(state, mission, seats, points):
    """The points of both sides by the rulebook: raised, where a side could not pay for all it must have (RWA-137)."""
    sides = MISSIONS[NAMES.index(mission)].sides
    first = sum(1 for seat in range(seats) if state.side[seat] == 0)
    counts = (first, seats - first)
    wanted = [side.points or points for side in sides]
    raised = 0
    for side, count, has in zip(sides, counts, wanted, strict=True):
        musts = [int(SIZE[kind]) for kind in side.must]
        raised = max(raised, sum(musts) + max(count - len(musts), 0) - has)
    if mission == "monsters":
        # What the Monsters cannot spend is lost: a Monster Truck costs 4, and 8 are two of them.
        assert raised == 0
    return {0: wanted[0] + raised, 1: wanted[1] + raised}


@pytest.mark.rule("RW-070")
@pytest.mark.parametrize("mission", NAMES)
def test_each_side_has_three_that_are_not_alike(mission):
    for side in MISSIONS[NAMES.index(mission)].sides:
        assert len({force_title(ready, game.words.sayings) for ready in side.forces}) == READY
        assert len({(ready.vehicles, ready.tokens) for ready in side.forces}) == READY


@pytest.mark.rule("RWA-01")
@pytest.mark.parametrize("mission", NAMES)
def test_they_hold_nothing_that_the_side_may_not_buy(mission):
    for side in MISSIONS[NAMES.index(mission)].sides:
        for ready in side.forces:
            assert set(ready.vehicles) <= set(side.kinds)


@pytest.mark.rule("RW-080")
def test_no_crew_of_a_ready_made_force_go_to_waste():
    state = begun("monsters", 2, 1).state
    for v in range(state.slots):
        if state.owner[v] == 1:
            assert state.aboard[v, :CREW_KINDS].sum() == 2


def test_a_seat_is_offered_three_forces_and_single_vehicles():
    options, state = Options(), State()
    state.seats = 2
    options.points, options.round_limit = 6, 30
    rules.setup(state, options, Chance.seeded(bytes(32)), Log())
    assert state.asks == Ask.FORCE
    out = np.zeros(ACTIONS, np.int64)
    found = set(out[: rules.legal(state, out)].tolist())
    assert {FORCE, FORCE + 1, FORCE + 2} <= found
    assert BUY in found
    assert state.acting == NOBODY
