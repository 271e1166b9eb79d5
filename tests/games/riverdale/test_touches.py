"""Whose pawns and hands a decision affects: of two seats red is 0 and yellow 1, of three blue is 1 and yellow 2."""

import pytest

from runabout.games.riverdale.state import Event
from tests.games.riverdale.table import Table
from tests.games.touching import touched

RED, BLUE, YELLOW = 0, 1, 2


def three(*hand, **more):
    """A table of red, blue and yellow on which red plays from this hand."""
    return Table(hand, [], [], **more)


def who(table, line, gives=()):
    return touched(table, Event, line, gives)


@pytest.mark.rule("RV-024", "RV-025")
def test_a_pawn_sent_home_is_its_owners():
    pawns = {"red": [5, 12], "blue": [7], "yellow": [9]}
    assert who(three("2", pawns=pawns), "play 2 with pawn 1") == {"SENT_HOME": {BLUE}}
    assert who(three("4", pawns=pawns), "play 4 with pawn 1") == {"SENT_HOME": {YELLOW}}
    assert who(three("7", pawns=pawns), "play 7 with pawn 1") == {"SENT_HOME": {RED}}


@pytest.mark.rule("RV-046")
def test_all_whom_a_ride_sends_home_are_affected():
    table = three("1", pawns={"red": [20, 23], "blue": [22], "yellow": [26]})
    assert who(table, "play 1 with pawn 1") == {"SENT_HOME": {RED, BLUE}}


def test_it_is_the_seat_that_counts_and_not_the_colour():
    table = Table(["2"], [], pawns={"red": [5], "yellow": [7]})
    assert who(table, "play 2 with pawn 1") == {"SENT_HOME": {1}}
    turned = Table(["2"], [], [], sides=["green", "red", "blue"], pawns={"green": [5], "red": [7], "blue": [17]})
    assert who(turned, "play 2 with pawn 1") == {"SENT_HOME": {1}}


@pytest.mark.rule("RV-070")
def test_a_pawn_that_is_moved_back_is_its_owners_and_nobody_is_affected_by_a_move_of_ones_own():
    pawns = {"red": [5], "blue": [22], "yellow": [29]}
    assert who(three("1", pawns=pawns), "play 1 against blue 1") == {"MOVED": {BLUE}}
    assert who(three("1", pawns=pawns), "play 1 against yellow 1") == {"MOVED": {YELLOW}}
    assert who(three("1", pawns=pawns), "play 1 with pawn 1") == {}
    nobodys = Table(["1"], [], pawns={"red": [5], "blue": [22], "yellow": [29]})
    assert who(nobodys, "play 1 against yellow 1") == {"MOVED": {1}}


@pytest.mark.rule("RV-079", "RV-082")
def test_both_whose_pawns_change_places_are_affected():
    pawns = {"red": [5, 12], "blue": [7], "yellow": [29]}
    table = three("Switcharoo", pawns=pawns)
    assert who(table, "swap pawn 1 with yellow 1 by Switcharoo") == {"SWITCHED": {RED, YELLOW}}
    assert who(three("Quick Pass", pawns=pawns), "pass with pawn 1 by Quick Pass") == {"SWITCHED": {RED, BLUE}}
    assert who(three("Switcharoo", pawns=pawns), "swap pawn 1 with red 2 by Switcharoo") == {"SWITCHED": {RED}}
    yellows = Table([], [], ["Quick Pass"], pawns={"blue": [7], "yellow": [5]}, turn=YELLOW)
    assert who(yellows, "pass with pawn 1 by Quick Pass") == {"SWITCHED": {BLUE, YELLOW}}


@pytest.mark.rule("RV-094", "RV-095")
def test_a_dirty_trick_affects_the_owner_of_the_pawn_whose_place_is_taken():
    pawns = {"red": [5], "blue": [7], "yellow": [29]}
    assert who(three("2", pawns=pawns), "Dirty Trick! on yellow 1") == {"TRICKED": {YELLOW}, "SENT_HOME": {YELLOW}}
    assert who(three("2", pawns=pawns), "Dirty Trick! on blue 1") == {"TRICKED": {BLUE}, "SENT_HOME": {BLUE}}


@pytest.mark.rule("RV-097")
def test_a_swap_affects_the_opponent_whose_hand_it_is():
    assert who(three("2"), "Swap! hands with blue") == {"SWAPPED": {BLUE}}
    assert who(three("2"), "Swap! hands with yellow") == {"SWAPPED": {YELLOW}}


@pytest.mark.rule("RV-099")
def test_a_crash_affects_everybody_at_the_table():
    assert who(three("2"), "Crash!") == {"CRASHED": {RED, BLUE, YELLOW}}
    assert who(Table(["2"], []), "Crash!") == {"CRASHED": {0, 1}}


def test_what_meets_nobody_affects_nobody():
    pawns = {"red": [5], "blue": [8], "yellow": [9]}
    assert who(three("2", pawns=pawns), "play 2 with pawn 1") == {}
    assert who(three("1", pawns={"red": [5], "blue": [20]}), "play 1 with pawn 1") == {}  # a ride that meets nobody
    assert who(three("-3", used={0: ["Dirty Trick!", "Swap!", "Crash!"]}), "discard -3") == {}
