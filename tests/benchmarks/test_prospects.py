"""How the weights of Road Wolf's prospects are fitted, on facts and games of the test's own."""

import numpy as np
import pytest

from benchmarks import prospects as script
from runabout.core.game import INTERPRET


@pytest.fixture
def noted():
    """Facts, two of which decide who wins, one that never differs, and the constant; and results from 0 to 2."""
    random = np.random.default_rng(1)
    facts = np.zeros((20_000, 4))
    facts[:, :2] = random.integers(0, 10, (20_000, 2))
    facts[:, 3] = 1
    chance = 1 / (1 + np.exp(-(0.4 * facts[:, 0] - 0.2 * facts[:, 1] - 1)))
    return facts, 2 * (random.random(20_000) < chance)


def test_the_fit_finds_the_weights_that_made_the_results(noted):
    facts, results = noted
    weights = script.fit(facts, results / 2)
    assert weights[:2] == pytest.approx([400, -200], abs=15)
    assert weights[2] == 0
    assert weights[3] == pytest.approx(-1000, abs=80)


def test_a_fit_foretells_better_than_the_mean(noted):
    facts, results = noted
    foretold = script.prospects([script.fit(facts, results / 2)], facts)
    assert np.mean((foretold - results / 2) ** 2) < (results / 2).var()


def test_draws_get_a_row_of_their_own_only_where_they_are_common(noted):
    facts, results = noted
    stake = script.Stake.ESCAPE
    assert list(script.fit_stake(stake, facts, results)) == ["ESCAPE"]
    results = np.where(np.arange(len(results)) % 4 == 0, 1, results)
    rows = script.fit_stake(stake, facts, results)
    assert list(rows) == ["ESCAPE", "ESCAPE OR DRAW"]
    assert script.prospects([rows["ESCAPE OR DRAW"]], facts).mean() > script.prospects([rows["ESCAPE"]], facts).mean()
    assert list(script.fit_stake(script.Stake.TRAIN, facts, results)) == ["TRAIN"]


def test_what_is_written_is_read_as_the_same_weights():
    row = np.arange(script.COLUMNS) - 3
    scope = {}
    exec(script.written({"ESCAPE": row}), scope)
    names = script.column_names()
    assert scope["WEIGHTS"] == {"ESCAPE": {name: at - 3 for at, name in enumerate(names) if at != 3}}


def test_a_game_leaves_notes_that_are_all_of_its_result(monkeypatch):
    monkeypatch.setenv(INTERPRET, "1")  # to compile what these two games take is half a minute's work
    facts, results = script.play("interceptor", 2, "a seed")
    assert len(facts) == len(results) > 2
    assert (facts[:, script.column_names().index("ONE")] == 1).all()
    assert set(results[:, 0]) == {0, 1}
    assert all(len(set(results[results[:, 0] == game, 1])) == 1 for game in (0, 1))
