"""The tone of an action, from how it stood before and after on imagined tables."""

import re
from dataclasses import replace

import pytest

from runabout.core.errors import BadGame, CannotForecast, Refused, Unreadable
from runabout.core.result import Scoring
from runabout.core.scene import Scene
from runabout.core.standing import Standing, counted_as
from runabout.core.tone import Tone, friends, stands, tone_of, verdict
from runabout.games import find_game
from runabout.match import Match
from tests.laws.little import BOAST, DRAW, SHOW, game
from tests.variants import changed

NOBODY: frozenset[int] = frozenset()
HELPS, HARMS, FRIEND, NONE = Tone.HELPS, Tone.HARMS, Tone.HARMS_FRIEND, Tone.NONE


def became(*changes, others=NOBODY):
    """The verdict for seat 0 where so much was added to each seat's count, for each thing counted in turn."""
    return verdict([(0,) * len(one) for one in changes], changes, 0, frozenset(others))


# --- One table --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "tone"),
    [
        ((0, 0, 0), NONE),
        ((1, 0, 0), HELPS),
        ((-1, 0, 0), HARMS),
        ((0, -1, 0), HELPS),
        ((0, 0, 1), NONE),
        ((-1, -5, 0), HARMS),
        ((2, 3, 0), HELPS),
    ],
)
def test_where_nobody_is_a_friend_one_is_harmed_oneself_before_an_opponent_is(change, tone):
    assert became(change) == tone


@pytest.mark.parametrize(
    ("change", "tone"),
    [
        ((0, -1, 0), FRIEND),
        ((-1, -1, 0), FRIEND),
        ((-1, 0, 0), HARMS),
        ((0, -1, -3), FRIEND),
        ((0, 1, 0), HELPS),
        ((0, 0, -1), HELPS),
        ((-1, 1, 0), NONE),
        ((1, -1, 0), NONE),
        ((-2, 1, 0), HARMS),
    ],
)
def test_harm_to_a_friend_is_named_first_and_what_a_friend_gets_is_not_lost(change, tone):
    assert became(change, others={1}) == tone


def test_the_first_thing_counted_that_helps_or_harms_decides():
    assert became((1, 0), (-5, 0)) == HELPS
    assert became((0, -1), (-5, 0)) == HELPS
    assert became((0, 0), (-5, 0)) == HARMS
    assert became((0, 1), (-5, 0)) == HARMS  # an opponent who gains harms nobody


def test_less_is_better_of_what_one_would_rather_not_have():
    scene = Scene(counters={"seat:0:hits": 3, "seat:1:hits": 1}, settings={"seats": 2})
    counted = (counted_as("hits", more_is_ahead=False), counted_as("best", is_weighed=False))
    assert stands(counted, Scoring(), scene, [0, 0]) == ((0, 0), (-3, -1))


# --- Several tables ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("verdicts", "tone"),
    [
        ([HELPS], HELPS),
        ([NONE] * 5 + [HELPS], HELPS),
        ([NONE] * 6 + [HELPS], NONE),
        ([NONE] * 13 + [HARMS] * 3, HARMS),
        ([HELPS, HELPS, HARMS], HELPS),
        ([HELPS, HELPS, HELPS, HARMS, HARMS], NONE),
        ([HELPS, HARMS], NONE),
        ([HARMS, FRIEND], FRIEND),
        ([HARMS, HARMS, FRIEND], HARMS),
        ([FRIEND, HARMS, HELPS, HELPS], NONE),
        ([NONE], NONE),
    ],
)
def test_a_tone_is_said_that_one_table_in_six_has_and_few_contradict(verdicts, tone):
    assert tone_of(verdicts) == tone


# --- Who is a friend --------------------------------------------------------------------------------------------------


def test_friends_are_all_of_a_team_or_those_of_a_side():
    scene = Scene(settings={"seats": 4, "sides": [0, 1, 0, 0]})
    assert friends(Scoring(), scene, 0, 4) == frozenset()
    assert friends(Scoring(team=9), scene, 1, 4) == {0, 2, 3}
    assert friends(Scoring(sides="sides"), scene, 0, 4) == {2, 3}
    assert friends(Scoring(sides="sides"), scene, 1, 4) == frozenset()


def test_a_team_has_no_sides():
    with pytest.raises(ValueError, match="a team has no sides"):
        Scoring(team=3, sides="sides")


def test_sides_are_a_setting_of_the_layout():
    with pytest.raises(BadGame, match=r"`scoring\.sides` is the name of a setting of `layout`; 'crews' came"):
        changed(find_game("road-wolf"), sides="crews")
    with pytest.raises(BadGame, match=r"`scoring\.sides` is the name of a setting of `layout`; 'sides' came"):
        changed(game, sides="sides")


