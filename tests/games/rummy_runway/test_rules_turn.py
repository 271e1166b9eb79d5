"""A turn: draw, form or riff, discard."""

import pytest

from runabout.games.rummy_runway import game
from runabout.games.rummy_runway.cards import CARDS, NUMBERS
from runabout.games.rummy_runway.outfits import is_formal
from runabout.games.rummy_runway.state import DISCARD, LAY, LAY_CLOSET, TAKE, TRIM
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

VINTAGE_LACE_HAT = "R2 Y3 B4"


# --- Drawing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RY-020")
def test_a_turn_begins_by_drawing_the_top_card_of_the_deck_and_that_card_alone():
    table = Table("R1", "", row="B9 Y0", phase="draw")
    assert DRAW_ONE in table.open
    table.play(DRAW_ONE, gives="W7")
    assert (table.hand(0), table.row, table.deck) == ("R1 W7", "B9 Y0", 96)
    assert table.phase == "act"
    assert DRAW_ONE not in table.open


@pytest.mark.rule("RY-020")
def test_any_card_of_the_deck_may_be_on_top():
    table = Table("R1", "", row="B9", phase="draw")
    drawn = {Table("R1", "", row="B9", phase="draw").play(DRAW_ONE, outcomes=[slot]).hand(0) for slot in range(98)}
    assert table.deck == 98
    assert len(drawn) == len(CARDS)


@pytest.mark.rule("RY-021")
def test_or_any_number_of_cards_out_of_the_row_into_the_hand():
    table = Table("R1", "", row="B9 Y0 W4 R5", phase="draw")
    table.play(take("W4"), take("B9"))
    assert (table.hand(0), table.row, table.phase) == ("R1 B9 W4", "Y0 R5", "draw")
    assert table.opens(TAKE) == "R5 Y0"
    table.play(STOP_TAKING)
    assert (table.phase, table.deck) == ("act", 95)


@pytest.mark.rule("RY-021")
def test_all_cards_of_the_row_may_be_taken_and_then_there_is_nothing_to_stop():
    table = Table("R1", "", row="B9 Y0", phase="draw").play(take("Y0"), take("B9"))
    assert (table.row, table.phase, table.state.taken) == ("", "act", 0)


@pytest.mark.rule("RY-020", "RY-021")
def test_it_is_either_the_deck_or_the_row():
    table = Table("R1", "", row="B9 Y0", phase="draw").play(take("Y0"))
    assert table.why_not(DRAW_ONE) == "RY-020"


# --- Forming or riffing -----------------------------------------------------------------------------------------------


@pytest.mark.rule("RY-022", "RYA-03")
def test_after_drawing_one_forms_or_riffs_and_the_first_such_action_chooses():
    hand = "R0 Y0 B0 R5 R1 Y1 B1"
    table = Table(hand, "", outfits={1: [VINTAGE_LACE_HAT]})
    assert table.opens(LAY) == "R0 R1 Y0 Y1 B0 B1"
    assert table.riffs() == [riff(1, "left"), riff(1, "right")]
    table.play(lay("R0"), lay("Y0"), lay("B0"))
    assert table.riffs() == []
    assert table.why_not(riff(1, "right")) == "RYA-03"
    table = Table(hand, "", outfits={1: [VINTAGE_LACE_HAT]}).play(riff(1, "right"))
    assert table.opens(LAY) == ""
    assert table.why_not(lay("R0")) == "RYA-03"


@pytest.mark.rule("RY-023", "RYA-32")
def test_one_may_do_nothing_but_discard():
    table = Table("R0 Y0 B0", "", outfits={1: [VINTAGE_LACE_HAT]}).play(discard("Y0"))
    assert (table.seat, table.phase) == (1, "draw")


@pytest.mark.rule("RY-023")
def test_what_was_chosen_may_be_done_as_often_as_one_likes():
    table = Table("R0 Y0 B0 R5 Y5 B5 W9", "")
    table.play(lay("R0"), lay("Y0"), lay("B0"), lay("B5"), lay("Y5"), lay("R5"))
    assert table.outfits(0) == ["R0 Y0 B0", "B5 Y5 R5"]
    table = Table("R5 Y6 B7 R8", "", outfits={1: [VINTAGE_LACE_HAT]})
    table.play(riff(1, "right"), riff(1, "right"), riff(1, "right"), riff(1, "right"))
    assert table.outfits(1) == ["Y6 B7 R8"]
    assert table.closet(0) == "R2 R5 Y3 B4"


