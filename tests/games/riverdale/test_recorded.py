"""Games that a person can follow card by card, replayed from their records with their events as sentences."""

import pytest

from tests.games import recorded
from tests.games.riverdale.house import COLOUR_NAMES
from tests.games.riverdale.stories import FOLDER
from tests.games.riverdale.table import counted, hand, spoken

NAMES = ["Ann", "Bea", "Cy"]


class Moment(recorded.Moment):
    """A recorded game after so many moves."""

    folder = FOLDER

    @property
    def told(self):
        """What those who watch are told of the last move."""
        return " ".join(told(self.match, self.match.steps[-1]))

    def why_not(self, line):
        return self.match.why(line).rule

    def hand(self, seat):
        return hand(self.state, seat)

    def pawns(self, colour):
        first = COLOUR_NAMES.index(colour) * 3
        return [spoken(self.state.pawn[piece]) for piece in range(first, first + 3)]


def told(match, step):
    """A move as those who watch are told it."""
    sentences = [match.words.tell(event, NAMES) for event in step.events if event.known_to(-1)]
    return [sentence for sentence in sentences if sentence]


def story(name):
    """A whole record as those who watch are told it: a line a move."""
    match = recorded.recorded(FOLDER / f"{name}.run")
    return [" ".join(told(match, step)) for step in match.steps]


# --- The rule sheet's examples ----------------------------------------------------------------------------------------


@pytest.mark.rule("RV-056", "RVA-11")
def test_two_spaces_from_the_shoppe_a_2_does_it_and_an_11_cannot_be_played():
    back = Moment("exact_count", 3)
    assert back.pawns("red")[0] == 57  # backed over the entrance on 58
    near = Moment("exact_count", 6)
    assert near.pawns("red")[0] == "circle 4"
    assert sorted(near.hand(0)) == ["11", "2", "4", "8"]
    assert [line for line in near.open if line.startswith("play") and line.endswith("pawn 1")] == ["play 2 with pawn 1"]
    assert near.why_not("play 11 with pawn 1") == near.why_not("play 4 with pawn 1") == "RV-056"
    end = Moment("exact_count", 7)
    assert end.told == "Ann plays a 2. Pepper (red 1) is at Pop's Chocklit Shoppe!"
    assert end.pawns("red") == ["shop", "home", "home"]


@pytest.mark.rule("RV-082", "RV-083")
def test_with_yellow_3_ahead_and_red_10_blue_passes_yellow():
    before = Moment("first_ahead", 10)
    assert [before.pawns(colour)[0] for colour in ("blue", "yellow", "red")] == [2, 2 + 3, 2 + 10]
    assert [line for line in before.open if line.startswith("pass")] == [
        "pass with pawn 1 by Quick Pass",
        "pass with pawn 2 by Quick Pass",
    ]
    after = Moment("first_ahead", 11)
    assert [after.pawns(colour)[0] for colour in ("blue", "yellow", "red")] == [5, 2, 12]
    assert after.told.startswith("Bea plays a Quick Pass. Juno (blue 1) and Wren (yellow 1) change places.")


@pytest.mark.rule("RV-070", "RVA-17")
def test_meanwhile_a_1_pushed_a_pawn_back_onto_a_skateboard():
    assert Moment("first_ahead", 10).told == (
        "Ann plays a 1. Dex (blue 2) goes from square 22 to square 21. "
        "Dex (blue 2) jumps on a skateboard and rides to square 25."
    )


@pytest.mark.rule("RV-075", "RV-077", "RVA-30")
def test_a_5_is_divided_as_1_and_4_and_as_2_and_3_either_way_round_or_not_at_all():
    begun = Moment("splits", 0)
    assert [line for line in begun.open if line.startswith(("split", "play"))] == [
        "play 5 with pawn 1",
        "split 5: pawn 1 moves 1, pawn 2 moves 4",
        "split 5: pawn 1 moves 2, pawn 2 moves 3",
        "split 5: pawn 1 moves 3, pawn 2 moves 2",
        "split 5: pawn 1 moves 4, pawn 2 moves 1",
    ]
    assert Moment("splits", 1).pawns("red") == [0, 3, "home"]
    assert Moment("splits", 3).pawns("red") == [2, 10, "home"]  # pawn 2 rode from 6 to 10
    again = Moment("splits", 5)
    assert again.pawns("red") == [4, 13, "home"]
    assert again.match.seat == 0  # 4 is Take Another Turn, and the 5 was played to its end first
    assert Moment("splits", 6).pawns("red") == [9, 13, "home"]
    assert counted(Moment("splits", 6).state.discard)["5"] == 4


