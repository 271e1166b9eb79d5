"""Rulings of the house, found by playing the rules out: RYA-39 to RYA-48."""

import pytest

from runabout.games.rummy_runway import game
from runabout.games.rummy_runway.state import DISCARD, DRAW, LAY, LAY_CLOSET, TAKE, Ending, Phase
from runabout.match import Match
from tests.games.rummy_runway.table import (
    KIND,
    Table,
    discard,
    lay,
    marks,
    riff,
    take,
    trim,
    wear,
)

HAT = "R2 Y3 B4"


# --- Wild cards in trends (RYA-39) ------------------------------------------------------------------------------------


def bonus(outfit, trend, **options):
    """What an outfit earns by one trend."""
    runways = [trend, "Full Collection", "Capsule Closet"]  # nobody here has three outfits, or a full Closet
    table = Table("Y9", "", outfits={0: [outfit]}, runways=runways, rounds=1, trigger=1, final_turns=1, **options)
    return sum(points for *_, points in table.play(discard("Y9")).facts("followed"))


# Trend, an outfit with a wild card that follows it, and its bonus; by the card's number.
BY_NUMBER = [
    ("Less Is More", "R0* Y1 B2", 4),
    ("Cloud Nine", "R7 Y8 B9*", 4),
    ("Lucky Seven", "R7* Y8 B9", 4),
    ("High Five", "R4 Y5* B6", 4),
    ("Maximalist", "R6 Y7 B8*", 5),
    ("Odd One Out", "R1* Y2 B3", 3),
    ("Even Keel", "R2* Y3 B4", 3),
]
BY_COLOUR = [
    ("Statement Piece", "Y2 B3 R4*", 4),
    ("Item of the Season", "R2 B3 Y4*", 4),
    ("Fabric First", "Y2 R3 B4*", 4),
    ("Colour Order", "R2* Y3 B4", 5),
    ("Colour Order", "B2 Y3* R4", 5),
]


@pytest.mark.rule("RYA-39")
@pytest.mark.parametrize(("trend", "outfit", "points"), BY_NUMBER)
def test_a_wild_card_counts_with_its_number_unless_the_table_passes_over_it(trend, outfit, points):
    assert bonus(outfit, trend) == points
    assert bonus(outfit, trend, trend_wild_colour=0) == points
    assert bonus(outfit, trend, trend_wild_number=0) == 0


@pytest.mark.rule("RYA-39")
@pytest.mark.parametrize(("trend", "outfit", "points"), BY_COLOUR)
def test_a_wild_card_counts_with_the_colour_it_wears_unless_the_table_passes_over_it(trend, outfit, points):
    assert bonus(outfit, trend) == points
    assert bonus(outfit, trend, trend_wild_number=0) == points
    assert bonus(outfit, trend, trend_wild_colour=0) == 0


@pytest.mark.rule("RYA-39")
def test_a_wild_card_passed_over_adds_nothing_to_a_sum():
    assert bonus("R2 Y3 B4*", "Minimalist") == 0
    assert bonus("R2 Y3 B4*", "Minimalist", trend_wild_number=0) == 5


@pytest.mark.rule("RYA-39")
@pytest.mark.parametrize("options", [{}, {"trend_wild_number": 0, "trend_wild_colour": 0}])
def test_whether_an_outfit_is_formal_casual_or_wild_hangs_on_no_option(options):
    assert bonus("R5 Y5* B5", "Black Tie", **options) == 5
    assert bonus("R4 Y5* B6", "Street Casual", **options) == 2
    assert bonus("R4 Y5* B6", "Wild Side", **options) == 4
    assert bonus("R4 Y5* B6", "Pure Couture", **options) == 0
    assert bonus("R4 Y5 B6", "Pure Couture", **options) == 2


@pytest.mark.rule("RYA-39")
def test_the_highest_card_is_that_of_a_casual_outfit_only():
    for trend in ("Statement Piece", "Item of the Season", "Fabric First", "Colour Order"):
        assert bonus("R5 Y5 B5", trend) == bonus("B5 Y5 R5", trend) == bonus("R5 B5 Y5", trend) == 0


@pytest.mark.rule("RYA-39")
@pytest.mark.parametrize(("trend", "outfit"), [("Odd One Out", "R3 Y3 B3"), ("Even Keel", "R4 Y4 B4")])
def test_two_means_exactly_two_or_at_least_two(trend, outfit):
    assert bonus(outfit, trend) == 0
    assert bonus(outfit, trend, trend_two=1) == 3
    assert bonus("R3 Y4 B5", "Odd One Out", trend_two=1) == bonus("R3 Y4 B5", "Odd One Out") == 3
    assert bonus("R3 Y4 B5", "Even Keel", trend_two=1) == bonus("R3 Y4 B5", "Even Keel") == 0


