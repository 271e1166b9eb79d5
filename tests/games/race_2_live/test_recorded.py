"""Games that a person can follow step by step, replayed from their records with every figure checked."""

import pytest

from runabout.games.race_2_live import game
from runabout.games.race_2_live.state import Phase
from tests.games import recorded
from tests.games.race_2_live.stories import FOLDER
from tests.games.race_2_live.table import ASH, BRIAR, CLAY, DELL, faces, name_of

NAMES = ["Ann", "Bea", "Cy", "Di"]


class Moment(recorded.Moment):
    """A recorded game after so many moves."""

    folder = FOLDER

    @property
    def told(self):
        """What the last move told, as sentences."""
        return sentences(self.match.steps[-1])

    @property
    def at(self):
        return [name_of(space) for space in self.state.at[: self.state.survivors]]

    def hand(self, survivor):
        return faces(self.state.hand[survivor])

    def why(self, line):
        """The rule that forbids a decision now."""
        return self.match.why(line).rule


def sentences(step):
    """What a step told, as sentences."""
    return [said for said in (game.words.tell(event, NAMES) for event in step.events) if said]


# --- Against a 10 with a weapon of 4 ----------------------------------------------------------------------------------


@pytest.mark.rule("RL-062", "RL-060")
def test_with_a_weapon_of_4_a_6_is_good_enough_against_a_special_10():
    found = Moment("a_ten_with_a_four", 2)
    assert found.told == ["Ash finds a weapon of +4.", "Ash carries a weapon of +4 now."]
    before = Moment("a_ten_with_a_four", 8)
    assert before.hand(ASH) == "2 2 2 3 3 4 4 5 5 5 5 6 6"
    met = Moment("a_ten_with_a_four", 9)
    assert met.told == [
        "Ash runs on, for 3 steps.",
        "Something waits for Ash: a special infected, a 10 (strength 10).",
        "Ash has a card that is good enough, and gets past it.",
    ]
    assert met.at[ASH] == "3/1"  # a step only: the token stopped the move
    assert met.hand(ASH) == before.hand(ASH)


@pytest.mark.rule("RL-062", "RL-041", "RL-042", "RL-043")
def test_with_a_weapon_of_4_a_6_beats_a_horde_of_10_and_a_9_without_one_does_not():
    met = Moment("a_ten_with_a_four", 14)
    assert met.told == ["Ash has set off an alarm. A horde is coming for everybody, strength 10."]
    assert met.open == ["play 6"]
    assert met.why("play 5") == "RL-042"
    answered = Moment("a_ten_with_a_four", 15)
    assert answered.told == ["Ash holds off the attack with a 6.", "Briar has nothing that will stop them."]
    assert answered.open == ["lose 6", "lose 7", "lose 8", "lose 9"]
    lost = Moment("a_ten_with_a_four", 16)
    assert lost.told == ["Briar loses a 6.", "Briar is pinned down, and needs somebody to come by."]
    end = Moment("a_ten_with_a_four", 18)
    assert list(end.state.hand_size) == [12, 12, 12, 12]
    assert faces(end.state.discards) == "6 6 10 Q"
    assert (end.state.turn, Phase(end.state.phase).name) == (BRIAR, "BLEED")


# --- Three steps one way ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RL-022")
def test_a_3_cannot_be_two_forward_and_one_back():
    two_steps_on = Moment("three_one_way", 2)
    assert (two_steps_on.at[ASH], two_steps_on.state.steps) == ("2/2", 1)
    assert two_steps_on.open == ["take lane 2", "take lane 3"]
    assert two_steps_on.why("backward") == "RL-022"
    assert Moment("three_one_way", 3).at[ASH] == "3/3"