@pytest.mark.rule("RY-024")
def test_an_outfit_takes_three_cards():
    table = Table("R4 Y5 B6 Y9", "").play(lay("R4"), lay("Y5"))
    assert table.outfits(0) == []
    table.play(lay("B6"))
    assert (table.outfits(0), table.hand(0)) == (["R4 Y5 B6"], "Y9")
    assert [event.kind for event in table.events[-2:]] == ["formed", "restyled"]


@pytest.mark.rule("RY-025")
def test_three_cards_of_the_same_number_are_formal():
    table = Table("R4 Y4 B4 W9", "").play(lay("Y4"), lay("R4"), lay("B4"))
    assert table.outfits(0) == ["Y4 R4 B4"]
    assert is_formal(table.sight(1).outfit[0])
    assert Table("R4 Y4 B5 W9", "").opens(LAY) == ""


@pytest.mark.rule("RY-026", "RYA-11")
def test_three_numbers_in_a_row_in_ascending_order_are_casual():
    table = Table("R6 Y4 B5 W9", "")
    assert table.opens(LAY) == "Y4"
    table.play(lay("Y4"))
    assert table.opens(LAY) == "B5"
    table.play(lay("B5"), lay("R6"))
    assert table.outfits(0) == ["Y4 B5 R6"]
    assert not is_formal(table.sight(1).outfit[0])


@pytest.mark.rule("RY-026", "RYA-11")
@pytest.mark.parametrize("hand", ["R3 Y5 B7", "R8 Y9 B0", "R9 Y0 B1", "R3 Y3 B4", "R3 Y4 B4"])
def test_ascending_means_consecutive_and_nothing_follows_9(hand):
    assert Table(hand, "").opens(LAY) == ""


@pytest.mark.rule("RY-027")
@pytest.mark.parametrize("outfit", ["R1 Y2 B3", "R1 B2 Y3", "Y1 R2 B3", "Y1 B2 R3", "B1 R2 Y3", "B1 Y2 R3"])
def test_the_colours_of_a_casual_outfit_may_come_in_any_order(outfit):
    table = Table(outfit, "").play(*(lay(mark) for mark in outfit.split()))
    assert table.outfits(0) == [outfit]


@pytest.mark.rule("RY-028", "RY-032", "RY-033")
@pytest.mark.parametrize(
    ("card", "end", "leaves", "taken"), [("B1", "left", "B1 R2 Y3", "B4"), ("R5", "right", "Y3 B4 R5", "R2")]
)
def test_a_card_out_of_the_hand_goes_onto_either_end_and_the_other_end_into_the_closet(card, end, leaves, taken):
    table = Table(f"{card} Y9", "", outfits={1: [VINTAGE_LACE_HAT]}).play(riff(1, end))
    assert (table.outfits(1), table.closet(0), table.hand(0)) == ([leaves], taken, "Y9")


@pytest.mark.rule("RY-029")
def test_the_card_played_must_have_the_colour_of_the_card_taken():
    table = Table("R1 Y1 Y5 B5 Y9", "", outfits={1: [VINTAGE_LACE_HAT]})
    assert table.riffs() == []
    assert table.why_not(riff(1, "left")) == table.why_not(riff(1, "right")) == "RY-029"


@pytest.mark.rule("RY-030", "RY-031")
def test_an_outfit_that_is_riffed_off_is_still_an_outfit_of_three():
    table = Table("B1 R0 Y9", "", outfits={1: [VINTAGE_LACE_HAT]}).play(riff(1, "left"))
    assert table.outfits(1) == ["B1 R2 Y3"]
    assert table.riffs() == []  # a yellow 0 would do, the red one does not
    for hand in ("B0", "B2", "R4", "R6", "B4"):
        assert Table(f"{hand} Y9", "", outfits={1: [VINTAGE_LACE_HAT]}).riffs() == []


@pytest.mark.rule("RY-031", "RYA-11")
def test_nothing_is_riffed_below_0_or_above_9():
    table = Table("B9 R0 Y5", "", outfits={1: ["R0 Y1 B2", "R7 Y8 B9"]})
    assert table.riffs() == []
    assert table.why_not(riff(1, "left")) == table.why_not(riff(1, "right", slot=1)) == "RYA-11"


