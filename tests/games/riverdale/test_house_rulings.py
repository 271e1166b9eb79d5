"""Rulings on cards, hands and the deck, and those that playing the rules out has brought up."""

import pytest

from runabout.games.riverdale import game
from runabout.games.riverdale.cards import SPECIAL_NAMES
from runabout.match import Match
from tests.games.riverdale.table import Table, spoken

ALL_USED = {0: SPECIAL_NAMES}


def red(*hand, pawns=(), others=None, **more):
    """A table of red and yellow on which red plays from this hand."""
    return Table(hand, [], pawns={"red": pawns, **(others or {})}, **more)


@pytest.mark.rule("RVA-32", "RVA-41")
def test_a_draw_from_an_empty_deck_reshuffles_all_discards_with_the_card_just_played():
    table = red("7", pawns=[20], rest="discard", deck=["11"])
    table.play("play 7 with pawn 1")
    assert table.state.deck_size == 0
    assert "reshuffled" not in table.kinds
    before = sum(table.pile("discard").values())
    table.play(table.open[0], gives=["7"])
    reshuffled = next(event for event in table.events if event.kind == "reshuffled")
    assert reshuffled.facts[0] == before + 1 == 46
    assert table.state.deck_size == 45
    assert table.pile("discard") == {}
    assert "7" in table.hand(1)


@pytest.mark.rule("RVA-32")
def test_there_is_always_something_to_draw():
    assert 53 - 4 * game.seats[1] > 0
    table = Table(["7"], [], [], [], pawns={"red": [20]}, rest="discard").play("play 7 with pawn 1")
    assert table.state.deck_size == 53 - 16


@pytest.mark.rule("RVA-33")
def test_everybody_has_four_cards_when_it_is_somebodys_turn_so_whole_hands_change():
    match = Match(game, 4, seed=5)
    for _ in range(200):
        if match.over:
            break
        assert list(match.state.hand_size) == [4, 4, 4, 4]
        match.play(match.legal()[-1])


@pytest.mark.rule("RVA-41")
def test_nothing_is_drawn_after_the_play_that_wins():
    table = red("1", "8", "8", "8", pawns=["circle 5", "shop", "shop"], rest="discard")
    table.play("play 1 with pawn 1")
    assert table.hand(0) == ["8", "8", "8"]
    assert table.state.deck_size == 0
    assert [event.kind for event in table.events] == ["played", "moved", "won"]


@pytest.mark.rule("RVA-42")
def test_a_pawn_pushed_back_sends_home_whom_it_meets_the_players_own_too():
    table = red("1", pawns=[32, 44], others={"yellow": [33, 45]})
    mine = red("1", pawns=[32], others={"yellow": [33]}).play("play 1 against yellow 1")
    assert (mine.pawns("red")[0], mine.pawns("yellow")[0]) == ("home", 32)
    theirs = Table(["1"], [], [], pawns={"blue": [33], "yellow": [32]}).play("play 1 against blue 1")
    assert (theirs.pawns("blue")[0], theirs.pawns("yellow")[0]) == (32, "home")
    assert {"play 1 against yellow 1", "play 1 against yellow 2"} <= set(table.open)


@pytest.mark.rule("RVA-43")
def test_take_another_turn_counts_though_the_second_part_sends_that_pawn_home():
    table = red("5", pawns=[2, 1]).play("split 5: pawn 1 moves 2, pawn 2 moves 3")
    assert table.pawns("red")[:2] == ["home", 4]
    assert table.seat == 0
    # Where the second pawn does not land there itself, as no house board allows, plain.py is the judge.
    both = red("5", pawns=[2, 3]).play("split 5: pawn 1 moves 2, pawn 2 moves 3")
    assert both.pawns("red")[:2] == [4, 10]
    assert both.seat == 0


@pytest.mark.rule("RVA-43")
def test_a_pawn_that_the_first_part_sent_home_may_come_out_with_the_second():
    table = red("5", pawns=[5, 8, "shop"]).play("split 5: pawn 1 moves 1, pawn 2 moves 4")
    assert table.pawns("red") == [10, 3, "shop"]  # swept off by pawn 1's ride
    assert table.kinds == ["played", "moved", "skated", "sent_home", "moved"]


@pytest.mark.rule("RVA-44")
def test_a_special_card_may_be_played_before_a_dead_hands_discard_and_the_hand_is_looked_at_again():
    table = red("-3")
    assert table.open == ["Swap! hands with yellow", "Crash!", "discard -3"]
    table.play("Swap! hands with yellow")
    assert not [line for line in table.open if line.startswith("discard")]
    still_dead = red("-3").play("Crash!", gives=["-3", "-3", "-13", "-13"])
    assert still_dead.open == ["discard -3", "discard -13"]