@pytest.mark.rule("RV-040", "RV-080", "RV-084")
def test_changing_places_with_a_pawn_on_take_another_turn_gives_no_extra_turn_where_landing_there_did():
    landed = Moment("no_extra_turn", 2)
    assert landed.pawns("yellow")[0] == 34
    assert landed.match.seat == 1
    switched = Moment("no_extra_turn", 4)
    assert (switched.pawns("red")[0], switched.pawns("yellow")[0]) == (34, 8)
    assert switched.match.seat == 1
    passed = Moment("no_extra_turn", 5)
    assert (passed.pawns("red")[0], passed.pawns("yellow")[:2]) == (8, [34, 38])
    assert passed.match.seat == 0
    assert "another turn" not in switched.told + passed.told


@pytest.mark.rule("RV-043", "RV-044", "RVA-10", "RVA-48")
def test_move_ahead_3_takes_a_pawn_on_and_past_the_entrance_to_its_zone():
    assert story("move_ahead")[1] == (
        "Bea plays a Quick Pass. Wren (yellow 1) sets out from the school to square 41. "
        "Move Ahead 3: Wren (yellow 1) goes on to square 44."
    )
    assert Moment("move_ahead", 5).pawns("red")[0] == "circle 1"
    assert story("move_ahead")[6] == (
        "Ann plays a -3. Pepper (red 1) goes from circle 1 of its safety zone to square 56. "
        "Move Ahead 3: Pepper (red 1) goes on to square 59."
    )


@pytest.mark.rule("RV-025", "RV-046", "RVA-20", "RVA-21")
def test_a_ride_sweeps_off_a_pawn_of_each_colour_and_sends_home_the_one_at_its_end():
    before = Moment("sweep", 7)
    assert (before.pawns("red"), before.pawns("yellow")) == ([9, 10, "home"], [8, 52, "home"])
    after = Moment("sweep", 8)
    assert (after.pawns("red"), after.pawns("yellow")) == (["home", "home", 10], ["home", 52, "home"])
    assert story("sweep")[7] == (
        "Ann plays a 7. Marlo (red 3) sets out from the beach to square 6. "
        "Marlo (red 3) jumps on a skateboard and rides to square 10. Pepper (red 1) is sent back to the beach. "
        "Wren (yellow 1) is sent back to the school. Skip (red 2) is sent back to the beach."
    )


@pytest.mark.rule("RV-094", "RV-095", "RV-096")
def test_the_sweep_began_with_a_dirty_trick_after_which_the_turn_went_on():
    tricked = Moment("sweep", 2)
    assert (tricked.pawns("red")[0], tricked.pawns("yellow")[0]) == ("home", 8)
    assert tricked.match.seat == 1
    assert Moment("sweep", 3).match.seat == 0


@pytest.mark.rule("RV-062", "RVA-06")
def test_a_dead_hand_discards_one_card_draws_one_and_moves_nothing():
    begun = Moment("dead_hand", 0)
    assert begun.open == ["Swap! hands with yellow", "Crash!", "discard -3", "discard -13"]
    after = Moment("dead_hand", 1)
    assert after.pawns("red") == ["home"] * 3
    assert after.hand(0) == ["1", "-3", "-3", "-13"]
    assert after.match.seat == 1
    assert story("dead_hand")[0] == "Ann can play nothing and discards a -13."
    assert Moment("dead_hand", 3).pawns("red")[0] == 0


@pytest.mark.rule("RV-097", "RV-098", "RV-099", "RV-101", "RV-102")
def test_a_swap_and_a_crash():
    swapped = Moment("swap_and_crash", 1)
    assert swapped.hand(0) == ["4", "6", "8", "9"]
    assert swapped.hand(1) == ["-3", "-3", "-13", "-13"]
    assert swapped.match.seat == 0
    crashed = Moment("swap_and_crash", 3)
    assert (crashed.hand(0), crashed.hand(1)) == (["7", "7", "8", "8"], ["2", "2", "4", "4"])
    assert counted(crashed.state.discard) == {}
    assert crashed.state.deck_size == 45
    assert crashed.match.seat == 1
    assert story("swap_and_crash")[:3] == [
        "Swap! Ann exchanges hands with Bea.",
        "Ann plays a 9. Pepper (red 1) sets out from the beach to square 8.",
        (
            "Crash! Bea makes everybody throw in their hands; all the cards are shuffled. "
            "Bea is dealt 4 cards. Ann is dealt 4 cards."
        ),
    ]


