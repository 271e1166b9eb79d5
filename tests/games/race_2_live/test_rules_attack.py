"""Special attacks and hordes: what beats them, what is lost to them, and what follows."""

import pytest

from tests.games.race_2_live.table import ASH, BRIAR, CLAY, DELL, Survivor, Table


def special(hand, card, *others, weapon=0, **laid_out):
    """Ash has walked into a special attack by this card."""
    others = others or (Survivor("9 9", "1/3"),)
    table = Table(Survivor(hand, "4/1", weapon=weapon), *others, tokens={"5/1": "special"}, **laid_out)
    return table.play("forward", gives=f"roll 3, special {card}")


def horde(strength, *team, **laid_out):
    """The survivor whose turn it is has walked into a horde of this strength."""
    turn = laid_out.get("turn", 0)
    column, lane = team[turn].at.split("/")
    table = Table(*team, tokens={f"{int(column) + 1}/{lane}": "horde"}, **laid_out)
    return table.play("forward", gives=f"roll 2, horde {strength}")


# --- Special attacks --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RL-030")
def test_a_card_of_the_special_infected_deck_is_turned_over():
    table = special("K", "9")
    assert table.facts("special") == [(ASH, 7, 9)]
    assert (table.state.infected[7], table.state.infected_out[7]) == (3, 1)
    assert sum(table.state.infected) == 51


@pytest.mark.rule("RL-015")
@pytest.mark.parametrize(("card", "strength"), [("2", 2), ("10", 10), ("J", 11), ("Q", 12), ("K", 13), ("A", 14)])
def test_the_card_turned_over_is_the_strength_of_the_attack(card, strength):
    assert special("2", card).facts("special")[0][2] == strength


@pytest.mark.rule("RL-031", "RLA-04", "RLA-17")
@pytest.mark.parametrize("held", ["9", "10", "A"])
def test_holding_an_equal_or_a_higher_card_wins_and_costs_nothing(held):
    table = special(f"2 {held}", "9")
    assert "beat_special" in table.kinds
    assert (table.hand(ASH), table.conditions[ASH], table.at[ASH]) == (f"2 {held}", "free", "5/1")
    assert (table.turn, table.discards) == (BRIAR, "")


@pytest.mark.rule("RL-031")
def test_a_win_is_no_decision():
    table = special("2 9", "9")
    assert table.survivor == BRIAR
    assert table.phase == "turn"


@pytest.mark.rule("RL-032", "RLA-16")
def test_otherwise_one_card_of_ones_own_choice_goes_to_the_discard_pile():
    table = special("2 5 8", "9")
    assert (table.phase, table.survivor) == ("yield", ASH)
    assert table.open == ["lose 2", "lose 5", "lose 8"]
    assert table.why_not("lose 9") == "RL-012"
    table.play("lose 5")
    assert (table.hand(ASH), table.discards) == ("2 8", "5")


@pytest.mark.rule("RL-033", "RL-034", "RLA-09", "RLA-10")
def test_a_survivor_who_lost_stays_and_loses_one_card_at_the_start_of_each_own_turn():
    table = special("2 5 8 8", "9").play("lose 8")
    assert (table.conditions[ASH], table.turn) == ("suspended", BRIAR)
    for left in ("2 8", "2"):
        table.play("forward", gives="roll 1")
        assert (table.turn, table.phase) == (ASH, "bleed")
        assert table.why_not("forward") == table.why_not("backward") == "RL-033"
        table.play(table.open[1])
        assert (table.hand(ASH), table.at[ASH], table.turn) == (left, "5/1", BRIAR)


@pytest.mark.rule("RLA-10")
def test_the_turn_of_the_suspended_is_over_once_the_card_is_lost():
    table = Table(Survivor("2 5", "4/1", "suspended"), Survivor("9"))
    assert table.open == ["lose 2", "lose 5"]
    assert table.play("lose 5").turn == BRIAR


@pytest.mark.rule("RL-035", "RLA-08", "RLA-09")
def test_only_a_teammate_moving_across_ends_it():
    table = special("2 5 8", "9", Survivor("9 9", "2/1")).play("lose 8")
    table.play("forward", gives="roll 2")
    table.play("take lane 1")
    assert (table.at[BRIAR], table.turn, table.phase) == ("4/1", ASH, "bleed")
    table.play("lose 5")
    assert table.conditions[ASH] == "suspended"
    table.play("forward", gives="roll 2")
    assert (table.at[BRIAR], table.conditions[ASH], table.hand(ASH)) == ("6/1", "free", "2")
    table.play("forward", gives="roll 4")
    assert table.at[ASH] == "9/1"


