"""The Wages of Fear: who wins, by what becomes of the two trucks."""

import pytest

from runabout.games.road_wolf.actions import REROLL
from runabout.games.road_wolf.kinds import Token, VehicleKind
from runabout.games.road_wolf.state import Ask
from tests.games.road_wolf.table import MIDDLE, Table, of

TEAM, RAIDER = 0, 1


@pytest.fixture
def table():
    """The two trucks, an escort, and one Raider."""
    table = Table("the-wages-of-fear")
    table.one = table.add("explosives-truck", seat=TEAM)
    table.other = table.add("explosives-truck", seat=TEAM)
    table.escort = table.add("coupe", seat=TEAM)
    table.raider = table.add("coupe", seat=RAIDER)
    return table


@pytest.mark.rule("RW-390", "RW-391", "RW-392", "RW-394", "RW-395")
def test_either_side_has_14_points_and_two_of_the_teams_vehicles_are_the_trucks():
    mission = of("the-wages-of-fear")
    team, raiders = mission.sides
    assert (team.points, raiders.points) == (14, 14)
    assert team.must == (VehicleKind.EXPLOSIVES_TRUCK,) * 2
    assert VehicleKind.EXPLOSIVES_TRUCK not in raiders.kinds + team.kinds
    assert mission.begins == TEAM
    assert [side.deploys.name for side in mission.sides] == ["START", "ANY_EDGE"]


@pytest.mark.rule("RW-401")
def test_one_truck_off_the_end_is_enough(table):
    assert table.destroyed(table.one).result is None
    assert table.left(table.other).result == [TEAM]


@pytest.mark.rule("RW-401")
def test_the_escort_does_not_count(table):
    assert table.left(table.escort).result is None


@pytest.mark.rule("RW-402", "RWA-91")
def test_the_raiders_win_when_both_are_captured_or_destroyed(table):
    assert table.taken(table.one, RAIDER).result is None
    assert table.destroyed(table.other).result == [RAIDER]


@pytest.mark.rule("RW-402", "RW-400")
def test_the_raiders_win_when_both_go_up_at_once_and_everybody_with_them(table):
    assert table.destroyed(table.raider, table.escort, table.one, table.other).result == [RAIDER]


@pytest.mark.rule("RWA-91")
def test_a_captured_truck_can_be_captured_back(table):
    table.taken(table.one, RAIDER).taken(table.one, TEAM).destroyed(table.other)
    assert table.result is None
    assert table.left(table.one).result == [TEAM]


@pytest.mark.rule("RWA-91")
def test_a_truck_that_raiders_drive_off_is_gone(table):
    assert table.taken(table.one, RAIDER).left(table.one).result is None
    assert table.left(table.other, "left").result == [RAIDER]


@pytest.mark.rule("RW-401", "RWA-132")
def test_a_truck_off_the_end_with_nobody_at_the_wheel_is_gone(table):
    table.abandoned(table.one).left(table.one)
    assert table.result is None
    assert table.destroyed(table.other).result == [RAIDER]


@pytest.mark.rule("RW-402")
def test_trucks_that_are_abandoned_or_immobilized_are_not_lost(table):
    table.destroyed(table.other).immobilized(table.one)
    assert table.result is None
    assert table.abandoned(table.one).result is None


# --- Explosives -------------------------------------------------------------------------------------------------------

ROAD_ROLLS_LOW = (2, 2)


def two_trucks(gap=100):
    """The trucks one behind the other on the road, and a Raider far off."""
    table = Table("the-wages-of-fear")
    table.one = table.add("explosives-truck", (MIDDLE, 600), seat=TEAM)
    table.other = table.add("explosives-truck", (MIDDLE, 600 + 2 * 90 + gap), seat=TEAM)
    table.raider = table.add("coupe", seat=RAIDER)
    return table


@pytest.mark.rule("RW-393", "RW-396", "RW-399", "RWA-90")
def test_damage_from_a_ram_blows_a_truck_up_and_the_blast_has_6_dice():
    table = two_trucks()
    table.rammed(table.one, 1, *(6, 6, 1, 1, 1, 1), *(6, 6, 5, 5))  # the other truck wins: nothing happens to it
    assert table.on_board() == {table.one: "wreck", table.other: "driving", table.raider: "driving"}
    assert table.told_of("exploded") == [table.one]


@pytest.mark.rule("RW-399", "RW-400", "RWA-90", "RW-402")
def test_a_blast_can_set_off_the_other_truck_and_that_is_the_raiders_win():
    table = two_trucks()
    table.rammed(table.one, 1, *(6, 1, 1, 1, 1, 1), *(5, 5, 5, 5))
    assert table.told_of("exploded") == [table.one, table.other]
    assert table.result == [RAIDER]


@pytest.mark.rule("RW-399")
@pytest.mark.parametrize(("gap", "struck"), [(160, True), (161, False)])
def test_a_blast_reaches_1_stick(gap, struck):
    table = two_trucks(gap)
    table.rammed(table.one, 1, *((1, 1, 1, 1, 1, 1, 6, 1, 1, 1) if struck else ()))
    assert table.told_of("struck") == ([table.other] if struck else [])


@pytest.mark.rule("RW-397", "RWA-89")
def test_any_1_among_its_dice_in_a_wipeout_check_blows_it_up_even_one_that_it_wins():
    table = two_trucks(500)
    assert table.check(table.one, *ROAD_ROLLS_LOW, 6, 5, 4, 3).told_of("exploded") == []
    assert table.check(table.one, 1, 1, 6, 5, 4, 3).told_of("exploded") == []
    assert table.check(table.one, *ROAD_ROLLS_LOW, 6, 6, 6, 1).told_of("exploded") == [table.one]


@pytest.mark.rule("RW-398", "RWA-89")
@pytest.mark.parametrize(("shows", "exploded"), [(3, False), (1, True)])
def test_a_veteran_may_spend_the_reroll_on_such_a_1(shows, exploded):
    table = two_trucks(500)
    table.state.wheel[table.one] = Token.VETERAN
    table.check(table.one, *ROAD_ROLLS_LOW, 6, 6, 6, 1)
    assert (table.state.asks, table.state.seat) == (Ask.REROLL, TEAM)
    table.do(REROLL, shows)
    assert table.told_of("exploded") == ([table.one] if exploded else [])


@pytest.mark.rule("RWA-132")
def test_without_an_end_it_is_a_draw(table):
    assert table.standing == []
