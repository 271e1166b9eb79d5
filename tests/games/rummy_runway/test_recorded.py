"""Games that a person can follow card by card, replayed from their records with every figure checked."""

import pytest

from runabout.games.rummy_runway import game
from runabout.games.rummy_runway.state import OUTFITS_EACH, TAKE, Ending
from runabout.games.rummy_runway.worth import worth
from tests.games import recorded
from tests.games.rummy_runway.stories import FOLDER
from tests.games.rummy_runway.table import MARKS, marks, outfits_of

NAMES = ["Ann", "Bea", "Cy"]


class Moment(recorded.Moment):
    """A recorded game after so many moves."""

    folder = FOLDER

    @property
    def riffs(self):
        return [line for line in self.open if line.startswith("riff")]

    @property
    def told(self):
        """What the last move reported, as the table is told it."""
        return [game.words.tell(event, NAMES) for event in self.events]

    @property
    def points(self):
        return list(self.state.points[: self.state.seats])

    def hand(self, seat):
        return marks(self.state.hand[seat])

    def closet(self, seat):
        return marks(self.state.closet[seat])

    def outfits(self, seat):
        return outfits_of(self.state, seat)

    def names(self, seat):
        first, sight = seat * OUTFITS_EACH, self.match.sight(-1)
        return [worth(sight, outfit).name for outfit in range(first, first + sight.outfits[seat])]

    def row(self):
        return [MARKS[kind] for kind in self.state.row[: self.state.row_size[0]]]

    def scored(self):
        """What each seat scored in the last move: outfits, Closet, trends."""
        return [event.facts[:3] for event in self.events if event.kind == "scored"]

    def followed(self):
        """Which seat followed which trend with which outfit in the last move, and for how much."""
        events = self.events
        return [(event.seat, *event.facts) for event in events if event.kind == "followed"]


# --- The example of riffing -------------------------------------------------------------------------------------------


@pytest.mark.rule("RY-063", "RY-065")
def test_on_the_table_lies_a_vintage_lace_hat():
    laid = Moment("riff_on_the_right", 8)
    assert laid.outfits(0) == ["R2 Y3 B4", "B3 Y4 R5"]
    assert laid.names(0)[0] == "Vintage Lace Hat"


@pytest.mark.rule("RY-065")
def test_a_blue_1_on_the_left_and_a_red_5_on_the_right_are_the_legal_riffs_off_it():
    before = Moment("riff_on_the_right", 9)
    assert {"B1", "R5"} <= set(before.hand(1).split())
    assert before.riffs == ["riff 1a on the left", "riff 1a on the right"]


@pytest.mark.rule("RY-065")
def test_the_blue_1_takes_the_blue_4():
    after = Moment("riff_on_the_left", 10)
    assert (after.outfits(0)[0], after.closet(1)) == ("B1 R2 Y3", "B4")
    assert after.told[0] == "Bea riffs a blue 1 onto the left end of an outfit and takes a blue 4."


@pytest.mark.rule("RY-065", "RY-066")
def test_the_red_5_takes_the_red_2_which_goes_to_the_riffers_closet():
    after = Moment("riff_on_the_right", 10)
    assert (after.outfits(0)[0], after.closet(1), after.closet(0)) == ("Y3 B4 R5", "R2", "")
    assert after.told == [
        "Bea riffs a red 5 onto the right end of an outfit and takes a red 2.",
        "The outfit is now called Cyberpunk Lace Hat: 12 points.",
    ]
    assert after.names(0)[0] == "Cyberpunk Lace Hat"


@pytest.mark.rule("RY-067", "RYA-01")
def test_the_red_2_may_not_be_used_to_riff():
    after = Moment("riff_on_the_right", 10)
    assert after.riffs == []
    for outfit in ("1a", "1b"):
        assert after.match.why(f"riff {outfit} on the left from the closet").rule == "RY-037"


@pytest.mark.rule("RY-036", "RY-067")
def test_but_it_may_be_used_in_another_outfit():
    after = Moment("riff_on_the_right", 17)
    assert (after.outfits(1), after.closet(1)) == (["R2 Y3 B4"], "")
    assert after.names(1) == ["Vintage Lace Hat"]


@pytest.mark.rule("RY-067", "RYA-01", "RYA-42")
def test_where_the_table_goes_by_the_example_the_red_2_riffs_off_another_outfit():
    before = Moment("riff_from_the_closet", 10)
    assert before.riffs == ["riff 1a on the left from the closet", "riff 1b on the left from the closet"]
    after = Moment("riff_from_the_closet", 11)
    assert (after.outfits(0), after.closet(1)) == (["Y3 B4 R5", "R2 B3 Y4"], "R5")
    assert after.told[0] == "Bea riffs a red 2 from the closet onto the left end of an outfit and takes a red 5."
    assert after.riffs == ["riff 1b on the right from the closet"]  # the red 5 taken has not riffed out of a Closet


