"""The prior that guides a bot."""

import pytest

from runabout.bots import level, playouts_of
from runabout.games.race_2_live import game
from runabout.games.race_2_live.bots import hindrance, leads_to
from runabout.match import Match
from tests.games.race_2_live.table import ASH, STREET, Survivor, Table, number_of


def test_the_way_is_forward_where_nobody_needs_help():
    assert Table(Survivor("2 3", "4/1"), Survivor("4", "1/1")).highest_prior() == ["forward"]
    assert Table(Survivor("2 3", "4/1"), Survivor(condition="dead")).highest_prior() == ["forward"]


def test_one_turns_back_for_somebody_suspended_behind_who_can_hold_out():
    table = Table(Survivor("2 3", "7/1"), Survivor("4 5 6", "4/1", "suspended"))
    assert table.highest_prior() == ["backward"]
    assert table.action_prior("forward") > 0


def test_nobody_turns_back_for_one_who_will_be_dead_by_then():
    table = Table(Survivor("2 3", "11/1"), Survivor("4", "1/1", "suspended"))
    assert table.highest_prior() == ["forward"]


def test_one_goes_on_to_somebody_suspended_ahead():
    table = Table(Survivor("2 3", "4/1"), Survivor("4 5 6", "7/1", "suspended"))
    assert table.highest_prior() == ["forward"]


def test_only_the_nearest_turns_back_and_nobody_where_a_teammate_comes_along_anyway():
    pinned = Survivor("4 5 6", "4/1", "suspended")
    assert Table(Survivor("2", "8/1"), pinned, Survivor("3", "6/1")).highest_prior() == ["forward"]
    assert Table(Survivor("2", "8/1"), pinned, Survivor("3", "2/1")).highest_prior() == ["forward"]
    assert Table(Survivor("2", "8/1"), pinned, Survivor("3", "8/1")).highest_prior() == ["backward"]
    assert Table(Survivor("3", "8/1"), pinned, Survivor("2", "8/1"), turn=2).highest_prior() == ["forward"]


def test_at_the_start_nobody_turns_back_for_one_who_stands_there_too():
    table = Table(Survivor("2", "0/2"), Survivor("4 5 6", "0/2", "suspended"))
    assert table.highest_prior() == ["forward"]


def test_where_ways_part_the_one_that_leads_to_somebody_suspended_is_taken():
    table = Table(Survivor("2", "3/2"), Survivor("4 5", "6/3", "suspended"), ways=STREET)
    table.play("forward", gives="roll 2")
    assert table.highest_prior() == ["take lane 3"]
    table = Table(Survivor("2", "6/2"), Survivor("4 5", "2/1", "suspended"))
    table.play("backward", gives="roll 5")
    assert table.highest_prior() == ["take lane 1"]


def test_else_a_lane_without_a_token_while_most_of_them_are_attacks():
    bad = {"4/2": "horde", "9/1": "special"}
    table = Table(Survivor("2", "3/2"), Survivor("4"), tokens=bad).play("forward", gives="roll 1")
    assert table.highest_prior() == ["take lane 3"]
    for attacks in ("horde", "special"):
        mostly_bad = {"4/2": attacks, "9/1": attacks, "9/2": "pack 1"}
        table = Table(Survivor("2", "3/2"), Survivor("4"), tokens=mostly_bad).play("forward", gives="roll 1")
        assert table.highest_prior() == ["take lane 3"]
    good = {"4/2": "pack 1", "9/1": "weapon 2"}
    table = Table(Survivor("2", "3/2"), Survivor("4"), tokens=good).play("forward", gives="roll 1")
    assert table.highest_prior() == ["take lane 2"]


@pytest.mark.parametrize(
    ("start", "tokens", "counted"),
    [
        ("4/1", [], 0),
        ("4/1", ["4/1"], 12),
        ("4/1", ["6/1"], 10),
        ("4/1", ["5/1", "8/1"], 11 + 8),
        ("4/1", ["3/1", "5/2"], 0),  # behind, and beside
        ("1/1", ["5/1"], 0),  # from 3/1 a way leads to 4/2
        ("1/1", ["5/1", "6/2"], 7),  # the one that is further off
        ("1/1", ["3/1", "5/1", "5/2"], 10 + 8),
        ("5/1", ["11/1"], 6),
    ],
)
def test_tokens_are_in_the_way_on_the_best_way_forward_the_nearer_the_more(start, tokens, counted):
    state = Table(Survivor(), tokens=dict.fromkeys(tokens, "horde")).state
    assert hindrance(state, number_of(start)) == counted


