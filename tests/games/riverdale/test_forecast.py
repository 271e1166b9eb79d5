"""What is forecast of an action: pawns move for certain, cards are drawn by chance."""

import pytest

from tests.games.playing import told
from tests.games.riverdale.table import Table

RACE = {"red": [11, 1], "yellow": [15]}


def test_a_move_and_whom_it_sends_home_are_certain_and_the_next_seat_too():
    found = Table(["4"], ["9"], pawns=RACE).forecast("play 4 with pawn 1")
    assert told(found.certain) == [
        ("played", {"card": "4"}),
        ("moved", {"pawn": "pawn:red:1", "before": "square:11", "after": "square:15"}),
        ("sent_home", {"pawn": "pawn:yellow:1", "before": "square:15"}),
    ]
    assert {odds.event.kind for odds in found.odds} == {"drew_card"}
    assert (found.over, found.next_seat) == (False, 1)


@pytest.mark.rule("RV-040")
def test_another_turn_is_certain_though_a_card_is_drawn_before():
    found = Table(["8"], ["9"], pawns=RACE).forecast("play 8 with pawn 1")
    assert [event.kind for event in found.certain] == ["played", "moved", "another_turn"]
    assert found.next_seat == 0


@pytest.mark.rule("RVA-32")
def test_the_cards_of_a_new_deck_are_counted_before_one_is_drawn():
    found = Table(["8"], ["9"], pawns=RACE, rest="discard").forecast("play 8 with pawn 1")
    assert ("reshuffled", {"count": 46}) in told(found.certain)  # 53 in all, 4 in a hand and 3 left in this one
    assert found.share("drew_card") == 1


@pytest.mark.rule("RV-054", "RVA-38")
def test_the_last_pawn_home_ends_the_game_before_any_card_is_drawn():
    found = Table(["2"], ["9"], pawns={"red": ["circle 4", "shop", "shop"]}).forecast("play 2 with pawn 1")
    assert told(found.certain)[-1] == ("won", {})
    assert (found.odds, found.over, found.next_seat) == ((), True, -1)


@pytest.mark.rule("RV-097")
def test_the_cards_that_a_swap_brings_are_not_known_before():
    found = Table(["9"], ["8"], pawns=RACE).forecast("Swap! hands with yellow")
    assert told(found.certain) == [("swapped", {"other": 1})]
    assert {odds.event.kind for odds in found.odds} == {"got_card"}
    assert all(len(future) == 4 for future in found.futures)
    assert found.next_seat == 0


@pytest.mark.rule("RV-101")
def test_a_crash_surely_deals_four_cards_to_each():
    found = Table(["9"], ["8"], ["6"], pawns=RACE).forecast("Crash!")
    assert told(found.certain) == [("crashed", {}), ("dealt", {"count": 4}), ("dealt", {"count": 4})]
    assert all([event.kind for event in future] == ["dealt_card"] * 4 for future in found.futures)
