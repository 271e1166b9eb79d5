"""The prior that guides a bot, and the evaluation at which its playouts stop."""

import numpy as np
import pytest

from runabout.core.contract import WHOLE
from runabout.core.record import Cells
from runabout.games.rummy_runway import game
from runabout.games.rummy_runway.state import DISCARD
from runabout.match import Match
from tests.games.rummy_runway.table import DRAW_ONE, Table, discard, lay, riff, take, trim, wear

HAT = "R2 Y3 B4"


def evaluate(state):
    """Each seat's prospects."""
    out = np.zeros(8, np.int32).view(Cells)
    game.run.evaluate(state, out)
    return [int(part) for part in out[: state.seats]]


# --- Priors -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RY-101", "RY-102")
def test_an_outfit_that_can_be_formed_is_formed():
    table = Table("R4 Y4 B4 R9 Y1", "")
    assert all(line.startswith("lay") for line in table.highest_prior())
    assert table.action_prior(discard("R9")) < table.action_prior(lay("R4"))


def test_of_two_outfits_the_one_with_more_points_is_begun():
    assert Table("R1 Y1 B1 R8 Y8 B8", "").highest_prior()[0] in (lay("R8"), lay("Y8"), lay("B8"))


@pytest.mark.rule("RY-100")
def test_a_card_that_completes_an_outfit_is_taken_from_the_row():
    table = Table("R7 Y8 B1", "", row="B9 R3", phase="draw")
    assert table.highest_prior() == [take("B9")]
    assert Table("R7 Y8 B1", "", row="R4 R3", phase="draw").highest_prior() == [DRAW_ONE]


def test_the_card_that_goes_with_nothing_is_discarded():
    assert Table("R5 Y6 B0", "").highest_prior() == [discard("B0")]


def test_a_card_is_worth_keeping_for_those_that_can_be_in_one_outfit_with_it():
    alone = Table("R2 Y5", "").action_prior(discard("R2"))
    assert Table("R2 Y4", "").action_prior(discard("R2")) < alone
    assert Table("R2 Y0", "").action_prior(discard("R2")) < alone
    assert Table("R2 R3", "").action_prior(discard("R2")) == alone


def test_a_riff_that_gains_points_is_better_than_one_that_gains_fewer():
    table = Table("R8 B1 Y9", "", outfits={1: [HAT, "R5 Y6 B7"]})
    assert table.action_prior(riff(1, "right", slot=1)) > table.action_prior(discard("Y9"))
    gains = Table("R5 B1 Y0", "", outfits={1: [HAT]})
    assert gains.action_prior(riff(1, "left")) > gains.action_prior(riff(1, "right"))  # the blue 4, not the red 2


def test_a_riff_that_throws_points_away_is_left_alone():
    # The red 2 of somebody else for the red 5, and something better has to leave the Closet.
    table = Table("R5 Y9", "", outfits={1: [HAT]}, closets={0: "R9 Y8 B9"})
    assert riff(1, "right") in table.open
    assert riff(1, "right") not in table.highest_prior()


def test_the_least_valuable_card_of_the_closet_is_trimmed():
    table = Table("Y9", "", closets={0: "R9 W5 B3 Y7"}).play(discard("Y9"))
    assert table.highest_prior() == [trim("W5")]


def test_sense_is_never_negative_and_always_finds_something():
    for seed in range(10):
        match = Match(game, 2 + seed % 5, seed=seed, options={"closet_riff": 1, "mix_actions": seed % 2, "rounds": 1})
        for step in range(60):
            if match.over:
                break
            state = match.state
            found = {action.number: game.run.action_prior(state, action.number) for action in match.legal()}
            assert min(found.values()) >= 0
            assert max(found.values()) > 0
            numbers = sorted(found, key=lambda number: (number >= DISCARD, -found[number]))
            match.play(numbers[step % min(3, len(numbers))])


def test_the_sense_of_a_seat_goes_by_nothing_that_it_may_not_know():
    one, other = (Table("R5 Y6 B0", hand, outfits={1: [HAT]}) for hand in ("R1 R3 W4", "B7 B8 B9"))
    for line in one.open:
        assert one.action_prior(line) == other.action_prior(line)