@pytest.mark.rule("RL-013", "RLA-37")
def test_losing_the_last_card_is_death_at_once_and_the_piece_stays():
    table = special("8", "9").play("lose 8")
    assert (table.conditions[ASH], table.at[ASH], table.state.furthest[ASH]) == ("dead", "5/1", 5)
    assert "died" in table.kinds
    assert "suspended" not in table.kinds
    assert table.turn == BRIAR
    table.play("forward", gives="roll 1")
    assert table.turn == BRIAR  # the dead have no turns


@pytest.mark.rule("RL-013")
def test_bleeding_out_is_death():
    table = Table(Survivor("2", "4/1", "suspended"), Survivor("9")).play("lose 2")
    assert (table.conditions, table.state.over) == (["dead", "free"], 0)


@pytest.mark.rule("RLA-04")
@pytest.mark.parametrize("spend", [0, 1], ids=["horde", "none"])
def test_a_special_attack_costs_the_winner_no_card_unless_both_do(spend):
    assert special("2 9 K", "9", spend_on_win=spend).hand(ASH) == "2 9 K"


@pytest.mark.rule("RLA-04", "RLA-47")
def test_by_option_the_card_that_wins_against_a_special_attack_is_played_and_spent():
    table = special("2 9 K", "9", spend_on_win=2)
    assert (table.phase, table.open) == ("beat", ["play 9", "play king"])
    assert table.why_not("play 2") == "RL-031"
    table.play("play 9")
    assert (table.hand(ASH), table.discards, table.turn) == ("2 K", "9", BRIAR)
    assert table.conditions[ASH] == "free"


@pytest.mark.rule("RL-062", "RL-060", "RLA-38")
@pytest.mark.parametrize(("held", "wins"), [("5", False), ("6", True), ("7", True)])
def test_against_a_10_with_a_weapon_of_4_a_6_or_higher_is_good_enough(held, wins):
    assert ("beat_special" in special(held, "10", weapon=4).kinds) == wins
    table = horde(10, Survivor(held, "4/1", weapon=4), Survivor("2", "1/1"))
    assert (table.phase == "beat") == wins


@pytest.mark.rule("RLA-03")
@pytest.mark.parametrize(("ace", "strength"), [(0, 14), (1, 1)], ids=["high", "low"])
def test_an_ace_counts_14_or_by_option_1(ace, strength):
    assert special("2", "A", ace=ace).facts("special")[0][2] == strength
    assert ("beat_special" in special("A", "2", ace=ace).kinds) == (ace == 0)
    assert "beat_special" in special("A", "A", ace=ace).kinds
    assert ("beat_special" in special("2", "A", ace=ace).kinds) == (ace == 1)


@pytest.mark.rule("RLA-23")
def test_an_empty_special_infected_deck_is_shuffled_anew_when_a_card_is_needed():
    table = special("A", "7", infected="7")
    assert (sum(table.state.infected), sum(table.state.infected_out)) == (0, 52)
    assert "reshuffled" not in table.kinds
    table = special("A", "7", infected="")
    assert table.kinds.index("reshuffled") < table.kinds.index("special")
    assert (sum(table.state.infected), sum(table.state.infected_out)) == (51, 1)


# --- Hordes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RL-002", "RL-040", "RLA-07")
@pytest.mark.parametrize("strength", range(1, 11))
def test_a_die_of_ten_sides_says_how_strong_a_horde_is_and_its_0_is_a_10(strength):
    table = horde(strength, Survivor("A", "4/1"), Survivor("A", "1/1"))
    assert table.facts("horde")[0][:2] == (ASH, strength)
    assert table.state.strength == strength


@pytest.mark.rule("RL-041", "RLA-15")
def test_every_survivor_answers_clockwise_from_the_finder():
    team = [Survivor("K 2", "1/1"), Survivor("K 2", "2/2"), Survivor("K 2", "4/1"), Survivor("K 2", "7/3")]
    table = horde(5, *team, turn=CLAY)
    asked = []
    for _ in range(4):
        asked.append(table.survivor)
        assert table.open == ["play king"]
        table.play("play king")
    assert asked == [CLAY, DELL, ASH, BRIAR]
    assert (table.turn, table.phase) == (DELL, "turn")
    assert table.state.attack == table.state.strength == 0