@pytest.mark.rule("RL-021", "RL-022")
def test_on_the_next_turn_a_3_may_be_three_back():
    begun = Moment("three_one_way", 5)
    assert begun.open == ["forward", "backward"]
    back = Moment("three_one_way", 6)
    assert (back.at[ASH], back.state.backward) == ("3/3", 1)
    assert back.open == ["take lane 2", "take lane 3"]
    assert back.why("forward") == "RL-022"
    end = Moment("three_one_way", 7)
    assert (end.at[ASH], end.state.furthest[ASH]) == ("0/2", 3)
    assert end.told == ["Ash stops at the start. All quiet."]


# --- Three home -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RL-073", "RL-072", "RL-074", "RL-075", "RL-076", "RL-077")
def test_with_three_home_and_the_fourth_no_further_than_space_12_progress_is_12():
    end = recorded.recorded(FOLDER / "three_home.run")
    assert end.over
    assert [name_of(space) for space in end.state.at] == ["36/2", "36/2", "36/2", "12/3"]
    assert list(end.state.furthest) == [36, 36, 36, 12]
    assert list(end.state.hand_size) == [13, 13, 13, 0]
    assert sentences(end.steps[-1])[-1] == "It is over: 3 home, 39 cards left, column 12 reached by the last."
    outcome = end.outcome()
    assert outcome.reason == "everybody was home or dead (RL-071); column 12 of 36 x 39 cards x 3 home = 39.0"
    assert outcome.scores == (39.0,) * 4
    assert outcome.winners == (ASH, BRIAR, CLAY, DELL)


@pytest.mark.rule("RL-032", "RL-034", "RL-013", "RLA-12")
def test_the_fourth_loses_a_card_a_turn_until_none_is_left():
    match = recorded.recorded(FOLDER / "three_home.run")
    lost = [step for step in match.steps if step.action.verb == "lose"]
    assert len(lost) == 13 + 2  # its own, and those of a pack
    assert all(step.seat == DELL for step in lost)
    assert "Dell has no cards left, and is dead." in sentences(match.steps[-1])
    assert sum("is fading" in said for step in lost for said in sentences(step)) == 14


@pytest.mark.rule("RLA-40", "RL-053", "RL-054", "RLA-25")
def test_a_pack_kept_on_the_road_is_used_from_home_on_one_who_is_suspended():
    found = Moment("three_home", 14)
    assert found.told == ["Ash finds a health pack of 2."]
    assert found.open[-1] == "keep the pack"
    at_home = Moment("three_home", 58)
    assert at_home.match.seat == ASH
    assert at_home.open == [*(f"use pack 2 on {name}" for name in ("Ash", "Briar", "Clay", "Dell")), "wait"]
    used = Moment("three_home", 59)
    assert used.told == ["Ash uses a health pack of 2 on Dell.", "Dell gets a 2 back.", "Dell gets a 3 back."]
    assert used.hand(DELL) == "2 3 4 4 5 5 5 5 6 6"
    assert [step.seat for step in recorded.recorded(FOLDER / "three_home.run").steps[59:]] == [
        DELL
    ] * 10  # nobody else has turns any more


def test_the_three_run_home_in_six_turns_each():
    match = recorded.recorded(FOLDER / "three_home.run")
    for survivor in (ASH, BRIAR, CLAY):
        rolls = [step for step in match.steps if step.seat == survivor and step.action.text == "forward"]
        assert len(rolls) == 6
    assert match.state.turns == 4 * 6 + 1 + 10


# --- An evening -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RL-030", "RL-032", "RL-033", "RLA-38")
def test_a_special_king_is_too_much_for_a_10_with_a_weapon_of_2():
    lost = Moment("an_evening", 8)
    assert Moment("an_evening", 7).told[1:] == [
        "Something waits for Ash: a special infected, a king (strength 13).",
        "Ash has nothing that will stop it.",
    ]
    assert lost.told == ["Ash loses a 6.", "Ash is pinned down, and needs somebody to come by."]
    assert faces(lost.state.discards) == "6 10"  # the 10 was left over from the deal


