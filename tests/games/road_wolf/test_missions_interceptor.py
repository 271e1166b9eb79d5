"""Interceptor: Runners who escape, and Runners who are stopped."""

import pytest

from tests.games.road_wolf.table import Table, of

RUNNER, INTERCEPTOR = 0, 1


@pytest.fixture
def table():
    """Two Runners and one Interceptor."""
    table = Table("interceptor")
    table.one, table.other = table.add("coupe", seat=RUNNER), table.add("buggy", seat=RUNNER)
    table.hunter = table.add("roadster", seat=INTERCEPTOR)
    return table


def gained(table):
    """Points of the Runners and of the Interceptors."""
    return [int(points) for points in table.state.gained[:2]]


@pytest.mark.rule("RW-290", "RW-291", "RW-292", "RW-293")
def test_runners_begin_at_the_start_and_interceptors_come_from_any_other_edge():
    mission = of("interceptor")
    assert mission.begins == RUNNER
    assert [side.deploys.name for side in mission.sides] == ["START", "OTHER_EDGES"]
    assert [side.points for side in mission.sides] == [0, 0]


@pytest.mark.rule("RW-295", "RW-296", "RW-297")
def test_a_runner_off_the_end_is_a_point_for_the_one_side_a_runner_stopped_for_the_other(table):
    assert gained(table.left(table.one)) == [1, 0]
    assert gained(table.destroyed(table.other)) == [1, 1]
    assert table.result == []


@pytest.mark.rule("RW-294", "RW-297")
def test_it_is_over_when_no_runner_moves_and_more_points_win(table):
    assert table.left(table.one).result is None
    assert table.left(table.other).result == [RUNNER]


@pytest.mark.rule("RW-295")
def test_an_interceptor_off_the_end_is_worth_nothing(table):
    assert gained(table.left(table.hunter)) == [0, 0]


@pytest.mark.rule("RW-296", "RWA-73")
def test_one_that_has_been_captured_is_not_counted_again_when_nobody_moves(table):
    table.taken(table.one, INTERCEPTOR).destroyed(table.other)
    assert table.rules.ends(table.state)
    assert gained(table) == [0, 2]


@pytest.mark.rule("RWA-72")
def test_a_runner_that_leaves_over_another_edge_is_stopped(table):
    assert gained(table.left(table.one, "start")) == [0, 1]


@pytest.mark.rule("RWA-72", "RWA-133")
def test_immobilized_and_abandoned_runners_are_stopped_once_none_moves(table):
    assert gained(table.immobilized(table.one)) == [0, 0]
    assert table.result is None
    assert table.abandoned(table.other).result == [INTERCEPTOR]
    assert table.rules.ends(table.state)
    assert gained(table) == [0, 2]


@pytest.mark.rule("RWA-72", "RWA-133")
def test_a_runner_that_lies_still_is_stopped_at_the_end_in_whatever_slot_it_is(table):
    last = table.add("coupe", seat=RUNNER)
    table.left(table.one).left(table.other).immobilized(last)
    assert table.rules.ends(table.state)
    assert gained(table) == [2, 1]


@pytest.mark.rule("RWA-132")
def test_a_runner_off_the_end_with_nobody_at_the_wheel_is_stopped(table):
    assert gained(table.abandoned(table.one).left(table.one)) == [0, 1]


@pytest.mark.rule("RWA-73")
def test_a_captured_runner_is_stopped_and_only_once(table):
    assert gained(table.taken(table.one, INTERCEPTOR)) == [0, 1]
    assert gained(table.destroyed(table.one)) == [0, 1]


@pytest.mark.rule("RW-294", "RW-295", "RW-296", "RW-297", "RWA-203")
def test_a_runner_captured_taken_back_and_off_the_end_counts_for_the_runners_alone(table):
    table.taken(table.one, INTERCEPTOR).taken(table.one, RUNNER)
    assert gained(table) == [0, 0], "it is stopped no more"
    assert gained(table.left(table.one)) == [1, 0]


@pytest.mark.rule("RW-296", "RWA-203")
def test_a_runner_taken_back_that_is_stopped_after_all_counts_once(table):
    table.taken(table.one, INTERCEPTOR).taken(table.one, RUNNER)
    assert gained(table.destroyed(table.one)) == [0, 1]


@pytest.mark.rule("RWA-72", "RWA-203")
def test_a_runner_taken_back_that_is_immobilized_at_the_end_counts_once(table):
    table.taken(table.one, INTERCEPTOR).taken(table.one, RUNNER).immobilized(table.one).left(table.other)
    assert table.rules.ends(table.state)
    assert gained(table) == [1, 1]


@pytest.mark.rule("RWA-73", "RWA-133")
def test_what_runners_have_captured_counts_when_it_gets_off_the_end(table):
    table.taken(table.hunter, RUNNER).left(table.one).left(table.other)
    assert table.result is None
    assert gained(table.left(table.hunter)) == [3, 0]
    assert table.result == [RUNNER]


@pytest.mark.rule("RWA-73")
def test_what_runners_have_captured_and_lose_again_is_no_runner_stopped(table):
    assert gained(table.taken(table.hunter, RUNNER).destroyed(table.hunter)) == [0, 0]


@pytest.mark.rule("RWA-132")
def test_when_the_rounds_are_over_points_decide_as_they_stand(table):
    assert table.standing == []
    assert table.left(table.one).standing == [RUNNER]
