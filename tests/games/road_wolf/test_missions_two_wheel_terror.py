"""Two-Wheel Terror: Bikers, civilians, and Enforcers."""

import numpy as np
import pytest

from runabout.core.chance import Chance
from runabout.games.road_wolf import rules
from runabout.games.road_wolf.actions import ACTIONS
from runabout.games.road_wolf.box import BOARD_LENGTH, SIZE
from runabout.games.road_wolf.jobs import How, JobKind, News, push
from runabout.games.road_wolf.kinds import RoadCard, Token, VehicleKind
from runabout.games.road_wolf.measures.slots import rect_of
from runabout.games.road_wolf.mission import Turn
from runabout.games.road_wolf.standing import would_lie_on
from runabout.games.road_wolf.state import NOBODY, Ask, Status
from tests.games.road_wolf.table import MIDDLE, Table, begun, of

BIKER, ENFORCER = 0, 1


@pytest.fixture
def table():
    """Two bikes, one Enforcer, and two civilians."""
    table = Table("two-wheel-terror")
    table.bike, table.other = table.add("dirt-bike", seat=BIKER), table.add("street-bike", seat=BIKER)
    table.patrol = table.add("coupe", seat=ENFORCER)
    table.family, table.teacher = table.add("convertible", seat=NOBODY), table.add("rally-car", seat=NOBODY)
    return table


def laid(points=6, seats=2, **options):
    """The civilians, where each side has so many points."""
    table = Table("two-wheel-terror", seats, **options)
    for seat in range(seats):
        table.state.points[seat] = points // ((seats + 1 - seat % 2) // 2)
    return table.lay()


def kinds(table):
    """The vehicles on the board, in the order of their slots."""
    return [VehicleKind(table.state.kind[v]).text for v in table.on_board()]


# --- Getting ready ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-310", "RW-314", "RW-315", "RWA-70", "RWA-145")
def test_bikes_and_nothing_else_at_the_start_and_enforcers_at_any_edge_before_play():
    bikers, enforcers = of("two-wheel-terror").sides
    assert bikers.kinds == (VehicleKind.STREET_BIKE, VehicleKind.DIRT_BIKE)
    assert (bikers.deploys.name, enforcers.deploys.name) == ("START", "ANY_EDGE")
    assert enforcers.before_play


@pytest.mark.rule("RW-311", "RWA-76", "RWA-181")
@pytest.mark.parametrize(
    ("points", "civilians"),
    [
        (1, ["street-bike"]),
        (2, ["coupe"]),
        (4, ["coupe", "street-bike", "dirt-bike"]),
        (6, ["coupe", "convertible", "street-bike"]),
        (10, ["coupe", "convertible", "street-bike", "roadster", "dirt-bike", "street-bike"]),
        (12, ["coupe", "convertible", "street-bike", "roadster", "humvee", "dirt-bike"]),
    ],
)
def test_civilians_of_mixed_sizes_are_worth_what_the_table_says(points, civilians):
    table = laid(civilian_points=points)
    assert kinds(table) == civilians
    assert sum(SIZE[table.state.kind[v]] for v in table.on_board()) == points


@pytest.mark.rule("RWA-76")
def test_unless_it_says_otherwise_they_are_worth_as_much_as_each_team_has():
    assert kinds(laid(points=5)) == ["coupe", "convertible"]


@pytest.mark.rule("RW-312", "RWA-136")
def test_a_civilian_vehicle_has_its_driver_and_all_know_it():
    table = laid()
    for v in table.on_board():
        assert table.state.crew_size[v] == 1
        assert table.state.wheel[v] == table.state.shown_wheel[v] == Token.DRIVER
        assert (table.state.shown[v] == table.state.aboard[v]).all()