# --- Wild cards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RY-053", "RYA-09")
def test_a_wild_card_takes_the_missing_colour():
    assert Moment("wild_cards", 4).outfits(0) == ["R4 Y5* B6"]


@pytest.mark.rule("RYA-09", "RYA-41")
def test_of_two_wild_cards_the_owner_says_which_is_which():
    asked = Moment("wild_cards", 7)
    assert asked.open == ["wear it as red", "wear it as yellow"]
    assert Moment("wild_cards", 8).outfits(0)[1] == "Y1* R2* B3"


@pytest.mark.rule("RYA-10")
def test_a_wild_card_riffs_as_the_colour_that_it_takes():
    # A red 7 or the wild one; and a yellow 4 would riff off the other outfit.
    assert Moment("wild_cards", 10).riffs == ["riff 1a on the right with a wild", "riff 1b on the right"]
    after = Moment("wild_cards", 11)
    assert (after.outfits(0)[0], after.closet(1)) == ("Y5* B6 R7*", "R4")


@pytest.mark.rule("RYA-09")
def test_a_wild_card_is_taken_by_the_colour_it_wears():
    after = Moment("wild_cards", 12)
    assert (after.outfits(0)[0], after.closet(1)) == ("B6 R7* Y8", "R4 W5")
    assert after.told[0] == "Bea riffs a yellow 8 onto the right end of an outfit and takes a wild 5."


@pytest.mark.rule("RY-036", "RYA-09")
def test_in_the_closet_it_is_free_again_and_goes_into_an_outfit_as_red():
    after = Moment("wild_cards", 19)
    assert (after.outfits(1), after.closet(1)) == (["Y4 R5* B6"], "R4")


@pytest.mark.rule("RY-051", "RY-052", "RY-080", "RY-081", "RY-082", "RYA-08", "RYA-43")
def test_after_two_turns_each_the_wild_cards_are_worth_nothing_but_their_trend():
    end = Moment("wild_cards", 20)
    # Ann: 6 + 8, and 3; twice the Wild Side, and Fabric First for the blue 3. Bea: 4 + 6, the red 4 in her Closet.
    assert end.scored() == [(17, 0, 4 + 4 + 4), (10, 4, 4 + 4)]
    assert end.match.outcome().winners == (0,)
    assert end.match.outcome().scores == (29, 22)
    assert end.told[-1] == "The show is over: the last round is played (RY-092)."


# --- A Formal outfit --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RYA-12", "RYA-41")
def test_a_formal_outfit_is_riffed_off_and_its_middle_card_comes_to_an_end():
    before = Moment("formal_riff", 6)
    assert before.outfits(0) == ["R4 Y4 B4"]
    assert before.riffs == [
        "riff 1a on the left with a wild",
        "riff 1a on the right",
        "riff 1a on the right with a wild",
    ]
    once = Moment("formal_riff", 7)
    assert (once.outfits(0), once.closet(1)) == (["Y4 B4 R4"], "R4")
    twice = Moment("formal_riff", 8)
    assert (twice.outfits(0), twice.closet(1)) == (["B4 R4 Y4*"], "R4 Y4")
    assert twice.riffs == []


# --- Final turns ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RY-040", "RY-070", "RYA-05")
def test_three_outfits_in_one_turn_trigger_the_end():
    assert Moment("final_turns", 10).outfits(0) == ["R1 Y1 B1", "R2 Y3 B4", "R7 Y8 B9"]
    after = Moment("final_turns", 11)
    assert after.told == [
        "Ann discards a wild 9.",
        "Ann has a third outfit: one final turn for everybody else.",
    ]
    assert (after.match.seat, after.state.final_turns) == (1, 2)


@pytest.mark.rule("RY-072", "RY-073")
def test_in_their_final_turns_one_forms_and_one_riffs():
    assert Moment("final_turns", 15).outfits(1) == ["R6 Y6 B6"]
    after = Moment("final_turns", 18)
    assert (after.outfits(0)[1], after.closet(2)) == ("Y3 B4 R5", "R2")


@pytest.mark.rule("RY-074", "RY-080", "RY-081", "RY-082", "RYA-18")
def test_then_all_score_with_their_trends():
    end = Moment("final_turns", 19)
    assert end.scored() == [(3 + 12 + 24, 0, 2 + 2 + 4 + 6), (18, 0, 0), (0, 2, 0)]
    scene = recorded.recorded(FOLDER / "final_turns.run").rewound(18).scene(-1)
    assert scene.piles["runways"] == ["runway-street-casual", "runway-lucky-seven", "runway-full-collection"]
    assert [(seat, outfit, points) for seat, _, outfit, points in end.followed()] == [
        (0, 1, 2),
        (0, 2, 2),
        (0, 2, 4),
        (0, -1, 6),
    ]
    assert end.points == [53, 18, 2]