@pytest.mark.rule("RL-042", "RLA-05")
def test_a_card_that_beats_the_horde_is_played_and_spent():
    table = horde(5, Survivor("3 7 9", "4/1"), Survivor("K", "1/1"))
    assert table.open == ["play 7", "play 9"]
    table.play("play 7")
    assert (table.hand(ASH), table.discards, table.conditions[ASH]) == ("3 9", "7", "free")


@pytest.mark.rule("RLA-17")
def test_a_survivor_with_winning_cards_must_play_one_of_them():
    table = horde(5, Survivor("3 7 9", "4/1"), Survivor("K", "1/1"))
    assert table.why_not("lose 3") == table.why_not("lose 7") == "RLA-17"
    assert table.why_not("play 3") == "RL-042"
    assert table.why_not("play 8") == "RL-012"


@pytest.mark.rule("RLA-06")
@pytest.mark.parametrize(("tie", "phase"), [(0, "beat"), (1, "yield")], ids=["wins", "loses"])
def test_an_equal_card_beats_a_horde_unless_the_table_agreed_otherwise(tie, phase):
    assert horde(5, Survivor("5", "4/1"), Survivor("K", "1/1"), horde_tie=tie).phase == phase
    assert "beat_special" in special("5", "5", horde_tie=tie).kinds  # a special attack is not meant


@pytest.mark.rule("RL-043", "RLA-08")
def test_a_survivor_without_such_a_card_loses_one_and_is_suspended():
    table = horde(9, Survivor("3 4", "4/1"), Survivor("2 5", "1/1"))
    assert table.open == ["lose 3", "lose 4"]
    assert table.why_not("play 4") == "RL-042"
    table.play("lose 3")
    assert (table.conditions, table.survivor) == (["suspended", "free"], BRIAR)
    table.play("lose 2")
    assert (table.conditions, table.discards) == (["suspended", "suspended"], "2 3")


@pytest.mark.rule("RL-044", "RL-045")
def test_later_turns_cost_another_card_each_until_a_teammate_moves_across():
    table = horde(9, Survivor("3 4 5", "4/1"), Survivor("K K", "3/1")).play("lose 5", "play king")
    table.play("forward", gives="roll 1")  # through the fork in column 3
    assert table.phase == "fork"
    table.play("take lane 2")
    assert (table.turn, table.phase, table.open) == (ASH, "bleed", ["lose 3", "lose 4"])
    table.play("lose 4")
    assert (table.hand(ASH), table.turn) == ("3", BRIAR)


@pytest.mark.rule("RLA-05")
def test_by_option_the_card_that_beats_a_horde_is_shown_and_kept():
    table = horde(5, Survivor("3 7 9", "4/1"), Survivor("K", "1/1"), spend_on_win=1).play("play 7")
    assert (table.hand(ASH), table.discards) == ("3 7 9", "")
    assert table.facts("played") == [(ASH, 5, 1)]
    assert table.state.known[ASH, 5] == 1
    assert table.sight(1).known[ASH, 5] == 1


@pytest.mark.rule("RLA-42")
def test_spending_the_last_card_to_beat_a_horde_is_death():
    table = horde(5, Survivor("9", "4/1"), Survivor("K K", "1/1")).play("play 9")
    assert (table.conditions[ASH], table.discards) == ("dead", "9")
    assert table.survivor == BRIAR


@pytest.mark.rule("RLA-14")
def test_a_horde_passes_over_those_at_home_and_the_dead():
    team = [Survivor("K K", "4/1"), Survivor("2", condition="safe"), Survivor(condition="dead"), Survivor("K K", "1/1")]
    table = horde(5, *team).play("play king")
    assert table.survivor == DELL
    table.play("play king")
    assert table.hand(BRIAR) == "2"
    assert table.phase == "turn"


@pytest.mark.rule("RLA-14")
def test_the_suspended_answer_a_horde_too_and_failing_costs_a_card_but_suspends_no_second_time():
    team = [Survivor("K K", "4/1"), Survivor("3 4", "7/1", "suspended"), Survivor("K 8", "8/1", "suspended")]
    table = horde(9, *team).play("play king")
    assert (table.survivor, table.phase) == (BRIAR, "yield")
    table.play("lose 4")
    assert (table.hand(BRIAR), table.conditions[BRIAR]) == ("3", "suspended")
    assert "suspended" not in table.kinds
    assert (table.survivor, table.phase) == (CLAY, "beat")
    table.play("play king")
    assert table.conditions[CLAY] == "suspended"  # a horde that was beaten rescues nobody