# --- Colours and orders (RYA-41) --------------------------------------------------------------------------------------


@pytest.mark.rule("RYA-41")
@pytest.mark.parametrize("order", ["R4 Y4 B4", "B4 R4 Y4", "Y4 B4 R4"])
def test_the_order_of_a_formal_outfit_is_the_one_in_which_it_is_laid(order):
    table = Table("R4 Y4 B4", "").play(*(lay(mark) for mark in order.split()))
    assert table.outfits(0) == [order]


@pytest.mark.rule("RYA-41")
def test_of_three_wild_cards_two_are_asked_for():
    table = Table("W4 W5 W6 Y9", "").play(lay("W4"), lay("W5"), lay("W6"))
    assert table.open == [wear("R"), wear("Y"), wear("B")]
    table.play(wear("B"))
    assert table.open == [wear("R"), wear("Y")]
    assert table.play(wear("Y")).outfits(0) == ["B4* Y5* R6*"]


@pytest.mark.rule("RYA-41")
def test_a_single_wild_card_is_not_asked_about():
    table = Table("R4 W5 B6 Y9", "").play(lay("R4"), lay("W5"), lay("B6"))
    assert (table.phase, table.outfits(0)) == ("act", ["R4 Y5* B6"])


# --- Riffing out of the Closet (RYA-42) -------------------------------------------------------------------------------


@pytest.mark.rule("RYA-42")
def test_two_riffs_out_of_the_closet_cannot_undo_each_other_for_ever():
    table = Table("Y9", "", closets={0: "R5"}, outfits={1: [HAT]}, closet_riff=1)
    table.play(riff(1, "right", closet=True))  # takes the red 2
    table.play(riff(1, "left", closet=True))  # the red 2 takes the red 5 back
    assert (table.outfits(1), table.closet(0)) == ([HAT], "R5")
    assert table.riffs() == []
    assert table.why_not(riff(1, "right", closet=True)) == "RYA-42"


@pytest.mark.rule("RYA-42")
def test_a_second_copy_may_still_riff():
    table = Table("Y9", "", closets={0: "R5 R5"}, outfits={1: [HAT, HAT]}, closet_riff=1)
    table.play(riff(1, "right", closet=True), riff(1, "left", closet=True), riff(1, "right", slot=1, closet=True))
    assert (table.outfits(1), table.closet(0)) == ([HAT, "Y3 B4 R5"], "R2 R5")
    assert table.why_not(riff(1, "right", closet=True)) == "RYA-42"


@pytest.mark.rule("RYA-42")
def test_a_card_keeps_having_riffed_while_it_moves_within_an_outfit():
    # The red 5 goes out of the Closet onto the right end, is pushed to the left, and is taken from there.
    table = Table("Y6 B7 R8 Y9", "", closets={0: "R5"}, outfits={1: [HAT, HAT]}, closet_riff=1)
    table.play(riff(1, "right", closet=True), riff(1, "right"), riff(1, "right"), riff(1, "right"))
    assert (table.outfits(1)[0], table.closet(0)) == ("Y6 B7 R8", "R2 R5 Y3 B4")
    assert table.why_not(riff(1, "right", slot=1, closet=True)) == "RYA-42"


@pytest.mark.rule("RYA-42")
def test_it_may_riff_again_in_another_turn():
    table = Table("Y9 Y8", "R9 R8", closets={0: "R5"}, outfits={1: [HAT]}, closet_riff=1)
    table.play(riff(1, "right", closet=True), riff(1, "left", closet=True), discard("Y9"))
    assert not table.state.spent_closet.any()
    assert table.state.spent_outfit == 0
    table.play("draw from the deck", discard("R9"), "draw from the deck")
    assert riff(1, "right", closet=True) in table.riffs()


@pytest.mark.rule("RYA-42")
def test_at_the_end_of_a_turn_no_kind_of_card_counts_as_spent_any_more():
    table = Table("Y9 Y8", "R9 R8", closet_riff=1)
    table.state.spent_closet[:] = 1
    table.play(discard("Y9"))
    assert not table.state.spent_closet.any()


