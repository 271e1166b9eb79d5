"""Whom a decision affects: whose survivor is rescued, or healed by a pack."""

from itertools import permutations

import pytest

from runabout.games.race_2_live.state import Event
from tests.games.race_2_live.table import Survivor, Table
from tests.games.touching import touched

PINNED = Survivor("4 5 6", "6/1", "suspended")


def who(table, line, gives=""):
    return touched(table, Event, line, gives)


@pytest.mark.rule("RL-035", "RL-045")
@pytest.mark.parametrize(("turn", "pinned"), list(permutations(range(3), 2)))
def test_a_rescue_affects_whose_survivor_it_is(turn, pinned):
    team = [Survivor("2 3", "5/1") for _ in range(3)]
    team[pinned] = PINNED
    assert who(Table(*team, turn=turn), "forward", "roll 2") == {"RESCUED": {pinned}}


@pytest.mark.rule("RL-035")
def test_all_whose_survivors_are_rescued_on_the_way_are_affected():
    team = [Survivor("2", "5/1"), PINNED, Survivor("3"), Survivor("7 8", "7/1", "suspended")]
    assert who(Table(*team), "forward", "roll 3") == {"RESCUED": {1, 3}}


@pytest.mark.rule("RL-053")
@pytest.mark.parametrize(("name", "seat"), [("Ash", 0), ("Briar", 1), ("Clay", 2)])
def test_a_pack_affects_whom_it_is_used_on_oneself_too(name, seat):
    table = Table(Survivor("2", "5/1", packs=[1]), Survivor("3"), Survivor("4"), discards="9 9")
    assert who(table, f"use pack 1 on {name}") == {"USED_PACK": {seat}}


def test_a_survivor_is_of_the_seat_that_moves_it():
    team = [Survivor("2", "5/1", packs=[1]), Survivor("3"), Survivor("4"), PINNED]
    for survivor, seat in (("Clay", 0), ("Dell", 1)):
        assert who(Table(*team, seats=2, discards="9 9"), f"use pack 1 on {survivor}") == {"USED_PACK": {seat}}
    assert who(Table(*team, seats=2), "forward", "roll 2") == {"RESCUED": {1}}


def test_what_only_the_attacks_do_affects_nobody():
    table = Table(Survivor("2 3", "4/1"), Survivor("4"), tokens={"5/1": "horde"})
    assert who(table, "forward", "roll 1, horde 10") == {}
    assert who(table, "lose 2") == {}
    assert who(Table(Survivor("2 3", "4/1"), PINNED), "forward", "roll 1") == {}  # not so far
