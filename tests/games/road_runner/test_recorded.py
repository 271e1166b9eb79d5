"""Games that a person can follow card by card, replayed from their records with every figure checked."""

import pytest

from runabout.games.road_runner import game
from runabout.match import Match
from tests.games import recorded
from tests.games.road_runner.stories import FOLDER
from tests.games.road_runner.table import titles


class Moment(recorded.Moment):
    """A recorded game after so many moves."""

    folder = FOLDER

    @property
    def told(self):
        """What the last move reported, by kind, each with its seat and the first fact."""
        return [(event.kind, event.seat, *event.facts[:1]) for event in self.events]

    @property
    def damage(self):
        return list(self.state.damage[: self.state.seats])

    def hand(self, seat):
        return titles(self.state.hand[seat], self.state.hand_size[seat])

    def hands(self):
        return list(self.state.hand_size[: self.state.seats])

    def pile(self, name):
        return titles(getattr(self.state, name), getattr(self.state, f"{name}_size")[0])


# --- The worked example: A to E in seats 0 to 4 -----------------------------------------------------------------------

A, B, C, D, E = range(5)


@pytest.mark.rule("RR-110")
def test_a_draws_and_gives_chase_on_skis_with_refrigerator_and_fan_at_speed_1():
    begun = Moment("worked_example", 0)
    assert begun.match.opening[0].seat == E  # E deals, so A begins
    assert begun.match.seat == A
    assert begun.hands() == [6, 5, 5, 5, 5]
    assert begun.state.deck_size[0] == 81 - 26
    assert {"Skis", "Refrigerator", "Fan"} <= set(begun.hand(A))
    assert (begun.match.opening[-1].kind, begun.match.opening[-1].facts[0]) == ("drew_card", 2)  # the Fan
    assert "call chase" not in Moment("worked_example", 1).open  # Skis alone are no VEHICLE
    assert "call chase" not in Moment("worked_example", 2).open  # Skis and Refrigerator lack a THRUSTER
    laid = Moment("worked_example", 3)
    assert laid.pile("laid") == ["Fan", "Skis", "Refrigerator"]
    assert [line for line in laid.open if line.startswith("call")] == ["call chase"]
    called = Moment("worked_example", 4)
    assert called.told[0][:2] == ("called", A)
    assert called.hands() == [3, 5, 5, 5, 5]
    assert called.match.seat == B


@pytest.mark.rule("RR-111")
def test_b_lets_it_go_and_c_prevents_it_with_fast_running():
    assert Moment("worked_example", 5).told == [("declined", B)]
    asked = Moment("worked_example", 5)
    assert asked.match.seat == C
    assert asked.open == ["play Fast Running!", "decline"]
    played = Moment("worked_example", 6)
    event = played.events[0]
    assert (event.kind, event.seat, event.facts[1:]) == ("played", C, (0, 0))  # no damage; not prevented before
    assert played.state.foiled == 1
    assert played.damage == [0, 0, 0, 0, 0]


@pytest.mark.rule("RR-112")
def test_d_keeps_a_card_that_would_fit_and_e_plays_one_although_the_bird_is_safe():
    asked = Moment("worked_example", 6)
    assert asked.match.seat == D
    assert asked.open == ["play Beep Beep!", "decline"]
    declined = Moment("worked_example", 7)
    assert "Beep Beep!" in declined.hand(D)
    assert declined.match.seat == E
    assert declined.open == ["play Cliff Face!", "decline"]
    event = Moment("worked_example", 8).events[0]
    assert (event.kind, event.seat, event.facts[1:]) == ("played", E, (1, 1))  # 1 damage; prevented before


@pytest.mark.rule("RR-113")
def test_a_takes_one_counter_and_misses_exactly_the_next_turn():
    after = Moment("worked_example", 8)
    assert after.damage == [1, 0, 0, 0, 0]
    assert ("foiled", A, 1) in after.told
    assert after.pile("capture_pile") == ["Fan", "Skis", "Refrigerator"]
    assert after.pile("escape_pile") == ["Fast Running!", "Cliff Face!"]
    assert after.match.seat == B
    assert after.hands() == [3, 6, 4, 5, 4]
    seats = [step.seat for step in recorded.recorded(FOLDER / "worked_example.run").steps[8:]]
    assert seats == [B, C, D, E, B, C, D, E]  # A's turn is missing once
    # E's card goes past A, who is skipping, to B; then A gives back the counter.
    skipping = Moment("worked_example", 12)
    assert skipping.told[0] == ("passed", E, B)
    assert ("skipped", A, 0) in skipping.told
    assert skipping.damage == [0, 0, 0, 0, 0]
    assert skipping.match.seat == B
    assert skipping.hands() == [3, 7, 5, 6, 5]
    # One round later the card reaches A, who draws and plays again.
    playing = Moment("worked_example", 16)
    assert playing.match.seat == A
    assert playing.told[0] == ("passed", E, A)
    assert playing.hand(A)[0] == "Anvil"
    assert "Knife And Fork" in playing.hand(A)
    assert playing.hands() == [5, 6, 6, 7, 6]
    assert playing.state.turns == 10  # A to E, B to E, and A
    assert playing.state.deck_size[0] == 81 - 25 - 10  # five cards each, and one draw a turn