@pytest.mark.rule("RYA-42")
def test_of_equal_cards_those_that_have_riffed_go_into_an_outfit_first():
    table = Table("Y5 B5 Y9", "", closets={0: "R5 R5"}, outfits={1: [HAT]}, closet_riff=1, mix_actions=1)
    table.play(riff(1, "right", closet=True), riff(1, "left", closet=True))
    assert riff(1, "right", closet=True) in table.riffs()  # with the other red 5
    table.play(lay("R5", closet=True), lay("Y5"), lay("B5"))
    assert riff(1, "right", closet=True) in table.riffs()  # it is still there
    assert table.closet(0) == "R5"


# --- The end of rounds ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RYA-43")
def test_a_round_of_60_turns_each_is_over_and_scored():
    fields = {"outfits": {0: [HAT]}, "points": [0, 1], "trends": 0}
    table = Table("Y9 Y8", "R9", turns=119, **fields).play(discard("Y9"))
    assert table.state.round == 1
    table = Table("Y9 Y8", "R9", turns=120, **fields).play(discard("Y9"))
    assert table.facts("tired") == [(-1, 60)]
    assert (table.state.round, table.points) == (2, [9, 1])


@pytest.mark.rule("RYA-43")
def test_everybody_has_had_the_final_turn_if_the_last_turn_of_all_would_trigger_the_end():
    # The trigger comes first: then every other player still has one final turn.
    table = Table("Y9", "R9 R8", turns=120).play(discard("Y9"))
    assert (table.state.trigger, table.state.round, table.seat) == (0, 1, 1)


@pytest.mark.rule("RYA-43")
def test_a_game_in_which_everybody_only_draws_and_discards_comes_to_an_end():
    match = Match(game, 3, seed=2, options={"round_turn_limit": 3, "rounds": 2, "first_player": 1})
    while not match.over:
        match.play(DRAW if match.state.phase == Phase.DRAW else match.legal()[-1])
    turns = [step for step in match.steps if step.action.number >= DISCARD]
    assert len(turns) == 2 * 3 * 3
    assert match.state.ending == Ending.ROUNDS


# --- Laying, rounds, words --------------------------------------------------------------------------------------------


@pytest.mark.rule("RYA-44")
def test_a_card_is_laid_only_where_the_outfit_can_be_completed():
    table = Table("R1 Y1 B1 Y2 R7", "")
    assert table.opens(LAY) == "R1 Y1 B1"
    assert table.play(lay("R1")).opens(LAY) == "Y1 B1"
    assert Table("R1 Y2 R3 B2", "").opens(LAY) == ""


@pytest.mark.rule("RYA-44")
def test_one_card_is_not_counted_twice():
    assert Table("R5 Y5", "").opens(LAY) == ""
    assert Table("R5 W5", "").opens(LAY) == ""
    assert Table("R5 R5", "", outfit_colours=1).opens(LAY) == ""
    assert Table("R5 R5", "", closets={0: "R5"}, outfit_colours=1).opens(LAY) == "R5"


@pytest.mark.rule("RYA-44")
def test_an_outfit_begun_is_finished_before_anything_else():
    table = Table("R1 Y1 B1 W1 R9", "", outfits={1: [HAT]}).play(lay("Y1"))
    assert table.open == [lay("R1"), lay("B1"), lay("W1")]
    assert table.play(lay("W1")).open == [lay("R1"), lay("B1")]


@pytest.mark.rule("RYA-44")
def test_what_is_laid_counts_as_where_it_came_from_until_the_outfit_is_complete():
    table = Table("R1 Y1 R9", "", closets={0: "B1"}).play(lay("R1"), lay("B1", closet=True))
    before = Table("R1 Y1 R9", "", closets={0: "B1"})
    for viewer in (-1, 1):
        assert bytes(table.sight(viewer)) == bytes(before.sight(viewer))
    assert game.scene(table.sight(0)).piles["laid"] == ["red-1", "blue-1"]
    assert (table.opens(LAY), table.opens(LAY_CLOSET)) == ("Y1", "")
    table.play(lay("Y1"))
    assert game.scene(table.sight(1)).piles["outfit:1a"] == ["red-1", "blue-1", "yellow-1"]
    assert (table.hand(0), table.closet(0)) == ("R9", "")


@pytest.mark.rule("RYA-44")
def test_only_the_layer_is_told_of_a_card_laid():
    table = Table("R1 Y1 B1 R9", "").play(lay("R1"))
    assert [(event.kind, [event.known_to(viewer) for viewer in (-1, 0, 1)]) for event in table.events] == [
        ("laid", [False, True, False])
    ]
    table.play(lay("Y1"), lay("B1"))
    assert [event.known_to(1) for event in table.events] == [False, True, True]