@pytest.mark.rule("RL-035", "RLA-11", "RLA-44")
def test_a_teammate_who_passes_rescues_and_goes_on_and_the_next_turn_is_a_normal_one():
    passing = Moment("an_evening", 9)
    assert passing.told == ["Briar runs on, for 5 steps.", "Briar pulls Ash out of there!"]
    assert (passing.at[:2], passing.state.steps) == (["3/1", "3/1"], 3)
    on = Moment("an_evening", 11)
    assert on.at[BRIAR] == "6/2"
    ran = Moment("an_evening", 16)
    assert (ran.match.seat, ran.told) == (ASH, ["Ash runs on, for 3 steps."])


@pytest.mark.rule("RL-063", "RLA-27")
def test_a_second_weapon_takes_the_place_of_the_first():
    found = Moment("an_evening", 17)
    assert found.open == ["take the new weapon", "keep the old weapon"]
    assert found.state.weapon[ASH] == 2
    assert Moment("an_evening", 18).state.weapon[ASH] == 4


@pytest.mark.rule("RL-053", "RL-054", "RLA-26", "RLA-48")
def test_a_pack_is_kept_and_given_to_the_one_who_needs_it_before_the_roll():
    kept = Moment("an_evening", 12)
    assert list(kept.state.packs[BRIAR]) == [0, 0, 1]
    given = Moment("an_evening", 19)
    assert given.told == [
        "Briar uses a health pack of 3 on Clay.",
        "Clay gets a 2 back.",
        "Clay gets a 6 back.",
        "Clay gets a 10 back.",
    ]
    assert given.match.seat == BRIAR
    assert given.open == ["forward", "backward"]
    assert not given.state.packs.any()


@pytest.mark.rule("RL-034", "RLA-10")
def test_the_suspended_lose_a_card_at_the_start_of_their_turn():
    assert Moment("an_evening", 20).why("forward") == "RL-033"
    assert Moment("an_evening", 21).told == ["Clay is fading, and loses a 2."]


@pytest.mark.rule("RL-041", "RLA-14", "RLA-15")
def test_a_horde_is_answered_by_all_and_the_suspended_too():
    assert [step.seat for step in recorded.recorded(FOLDER / "an_evening.run").steps[22:25]] == [ASH, BRIAR, CLAY]
    end = Moment("an_evening", 25)
    assert end.told == ["Clay holds off the attack with a 10."]
    assert list(end.state.condition[:3]) == [0, 0, 1]
    assert faces(end.state.discards) == "2 6 10 J"


@pytest.mark.rule("RLA-20", "RLA-11")
def test_one_turns_back_by_another_road_and_brings_the_third_along():
    turned = Moment("an_evening", 28)
    assert [said for step in turned.match.steps[25:28] for said in sentences(step)] == [
        "Briar turns back, for 5 steps.",
        "Briar pulls Clay out of there!",
        "Briar stops at 2/2. All quiet.",
    ]
    assert (turned.at, turned.state.furthest[BRIAR]) == (["8/1", "2/2", "3/3"], 7)
    assert Moment("an_evening", 30).at[CLAY] == "9/3"


@pytest.mark.rule("RL-031", "RLA-38", "RLA-47")
def test_an_ace_is_no_match_for_a_10_with_a_weapon_of_4_and_the_10_is_not_shown():
    end = Moment("an_evening", 31)
    assert end.told[1:] == [
        "Something waits for Ash: a special infected, an ace (strength 14).",
        "Ash has a card that is good enough, and gets past it.",
    ]
    # A 10 is enough, and nothing above it can be there, since Ash lost to a king with a weapon of 2.
    scene = end.match.scene(BRIAR)
    ash = scene.things["survivor:ash"]
    assert (ash["unseen_one_of"], scene.piles["known of hand:ash"]) == (["10"], {})
    assert ash["unseen_none_of"] == ["jack", "queen", "king", "ace"]
    assert set(scene.piles["hand:ash"]) == {"?"}