@pytest.mark.rule("RY-015", "RY-091", "RYA-38")
def test_the_next_round_begins_with_the_one_in_last_place():
    end = Moment("final_turns", 19)
    assert (end.match.seat, end.state.round) == (2, 2)
    assert "Round 2. Cy begins." in end.told
    assert [end.outfits(seat) for seat in range(3)] == [[], [], []]
    assert end.state.deck_size[0] == 100 - 36 - 1


# --- Ties -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RY-095", "RYA-27")
def test_with_15_points_each_the_better_outfit_wins():
    end = Moment("tie_break", 14)
    assert end.points == [15, 15]
    assert list(end.state.best[:2]) == [9, 15]
    assert end.match.outcome().winners == (1,)
    assert end.match.outcome().reason.startswith(
        "15 points in 1 round; the last round is played (RY-092); of those tied, the best outfit of the last round "
        "(15 points) wins (RY-095)"
    )


@pytest.mark.rule("RY-096")
def test_with_the_same_best_outfit_both_win():
    end = recorded.recorded(FOLDER / "shared_win.run")
    assert end.outcome().winners == (0, 1)
    assert end.outcome().scores == (15, 15)
    assert end.outcome().tie_breaks == (15, 15)
    assert "those tied share the win (RY-096)" in end.outcome().reason


# --- A whole short game -----------------------------------------------------------------------------------------------

ROUND_1, END = 28, 54


@pytest.mark.rule("RY-012", "RY-013", "RY-014")
def test_the_short_game_is_dealt_and_bea_begins():
    begun = Moment("short_game", 0)
    assert begun.match.seat == 1
    assert begun.hand(0) == "R3 R4 Y6 B2 B6 B8 W0"
    assert begun.hand(1) == "R1 R6 Y7 Y8 B1 B2 W5"
    assert begun.row() == ["W3"]


@pytest.mark.rule("RY-021", "RY-053")
def test_bea_takes_the_wild_3_and_forms_two_outfits_with_it_and_the_wild_5():
    after = Moment("short_game", 8)
    assert after.outfits(1) == ["R1 B2 Y3*", "B5* R6 Y7"]
    assert (after.hand(1), after.row(), after.match.seat) == ("Y8", ["B1"], 0)


@pytest.mark.rule("RY-026", "RY-027")
def test_ann_forms_two_outfits_in_two_turns():
    assert Moment("short_game", 12).outfits(0) == ["B2 R3 Y4"]
    assert Moment("short_game", 21).outfits(0) == ["B2 R3 Y4", "R4 Y5 B6"]


@pytest.mark.rule("RY-028", "RY-070", "RY-071")
def test_bea_riffs_off_one_of_them_discards_her_last_card_and_triggers_the_end():
    after = Moment("short_game", 24)
    assert (after.outfits(0)[0], after.closet(1), after.hand(1)) == ("Y1 B2 R3", "Y4", "")
    assert after.told[-1] == "Bea has no cards left: one final turn for everybody else."


@pytest.mark.rule("RY-074", "RY-080", "RY-081", "RY-082", "RY-084", "RYA-16")
def test_the_first_round_ends_26_to_24_short_of_the_30():
    end = Moment("short_game", 26)
    # Ann: 6 and 15, and the Colour Order for red, yellow, blue. Bea: 3 and 13, the Lucky Seven, a 4 in her Closet.
    assert end.scored() == [(21, 0, 5), (16, 4, 4)]
    assert end.points == [26, 24]
    assert (end.state.round, end.match.seat) == (2, 1)  # Bea is behind, and begins


@pytest.mark.rule("RY-094", "RYA-26")
def test_ann_wins_the_second_round_44_to_42():
    end = Moment("short_game", END)
    assert end.outfits(0) == ["B0 R1 Y2", "B7 Y8 R9*"]
    assert end.outfits(1) == ["Y3 B4 R5", "Y0* B1* R2"]
    assert end.closet(1) == "W6"
    assert end.scored() == [(3 + 15, 0, 0), (12 + 2, 0, 4)]
    assert end.points == [44, 42]
    assert end.match.outcome().winners == (0,)
    assert end.state.ending == Ending.TARGET
    assert end.match.outcome().reason == (
        "44 points in 2 rounds; the points agreed on are reached (RY-090); the trends are house content (RYA-17)"
    )
    assert end.open == []


@pytest.mark.rule("RYA-48")
def test_what_was_taken_from_the_row_is_remembered_until_it_is_played():
    takes = [
        place
        for place, step in enumerate(recorded.recorded(FOLDER / "short_game.run").steps, 1)
        if TAKE <= step.action.number < TAKE + 40
    ]
    for place in takes:
        after = Moment("short_game", place)
        seat = recorded.recorded(FOLDER / "short_game.run").steps[place - 1].seat
        taken = recorded.recorded(FOLDER / "short_game.run").steps[place - 1].action.text.removeprefix("take ")
        assert marks(after.match.sight(-1).known[seat]) == f"{taken[0].upper()}{taken[-1]}"
    assert not Moment("short_game", END).state.known.any()
