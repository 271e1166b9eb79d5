"""The Wages of Fear: who wins, by what becomes of the two trucks."""

import pytest

from runabout.games.road_wolf.kinds import Token, VehicleKind
from runabout.games.road_wolf.numbers import REROLL
from runabout.games.road_wolf.state import Ask
from tests.games.road_wolf.staging import MIDDLE, Stage, of

TEAM, RAIDER = 0, 1


@pytest.fixture
def stage():
    """The two trucks, an escort, and one Raider."""
    stage = Stage("the-wages-of-fear")
    stage.one = stage.add("explosives-truck", TEAM)
    stage.other = stage.add("explosives-truck", TEAM)
    stage.escort = stage.add("coupe", TEAM)
    stage.raider = stage.add("coupe", RAIDER)
    return stage


@pytest.mark.rule("RW-391", "RW-392", "RW-394", "RW-395")
def test_either_side_has_14_points_and_two_of_the_teams_vehicles_are_the_trucks():
    mission = of("the-wages-of-fear")
    team, raiders = mission.sides
    assert (team.points, raiders.points) == (14, 14)
    assert team.must == (VehicleKind.EXPLOSIVES_TRUCK,) * 2
    assert VehicleKind.EXPLOSIVES_TRUCK not in raiders.kinds + team.kinds
    assert mission.begins == TEAM
    assert [side.deploys.name for side in mission.sides] == ["START", "ANY_EDGE"]


@pytest.mark.rule("RW-401")
def test_one_truck_off_the_end_is_enough(stage):
    assert stage.destroyed(stage.one).result is None
    assert stage.left(stage.other).result == [TEAM]


@pytest.mark.rule("RW-401")
def test_the_escort_does_not_count(stage):
    assert stage.left(stage.escort).result is None


@pytest.mark.rule("RW-402", "RWA-91")
def test_the_raiders_win_when_both_are_captured_or_destroyed(stage):
    assert stage.taken(stage.one, RAIDER).result is None
    assert stage.destroyed(stage.other).result == [RAIDER]


@pytest.mark.rule("RW-402", "RW-400")
def test_the_raiders_win_when_both_go_up_at_once_and_everybody_with_them(stage):
    assert stage.destroyed(stage.raider, stage.escort, stage.one, stage.other).result == [RAIDER]


@pytest.mark.rule("RWA-91")
def test_a_captured_truck_can_be_captured_back(stage):
    stage.taken(stage.one, RAIDER).taken(stage.one, TEAM).destroyed(stage.other)
    assert stage.result is None
    assert stage.left(stage.one).result == [TEAM]


@pytest.mark.rule("RWA-91")
def test_a_truck_that_raiders_drive_off_is_gone(stage):
    assert stage.taken(stage.one, RAIDER).left(stage.one).result is None
    assert stage.left(stage.other, "left").result == [RAIDER]


@pytest.mark.rule("RW-401", "RWA-132")
def test_a_truck_off_the_end_with_nobody_at_the_wheel_is_gone(stage):
    stage.abandoned(stage.one).left(stage.one)
    assert stage.result is None
    assert stage.destroyed(stage.other).result == [RAIDER]


@pytest.mark.rule("RW-402")
def test_trucks_that_are_abandoned_or_immobilized_are_not_lost(stage):
    stage.destroyed(stage.other).immobilized(stage.one)
    assert stage.result is None
    assert stage.abandoned(stage.one).result is None


# --- Explosives -------------------------------------------------------------------------------------------------------

ROAD_ROLLS_LOW = (2, 2)


def two_trucks(gap=100):
    """The trucks one behind the other on the road, and a Raider far off."""
    stage = Stage("the-wages-of-fear")
    stage.one = stage.add("explosives-truck", TEAM, at=(MIDDLE, 600))
    stage.other = stage.add("explosives-truck", TEAM, at=(MIDDLE, 600 + 2 * 90 + gap))
    stage.raider = stage.add("coupe", RAIDER)
    return stage


@pytest.mark.rule("RW-393", "RW-396", "RW-399", "RWA-90")
def test_damage_from_a_ram_blows_a_truck_up_and_the_blast_has_6_dice():
    stage = two_trucks()
    stage.rammed(stage.one, 1, *(6, 6, 1, 1, 1, 1), *(6, 6, 5, 5))  # the other truck wins: nothing happens to it
    assert stage.on_board() == {stage.one: "wreck", stage.other: "driving", stage.raider: "driving"}
    assert stage.told_of("exploded") == [stage.one]


@pytest.mark.rule("RW-399", "RW-400", "RWA-90", "RW-402")
def test_a_blast_can_set_off_the_other_truck_and_that_is_the_raiders_win():
    stage = two_trucks()
    stage.rammed(stage.one, 1, *(6, 1, 1, 1, 1, 1), *(5, 5, 5, 5))
    assert stage.told_of("exploded") == [stage.one, stage.other]
    assert stage.result == [RAIDER]


@pytest.mark.rule("RW-399")
@pytest.mark.parametrize(("gap", "struck"), [(160, True), (161, False)])
def test_a_blast_reaches_1_stick(gap, struck):
    stage = two_trucks(gap)
    stage.rammed(stage.one, 1, *((1, 1, 1, 1, 1, 1, 6, 1, 1, 1) if struck else ()))
    assert stage.told_of("struck") == ([stage.other] if struck else [])


@pytest.mark.rule("RW-397", "RWA-89")
def test_any_1_among_its_dice_in_a_wipeout_check_blows_it_up_even_one_that_it_wins():
    stage = two_trucks(500)
    assert stage.checks(stage.one, *ROAD_ROLLS_LOW, 6, 5, 4, 3).told_of("exploded") == []
    assert stage.checks(stage.one, 1, 1, 6, 5, 4, 3).told_of("exploded") == []
    assert stage.checks(stage.one, *ROAD_ROLLS_LOW, 6, 6, 6, 1).told_of("exploded") == [stage.one]


@pytest.mark.rule("RW-398", "RWA-89")
@pytest.mark.parametrize(("shows", "exploded"), [(3, False), (1, True)])
def test_a_veteran_may_spend_the_reroll_on_such_a_1(shows, exploded):
    stage = two_trucks(500)
    stage.state.wheel[stage.one] = Token.VETERAN
    stage.checks(stage.one, *ROAD_ROLLS_LOW, 6, 6, 6, 1)
    assert (stage.state.asks, stage.state.seat) == (Ask.REROLL, TEAM)
    stage.choose(REROLL, shows)
    assert stage.told_of("exploded") == ([stage.one] if exploded else [])


@pytest.mark.rule("RWA-132")
def test_without_an_end_it_is_a_draw(stage):
    assert stage.standing == []