@pytest.mark.rule("RLA-44")
def test_the_suspended_keep_their_weapon_against_a_horde():
    team = [Survivor("K K", "4/1"), Survivor("5", "7/1", "suspended", weapon=4)]
    assert horde(9, *team).play("play king").phase == "beat"


@pytest.mark.rule("RLA-28")
def test_a_weapon_is_of_no_help_with_the_cards_lost_while_suspended():
    table = Table(Survivor("5 6", "7/1", "suspended", weapon=4), Survivor("9")).play("lose 5")
    assert table.sizes[ASH] == 1
    assert table.state.weapon[ASH] == 4


@pytest.mark.rule("RLA-45", "RLA-14")
def test_by_option_those_at_home_answer_a_horde_and_failing_costs_a_card_and_never_suspends():
    team = [Survivor("K K", "4/1"), Survivor("2 3", condition="safe"), Survivor("K", condition="safe")]
    table = horde(9, *team, horde_hits_safe=1).play("play king")
    assert (table.survivor, table.phase) == (BRIAR, "yield")
    table.play("lose 2")
    assert (table.conditions[BRIAR], table.hand(BRIAR)) == ("safe", "3")
    table.play("play king")
    assert table.conditions == ["free", "safe", "dead"]  # the last card (RLA-42), at home as anywhere


@pytest.mark.rule("RLA-34")
def test_nothing_that_a_survivor_does_takes_a_card_from_another():
    others = [Survivor("9 9", "5/1"), Survivor("8 8", "5/1", "suspended")]
    table = Table(Survivor("K K", "4/1"), *others).play("forward", gives="roll 2")
    assert table.sizes == [2, 2, 2]
    assert not any("on Briar" in line for line in table.open)


# --- Nobody left to come ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RLA-12")
def test_where_everybody_out_there_is_suspended_they_lose_cards_until_they_are_dead():
    team = [Survivor("2 2", "4/1"), Survivor("3 3", "7/1", "suspended"), Survivor("K", condition="safe")]
    table = horde(9, *team).play("lose 2", "lose 3")
    assert table.conditions == ["suspended", "suspended", "safe"]
    table.play("lose 3")
    assert (table.conditions, table.turn) == (["suspended", "dead", "safe"], ASH)
    table.play("lose 2")
    assert (table.conditions[ASH], table.state.over) == ("dead", 1)


@pytest.mark.rule("RLA-12", "RLA-45")
def test_by_option_the_one_of_them_with_most_cards_gets_free():
    team = [Survivor("2 2 2", "4/1"), Survivor("3 3 3 3", "7/1", "suspended"), Survivor("K", condition="safe")]
    table = horde(9, *team, all_pinned=1).play("lose 2", "lose 3")
    assert table.facts("freed")[0][0] == BRIAR
    assert table.conditions == ["suspended", "free", "safe"]
    assert (table.turn, table.phase) == (BRIAR, "turn")


@pytest.mark.rule("RLA-45")
@pytest.mark.parametrize(("turn", "freed"), [(0, ASH), (1, BRIAR), (2, CLAY)])
def test_of_several_with_as_many_cards_the_first_clockwise_from_the_turn_gets_free(turn, freed):
    places = ["4/1", "5/2", "6/3"]
    team = [
        Survivor(hand, at, "free" if who == turn else "suspended")
        for who, (hand, at) in enumerate(zip(["2 2 2", "3 3 3", "4 4 4"], places))
    ]
    table = horde(9, *team, turn=turn, all_pinned=1)
    for _ in range(3):
        table.play(table.open[0])
    assert table.facts("freed")[0][0] == freed


@pytest.mark.rule("RLA-45")
def test_while_somebody_is_free_nobody_gets_free_alone():
    team = [Survivor("2 2", "4/1"), Survivor("3 3", "7/1", "suspended"), Survivor("K", "1/1")]
    table = Table(*team, all_pinned=1).play("forward", gives="roll 1")
    assert "freed" not in table.kinds
    assert table.conditions[BRIAR] == "suspended"
