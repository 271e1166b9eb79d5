"""What a table may set."""

import pytest

from runabout.games.road_runner import game
from runabout.match import Match
from tests.games.road_runner.table import titles

# Name, rule, default, and the range in words.
OPTIONS = [
    ("escape_matching", "RRA-01", "by-role", "by-role or literal"),
    ("auto_pass", "RRA-26", "on", "off or on"),
    ("dealer", "RRA-22", "0", "a whole number from 0 to 8"),
    ("dealt", "RR-031", "5", "a whole number from 1 to 9"),
    ("drawn", "RR-040", "1", "a whole number from 1 to 3"),
    ("turn_limit", "RRA-29", "1000", "a whole number from 10 to 5000"),
]


@pytest.mark.rule("RRA-01")
@pytest.mark.parametrize(("value", "matching"), [("by-role", 0), ("literal", 1)])
def test_escape_matching_is_the_reading_that_the_table_plays_by(value, matching):
    match = Match(game, 3, seed=1, options={"escape_matching": value})
    assert match.state.matching == matching
    assert match.sight(0).matching == matching


@pytest.mark.rule("RRA-26")
def test_auto_pass_changes_nothing_in_the_rules_every_seat_is_asked_either_way():
    games = [Match(game, 4, seed=6, options={"auto_pass": value}) for value in ("on", "off")]
    for _ in range(60):
        actions = {match.legal()[0].text for match in games}
        assert len(actions) == 1
        for match in games:
            match.play(match.legal()[0])
        assert bytes(games[0].state) == bytes(games[1].state)
    assert game.new_options().auto_pass == 1


@pytest.mark.rule("RRA-22")
def test_the_dealer_is_random_or_the_seat_that_the_table_names():
    dealers = [Match(game, 4, seed=seed).opening[0].seat for seed in range(200)]
    assert {dealers.count(seat) for seat in range(4)} <= set(range(26, 75))  # 50 each, give or take four deviations
    assert min(dealers.count(seat) for seat in range(4)) > 25
    for dealer in (1, 2, 3, 4):
        match = Match(game, 4, seed=1, options={"dealer": dealer})
        assert match.opening[0].seat == dealer - 1
        assert match.seat == dealer % 4


@pytest.mark.rule("RR-031")
@pytest.mark.parametrize("dealt", [1, 5, 9])
def test_dealt_is_the_number_of_cards_that_each_player_begins_with(dealt):
    for seats in (3, 8):
        state = Match(game, seats, seed=1, options={"dealt": dealt, "dealer": seats}).state
        assert list(state.hand_size[:seats]) == [dealt + 1] + [dealt] * (seats - 1)
        assert state.deck_size[0] == 81 - seats * dealt - 1


@pytest.mark.rule("RR-040")
@pytest.mark.parametrize("drawn", [1, 2, 3])
def test_drawn_is_the_number_of_cards_that_a_turn_begins_with(drawn):
    match = Match(game, 3, seed=1, options={"drawn": drawn, "dealer": 3})
    assert match.state.hand_size[0] == 5 + drawn
    match.play("pass")
    assert match.state.hand_size[1] == 5 + 1 + drawn


@pytest.mark.rule("RRA-29")
@pytest.mark.parametrize("limit", [10, 100])
def test_turn_limit_is_the_number_of_turns_after_which_nobody_has_won(limit):
    match = Match(game, 3, seed=1, options={"turn_limit": limit})
    for _ in range(limit):
        assert not match.over
        match.play("pass")
    assert match.over
    assert match.outcome().winners == ()
    assert match.outcome().reason == f"nobody had caught the road runner after {limit} turns (RRA-29)"
    assert match.seat == -1


def test_the_largest_deal_leaves_cards_to_draw():
    state = Match(game, 8, seed=1, options={"dealt": 9, "drawn": 3}).state
    assert state.deck_size[0] == 6
    assert len(titles(state.deck, 6)) == 6
