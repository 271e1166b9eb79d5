"""Bots from outside, over the rules as plain Python."""

from dataclasses import replace

import numpy as np
import pytest

from runabout.core.errors import BadLevel
from runabout.envs import BadBatch, Batch
from runabout.envs.choosers import IsmctsBot, PolicyBot, check_simulations
from runabout.games import GAMES, find_game
from runabout.lab.measure import BadChoice, choice_of
from runabout.lab.players import function_at

KEY = bytes(range(32))


@pytest.fixture(autouse=True)
def interpreted(monkeypatch):
    """Rules as plain Python: there is nothing to compile first."""
    for name in GAMES:
        monkeypatch.setitem(find_game(name).__dict__, "run", find_game(name).interpreted)


@pytest.mark.parametrize("name", GAMES)
def test_a_policy_is_told_what_the_environment_tells(name):
    batch, told = Batch(name, compiled=False, seed=1), []
    game = batch.game

    def policy(observation, mask):
        told.append((bytes(observation), bytes(mask)))
        return int(np.flatnonzero(mask)[-1])

    for _ in range(4):
        bot = PolicyBot(game, KEY, policy)
        chosen = bot.choose(batch.sight(int(batch.seat[0])))
        assert told[-1] == (bytes(batch.observation[0]), bytes(batch.mask[0]))
        assert batch.legal()[-1] == chosen
        batch.step([chosen])
        if batch.over[0]:
            break


def test_a_policy_may_return_its_number_in_an_array_and_nothing_but_a_whole_number():
    batch = Batch("riverdale", seats=2, seed=1, compiled=False)
    words, open_now, sight = batch.game.words, batch.legal(), batch.sight(int(batch.seat[0]))

    def chosen(number):
        return choice_of(PolicyBot(batch.game, KEY, lambda *_: number), "policy", sight, words, open_now)

    assert chosen(np.array(open_now[0])) == open_now[0]
    for wrong in (np.array(open_now[0] + 0.9), open_now[0] + 0.9, None, np.array([open_now[0]])):
        with pytest.raises(BadChoice, match=r"policy returned .*: a bot returns an action"):
            chosen(wrong)


def test_ismcts_chooses_what_is_legal_and_the_same_for_the_same_key():
    pytest.importorskip("pyspiel")
    batch = Batch("riverdale", seats=2, seed=1, options={"turn_limit": 10}, compiled=False)
    sight = batch.sight(int(batch.seat[0]))
    chosen = IsmctsBot(batch.game, KEY, 3).choose(sight)
    assert chosen in batch.legal()
    assert IsmctsBot(batch.game, KEY, 3).choose(sight) == chosen


@pytest.mark.parametrize("simulations", [0, 1, -1, 2.5, True, "many", 10**7])
def test_a_budget_that_cannot_be_is_refused(simulations):
    with pytest.raises(BadBatch, match="2 to 1,000,000 simulations"):
        check_simulations(simulations)


def test_a_policy_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(BadLevel, match="has no function choose"):
        function_at("math:choose")
    with pytest.raises(BadLevel, match=r"is no function that can be loaded .*file.py:function"):
        function_at("nowhere.py:choose")
    file = tmp_path / "mine.py"
    file.write_text("def choose(observation, mask):\n    return 7\n", encoding="utf-8")
    assert function_at(f"{file}:choose")(None, None) == 7


def test_a_game_without_an_observation_has_no_policies():
    with pytest.raises(BadBatch, match="declares no observation"):
        PolicyBot(replace(find_game("rummy-runway"), observation=None), KEY, lambda observation, mask: 0)