@pytest.mark.rule("RYA-45")
@pytest.mark.parametrize("rounds", [1, 3])
def test_a_table_may_play_fewer_rounds(rounds):
    match = Match(game, 2, seed=1, options={"rounds": rounds, "round_turn_limit": 1})
    while not match.over:
        match.play(match.legal()[-1])
    assert match.state.round == rounds
    assert match.state.ending == Ending.ROUNDS


@pytest.mark.rule("RYA-46")
def test_a_wild_card_has_the_word_of_its_number_in_the_colour_it_wears():
    table = Table("W4 R2 Y3", "").play(lay("R2"), lay("Y3"), lay("W4"))
    outfit = game.scene(table.sight(1)).things["outfit:1a"]
    assert [outfit[word] for word in ("first", "second", "third")] == ["style:vintage", "fabric:lace", "item:hat"]


@pytest.mark.rule("RYA-47")
def test_of_equal_cards_in_the_row_the_rightmost_is_taken():
    assert Table("R1", "", row="B9 Y0 B9 W4", phase="draw").play(take("B9")).row == "B9 Y0 W4"


# --- Memory (RYA-48) --------------------------------------------------------------------------------------------------


def known(table):
    """What everybody knows of each hand."""
    return [marks(hand).split() for hand in table.sight(-1).known[: table.state.seats]]


@pytest.mark.rule("RYA-48")
def test_what_was_taken_from_the_row_is_known_to_be_in_that_hand():
    table = Table("R1 Y9", "R8", row="B9 Y0", phase="draw").play(take("B9"), take("Y0"))
    assert known(table) == [["Y0", "B9"], []]


@pytest.mark.rule("RYA-48")
def test_what_was_drawn_from_the_deck_is_not():
    table = Table("R1 Y9", "R8", row="B9", phase="draw").play("draw from the deck", gives="W5")
    assert known(table) == [[], []]


@pytest.mark.rule("RYA-48")
@pytest.mark.parametrize(
    ("hand", "lines"),
    [
        ("R5 B9", [discard("R5")]),
        ("R5 B9", [riff(1, "right")]),
        ("R5 Y5 B5", [lay("R5"), lay("Y5"), lay("B5")]),
    ],
)
def test_it_is_forgotten_once_such_a_card_has_left_the_hand(hand, lines):
    table = Table(hand, "R8", known={0: "R5"}, outfits={1: [HAT]})
    assert known(table) == [["R5"], []]
    assert known(table.play(*lines)) == [[], []]


@pytest.mark.rule("RYA-48")
def test_a_card_that_leaves_a_hand_is_taken_to_be_one_of_those_known():
    table = Table("R5 R5 R5", "R8", known={0: "R5"}).play(discard("R5"))
    assert (known(table), table.hand(0)) == ([[], []], "R5 R5")
    table = Table("R5 R5 B9", "R8", known={0: "R5"}).play(discard("B9"))
    assert known(table) == [["R5"], []]


@pytest.mark.rule("RYA-48")
def test_what_leaves_the_closet_was_never_in_doubt():
    table = Table("R5 R1", "R8", closets={0: "R2 R3 R4 R5"}, known={0: "R5"}).play(discard("R1"), trim("R5"))
    assert known(table) == [["R5"], []]


@pytest.mark.rule("RYA-48")
def test_a_known_card_that_is_played_shows_nothing_hidden_and_any_other_does():
    assert not Table("R5 R1", "", known={0: "R5"}).play(discard("R5")).events[0].reveals
    assert Table("R5 R1", "", known={0: "R5"}).play(discard("R1")).events[0].reveals


@pytest.mark.rule("RYA-48")
def test_a_known_card_is_unseen_to_nobody():
    table = Table("R5 R1", "R8", known={0: "R5"})
    unseen = [int(table.sight(viewer).unseen[KIND["R5"]]) for viewer in (-1, 0, 1)]
    assert unseen == [2, 2, 2]


@pytest.mark.rule("RYA-04", "RYA-47")
def test_taking_leaves_the_rest_of_the_row_in_its_order():
    table = Table("R1", "", row="R0 Y1 B2 W3 R4", phase="draw").play(take("B2"), take("R0"))
    assert (table.row, table.opens(TAKE)) == ("Y1 W3 R4", "R4 Y1 W3")
