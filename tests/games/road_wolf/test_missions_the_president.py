"""The President: the Limo, its Enforcers, and Insurgents who want it."""

import pytest

from runabout.games.road_wolf.kinds import VehicleKind
from tests.games.road_wolf.staging import Stage, of

ENFORCER, INSURGENT = 0, 1


@pytest.fixture
def stage():
    """The Limo and its escort, and one Insurgent."""
    stage = Stage("the-president")
    stage.limo = stage.add("armored-car", ENFORCER)
    stage.escort = stage.add("coupe", ENFORCER)
    stage.rebel = stage.add("armored-car", INSURGENT)
    return stage


@pytest.mark.rule("RW-330", "RW-331", "RW-332", "RW-333", "RWA-71")
def test_the_limo_is_paid_for_by_the_enforcers_who_begin_at_the_start():
    mission = of("the-president")
    enforcers, insurgents = mission.sides
    assert enforcers.must == (VehicleKind.ARMORED_CAR,)
    assert (enforcers.points, insurgents.points) == (0, 0)
    assert mission.begins == ENFORCER
    assert [side.deploys.name for side in mission.sides] == ["START", "ANY_EDGE"]


@pytest.mark.rule("RW-334")
def test_the_enforcers_win_when_the_limo_drives_off_the_end(stage):
    assert stage.result is None
    assert stage.left(stage.escort).result is None
    assert stage.left(stage.limo).result == [ENFORCER]


@pytest.mark.rule("RW-335")
def test_the_insurgents_win_only_when_they_have_driven_it_off_the_end(stage):
    assert stage.taken(stage.limo, INSURGENT).result is None
    assert stage.left(stage.limo).result == [INSURGENT]


@pytest.mark.rule("RW-335", "RWA-111")
def test_a_limo_can_be_captured_back(stage):
    stage.taken(stage.limo, INSURGENT).taken(stage.limo, ENFORCER)
    assert stage.result is None
    assert stage.left(stage.limo).result == [ENFORCER]


@pytest.mark.rule("RW-336")
def test_if_the_limo_is_destroyed_it_is_a_draw(stage):
    assert stage.destroyed(stage.limo).result == []


@pytest.mark.rule("RW-336")
def test_who_has_it_when_it_is_destroyed_makes_no_difference(stage):
    assert stage.taken(stage.limo, INSURGENT).destroyed(stage.limo).result == []


@pytest.mark.rule("RWA-79")
@pytest.mark.parametrize("edge", ["start", "left", "right"])
def test_if_the_limo_leaves_elsewhere_it_is_a_draw(stage, edge):
    assert stage.left(stage.limo, edge).result == []


@pytest.mark.rule("RWA-79", "RWA-132")
def test_a_limo_off_the_end_with_nobody_at_the_wheel_is_a_draw(stage):
    assert stage.abandoned(stage.limo).left(stage.limo).result == []


@pytest.mark.rule("RW-334")
def test_an_immobilized_limo_decides_nothing(stage):
    assert stage.immobilized(stage.limo).result is None


@pytest.mark.rule("RW-055")
def test_an_armored_car_of_the_insurgents_is_not_the_limo(stage):
    assert stage.left(stage.rebel).result is None
    assert stage.left(stage.limo).result == [ENFORCER]


@pytest.mark.rule("RWA-132")
def test_without_an_end_it_is_a_draw(stage):
    assert stage.standing == []


@pytest.mark.rule("RW-334", "RW-022")
def test_all_players_of_a_side_win_together():
    stage = Stage("the-president", seats=5)
    limo = stage.add("armored-car", 2)
    assert stage.left(limo).result == [0, 2, 4]
