"""Chase: Runners, and Cops without end."""

import pytest

from runabout.games.road_wolf.box import SIZE
from runabout.games.road_wolf.kinds import RoadCard, Token, VehicleKind
from runabout.games.road_wolf.missions.chase import owed
from runabout.games.road_wolf.numbers import BUY, ENOUGH, PLACE, TOKEN, VEHICLE
from runabout.games.road_wolf.state import Ask
from tests.games.road_wolf.staging import KIND, MIDDLE, Stage, of

RUNNER, COP = 0, 1


@pytest.fixture
def stage():
    """Two Runners, and Cops who began with 5 points."""
    stage = Stage("chase")
    stage.state.points[COP] = 5
    stage.lay()
    stage.state.points[COP] = 0
    stage.one, stage.other = stage.add("coupe", RUNNER), stage.add("buggy", RUNNER)
    stage.cop, stage.biker = stage.add("humvee", COP), stage.add("street-bike", COP)
    return stage


def losses(stage, seat=COP):
    """Cop vehicles that a seat has lost, and their points."""
    return int(stage.state.lost[seat]), int(stage.state.lost_points[seat])


def replacements(stage, seat=COP):
    """The sizes of the vehicles that a seat is owed."""
    return [size for size in range(1, 6) for _ in range(owed(stage.state, seat, size))]


def turn(stage, place=1):
    """The Cops' turn comes, and with it what they are owed."""
    stage.place(place)
    return stage.settle()


def tokens(stage):
    """The tokens that may come with the vehicle."""
    return {Token(action - TOKEN).text for action in stage.open() if TOKEN <= action < TOKEN + len(Token)}


# --- Getting ready ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-371", "RW-372", "RW-373", "RW-374")
def test_runners_begin_at_the_start_and_cops_come_from_any_edge_with_no_tokens():
    mission = of("chase")
    runners, cops = mission.sides
    assert (runners.tokens, cops.tokens) == (True, False)
    assert (runners.deploys.name, cops.deploys.name) == ("START", "ANY_EDGE")
    assert mission.begins == RUNNER


@pytest.mark.rule("RW-375")
def test_every_bridge_is_out(stage):
    assert stage.state.bridges_out == 1
    assert Stage("interceptor").lay().state.bridges_out == 0


@pytest.mark.rule("RW-376", "RW-377", "RW-378")
def test_a_runner_jumps_a_bridge_out_and_a_cop_who_goes_over_it_is_destroyed(stage):
    stage.card(RoadCard.BRIDGE, 1000)
    runner, cop = (stage.add("rally-car", seat, at=(MIDDLE, 860)) for seat in (RUNNER, COP))
    stage.state.y[cop] -= 300
    assert stage.drives(runner, 0, 160).on_board()[runner] == "driving"
    stage.state.y[runner], stage.state.y[cop] = 300, 860
    assert stage.drives(cop, 0, 160).on_board()[cop] == "wreck"
    assert losses(stage) == (1, 2)


@pytest.mark.rule("RWA-85", "RW-155")
@pytest.mark.parametrize("seat", [RUNNER, COP])
def test_who_goes_round_a_bridge_out_makes_the_usual_check(stage, seat):
    stage.card(RoadCard.BRIDGE, 1000)
    car = stage.add("rally-car", seat, at=(MIDDLE + 200, 920))
    stage.drives(car, 0, 160, 1, 1, 6, 6)
    assert stage.told_of("check") == [car]
    assert stage.on_board()[car] == "driving"


# --- Losses and replacements ------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-378", "RW-386", "RWA-112")
def test_a_cop_vehicle_destroyed_or_immobilized_is_lost_and_another_is_owed(stage):
    stage.destroyed(stage.biker).immobilized(stage.cop)
    assert losses(stage) == (2, 4)
    assert replacements(stage) == [1, 3]
    assert stage.told_of("stopped") == [stage.biker, stage.cop]


