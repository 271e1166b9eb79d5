"""Rulings on questions that the rule sheet leaves open: RYA-01 to RYA-38."""

import pytest

from runabout.games.rummy_runway import game
from runabout.games.rummy_runway.outfits import is_formal
from runabout.games.rummy_runway.state import DISCARD, LAY, TAKE, Ending
from runabout.match import Match
from tests.games.rummy_runway.table import (
    DRAW_ONE,
    NO_DISCARD,
    STOP_TAKING,
    Table,
    discard,
    lay,
    riff,
    take,
    trim,
    wear,
)

HAT = "R2 Y3 B4"


def last_discard(*hands, **fields):
    """The table after seat 0 has ended the only round with its discard."""
    return Table(*hands, **{"rounds": 1, "trigger": 1, "final_turns": 1, **fields}).play(discard("Y9"))


# --- Forming and riffing ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RYA-01", "RY-067")
def test_a_card_of_the_closet_riffs_only_where_the_table_has_agreed_so():
    off, on = (Table("Y9", "", closets={0: "R5"}, outfits={1: [HAT]}, closet_riff=way) for way in (0, 1))
    assert off.riffs() == []
    assert on.riffs() == [riff(1, "right", closet=True)]
    on.play(riff(1, "right", closet=True))
    assert (on.outfits(1), on.closet(0), on.hand(0)) == (["Y3 B4 R5"], "R2", "Y9")


@pytest.mark.rule("RYA-02")
@pytest.mark.parametrize("hand", ["R2 R3 R4", "R2 R3 B4", "R2 Y3 R4", "R5 R5 R5", "R5 R5 Y5"])
def test_an_outfit_has_one_card_of_each_colour_unless_colours_are_free(hand):
    assert Table(hand, "").opens(LAY) == ""
    free = Table(hand, "", outfit_colours=1).play(*(lay(mark) for mark in hand.split()))
    assert free.outfits(0) == [hand]


@pytest.mark.rule("RYA-02")
def test_with_free_colours_a_riff_still_keeps_the_colour_of_the_card_taken():
    table = Table("R5 Y5 Y9", "", outfits={1: ["R2 R3 B4"]}, outfit_colours=1)
    assert table.riffs() == [riff(1, "right")]
    assert table.play(riff(1, "right")).hand(0) == "Y5 Y9"


@pytest.mark.rule("RYA-02")
def test_none_of_the_cards_need_be_from_the_hand():
    table = Table("Y9", "", closets={0: HAT}).play(*(lay(mark, closet=True) for mark in HAT.split()))
    assert (table.outfits(0), table.closet(0), table.hand(0)) == ([HAT], "", "Y9")


@pytest.mark.rule("RYA-03")
def test_where_actions_may_be_mixed_one_riffs_and_forms_in_one_turn():
    table = Table("R0 Y0 B0 R5 Y9", "", closets={0: "B1"}, outfits={1: [HAT]}, mix_actions=1)
    table.play(riff(1, "right"), lay("R0"), lay("Y0"), lay("B0"))
    assert (table.outfits(0), table.outfits(1), table.closet(0)) == (["R0 Y0 B0"], ["Y3 B4 R5"], "R2 B1")
    assert Table("R0 Y0 B0 R5", "", outfits={1: [HAT]}, mix_actions=1, doing="forming").riffs() == [riff(1, "right")]


@pytest.mark.rule("RYA-04")
def test_any_cards_of_the_row_may_be_drawn_or_only_those_at_the_right_end():
    anywhere = Table("R1", "", row="B9 Y0 W4", phase="draw")
    assert anywhere.opens(TAKE) == "Y0 B9 W4"
    right = Table("R1", "", row="B9 Y0 W4", phase="draw", discard_draw=1)
    assert right.opens(TAKE) == "W4"
    right.play(take("W4"))
    assert right.opens(TAKE) == "Y0"
    assert right.play(take("Y0"), STOP_TAKING).row == "B9"


@pytest.mark.rule("RYA-05")
def test_with_the_third_outfit_forming_is_over():
    table = Table("R1 Y1 B1 R5 Y5 B5 W9", "", outfits={0: [HAT, "R7 Y8 B9"]})
    table.play(lay("R1"), lay("Y1"), lay("B1"))
    assert table.opens(LAY) == ""
    assert table.why_not(lay("R5")) == "RYA-05"
    assert table.opens(DISCARD) == "R5 Y5 B5 W9"


@pytest.mark.rule("RYA-06")
def test_every_outfit_is_held_against_all_three_runways():
    table = last_discard(
        "Y9", "", outfits={0: [HAT], 1: ["B4 R5 Y6"]}, runways=["Street Casual", "Pure Couture", "Even Keel"]
    )
    assert [event[3] for event in table.facts("followed")] == [2, 2, 3, 2, 2, 3]
    assert table.facts("scored") == [(0, 9, 0, 7, 16), (1, 15, 0, 7, 22)]