def test_tokens_more_than_twelve_columns_off_and_the_safe_house_are_in_nobodys_way():
    for token, counted in [("12/1", 1), ("13/1", 0)]:
        assert hindrance(Table(Survivor(), tokens={token: "horde"}, ways=LONG).state, number_of("1/1")) == counted
    assert hindrance(Table(Survivor()).state, number_of("12/2")) == 0


def test_of_a_space_from_which_no_way_leads_on_more_is_in_the_way_than_of_any_other():
    full = dict.fromkeys([f"{column}/{lane}" for column in range(1, 12) for lane in (1, 2, 3)], "horde")
    state = Table(Survivor(), tokens=full).state
    assert hindrance(state, number_of("1/1")) == sum(range(2, 13)) < hindrance(state, number_of("1/4"))


def test_else_the_lane_where_fewer_and_later_tokens_are_in_the_way():
    def chosen(*tokens):
        table = Table(Survivor(), Survivor("4"), tokens=dict.fromkeys(tokens, "horde"))
        return table.play("forward", gives="roll 1").highest_prior()

    assert chosen("3/1", "5/2") == ["take lane 2", "take lane 3"]  # from 3/2 a way leads round 5/2
    assert chosen("1/1", "3/2", "1/3") == ["take lane 2"]
    assert chosen("1/1", "3/2", "3/3") == ["take lane 2", "take lane 3"]
    assert chosen("1/1", "3/2", "3/3", "9/3") == ["take lane 2"]
    crowded = dict.fromkeys([f"{column}/1" for column in range(1, 12)], "horde")
    table = Table(Survivor(), Survivor("4"), tokens=crowded).play("forward", gives="roll 1")
    assert table.action_prior("take lane 1") > 0


def test_what_leads_where_goes_by_the_ways():
    state = Table(Survivor(), Survivor("5")).state
    for start, goal, leads in [
        ("0/2", "5/1", True),
        ("3/1", "9/2", True),
        ("4/1", "9/2", False),
        ("5/1", "4/1", False),
        ("5/1", "5/1", True),
        ("5/1", "5/2", False),
        ("4/1", "12/2", True),
    ]:
        assert leads_to(state, number_of(start), number_of(goal)) == leads, (start, goal)


def test_of_the_cards_that_will_do_the_lowest_is_played_and_the_lowest_of_all_is_lost():
    table = Table(Survivor("3 7 9 K", "4/1"), Survivor("4"), tokens={"5/1": "horde"})
    table.play("forward", gives="roll 1, horde 5")
    assert table.highest_prior() == ["play 7"]
    table = Table(Survivor("3 7 A", "4/1", "suspended"), Survivor("4"))
    assert table.highest_prior() == ["lose 3"]
    assert Table(Survivor("3 7 A", "4/1", "suspended"), Survivor("4"), ace=1).highest_prior() == ["lose ace"]


def test_the_better_weapon_is_the_one_to_carry():
    for found, held, line in [
        (2, 3, "keep the old weapon"),
        (3, 2, "take the new weapon"),
        (3, 3, "keep the old weapon"),
    ]:
        table = Table(Survivor("3", "4/1", weapon=held), Survivor("4"), tokens={"5/1": f"weapon {found}"})
        table.play("forward", gives=f"roll 1, weapon {found}")
        assert table.highest_prior() == [line]


def finds(hand, other, discards="9 9 9", column=4):
    table = Table(
        Survivor(hand, f"{column}/1"), other, tokens={f"{column + 1}/1": "pack 3"}, discards=discards, ways=LONG
    )
    return table.play("forward", gives="roll 1, pack 3")


LONG = ["2-1 2-2", *["1-1 2-2"] * 22, "1-2 2-2"]


def test_a_pack_is_for_the_weakest_when_it_is_urgent_and_else_kept():
    assert finds("2 3 4 5 6 7", Survivor("8 8", "1/2")).highest_prior() == ["use pack 3 on Briar"]
    assert finds("2 3 4", Survivor("8 8 8 8 5", "1/2")).highest_prior() == ["use pack 3 on Ash"]
    assert finds("2 3 4 5 6 7", Survivor("8 8 8 8 5", "1/2")).highest_prior() == ["keep the pack"]
    assert finds("2 3 4", Survivor("8", condition="safe")).highest_prior() == ["use pack 3 on Ash"]
    assert finds("2 3 4", Survivor(condition="dead")).highest_prior() == ["use pack 3 on Ash"]


