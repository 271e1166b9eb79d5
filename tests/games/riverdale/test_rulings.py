"""Rulings on how pawns move."""

import pytest

from runabout.core.errors import BadSeats
from runabout.core.log import EVERYONE
from runabout.games.riverdale import game
from runabout.games.riverdale.cards import SPECIAL_NAMES
from runabout.match import Match
from tests.games.riverdale.table import Table

ALL_USED = {0: SPECIAL_NAMES}


def red(*hand, pawns=(), others=None, **more):
    """A table of red and yellow on which red plays from this hand."""
    return Table(hand, [], pawns={"red": pawns, **(others or {})}, **more)


def played(line, *hand, pawns=(), others=None, **more):
    """Where red's pawns are after a play."""
    return red(*hand, pawns=pawns, others=others, **more).play(line).pawns("red")


@pytest.mark.rule("RVA-03")
def test_two_to_four_can_play():
    for seats in (2, 3, 4):
        assert Match(game, seats, seed=1).state.seats == seats
    for seats in (1, 5):
        with pytest.raises(BadSeats, match="2 to 4"):
            Match(game, seats, seed=1)


@pytest.mark.rule("RVA-04")
def test_a_pawn_brought_out_by_a_1_stands_on_its_coloured_square():
    assert played("play 1 with pawn 1", "1") == [0, "home", "home"]


@pytest.mark.rule("RVA-05")
@pytest.mark.parametrize("card", ["-3", "-13"])
def test_no_card_that_goes_back_brings_a_pawn_out(card):
    assert red(card, pawns=["home", 20]).why_not(f"play {card} with pawn 1") == "RVA-05"


@pytest.mark.rule("RVA-06")
def test_any_hand_that_can_play_nothing_discards_one_card_and_draws_one():
    table = red("-3", "-3", "-13", "-13", used=ALL_USED)
    assert table.open == ["discard -3", "discard -13"]
    table.play("discard -13", gives=["1"])
    assert table.hand(0) == ["1", "-3", "-3", "-13"]
    assert red("-3", pawns=["home", "shop", "shop"], used=ALL_USED).open == ["discard -3"]


@pytest.mark.rule("RVA-07")
def test_a_card_must_be_played_even_where_it_only_does_harm():
    back = red("-13", pawns=["circle 5", "shop", "shop"], used=ALL_USED)
    assert back.open == ["play -13 with pawn 1"]
    assert back.why_not("discard -13") == "RVA-07"
    bump = red("7", pawns=["circle 1", 20, 27], used=ALL_USED)
    assert bump.why_not("discard 7") == "RVA-07"


@pytest.mark.rule("RVA-07")
def test_a_push_and_a_switch_count_as_plays():
    push = red("1", "-3", pawns=["home"] * 3, others={"yellow": [50]}, used=ALL_USED)
    assert push.why_not("discard -3") == "RVA-07"
    switch = red("Quick Pass", "Quick Pass", "11", "11", pawns=[57, "shop", "shop"], others={"yellow": [50]})
    assert switch.why_not("discard 11") == "RVA-07"
    assert [line for line in switch.open if line[0].islower()] == ["pass with pawn 1 by Quick Pass"]


@pytest.mark.rule("RVA-08", "RVA-40")
def test_a_stuck_player_never_holds_a_1_and_can_never_switch():
    for circle in range(1, 6):
        table = red("1", pawns=[f"circle {circle}", "shop", "shop"], others={"yellow": [50]}, used=ALL_USED)
        assert table.open == ["play 1 with pawn 1", "play 1 against yellow 1"]
    hand = ["Switcharoo", "Switcharoo", "Quick Pass", "Quick Pass"]
    table = red(*hand, pawns=["circle 1", "shop", "shop"], others={"yellow": [50]}, used=ALL_USED)
    assert table.open == ["discard Switcharoo", "discard Quick Pass"]


@pytest.mark.rule("RVA-09")
def test_a_pawn_never_runs_past_its_own_entrance_by_a_card():
    assert red("11", pawns=[55]).why_not("play 11 with pawn 1") == "RV-056"
    assert played("play 4 with pawn 1", "4", pawns=[57])[0] == "circle 3"


@pytest.mark.rule("RVA-10")
@pytest.mark.parametrize(("option", "to", "last"), [("pass-by", 59, "moved_ahead"), ("stay", 56, "stayed")])
def test_before_the_own_entrance_move_ahead_3_passes_by_or_stays_as_the_table_says(option, to, last):
    table = red("2", pawns=[54], move_ahead_at_entrance=option).play("play 2 with pawn 1")
    assert table.pawns("red")[0] == to
    assert table.kinds[-1] == last


