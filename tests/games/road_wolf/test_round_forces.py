"""Forces and where they come in: sides, points, vehicles, tokens, places (RW-010 to RW-014, RW-070 to RW-080)."""

from __future__ import annotations

import pytest

from runabout.core.chance import Chance
from runabout.core.log import EVERYONE, Log
from runabout.games.road_wolf.actions import (
    BUY,
    ENOUGH,
    FORCE,
    PLACE,
    PLACE_AT,
    PLACE_EDGE,
    TOKEN,
    VEHICLE,
)
from runabout.games.road_wolf.events import Event
from runabout.games.road_wolf.kinds import Edge, Token, VehicleKind
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.options import House
from runabout.games.road_wolf.rounds import deploying, forces
from runabout.games.road_wolf.rounds.turns import roll_for_first
from runabout.games.road_wolf.standing import lies_on
from runabout.games.road_wolf.state import NOBODY, Ask, State, Status
from tests.games.road_wolf.table import Table, begin, begun


def shares(mission: str, seats: int, points: int = 6) -> list[int]:
    """What each seat has in all: spent on what it must take, and left to spend."""
    state = State()
    state.seats = seats
    state.house[House.MISSION], state.house[House.POINTS] = NAMES.index(mission), points
    forces.form_sides(state)
    forces.share_points(state, Log())
    return [int(state.points[seat]) + forces.worth_of(state, seat) for seat in range(seats)]


# --- Points -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RWA-137", "RW-040")
@pytest.mark.parametrize(
    ("mission", "points", "each"),
    [
        ("interceptor", 6, [2, 3, 2, 3, 2]),
        ("interceptor", 2, [1, 2, 1, 1, 1]),  # raised to 3 for either side
        ("breakout", 6, [5, 6, 3, 6, 2]),
        ("the-president", 2, [4, 3, 1, 3, 1]),  # the Limo, and 1 for each of the others
        ("monsters", 6, [2, 2, 2, 2, 8]),
        ("the-wages-of-fear", 6, [5, 7, 5, 7, 4]),
        ("gauntlet", 6, [4, 4, 4, 4, 4]),
        ("derailed", 3, [3, 3, 3, 3, 3]),
    ],
)
def test_a_sides_points_are_shared_as_evenly_as_can_be(mission: str, points: int, each: list[int]) -> None:
    assert shares(mission, 5, points) == each


@pytest.mark.rule("RW-022", "RW-350", "RWA-113")
def test_sides_are_by_turns_or_one_against_all_or_everybody_alone() -> None:
    assert list(begin("interceptor", 4).state.side[:4]) == [0, 1, 0, 1]
    assert list(begin("monsters", 4).state.side[:4]) == [0, 0, 0, 1]
    assert list(begin("gauntlet", 4).state.side[:4]) == [0, 1, 2, 3]


@pytest.mark.rule("RW-020", "RWA-144")
def test_the_dice_say_which_seat_of_the_side_that_begins_is_first() -> None:
    firsts = {int(begin("interceptor", 4, seed).state.first) for seed in range(20)}
    assert firsts == {0, 2}


@pytest.mark.rule("RWA-06", "RWA-171")
def test_seats_that_are_level_roll_again_and_not_for_ever() -> None:
    state = State()
    state.seats = 3
    state.house[House.MISSION] = NAMES.index("derailed")
    chance = Chance.scripted([0, 0, 5, 4, 4, 5, 0, 0, 2, 0])  # 2, 11, 11; then 2 against 4
    roll_for_first(state, chance, Log())
    chance.check_script()
    assert state.first == 2
    chance = Chance.scripted([0] * 60)
    roll_for_first(state, chance, Log())
    chance.check_script()
    assert state.first == 0


# --- Vehicles and tokens ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-012", "RWA-01")
def test_what_costs_more_than_is_left_cannot_be_bought() -> None:
    table = begin("interceptor", points=2)
    assert BUY + VehicleKind.COUPE in table.open
    assert BUY + VehicleKind.HUMVEE not in table.open
    assert ENOUGH not in table.open  # nobody begins without a vehicle
    table.do(BUY + VehicleKind.DIRT_BIKE)
    assert BUY + VehicleKind.COUPE not in table.open
    assert BUY + VehicleKind.DIRT_BIKE in table.open
    assert ENOUGH in table.open
    assert not any(FORCE + number in table.open for number in range(3))  # RWA-170


@pytest.mark.rule("RW-070", "RW-071", "RWA-02")
def test_there_is_a_token_for_each_point_really_spent() -> None:
    table = begin("interceptor", points=6)
    table.do(BUY + VehicleKind.HUMVEE).do(ENOUGH)
    assert (table.state.tokens[0], table.state.asks) == (3, Ask.TOKEN)  # one vehicle: nobody need say which