@pytest.mark.rule("RY-034", "RYA-34")
def test_the_closet_lies_face_up():
    table = Table("R5 Y9", "", outfits={1: [VINTAGE_LACE_HAT]}).play(riff(1, "right"))
    for viewer in (-1, 0, 1):
        piles = game.scene(table.sight(viewer)).piles
        assert (piles["closet:0"], piles["closet:1"]) == ({"red-2": 1}, {})


@pytest.mark.rule("RY-035", "RY-081")
def test_a_card_in_the_closet_is_worth_the_points_printed_on_it():
    table = Table("Y9", "", closets={0: "R2 B7"}, rounds=1, trigger=1, final_turns=1).play(discard("Y9"))
    assert table.points == [9, 0]
    assert table.facts("scored") == [(0, 0, 9, 0, 9), (1, 0, 0, 0, 0)]


@pytest.mark.rule("RY-036", "RYA-02")
def test_cards_in_the_closet_may_be_used_in_an_outfit():
    table = Table("Y3 Y9", "", closets={0: "R2 B4 B4"})
    assert (table.opens(LAY), table.opens(LAY_CLOSET)) == ("", "R2")
    table.play(lay("R2", closet=True), lay("Y3"), lay("B4", closet=True))
    assert (table.outfits(0), table.hand(0), table.closet(0)) == ([VINTAGE_LACE_HAT], "Y9", "B4")


@pytest.mark.rule("RY-036")
def test_where_hand_and_closet_have_the_same_card_either_may_be_laid():
    table = Table("R2 Y3 Y9", "", closets={0: "R2 B4"})
    assert (table.opens(LAY), table.opens(LAY_CLOSET)) == ("R2", "R2")
    assert table.play(lay("R2", closet=True)).hand(0) == "R2 Y3 Y9"


@pytest.mark.rule("RY-037", "RYA-01")
def test_cards_in_the_closet_cannot_be_used_to_riff():
    table = Table("Y9", "", closets={0: "R5"}, outfits={1: [VINTAGE_LACE_HAT]})
    assert table.riffs() == []
    assert table.why_not(riff(1, "right", closet=True)) == "RY-037"


# --- The end of a turn ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RY-038")
def test_a_turn_ends_with_a_card_discarded_to_the_right_end_of_the_row():
    table = Table("R1 Y9", "", row="B0 B1")
    assert table.opens(DISCARD) == "R1 Y9"
    table.play(discard("R1"))
    assert (table.row, table.hand(0), table.seat) == ("B0 B1 R1", "Y9", 1)


@pytest.mark.rule("RY-039")
def test_a_closet_of_more_than_three_is_discarded_down_to_three():
    table = Table("R1 Y9", "", closets={0: "R2 Y5 B5 B5 W3"}, row="B0").play(discard("R1"))
    assert (table.seat, table.phase, table.opens(TRIM)) == (0, "trim", "R2 Y5 B5 W3")
    table.play(trim("B5"), trim("W3"))
    assert (table.seat, table.phase) == (1, "draw")
    assert (table.closet(0), table.row) == ("R2 Y5 B5", "B0 R1 B5 W3")


@pytest.mark.rule("RY-039")
def test_a_closet_of_three_is_left_alone():
    assert Table("R1 Y9", "", closets={0: "R2 Y5 B5"}).play(discard("R1")).seat == 1


@pytest.mark.rule("RY-039")
def test_the_closets_of_others_may_stay_as_they_are():
    table = Table("R1 Y9", "", closets={1: "R2 Y5 B5"}).play(discard("R1"))
    assert table.closet(1) == "R2 Y5 B5"


@pytest.mark.rule("RY-040", "RY-070")
def test_the_third_outfit_triggers_the_end_of_the_round():
    table = Table("R1 Y1 B1 W9 W8", "", "", outfits={0: [VINTAGE_LACE_HAT, "R7 Y8 B9"]})
    table.play(lay("R1"), lay("Y1"), lay("B1"))
    assert table.state.trigger == -1  # not before the turn is over
    table.play(discard("W9"))
    assert (table.state.trigger, table.state.final_turns, table.seat) == (0, 2, 1)
    assert table.facts("triggered") == [(0, 1)]


