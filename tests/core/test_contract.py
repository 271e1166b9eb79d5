import inspect

import pytest

from runabout.core import contract
from runabout.core.game import BOT_RULES, NETWORK_RULES, RULES, WITHOUT_NETWORK
from runabout.core.record import Record
from runabout.core.rule import Constant, Open
from tests.core.tiny import game


def test_header_begins_with_who_sits_there_whose_decision_it_is_and_whether_it_is_over():
    assert list(contract.Header.fields) == ["seats", "seat", "over"]
    assert issubclass(contract.Header, Record)


def test_every_function_of_a_game_is_an_open_name():
    assert {name for name, value in vars(contract).items() if type(value) is Open} == {
        *RULES,
        *BOT_RULES,
        "playout_depth",
        "prior_weight",
        "preview",  # of a game that has previews
        "holds",  # of its hands
        "touches",
        "observe",  # of a game that has an observation
        "potential",
        *NETWORK_RULES,  # of its network
    }


def test_numbers_of_a_game_are_open_names():
    assert {name for name, value in vars(contract).items() if isinstance(value, Constant)} == {
        "ACTIONS",
        "TEAM_SCORE",
        "PLAYOUT_DEPTH",
        "PRIOR_WEIGHT",
        "PRIORS_AT_ONCE",
        "NETWORK",
        "NETWORK_DEPTH",
    }


def test_a_game_without_a_network_has_a_rule_in_place_of_each_of_its_rules():
    assert NETWORK_RULES.keys() == WITHOUT_NETWORK.keys()


@pytest.mark.parametrize("rules", [NETWORK_RULES, WITHOUT_NETWORK])
@pytest.mark.parametrize("part", NETWORK_RULES)
def test_rules_of_a_network_take_what_their_open_names_take(part, rules):
    taken = [inspect.signature(one.function).parameters for one in (getattr(contract, part), rules[part])]
    assert list(taken[0]) == list(taken[1])


@pytest.mark.parametrize("part", [*RULES, *BOT_RULES, "playout_depth", "prior_weight"])
def test_open_name_takes_what_a_games_function_takes(part):
    assert list(inspect.signature(getattr(contract, part).function).parameters) == list(
        inspect.signature(game.rules[part].function).parameters
    )