@pytest.mark.rule("RW-073", "RW-074", "RW-080", "RW-079", "RWA-65")
def test_crew_need_room_but_a_veteran_takes_the_free_drivers_place() -> None:
    table = begin("interceptor", points=2)
    table.do(BUY + VehicleKind.DIRT_BIKE).do(BUY + VehicleKind.DIRT_BIKE)
    table.do(VEHICLE + 0).do(TOKEN + Token.GUNNER)
    table.do(VEHICLE + 0)
    assert TOKEN + Token.GUNNER not in table.open
    assert TOKEN + Token.VETERAN in table.open
    table.do(TOKEN + Token.VETERAN)
    state = table.state
    assert (state.wheel[0], state.crew_size[0], state.seat) == (Token.VETERAN, 2, 1)


@pytest.mark.rule("RW-075", "RWA-135")
def test_others_are_told_where_a_token_goes_and_not_which() -> None:
    table = begin("interceptor", points=2)
    table.log.size = 0
    table.do(BUY + VehicleKind.COUPE).do(TOKEN + Token.SPIKES)
    log = table.log
    told = {int(log.kind[i]): int(log.audience[i]) for i in range(log.size)}
    assert told[Event.ARMED] == 0b01
    assert told[Event.ARMED_UNSEEN] == EVERYONE & ~0b01
    assert table.state.shown[0, Token.SPIKES] == 0


@pytest.mark.rule("RWA-170")
@pytest.mark.parametrize("force", range(3))
@pytest.mark.parametrize("mission", NAMES)
def test_a_ready_made_force_spends_all_and_leaves_no_token_over(mission: str, force: int) -> None:
    table = begin(mission)
    state = table.state
    while state.asks == Ask.FORCE:
        seat = int(state.seat)
        table.do(FORCE + force)
        assert (state.points[seat], state.tokens[seat]) == (0, 0)
        assert forces.worth_of(state, seat) >= 2
    assert all(forces.room_left(state, v) >= 0 for v in range(state.slots))


# --- Where they come in -----------------------------------------------------------------------------------------------


def places(table: Table) -> set[tuple[int, int]]:
    """The edges and places that are open."""
    return {(int(PLACE_EDGE[number - PLACE]), int(PLACE_AT[number - PLACE])) for number in table.open}


@pytest.mark.rule("RW-291", "RWA-139")
def test_runners_set_up_at_the_start_with_their_middles_on_the_road() -> None:
    table = begun("interceptor", 2, 0)
    assert places(table) == {(Edge.START, at) for at in range(360, 601, 20)}


@pytest.mark.rule("RW-292", "RWA-70")
@pytest.mark.parametrize("before", [0, 1])
def test_interceptors_come_from_any_other_edge_in_their_first_turn_or_before(before: int) -> None:
    table = begun("interceptor", 2, 0, attackers_deploy=before)
    while table.state.seat == 0:
        if table.state.asks == Ask.PLACE:
            table.do(table.open[0])
        else:
            table.do(ENOUGH)
    state = table.state
    assert (state.asks, state.round) == (Ask.PLACE, 1 - before)
    everywhere = {(int(edge), int(at)) for edge, at in zip(PLACE_EDGE, PLACE_AT)}
    assert places(table) == {(edge, at) for edge, at in everywhere if edge != Edge.START}


@pytest.mark.rule("RWA-139")
@pytest.mark.parametrize("edge", [Edge.START, Edge.END, Edge.LEFT, Edge.RIGHT])
def test_where_the_place_is_taken_it_stands_further_in_just_clear(edge: Edge) -> None:
    table = Table("duel")
    state = table.state
    cars = [table.add(kind, coming=True) for kind in ("coupe", "big-rig", "dirt-bike")]
    for v in cars:
        deploying.put_on_edge(state, v, edge, 480)
    for v in cars:
        for other in cars[:v]:
            assert not lies_on(state, v, other)
    first, second = cars[0], cars[1]
    if edge in (Edge.START, Edge.END):
        apart = abs(state.y[first] - state.y[second])
        assert apart == state.half_length[first] + state.half_length[second]
    else:
        apart = abs(state.x[first] - state.x[second])
        assert apart == state.half_width[first] + state.half_width[second]
    assert all(state.status[v] == Status.DRIVING for v in cars)


@pytest.mark.rule("RW-378", "RW-380")
def test_a_replacement_is_worth_just_as_much_and_need_not_come() -> None:
    table = Table("chase")
    state = table.state
    table.add("coupe")
    state.seat, state.asks, state.points[1], state.tokens[1] = 1, Ask.FORCE, 3, 1
    bought = [number - BUY for number in table.open if BUY <= number < FORCE]
    assert bought == [VehicleKind.MUSCLE_CAR, VehicleKind.HUMVEE, VehicleKind.CONVERTIBLE, VehicleKind.TRUCK_4X4]
    assert table.open[-1] == ENOUGH
    assert forces.lightest(state, 1, Token.NITRO) == NOBODY
