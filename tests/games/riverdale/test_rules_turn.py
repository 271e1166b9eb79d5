"""A turn, who is sent home, and how pawns come out."""

import pytest

from runabout.games.riverdale import game
from tests.games.riverdale.table import Table


def red(*hand, pawns=(), others=None, **more):
    """A table of red and yellow on which red plays from this hand."""
    return Table(hand, [], pawns={"red": pawns, **(others or {})}, **more)


@pytest.mark.rule("RV-020", "RV-021", "RV-022")
def test_a_turn_is_one_card_played_a_pawn_moved_and_a_card_drawn():
    table = red("2", "7", "7", "7", pawns=[20])
    table.play("play 7 with pawn 1", gives=["11"])
    assert table.pawns("red") == [27, "home", "home"]
    assert table.hand(0) == ["2", "7", "7", "11"]
    assert table.pile("discard") == {"7": 1}
    assert [event.kind for event in table.events] == ["played", "moved", "drew", "drew_card"]
    assert table.seat == 1


@pytest.mark.rule("RV-020")
def test_only_a_card_in_hand_can_be_played_and_none_on_top_of_it():
    table = red("7", pawns=[20])
    assert table.why_not("play 2 with pawn 1") == "RV-020"
    assert table.why_not("play 1 against yellow 1") == "RV-020"
    assert table.why_not("split 5: pawn 1 moves 2, pawn 2 moves 3") == "RV-020"
    assert table.why_not("swap pawn 1 with yellow 1 by Switcharoo") == "RV-020"
    assert table.why_not("pass with pawn 1 by Quick Pass") == "RV-020"
    assert table.why_not("discard 2") == "RV-020"
    table.play("play 7 with pawn 1")
    assert table.seat == 1


@pytest.mark.rule("RV-022")
def test_the_card_is_drawn_from_the_deck_any_of_it_and_only_the_drawer_sees_it():
    table = red("7", pawns=[20])
    size = table.state.deck_size
    table.play("play 7 with pawn 1", gives=["Switcharoo"])
    assert table.state.deck_size == size - 1
    drew, card = table.events[-2:]
    assert [drew.known_to(viewer) for viewer in (0, 1, -1)] == [False, True, True]
    assert [card.known_to(viewer) for viewer in (0, 1, -1)] == [True, False, False]


@pytest.mark.rule("RV-023", "RVA-39")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_and_pawns_go_round_clockwise(seats):
    table = Table(*[["9"]] + [[]] * (seats - 1), pawns={"red": [0]})
    for seat in range(2 * seats):
        assert table.seat == seat % seats
        table.play(next(line for line in table.open if line.startswith(("play", "split", "discard"))))
        if table.kinds[-1] == "another_turn":
            table.state.seat = (seat + 1) % seats
    assert red("8", pawns=[55]).play("play 8 with pawn 1").pawns("red")[0] == "circle 5"
    assert red("2", pawns=[13]).play("play 2 with pawn 1").pawns("red")[0] == 15


@pytest.mark.rule("RV-024")
def test_a_pawn_on_the_square_where_a_movement_ends_goes_to_its_own_home_base():
    table = red("7", pawns=[20], others={"yellow": [50, 27]})
    table.play("play 7 with pawn 1")
    assert table.pawns("red")[0] == 27
    assert table.pawns("yellow") == [50, "home", "home"]
    assert table.kinds == ["played", "moved", "sent_home"]
    assert table.events[2].facts[:2] == (7, 27)
    assert table.events[2].seat == 1  # whose pawn it was


@pytest.mark.rule("RV-025")
def test_ones_own_pawn_is_sent_home_as_well():
    table = red("7", pawns=[20, 27]).play("play 7 with pawn 1")
    assert table.pawns("red") == [27, "home", "home"]


@pytest.mark.rule("RV-024", "RV-032")
def test_a_pawn_that_comes_out_sends_home_whom_it_meets():
    table = red("7", others={"yellow": [6]}).play("play 7 with pawn 1")
    assert table.pawns("yellow") == ["home", "home", "home"]


@pytest.mark.rule("RV-031")
def test_a_pawn_sent_home_waits_there_until_it_is_brought_out_again():
    table = Table(["2"], ["1"], pawns={"red": [29], "yellow": [31]}).play("play 2 with pawn 1")
    assert table.pawns("yellow") == ["home", "home", "home"]
    table.play("play 1 with pawn 1")
    assert table.pawns("yellow") == [30, "home", "home"]


@pytest.mark.rule("RV-032")
@pytest.mark.parametrize("card", ["1", "2", "4", "5", "6", "7", "8", "9", "10", "11", "Switcharoo", "Quick Pass"])
def test_any_card_that_goes_forward_brings_a_pawn_out(card):
    assert f"play {card} with pawn 1" in red(card).open


