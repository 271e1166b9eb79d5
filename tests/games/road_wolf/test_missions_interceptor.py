"""Interceptor: Runners who escape, and Runners who are stopped."""

import pytest

from tests.games.road_wolf.staging import Stage, of

RUNNER, INTERCEPTOR = 0, 1


@pytest.fixture
def stage():
    """Two Runners and one Interceptor."""
    stage = Stage("interceptor")
    stage.one, stage.other = stage.add("coupe", RUNNER), stage.add("buggy", RUNNER)
    stage.hunter = stage.add("roadster", INTERCEPTOR)
    return stage


def gained(stage):
    """Points of the Runners and of the Interceptors."""
    return [int(points) for points in stage.state.gained[:2]]


@pytest.mark.rule("RW-290", "RW-291", "RW-292", "RW-293")
def test_runners_begin_at_the_start_and_interceptors_come_from_any_other_edge():
    mission = of("interceptor")
    assert mission.begins == RUNNER
    assert [side.deploys.name for side in mission.sides] == ["START", "OTHER_EDGES"]
    assert [side.points for side in mission.sides] == [0, 0]


@pytest.mark.rule("RW-295", "RW-296", "RW-297")
def test_a_runner_off_the_end_is_a_point_for_the_one_side_a_runner_stopped_for_the_other(stage):
    assert gained(stage.left(stage.one)) == [1, 0]
    assert gained(stage.destroyed(stage.other)) == [1, 1]
    assert stage.result == []


@pytest.mark.rule("RW-294", "RW-297")
def test_it_is_over_when_no_runner_moves_and_more_points_win(stage):
    assert stage.left(stage.one).result is None
    assert stage.left(stage.other).result == [RUNNER]


@pytest.mark.rule("RW-295")
def test_an_interceptor_off_the_end_is_worth_nothing(stage):
    assert gained(stage.left(stage.hunter)) == [0, 0]


@pytest.mark.rule("RW-296", "RWA-73")
def test_one_that_has_been_captured_is_not_counted_again_when_nobody_moves(stage):
    stage.taken(stage.one, INTERCEPTOR).destroyed(stage.other)
    assert stage.rules.ends(stage.state)
    assert gained(stage) == [0, 2]


@pytest.mark.rule("RWA-72")
def test_a_runner_that_leaves_over_another_edge_is_stopped(stage):
    assert gained(stage.left(stage.one, "start")) == [0, 1]


@pytest.mark.rule("RWA-72", "RWA-133")
def test_those_who_lie_still_or_are_abandoned_are_stopped_once_nobody_moves(stage):
    assert gained(stage.immobilized(stage.one)) == [0, 0]
    assert stage.result is None
    assert stage.abandoned(stage.other).result == [INTERCEPTOR]
    assert stage.rules.ends(stage.state)
    assert gained(stage) == [0, 2]


@pytest.mark.rule("RWA-132")
def test_a_runner_off_the_end_with_nobody_at_the_wheel_is_stopped(stage):
    assert gained(stage.abandoned(stage.one).left(stage.one)) == [0, 1]


@pytest.mark.rule("RWA-73")
def test_a_captured_runner_is_stopped_and_only_once(stage):
    assert gained(stage.taken(stage.one, INTERCEPTOR)) == [0, 1]
    assert gained(stage.destroyed(stage.one)) == [0, 1]


@pytest.mark.rule("RWA-73", "RWA-133")
def test_what_runners_have_captured_counts_when_it_gets_off_the_end(stage):
    stage.taken(stage.hunter, RUNNER).left(stage.one).left(stage.other)
    assert stage.result is None
    assert gained(stage.left(stage.hunter)) == [3, 0]
    assert stage.result == [RUNNER]


@pytest.mark.rule("RWA-73")
def test_what_runners_have_captured_and_lose_again_is_no_runner_stopped(stage):
    assert gained(stage.taken(stage.hunter, RUNNER).destroyed(stage.hunter)) == [0, 0]


@pytest.mark.rule("RWA-132")
def test_when_the_rounds_are_over_points_decide_as_they_stand(stage):
    assert stage.standing == []
    assert stage.left(stage.one).standing == [RUNNER]
