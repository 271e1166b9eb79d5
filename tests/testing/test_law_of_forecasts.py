"""The law of forecasts holds of small games as well: it plays on until there is enough to count."""

import pytest

from runabout.core.game import INTERPRET
from runabout.core.log import uncertain
from runabout.core.rule import rule
from runabout.testing import Case
from runabout.testing.laws.case import Fault, Position
from runabout.testing.laws.forecasts import FEWEST, MOST_GAMES, counted, forecasts
from tests.laws import little
from tests.testing.broken_rules import foresee_nothing
from tests.variants import changed


@pytest.fixture(autouse=True)
def interpreted(monkeypatch):
    monkeypatch.setenv(INTERPRET, "1")


@rule
def boast_and_end(state, action, chance, log):
    """A game of one decision, of which one event is told."""
    little.apply(state, action, chance, log)
    state.over = 1


@rule
def end_unforeseen(state, action, chance, log):
    uncertain(log)
    boast_and_end(state, action, chance, log)


def small(apply):
    """A case of one game of few events."""
    return Case(changed(little.game, apply=apply), 2, {"dealt": 1}, games=1)


@pytest.fixture
def begun(monkeypatch):
    """The numbers of the games that are begun, as they are."""
    numbers = []
    begin = Position.__init__

    def counts(self, case, number=0):
        numbers.append(number)
        begin(self, case, number)

    monkeypatch.setattr(Position, "__init__", counts)
    return numbers


@pytest.mark.parametrize("apply", [foresee_nothing, end_unforeseen])
def test_a_small_game_that_foresees_nothing_is_found_out(apply):
    with pytest.raises(Fault, match="0 are forecast as certain; at least 90% were expected"):
        forecasts(small(apply))


def test_a_small_game_is_played_on_until_there_is_enough_to_count():
    case = small(boast_and_end)
    alike, known = counted(case)
    assert FEWEST <= alike == known < 2 * FEWEST
    forecasts(case)


def test_a_game_that_is_large_enough_is_not_played_on(begun):
    counted(Case(little.game, 4, games=3))
    assert begun == [0, 1, 2]


@rule
def silent(state, action, chance, log):
    """Nothing is told of what is done."""
    boast_and_end(state, action, chance, log)
    log.size = 0


def test_a_game_in_which_nothing_is_certain_has_nothing_to_forecast(begun):
    case = small(silent)
    assert counted(case) == (0, 0)
    assert len(begun) == MOST_GAMES
    forecasts(case)