# --- A whole race -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RV-007", "RV-054", "RVA-38")
def test_a_whole_race_from_the_first_card_to_the_shoppe():
    assert story("whole_race") == [
        "Ann plays a 1. Pepper (red 1) sets out from the beach to square 0.",
        "Bea plays a 5. Wren (yellow 1) sets out from the school to square 34. Bea takes another turn.",
        "Bea plays a 6. Wren (yellow 1) goes from square 34 to square 40.",
        "Ann plays a -3. Pepper (red 1) goes from square 0 to square 57.",
        (
            "Bea plays an 11. Wren (yellow 1) goes from square 40 to square 51. "
            "Wren (yellow 1) jumps on a skateboard and rides to square 55."
        ),
        "Ann plays a 7. Pepper (red 1) is at Pop's Chocklit Shoppe!",
        "Bea plays a 2. Wren (yellow 1) goes from square 55 to square 57.",
        "Ann plays a 1. Skip (red 2) sets out from the beach to square 0.",
        "Bea plays a 4. Wren (yellow 1) goes from square 57 to square 1.",
        "Ann plays a -3. Skip (red 2) goes from square 0 to square 57.",
        (
            "Bea plays a 10. Wren (yellow 1) goes from square 1 to square 11. "
            "Move Ahead 3: Wren (yellow 1) goes on to square 14."
        ),
        "Ann plays a 7. Skip (red 2) is at Pop's Chocklit Shoppe!",
        "Bea plays an 8. Wren (yellow 1) goes from square 14 to square 22.",
        "Ann plays a 1. Marlo (red 3) sets out from the beach to square 0.",
        (
            "Dirty Trick! Otto (yellow 2) turns up on square 0 in place of Marlo (red 3). "
            "Marlo (red 3) is sent back to the beach."
        ),
        "Bea plays a 6. Wren (yellow 1) goes from square 22 to square 28.",
        "Ann plays a 1. Marlo (red 3) sets out from the beach to square 0. Otto (yellow 2) is sent back to the school.",
        "Bea plays a 6. Wren (yellow 1) is at Pop's Chocklit Shoppe!",
        "Ann plays a -3. Marlo (red 3) goes from square 0 to square 57.",
        "Bea plays a 9. Otto (yellow 2) sets out from the school to square 38.",
        "Ann plays a 7. Marlo (red 3) is at Pop's Chocklit Shoppe! Ann has the whole team at Pop's Chocklit Shoppe!",
    ]


@pytest.mark.rule("RVA-41")
def test_the_end_of_the_race_in_figures():
    end = recorded.recorded(FOLDER / "whole_race.run")
    assert end.over
    assert end.outcome().winners == (0,)
    assert end.outcome().scores == (1, 0)
    assert end.outcome().reason == "a whole team is at Pop's Chocklit Shoppe (RV-054)"
    assert Moment("whole_race", 21).pawns("red") == ["shop"] * 3
    assert Moment("whole_race", 21).pawns("yellow") == ["shop", 38, "home"]
    assert end.state.turns == 20  # one decision was a Dirty Trick!, which is no turn; the extra turn is one
    assert list(end.state.hand_size[:2]) == [3, 4]
    assert end.state.deck_size == 53 - 8 - 19
    assert sum(end.state.discard) == 20
    assert end.legal() == []


@pytest.mark.rule("RV-023", "RV-041")
def test_turns_of_the_race_go_to_and_fro_but_for_the_extra_turn():
    seats = [step.seat for step in recorded.recorded(FOLDER / "whole_race.run").steps]
    assert seats == [0, 1, 1, *[0, 1] * 5, 0, 1, 1, 0, 1, 0, 1, 0]
    drew = [event.kind for event in recorded.recorded(FOLDER / "whole_race.run").steps[1].events]
    assert drew == ["played", "moved", "drew", "drew_card", "another_turn"]