# --- The end ----------------------------------------------------------------------------------------------------------


def test_who_has_won_is_ahead_of_who_has_not_whatever_else_is_counted():
    scene = Scene(settings={"seats": 3})
    assert stands((), Scoring(), scene, [0, 0, 0]) == ((0, 0, 0),)
    assert stands((), Scoring(), scene, [4, 9, 9]) == ((-1, 1, 1),)
    assert stands((), Scoring(), scene, [2, 2, 2]) == ((0, 0, 0),)
    assert stands((), Scoring(team=9), scene, [4, 4, 4]) == ((0, 0, 0),)


# --- On imagined tables -----------------------------------------------------------------------------------------------

POINTS = counted_as("points")
CARDS = Standing("cards", lambda scene, seat: scene.counters[f"seat:{seat}:hand_size"])


def match_of(*standing):
    """High Card with three seats, where this is counted."""
    counting = replace(game, standing=standing)
    return Match(counting, 3, seed=5, run=counting.interpreted)


def test_what_is_shown_brings_points_and_what_is_drawn_a_card():
    match = match_of(POINTS, CARDS)
    show = SHOW + match.sight(0).hand[0]
    assert match.tone(0, show) == HELPS
    assert match.tone(0, DRAW) == HELPS
    assert match.tone(0, "boast") == NONE


def test_what_weighs_more_is_counted_first():
    match = match_of(CARDS, POINTS)
    assert match.tone(0, SHOW + match.sight(0).hand[0]) == HARMS


def test_what_is_not_weighed_neither_helps_nor_harms():
    match = match_of(replace(POINTS, is_weighed=False))
    assert match.tone(0, SHOW + match.sight(0).hand[0]) == NONE


def test_a_game_that_counts_nothing_has_the_tone_of_its_end():
    match = Match(game, 2, seed=2, options={"dealt": 1}, run=game.interpreted)
    tones = []
    while not match.over:
        seat, action = match.seat, match.legal()[0]
        tones.append((seat, match.tone(seat, action)))
        match.play(action)
    assert {tone for _, tone in tones[:-1]} == {NONE}
    [winner] = match.outcome().winners
    assert tones[-1][1] == (HELPS if tones[-1][0] == winner else HARMS)


def test_a_certain_tone_takes_one_table_and_is_none_where_chance_has_a_part():
    match = match_of(POINTS, CARDS)
    forecaster = match.forecaster(0)
    assert forecaster.certain_tone(SHOW + match.sight(0).hand[0]) == HELPS
    assert forecaster.certain_tone(BOAST) == NONE
    assert len(forecaster._imagined) == 1
    assert forecaster.certain_tone(DRAW) is None
    forecaster.tone(DRAW)
    assert len(forecaster._imagined) == 4  # these agree


def test_the_tones_of_very_many_actions_are_worked_out_on_few_tables(monkeypatch):
    forecaster = match_of().forecaster(0)
    legal = [action.number for action in match_of().legal()]
    assert forecaster.tones(legal) == dict.fromkeys(legal, NONE)
    assert len(forecaster._imagined) == 8
    few = match_of().forecaster(0)
    few.tones(legal * 30)
    assert len(few._imagined) == 4


def test_the_same_sight_gives_the_same_tones():
    match = match_of(POINTS, CARDS)
    legal = [action.number for action in match.legal()]
    assert match.forecaster(0).tones(legal) == match.forecaster(0).tones(legal)


# --- Bad input --------------------------------------------------------------------------------------------------------


def test_what_is_not_open_has_no_tone():
    match = match_of(POINTS)
    closed = next(action for action in range(6) if match.why(action) is not None)
    with pytest.raises(Refused):
        match.tone(0, closed)
    with pytest.raises(Refused):
        match.forecaster(0).certain_tone(closed)
    with pytest.raises(Unreadable):
        match.tone(0, "fly")
    with pytest.raises(CannotForecast):
        match.tone(1, BOAST)


@pytest.mark.parametrize("tables", [0, 1025])
def test_a_tone_takes_a_table_and_not_more_than_there_may_be(tables):
    with pytest.raises(ValueError, match=re.escape(f"1 to 1024 tables; {tables} came")):
        match_of(POINTS).tone(0, BOAST, tables)


def test_a_tone_says_in_a_few_words_what_it_is():
    assert [tone.says for tone in Tone] == ["", "helps you", "harms you", "harms a friend"]
    assert [tone.is_harm for tone in Tone] == [False, False, True, True]
