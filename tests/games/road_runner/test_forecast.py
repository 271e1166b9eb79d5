"""What is forecast of an action: cards are drawn and passed by chance, all else is certain."""

import pytest

from tests.games.playing import told
from tests.games.road_runner.table import Table


def dropped():
    """An Anvil is dropped off a Cliff, and two are asked for an Escape."""
    return Table(["Anvil", "Cliff"], ["Oops!"], ["Rust!", "Oops!"]).attempt("drop", "Anvil", "Cliff")


@pytest.mark.rule("RR-085")
def test_an_escape_surely_does_its_damage():
    found = dropped().forecast("play Oops!")
    assert told(found.certain) == [("played", {"card": "oops", "damage": 4, "as_well": False})]
    assert (found.odds, found.over, found.next_seat) == ((), False, 2)


@pytest.mark.rule("RR-084")
def test_the_last_to_decline_lets_the_bird_be_caught():
    found = dropped().play("decline").forecast("decline")
    assert [event.kind for event in found.certain] == ["declined", "caught"]
    assert (found.over, found.next_seat) == (True, -1)


def test_the_last_to_decline_a_foiled_attempt_sees_whose_turn_it_is_next():
    found = dropped().play("play Oops!").forecast("decline")
    assert [(event.kind, event.seat) for event in found.certain] == [("declined", 2), ("foiled", 0), ("drew", 1)]
    assert (found.odds, found.next_seat) == ((), 1)


@pytest.mark.rule("RRA-24")
def test_which_card_is_passed_is_left_to_chance():
    found = Table(["Rocket", "Anvil"], ["Oops!"], ["Rust!"]).forecast("pass", tables=400)
    assert [(event.kind, event.seat) for event in found.certain] == [("drew", 1)]
    shares = {odds.event.plain["card"]: odds.share for odds in found.odds}
    assert shares == pytest.approx({"anvil": 0.5, "rocket": 0.5}, abs=0.1)
    assert found.next_seat == 1


def test_an_only_card_is_surely_the_one_that_is_passed():
    found = Table(["Rocket"], ["Oops!"], ["Rust!"]).forecast("pass")
    assert told(found.certain) == [("passed_card", {"card": "rocket", "to": 1}), ("drew", {})]
    assert found.odds == ()


@pytest.mark.rule("RR-092", "RR-095")
def test_who_misses_a_turn_is_certain():
    found = Table(["Rocket", "Anvil"], ["Oops!"], ["Rust!"], damage=[0, 2, 0]).forecast("pass")
    assert [(event.kind, event.seat) for event in found.certain] == [("skipped", 1), ("drew", 2)]
    assert found.next_seat == 2
