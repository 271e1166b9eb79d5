"""Monsters: one player's Monster Trucks against survivors."""

import pytest

from runabout.games.road_wolf.kinds import Token, VehicleKind
from tests.games.road_wolf.table import MIDDLE, Table, begun, of

SURVIVOR, MONSTER = 0, 1


def stage_of(**options):
    """Two survivor vehicles, and two Monster Trucks."""
    table = Table("monsters", **options)
    table.car, table.bike = table.add("coupe", seat=SURVIVOR), table.add("dirt-bike", seat=SURVIVOR)
    table.one, table.other = table.add("monster-truck", seat=MONSTER), table.add("monster-truck", seat=MONSTER)
    return table


@pytest.fixture
def table():
    """As above, as tables usually play."""
    return stage_of()


@pytest.mark.rule("RW-350", "RW-355", "RW-356", "RW-357", "RWA-71")
def test_one_player_has_8_points_for_monster_trucks_and_the_others_8_between_them():
    mission = of("monsters")
    survivors, monsters = mission.sides
    assert (survivors.points, monsters.points) == (8, 8)
    assert monsters.kinds == (VehicleKind.MONSTER_TRUCK,)
    assert (mission.alone, mission.begins) == (MONSTER, SURVIVOR)
    assert [side.deploys.name for side in mission.sides] == ["START", "ANY_EDGE"]


@pytest.mark.rule("RW-350", "RWA-137")
def test_the_last_player_is_the_monsters_and_all_others_are_survivors():
    assert list(Table("monsters", seats=4).state.side[:4]) == [SURVIVOR] * 3 + [MONSTER]


@pytest.mark.rule("RW-350", "RWA-83", "RWA-02")
def test_they_have_a_token_for_each_point_and_no_nitro_but_among_these():
    for force, nitros in ((0, 0), (2, 1)):
        state = begun("monsters", 3, force).state
        trucks = [v for v in range(state.slots) if state.kind[v] == VehicleKind.MONSTER_TRUCK]
        assert [int(state.owner[v]) for v in trucks] == [2, 2]
        veterans = sum(1 for v in trucks if state.wheel[v] == Token.VETERAN)
        assert sum(int(state.crew_size[v] + state.gear_size[v]) for v in trucks) == 8 + len(trucks) - veterans
        assert sum(int(state.aboard[v, Token.NITRO]) for v in trucks) == nitros


@pytest.mark.rule("RWA-82", "RW-354")
def test_a_monster_truck_goes_on_after_a_ram_and_may_ram_another_in_the_same_move(table):
    truck = table.add("monster-truck", (MIDDLE, 600), seat=MONSTER)
    first = table.add("dirt-bike", (MIDDLE, 740), seat=SURVIVOR)
    second = table.add("coupe", (MIDDLE, 860), seat=SURVIVOR)
    lost = (*(6, 6, 1, 1), 2, *(6, 6, 6, 1), 2, 2)
    table.move(truck, 0, 160, *lost)
    assert table.told_of("ram") == [truck, truck]
    assert first not in table.on_board()
    assert table.state.hits[second] == 2


@pytest.mark.rule("RW-359")
def test_another_vehicle_does_not_save_the_monsters(table):
    table.taken(table.car, MONSTER).destroyed(table.one, table.other)
    assert table.result == [SURVIVOR]


@pytest.mark.rule("RW-358")
def test_the_monsters_win_when_every_survivor_vehicle_is_destroyed(table):
    assert table.destroyed(table.car).result is None
    assert table.destroyed(table.bike).result == [MONSTER]


@pytest.mark.rule("RW-359")
def test_the_survivors_win_when_both_monster_trucks_are(table):
    assert table.destroyed(table.one).result is None
    assert table.destroyed(table.other).result == [SURVIVOR]


@pytest.mark.rule("RW-359", "RWA-134")
def test_a_captured_monster_truck_is_as_good_as_destroyed(table):
    assert table.taken(table.one, SURVIVOR).result is None
    assert table.destroyed(table.other).result == [SURVIVOR]


@pytest.mark.rule("RW-359", "RWA-186")
def test_a_monster_truck_that_has_left_the_board_is_gone_too(table):
    table.left(table.one)
    assert table.result is None
    assert table.left(table.other, "left").result == [SURVIVOR]


@pytest.mark.rule("RW-359")
def test_a_monster_truck_that_is_not_yet_on_the_board_is_not_lost():
    table = Table("monsters")
    table.add("coupe", seat=SURVIVOR)
    table.add("monster-truck", seat=MONSTER, coming=True)
    assert table.result is None


@pytest.mark.rule("RW-358", "RWA-134")
@pytest.mark.parametrize("edge", ["start", "left", "right"])
def test_a_survivor_vehicle_gone_over_another_edge_is_as_good_as_destroyed(table, edge):
    assert table.left(table.car, edge).result is None
    assert table.destroyed(table.bike).result == [MONSTER]


@pytest.mark.rule("RW-358", "RWA-186")
def test_captured_survivor_vehicles_are_lost_and_immobilized_ones_are_not(table):
    table.taken(table.car, MONSTER).immobilized(table.bike)
    assert table.result is None
    assert table.destroyed(table.bike).result == [MONSTER]


@pytest.mark.rule("RW-360")
def test_it_is_a_draw_as_soon_as_a_survivor_is_over_the_end(table):
    assert table.destroyed(table.car).left(table.bike).result == []


@pytest.mark.rule("RW-358", "RWA-186")
def test_a_monster_truck_in_the_hands_of_survivors_is_a_survivor_vehicle(table):
    table.taken(table.one, SURVIVOR).destroyed(table.car, table.bike)
    assert table.result is None
    assert table.left(table.one).result == []


@pytest.mark.rule("RW-360", "RWA-132")
def test_a_survivor_vehicle_that_leaves_with_nobody_at_the_wheel_makes_no_draw(table):
    assert table.abandoned(table.car).left(table.car).result is None


@pytest.mark.rule("RW-360")
def test_a_monster_truck_over_the_end_makes_no_draw(table):
    assert table.left(table.one).result is None


@pytest.mark.rule("RWA-03")
@pytest.mark.parametrize(
    ("agreed", "edge", "result"),
    [(0, "end", []), (0, "start", None), (1, "end", None), (1, "start", []), (2, "end", []), (2, "start", [])],
)
def test_the_table_may_agree_which_edge_makes_the_draw(agreed, edge, result):
    table = stage_of(monsters_draw_edge=agreed)
    assert table.left(table.car, edge).result == result
    assert stage_of(monsters_draw_edge=agreed).left(table.car, "left").result is None


@pytest.mark.rule("RWA-115")
def test_both_lost_at_once_is_a_draw(table):
    assert table.destroyed(table.car, table.bike, table.one, table.other).result == []


@pytest.mark.rule("RWA-132")
def test_without_an_end_it_is_a_draw(table):
    assert table.standing == []
