"""Chase: Runners, and Cops without end."""

import pytest

from runabout.games.road_wolf.actions import BUY, ENOUGH, PLACE, TOKEN, VEHICLE
from runabout.games.road_wolf.box import SIZE
from runabout.games.road_wolf.kinds import Token, VehicleKind
from runabout.games.road_wolf.missions.chase import owed
from runabout.games.road_wolf.state import Ask
from tests.games.road_wolf.table import KIND, MIDDLE, Table, of

RUNNER, COP = 0, 1


def begun(**options):
    """Two Runners, and Cops who began with 5 points."""
    table = Table("chase", **options)
    table.state.points[COP] = 5
    table.lay()
    table.state.points[COP] = 0
    table.one, table.other = table.add("coupe", seat=RUNNER), table.add("buggy", seat=RUNNER)
    table.cop, table.biker = table.add("humvee", seat=COP), table.add("street-bike", seat=COP)
    return table


@pytest.fixture
def table():
    return begun()


def losses(table, seat=COP):
    """Cop vehicles that a seat has lost, and their points."""
    return int(table.state.lost[seat]), int(table.state.lost_points[seat])


def replacements(table, seat=COP):
    """The sizes of the vehicles that a seat is owed."""
    return [size for size in range(1, 6) for _ in range(owed(table.state, seat, size))]


def turn(table, place=1):
    """The Cops' turn comes, and with it what they are owed."""
    table.place(place)
    return table.settle()


def tokens(table):
    """The tokens that may come with the vehicle."""
    return {Token(action - TOKEN).text for action in table.open if TOKEN <= action < TOKEN + len(Token)}


# --- Getting ready ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-371", "RW-372", "RW-373", "RW-374")
def test_runners_begin_at_the_start_and_cops_come_from_any_edge_with_no_tokens():
    mission = of("chase")
    runners, cops = mission.sides
    assert (runners.tokens, cops.tokens) == (True, False)
    assert (runners.deploys.name, cops.deploys.name) == ("START", "ANY_EDGE")
    assert mission.begins == RUNNER


@pytest.mark.rule("RW-375")
def test_every_bridge_is_out(table):
    assert table.state.bridges_out == 1
    assert Table("interceptor").lay().state.bridges_out == 0


@pytest.mark.rule("RW-376", "RW-377", "RW-378")
def test_a_runner_jumps_a_bridge_out_and_a_cop_who_goes_over_it_is_destroyed(table):
    table.card("bridge", (MIDDLE, 1000))
    runner, cop = (table.add("rally-car", (MIDDLE, 860), seat=seat) for seat in (RUNNER, COP))
    table.state.y[cop] -= 300
    assert table.move(runner, 0, 160).on_board()[runner] == "driving"
    table.state.y[runner], table.state.y[cop] = 300, 860
    assert table.move(cop, 0, 160).on_board()[cop] == "wreck"
    assert losses(table) == (1, 2)


@pytest.mark.rule("RWA-85", "RW-155")
@pytest.mark.parametrize("seat", [RUNNER, COP])
def test_who_goes_round_a_bridge_out_makes_the_usual_check(table, seat):
    table.card("bridge", (MIDDLE, 1000))
    car = table.add("rally-car", (MIDDLE + 200, 920), seat=seat)
    table.move(car, 0, 160, 1, 1, 6, 6)
    assert table.told_of("check") == [car]
    assert table.on_board()[car] == "driving"


# --- Losses and replacements ------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-378", "RW-386", "RWA-112")
def test_a_cop_vehicle_destroyed_or_immobilized_is_lost_and_another_is_owed(table):
    table.destroyed(table.biker).immobilized(table.cop)
    assert losses(table) == (2, 4)
    assert replacements(table) == [1, 3]
    assert table.told_of("stopped") == [table.biker, table.cop]


@pytest.mark.rule("RWA-84", "RWA-112")
def test_each_vehicle_is_counted_once(table):
    table.immobilized(table.cop).destroyed(table.cop)
    assert losses(table) == (1, 3)


@pytest.mark.rule("RWA-184", "RWA-132")
def test_a_cop_who_leaves_the_board_is_not_replaced_unless_nobody_was_at_the_wheel(table):
    assert losses(table.left(table.biker, "left")) == (0, 0)
    assert losses(table.abandoned(table.cop).left(table.cop, "left")) == (1, 3)


@pytest.mark.rule("RWA-184")
def test_only_what_came_in_as_a_cop_vehicle_and_is_one_still_is_counted(table):
    table.taken(table.cop, RUNNER).destroyed(table.cop)
    table.taken(table.one, COP).destroyed(table.one)
    assert losses(table, COP) == losses(table, RUNNER) == (0, 0)


