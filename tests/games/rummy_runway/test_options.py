"""What a table may set."""

import pytest

from runabout.core.errors import BadOption
from runabout.games.rummy_runway import game
from runabout.games.rummy_runway.state import DISCARD, Ending
from runabout.match import Match

# Name, rule, default, and the range in words.
OPTIONS = [
    ("closet_riff", "RYA-01", "off", "off or on"),
    ("outfit_colours", "RYA-02", "one-of-each", "one-of-each or any"),
    ("mix_actions", "RYA-03", "off", "off or on"),
    ("discard_draw", "RYA-04", "any", "any or from-the-right"),
    ("target", "RYA-16", "100", "a whole number from 1 to 1000"),
    ("rounds", "RYA-45", "6", "a whole number from 1 to 6"),
    ("trends", "RYA-17", "on", "off or on"),
    ("trend_wild_number", "RYA-39", "on", "off or on"),
    ("trend_wild_colour", "RYA-39", "on", "off or on"),
    ("trend_two", "RYA-39", "exactly", "exactly or at-least"),
    ("first_player", "RYA-28", "0", "a whole number from 0 to 6"),
    ("dealt", "RY-012", "7", "a whole number from 1 to 12"),
    ("round_turn_limit", "RYA-43", "60", "a whole number from 0 to 200"),
]
NAMES = [row[0] for row in OPTIONS]


@pytest.mark.parametrize("name", [name for name in NAMES if name != "first_player"])
def test_what_the_table_agreed_is_in_the_state_and_for_all_to_see(name):
    option = next(option for option in game.options if option.name == name)
    for value in (option.low, option.high):
        match = Match(game, 3, seed=1, options={name: value})
        assert getattr(match.state, name) == value
        assert [getattr(match.sight(viewer), name) for viewer in (-1, 0, 2)] == [value] * 3


def test_an_unknown_option_is_answered_with_the_nearest():
    with pytest.raises(BadOption, match="Did you mean closet_riff"):
        Match(game, 3, seed=1, options={"closet_rif": 1})


@pytest.mark.rule("RY-014", "RYA-28")
def test_the_first_player_is_random_or_the_seat_that_the_table_names():
    first = [Match(game, 3, seed=seed).seat for seed in range(210)]
    assert min(first.count(seat) for seat in range(3)) > 35  # 70 each, give or take five deviations
    for seat in (1, 2, 3):
        assert Match(game, 3, seed=1, options={"first_player": seat}).seat == seat - 1


@pytest.mark.rule("RYA-28")
def test_a_first_player_who_is_not_at_the_table_is_refused():
    with pytest.raises(BadOption, match="first_player is a seat from 1 to 2 at a table of 2, or 0; 3 came"):
        Match(game, 2, seed=1, options={"first_player": 3})


@pytest.mark.rule("RY-012")
@pytest.mark.parametrize("dealt", [1, 7, 12])
def test_dealt_is_the_number_of_cards_that_each_player_begins_with(dealt):
    for seats in (2, 6):
        state = Match(game, seats, seed=1, options={"dealt": dealt}).state
        assert list(state.hand_size[:seats]) == [dealt] * seats
        assert state.deck_size[0] == 100 - seats * dealt - 1


@pytest.mark.rule("RYA-43")
@pytest.mark.parametrize("limit", [1, 3])
def test_the_turn_limit_is_the_number_of_turns_each_after_which_a_round_is_over(limit):
    match = Match(game, 2, seed=1, options={"round_turn_limit": limit, "rounds": 1})
    while not match.over:
        match.play(match.legal()[-1])
    assert sum(step.action.number >= DISCARD for step in match.steps) == 2 * limit
    assert match.state.ending == Ending.ROUNDS
