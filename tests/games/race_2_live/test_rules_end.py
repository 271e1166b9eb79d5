"""The end of the race, and the team's score."""

import pytest

from runabout.games.race_2_live import game
from runabout.games.race_2_live.state import SCORING, Condition, Ending
from runabout.games.race_2_live.turns import points_if_home
from tests.games.race_2_live.table import ASH, BRIAR, DELL, Survivor, Table


def home(hand):
    """A survivor in the safe house."""
    return Survivor(hand, condition="safe")


def scores(table):
    """The result of a race that is over."""
    assert table.state.over
    return game.run.scores(table.state)


def ended(*team, last="10/1", hand="K K", **laid_out):
    """The race after Ash, the last one out there, has come home."""
    return Table(Survivor(hand, last), *team, **laid_out).play("forward", gives="roll 6")


@pytest.mark.rule("RL-071")
def test_the_race_is_over_when_everybody_is_home_or_dead():
    table = ended(home("2"), Survivor(condition="dead", at="7/1"))
    assert table.kinds[-2:] == ["came_home", "game_over"]
    assert table.conditions == ["safe", "safe", "dead"]
    assert table.open == []
    for line in ("forward", "wait", "lose 2"):
        assert table.why_not(line) == "RL-071"


@pytest.mark.rule("RL-071")
def test_while_somebody_alive_is_out_there_the_race_goes_on():
    assert not ended(home("2"), Survivor("9", "3/1", "suspended")).state.over
    assert not ended(home("2"), Survivor("9", "3/1")).state.over


@pytest.mark.rule("RL-071", "RLA-31")
def test_the_race_is_over_when_everybody_is_dead_and_the_score_is_0():
    table = Table(Survivor("2", "9/1", "suspended"), Survivor(condition="dead", at="7/1")).play("lose 2")
    assert scores(table) == [0, 0]


@pytest.mark.rule("RL-073", "RL-072")
def test_with_three_home_and_the_fourth_no_further_than_12_progress_is_12():
    ways = ["2-1 2-2 2-3", *["1-1 2-2 3-3"] * 34, "1-2 2-2 3-2"]
    table = ended(home("2 2"), home("3 3"), Survivor(condition="dead", at="12/1"), last="35/1", ways=ways)
    assert table.facts("game_over") == [(3, 6, 12, Ending.HOME_OR_DEAD)]
    assert scores(table) == [60] * 4  # a third of 6 cards, times 3, in tenths


@pytest.mark.rule("RL-072", "RLA-29")
def test_progress_is_the_furthest_column_reached_wherever_one_stands_or_died():
    table = ended(home("2"), Survivor(condition="dead", at="3/1", furthest=9))
    assert table.facts("game_over")[0][2] == 9
    assert scores(table) == [45] * 3  # nine twelfths of 3 cards, times 2


@pytest.mark.rule("RLA-29")
def test_walking_back_takes_nothing_away():
    table = Table(Survivor("K", "7/1"), Survivor("9")).play("backward", gives="roll 3")
    assert (table.at[ASH], table.state.furthest[ASH]) == ("4/1", 7)


