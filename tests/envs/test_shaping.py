"""Rewards shaped by potential, over random play of every game as plain Python."""

from dataclasses import replace

import gymnasium
import numpy as np
import pytest

import runabout.envs.gymnasium  # registers the names
from runabout.core.contract import WHOLE
from runabout.envs import BadBatch, Batch
from runabout.envs.names import environment_name
from runabout.envs.pettingzoo import env as pettingzoo_env
from runabout.games import GAMES, find_game

SHORT = {
    "road-runner": {"turn_limit": 12},
    "riverdale": {"turn_limit": 12},
    "rummy-runway": {"round_turn_limit": 2},
    "race-2-live": {"turn_limit": 20},
    "road-wolf": {"mission": "duel"},
}
STEPS_MAX = 400


ALONE_AND_TOGETHER = ("riverdale", "race-2-live")
"""A game where seats compete, and one of a team: the adapters are the same for all."""


def short(name, tables=1, seats=2, **more):
    seats = max(seats, find_game(name).seats[0])
    return Batch(name, tables, seats, options=SHORT[name], compiled=False, seed=3, **more)


def some_legal(batch, rng):
    return np.array([rng.choice(batch.legal(table) or [0]) for table in range(batch.tables)])


@pytest.mark.parametrize("name", GAMES)
def test_shaped_rewards_add_up_to_the_result_less_the_first_potential(name):
    shaped, final = short(name, autoreset="next-step", rewards="shaped"), short(name, autoreset="next-step")
    rng = np.random.default_rng(1)
    first, total = shaped.potential.copy(), np.zeros_like(shaped.reward)
    assert (first >= 0).all()
    assert (first <= 1).all()
    ended, changes = np.zeros(1, bool), 0
    for _ in range(STEPS_MAX):
        actions = some_legal(shaped, rng)
        final.step(actions)
        reward = shaped.step(actions).reward
        total[~ended] += reward[~ended]
        changes += (reward[~shaped.done] != 0).any()
        for table in np.flatnonzero(final.done & ~ended):
            np.testing.assert_allclose(total[table], final.reward[table] - first[table], atol=1e-4)
        ended |= final.done
        if ended.all():
            break
    assert ended.any()
    assert changes


@pytest.mark.parametrize("autoreset", ["next-step", "same-step"])
def test_each_game_of_a_table_adds_up_anew(autoreset):
    batch = short("riverdale", autoreset=autoreset, rewards="shaped")
    final = short("riverdale", autoreset=autoreset)
    rng = np.random.default_rng(1)
    ended, first, total = 0, batch.potential.copy(), np.zeros_like(batch.reward)
    while ended < 3:
        begins = batch.over.any()
        actions = some_legal(batch, rng)
        final.step(actions)
        batch.step(actions)
        total += batch.reward
        if begins:
            assert not batch.reward.any()
            first, total = batch.potential.copy(), np.zeros_like(total)
        if batch.done.any():
            np.testing.assert_allclose(total, final.reward - first, atol=1e-5)
            ended, first, total = ended + 1, batch.potential.copy(), np.zeros_like(total)


def test_a_discount_goes_by_the_decisions_of_each_seat():
    batch = short("riverdale", autoreset="disabled", rewards="shaped", discount=0.9, seats=3)
    rng = np.random.default_rng(1)
    since, decided = np.zeros(3), [None] * 3
    checked = 0
    while not batch.over[0]:
        seat = int(batch.seat[0])
        now = batch.potential[0].copy()
        if decided[seat] is not None:
            assert since[seat] == pytest.approx(0.9 * now[seat] - decided[seat], abs=1e-5)
            checked += 1
        since[seat], decided[seat] = 0, now[seat]
        since += batch.step(some_legal(batch, rng)).reward[0]
    assert checked > 3


def test_an_illegal_action_that_ends_a_game_takes_the_potential_back():
    batch = short("riverdale", autoreset="disabled", rewards="shaped", illegal="end")
    before, seat = batch.potential[0].copy(), int(batch.seat[0])
    batch.step([int(batch.mask[0].argmin())])
    want = -before
    want[seat] -= 1
    np.testing.assert_allclose(batch.reward[0], want, atol=1e-6)
    assert not batch.potential.any()


