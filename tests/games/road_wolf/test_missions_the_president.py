"""The President: the Limo, its Enforcers, and Insurgents who want it."""

import pytest

from runabout.games.road_wolf.kinds import VehicleKind
from tests.games.road_wolf.table import Table, of

ENFORCER, INSURGENT = 0, 1


@pytest.fixture
def table():
    """The Limo and its escort, and one Insurgent."""
    table = Table("the-president")
    table.limo = table.add("armored-car", seat=ENFORCER)
    table.escort = table.add("coupe", seat=ENFORCER)
    table.rebel = table.add("armored-car", seat=INSURGENT)
    return table


@pytest.mark.rule("RW-330", "RW-331", "RW-332", "RW-333", "RWA-71")
def test_the_limo_is_paid_for_by_the_enforcers_who_begin_at_the_start():
    mission = of("the-president")
    enforcers, insurgents = mission.sides
    assert enforcers.must == (VehicleKind.ARMORED_CAR,)
    assert (enforcers.points, insurgents.points) == (0, 0)
    assert mission.begins == ENFORCER
    assert [side.deploys.name for side in mission.sides] == ["START", "ANY_EDGE"]


@pytest.mark.rule("RW-334")
def test_the_enforcers_win_when_the_limo_drives_off_the_end(table):
    assert table.result is None
    assert table.left(table.escort).result is None
    assert table.left(table.limo).result == [ENFORCER]


@pytest.mark.rule("RW-335")
def test_the_insurgents_win_only_when_they_have_driven_it_off_the_end(table):
    assert table.taken(table.limo, INSURGENT).result is None
    assert table.left(table.limo).result == [INSURGENT]


@pytest.mark.rule("RW-335", "RWA-111")
def test_a_limo_can_be_captured_back(table):
    table.taken(table.limo, INSURGENT).taken(table.limo, ENFORCER)
    assert table.result is None
    assert table.left(table.limo).result == [ENFORCER]


@pytest.mark.rule("RW-336")
def test_if_the_limo_is_destroyed_it_is_a_draw(table):
    assert table.destroyed(table.limo).result == []


@pytest.mark.rule("RW-336")
def test_who_has_it_when_it_is_destroyed_makes_no_difference(table):
    assert table.taken(table.limo, INSURGENT).destroyed(table.limo).result == []


@pytest.mark.rule("RWA-79")
@pytest.mark.parametrize("edge", ["start", "left", "right"])
def test_if_the_limo_leaves_elsewhere_it_is_a_draw(table, edge):
    assert table.left(table.limo, edge).result == []


@pytest.mark.rule("RWA-79", "RWA-132")
def test_a_limo_off_the_end_with_nobody_at_the_wheel_is_a_draw(table):
    assert table.abandoned(table.limo).left(table.limo).result == []


@pytest.mark.rule("RW-334")
def test_an_immobilized_limo_decides_nothing(table):
    assert table.immobilized(table.limo).result is None


@pytest.mark.rule("RW-055")
def test_an_armored_car_of_the_insurgents_is_not_the_limo(table):
    assert table.left(table.rebel).result is None
    assert table.left(table.limo).result == [ENFORCER]


@pytest.mark.rule("RWA-132")
def test_without_an_end_it_is_a_draw(table):
    assert table.standing == []


@pytest.mark.rule("RW-334", "RW-022")
def test_all_players_of_a_side_win_together():
    table = Table("the-president", seats=5)
    limo = table.add("armored-car", seat=2)
    assert table.left(limo).result == [0, 2, 4]