@pytest.mark.rule("RYA-06")
def test_each_outfit_is_marked_as_its_owners():
    table = Table("Y9", "", "", outfits={0: [HAT], 2: ["B4 R5 Y6", "R1 Y1 B1"]})
    shown = {name: one["seat"] for name, one in game.scene(table.sight(1)).things.items() if name != "laid"}
    assert shown == {"outfit:1a": 0, "outfit:3a": 2, "outfit:3b": 2}


@pytest.mark.rule("RYA-08")
def test_a_wild_card_in_the_closet_is_worth_nothing():
    table = last_discard("Y9", "", closets={0: "W9 R1"}, trends=0)
    assert table.points == [1, 0]


@pytest.mark.rule("RYA-09")
def test_a_wild_card_is_taken_by_the_colour_it_wears_and_then_it_is_free_again():
    table = Table("R5 Y5 Y9", "", closets={0: "R3 B4"}, outfits={1: ["Y2* R3 B4"]}, mix_actions=1)
    assert table.riffs() == [riff(1, "right")]
    table.play(riff(1, "right"))
    assert (table.outfits(1), table.closet(0)) == (["R3 B4 Y5"], "R3 B4 W2")
    table.play(lay("W2", closet=True), lay("R3", closet=True), lay("B4", closet=True))
    assert table.outfits(0) == ["Y2* R3 B4"]


@pytest.mark.rule("RYA-09")
def test_laid_again_it_may_be_of_another_colour():
    table = Table("Y3 B4 Y9", "", closets={0: "W2"}).play(lay("W2", closet=True), lay("Y3"), lay("B4"))
    assert table.outfits(0) == ["R2* Y3 B4"]


@pytest.mark.rule("RYA-12", "RYA-41")
def test_a_formal_outfit_is_riffed_off_with_the_same_number_and_colour():
    table = Table("R4 Y4 B4 W4 R9", "", outfits={1: ["R4 Y4 B4"]})
    # On the left the blue one is taken, on the right the red one; the yellow one in the middle is out of reach.
    assert table.riffs() == [riff(1, end, wild=wild) for end in ("left", "right") for wild in (False, True)]
    table.play(riff(1, "right", wild=True))
    assert (table.outfits(1), table.closet(0), table.hand(0)) == (["Y4 B4 R4*"], "R4", "R4 R9 Y4 B4")
    table.play(riff(1, "right"))  # the former middle card is at an end now
    assert (table.outfits(1), table.closet(0)) == (["B4 R4* Y4"], "R4 Y4")


@pytest.mark.rule("RYA-12")
def test_the_middle_card_of_a_formal_outfit_is_out_of_reach():
    assert Table("Y4 R9", "", outfits={1: ["R4 Y4 B4"]}).riffs() == []


@pytest.mark.rule("RYA-13")
def test_what_was_formal_stays_formal_and_what_was_casual_casual():
    outfits = {1: [HAT, "R4 Y4 B4", "R7* Y8 B9"]}
    table = Table("", "", outfits=outfits, rest=0)
    before = [bool(is_formal(cards)) for cards in table.sight(0).outfit[3:6]]
    assert before == [False, True, False]
    for line in table.riffs():
        after = Table("", "", outfits=outfits, rest=0).play(line)
        assert [bool(is_formal(cards)) for cards in after.sight(0).outfit[3:6]] == before


@pytest.mark.rule("RYA-14")
def test_after_a_riff_the_outfit_is_still_its_owners():
    table = Table("R5 Y9", "", outfits={1: [HAT]}, trends=0, rounds=1, trigger=1, final_turns=1)
    table.play(riff(1, "right"))
    assert (table.outfits(0), table.outfits(1)) == ([], ["Y3 B4 R5"])
    assert table.play(discard("Y9")).points == [2, 12]


@pytest.mark.rule("RYA-16")
def test_a_hundred_points_end_the_game_unless_the_table_agreed_on_others():
    assert game.new_options().target == Match(game, 2, seed=1).state.target == 100
    for points, over in ((99, 0), (100, 1)):
        table = Table("Y9", "", points=[points, 0], trigger=1, final_turns=1).play(discard("Y9"))
        assert table.state.over == over


@pytest.mark.rule("RYA-17")
def test_without_trends_rounds_are_played_without_runways_and_still_six_at_most():
    match = Match(game, 2, seed=1, options={"trends": "off"})
    assert (match.state.runway.tolist(), match.state.used) == ([0, 0, 0], 0)
    assert "runways" not in [event.kind for event in match.opening]
    table = last_discard("Y9", "", outfits={0: ["R7 Y7 B7"]}, trends=0)
    assert table.facts("followed") == []
    assert table.points == [21, 0]
    table = last_discard("Y9", "", trends=0, rounds=6, round=6, points=[1, 0])
    assert table.state.ending == Ending.ROUNDS


