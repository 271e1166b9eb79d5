"""Forecasts of High Card, whose rules are in tests/laws/little."""

from dataclasses import replace

import pytest

from runabout.core.chance import Chance
from runabout.core.errors import BadSeats, CannotForecast, Refused, Unreadable
from runabout.core.forecast import Forecaster, Odds, forecast
from runabout.core.log import only
from runabout.core.words import Display, Event
from runabout.games import find_game
from runabout.match import Match
from tests.core.tiny import game as hop_home
from tests.laws.little import BOAST, DRAW, SHOW, LittleWords, game


@pytest.fixture
def match():
    """Three seats, two cards each, and twelve in all: two copies of 1 to 6."""
    return Match(game, 3, seed=5, run=game.interpreted)


def told(events):
    return [(event.kind, event.seat, event.facts[0]) for event in events]


def test_what_depends_on_nothing_hidden_is_certain(match):
    held = match.sight(0).hand[0]
    found = match.forecast(0, SHOW + held)
    assert told(found.certain) == [("showed", 0, held)]
    assert found.futures == ((),) * 16
    assert found.odds == ()
    assert (found.over, found.next_seat) == (False, 1)


def test_a_card_that_is_drawn_has_odds_and_what_follows_is_certain_again(match):
    found = match.forecast(0, DRAW)
    assert found.certain == ()
    assert found.tables == 16
    assert sum(odds.count for odds in found.odds) == 16
    assert {odds.event.kind for odds in found.odds} == {"drew_card"}
    assert (found.over, found.next_seat) == (False, 1)


def test_odds_come_near_to_what_the_viewer_can_count(match):
    hand = list(match.sight(0).hand)[:2]
    found = match.forecast(0, DRAW, tables=1000)
    for rank in range(6):
        assert found.share("drew_card", facts=(rank, *[0] * 7)) == pytest.approx((2 - hand.count(rank)) / 10, abs=0.04)


def test_odds_are_exact_where_all_outcomes_can_be_listed():
    match = Match(game, 2, seed=5, options={"dealt": 1}, run=game.interpreted)
    own = match.sight(0).hand[0]
    found = match.forecast(0, DRAW)
    assert (found.is_exact, found.tables) == (True, 110)  # 11 cards that the other may have, then 10 that may be drawn
    by_rank = {odds.event.facts[0]: odds.share for odds in found.odds}
    assert by_rank == {rank: (2 - (rank == own)) / 11 for rank in range(6)}
    assert str(found.odds[0]) == "18%, of all 110 outcomes"
    assert found.share("drew_card", facts=(own, *[0] * 7)) == 1 / 11
    assert match.forecast(0, DRAW, tables=3) == found
    assert not match.forecast(0, DRAW, tables=0).is_exact


def test_what_has_too_many_outcomes_is_counted_on_imagined_tables(match):
    assert not match.forecast(0, DRAW).is_exact


def test_outcomes_that_are_not_equally_likely_count_as_often():
    match = Match(find_game("race-2-live"), 1, seed=2, run=find_game("race-2-live").interpreted)
    found = match.forecast(0, "forward")
    rolled = [odds for odds in found.odds if odds.event.kind == "rolled"]
    assert found.is_exact
    assert [odds.share for odds in rolled] == [1 / 6] * 6
    assert sum(found.weights) == found.tables


def test_the_likeliest_comes_first_and_says_how_likely_it_is(match):
    first, *others = match.forecast(0, DRAW).odds
    assert all(first.count >= odds.count for odds in others)
    assert first.share == first.count / 16
    assert str(Odds(first.event, 5, 16)) == "about 31%, of 16 imagined tables"


def test_a_game_that_ends_for_certain_ends_in_the_forecast():
    match = Match(game, 2, seed=1, options={"dealt": 1}, run=game.interpreted)
    while not match.over:
        last = match.forecaster(match.seat), match.legal()[0].number, match.seat
        match.play(match.legal()[0])
    forecaster, action, seat = last
    found = forecaster.forecast(action)
    assert (found.seat, found.over, found.next_seat) == (seat, True, -1)


def test_next_seat_is_open_where_it_hangs_on_what_is_drawn(match):
    found = forecast(hop_home.interpreted, Match(hop_home, 2, seed=1, run=hop_home.interpreted).sight(0), 0)
    assert (found.certain, found.over, found.next_seat) == ((), None, None)
    assert found.share("hopped") == 1.0


