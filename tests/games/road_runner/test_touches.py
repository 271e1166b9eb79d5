"""Whom a decision affects: who is passed a card, and against whose attempt an Escape is played."""

import pytest

from runabout.games.road_runner.state import Event
from tests.games.road_runner.table import Table
from tests.games.touching import touched

FAST = ["Rocket", "Road"]  # a chase, and a card to go on with


def who(table, line, gives=()):
    return touched(table, Event, line, gives)


@pytest.mark.rule("RR-042")
@pytest.mark.parametrize(("turn", "left"), [(0, 1), (1, 2), (2, 0)])
def test_a_card_that_is_passed_affects_the_player_on_the_left(turn, left):
    table = Table(["Road"], ["Sail"], ["Fan"], turn=turn)
    assert who(table, "pass") == {"PASSED": {left}}


@pytest.mark.rule("RR-095", "RRA-12")
def test_it_affects_whom_it_comes_to_and_nobody_where_it_comes_back():
    assert who(Table(["Road"], [], [], damage=[0, 1, 0]), "pass") == {"PASSED": {2}}
    assert who(Table(["Road"], [], [], damage=[0, 1, 1]), "pass") == {}


@pytest.mark.rule("RR-080")
@pytest.mark.parametrize("turn", range(4))
def test_every_escape_affects_whose_attempt_it_is_played_against(turn):
    hands = [["Zoom!"], ["Dud!"], ["Uh Oh!"], ["Beep Beep!"]]
    hands[turn] = FAST
    table = Table(*hands, turn=turn).attempt("chase", "Rocket")
    for _ in range(3):  # with the last answer the turn goes on to another seat
        assert who(table, table.open[0]) == {"PLAYED": {turn}}
    assert table.turn != turn


@pytest.mark.rule("RR-080")
def test_the_last_escape_affects_the_attempter_though_skipped_turns_bring_the_turn_back_to_who_played_it():
    table = Table(FAST, ["Sail"], ["Zoom!"], damage=[0, 1, 0]).attempt("chase", "Rocket")
    table.play("decline")
    assert who(table, "play Zoom!") == {"PLAYED": {0}}
    assert table.turn == 2


def test_what_is_laid_called_taken_back_or_declined_affects_nobody():
    table = Table(FAST, ["Zoom!"], [])
    for line in ("lay Rocket", "take back Rocket", "lay Rocket", "call chase", "decline", "decline"):
        assert who(table, line) == {}
    assert table.state.winner == 0


def test_to_decline_affects_nobody_though_the_attempt_is_foiled():
    table = Table(FAST, ["Zoom!"], ["Sail"]).attempt("chase", "Rocket").play("play Zoom!")
    assert who(table, "decline") == {}
    assert "foiled" in table.kinds