@pytest.mark.rule("RVA-10")
def test_that_a_pawn_stays_is_told_to_all_with_the_pawn_and_its_square():
    table = red("2", pawns=[30, 54], move_ahead_at_entrance="stay").play("play 2 with pawn 2")
    (stayed,) = (event for event in table.events if event.kind == "stayed")
    assert (stayed.seat, stayed.facts[:2], stayed.audience) == (0, (1, 56), EVERYONE)


@pytest.mark.rule("RVA-10", "RVA-50")
@pytest.mark.parametrize(("option", "expected"), [("pass-by", "RVA-50"), ("stay", None)])
def test_the_second_part_of_a_5_goes_by_whether_the_first_pawn_passes_its_entrance_or_stays(option, expected):
    # Passing by, pawn 1 sends pawn 3 home, where pawn 2 is before it.
    table = red("5", pawns=[54, "home", 59], move_ahead_at_entrance=option)
    assert table.why_not("split 5: pawn 1 moves 2, pawn 3 moves 3") == expected
    # It is no entrance of yellow's, which has passed its own long ago.
    yellow = {"yellow": [54, "home", 59]}
    table = Table(["9"], ["5"], pawns=yellow, turn=1, move_ahead_at_entrance=option)
    assert table.why_not("split 5: pawn 1 moves 2, pawn 3 moves 3") == "RVA-50"


@pytest.mark.rule("RVA-10")
def test_only_ones_own_entrance_makes_a_pawn_stay():
    assert played("play 2 with pawn 1", "2", pawns=[9], move_ahead_at_entrance="stay")[0] == 14
    assert played("play 2 with pawn 1", "2", pawns=[24], move_ahead_at_entrance="stay")[0] == 29


@pytest.mark.rule("RVA-11")
def test_a_pawn_that_has_backed_over_its_entrance_may_go_in_when_it_comes_forward():
    table = Table(["-3", "4", "4", "4"], ["9"], pawns={"red": [0], "yellow": [31]}).play("play -3 with pawn 1")
    assert table.pawns("red")[0] == 57
    table.play("play 9 with pawn 1", "play 4 with pawn 1")
    assert table.pawns("red")[0] == "circle 3"


@pytest.mark.rule("RVA-12")
@pytest.mark.parametrize(
    ("card", "circle", "to"), [("-3", 5, "circle 2"), ("-3", 3, 58), ("-3", 2, 57), ("-13", 1, 46), ("-13", 5, 50)]
)
def test_a_pawn_goes_back_through_its_circles_and_out_onto_the_track(card, circle, to):
    assert played(f"play {card} with pawn 1", card, pawns=[f"circle {circle}"])[0] == to


@pytest.mark.rule("RVA-13")
def test_no_pawn_goes_back_from_the_shoppe():
    assert red("-3", pawns=["shop", 20]).why_not("play -3 with pawn 1") == "RV-057"


@pytest.mark.rule("RVA-14")
def test_on_a_circle_an_own_pawn_is_sent_home_but_the_shoppe_has_room_for_all():
    assert played("play 2 with pawn 1", "2", pawns=["circle 1", "circle 3"]) == ["circle 3", "home", "home"]
    assert played("play 2 with pawn 1", "2", pawns=["circle 4", "shop", 20]) == ["shop", "shop", 20]


@pytest.mark.rule("RVA-14")
def test_where_the_table_says_so_no_card_may_end_on_an_own_pawn():
    for pawns in (["circle 1", "circle 3"], [20, 22], ["home", 1]):
        assert red("2", pawns=pawns, own_bump="illegal").why_not("play 2 with pawn 1") == "RVA-14"
        assert red("2", pawns=pawns).why_not("play 2 with pawn 1") is None
    shop = red("2", pawns=["circle 4", "shop"], own_bump="illegal")
    assert shop.why_not("play 2 with pawn 1") is None
    split = red("5", pawns=[20, 27], own_bump="illegal", others={})
    assert split.why_not("split 5: pawn 1 moves 4, pawn 2 moves 1") is None
    ends_on_the_first = red("5", pawns=[27, 26], own_bump="illegal")
    assert ends_on_the_first.why_not("split 5: pawn 1 moves 2, pawn 2 moves 3") == "RVA-14"


@pytest.mark.rule("RVA-15")
def test_pawns_are_passed_over_and_their_squares_counted_wherever_they_stand():
    table = red("4", pawns=[28], others={"yellow": [30, 31, 29]}).play("play 4 with pawn 1")
    assert table.pawns("red")[0] == 32
    assert table.pawns("yellow") == [30, 31, 29]


@pytest.mark.rule("RVA-16")
@pytest.mark.parametrize(
    ("card", "at", "to", "again"), [("-3", 7, 4, True), ("-3", 9, 10, False), ("-13", 24, 14, False)]
)
def test_special_squares_work_for_a_pawn_that_comes_back_by_its_own_card(card, at, to, again):
    table = red(card, pawns=[at]).play(f"play {card} with pawn 1")
    assert table.pawns("red")[0] == to
    assert (table.seat == 0) == again