def test_the_same_sight_gives_the_same_forecast_whatever_the_table_holds(match):
    sight = match.sight(0)
    other = game.State()
    game.interpreted.imagine(sight, Chance.seeded(bytes(32)), other)
    assert other != match.state
    again = game.interpreted.sight(other, 0)
    assert forecast(game.interpreted, sight, DRAW) == forecast(game.interpreted, again, DRAW)


def test_a_forecast_changes_nothing(match):
    before = match.state, bytes(match.sight(0))
    match.forecast(0, DRAW)
    assert (match.state, bytes(match.sight(0))) == before


def test_events_are_for_the_viewer_alone(match):
    [event] = match.forecast(0, BOAST).certain
    assert event == Event("boasted", 0, (0,) * 8, only(0))


def test_what_is_certain_alone_needs_no_tables_of_odds(match):
    found = match.forecast(0, "boast", tables=0)
    assert (told(found.certain), found.tables, found.odds) == ([("boasted", 0, 0)], 0, ())
    assert found.certain == match.forecaster(0).certain(BOAST)
    assert found.share("boasted") == 1.0
    assert match.forecast(0, DRAW, tables=0).share("drew_card") == 0


def test_marks_that_claim_too_much_are_corrected_by_the_imagined_tables(match):
    def apply(state, action, chance, log):
        game.interpreted.apply(state, action, chance, log)
        log.certain[:] = 1

    run = match.run
    wrong = replace(game).interpreted
    wrong.apply = apply
    found = Forecaster(wrong, match.sight(0)).forecast(DRAW)
    assert found.certain == ()
    assert sum(odds.count for odds in found.odds) == 16
    assert run.apply is not apply


# --- Hints ------------------------------------------------------------------------------------------------------------


def words_with(**display):
    """The game's words, with another display."""
    words = LittleWords()
    words.display = Display(**display)
    return words


def test_a_hint_is_what_surely_follows_and_what_else_can_be_told(match):
    def foretell(sight, events):
        return f"{len(events)} certain at {sight.hand_size[0]} cards" if events else ""

    def hint(sight, action):
        return f"{action} by seat {sight.viewer}"

    forecaster, (boast, draw) = match.forecaster(0), (game.words.actions[number] for number in (BOAST, DRAW))
    assert forecaster.hint(words_with(foretell=foretell, hint=hint), boast) == "1 certain at 2 cards; boast by seat 0"
    assert forecaster.hint(words_with(foretell=foretell, hint=hint), draw) == "draw by seat 0"
    assert forecaster.hint(words_with(foretell=foretell), boast) == "1 certain at 2 cards"
    assert forecaster.hint(words_with(), boast) == ""


def test_nothing_is_forecast_for_words_that_make_nothing_of_it(match):
    forecaster = match.forecaster(0)
    forecaster._run = None  # whatever is played fails
    assert forecaster.hint(words_with(hint=lambda sight, action: str(action)), game.words.actions[DRAW]) == "draw"


# --- Bad input --------------------------------------------------------------------------------------------------------


def test_an_action_that_is_not_legal_is_refused_by_its_rule(match):
    match.play(BOAST)
    with pytest.raises(Refused, match=r"boast: not allowed now. HC-004"):
        match.forecast(0, BOAST)


@pytest.mark.parametrize("action", [-1, 8])
def test_a_number_that_is_no_action_is_named(match, action):
    with pytest.raises(Unreadable, match="expected an action number from 0 to 7"):
        match.forecaster(0).forecast(action)


def test_a_seat_that_does_not_decide_gets_no_forecast(match):
    with pytest.raises(CannotForecast, match=r"the seat that decides, seat 0, .*; the Sight of seat 2 came"):
        match.forecast(2, DRAW)
    with pytest.raises(CannotForecast, match="someone who only watches came"):
        match.forecast(-1, DRAW)
    with pytest.raises(BadSeats, match="3 came"):
        match.forecast(3, DRAW)


def test_after_the_end_there_is_nothing_to_forecast(match):
    while not match.over:
        match.play(match.legal()[0])
    with pytest.raises(CannotForecast, match="The game is over"):
        match.forecast(0, DRAW)


def test_a_sight_of_another_game_is_named(match):
    with pytest.raises(CannotForecast, match=r"from a Sight of Hop Home; tests.laws.little.Sight came"):
        forecast(hop_home.interpreted, match.sight(0), 0)


@pytest.mark.parametrize("tables", [-1, 1025])
def test_the_number_of_tables_has_bounds(match, tables):
    with pytest.raises(ValueError, match=f"0 to 1024 tables; {tables} came"):
        match.forecast(0, DRAW, tables)