@pytest.mark.rule("RWA-87")
def test_each_cop_player_counts_their_own():
    table = Table("chase", seats=6)
    for seat in (1, 3, 5):
        for kind in ("coupe", "muscle-car", "armored-car")[: seat // 2 + 1]:
            table.destroyed(table.add(kind, seat=seat))
    assert [losses(table, seat) for seat in (1, 3, 5)] == [(1, 2), (2, 5), (3, 9)]
    assert [replacements(table, seat) for seat in (1, 3, 5)] == [[2], [2, 3], [2, 3, 4]]


@pytest.mark.rule("RW-378")
def test_all_sizes_are_kept_apart():
    table = Table("chase", seats=6)
    for kind in ("big-rig", "armored-car", "humvee", "humvee", "coupe", "dirt-bike"):
        table.destroyed(table.add(kind, seat=5))
    assert replacements(table, 5) == [1, 2, 3, 3, 4, 5]
    assert replacements(table, 3) == replacements(table, 1) == []


@pytest.mark.rule("RW-378", "RW-040")
def test_in_the_cops_next_turn_another_worth_as_many_points_comes_in(table):
    turn(table.destroyed(table.cop))
    assert (table.state.asks, table.state.seat) == (Ask.FORCE, COP)
    kinds = {VehicleKind(action - BUY) for action in table.open if BUY <= action < BUY + len(VehicleKind)}
    assert kinds
    assert {int(SIZE[kind]) for kind in kinds} == {3}
    table.do(BUY + KIND["convertible"])
    assert replacements(table) == []


@pytest.mark.rule("RW-379", "RW-380", "RW-382")
def test_it_has_one_token_with_it_and_comes_in_from_any_edge(table):
    turn(table.destroyed(table.cop)).do(BUY + KIND["humvee"])
    assert table.state.asks == Ask.TOKEN
    table.do(TOKEN + Token.GUNNER)
    assert table.state.asks == Ask.PLACE
    v = int(table.state.acting)
    table.do(PLACE)
    assert table.on_board()[v] == "driving"
    assert table.state.aboard[v, Token.GUNNER] == 1
    assert (table.state.crew_size[v], table.state.gear_size[v]) == (2, 0)
    assert table.state.tokens[COP] == table.state.points[COP] == 0


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
def test_the_rank_of_the_token_is_no_higher_than_the_losses(table, lost, allowed):
    for _ in range(lost):
        table.destroyed(table.add("coupe", seat=COP))
    turn(table).do(BUY + KIND["coupe"])
    assert tokens(table) == allowed


@pytest.mark.rule("RW-380")
def test_it_may_come_without_a_token(table):
    turn(table.destroyed(table.cop)).do(BUY + KIND["humvee"]).do(ENOUGH)
    assert table.state.asks == Ask.PLACE
    assert table.state.crew_size[table.state.acting] == 1


@pytest.mark.rule("RWA-133", "RWA-187")
def test_a_replacement_need_not_come_in(table):
    turn(table.destroyed(table.cop, table.biker)).do(ENOUGH)
    assert table.state.asks == Ask.FORCE
    assert {int(SIZE[action - BUY]) for action in table.open if action < ENOUGH} == {1}
    table.do(ENOUGH)
    assert table.state.asks == Ask.NOTHING
    assert replacements(table) == []
    assert table.state.points[COP] == table.state.tokens[COP] == 0


@pytest.mark.rule("RW-378", "RW-023")
def test_a_replacement_comes_before_anything_else_in_the_turn_and_acts_in_it(table):
    table.destroyed(table.biker).next_turn(1).do(BUY + KIND["dirt-bike"]).do(ENOUGH)
    v = int(table.state.acting)
    table.do(PLACE)
    assert (table.state.mover, table.state.asks) == (COP, Ask.VEHICLE)
    assert {VEHICLE + v, VEHICLE + table.cop} <= set(table.open)
    assert table.state.actions[v] == 2


@pytest.mark.rule("RW-378")
def test_before_a_runners_turn_and_where_nothing_is_owed_nothing_comes_in(table):
    table.destroyed(table.biker).next_turn(0)
    assert (table.state.mover, table.state.asks) == (RUNNER, Ask.VEHICLE)
    assert replacements(table) == [1]


@pytest.mark.rule("RW-370", "RW-378", "RWA-84")
def test_a_replacement_lost_is_replaced_in_turn(table):
    turn(table.destroyed(table.biker)).do(BUY + KIND["dirt-bike"]).do(TOKEN + Token.NITRO)
    v = int(table.state.acting)
    table.do(PLACE).destroyed(v)
    assert losses(table) == (2, 2)
    assert replacements(table) == [1]


# --- The end ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RW-385", "RWA-133")
def test_the_cops_win_if_not_one_runner_gets_away(table):
    assert table.destroyed(table.one).result is None
    assert table.immobilized(table.other).result == [COP]


@pytest.mark.rule("RW-385", "RWA-86", "RWA-132")
def test_only_a_driver_over_the_end_is_away(table):
    table.left(table.one, "start").abandoned(table.other).left(table.other)
    assert table.result == [COP]


@pytest.mark.rule("RW-386", "RWA-148")
@pytest.mark.parametrize(("lost", "result"), [(4, []), (5, [RUNNER])])
def test_with_one_away_the_runners_need_losses_of_3_times_the_cops_points(table, lost, result):
    for _ in range(lost):
        table.destroyed(table.add("muscle-car", seat=COP))
    assert losses(table) == (lost, 3 * lost)
    assert table.left(table.one).result is None
    assert table.destroyed(table.other).result == result


@pytest.mark.rule("RW-386", "RWA-148")
@pytest.mark.parametrize("times", [1, 2])
def test_where_the_table_agrees_so_fewer_losses_will_do(times):
    """The Cops begin with 5 points; a muscle car is worth 3."""
    for lost, result in ((2 * times, [RUNNER]), (2 * times - 1, [])):
        table = begun(chase_losses=times)
        for _ in range(lost):
            table.destroyed(table.add("muscle-car", seat=COP))
        assert table.left(table.one).left(table.other).result == result


@pytest.mark.rule("RW-387")
def test_otherwise_it_is_a_draw(table):
    assert table.left(table.one).left(table.other).result == []


@pytest.mark.rule("RWA-133")
def test_what_runners_have_captured_is_theirs(table):
    table.taken(table.cop, RUNNER).destroyed(table.one, table.other)
    assert table.result is None
    assert table.left(table.cop).result == []


@pytest.mark.rule("RWA-185")
def test_when_the_rounds_are_over_it_is_judged_as_it_stands(table):
    assert table.standing == [COP]
    assert table.left(table.one).standing == []