# --- The reshuffle ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RR-050", "RR-053")
def test_the_draw_pile_runs_out_in_the_third_turn_and_is_made_anew_of_the_two_capture_cards():
    begun = Moment("reshuffle", 0)
    assert begun.hands() == [12, *[9] * 7]
    assert begun.state.deck_size[0] == 81 - 72 - 3
    foiled = Moment("reshuffle", 10)
    assert foiled.damage == [4, *[0] * 7]  # Oops!, from the Cliff
    assert foiled.pile("capture_pile") == ["Anvil", "Cliff"]
    assert foiled.pile("escape_pile") == ["Oops!"]
    assert foiled.state.deck_size[0] == 3
    assert foiled.state.reshuffled == 0
    emptied = Moment("reshuffle", 11)
    assert emptied.told[-1] == ("reshuffled", -1, 2)
    assert sorted(emptied.pile("deck")) == ["Anvil", "Cliff"]
    assert emptied.pile("capture_pile") == []
    assert emptied.pile("escape_pile") == ["Oops!"]
    assert emptied.state.reshuffled == 1
    assert emptied.match.seat == 2


@pytest.mark.rule("RR-018", "RR-019")
def test_the_tiger_trap_that_never_left_its_hand_is_an_escape_in_that_very_turn():
    assert "Tiger Trap" in Moment("reshuffle", 0).hand(4)
    first = Moment("reshuffle", 6)  # seat 4's chance against the first attempt: not yet, and it would not fit
    assert first.open == ["play Gravity Failure!", "decline"]
    asked = Moment("reshuffle", 14)
    assert asked.match.seat == 4
    assert asked.open == ["play Tiger Trap", "decline"]
    played = Moment("reshuffle", 15)
    assert played.damage == [4, 0, 2, 0, 0, 0, 0, 0]
    piano = played.match
    assert piano.seat == 5
    assert "Piano" in played.hand(5)
    assert piano.why("play Piano").rule == "RR-081"  # awake, but this is no AMBUSH
    assert Moment("reshuffle", 18).match.seat == 0  # who is missing turns, and is asked all the same


@pytest.mark.rule("RR-051", "RR-052")
def test_the_second_reshuffle_takes_the_tiger_trap_and_leaves_oops_out():
    end = Moment("reshuffle", 20)
    assert end.told[:3] == [("declined", 1), ("foiled", 2, 2), ("drew", 3)]
    event = next(event for event in end.events if event.kind == "reshuffled")
    assert event.facts == (2, 0)  # Rocket and Tiger Trap; not for the first time
    assert end.pile("deck") == ["Rocket"]
    assert end.pile("escape_pile") == ["Oops!"]
    assert end.pile("capture_pile") == []
    assert {"Anvil", "Cliff", "Tiger Trap"} <= set(end.hand(3))
    assert end.hands() == [10, 10, 12, 12, 8, 9, 9, 9]
    assert end.match.seat == 3


# --- A card goes by, and a win ----------------------------------------------------------------------------------------


@pytest.mark.rule("RR-095")
def test_a_card_goes_past_the_player_who_is_seeing_stars():
    hurt = Moment("passed_by", 5)
    assert hurt.damage == [3, 0, 0, 0]  # Cliff Face!, the Rocket's Speed
    assert hurt.match.seat == 1
    passed = Moment("passed_by", 8)
    assert passed.told[:2] == [("passed", 3, 1), ("passed_card", 3, 21)]  # the Anvil, from seat 3 to seat 1
    assert "Anvil" in passed.hand(1)
    assert passed.hand(0) == Moment("passed_by", 5).hand(0)
    assert passed.damage == [2, 0, 0, 0]
    assert passed.match.seat == 1


@pytest.mark.rule("RR-073", "RR-089")
def test_seat_2_catches_the_road_runner_after_everyone_the_hurt_one_too_was_asked():
    asked = [step.seat for step in recorded.recorded(FOLDER / "passed_by.run").steps[11:]]
    assert asked == [3, 0, 1]
    assert Moment("passed_by", 12).damage[0] == 2
    end = recorded.recorded(FOLDER / "passed_by.run")
    assert end.over
    assert end.outcome().winners == (2,)
    assert end.outcome().scores == (0, 0, 1, 0)
    assert end.outcome().reason == "a launch that nobody prevented (RR-073)"
    assert titles(end.state.laid, end.state.laid_size[0]) == ["Catapult"]
    assert end.legal() == []


@pytest.mark.rule("RRA-22")
def test_the_winner_deals_the_next_game():
    winner = recorded.recorded(FOLDER / "passed_by.run").outcome().winners[0]
    following = Match(game, 4, seed=1, options={"dealer": winner + 1})
    assert (following.opening[0].kind, following.opening[0].seat) == ("deals", winner)
    assert following.seat == 3


@pytest.mark.rule("RR-084")
def test_the_first_attempt_of_all_is_let_through_by_one_who_could_have_stopped_it():
    asked = Moment("caught", 3)
    assert asked.match.seat == 1
    assert asked.open == ["play U-Shaped Rock Formation!", "play Bad Aim!", "decline"]
    third = Moment("caught", 4)
    assert third.open == ["play U-Shaped Rock Formation!", "decline"]  # Cactus! stops a launch, but not a shot
    end = recorded.recorded(FOLDER / "caught.run")
    assert end.outcome().scores == (1, 0, 0)
    assert end.state.turns == 1
    assert end.state.deck_size[0] == 65
    assert list(end.state.hand_size[:3]) == [4, 5, 5]
