"""Moving: the die, the direction, forks, tokens that stop a move, and rescues on the way."""

import pytest

from runabout.games.race_2_live.map import LANES
from tests.games.race_2_live.table import ASH, BRIAR, CLAY, DELL, Survivor, Table, house_lines


def alone(at, *others, **laid_out):
    """Ash has the turn at this space; Briar is a long way off unless others are named."""
    return Table(Survivor("K K K K", at), *(others or (Survivor("Q Q Q Q", "1/3"),)), **laid_out)


@pytest.mark.rule("RL-003", "RL-020")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_a_die_of_six_sides_says_how_many_spaces_are_moved(roll):
    table = alone("4/1").play("forward", gives=f"roll {roll}")
    assert table.at[ASH] == f"{4 + roll}/1"
    assert table.facts("rolled") == [(ASH, roll, 0)]
    assert [facts[:2] for facts in table.facts("stepped")] == [(ASH, column * 4) for column in range(5, 5 + roll)]


@pytest.mark.rule("RL-024")
def test_each_step_says_whether_a_token_lies_there():
    table = alone("4/1", tokens={"6/1": "horde"}).play("forward", gives="roll 5, horde 1")
    assert [event.token for event in table.events if event.kind == "stepped"] == [False, True]


@pytest.mark.rule("RL-021")
def test_the_direction_is_chosen_before_the_roll_and_anew_on_each_turn():
    table = alone("5/1")
    assert table.open == ["forward", "backward"]
    table.play("backward", gives="roll 2")
    assert table.facts("rolled") == [(ASH, 2, 1)]
    assert (table.at[ASH], table.turn) == ("3/1", BRIAR)
    table.play("forward", gives="roll 1")
    assert table.open == ["forward", "backward"]
    assert table.turn == ASH


@pytest.mark.rule("RL-022")
def test_within_a_move_the_direction_cannot_be_changed():
    table = alone("1/2").play("forward", gives="roll 3")
    assert (table.phase, table.at[ASH]) == ("fork", "3/2")
    assert table.open == ["take lane 2", "take lane 3"]
    assert table.why_not("backward") == table.why_not("forward") == "RL-022"
    table.play("take lane 3")
    assert (table.at[ASH], table.turn) == ("4/3", BRIAR)


@pytest.mark.rule("RL-022")
def test_a_3_is_never_two_steps_forward_and_one_back():
    ends = {table.at[ASH] for table in every_move("2/2", 3)}
    assert ends == {"5/2", "5/3"}
    ends = {table.at[ASH] for table in every_move("5/2", 3, "backward")}
    assert ends == {"2/1", "2/2"}


def every_move(at, roll, direction="forward", **laid_out):
    """The tables that a roll can lead to, for every choice on the way."""
    begun = [alone(at, **laid_out).play(direction, gives=f"roll {roll}")]
    done = []
    while begun:
        table = begun.pop()
        if table.phase != "fork":
            done.append(table)
            continue
        for line in table.open:
            other = alone(at, **laid_out)
            other.state = table.state.copy()
            begun.append(other.play(line))
    return done


@pytest.mark.rule("RL-023", "RLA-20")
def test_forward_leads_toward_the_safe_house_and_backward_toward_the_start():
    table = alone("0/2").play("forward", gives="roll 2")
    assert table.open == ["take lane 1", "take lane 2", "take lane 3"]
    assert table.play("take lane 1").at[ASH] == "2/1"
    table = alone("2/3").play("backward", gives="roll 2")
    assert table.at[ASH] == "0/2"


@pytest.mark.rule("RLA-20")
def test_where_ways_part_the_mover_chooses_as_the_move_gets_there():
    table = alone("2/1").play("forward", gives="roll 3")
    assert (table.at[ASH], table.state.steps) == ("3/1", 2)
    assert table.open == ["take lane 1", "take lane 2"]
    assert table.why_not("take lane 3") == table.why_not("take lane 4") == "RLA-20"
    assert table.play("take lane 2").at[ASH] == "5/2"


@pytest.mark.rule("RLA-20")
def test_backward_follows_the_same_ways_reversed_with_forks_of_their_own():
    table = alone("6/2").play("backward", gives="roll 4")
    assert (table.at[ASH], table.open) == ("4/2", ["take lane 1", "take lane 2"])
    assert table.play("take lane 1").at[ASH] == "2/1"
    table = alone("6/1").play("backward", gives="roll 4")
    assert table.at[ASH] == "2/1"  # one way back only