@pytest.mark.rule("RVA-45", "RVA-22")
def test_on_the_houses_board_no_chain_comes_back_and_no_ride_passes_an_entrance():
    # Boards where they do are compared with plain.py in test_against_plain.py.
    for square in range(60):
        table = red("2", pawns=[(square - 2) % 60])
        if "play 2 with pawn 1" in table.open:
            table.play("play 2 with pawn 1")
            assert table.kinds.count("skated") + table.kinds.count("moved_ahead") <= 1


@pytest.mark.rule("RVA-46")
def test_own_bump_looks_at_the_count_and_not_at_where_special_squares_lead():
    ride = red("2", pawns=[4, 8, 10], own_bump="illegal").play("play 2 with pawn 1")
    assert ride.pawns("red") == [10, "home", "home"]
    ahead = red("2", pawns=[9, 14], own_bump="illegal").play("play 2 with pawn 1")
    assert ahead.pawns("red") == [14, "home", "home"]


@pytest.mark.rule("RVA-47")
def test_nothing_can_be_done_to_the_pawns_of_colours_that_nobody_plays():
    table = red("1", "Switcharoo", pawns=[20])
    assert table.why_not("play 1 against blue 1") == "RVA-47"
    assert table.why_not("swap pawn 1 with green 2 by Switcharoo") == "RVA-47"
    assert table.why_not("Dirty Trick! on blue 3") == "RVA-47"
    assert table.why_not("Swap! hands with green") == "RVA-47"
    assert [spoken(table.state.pawn[piece]) for piece in (3, 4, 5, 9, 10, 11)] == ["home"] * 6


@pytest.mark.rule("RVA-48")
def test_a_minus_3_from_the_first_circle_passes_the_entrance_by_move_ahead_3():
    table = red("-3", pawns=["circle 1"]).play("play -3 with pawn 1")
    assert table.pawns("red")[0] == 59
    assert table.events[1].facts[2] == 56
    assert table.kinds == ["played", "moved", "moved_ahead"]


@pytest.mark.rule("RVA-49")
def test_the_race_is_called_off_with_no_winner_when_as_many_turns_have_been_taken_extra_turns_too():
    table = red("2", "2", "9", "9", pawns=[2, 20], turns=9, turn_limit=10).play("play 2 with pawn 1")
    assert (table.state.turns, table.state.over) == (10, 0)  # the extra turn is the last
    table.play("play 9 with pawn 2")
    assert table.state.over
    assert table.kinds[-1] == "called_off"
    assert game.run.scores(table.state) == [0, 0]
    assert table.state.winner == -1


@pytest.mark.rule("RVA-49")
def test_a_win_in_the_last_turn_counts():
    table = red("1", pawns=["circle 5", "shop", "shop"], turns=10, turn_limit=10).play("play 1 with pawn 1")
    assert table.kinds[-1] == "won"


@pytest.mark.rule("RVA-50")
def test_of_several_pawns_at_home_the_one_with_the_lowest_number_comes_out():
    table = red("2", pawns=[20])
    assert table.why_not("play 2 with pawn 3") == "RVA-50"
    assert "play 2 with pawn 2" in table.open
    assert red("9", pawns=["home", 20], others={"yellow": [50]}).play("Dirty Trick! on yellow 1").pawns("red") == [
        50,
        20,
        "home",
    ]


@pytest.mark.rule("RVA-50")
def test_the_lowest_number_is_counted_at_the_moment_at_which_it_comes_out():
    table = red("5", pawns=["home", "home", 27])
    assert table.why_not("split 5: pawn 2 moves 1, pawn 1 moves 4") == "RVA-50"
    assert table.why_not("split 5: pawn 1 moves 1, pawn 2 moves 4") is None
    # Pawn 1 is sent home by pawn 3, and so pawn 2 at home is not the lowest any more.
    sent = red("5", pawns=[29, "home", 27])
    assert sent.why_not("split 5: pawn 3 moves 2, pawn 2 moves 3") == "RVA-50"
    assert sent.why_not("split 5: pawn 3 moves 1, pawn 2 moves 4") is None


@pytest.mark.rule("RVA-52")
def test_own_bump_forbids_a_push_onto_ones_own_pawn_but_not_a_dirty_trick_on_it():
    table = red("1", "9", pawns=[32], others={"yellow": [33]}, own_bump="illegal")
    assert table.why_not("play 1 against yellow 1") == "RVA-52"
    assert "Dirty Trick! on red 1" in table.open
    theirs = Table(["1"], [], [], pawns={"blue": [33], "yellow": [32]}, own_bump="illegal")
    assert "play 1 against blue 1" in theirs.open