@pytest.mark.rule("RYA-18")
def test_a_trend_counts_for_each_outfit_that_follows_it():
    table = last_discard("Y9", "", outfits={0: [HAT, "R2 B3 Y4"]}, runways=["Street Casual", "Cloud Nine", "High Five"])
    assert table.facts("followed") == [(0, 1, 0, 2), (0, 1, 1, 2)]


@pytest.mark.rule("RYA-18", "RYA-27")
def test_a_trend_that_looks_at_the_player_counts_once_and_is_no_outfits():
    runways = ["Full Collection", "Capsule Closet", "Cloud Nine"]
    three = [HAT, "R2 B3 Y4", "R0 Y1 B2"]
    table = last_discard("Y9", "", outfits={0: three}, closets={0: "R0 Y0 B0"}, runways=runways)
    assert [(event[2], event[3]) for event in table.facts("followed")] == [(-1, 6), (-1, 8)]
    assert table.points == [9 + 9 + 3 + 6 + 8, 0]
    assert table.state.best[0] == 9
    table = last_discard("Y9", "", outfits={0: three[:2]}, closets={0: "R0 Y0"}, runways=runways)
    assert table.facts("followed") == []


# --- The end of a turn ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RYA-19")
def test_first_the_discard_then_the_closet_in_the_order_that_the_owner_likes():
    table = Table("Y9 R1", "", closets={0: "R2 R3 R4 R5 R6"}, row="B0").play(discard("Y9"), trim("R6"), trim("R2"))
    assert table.row == "B0 Y9 R6 R2"
    table = Table("Y9 R1", "", closets={0: "R2 R3 R4 R5 R6"}, row="B0").play(discard("Y9"), trim("R2"), trim("R6"))
    assert table.row == "B0 Y9 R2 R6"


@pytest.mark.rule("RYA-19")
def test_the_closet_is_trimmed_without_a_discard_too():
    table = Table("", "R1", closets={0: "R2 R3 R4 R5"}).play(NO_DISCARD)
    assert (table.phase, table.seat) == ("trim", 0)
    assert table.play(trim("R2")).state.trigger == 0


@pytest.mark.rule("RYA-21")
def test_the_discard_is_from_the_hand_not_from_the_closet():
    table = Table("Y9 R1", "", closets={0: "R2 W3"})
    assert table.opens(DISCARD) == "R1 Y9"
    assert table.why_not(discard("R2")) == "RY-038"


@pytest.mark.rule("RYA-22", "RYA-40")
def test_an_empty_deck_is_made_anew_out_of_the_row_but_for_its_rightmost_card():
    table = Table("R1", "", row="B9 Y0 W4", phase="draw", rest=1)
    assert table.deck == 0
    table.play(DRAW_ONE, gives="B9")
    assert (table.hand(0), table.row, table.deck) == ("R1 B9", "W4", 1)
    assert table.facts("refilled") == [(-1, 2)]
    # What may be in the new deck is what came out of the row, and nothing of the old one.
    assert table.state.fresh.sum() == 2


@pytest.mark.rule("RYA-22")
def test_a_single_card_in_the_row_can_be_taken_but_makes_no_deck():
    table = Table("R1", "", row="B9", phase="draw", rest=1)
    assert table.open == [take("B9")]


@pytest.mark.rule("RYA-22", "RYA-31")
def test_where_there_is_nothing_to_draw_drawing_is_left_out():
    table = Table("R1", "R2", rest=1, trigger=1, final_turns=2).play(discard("R1"))
    assert table.seat == 1
    assert table.open == [take("R1")]
    table = Table("", "R2", rest=1).play(NO_DISCARD)
    assert (table.phase, table.kinds[-1]) == ("act", "nothing_to_draw")


@pytest.mark.rule("RYA-40")
def test_the_deck_is_not_made_anew_before_somebody_draws_from_it():
    table = Table("R1 R2", "R3", row="B9 Y0", rest=1, phase="draw", turn=0).play(take("B9"), STOP_TAKING, discard("R1"))
    assert (table.deck, table.row) == (0, "Y0 R1")
    assert DRAW_ONE in table.open


@pytest.mark.rule("RYA-23")
def test_with_an_empty_row_there_is_only_the_deck():
    assert Table("R1", "", phase="draw").open == [DRAW_ONE]


