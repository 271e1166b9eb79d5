"""A turn: the draw, the pass, and the draw pile running out."""

from collections import Counter
from fractions import Fraction

import pytest

from runabout.core.chance import Chance
from runabout.core.log import Log
from runabout.core.outcomes import outcomes
from runabout.games.road_runner import game
from runabout.games.road_runner.cards import CARDS
from runabout.games.road_runner.rules import next_turn
from runabout.games.road_runner.state import Ending
from tests.games.road_runner.table import Table, titles

SEATS_AND_WATCHERS = (0, 1, 2, 3, -1)
PASS = game.words.parse("pass")


def next_hand(table, seat=1):
    """What a seat holds after each outcome of a pass, with its probability."""
    found = Counter()
    for outcome in outcomes(game, table.state, PASS):
        cards = titles(outcome.state.hand[seat], outcome.state.hand_size[seat])
        found[tuple(cards)] += outcome.probability
    return found


@pytest.mark.rule("RR-040")
def test_a_turn_begins_with_a_card_from_the_draw_pile_each_being_the_top_one_with_equal_chance():
    table = Table(["Oops!"], [], [], deck=["Road", "Sail", "Fan"], rest="piles")
    assert next_hand(table) == {
        ("Road", "Oops!"): Fraction(1, 3),
        ("Sail", "Oops!"): Fraction(1, 3),
        ("Fan", "Oops!"): Fraction(1, 3),
    }
    table.play("pass", gives=["Oops!", "Sail"])
    assert [(event.kind, event.seat) for event in table.events[2:]] == [("drew", 1), ("drew_card", 1)]
    assert table.pile("deck") == ["Road", "Fan"]


@pytest.mark.rule("RR-041")
def test_a_turn_is_an_attempt_or_a_pass_and_never_both():
    table = Table(["Rocket", "Oops!"], [], [])
    assert table.open == ["lay Rocket", "pass"]
    table.play("lay Rocket")
    assert table.why_not("pass") == "RRA-14"
    assert table.open == ["take back Rocket", "call chase"]
    table.play("call chase", "decline", "decline")
    assert table.why_not("pass") == "RR-073"


@pytest.mark.rule("RR-041", "RR-044")
def test_after_a_pass_the_turn_is_the_next_players():
    table = Table(["Rocket", "Oops!"], ["Road"], ["Sail"]).play("pass", gives=["Oops!"])
    assert (table.turn, table.seat) == (1, 1)
    assert table.state.turns == 2


@pytest.mark.rule("RR-044")
def test_after_an_attempt_that_failed_the_turn_is_the_next_players_too():
    table = Table(["Rocket", "Road"], ["Dud!"], ["Sail"]).attempt("chase", "Rocket").play("play Dud!", "decline")
    assert (table.turn, table.seat) == (1, 1)


@pytest.mark.rule("RR-042", "RRA-24")
def test_the_card_passed_is_any_of_the_hand_with_equal_chance_and_goes_to_the_left():
    table = Table(["Anvil", "Free Birdseed", "Free Birdseed", "Oops!"], [], [], deck=["Dud!"], rest="piles")
    assert next_hand(table) == {
        ("Anvil", "Dud!"): Fraction(1, 4),
        ("Free Birdseed", "Dud!"): Fraction(1, 2),
        ("Dud!", "Oops!"): Fraction(1, 4),
    }


@pytest.mark.rule("RR-043")
def test_only_giver_and_receiver_learn_which_card_was_passed():
    table = Table(["Anvil"], [], [], []).play("pass")
    passed = [event for event in table.events if event.kind.startswith("passed")]
    told = {seat: [event.kind for event in passed if event.known_to(seat)] for seat in SEATS_AND_WATCHERS}
    assert told == {0: ["passed_card"], 1: ["passed_card"], 2: ["passed"], 3: ["passed"], -1: ["passed"]}


@pytest.mark.rule("RR-045")
def test_a_hand_has_no_limit_and_a_turn_offers_nothing_else():
    table = Table(["Oops!"], [], [], deck=["Dud!"], rest=1).play("pass")
    assert len(table.hand(1)) == 81
    capture = {card.title for card in CARDS if card.capture}
    assert set(table.open) == {f"lay {title}" for title in capture} | {"pass"}


@pytest.mark.rule("RR-050", "RRA-09")
def test_when_the_last_card_is_drawn_the_discarded_capture_cards_become_the_draw_pile_at_once():
    table = Table(["Oops!"], [], [], deck=["Dud!"], captures=["Anvil", "Cliff", "Road"], rest=2).play("pass")
    assert sorted(table.pile("deck")) == ["Anvil", "Cliff", "Road"]
    assert table.pile("capture_pile") == []
    assert table.kinds[-1] == "reshuffled"
    assert table.events[-1].facts == (3, 1)
    assert table.state.reshuffled == 1
    assert table.turn == 1


@pytest.mark.rule("RR-051")
def test_played_escapes_stay_out_of_the_new_draw_pile():
    table = Table(["Oops!"], [], [], deck=["Dud!"], captures=["Anvil"], escapes=["Too Dumb!", "Cliff Face!"], rest=2)
    table.play("pass")
    assert table.pile("deck") == ["Anvil"]
    assert table.pile("escape_pile") == [
        "Too Dumb!",
        "Cliff Face!",
    ]  # the last title, and the first after the duals