@pytest.mark.rule("RV-033", "RVA-04")
@pytest.mark.parametrize(("seat", "start"), [(0, 0), (1, 15), (2, 30), (3, 45)])
def test_the_coloured_square_is_the_first_that_is_counted(seat, start):
    hands = [["1", "8", "8", "8"] if other == seat else [] for other in range(4)]
    table = Table(*hands, turn=seat)
    colour = ["red", "blue", "yellow", "green"][seat]
    assert Table(*hands, turn=seat).play("play 1 with pawn 1").pawns(colour)[0] == start
    assert table.play("play 8 with pawn 1").pawns(colour)[0] == start + 7


# --- The special squares ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RV-040", "RV-042")
def test_take_another_turn_gives_another_turn_in_which_another_pawn_may_be_moved():
    table = red("2", "7", "7", "7", pawns=[2, 20]).play("play 2 with pawn 1")
    assert table.seat == 0
    assert table.kinds == ["played", "moved", "another_turn"]
    assert {"play 7 with pawn 1", "play 7 with pawn 2"} <= set(table.open)
    table.play("play 7 with pawn 2")
    assert table.pawns("red") == [4, 27, "home"]
    assert table.seat == 1
    assert table.state.turns == 3


@pytest.mark.rule("RV-040")
@pytest.mark.parametrize(("square", "seat"), [(4, 0), (19, 0), (34, 0), (49, 0), (5, 1), (3, 1)])
def test_each_of_the_four_take_another_turns_does_and_the_squares_beside_them_do_not(square, seat):
    assert red("2", pawns=[square - 2]).play("play 2 with pawn 1").seat == seat


@pytest.mark.rule("RV-041")
def test_the_card_is_drawn_before_the_extra_turn():
    table = red("2", "7", "7", "7", pawns=[2]).play("play 2 with pawn 1", gives=["11"])
    assert table.hand(0) == ["7", "7", "7", "11"]
    assert [event.kind for event in table.events][-3:] == ["drew", "drew_card", "another_turn"]
    assert "play 11 with pawn 1" in table.open


@pytest.mark.rule("RV-043")
@pytest.mark.parametrize("square", [11, 26, 41, 56])
def test_move_ahead_3_moves_three_further_at_once(square):
    table = Table([], ["2"], [], [], pawns={"blue": [square - 2]}, turn=1).play("play 2 with pawn 1")
    assert table.pawns("blue")[0] == (square + 3) % 60 if square != 11 else 14
    assert table.kinds == ["played", "moved", "moved_ahead"]


@pytest.mark.rule("RV-044", "RVA-10")
def test_move_ahead_3_passes_by_the_entrance_to_the_own_safety_zone():
    table = red("2", pawns=[54]).play("play 2 with pawn 1")
    assert table.pawns("red")[0] == 59  # 58 is red's last square, and it has run past it
    blue = Table([], ["2"], [], pawns={"blue": [9]}, turn=1).play("play 2 with pawn 1")
    assert blue.pawns("blue")[0] == 14


@pytest.mark.rule("RV-045")
@pytest.mark.parametrize(("green", "to"), [(6, 10), (21, 25), (36, 40), (51, 55)])
def test_a_green_skateboard_takes_a_pawn_to_the_next_red_one(green, to):
    table = red("2", pawns=[green - 2]).play("play 2 with pawn 1")
    assert table.pawns("red")[0] == to
    assert table.kinds == ["played", "moved", "skated"]


@pytest.mark.rule("RV-045")
def test_a_red_skateboard_by_itself_does_nothing():
    assert red("2", pawns=[8]).play("play 2 with pawn 1").pawns("red")[0] == 10


@pytest.mark.rule("RV-046")
def test_every_pawn_between_the_skateboards_is_knocked_off_the_track_ones_own_too():
    table = red("2", pawns=[4, 8, 20], others={"yellow": [7, 9, 11]}).play("play 2 with pawn 1")
    assert table.pawns("red") == [10, "home", 20]
    assert table.pawns("yellow") == ["home", "home", 11]
    assert table.kinds == ["played", "moved", "skated", "sent_home", "sent_home", "sent_home"]


@pytest.mark.rule("RV-046")
def test_pawns_beside_the_ride_and_in_safety_zones_stay():
    table = red("2", pawns=[4, 5], others={"yellow": [11, "circle 1", "circle 5"]}).play("play 2 with pawn 1")
    assert table.pawns("red")[:2] == [10, 5]
    assert table.pawns("yellow") == [11, "circle 1", "circle 5"]


# --- The safety zone and the Shoppe -----------------------------------------------------------------------------------


@pytest.mark.rule("RV-050", "RV-055")
def test_five_circles_lead_from_the_entrance_to_the_shoppe():
    cards = ["1", "2", "4", "5", "6"]
    arrived = [red(card, pawns=[58]).play(f"play {card} with pawn 1").pawns("red")[0] for card in cards]
    assert arrived == ["circle 1", "circle 2", "circle 4", "circle 5", "shop"]


@pytest.mark.rule("RV-051")
def test_a_pawn_of_another_colour_runs_past_the_entrance():
    assert red("4", pawns=[12]).play("play 4 with pawn 1").pawns("red")[0] == 16
    yellow = Table([], ["4"], pawns={"yellow": [57]}, turn=1).play("play 4 with pawn 1")
    assert yellow.pawns("yellow")[0] == 1


