"""Damage, turns skipped, and what becomes of the cards."""

import pytest

from tests.games.road_runner.table import Table

CARDS = ["Anvil", "Cliff"]


def foiled(damage, *, others=(), **laid_out):
    """Seat 0 was foiled for so much damage, at a table of four."""
    escapes = {0: "Rust!", 2: "Rolling Boulder", 4: "Oops!", 5: "Gravity Failure!"}
    hands = [[*CARDS, "Road"], [escapes[damage]], *(others or (["Sail"], ["Fan"]))]
    table = Table(*hands, reshuffled=True, **laid_out).attempt("drop", *CARDS)
    return table.play(f"play {escapes[damage]}", *["decline"] * (len(hands) - 2))


@pytest.mark.rule("RR-090", "RR-092", "RR-093")
@pytest.mark.parametrize("damage", [0, 2, 4, 5])
def test_as_many_points_of_damage_so_many_turns_are_skipped_and_then_one_plays_again(damage):
    table = foiled(damage)
    skipped = 0
    while table.turn != 0:
        table.play("pass")
        skipped += table.kinds.count("skipped")
        assert all(event.seat == 0 for event in table.events if event.kind == "skipped")
    assert skipped == damage
    assert table.damage == [0, 0, 0, 0]
    assert "pass" in table.open
    assert table.kinds[-1] == "drew_card"


@pytest.mark.rule("RR-091", "RR-005")
def test_damage_is_taken_as_counters_which_everybody_can_count():
    table = foiled(4)
    assert table.damage == [4, 0, 0, 0]
    for viewer in (0, 1, 2, 3, -1):
        assert list(table.sight(viewer).damage[:4]) == [4, 0, 0, 0]


@pytest.mark.rule("RR-092")
def test_a_skipped_turn_gives_one_counter_back():
    table = foiled(2).play("pass", "pass")
    assert (table.turn, table.damage[0]) == (3, 2)
    table.play("pass")
    assert (table.turn, table.damage[0]) == (1, 1)
    skip = next(event for event in table.events if event.kind == "skipped")
    assert (skip.seat, skip.facts[0]) == (0, 1)


@pytest.mark.rule("RR-094", "RRA-25")
def test_a_skipped_player_draws_nothing_and_decides_nothing():
    table = foiled(2).play("pass", "pass", "pass")
    assert table.turn == table.seat == 1
    assert table.hand(0) == ["Road"]
    assert not any(event.kind.startswith("drew") and event.seat == 0 for event in table.events)


@pytest.mark.rule("RR-095")
def test_a_card_passed_to_a_skipping_player_goes_on_to_the_next_who_is_not():
    table = Table(["Oops!"], ["Road"], ["Sail"], ["Fan"], ["Anvil"], damage=[0, 1, 2, 0, 0]).play("pass")
    assert "Oops!" in table.hand(3)
    assert (table.hand(1), table.hand(2)) == (["Road"], ["Sail"])
    passed = next(event for event in table.events if event.kind == "passed_card")
    assert (passed.seat, passed.facts[1]) == (0, 3)
    assert passed.known_to(3)
    assert not passed.known_to(1)
    assert table.turn == 3


@pytest.mark.rule("RRA-12")
def test_with_everybody_else_skipping_the_passer_keeps_the_card():
    table = Table(["Oops!"], ["Road"], ["Sail"], damage=[0, 2, 3]).play("pass")
    assert "Oops!" in table.hand(0)
    assert table.kinds[:2] == ["kept", "kept_card"]
    assert [event.known_to(0) for event in table.events[:2]] == [False, True]
    assert [event.known_to(1) for event in table.events[:2]] == [True, False]
    assert (table.turn, table.damage) == (0, [0, 1, 2])
    assert table.state.memory_size == 0


@pytest.mark.rule("RRA-13")
def test_a_player_whose_last_counter_is_gone_receives_cards_again():
    table = Table(["Oops!"], ["Road"], ["Sail"], damage=[0, 1, 0]).play("pass")
    assert "Oops!" in table.hand(2)
    assert (table.turn, table.damage) == (2, [0, 0, 0])
    table.play("pass", "pass")
    passed = next(event for event in table.events if event.kind == "passed_card")
    assert (passed.seat, passed.facts[1]) == (0, 1)
    assert table.turn == 1


@pytest.mark.rule("RRA-15")
@pytest.mark.parametrize("damage", [(0, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 1, 1, 0), (0, 0, 1, 1), (0, 1, 1, 1)])
def test_a_passed_card_goes_past_nobody_but_those_who_are_skipping(damage):
    table = Table(["Oops!"], [], [], [], damage=damage).play("pass")
    expected = next(seat % 4 for seat in (1, 2, 3, 4) if damage[seat % 4] == 0)
    assert [seat for seat in range(4) if "Oops!" in table.hand(seat)] == [expected]


@pytest.mark.rule("RRA-21")
def test_there_is_always_another_counter():
    cards = ["Rocket", "Rocket Motor"]  # Speed 4, EXPLOSIVE 7
    escapes = ["Uh Oh!", "Uh Oh!", "Backfire!", "Backfire!", "Boulder!", "Cliff Face!", "Mechanical Failure!"]
    table = Table([*cards, "Road"], *([escape] for escape in escapes)).attempt("chase", *cards)
    table.play(*(f"play {escape}" for escape in escapes))
    assert table.damage[0] == 5 + 5 + 7 + 7 + 8 + 4 + 4
    assert table.damage[0] == 40 == 5 * 8


@pytest.mark.rule("RR-100", "RR-101")
def test_after_a_foiled_attempt_captures_and_escapes_go_to_two_piles():
    table = foiled(4, captures=["Bucket Of Water"], escapes=["Dud!"])
    assert table.pile("capture_pile") == ["Bucket Of Water", "Anvil", "Cliff"]
    assert table.pile("escape_pile") == ["Dud!", "Oops!"]
    assert table.pile("laid") == table.pile("played") == []
    assert (table.state.attempt, table.state.foiled) == (-1, 0)


@pytest.mark.rule("RR-101")
def test_a_dual_card_played_as_an_escape_lies_with_the_escapes_until_the_reshuffle():
    table = foiled(2)
    assert table.pile("escape_pile") == ["Rolling Boulder"]
    assert table.pile("capture_pile") == CARDS


@pytest.mark.rule("RR-102")
def test_a_reshuffle_takes_the_whole_of_the_one_pile_and_only_the_dual_cards_of_the_other():
    table = Table(
        ["Oops!"], [], [], deck=["Dud!"], captures=["Anvil", "Piano"], escapes=["Tiger Trap", "Rust!"], rest=2
    ).play("pass")
    assert sorted(table.pile("deck")) == ["Anvil", "Piano", "Tiger Trap"]
    assert table.pile("escape_pile") == ["Rust!"]


def test_escapes_played_are_listed_with_who_played_them_until_they_are_cleared_away():
    table = Table([*CARDS, "Road"], ["Oops!"], [], ["Rust!"], []).attempt("drop", *CARDS)
    table.play("play Oops!", "decline", "play Rust!")
    assert table.pile("played") == ["Oops!", "Rust!"]
    assert list(table.state.played_by[:2]) == [1, 3]
    table.play("decline")
    assert table.state.played_size[0] == 0
    assert list(table.state.played_by) == [0] * 7
