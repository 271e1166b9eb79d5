"""What a table may set."""

import pytest

from runabout.games.race_2_live import game
from runabout.match import Match

# Name, rule, default, and the range in words.
OPTIONS = [
    ("survivors", "RLA-36", "0", "a whole number from 0 to 4"),
    ("difficulty", "RLA-46", "sheet", "sheet, hard or expert"),
    ("map", "RLA-51", "0", "a whole number from 0 to 999"),
    ("columns", "RLA-51", "36", "a whole number from 12 to 60"),
    ("lanes", "RLA-51", "3", "a whole number from 2 to 4"),
    ("decks", "RLA-01", "1", "a whole number from 1 to 3"),
    ("ace", "RLA-03", "high", "high or low"),
    ("spend_on_win", "RLA-04", "horde", "horde, none or both"),
    ("horde_tie", "RLA-06", "wins", "wins or loses"),
    ("all_pinned", "RLA-12", "bleed-out", "bleed-out or free"),
    ("move_up_to", "RLA-18", "off", "off or on"),
    ("backward_short", "RLA-41", "stop", "stop or stay"),
    ("pack_range", "RLA-25", "any", "any or same-space"),
    ("horde_hits_safe", "RLA-45", "off", "off or on"),
    ("open_hands", "RLA-35", "off", "off or on"),
    ("first", "RLA-33", "0", "a whole number from 0 to 4"),
    ("turn_limit", "RLA-49", "400", "a whole number from 20 to 2000"),
]
BY_NAME = {option.name: option for option in game.options}


@pytest.mark.rule(
    "RLA-01",
    "RLA-03",
    "RLA-04",
    "RLA-06",
    "RLA-12",
    "RLA-18",
    "RLA-25",
    "RLA-35",
    "RLA-41",
    "RLA-45",
    "RLA-46",
    "RLA-49",
)
@pytest.mark.parametrize(
    "name",
    [
        "difficulty",
        "decks",
        "ace",
        "spend_on_win",
        "horde_tie",
        "all_pinned",
        "move_up_to",
        "backward_short",
        "pack_range",
        "horde_hits_safe",
        "open_hands",
        "turn_limit",
    ],
)
def test_what_the_table_agreed_is_what_it_plays_by_and_everybody_can_see_it(name):
    for value in {BY_NAME[name].low, BY_NAME[name].default, BY_NAME[name].high}:
        match = Match(game, 3, seed=1, options={name: value})
        assert getattr(match.state, name) == value
        assert all(getattr(match.sight(viewer), name) == value for viewer in (0, 1, 2, -1))


@pytest.mark.rule("RLA-35")
def test_hands_lie_open_where_a_screen_is_shared_unless_people_say_otherwise():
    assert (BY_NAME["open_hands"].default, BY_NAME["open_hands"].shared) == (0, 1)
    assert all(option.shared is None for option in game.options if option.name != "open_hands")


@pytest.mark.rule("RLA-51")
@pytest.mark.parametrize(("columns", "lanes"), [(12, 2), (60, 4), (36, 3)])
def test_columns_and_lanes_are_the_size_of_a_made_map(columns, lanes):
    state = Match(game, 2, seed=1, options={"map": 1, "columns": columns, "lanes": lanes}).state
    assert (state.columns, state.lanes) == (columns, lanes)


@pytest.mark.rule("RLA-49")
@pytest.mark.parametrize("limit", [20, 45])
def test_turn_limit_is_the_number_of_turns_before_night_falls(limit):
    match = Match(game, 2, seed=1, options={"turn_limit": limit, "first": 1})
    turns = 0
    while not match.over:
        before = match.state.turns
        match.play("backward")
        turns += 1
        assert before == turns
    assert turns == limit
    assert match.outcome().reason.startswith(f"night fell after {limit} turns (RLA-49)")
    assert match.outcome().scores == (0, 0)


@pytest.mark.rule("RL-078", "RL-070")
def test_a_result_is_told_in_points_with_tenths_and_all_win_or_none():
    match = Match(game, 3, seed=3, options={"first": 1})
    while not match.over:
        match.play(match.legal()[0])
    outcome = match.outcome()
    assert len(set(outcome.scores)) == 1
    assert outcome.winners in ((), (0, 1, 2))
    assert outcome.scores[0] == game.run.scores(match.state)[0] / 10