@pytest.mark.rule("RLA-20")
def test_a_fork_is_nobody_elses_to_decide():
    table = alone("0/2", Survivor(at="3/1"), Survivor(at="3/3"), seats=2).play("forward", gives="roll 1")
    assert (table.survivor, table.state.seat, table.turn) == (ASH, 0, ASH)


# --- Tokens and ends --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RL-024", "RL-025")
def test_a_token_on_the_way_stops_the_move_and_is_turned_over():
    table = alone("4/1", tokens={"6/1": "horde", "8/1": "horde"}).play("forward", gives="roll 5, horde 3")
    assert table.at[ASH] == "6/1"
    assert table.state.tokens[6] == 0
    assert table.state.tokens[8] == 1
    assert table.phase == "beat"


@pytest.mark.rule("RL-024")
def test_a_token_in_another_lane_stops_nobody():
    table = alone("4/1", tokens={"6/2": "horde", "6/3": "horde"}).play("forward", gives="roll 5")
    assert table.at[ASH] == "9/1"
    assert table.state.tokens[6] == 0b110


@pytest.mark.rule("RLA-39")
def test_a_token_stops_a_move_backward_too():
    table = alone("9/1", tokens={"7/1": "weapon 2"}).play("backward", gives="roll 6, weapon 2")
    assert table.at[ASH] == "7/1"
    assert table.state.weapon[ASH] == 2


@pytest.mark.rule("RLA-21")
@pytest.mark.parametrize("token", ["special", "horde", "pack 2", "weapon 3"])
def test_a_token_once_turned_over_is_gone_from_the_map(token):
    gives = {"special": "special 2", "horde": "horde 1"}.get(token, token)
    table = alone("4/1", tokens={"5/1": token}).play("forward", gives=f"roll 1, {gives}")
    assert not table.state.tokens.any()
    assert not table.state.tokens_left.any()


@pytest.mark.rule("RLA-22")
def test_no_move_begins_on_a_token():
    table = alone("4/1", tokens={"5/1": "weapon 1"}).play("forward", gives="roll 4, weapon 1")
    table.play("forward", gives="roll 1")
    assert table.turn == ASH
    table.play("forward", gives="roll 1")
    assert table.at[ASH] == "6/1"


@pytest.mark.rule("RLA-18")
def test_the_whole_roll_is_moved_where_nothing_stops_it():
    assert {table.at[ASH] for table in every_move("3/2", 6)} == {"9/2", "9/3"}
    table = alone("3/2").play("forward", gives="roll 6")
    assert table.why_not("stop here") == "RLA-18"


@pytest.mark.rule("RLA-18", "RLA-41")
@pytest.mark.parametrize(("at", "steps"), [("0/2", 0), ("1/1", 1), ("2/3", 2), ("3/1", 3)])
def test_a_roll_back_past_the_start_stops_there(at, steps):
    table = alone(at).play("backward", gives="roll 4")
    assert table.at[ASH] == "0/2"
    assert len(table.facts("stepped")) == steps
    assert "stopped" in table.kinds
    assert table.turn == BRIAR


@pytest.mark.rule("RLA-41")
@pytest.mark.parametrize(("roll", "ends"), [(2, "0/2"), (3, "2/3"), (6, "2/3")])
def test_by_option_a_roll_back_past_the_start_is_not_made_at_all(roll, ends):
    table = alone("2/3", backward_short=1).play("backward", gives=f"roll {roll}")
    assert table.at[ASH] == ends
    here = LANES * 2 + 2  # 2/3
    assert table.facts("stayed") == ([(ASH, here)] if roll > 2 else [])
    assert table.turn == BRIAR


@pytest.mark.rule("RLA-18", "RLA-53")
def test_by_option_a_move_may_end_anywhere_from_nothing_to_the_whole_roll():
    table = alone("4/1", move_up_to=1).play("forward", gives="roll 3")
    assert table.at[ASH] == "4/1"
    assert table.open == ["take lane 1", "stop here"]
    ends = {table.at[ASH] for table in every_move("4/1", 3, move_up_to=1)}
    assert ends == {"4/1", "5/1", "6/1", "7/1"}


@pytest.mark.rule("RLA-53")
def test_where_a_move_may_end_sooner_a_roll_back_past_the_start_may_be_made_all_the_same():
    ends = {table.at[ASH] for table in every_move("1/1", 5, "backward", move_up_to=1, backward_short=1)}
    assert ends == {"1/1", "0/2"}


@pytest.mark.rule("RLA-19")
@pytest.mark.parametrize("roll", [2, 3, 6])
def test_what_is_left_of_a_roll_at_the_safe_house_is_lost(roll):
    table = alone("10/3").play("forward", gives=f"roll {roll}")
    assert (table.at[ASH], table.conditions[ASH]) == ("12/2", "safe")
    assert table.turn == BRIAR