@pytest.mark.rule("RL-074", "RLA-30")
@pytest.mark.parametrize("columns", [12, 20, 60])
def test_progress_counts_as_a_share_of_the_steps_to_the_safe_house(columns):
    ways = ["2-1 2-2", *["1-1 2-2"] * (columns - 2), "1-2 2-2"]
    table = ended(Survivor(condition="dead", at="6/1"), last=f"{columns - 1}/1", ways=ways)
    assert scores(table) == [120 // columns] * 2  # 6 of so many columns, times 2 cards


@pytest.mark.rule("RL-075", "RLA-32")
def test_health_is_the_cards_held_by_all_together_and_the_dead_have_none():
    table = ended(home("2 2 2"), home("3"), Survivor(condition="dead", at="6/1"), hand="K K")
    assert table.facts("game_over")[0][1] == 6
    assert table.sizes[DELL] == 0


@pytest.mark.rule("RL-076", "RL-077")
@pytest.mark.parametrize("alive", [1, 2, 3, 4])
def test_the_score_is_progress_times_health_times_those_who_got_home(alive):
    others = [home("2 2")] * (alive - 1) + [Survivor(condition="dead", at="6/1")] * (4 - alive)
    team = [Survivor(who.hand if i != 1 else "3 3", who.at, who.condition) for i, who in enumerate(others)]
    table = ended(*team)
    tenths = 10 * (12 if alive == 4 else 6) * (2 * alive) * alive // 12
    assert table.facts("game_over")[0][0] == alive
    assert scores(table) == [tenths] * 4


@pytest.mark.rule("RL-077", "RL-072", "RLA-32")
@pytest.mark.parametrize(("dead", "expected"), [(False, 5 * 3), (True, 5 * 2 * 6 / 12)])
def test_the_score_if_all_who_live_came_home(dead, expected):
    """The cards are those held now; the dead keep how far they came."""
    last = Survivor(condition="dead", at="6/1") if dead else Survivor("K K", "6/1", "suspended")
    table = Table(Survivor("2 3" + " 4 5" * dead, "1/1"), home("9"), last)
    assert table.state.condition[2] == (Condition.DEAD if dead else Condition.SUSPENDED)
    assert SCORING.points(points_if_home(table.state)) == expected


@pytest.mark.rule("RL-070", "RL-078")
def test_the_score_is_the_teams_and_the_same_for_every_seat():
    team = [Survivor("K K", "10/1"), home("2"), home("3"), Survivor(condition="dead", at="6/1")]
    table = Table(*team, seats=2).play("forward", gives="roll 6")
    assert scores(table) == [scores(table)[0]] * 2
    assert scores(table)[0] > 0
    assert game.scoring.team > 0
    assert "win" not in game.words.outcome(game.run.result(table.state), table.state).lower()


@pytest.mark.rule("RLA-31", "RLA-54")
@pytest.mark.parametrize(
    ("furthest", "cards", "columns", "tenths"),
    [
        (1, 1, 12, 1),
        (3, 1, 12, 3),
        (5, 1, 12, 4),
        (7, 1, 12, 6),
        (1, 3, 12, 3),
        (1, 1, 20, 1),
        (1, 3, 20, 2),
        (1, 1, 60, 0),
    ],
)
def test_the_score_is_rounded_to_tenths_halves_up(furthest, cards, columns, tenths):
    # 1 of 20 columns, times 1 card, times 1: exactly half a tenth.
    ways = ["2-1 2-2", *["1-1 2-2"] * (columns - 2), "1-2 2-2"]
    dead = Survivor(condition="dead", at=f"{furthest}/1")
    table = ended(dead, last=f"{columns - 1}/1", hand=" ".join(["K"] * cards), ways=ways)
    assert scores(table) == [tenths] * 2


@pytest.mark.rule("RLA-31")
def test_the_three_factors_are_told_beside_the_score():
    table = ended(home("2 2 2"), Survivor(condition="dead", at="6/1"))
    said = game.words.outcome(game.run.result(table.state), table.state)
    assert all(figure in said for figure in ("6", "12", "5", "2", "5.0"))


@pytest.mark.rule("RLA-54")
def test_those_home_who_ran_out_of_cards_are_dead_and_do_not_count():
    team = [Survivor("K K", "10/1"), Survivor("2", condition="safe"), Survivor("3", condition="safe")]
    table = Table(*team, tokens={"11/1": "horde"}, horde_hits_safe=1).play("forward", gives="roll 1, horde 9")
    table.play("play king", "lose 2", "lose 3")
    assert table.conditions == ["free", "dead", "dead"]
    table.play("forward", gives="roll 1")
    assert scores(table) == [10 * 1 * 1] * 3


# --- Night ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RLA-49")
def test_when_the_turns_are_up_night_falls_and_survivors_not_home_are_lost_with_all_cards():
    team = [Survivor("K K", "4/1"), Survivor("5 6", "7/1", "suspended"), home("2 3"), Survivor(condition="dead")]
    table = Table(*team, turns=20, turn_limit=20).play("forward", gives="roll 2")
    assert table.state.over
    assert table.conditions == ["dead", "dead", "safe", "dead"]
    assert (table.sizes, table.discards) == ([0, 0, 2, 0], "")  # put aside, and not shown
    assert [facts[:2] for facts in table.facts("lost_to_night")] == [(ASH, 2), (BRIAR, 2)]
    assert table.facts("night")[0][0] == 20


@pytest.mark.rule("RLA-49", "RLA-29")
def test_progress_counts_even_of_those_lost_to_the_night():
    table = Table(Survivor("K", "4/1"), home("2 3"), turns=20, turn_limit=20).play("forward", gives="roll 2")
    assert table.facts("game_over") == [(1, 2, 6, Ending.NIGHT)]
    assert scores(table) == [10] * 2


@pytest.mark.rule("RLA-49")
def test_before_the_last_turn_is_over_night_does_not_fall():
    table = Table(Survivor("K", "4/1"), Survivor("9"), turns=19, turn_limit=20).play("forward", gives="roll 2")
    assert not table.state.over
    assert (table.state.turns, table.turn) == (20, BRIAR)
    assert table.play("backward", gives="roll 1").state.over


@pytest.mark.rule("RL-071", "RLA-49")
def test_a_survivor_who_comes_home_on_the_last_turn_is_home():
    table = Table(Survivor("K", "11/1"), home("2"), turns=20, turn_limit=20).play("forward", gives="roll 2")
    assert table.conditions == ["safe", "safe"]
    assert "night" not in table.kinds
    assert table.turn == ASH