@pytest.mark.rule("RY-040", "RY-070", "RY-071")
def test_so_does_an_empty_hand():
    table = Table("R1", "", "").play(discard("R1"))
    assert (table.state.trigger, table.state.final_turns, table.seat) == (0, 2, 1)
    assert table.facts("triggered") == [(0, 0)]


@pytest.mark.rule("RY-041")
def test_otherwise_it_is_the_next_players_turn():
    table = Table("R1 R2", "", "", outfits={0: [VINTAGE_LACE_HAT, "R7 Y8 B9"]}).play(discard("R1"))
    assert (table.state.trigger, table.seat, table.state.turns) == (-1, 1, 2)
    assert table.facts("triggered") == []


@pytest.mark.rule("RY-042")
def test_ones_own_outfits_may_be_riffed_off_and_those_of_all_others():
    table = Table("R5 Y9", "", "", outfits={0: [VINTAGE_LACE_HAT], 1: ["R2 B3 Y4"], 2: ["R7 Y8 B9", "R2 Y3 B4"]})
    assert table.riffs() == [riff(0, "right"), riff(1, "right"), riff(2, "right", slot=1)]
    table.play(riff(0, "right"))
    assert (table.outfits(0), table.closet(0)) == (["Y3 B4 R5"], "R2")


# --- Wild cards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RY-051")
def test_a_wild_card_in_an_outfit_is_worth_no_points():
    table = Table("W9", "", outfits={0: ["R4 Y5* B6"]}, trends=0, rounds=1, trigger=1, final_turns=1)
    assert table.play(discard("W9")).points == [10, 0]


@pytest.mark.rule("RY-052")
def test_a_wild_card_that_was_riffed_with_is_worth_no_points():
    table = Table("W5 Y9", "", outfits={1: [VINTAGE_LACE_HAT]}, trends=0, rounds=1, trigger=1, final_turns=1)
    table.play(riff(1, "right", wild=True), discard("Y9"))
    assert table.points == [2, 7]


@pytest.mark.rule("RY-053", "RYA-09")
@pytest.mark.parametrize("others", ["R4 B6", "Y4 B6", "R4 Y6"])
def test_a_wild_card_is_of_any_colour(others):
    first, last = others.split()
    table = Table(f"{others} W5 Y9", "").play(lay(first), lay("W5"), lay(last))
    missing = ({"R", "Y", "B"} - {first[0], last[0]}).pop()
    assert table.outfits(0) == [f"{first} {missing}5* {last}"]


@pytest.mark.rule("RY-054")
def test_but_of_its_own_number_only():
    opened = {number: Table(f"R5 B6 W{number}", "").opens(LAY) for number in range(NUMBERS)}
    assert {number: found for number, found in opened.items() if found} == {4: "W4", 7: "R5"}


@pytest.mark.rule("RY-053", "RYA-10")
def test_a_wild_card_riffs_in_the_colour_of_the_card_taken():
    table = Table("W1 W5 Y9", "", outfits={1: [VINTAGE_LACE_HAT]})
    assert table.riffs() == [riff(1, "left", wild=True), riff(1, "right", wild=True)]
    table.play(riff(1, "left", wild=True))
    assert (table.outfits(1), table.closet(0)) == (["B1* R2 Y3"], "B4")
    assert Table("W5 Y9", "", outfits={1: [VINTAGE_LACE_HAT]}).play(riff(1, "right", wild=True)).outfits(1) == [
        "Y3 B4 R5*"
    ]


@pytest.mark.rule("RYA-20")
def test_without_a_card_in_hand_the_turn_is_ended_without_a_discard():
    table = Table("R5", "", outfits={1: [VINTAGE_LACE_HAT]}, row="B0").play(riff(1, "right"))
    assert table.open == [NO_DISCARD]
    table.play(NO_DISCARD)
    assert (table.row, table.seat, table.state.trigger) == ("B0", 1, 0)
    assert table.kinds[:2] == ["no_discard", "triggered"]


@pytest.mark.rule("RYA-41")
def test_colours_are_asked_for_from_the_left():
    table = Table("W4 W5 B6 Y9", "").play(lay("W4"), lay("W5"), lay("B6"))
    assert table.open == [wear("R"), wear("Y")]
    table.play(wear("Y"))
    assert table.outfits(0) == ["Y4* R5* B6"]