def test_on_the_house_map_a_move_goes_by_its_forks():
    table = alone("6/2", ways=house_lines()).play("forward", gives="roll 3")
    assert (table.at[ASH], table.open) == ("7/2", ["take lane 1", "take lane 3"])  # the canal
    assert table.play("take lane 3").at[ASH] == "9/3"


# --- Rescue -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RL-035", "RLA-11")
def test_a_move_through_a_space_rescues_those_suspended_there_and_goes_on():
    table = alone("4/1", Survivor("5 6", "6/1", "suspended")).play("forward", gives="roll 4")
    assert table.facts("rescued")[0][:2] == (ASH, BRIAR)
    assert (table.at[ASH], table.conditions) == ("8/1", ["free", "free"])


@pytest.mark.rule("RL-045", "RLA-11")
def test_a_move_that_ends_on_the_space_rescues_as_well():
    table = alone("4/1", Survivor("5 6", "6/1", "suspended")).play("forward", gives="roll 2")
    assert table.conditions == ["free", "free"]


@pytest.mark.rule("RLA-11")
def test_a_move_backward_rescues_too():
    table = alone("8/1", Survivor("5 6", "6/1", "suspended")).play("backward", gives="roll 3")
    assert table.conditions == ["free", "free"]


@pytest.mark.rule("RLA-11")
def test_all_who_are_suspended_on_a_space_are_rescued_together():
    others = [
        Survivor("5 6", "6/1", "suspended"),
        Survivor("7 8", "6/1", "suspended"),
        Survivor("9", "6/2", "suspended"),
    ]
    table = alone("4/1", *others).play("forward", gives="roll 6")
    assert [facts[1] for facts in table.facts("rescued")] == [BRIAR, CLAY]
    assert table.conditions == ["free", "free", "free", "suspended"]


@pytest.mark.rule("RLA-11")
def test_on_one_move_survivors_on_several_spaces_are_rescued():
    others = [
        Survivor("5 6", "6/1", "suspended"),
        Survivor("7 8", "8/1", "suspended"),
        Survivor("9", "9/1", "suspended"),
    ]
    table = alone("4/1", *others).play("forward", gives="roll 4")
    assert table.conditions == ["free", "free", "free", "suspended"]


@pytest.mark.rule("RLA-11")
def test_standing_on_the_space_already_rescues_nobody():
    table = alone("4/1", Survivor("5 6 7", "4/1", "suspended"), Survivor("8", "1/1")).play("forward", gives="roll 2")
    assert table.conditions[BRIAR] == "suspended"
    table = alone("0/2", Survivor("5 6 7", "0/2", "suspended"), Survivor("8", "1/1")).play("backward", gives="roll 2")
    assert table.conditions[BRIAR] == "suspended"


@pytest.mark.rule("RLA-11")
def test_a_rescue_comes_before_the_token_on_the_same_space():
    others = [Survivor("Q 6", "6/1", "suspended"), Survivor("Q 9", "1/1")]
    table = alone("5/1", *others, tokens={"6/1": "horde"}).play("forward", gives="roll 6, horde 10")
    assert table.kinds.index("rescued") < table.kinds.index("horde")
    assert table.conditions[BRIAR] == "free"


@pytest.mark.rule("RLA-44")
def test_a_survivor_rescued_before_the_next_own_turn_moves_normally_on_it():
    table = alone("4/1", Survivor("5 6", "6/1", "suspended")).play("forward", gives="roll 4")
    assert (table.turn, table.phase) == (BRIAR, "turn")
    table.play("forward", gives="roll 3")
    assert (table.at[BRIAR], table.hand(BRIAR)) == ("9/1", "5 6")


@pytest.mark.rule("RLA-13")
def test_those_who_are_home_never_come_out_again():
    table = Table(Survivor("K", condition="safe", packs=[1]), Survivor("5 6", "11/1", "suspended"), Survivor("8"))
    assert table.phase == "turn"
    assert table.why_not("forward") == table.why_not("backward") == "RLA-13"
    table.play("wait")
    assert table.at[ASH] == "12/2"


@pytest.mark.rule("RLA-33")
def test_turns_go_round_clockwise_past_the_dead_and_those_at_home():
    team = [Survivor("K K", "4/1"), Survivor(condition="dead"), Survivor("5", condition="safe"), Survivor("6", "1/1")]
    table = Table(*team).play("forward", gives="roll 1")
    assert table.turn == DELL
    assert table.play("forward", gives="roll 1").turn == ASH
    assert table.state.turns == 3