def test_a_pack_waits_for_the_pile_to_fill_but_not_until_it_is_too_late():
    assert finds("2 3", Survivor("8 8 8", "1/2"), discards="9").highest_prior() == ["keep the pack"]
    assert finds("2 3 4 5", Survivor("8 8 8 8 5", "1/2"), discards="9", column=18).highest_prior() == [
        "use pack 3 on Ash"
    ]
    assert finds("2 3", Survivor("8 8 8", "1/2"), discards="", column=18).highest_prior() == ["keep the pack"]
    for column, line in ((16, "keep the pack"), (17, "use pack 3 on Ash")):  # found seven and six columns from home
        few = finds("2 3 4 5", Survivor("8 8 8 8 5", "1/2"), discards="9", column=column)
        assert few.highest_prior() == [line]


def test_at_home_a_pack_that_can_help_is_used_and_else_one_waits():
    home = Survivor("K K K K", condition="safe", packs=[1])
    assert Table(home, Survivor("2", "4/1"), discards="9").highest_prior() == ["use pack 1 on Briar"]
    assert Table(home, Survivor("2", "4/1")).highest_prior() == ["wait"]


def test_before_the_roll_a_kept_pack_comes_first_where_it_is_urgent():
    table = Table(Survivor("2 3", "4/1", packs=[2]), Survivor("8 8 8 8 7", "1/2"), discards="9 9")
    assert table.highest_prior() == ["use pack 2 on Ash"]
    assert table.action_prior("use pack 2 on Briar") == 0


def test_on_the_way_one_goes_on_and_stops_going_back_once_nobody_is_there_to_go_to():
    table = Table(Survivor("2", "4/1"), Survivor("8", "1/2"), move_up_to=1).play("forward", gives="roll 3")
    assert table.highest_prior() == ["take lane 1"]
    table = Table(Survivor("2", "9/1"), Survivor("8 8 8 8", "5/1", "suspended"), move_up_to=1)
    table.play("backward", gives="roll 6")
    assert table.highest_prior() == ["take lane 1"]
    table.play(*["take lane 1"] * 4)
    assert table.conditions == ["free", "free"]
    assert table.highest_prior() == ["stop here"]


def test_nobody_stops_because_of_tokens_however_many_lie_ahead():
    full = dict.fromkeys([f"{column}/{lane}" for column in range(5, 12) for lane in (1, 2, 3)], "horde")
    for tokens in (full, {"6/1": "horde", "7/1": "horde"}):
        table = Table(Survivor("2", "4/1"), Survivor("8", "1/2"), tokens=tokens, move_up_to=1)
        table.play("forward", gives="roll 3")
        assert table.action_prior("take lane 1") > table.action_prior("stop here") > 0
    table = Table(Survivor("2", "9/1"), Survivor("8 8 8 8", "5/1", "suspended"), tokens={"8/1": "horde"}, move_up_to=1)
    assert table.play("backward", gives="roll 6").highest_prior() == ["take lane 1"]


def test_going_back_a_lane_without_a_token_on_its_next_space_is_taken():
    ways = ["2-1 2-2", "1-1 2-2", "1-2 2-2", "2-2"]
    table = Table(Survivor("2", "3/2"), Survivor("4"), tokens={"2/1": "horde"}, ways=ways)
    table.play("backward", gives="roll 1")
    assert table.highest_prior() == ["take lane 2"]
    assert table.action_prior("take lane 1") > 0


@pytest.mark.parametrize("options", [{}, {"move_up_to": "on"}])
@pytest.mark.parametrize("seed", range(3))
def test_a_team_that_does_what_looks_best_gets_home(seed, options):
    match = Match(game, 4, seed=seed, options=options)
    while not match.over:
        match.play(max(match.legal(), key=lambda action: game.run.action_prior(match.state, action.number)))
    assert match.state.condition[ASH] == 2
    assert match.outcome().scores[0] > 20


def test_priors_count_by_the_root_of_the_playouts():
    weights = [game.run.prior_weight(playouts) for playouts in (16, 50, 4000, 16000)]
    assert weights == [300, 530, 4743, 9486]


def test_a_medium_bot_thinks_in_fewer_playouts_than_in_other_games():
    assert playouts_of(level("medium"), game) == 50
    for other in ("easy", "hard", "expert"):
        assert playouts_of(level(other), game) == level(other).playouts