@pytest.mark.rule("RW-313", "RWA-181")
def test_they_stand_at_even_distances_all_along_the_road():
    table = laid(civilian_points=12)
    count = len(table.on_board())
    assert [int(y) for y in table.state.y[:count]] == [BOARD_LENGTH * i // (count + 1) for i in range(1, count + 1)]
    assert {int(x) for x in table.state.x[:count]} == {MIDDLE}
    assert table.told_of("laid") == list(range(count))


# --- Turns ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-316", "RWA-182")
def test_enforcers_bikers_civilians_and_then_the_road():
    table = Table("two-wheel-terror", seats=5)
    table.state.first = 3
    turns = [table.place(i) for i in range(8)]
    assert turns == [3, 1, 4, 0, 2, Turn.SKIPPED, Turn.ROAD, Turn.ROUND_OVER]


@pytest.mark.rule("RW-317")
def test_the_enforcers_miss_their_turn_in_the_first_round():
    table = Table("two-wheel-terror")
    table.state.first = ENFORCER
    assert [table.place(i, of_round=1) for i in range(3)] == [Turn.SKIPPED, BIKER, Turn.SKIPPED]
    assert [table.place(i, of_round=2) for i in range(2)] == [ENFORCER, BIKER]


@pytest.mark.rule("RW-315", "RW-317", "RWA-139")
@pytest.mark.parametrize("seats", [2, 5])
def test_in_a_real_game_all_stand_on_the_board_and_clear_of_each_other_and_a_biker_begins(seats):
    table = begun("two-wheel-terror", seats, 2, civilian_points=12)
    state, log = table.state, table.log
    chance, out = Chance.seeded(bytes(32)), np.zeros(ACTIONS, np.int64)
    while state.asks == Ask.PLACE:
        count = rules.legal(state, out)
        rules.apply(state, int(out[count // 2]), chance, log)  # all at the same place
    assert state.side[state.mover] == BIKER
    assert (state.status[: state.slots] == Status.DRIVING).all()
    for v in range(state.slots):
        assert would_lie_on(state, v, rect_of(state, v)) == 0


@pytest.mark.rule("RW-318", "RW-261", "RWA-48")
def test_in_their_turn_abandoned_civilians_check_and_stop(table):
    table.abandoned(table.teacher)
    table.place(2)
    table.settle(1, 1, 6, 1)  # the road's dice, and the vehicle's: it is safe
    assert table.on_board()[table.teacher] == "immobilized"
    assert table.on_board()[table.family] == "driving"


@pytest.mark.rule("RW-319", "RWA-77")
def test_for_a_civilian_nobody_decides_anything(table):
    table.check(table.family, 6, 6, 6, 6, 1)  # it wins against 6-6 with 6-6-1
    push(table.state, JobKind.LOSE, table.family, 2)
    table.settle()
    assert table.state.asks == Ask.NOTHING
    assert table.on_board()[table.family] == "abandoned"


@pytest.mark.rule("RW-320", "RW-160")
def test_a_damaged_civilian_on_supplies_is_repaired_by_1_and_the_card_is_gone(table):
    table.card("supplies", (MIDDLE, 900))
    state = table.state
    table.tell(table.family, News.ON_SUPPLIES, 0)
    assert (state.cards, state.discards[RoadCard.SUPPLIES]) == (1, 0)
    state.hits[table.family] = 2
    table.tell(table.family, News.ON_SUPPLIES, 0)
    assert state.hits[table.family] == 1
    assert (state.cards, state.discards[RoadCard.SUPPLIES]) == (0, 1)


@pytest.mark.rule("RW-320", "RWA-78")
def test_one_that_has_been_taken_over_is_not_repaired_by_supplies(table):
    table.card("supplies", (MIDDLE, 900))
    table.taken(table.family, BIKER)
    table.state.hits[table.family] = 2
    table.tell(table.family, News.ON_SUPPLIES, 0)
    assert (table.state.hits[table.family], table.state.cards) == (2, 1)


@pytest.mark.rule("RW-252", "RW-320", "RWA-57")
@pytest.mark.parametrize("kind", ["coupe", "dirt-bike"])
def test_supplies_are_of_no_use_to_a_civilian_that_the_check_owed_destroys(table, kind):
    table.card("supplies", (MIDDLE, 900))
    table.card("slick", (MIDDLE, 900))
    v = table.add(kind, (MIDDLE, 780), seat=NOBODY, hits=int(kind == "coupe"))
    table.move(v, 0, 80, *(6, 6, 1), *[3] * (kind == "coupe"), how=How.SKID)  # a ROLL; the Coupe skids on, to the right
    assert table.told_of("destroyed") == [v]
    assert table.told_of("repaired") == []
    assert (table.state.cards, table.state.discards[RoadCard.SUPPLIES]) == (2, 0)


@pytest.mark.rule("RW-160", "RW-320")
def test_supplies_repair_one_hit_of_one_civilian_however_often_they_are_touched_before(table):
    table.card("slick", (MIDDLE, 300))
    supplies = table.card("supplies", (MIDDLE, 900))
    table.card("slick", (MIDDLE, 1500))
    table.state.hits[[table.family, table.teacher]] = 1
    for v in (table.family, table.teacher):
        push(table.state, JobKind.TOLD, v, News.ON_SUPPLIES, supplies)
    table.settle()
    assert list(table.state.hits[[table.family, table.teacher]]) == [1, 0]
    assert (table.state.discards[RoadCard.SUPPLIES], table.state.discards[RoadCard.CLEAR]) == (1, 0)


# --- The end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-321", "RWA-112", "RWA-134")
def test_the_bikers_win_when_all_civilians_are_immobilized_destroyed_or_gone(table):
    assert table.immobilized(table.family).result is None
    assert table.left(table.teacher, "left").result == [BIKER]


@pytest.mark.rule("RW-321")
def test_an_abandoned_civilian_is_not_yet_wiped_out(table):
    table.destroyed(table.family).abandoned(table.teacher)
    assert table.result is None


@pytest.mark.rule("RW-322", "RWA-78")
def test_a_civilian_that_bikers_have_taken_over_counts_as_wiped_out(table):
    assert table.taken(table.teacher, BIKER).destroyed(table.family).result == [BIKER]


@pytest.mark.rule("RWA-134")
def test_a_civilian_in_the_hands_of_enforcers_is_not_wiped_out(table):
    table.taken(table.teacher, ENFORCER).destroyed(table.family)
    assert table.result is None
    assert table.immobilized(table.teacher).result == [BIKER]


@pytest.mark.rule("RW-323", "RWA-134")
def test_the_enforcers_win_when_every_biker_is_destroyed_abandoned_or_captured(table):
    assert table.destroyed(table.bike).result is None
    assert table.abandoned(table.other).result == [ENFORCER]
    assert table.taken(table.other, ENFORCER).result == [ENFORCER]


@pytest.mark.rule("RWA-134")
def test_an_immobilized_biker_is_not_taken_out(table):
    assert table.destroyed(table.bike).immobilized(table.other).result is None


@pytest.mark.rule("RWA-134", "RW-322")
def test_bikers_in_captured_cars_are_bikers_still(table):
    table.taken(table.teacher, BIKER).destroyed(table.bike, table.other)
    assert table.result is None
    assert table.destroyed(table.teacher).result == [ENFORCER]


@pytest.mark.rule("RW-323", "RWA-188")
def test_a_biker_who_has_left_the_board_is_out(table):
    assert table.destroyed(table.bike).left(table.other).result == [ENFORCER]


@pytest.mark.rule("RWA-122")
def test_if_the_last_of_both_go_together_the_bikers_have_won(table):
    assert table.destroyed(table.bike, table.other, table.family, table.teacher).result == [BIKER]


@pytest.mark.rule("RWA-132")
def test_without_an_end_it_is_a_draw(table):
    assert table.standing == []