def test_greedy_play_forms_and_riffs_and_brings_a_short_game_to_its_end():
    verbs = set()
    for seed in range(5):
        match = Match(game, 3, seed=seed, options={"target": 30, "round_turn_limit": 20})
        while not match.over:
            match.play(
                max(
                    match.legal(),
                    key=lambda action: (game.run.action_prior(match.state, action.number), -action.number),
                )
            )
        verbs |= {step.action.verb for step in match.steps}
        assert max(match.state.points[:3]) >= 15
    assert {"lay", "riff", "draw", "take", "discard"} <= verbs


# --- The evaluation ---------------------------------------------------------------------------------------------------


def test_prospects_add_up_to_a_whole_and_level_seats_are_level():
    for seats in range(2, 7):
        found = evaluate(Match(game, seats, seed=1).state)
        assert all(part >= 0 for part in found)
        assert WHOLE - seats < sum(found) <= WHOLE
    assert evaluate(Table("", "", "").state) == [WHOLE // 3] * 3


def test_points_scored_are_worth_something_and_more_points_more():
    level, ahead, far = (evaluate(Table("", "", points=[points, 20]).state)[0] for points in (20, 30, 60))
    assert level < ahead < far


def test_a_lead_is_worth_more_in_the_last_round():
    early, late = (evaluate(Table("", "", points=[30, 20], round=r, used=()).state)[0] for r in (1, 6))
    assert early < late


def test_outfits_and_the_closet_count_before_they_are_scored():
    bare = evaluate(Table("", "", "").state)[0]
    assert evaluate(Table("", "", "", outfits={0: ["R7 Y8 B9"]}).state)[0] > bare
    assert evaluate(Table("", "", "", closets={0: "R9"}).state)[0] > bare
    assert evaluate(Table("", "", "", closets={0: "W9"}).state)[0] == bare


def test_trends_that_are_followed_count_too():
    runways = ["Black Tie", "Full Collection", "Capsule Closet"]
    with_trends = Table("", "", outfits={0: ["R2 Y2 B2"]}, closets={0: "W1 W2 W3"}, runways=runways)
    without = Table("", "", outfits={0: ["R2 Y2 B2"]}, closets={0: "W1 W2 W3"}, trends=0)
    assert evaluate(with_trends.state)[0] > evaluate(without.state)[0]


def test_an_outfit_in_the_hand_is_promising():
    assert evaluate(Table("R7 Y8 B9", "Y0 R3 B6").state)[0] > evaluate(Table("R7 Y1 B4", "Y0 R3 B6").state)[0]


def test_cards_in_hand_promise_something_even_where_they_make_no_outfit():
    prospects = [evaluate(Table(hand, "Y0").state)[0] for hand in ("", "R1", "R1 R4", "R1 R4 R7")]
    assert prospects == sorted(set(prospects))


@pytest.mark.parametrize("trigger", [0, 1])
def test_a_hand_that_has_no_turn_left_promises_nothing(trigger):
    other = 1 - trigger
    fields = {"trigger": trigger, "turn": other, "outfits": {trigger: ["R0 Y0 B0"]}}
    hands = ("Y9", "") if other == 0 else ("", "Y9")
    with_turn = evaluate(Table(*hands, "R7 Y8 B9", final_turns=3, **fields).state)[2]
    without = evaluate(Table(*hands, "R7 Y8 B9", final_turns=1, **fields).state)[2]
    assert with_turn > without


def test_the_evaluation_moves_little_with_a_single_draw():
    table = Table("R1 Y5 B8", "R2 Y6 B9", phase="draw")
    before = evaluate(table.state)[0]
    assert abs(evaluate(table.play(DRAW_ONE, gives="W0").state)[0] - before) < WHOLE // 5


def test_a_wild_cards_colour_is_worth_no_thought():
    table = Table("W4 W5 B6 Y9", "").play(lay("W4"), lay("W5"), lay("B6"))
    assert table.action_prior(wear("R")) == table.action_prior(wear("Y")) > 0