@pytest.mark.rule("RWA-84", "RWA-112")
def test_each_vehicle_is_counted_once(stage):
    stage.immobilized(stage.cop).destroyed(stage.cop)
    assert losses(stage) == (1, 3)


@pytest.mark.rule("RWA-184", "RWA-132")
def test_a_cop_who_leaves_the_board_is_not_replaced_unless_nobody_was_at_the_wheel(stage):
    assert losses(stage.left(stage.biker, "left")) == (0, 0)
    assert losses(stage.abandoned(stage.cop).left(stage.cop, "left")) == (1, 3)


@pytest.mark.rule("RWA-184")
def test_only_what_came_in_as_a_cop_vehicle_and_is_one_still_is_counted(stage):
    stage.taken(stage.cop, RUNNER).destroyed(stage.cop)
    stage.taken(stage.one, COP).destroyed(stage.one)
    assert losses(stage, COP) == losses(stage, RUNNER) == (0, 0)


@pytest.mark.rule("RWA-87")
def test_each_cop_player_counts_their_own():
    stage = Stage("chase", seats=6)
    for seat in (1, 3, 5):
        for kind in ("coupe", "muscle-car", "armored-car")[: seat // 2 + 1]:
            stage.destroyed(stage.add(kind, seat))
    assert [losses(stage, seat) for seat in (1, 3, 5)] == [(1, 2), (2, 5), (3, 9)]
    assert [replacements(stage, seat) for seat in (1, 3, 5)] == [[2], [2, 3], [2, 3, 4]]


@pytest.mark.rule("RW-378")
def test_all_sizes_are_kept_apart():
    stage = Stage("chase", seats=6)
    for kind in ("big-rig", "armored-car", "humvee", "humvee", "coupe", "dirt-bike"):
        stage.destroyed(stage.add(kind, 5))
    assert replacements(stage, 5) == [1, 2, 3, 3, 4, 5]
    assert replacements(stage, 3) == replacements(stage, 1) == []


@pytest.mark.rule("RW-378", "RW-040")
def test_in_the_cops_next_turn_another_worth_as_many_points_comes_in(stage):
    turn(stage.destroyed(stage.cop))
    assert (stage.state.asks, stage.state.seat) == (Ask.FORCE, COP)
    kinds = {VehicleKind(action - BUY) for action in stage.open() if BUY <= action < BUY + len(VehicleKind)}
    assert kinds
    assert {int(SIZE[kind]) for kind in kinds} == {3}
    stage.choose(BUY + KIND["convertible"])
    assert replacements(stage) == []


@pytest.mark.rule("RW-379", "RW-380", "RW-382")
def test_it_has_one_token_with_it_and_comes_in_from_any_edge(stage):
    turn(stage.destroyed(stage.cop)).choose(BUY + KIND["humvee"])
    assert stage.state.asks == Ask.TOKEN
    stage.choose(TOKEN + Token.GUNNER)
    assert stage.state.asks == Ask.PLACE
    v = int(stage.state.acting)
    stage.choose(PLACE)
    assert stage.on_board()[v] == "driving"
    assert stage.state.aboard[v, Token.GUNNER] == 1
    assert (stage.state.crew_size[v], stage.state.gear_size[v]) == (2, 0)
    assert stage.state.tokens[COP] == stage.state.points[COP] == 0


@pytest.mark.rule("RW-381", "RW-382", "RW-383", "RW-384")
@pytest.mark.parametrize(
    ("lost", "allowed"),
    [
        (1, {"nitro", "gunner"}),
        (2, {"nitro", "gunner", "shotgun", "spikes"}),
        (3, {"nitro", "gunner", "shotgun", "spikes", "veteran", "ambush"}),
        (4, {"nitro", "gunner", "shotgun", "spikes", "veteran", "ambush"}),
    ],
)
def test_the_rank_of_the_token_is_no_higher_than_the_losses(stage, lost, allowed):
    for _ in range(lost):
        stage.destroyed(stage.add("coupe", COP))
    turn(stage).choose(BUY + KIND["coupe"])
    assert tokens(stage) == allowed


@pytest.mark.rule("RW-380")
def test_it_may_come_without_a_token(stage):
    turn(stage.destroyed(stage.cop)).choose(BUY + KIND["humvee"]).choose(ENOUGH)
    assert stage.state.asks == Ask.PLACE
    assert stage.state.crew_size[stage.state.acting] == 1


@pytest.mark.rule("RWA-133", "RWA-187")
def test_a_replacement_need_not_come_in(stage):
    turn(stage.destroyed(stage.cop, stage.biker)).choose(ENOUGH)
    assert stage.state.asks == Ask.FORCE
    assert {int(SIZE[action - BUY]) for action in stage.open() if action < ENOUGH} == {1}
    stage.choose(ENOUGH)
    assert stage.state.asks == Ask.NOTHING
    assert replacements(stage) == []
    assert stage.state.points[COP] == stage.state.tokens[COP] == 0


@pytest.mark.rule("RW-378", "RW-023")
def test_a_replacement_comes_before_anything_else_in_the_turn_and_acts_in_it(stage):
    stage.destroyed(stage.biker).next_turn(1).choose(BUY + KIND["dirt-bike"]).choose(ENOUGH)
    v = int(stage.state.acting)
    stage.choose(PLACE)
    assert (stage.state.mover, stage.state.asks) == (COP, Ask.VEHICLE)
    assert {VEHICLE + v, VEHICLE + stage.cop} <= set(stage.open())
    assert stage.state.actions[v] == 2


@pytest.mark.rule("RW-378")
def test_before_a_runners_turn_and_where_nothing_is_owed_nothing_comes_in(stage):
    stage.destroyed(stage.biker).next_turn(0)
    assert (stage.state.mover, stage.state.asks) == (RUNNER, Ask.VEHICLE)
    assert replacements(stage) == [1]


@pytest.mark.rule("RW-378", "RWA-84")
def test_a_replacement_lost_is_replaced_in_turn(stage):
    turn(stage.destroyed(stage.biker)).choose(BUY + KIND["dirt-bike"]).choose(TOKEN + Token.NITRO)
    v = int(stage.state.acting)
    stage.choose(PLACE).destroyed(v)
    assert losses(stage) == (2, 2)
    assert replacements(stage) == [1]


# --- The end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-385", "RWA-133")
def test_the_cops_win_if_not_one_runner_gets_away(stage):
    assert stage.destroyed(stage.one).result is None
    assert stage.immobilized(stage.other).result == [COP]


@pytest.mark.rule("RW-385", "RWA-86", "RWA-132")
def test_only_a_driver_over_the_end_is_away(stage):
    stage.left(stage.one, "start").abandoned(stage.other).left(stage.other)
    assert stage.result == [COP]


@pytest.mark.rule("RW-386", "RWA-148")
@pytest.mark.parametrize(("lost", "result"), [(4, []), (5, [RUNNER])])
def test_with_one_away_the_runners_need_losses_of_3_times_the_cops_points(stage, lost, result):
    for _ in range(lost):
        stage.destroyed(stage.add("muscle-car", COP))
    assert losses(stage) == (lost, 3 * lost)
    assert stage.left(stage.one).result is None
    assert stage.destroyed(stage.other).result == result


@pytest.mark.rule("RW-387")
def test_otherwise_it_is_a_draw(stage):
    assert stage.left(stage.one).left(stage.other).result == []


@pytest.mark.rule("RWA-133")
def test_what_runners_have_captured_is_theirs(stage):
    stage.taken(stage.cop, RUNNER).destroyed(stage.one, stage.other)
    assert stage.result is None
    assert stage.left(stage.cop).result == []


@pytest.mark.rule("RWA-185")
def test_when_the_rounds_are_over_it_is_judged_as_it_stands(stage):
    assert stage.standing == [COP]
    assert stage.left(stage.one).standing == []