@pytest.mark.rule("RVA-17")
@pytest.mark.parametrize(("at", "to"), [(12, 14), (7, 10), (5, 4)])
def test_a_pawn_pushed_onto_a_special_square_rides_and_moves_ahead_but_nobody_gets_another_turn(at, to):
    table = red("1", pawns=[30], others={"yellow": [at]}).play("play 1 against yellow 1")
    assert table.pawns("yellow")[0] == to
    assert table.seat == 1


@pytest.mark.rule("RVA-18")
@pytest.mark.parametrize("square", [11, 6, 4])
def test_no_special_square_works_for_a_pawn_that_comes_by_changing_places(square):
    for line in ("swap pawn 1 with yellow 1 by Switcharoo", "pass with pawn 1 by Quick Pass"):
        table = red("Switcharoo", "Quick Pass", pawns=[2], others={"yellow": [square]}).play(line)
        assert table.pawns("red")[0] == square
        assert table.pawns("yellow")[0] == 2
        assert table.seat == 1


@pytest.mark.rule("RVA-19")
@pytest.mark.parametrize("square", [11, 6, 4])
def test_none_works_for_a_pawn_that_comes_by_a_dirty_trick(square):
    table = red("9", others={"yellow": [square]}, pawns=[40]).play("Dirty Trick! on yellow 1")
    assert table.pawns("red")[:2] == [40, square]
    table.play("play 9 with pawn 1")
    assert table.seat == (0 if table.kinds[-1] == "another_turn" else 1) == 0  # 49, by the card


@pytest.mark.rule("RVA-20")
def test_a_chain_sends_pawns_home_on_each_of_its_squares_in_their_order():
    table = red("2", pawns=[9, 14], others={"yellow": [11]}).play("play 2 with pawn 1")
    assert table.pawns("red") == [14, "home", "home"]
    assert table.pawns("yellow")[0] == "home"
    assert table.kinds == ["played", "moved", "sent_home", "moved_ahead", "sent_home"]
    assert [event.facts[0] for event in table.events if event.kind == "sent_home"] == [6, 1]


@pytest.mark.rule("RVA-21")
def test_a_pawn_on_the_red_skateboard_goes_home_of_whatever_colour():
    assert red("2", pawns=[4], others={"yellow": [10]}).play("play 2 with pawn 1").pawns("yellow")[0] == "home"
    assert played("play 2 with pawn 1", "2", pawns=[4, 10]) == [10, "home", "home"]


@pytest.mark.rule("RVA-23")
def test_a_5_gives_one_extra_turn_even_if_both_pawns_land_on_take_another_turn():
    table = red("5", "9", "9", "9", pawns=[2, 16]).play("split 5: pawn 1 moves 2, pawn 2 moves 3")
    assert table.pawns("red")[:2] == [4, 19]
    assert table.kinds.count("another_turn") == 1
    assert table.seat == 0
    table.play("play 9 with pawn 1")
    assert table.seat == 1


@pytest.mark.rule("RVA-23")
def test_an_extra_turn_may_give_another():
    table = red("2", "2", "9", "9", pawns=[2, 17]).play("play 2 with pawn 1")
    assert table.seat == 0
    table.play("play 2 with pawn 2")
    assert (table.seat, table.kinds[-1]) == (0, "another_turn")


@pytest.mark.rule("RVA-24")
def test_a_special_card_may_be_played_in_an_extra_turn_even_after_one_in_the_turn_before():
    table = red("2", pawns=[2], others={"yellow": [50]}).play("Dirty Trick! on yellow 1", "play 2 with pawn 1")
    assert table.seat == 0
    assert table.state.special_played == 0
    assert "Crash!" in table.open


@pytest.mark.rule("RVA-25")
def test_a_special_card_is_played_before_the_movement_card_which_ends_the_turn():
    table = red("9", pawns=[20])
    assert "Crash!" in table.open
    assert table.play("play 9 with pawn 1").seat == 1


@pytest.mark.rule("RVA-26")
def test_a_dirty_trick_takes_any_pawn_on_the_track_ones_own_too_and_none_elsewhere():
    table = red("9", pawns=[20], others={"yellow": ["circle 1", "home", "shop"]})
    assert table.why_not("Dirty Trick! on yellow 1") == "RV-052"
    assert table.why_not("Dirty Trick! on yellow 2") == "RVA-26"
    assert table.why_not("Dirty Trick! on yellow 3") == "RVA-26"
    table.play("Dirty Trick! on red 1")
    assert table.pawns("red") == ["home", 20, "home"]


