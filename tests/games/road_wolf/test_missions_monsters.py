"""Monsters: one player's Monster Trucks against survivors."""

import pytest

from runabout.games.road_wolf.kinds import Token, VehicleKind
from tests.games.road_wolf.staging import MIDDLE, Stage, begun, of

SURVIVOR, MONSTER = 0, 1


def stage_of(**options):
    """Two survivor vehicles, and two Monster Trucks."""
    stage = Stage("monsters", **options)
    stage.car, stage.bike = stage.add("coupe", SURVIVOR), stage.add("dirt-bike", SURVIVOR)
    stage.one, stage.other = stage.add("monster-truck", MONSTER), stage.add("monster-truck", MONSTER)
    return stage


@pytest.fixture
def stage():
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
    assert list(Stage("monsters", seats=4).state.side[:4]) == [SURVIVOR] * 3 + [MONSTER]


@pytest.mark.rule("RW-350", "RWA-83", "RWA-02")
def test_they_have_a_token_for_each_point_and_no_nitro_but_among_these():
    for force, nitros in ((0, 4), (1, 0)):
        state, _ = begun("monsters", 3, force)
        trucks = [v for v in range(state.slots) if state.kind[v] == VehicleKind.MONSTER_TRUCK]
        assert [int(state.owner[v]) for v in trucks] == [2, 2]
        veterans = sum(1 for v in trucks if state.wheel[v] == Token.VETERAN)
        assert sum(int(state.crew_size[v] + state.gear_size[v]) for v in trucks) == 8 + len(trucks) - veterans
        assert sum(int(state.aboard[v, Token.NITRO]) for v in trucks) == nitros


@pytest.mark.rule("RWA-82", "RW-354")
def test_a_monster_truck_goes_on_after_a_ram_and_may_ram_another_in_the_same_move(stage):
    truck = stage.add("monster-truck", MONSTER, at=(MIDDLE, 600))
    first = stage.add("dirt-bike", SURVIVOR, at=(MIDDLE, 740))
    second = stage.add("coupe", SURVIVOR, at=(MIDDLE, 860))
    lost = (*(6, 6, 1, 1), 2, *(6, 6, 6, 1), 2, 2)
    stage.drives(truck, 0, 160, *lost)
    assert stage.told_of("ram") == [truck, truck]
    assert first not in stage.on_board()
    assert stage.state.hits[second] == 2


@pytest.mark.rule("RW-359")
def test_another_vehicle_does_not_save_the_monsters(stage):
    stage.taken(stage.car, MONSTER).destroyed(stage.one, stage.other)
    assert stage.result == [SURVIVOR]


@pytest.mark.rule("RW-358")
def test_the_monsters_win_when_every_survivor_vehicle_is_destroyed(stage):
    assert stage.destroyed(stage.car).result is None
    assert stage.destroyed(stage.bike).result == [MONSTER]


@pytest.mark.rule("RW-359")
def test_the_survivors_win_when_both_monster_trucks_are(stage):
    assert stage.destroyed(stage.one).result is None
    assert stage.destroyed(stage.other).result == [SURVIVOR]


@pytest.mark.rule("RW-359", "RWA-134")
def test_a_captured_monster_truck_is_as_good_as_destroyed(stage):
    assert stage.taken(stage.one, SURVIVOR).result is None
    assert stage.destroyed(stage.other).result == [SURVIVOR]


@pytest.mark.rule("RW-359", "RWA-186")
def test_a_monster_truck_that_has_left_the_board_is_gone_too(stage):
    stage.left(stage.one)
    assert stage.result is None
    assert stage.left(stage.other, "left").result == [SURVIVOR]


@pytest.mark.rule("RW-359")
def test_a_monster_truck_that_is_not_yet_on_the_board_is_not_lost():
    stage = Stage("monsters")
    stage.add("coupe", SURVIVOR)
    stage.add("monster-truck", MONSTER, coming=True)
    assert stage.result is None


@pytest.mark.rule("RW-358", "RWA-134")
@pytest.mark.parametrize("edge", ["start", "left", "right"])
def test_a_survivor_vehicle_gone_over_another_edge_is_as_good_as_destroyed(stage, edge):
    assert stage.left(stage.car, edge).result is None
    assert stage.destroyed(stage.bike).result == [MONSTER]


@pytest.mark.rule("RW-358", "RWA-186")
def test_captured_survivor_vehicles_are_lost_and_immobilized_ones_are_not(stage):
    stage.taken(stage.car, MONSTER).immobilized(stage.bike)
    assert stage.result is None
    assert stage.destroyed(stage.bike).result == [MONSTER]


@pytest.mark.rule("RW-360")
def test_it_is_a_draw_as_soon_as_a_survivor_is_over_the_end(stage):
    assert stage.destroyed(stage.car).left(stage.bike).result == []


@pytest.mark.rule("RW-358", "RWA-186")
def test_a_monster_truck_in_the_hands_of_survivors_is_a_survivor_vehicle(stage):
    stage.taken(stage.one, SURVIVOR).destroyed(stage.car, stage.bike)
    assert stage.result is None
    assert stage.left(stage.one).result == []


@pytest.mark.rule("RW-360", "RWA-132")
def test_a_survivor_vehicle_that_leaves_with_nobody_at_the_wheel_makes_no_draw(stage):
    assert stage.abandoned(stage.car).left(stage.car).result is None


@pytest.mark.rule("RW-360")
def test_a_monster_truck_over_the_end_makes_no_draw(stage):
    assert stage.left(stage.one).result is None


@pytest.mark.rule("RWA-03")
@pytest.mark.parametrize(
    ("agreed", "edge", "result"),
    [(0, "end", []), (0, "start", None), (1, "end", None), (1, "start", []), (2, "end", []), (2, "start", [])],
)
def test_the_table_may_agree_which_edge_makes_the_draw(agreed, edge, result):
    stage = stage_of(monsters_draw_edge=agreed)
    assert stage.left(stage.car, edge).result == result
    assert stage_of(monsters_draw_edge=agreed).left(stage.car, "left").result is None


@pytest.mark.rule("RWA-115")
def test_both_lost_at_once_is_a_draw(stage):
    assert stage.destroyed(stage.car, stage.bike, stage.one, stage.other).result == []


@pytest.mark.rule("RWA-132")
def test_without_an_end_it_is_a_draw(stage):
    assert stage.standing == []
