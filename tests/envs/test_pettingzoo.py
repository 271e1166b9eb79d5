"""The games in PettingZoo. The rules run as plain Python: there is nothing to compile first."""

import copy
import pickle

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from runabout.core.errors import BadSeats
from runabout.envs import BadActions, BadBatch, BadSaved, IllegalAction, ResetNeeded, StepAfterEnd
from runabout.envs.history import HEAD
from runabout.envs.pettingzoo import env
from runabout.games import GAMES

QUICK = {
    "road-runner": {"turn_limit": 30},
    "riverdale": {"turn_limit": 12},
    "rummy-runway": {"rounds": 1, "round_turn_limit": 6},
    "race-2-live": {"turn_limit": 20},
    "road-wolf": {"round_limit": 1},
}
CYCLES = 60
SEATS = 4


def table(name="riverdale", **more):
    given = {"options": QUICK[name], "compiled": False, "seats": SEATS} | more
    return env(name, **given)


# It knows by name the environments whose observations are dictionaries with a mask, as its own card games' are.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_api_test_finds_nothing(name, capsys):
    api_test(table(name), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_api_test_finds_nothing_where_histories_and_sights_are_seen(name, capsys):
    one = table(name, history=20, sights=True)
    api_test(one, num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_seed_test_finds_nothing(name):
    seed_test(lambda: table(name, options=None), num_cycles=10)


def play(one, seed=1):
    """Play a game at random: the agents that stepped, and what each has gained."""
    one.reset(seed=seed)
    rng, stepped, gained = np.random.default_rng(seed), [], dict.fromkeys(one.possible_agents, 0.0)
    for agent in one.agent_iter():
        seen, reward, over, cut, _ = one.last()
        stepped.append(agent)
        gained[agent] += reward
        assert not cut
        one.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return stepped, gained


@pytest.mark.parametrize("name", ["riverdale", "road-runner"])
def test_a_game_goes_as_in_a_batch_and_pays_what_the_batch_pays(name):
    one = table(name, options=None if name == "riverdale" else QUICK[name])
    stepped, gained = play(one)
    assert stepped[-SEATS:] == [f"seat_{seat}" for seat in range(SEATS)]
    batch = one.batch
    assert list(gained.values()) == batch.reward[0].tolist()
    result = batch.game.interpreted.result(batch.state())
    assert [seat for seat in range(SEATS) if gained[f"seat_{seat}"]] == list(result.winners)
    assert batch.lengths[0] == len(stepped) - SEATS


def test_every_agent_sees_its_own_side_and_only_who_decides_has_a_mask():
    one = table()
    one.reset(seed=4)
    for seat, agent in enumerate(one.agents):
        seen = one.observe(agent)
        np.testing.assert_array_equal(seen["observation"], one.batch.look(seat)[0])
        assert seen["action_mask"].any() == (agent == one.agent_selection)
        assert one.observation_space(agent).contains(seen)


def test_an_agent_sees_its_own_history_and_sight_where_they_are_asked_for():
    one = table(history=9, sights=True)
    one.reset(seed=4)
    for played in range(12):
        for seat, agent in enumerate(one.agents):
            seen = one.observe(agent)
            assert set(seen) == {"observation", "action_mask", "history", "history_length", "sight"}
            assert one.observation_space(agent).contains(seen)
            assert seen["history_length"] == min(played + 1, 9)
            np.testing.assert_array_equal(seen["history"], one.batch.history_of(seat).entries[0])
            np.testing.assert_array_equal(seen["history"][seen["history_length"] - 1, HEAD:], seen["observation"])
            assert one.batch.game.Sight.from_bytes(seen["sight"].tobytes()) == one.batch.sight(seat)
        one.step(int(one.observe(one.agent_selection)["action_mask"].argmax()))


def test_histories_and_sights_are_apart_by_choice():
    of_history, of_sight = (
        set(table(**more).observation_space("seat_0")) for more in ({"history": 3}, {"sights": True})
    )
    assert of_history == {"observation", "history", "history_length", "action_mask"}
    assert of_sight == {"observation", "sight", "action_mask"}


def test_a_state_is_all_that_is_the_case():
    one = table()
    one.reset(seed=4)
    again = one.batch.game.State.from_bytes(one.state().tobytes())
    assert again == one.batch.state()
    assert one.state_space.contains(one.state())


def test_the_next_game_of_a_seed_is_another():
    one = table()
    one.reset(seed=4)
    first = one.state()
    one.reset()
    assert (one.state() != first).any()
    one.reset(seed=4)
    np.testing.assert_array_equal(one.state(), first)


def illegal_at(one):
    return int(one.observe(one.agent_selection)["action_mask"].argmin())


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing():
    one = table()
    one.reset(seed=1)
    before, agent = one.state(), one.agent_selection
    with pytest.raises(IllegalAction, match="forbids it") as caught:
        one.step(illegal_at(one))
    assert caught.value.rule.startswith("RV")
    np.testing.assert_array_equal(one.state(), before)
    assert one.agent_selection == agent
    assert not any(one.infos.values())


def test_an_illegal_action_can_end_the_game():
    one = table(illegal="end")
    one.reset(seed=1)
    agent = one.agent_selection
    one.step(illegal_at(one))
    assert all(one.terminations.values())
    assert one.rewards == {other: -1.0 if other == agent else 0.0 for other in one.possible_agents}
    assert one.infos[agent]["rule"].startswith("RV")


def test_an_action_may_be_an_array_without_dimensions():
    one, other = table(), table()
    for each in (one, other):
        each.reset(seed=1)
    action = one.observe(one.agent_selection)["action_mask"].argmax()
    one.step(int(action))
    other.step(np.array(action))
    np.testing.assert_array_equal(one.state(), other.state())


@pytest.mark.parametrize(
    "action", [None, 0.0, "0", True, -1, 10**30, np.zeros(1, np.int64), np.array(0.0), np.array(True)]
)
def test_what_is_no_action_is_named_and_changes_nothing(action):
    one = table()
    one.reset(seed=1)
    before = one.state()
    with pytest.raises(BadActions, match="from 0 to 147"):
        one.step(action)
    np.testing.assert_array_equal(one.state(), before)


def test_steps_before_the_beginning_and_after_the_end_are_refused():
    one = table()
    with pytest.raises(ResetNeeded, match="No game has begun"):
        one.step(0)
    play(one)
    for ask in (lambda: one.step(0), one.last):
        with pytest.raises(StepAfterEnd, match=r"Call reset\(\)"):
            ask()
    one = table(illegal="end")
    one.reset(seed=1)
    one.step(illegal_at(one))
    with pytest.raises(StepAfterEnd, match=r"The last step of seat_0 is step\(None\)"):
        one.step(0)
    for _ in range(SEATS):
        one.step(None)
    assert not one.agents


@pytest.mark.parametrize("called", ["last()", "observe()", "state()", "render()", "agent_iter()", "step()"])
def test_before_the_first_reset_there_is_nothing_to_see_as_pettingzoos_wrapper_has_it(called):
    given = {"observe()": ["seat_0"], "step()": [0]}.get(called, [])
    name = called.removesuffix("()")
    one = table()
    with pytest.raises(ResetNeeded, match=rf"call reset\(\) before {name}\(\)\.") as caught:
        getattr(one, name)(*given)
    if name != "last":  # which the wrapper refuses by an attribute that it asks for
        with pytest.raises(AssertionError, match=name):
            getattr(OrderEnforcingWrapper(one), name)(*given)
    assert isinstance(caught.value, AssertionError)
    assert not one.agents


def test_an_agent_that_is_not_there_is_named():
    one = table()
    one.reset(seed=1)
    for ask in (one.observe, one.observation_space, one.action_space):
        for agent in ("seat_4", 0, None, ["seat_0"]):
            with pytest.raises(BadActions, match=r"Agents are seat_0, seat_1, seat_2, seat_3; .* came"):
                ask(agent)


def test_a_table_is_drawn_as_the_seat_that_decides_sees_it():
    one = table(render_mode="ansi")
    one.reset(seed=1)
    seen = one.render()
    legal = np.flatnonzero(one.observe(one.agent_selection)["action_mask"])
    assert all(f"[{number}]" in seen for number in legal)
    one = table(render_mode=None)
    one.reset(seed=1)
    assert one.render() is None


def test_what_cannot_be_made_says_why():
    with pytest.raises(BadSeats, match="2 to 4"):
        table(seats=7)
    with pytest.raises(BadBatch, match="'human' came"):
        table(render_mode="human")
    with pytest.raises(BadBatch, match=r"A history is of 1 to .* 2\.5 came"):
        table(history=2.5)
    with pytest.raises(BadBatch, match="sights=False; 'all' came"):
        table(sights="all")


def test_it_is_called_by_the_version_of_what_is_learned():
    assert [str(table(name)) for name in ("riverdale", "road-wolf")] == ["riverdale_v1", "road_wolf_v1"]


@pytest.mark.parametrize("keep", [copy.deepcopy, pickle.dumps])
def test_an_environment_that_is_to_be_copied_says_what_to_keep(keep):
    one_table = table()
    one_table.reset(seed=1)
    with pytest.raises(BadSaved, match=r"an environment that has one, can neither be pickled nor copied"):
        keep(one_table)
