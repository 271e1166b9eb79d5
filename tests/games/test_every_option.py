"""Every option of every game has the default, the range and the rule that the game's own list of them names."""

from importlib import import_module

import pytest

from runabout.core.errors import BadOption
from runabout.core.speech.declared import LANGUAGES
from runabout.games import GAMES, find_game
from runabout.match import Match

LISTED = {name: import_module(f"tests.games.{name.replace('-', '_')}.test_options").OPTIONS for name in GAMES}
EVERY = [(name, *row) for name, rows in LISTED.items() for row in rows]
IDS = [f"{row[0]} {row[1]}" for row in EVERY]


@pytest.mark.parametrize(("name", "option", "rule", "default", "values"), EVERY, ids=IDS)
def test_an_option_has_a_default_a_range_and_a_rule_that_names_it(name, option, rule, default, values):
    found = next(one for one in find_game(name).options if one.name == option)
    assert (found.rule, found.write(found.default), str(found.range)) == (rule, default, values)
    assert f"`{option}`" in find_game(name).rulebook[rule].text
    assert found.says == ""
    assert all(find_game(name).described(one).options[option].says.endswith(".") for one in LANGUAGES)


@pytest.mark.parametrize("name", GAMES)
def test_no_option_is_left_out(name):
    assert [row[0] for row in LISTED[name]] == [option.name for option in find_game(name).options]


@pytest.mark.parametrize(("name", "option"), [row[:2] for row in EVERY], ids=IDS)
def test_a_value_past_either_end_of_the_range_is_not_taken(name, option):
    found = next(one for one in find_game(name).options if one.name == option)
    for value in (found.low - 1, found.high + 1, "nonsense"):
        with pytest.raises(BadOption, match=option):
            Match(find_game(name), 3, seed=1, options={option: value})
    for value in (found.low, found.highest(3)):
        assert getattr(Match(find_game(name), 3, seed=1, options={option: value}).options, option) == value