@pytest.mark.rule("RR-052")
def test_dual_cards_go_into_the_new_draw_pile_whichever_way_they_were_played():
    table = Table(
        ["Oops!"], [], [], deck=["Dud!"], captures=["Tiger Trap"], escapes=["Piano", "Zoom!", "Giant Magnet"], rest=2
    ).play("pass")
    assert sorted(table.pile("deck")) == ["Giant Magnet", "Piano", "Tiger Trap"]
    assert table.pile("escape_pile") == ["Zoom!"]


@pytest.mark.rule("RRA-09")
def test_with_nothing_discarded_the_draw_pile_stays_empty_until_an_attempt_has_failed():
    table = Table(["Oops!"], ["Rocket"], ["Backfire!"], ["Rolling Boulder"], deck=["Dud!"], rest=3)
    table.play("pass")
    assert table.pile("deck") == []
    assert table.state.reshuffled == 0
    table.attempt("chase", "Rocket").play("play Backfire!")
    assert table.state.reshuffled == 0  # never in the middle of an attempt
    assert table.why_not("play Rolling Boulder") == "RR-018"
    table.play("decline", "decline")
    assert table.state.reshuffled == 1
    assert table.kinds[:3] == ["declined", "foiled", "reshuffled"]
    assert table.turn == 2
    assert table.hand(2) == ["Rocket"]  # the one card there was to draw


@pytest.mark.rule("RR-053", "RRA-09")
def test_dual_cards_are_awake_for_an_attempt_in_the_very_turn_of_the_reshuffle():
    table = Table(["Oops!"], ["Rocket"], ["Rolling Boulder"], deck=["Dud!"], captures=["Anvil"], rest=0)
    table.play("pass", gives=["Oops!"])
    assert table.state.reshuffled == 1
    table.attempt("chase", "Rocket")
    assert "play Rolling Boulder" in table.open


@pytest.mark.rule("RRA-09")
def test_a_second_reshuffle_wakes_nobody_anew():
    table = Table(["Oops!"], [], [], deck=["Dud!"], captures=["Anvil"], rest=2, reshuffled=True).play("pass")
    assert table.events[-1].facts == (1, 0)
    assert table.state.reshuffled == 1


@pytest.mark.rule("RRA-10")
def test_with_an_empty_draw_pile_the_turn_goes_on_without_a_draw():
    table = Table(["Oops!"], ["Rocket"], [], rest=2).play("pass")
    assert table.kinds == ["passed", "passed_card", "nothing_to_draw"]
    assert (table.turn, table.hand(1)) == (1, ["Rocket", "Oops!"])
    assert table.open == ["lay Rocket", "pass"]


@pytest.mark.rule("RRA-11")
def test_a_player_with_no_card_and_none_to_draw_ends_the_turn_with_nothing_done():
    # Passing and failed attempts both leave the next player a card, so the empty hand is laid out here by hand.
    table = Table(["Oops!"], [], [], rest=2)
    log = Log()
    next_turn(table.state, Chance.scripted(), log)
    assert [(event.kind, event.seat) for event in game.words.events(log)] == [
        ("nothing_to_draw", 1),
        ("empty_handed", 1),
        ("nothing_to_draw", 2),
    ]
    assert (table.turn, table.seat, table.state.turns) == (2, 2, 3)


@pytest.mark.rule("RRA-14")
def test_a_player_without_an_attempt_must_pass():
    table = Table(["Oops!", "Anvil"], [], [])
    assert table.open == ["pass"]
    assert table.why_not("decline") == "RR-080"


@pytest.mark.rule("RRA-29")
def test_the_chase_is_called_off_when_the_number_of_turns_reaches_the_limit():
    table = Table(["Oops!"], ["Road"], ["Sail"], turns=9, turn_limit=10).play("pass")
    assert (table.state.turns, table.state.over) == (10, 0)
    table.play("pass")
    assert table.state.over == 1
    assert table.state.ending == Ending.CALLED_OFF
    assert table.kinds[-1] == "called_off"
    assert game.run.scores(table.state) == [0, 0, 0]
    assert game.run.legal_actions(table.state) == []


@pytest.mark.rule("RRA-29")
def test_an_attempt_in_the_last_turn_still_wins():
    table = Table(["Rocket"], [], [], turns=10, turn_limit=10).attempt("chase", "Rocket").play("decline", "decline")
    assert table.state.ending == Ending.CAUGHT
    assert table.state.winner == 0


@pytest.mark.rule("RRA-29")
def test_skipped_turns_do_not_count_towards_the_limit():
    table = Table(["Oops!"], ["Road"], ["Sail"], damage=[0, 3, 0], turns=4).play("pass")
    assert table.turn == 2
    assert table.state.turns == 5


@pytest.mark.rule("RRA-33")
def test_hands_are_held_sorted_whatever_comes_into_them():
    table = Table(["Oops!"], ["Anvil", "Zoom!"], [], deck=["Long Slope"], rest=2).play("pass")
    assert table.hand(1) == ["Long Slope", "Anvil", "Zoom!", "Oops!"]


@pytest.mark.rule("RRA-33")
def test_two_copies_of_a_title_are_offered_as_one():
    table = Table(["Free Birdseed", "Free Birdseed", "Cliff"], ["Oops!", "Oops!"], [])
    assert table.open == ["lay Free Birdseed", "lay Cliff", "pass"]
    table.attempt("trap", "Free Birdseed", "Cliff")
    assert table.open == ["play Oops!", "decline"]


def test_a_card_with_no_keyword_is_passed_like_any_other():
    table = Table(["Bucket Of Water"], [], []).play("pass")
    assert "Bucket Of Water" in table.hand(1)