@pytest.mark.rule("RYA-24")
def test_a_second_trigger_in_a_final_turn_changes_nothing():
    table = Table("R9", "R1 Y1 B1", "R8 R7", outfits={1: [HAT, "R7 Y8 B9"]}, turn=1, trigger=0, final_turns=2)
    table.play(lay("R1"), lay("Y1"), lay("B1"), NO_DISCARD)
    assert (table.state.trigger, table.state.final_turns, table.seat) == (0, 1, 2)
    assert table.facts("triggered") == []
    table.play(DRAW_ONE, discard("R8"))
    assert table.state.round == 2


@pytest.mark.rule("RYA-25")
def test_with_an_empty_hand_one_may_still_form_out_of_the_closet():
    table = Table("R1 Y1 B1", "", closets={0: HAT}).play(lay("R1"), lay("Y1"), lay("B1"))
    assert table.hand(0) == ""
    assert table.open == [lay("R2", closet=True), NO_DISCARD]
    table.play(*(lay(mark, closet=True) for mark in HAT.split()))
    assert table.outfits(0) == ["R1 Y1 B1", HAT]


@pytest.mark.rule("RYA-25")
def test_but_not_if_riffing_is_what_was_chosen():
    table = Table("R5", "", closets={0: "R1 Y1 B1"}, outfits={1: [HAT]}).play(riff(1, "right"))
    assert table.open == [NO_DISCARD]


@pytest.mark.rule("RYA-30")
def test_a_card_just_taken_may_be_discarded_again():
    table = Table("R1", "", row="B9", phase="draw").play(take("B9"), discard("B9"))
    assert (table.row, table.seat) == ("B9", 1)


@pytest.mark.rule("RYA-31")
def test_at_least_one_card_is_drawn_if_there_is_one():
    table = Table("R1", "", row="B9", phase="draw")
    assert table.open == [DRAW_ONE, take("B9")]
    assert table.why_not(STOP_TAKING) == "RYA-31"


@pytest.mark.rule("RYA-32")
def test_forming_and_riffing_are_never_forced():
    assert discard("R5") in Table("R5 R1 Y1 B1", "", outfits={1: [HAT]}).open


@pytest.mark.rule("RYA-33")
def test_the_same_outfit_may_be_riffed_off_several_times_in_a_turn():
    table = Table("R5 Y6 R2 Y9", "", outfits={1: [HAT]}).play(riff(1, "right"), riff(1, "right"))
    assert (table.outfits(1), table.closet(0)) == (["B4 R5 Y6"], "R2 Y3")


@pytest.mark.rule("RYA-34")
def test_outfits_closets_the_row_and_the_size_of_hands_and_deck_are_open_and_hands_are_not():
    table = Table("R1 Y1", "W9", closets={0: "R5"}, outfits={1: [HAT]}, row="B0 B1")
    own, unseen = ({"red-1": 1, "yellow-1": 1}, {"wild-9": 1}), ({"?": 2}, {"?": 1})
    for viewer in (-1, 0, 1):
        piles = game.scene(table.sight(viewer)).piles
        for seat in (0, 1):
            assert piles[f"hand:{seat}"] == (own if seat == viewer else unseen)[seat]
        assert (piles["deck"], piles["row"]) == ({"?": 91}, ["blue-0", "blue-1"])
        assert (piles["closet:0"], piles["closet:1"]) == ({"red-5": 1}, {})
        assert (piles["outfit:2a"], piles["outfit:2b"]) == (["red-2", "yellow-3", "blue-4"], [])
    assert bytes(table.sight(0)) == bytes(
        Table("R1 Y1", "W8", closets={0: "R5"}, outfits={1: [HAT]}, row="B0 B1").sight(0)
    )


@pytest.mark.rule("RYA-35")
def test_a_wild_card_may_not_have_the_colour_of_another_card_of_its_outfit():
    table = Table("W4 W5 B6 Y9", "").play(lay("W4"), lay("W5"), lay("B6"))
    assert table.why_not(wear("B")) == "RYA-35"
    assert Table("R4 W5 R6", "").opens(LAY) == ""


@pytest.mark.rule("RYA-35", "RYA-41")
def test_where_colours_are_free_it_may_and_is_always_asked_for():
    table = Table("W4 R5 B6 Y9", "", outfit_colours=1).play(lay("W4"), lay("R5"), lay("B6"))
    assert table.open == [wear("R"), wear("Y"), wear("B")]
    assert table.play(wear("B")).outfits(0) == ["B4* R5 B6"]


@pytest.mark.rule("RYA-37")
def test_hands_are_not_filled_up_again():
    table = Table("R1 Y1 B1 R9 R8", "R7", points=[0, 1]).play(lay("R1"), lay("Y1"), lay("B1"), discard("R9"))
    table.play(DRAW_ONE, gives="B7").play(discard("R7")).play(DRAW_ONE, gives="W0")
    assert table.hand(0) == "R8 W0"
