"""Breakout: a Convoy and its Big Rig, and Attackers who want to stop it."""

import pytest

from runabout.games.road_wolf.kinds import VehicleKind
from tests.games.road_wolf.staging import Stage, of

CONVOY, ATTACKER = 0, 1


@pytest.fixture
def stage():
    """The Big Rig and an escort, and one Attacker."""
    stage = Stage("breakout")
    stage.rig = stage.add("big-rig", CONVOY)
    stage.escort = stage.add("coupe", CONVOY)
    stage.attacker = stage.add("roadster", ATTACKER)
    return stage


@pytest.mark.rule("RW-301", "RW-302")
def test_the_convoy_has_10_points_and_must_take_a_big_rig_the_attackers_have_12():
    convoy, attackers = of("breakout").sides
    assert (convoy.points, attackers.points) == (10, 12)
    assert convoy.must == (VehicleKind.BIG_RIG,)
    assert attackers.must == ()


@pytest.mark.rule("RWA-180")
def test_the_convoy_takes_one_big_rig_only():
    convoy, attackers = of("breakout").sides
    assert VehicleKind.BIG_RIG not in convoy.kinds
    assert VehicleKind.BIG_RIG in attackers.kinds


@pytest.mark.rule("RW-306", "RW-307")
def test_the_convoy_wins_when_the_rig_drives_off_the_end(stage):
    assert stage.result is None
    assert stage.left(stage.rig).result == [CONVOY]
    assert stage.told_of("escaped") == [stage.rig]


@pytest.mark.rule("RW-306")
def test_what_becomes_of_the_escort_decides_nothing(stage):
    assert stage.left(stage.escort).result is None
    assert stage.destroyed(stage.attacker).result is None


@pytest.mark.rule("RW-308")
def test_the_attackers_win_when_the_rig_is_destroyed(stage):
    assert stage.destroyed(stage.rig).result == [ATTACKER]


@pytest.mark.rule("RW-308", "RWA-111")
def test_the_attackers_win_when_they_have_taken_the_rig_over(stage):
    assert stage.abandoned(stage.rig).result is None
    assert stage.taken(stage.rig, ATTACKER).result == [ATTACKER]


@pytest.mark.rule("RWA-111", "RWA-51")
def test_a_convoy_that_takes_its_own_rig_over_has_lost_nothing(stage):
    assert stage.taken(stage.rig, CONVOY).result is None


@pytest.mark.rule("RW-308", "RWA-74", "RWA-112")
def test_an_immobilized_rig_is_the_attackers_win_unless_the_table_plays_on(stage):
    assert stage.immobilized(stage.rig).result == [ATTACKER]
    on = Stage("breakout", big_rig_immobilized=1)
    rig = on.add("big-rig", CONVOY)
    assert on.immobilized(rig).result is None
    assert on.destroyed(rig).result == [ATTACKER]


@pytest.mark.rule("RWA-75")
@pytest.mark.parametrize("edge", ["start", "left", "right"])
def test_a_rig_that_leaves_by_another_edge_is_lost(stage, edge):
    assert stage.left(stage.rig, edge).result == [ATTACKER]


@pytest.mark.rule("RWA-132")
def test_a_rig_that_leaves_with_nobody_at_the_wheel_has_not_got_away(stage):
    assert stage.abandoned(stage.rig).left(stage.rig).result == [ATTACKER]


@pytest.mark.rule("RWA-180")
def test_a_big_rig_of_the_attackers_is_no_matter(stage):
    theirs = stage.add("big-rig", ATTACKER)
    assert stage.destroyed(theirs).result is None


@pytest.mark.rule("RWA-115")
def test_if_all_is_lost_at_once_the_attackers_have_won(stage):
    assert stage.destroyed(stage.attacker, stage.escort, stage.rig).result == [ATTACKER]


@pytest.mark.rule("RWA-132")
def test_without_an_end_it_is_a_draw(stage):
    assert stage.standing == []


@pytest.mark.rule("RW-303", "RW-304", "RW-305")
def test_the_convoy_begins_at_the_start_and_the_attackers_come_from_any_edge():
    mission = of("breakout")
    assert mission.begins == CONVOY
    assert [side.deploys.name for side in mission.sides] == ["START", "ANY_EDGE"]