def test_what_was_saved_and_what_was_put_have_their_potentials():
    batch = short("riverdale", rewards="shaped")
    rng = np.random.default_rng(1)
    saved, before = batch.save(), batch.potential.copy()
    for _ in range(10):
        batch.step(some_legal(batch, rng))
    after, state = batch.potential.copy(), batch.state()
    assert (after != before).any()
    batch.restore(saved)
    np.testing.assert_array_equal(batch.potential, before)
    batch.put(state)
    np.testing.assert_array_equal(batch.potential, after)


@pytest.mark.parametrize("name", ALONE_AND_TOGETHER)
def test_the_learner_of_gymnasium_gets_its_result_less_its_first_potential(name):
    known = f"runabout/{environment_name(find_game(name))}"
    given = {"options": SHORT[name], "compiled": False}
    env = gymnasium.make(known, rewards="shaped", **given).unwrapped
    plain = gymnasium.make(known, **given).unwrapped
    _, info = env.reset(seed=2)
    plain.reset(seed=2)
    rules, state = env.batch.game.interpreted, env.batch.state()
    out = np.zeros(16, np.int32)
    rules.bind(env.batch.game.rules["potential"])(state, out)
    first, total, over = out[info["seat"]] / WHOLE, 0.0, False
    while not over:
        action = info["action_mask"].argmax()
        _, gained, over, _, info = env.step(action)
        want = plain.step(action)[1]
        total += gained
    assert total == pytest.approx(want - first, abs=1e-4)


def test_a_vector_of_gymnasium_is_shaped_as_a_single_environment_is():
    given = {"options": SHORT["riverdale"], "compiled": False, "rewards": "shaped", "discount": 0.95, "seats": 2}
    one = gymnasium.make("runabout/Riverdale-v1", **given).unwrapped
    many = gymnasium.make_vec("runabout/Riverdale-v1", num_envs=2, autoreset="same-step", **given)
    _, info = one.reset(seed=4)
    _, infos = many.reset(seed=4)
    for _ in range(40):
        _, gained, over, _, info = one.step(info["action_mask"].argmax())
        _, rewards, _, _, infos = many.step(infos["action_mask"].argmax(axis=1))
        assert rewards[0] == pytest.approx(gained, abs=1e-6)
        if over:
            _, info = one.reset()


@pytest.mark.parametrize("name", ALONE_AND_TOGETHER)
def test_agents_of_pettingzoo_get_their_results_less_their_first_potentials(name):
    given = {"options": SHORT[name], "compiled": False}
    env, plain = pettingzoo_env(name, rewards="shaped", **given), pettingzoo_env(name, **given)
    env.reset(seed=5)
    plain.reset(seed=5)
    first = env.batch.potential[0].copy()
    totals, results = (dict.fromkeys(env.possible_agents, 0.0) for _ in range(2))
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        totals[agent] += reward
        results[agent] += plain.last()[1]
        action = None if over else observation["action_mask"].argmax()
        env.step(action)
        plain.step(action)
    want = np.array(list(results.values())) - first
    np.testing.assert_allclose(list(totals.values()), want, atol=1e-4)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"rewards": "dense"}, "final or shaped; 'dense' came"),
        ({"rewards": "shaped", "discount": 0}, "above 0 and at most 1; 0 came"),
        ({"rewards": "shaped", "discount": 1.5}, "above 0 and at most 1; 1.5 came"),
        ({"rewards": "shaped", "discount": "0.9"}, "above 0 and at most 1; '0.9' came"),
        ({"rewards": "shaped", "discount": float("nan")}, "above 0 and at most 1; nan came"),
        ({"discount": 0.9}, 'rewards="shaped"'),
    ],
)
def test_rewards_that_cannot_be_are_refused(given, says):
    for make in (Batch, pettingzoo_env, runabout.envs.gymnasium.TableEnv):
        with pytest.raises(BadBatch, match=says):
            make("riverdale", compiled=False, **given)


def test_a_game_that_nothing_is_shaped_by_is_refused():
    game = find_game("road-runner")
    bare = replace(game, observation=replace(game.observation, potential=None, potential_says=""))
    with pytest.raises(BadBatch, match="declare a `potential`"):
        Batch(bare, rewards="shaped", compiled=False)


def test_shaped_rewards_in_self_play_are_refused():
    with pytest.raises(BadBatch, match="In self-play"):
        runabout.envs.gymnasium.TableEnv("riverdale", opponents=None, rewards="shaped", compiled=False)
