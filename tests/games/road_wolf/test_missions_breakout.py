"""Breakout: a Convoy and its Big Rig, and Attackers who want to stop it."""

import pytest

from runabout.games.road_wolf.kinds import VehicleKind
from tests.games.road_wolf.table import Table, of

CONVOY, ATTACKER = 0, 1


@pytest.fixture
def table():
    """The Big Rig and an escort, and one Attacker."""
    table = Table("breakout")
    table.rig = table.add("big-rig", seat=CONVOY)
    table.escort = table.add("coupe", seat=CONVOY)
    table.attacker = table.add("roadster", seat=ATTACKER)
    return table


@pytest.mark.rule("RW-301", "RW-302")
def test_the_convoy_has_10_points_and_must_take_a_big_rig_the_attackers_have_12():
    convoy, attackers = of("breakout").sides
    assert (convoy.points, attackers.points) == (10, 12)
    assert convoy.must == (VehicleKind.BIG_RIG,)
    assert attackers.must == ()


@pytest.mark.rule("RW-300", "RWA-180")
def test_the_convoy_takes_one_big_rig_only():
    convoy, attackers = of("breakout").sides
    assert VehicleKind.BIG_RIG not in convoy.kinds
    assert VehicleKind.BIG_RIG in attackers.kinds


@pytest.mark.rule("RW-306", "RW-307")
def test_the_convoy_wins_when_the_rig_drives_off_the_end(table):
    assert table.result is None
    assert table.left(table.rig).result == [CONVOY]
    assert table.told_of("escaped") == [table.rig]


@pytest.mark.rule("RW-306")
def test_what_becomes_of_the_escort_decides_nothing(table):
    assert table.left(table.escort).result is None
    assert table.destroyed(table.attacker).result is None


@pytest.mark.rule("RW-308")
def test_the_attackers_win_when_the_rig_is_destroyed(table):
    assert table.destroyed(table.rig).result == [ATTACKER]


@pytest.mark.rule("RW-308", "RWA-111")
def test_the_attackers_win_when_they_have_taken_the_rig_over(table):
    assert table.abandoned(table.rig).result is None
    assert table.taken(table.rig, ATTACKER).result == [ATTACKER]


@pytest.mark.rule("RWA-111", "RWA-51")
def test_a_convoy_that_takes_its_own_rig_over_has_lost_nothing(table):
    assert table.taken(table.rig, CONVOY).result is None


@pytest.mark.rule("RW-308", "RWA-74", "RWA-112")
def test_an_immobilized_rig_is_the_attackers_win_unless_the_table_plays_on(table):
    assert table.immobilized(table.rig).result == [ATTACKER]
    on = Table("breakout", big_rig_immobilized=1)
    rig = on.add("big-rig", seat=CONVOY)
    assert on.immobilized(rig).result is None
    assert on.destroyed(rig).result == [ATTACKER]


@pytest.mark.rule("RWA-75")
@pytest.mark.parametrize("edge", ["start", "left", "right"])
def test_a_rig_that_leaves_by_another_edge_is_lost(table, edge):
    assert table.left(table.rig, edge).result == [ATTACKER]


@pytest.mark.rule("RWA-132")
def test_a_rig_that_leaves_with_nobody_at_the_wheel_has_not_got_away(table):
    assert table.abandoned(table.rig).left(table.rig).result == [ATTACKER]


@pytest.mark.rule("RWA-180")
def test_a_big_rig_of_the_attackers_is_no_matter(table):
    theirs = table.add("big-rig", seat=ATTACKER)
    assert table.destroyed(theirs).result is None


@pytest.mark.rule("RWA-115")
def test_if_all_is_lost_at_once_the_attackers_have_won(table):
    assert table.destroyed(table.attacker, table.escort, table.rig).result == [ATTACKER]


@pytest.mark.rule("RWA-132")
def test_without_an_end_it_is_a_draw(table):
    assert table.standing == []


@pytest.mark.rule("RW-303", "RW-304", "RW-305")
def test_the_convoy_begins_at_the_start_and_the_attackers_come_from_any_edge():
    mission = of("breakout")
    assert mission.begins == CONVOY
    assert [side.deploys.name for side in mission.sides] == ["START", "ANY_EDGE"]