@pytest.mark.rule("RV-052")
def test_nobody_else_can_do_anything_to_a_pawn_in_its_safety_zone():
    table = red("1", "Switcharoo", pawns=[20], others={"yellow": ["circle 3"]})
    assert table.why_not("swap pawn 1 with yellow 1 by Switcharoo") == "RV-052"
    assert table.why_not("Dirty Trick! on yellow 1") == "RV-052"
    assert table.why_not("play 1 against yellow 1") == "RVA-37"
    passing = red("Quick Pass", pawns=[20], others={"yellow": ["circle 3", 50]})
    assert passing.play("pass with pawn 1 by Quick Pass").pawns("yellow") == ["circle 3", 20, "home"]


@pytest.mark.rule("RV-053")
def test_the_shoppe_is_named_when_a_pawn_gets_there():
    table = red("6", pawns=[58]).play("play 6 with pawn 1")
    assert table.sight(1).pawn[0] == table.state.pawn[0]
    assert table.pawns("red")[0] == "shop"
    assert "Pop's Chocklit Shoppe" in game.words.tell(table.events[1], ["Ann", "Bea"])


@pytest.mark.rule("RV-055")
def test_the_shoppe_cannot_be_reached_but_through_the_zone():
    for square in range(60):
        for card in ("1", "4", "6", "11"):
            table = red(card, pawns=[square])
            line = f"play {card} with pawn 1"
            if line in table.open and table.play(line).pawns("red")[0] == "shop":
                assert (58 - square) + 6 == int(card)


@pytest.mark.rule("RV-056")
def test_two_spaces_away_a_2_does_it_and_an_11_cannot_be_played():
    table = red("2", "11", pawns=["circle 4", "shop", "shop"])
    assert "play 2 with pawn 1" in table.open
    assert table.why_not("play 11 with pawn 1") == "RV-056"
    assert table.play("play 2 with pawn 1").pawns("red")[0] == "shop"


@pytest.mark.rule("RV-056")
def test_the_count_must_be_exact_from_the_track_as_well():
    assert red("7", "8", pawns=[57]).why_not("play 8 with pawn 1") == "RV-056"
    assert red("7", "8", pawns=[57]).play("play 7 with pawn 1").pawns("red")[0] == "shop"


@pytest.mark.rule("RV-057", "RVA-13")
def test_a_pawn_in_the_shoppe_is_not_moved_again():
    table = red("1", "-3", "Switcharoo", "Quick Pass", pawns=["shop", 20], others={"yellow": [25]})
    assert table.why_not("play 1 with pawn 1") == "RV-057"
    assert table.why_not("play -3 with pawn 1") == "RV-057"
    assert table.why_not("swap pawn 1 with yellow 1 by Switcharoo") == "RVA-27"
    assert table.why_not("pass with pawn 1 by Quick Pass") == "RVA-28"
    assert not [line for line in table.open if "pawn 1" in line or "red 1" in line]


# --- Stuck ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RV-058", "RV-059", "RV-060", "RV-062")
def test_stuck_in_all_three_ways_one_discards_a_card_of_ones_choice_and_draws_another():
    table = red("7", "7", "8", "11", pawns=["circle 3", "circle 4", "shop"], used={0: ["Swap!", "Crash!"]})
    assert table.open == ["discard 7", "discard 8", "discard 11"]
    table.play("discard 8", gives=["2"])
    assert table.pawns("red") == ["circle 3", "circle 4", "shop"]
    assert table.hand(0) == ["2", "7", "7", "11"]
    assert table.pile("discard") == {"8": 1}
    assert [event.kind for event in table.events] == ["discarded", "drew", "drew_card"]
    assert table.seat == 1


@pytest.mark.rule("RV-058")
def test_a_pawn_that_can_still_run_on_the_track_means_one_is_not_stuck():
    table = red("7", pawns=["circle 3", 20, "shop"])
    assert table.why_not("discard 7") == "RVA-07"


@pytest.mark.rule("RV-059")
def test_a_card_that_moves_any_pawn_forward_must_be_played():
    table = red("7", "7", "8", "2", pawns=["circle 3", "circle 4", "shop"])
    assert table.why_not("discard 7") == "RVA-07"
    assert [line for line in table.open if line.startswith("play")] == ["play 2 with pawn 1", "play 2 with pawn 2"]


@pytest.mark.rule("RV-060", "RV-061")
@pytest.mark.parametrize(("card", "to"), [("-3", 57), ("-13", 47)])
def test_with_a_minus_3_or_a_minus_13_one_must_play_it(card, to):
    table = red("8", card, pawns=["circle 2", "shop", "shop"], used={0: ["Swap!", "Crash!"]})
    assert table.open == [f"play {card} with pawn 1"]
    assert table.why_not("discard 8") == "RVA-07"
    assert table.play(f"play {card} with pawn 1").pawns("red")[0] == to