@pytest.mark.rule("RVA-27")
def test_a_switcharoo_is_for_two_pawns_on_the_track_two_of_ones_own_as_well():
    table = red("Switcharoo", pawns=[20, 30, "circle 1"], others={"yellow": ["home", "shop"]})
    assert table.why_not("swap pawn 3 with red 1 by Switcharoo") == "RVA-27"
    assert table.why_not("swap pawn 1 with yellow 1 by Switcharoo") == "RVA-27"
    assert table.why_not("swap pawn 1 with yellow 2 by Switcharoo") == "RVA-27"
    assert table.play("swap pawn 1 with red 2 by Switcharoo").pawns("red") == [30, 20, "circle 1"]


@pytest.mark.rule("RVA-28")
def test_quick_pass_looks_all_round_the_loop_and_not_into_safety_zones():
    table = red("Quick Pass", pawns=[50], others={"yellow": ["circle 1", 48]}).play("pass with pawn 1 by Quick Pass")
    assert table.pawns("red")[0] == 48
    assert table.pawns("yellow")[:2] == ["circle 1", 50]
    assert red("Quick Pass", pawns=["circle 1", 3]).why_not("pass with pawn 1 by Quick Pass") == "RVA-28"


@pytest.mark.rule("RVA-28")
def test_quick_pass_takes_ones_own_pawn_or_looks_past_it_as_the_table_says():
    table = {"pawns": [20, 23], "others": {"yellow": [27]}}
    line = "pass with pawn 1 by Quick Pass"
    assert played(line, "Quick Pass", **table)[:2] == [23, 20]
    assert played(line, "Quick Pass", **table, quick_pass_skips_own="on")[:2] == [27, 23]
    alone = red("Quick Pass", pawns=[20, 23], quick_pass_skips_own="on")
    assert alone.why_not(line) == "RV-082"


@pytest.mark.rule("RVA-29")
def test_changing_places_sends_nobody_home():
    table = red("Switcharoo", pawns=[20, 31], others={"yellow": [30]}).play("swap pawn 1 with yellow 1 by Switcharoo")
    assert table.pawns("red")[:2] == [30, 31]
    assert table.pawns("yellow")[0] == 20
    assert "sent_home" not in table.kinds


@pytest.mark.rule("RVA-30")
def test_either_part_of_a_5_may_bring_a_pawn_out():
    assert played("split 5: pawn 1 moves 2, pawn 2 moves 3", "5", pawns=["home", 27]) == [1, 30, "home"]
    assert played("split 5: pawn 1 moves 2, pawn 2 moves 3", "5", pawns=[27, "home"]) == [29, 2, "home"]
    assert played("split 5: pawn 1 moves 2, pawn 2 moves 3", "5") == [1, 2, "home"]


@pytest.mark.rule("RVA-30")
def test_a_split_whose_second_part_cannot_be_moved_is_no_play():
    table = red("5", pawns=["circle 1", "circle 4", "shop"])
    assert table.why_not("split 5: pawn 1 moves 2, pawn 2 moves 3") == "RVA-30"
    assert table.why_not("split 5: pawn 1 moves 3, pawn 2 moves 2") is None  # it is sent home, and comes out


@pytest.mark.rule("RVA-30")
def test_the_parts_are_moved_in_the_order_chosen():
    table = {"pawns": [20, 22]}
    first = played("split 5: pawn 1 moves 2, pawn 2 moves 3", "5", **table)
    assert first == [22, 2, "home"]  # pawn 2 was sent home, and comes out with its 3
    assert played("split 5: pawn 2 moves 3, pawn 1 moves 2", "5", **table) == [22, 25, "home"]


@pytest.mark.rule("RVA-31")
def test_no_split_names_a_pawn_twice():
    assert not [
        action.text
        for action in game.words.actions
        if action.verb == "split" and any(action.text.count(f"pawn {pawn}") > 1 for pawn in (1, 2, 3))
    ]


@pytest.mark.rule("RVA-37")
def test_a_1_pushes_a_pawn_back_from_its_coloured_square_and_over_its_entrance():
    for at, to in ((30, 29), (29, 28), (28, 27), (0, 59)):
        table = red("1", pawns=[45], others={"yellow": [at]}).play("play 1 against yellow 1")
        assert table.pawns("yellow")[0] == to
    table = red("1", pawns=[45], others={"yellow": ["home", "circle 1", "shop"]})
    for pawn in (1, 2, 3):
        assert table.why_not(f"play 1 against yellow {pawn}") == "RVA-37"


@pytest.mark.rule("RVA-38")
def test_the_game_ends_at_once_when_somebody_has_won():
    table = Table(["1"], ["2"], [], pawns={"red": ["circle 5", "shop", "shop"]}).play("play 1 with pawn 1")
    assert table.state.over
    assert table.open == []
    assert game.rule_number(game.run.refuse(table.state, 0)) == "RVA-38"
    assert game.run.scores(table.state) == [1, 0, 0]
