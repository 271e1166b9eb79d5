"""The games in Gymnasium. Most tests run the rules as plain Python: there is nothing to compile first."""

import pickle
from copy import deepcopy

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import seeding
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import runabout.envs.gymnasium as adapter
from runabout.bots import level
from runabout.bots.scratch import scratch_for
from runabout.bots.search import Kind, decide
from runabout.core.chance import Chance, begin_stream, derive, key_from
from runabout.core.errors import BadLevel, BadSeats
from runabout.core.log import Log
from runabout.envs import BadActions, BadBatch, BadSaved, Batch, IllegalAction, StepAfterEnd, opponents
from runabout.envs.history import HEAD
from runabout.envs.names import environment_name
from runabout.games import GAMES, find_game

QUICK = {"turn_limit": 12}
RIVERDALE = "runabout/Riverdale-v1"


def one(name=RIVERDALE, **more):
    given = {"options": QUICK, "compiled": False} | more
    return gymnasium.make(name, **given).unwrapped


def many(num_envs=3, **more):
    given = {"options": QUICK, "compiled": False} | more
    return gymnasium.make_vec(RIVERDALE, num_envs=num_envs, **given)


def first_legal(info):
    return info["action_mask"].argmax(axis=-1)


def seed_of(seed):
    """The seed of the games that an environment plays from a seed of Gymnasium's."""
    return int(seeding.np_random(seed)[0].integers(2**63))


def whole_game(env, seed, choose=first_legal):
    """Play a game: what each step told, and the last info."""
    _, info = env.reset(seed=seed)
    told = []
    while True:
        observation, gained, over, cut, info = env.step(choose(info))
        told.append((observation.tobytes(), gained, over, cut, info["seat"]))
        if over:
            return told, info


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("opponents", ["greedy", None])
def test_gymnasiums_checker_finds_nothing(name, opponents):
    # It plays any action of the space, legal or not.
    known = f"runabout/{environment_name(find_game(name))}"
    check_env(one(known, options=None, illegal="end", opponents=opponents))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("opponents", ["greedy", None])
def test_gymnasiums_checker_finds_nothing_where_histories_and_sights_are_seen(name, opponents):
    known = f"runabout/{environment_name(find_game(name))}"
    env = one(known, options=None, illegal="end", opponents=opponents, history=20, sights=True)
    check_env(env)
    assert set(env.observation_space) == {"observation", "history", "history_length", "sight"}


def test_names_are_known_as_soon_as_the_module_is_imported():
    env = gymnasium.make(f"{adapter.__name__}:{RIVERDALE}", compiled=False)
    assert env.spec.id == RIVERDALE
    assert sum(name.startswith("runabout/") for name in gymnasium.registry) == len(GAMES)
    assert adapter.register(find_game("riverdale")) == RIVERDALE  # a second time changes nothing


def test_it_waits_for_the_learner_alone():
    env = one(seats=4, seat=2, opponents="random")
    _, info = env.reset(seed=3)
    assert info["seat"] == 2
    over = False
    while not over:
        assert env.batch.seat.tolist() == [2]
        np.testing.assert_array_equal(np.flatnonzero(info["action_mask"]), env.batch.legal())
        _, gained, over, _, info = env.step(first_legal(info))
    assert not info["action_mask"].any()
    assert gained == info["rewards"][2]


def test_a_seed_gives_the_same_games_and_the_next_ones_are_others():
    first, second = one(opponents="random"), one(opponents="random")
    want = [whole_game(first, 5)[0], whole_game(first, None)[0]]
    assert [whole_game(second, 5)[0], whole_game(second, None)[0]] == want
    assert want[0] != want[1]


def test_the_learner_sits_elsewhere_in_each_game():
    env = one(seats=4, opponents="random")
    seats = [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(7))]
    assert sorted(seats) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_environment_0_of_a_vector_plays_what_a_single_one_plays():
    single, vector = one(opponents="greedy"), many(opponents="greedy")
    told, _ = whole_game(single, 8)
    _, infos = vector.reset(seed=8)
    for observation, gained, over, cut, seat in told:
        observations, rewards, terminated, truncated, infos = vector.step(first_legal(infos))
        assert observations[0].tobytes() == observation
        assert (rewards[0], terminated[0], truncated[0], infos["seat"][0]) == (gained, over, cut, seat)


def played(vector, steps=40):
    _, infos = vector.reset(seed=4)
    told = []
    for _ in range(steps):
        observations, rewards, terminated, _, infos = vector.step(first_legal(infos))
        told.append((observations.tobytes(), rewards.tolist(), terminated.tolist(), infos["seat"].tolist()))
    return told


@pytest.mark.parametrize("opponents", ["greedy", None])
def test_compiled_tables_are_those_of_plain_python_on_however_many_threads(opponents):
    want = played(many(5, opponents=opponents))
    assert played(many(5, opponents=opponents, threads=2)) == want
    assert played(many(5, opponents=opponents, threads=3, compiled=True)) == want


def test_a_history_has_every_decision_of_the_bots_too():
    """A batch in which the same actions are played keeps the same histories."""
    env = one(seats=3, seat=1, opponents=("greedy", "random"), history=80)
    seen, info = env.reset(seed=5)
    replayed = Batch("riverdale", seats=3, options=QUICK, seed=seed_of(5), history=80, compiled=False)
    for _ in range(4):
        seen, _, _, _, info = env.step(first_legal(info))
    kept = [env.batch.history_of(seat).entries[0] for seat in range(3)]
    np.testing.assert_array_equal(seen["history"], kept[1])
    assert seen["history_length"] == env.batch.lengths[0] + 1 > 8
    for entry in range(1, seen["history_length"]):
        mover = int(seen["history"][entry, 0]) % 3  # 1 is the learner itself, in seat 1
        low, high = kept[mover][entry, 1:HEAD].tolist()
        replayed.step([low + 256 * high - 1])
    for seat in range(3):
        np.testing.assert_array_equal(replayed.history_of(seat).entries[0], kept[seat])


@pytest.mark.parametrize("more", [{"history": 30}, {"sights": True}, {"history": 3, "sights": True}])
@pytest.mark.parametrize("opponents", ["greedy", "easy", None])
def test_histories_and_sights_change_no_game(more, opponents):
    """With "easy" the bots search, each from its own Sight."""
    plain, told = (many(seats=2, opponents=opponents, compiled=True, **some) for some in ({}, more))
    want, infos = plain.reset(seed=4)
    found, _ = told.reset(seed=4)
    for _ in range(25):
        np.testing.assert_array_equal(found["observation"], want)
        assert told.observation_space.contains(found)
        learners = infos["seat"]
        if "sights" in more:
            batch = told.batch
            sights = [batch.sight(int(seat), table) for table, seat in enumerate(learners)]
            assert found["sight"].tobytes() == b"".join(map(bytes, sights))
        if "history" in more:
            rows, last = np.arange(3), found["history_length"] - 1
            np.testing.assert_array_equal(found["history"][rows, last, HEAD:], want)
        want, gained, over, _, infos = plain.step(first_legal(infos))
        found, told_gained, told_over, _, _ = told.step(first_legal({"action_mask": told.batch.mask}))
        assert (told_gained.tolist(), told_over.tolist()) == (gained.tolist(), over.tolist())


def test_same_step_keeps_the_history_and_the_sight_that_were_seen_last():
    given = {"seats": 2, "history": 60, "sights": True}
    vector, waits = many(autoreset="same-step", **given), many(autoreset="disabled", **given)
    *_, terminated, _, infos = until_an_end(vector)
    seen, *_ = until_an_end(waits)
    for table in np.flatnonzero(terminated):
        last = infos["final_obs"][table]
        assert set(last) == set(vector.single_observation_space)
        for name, array in last.items():
            np.testing.assert_array_equal(array, seen[name][table])


def until_an_end(vector):
    _, infos = vector.reset(seed=4)
    while True:
        told = vector.step(first_legal(infos))
        infos = told[-1]
        if told[2].any():
            return told


def test_next_step_begins_the_next_game_in_the_step_after_the_end():
    vector = many()
    assert vector.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    *_, terminated, _, infos = until_an_end(vector)
    assert not infos["action_mask"][terminated].any()
    _, rewards, now, _, infos = vector.step(first_legal(infos))
    assert not now[terminated].any()
    assert not rewards[terminated].any()
    assert infos["action_mask"].any(axis=1)[terminated].all()


def test_same_step_keeps_what_was_seen_last():
    vector, waits = many(autoreset="same-step"), many(autoreset="disabled")
    assert vector.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    *_, terminated, _, infos = until_an_end(vector)
    observations, *_ = until_an_end(waits)
    assert infos["action_mask"].any(axis=1).all()
    for table in range(3):
        if terminated[table]:
            np.testing.assert_array_equal(infos["final_obs"][table], observations[table])
        else:
            assert infos["final_obs"][table] is None
    np.testing.assert_array_equal(infos["_final_obs"], terminated)


def test_disabled_waits_for_a_reset():
    vector = many(autoreset="disabled")
    assert vector.metadata["autoreset_mode"] == AutoresetMode.DISABLED
    observations, _, terminated, _, infos = until_an_end(vector)
    before = vector.batch.save().arrays["states"].tobytes()
    with pytest.raises(StepAfterEnd, match="reset_mask"):
        vector.step(first_legal(infos))
    with pytest.raises(BadActions, match="array of bool"):
        vector.reset(options={"reset_mask": [1, 0, 0]})
    assert vector.batch.save().arrays["states"].tobytes() == before
    told, infos = vector.reset(options={"reset_mask": terminated})
    np.testing.assert_array_equal(told[~terminated], observations[~terminated])
    assert infos["action_mask"].any(axis=1).all()


def test_in_self_play_the_seat_that_has_played_is_rewarded():
    env = one(opponents=None, seats=3, options=None)
    _, info = env.reset(seed=2)
    rng, over = np.random.default_rng(2), False
    while not over:
        seat = info["seat"]
        assert env.batch.seat[0] == seat
        _, gained, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
    assert gained == info["rewards"][seat] == 1


def wins(opponents, games=300):
    """Each seat's share of the games that a random learner in seat 0 plays."""
    vector = many(64, seats=3, seat=0, opponents=opponents, options=None, compiled=True)
    rng, won, ended = np.random.default_rng(1), np.zeros(3), 0
    _, infos = vector.reset(seed=1)
    while ended < games:
        chosen = (infos["action_mask"] * (1 + rng.random(infos["action_mask"].shape))).argmax(axis=1)
        _, _, over, _, infos = vector.step(chosen)
        won += vector.batch.reward[over].sum(axis=0)
        ended += over.sum()
    return won / ended


def test_bots_play_at_their_levels_in_the_order_of_play():
    # Seeded. Three who play at random win about as often; one who plays greedily, nearly always.
    evenly, last, first = wins("random"), wins(("random", "greedy")), wins(("greedy", "random"))
    assert evenly.min() > 0.25
    assert evenly.sum() == pytest.approx(1)
    assert last[2] > 0.9
    assert first[1] > 0.9


def test_searching_bots_play():
    told = played(many(2, seats=2, opponents="easy", compiled=True), steps=6)
    assert told == played(many(2, seats=2, opponents="easy", compiled=True, threads=2), steps=6)
    assert told != played(many(2, seats=2, opponents="greedy", compiled=True), steps=6)


def test_bots_think_in_the_playouts_of_their_level_in_the_game():
    setting = opponents.Setting("race-2-live", seats=3, opponents=("medium", "easy"), seat=0)
    tables = opponents.LearnerTables(setting)
    assert [bots.playouts.tolist() for bots in tables._bots] == [[0, 50, 16]]


def test_a_searching_bot_plays_what_it_has_decided_for():
    """Each decision of an easy bot is made once more from its Sight, with the chance that belongs to it."""
    setting = opponents.Setting("riverdale", seats=2, opponents="easy", seat=0, options=QUICK, compiled=True)
    tables = opponents.LearnerTables(setting)
    tables.seed(7)
    tables.begin()
    batch, run, log = tables.batch, tables.batch.game.compiled, Log()
    thoughts, choose = scratch_for(batch.game), run.bind(decide)
    luck, asked = Chance.seeded(derive(key_from(7), "bots")), 0
    while not batch.over[0] and asked < 6:
        state, chance, action, decisions = batch.state(), batch.chance(), batch.legal()[0], int(batch.lengths[0])
        tables.play(np.array([action]))
        run.apply(state, action, chance, log)
        while not state.over and state.seat != 0:
            decisions, asked = decisions + 1, asked + 1
            begin_stream(luck, int(batch.games[0]), 0)
            luck.counter = decisions * opponents.BLOCKS_A_DECISION
            action = choose(run.sight(state, state.seat), Kind.SEARCH, level("easy").playouts, luck, thoughts)
            assert run.refuse(state, action) == 0
            run.apply(state, action, chance, log)
        assert batch.state() == state
    assert asked >= 6


def illegal_in(info):
    return int(info["action_mask"].argmin())


def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing():
    env = one()
    _, info = env.reset(seed=1)
    before = bytes(env.batch.state())
    with pytest.raises(IllegalAction, match="forbids it") as caught:
        env.step(illegal_in(info))
    assert caught.value.rule.startswith("RV")
    assert bytes(env.batch.state()) == before


def test_an_illegal_action_can_end_the_game():
    env = one(illegal="end")
    _, info = env.reset(seed=1)
    _, gained, over, cut, info = env.step(illegal_in(info))
    assert (gained, over, cut) == (-1.0, True, False)
    assert info["rule"].startswith("RV")
    with pytest.raises(StepAfterEnd, match=r"Call reset\(\)"):
        env.step(0)


def test_in_a_vector_an_illegal_action_ends_its_own_game_alone():
    vector = many(illegal="end")
    _, infos = vector.reset(seed=1)
    actions = first_legal(infos)
    actions[1] = infos["action_mask"][1].argmin()
    _, rewards, terminated, _, infos = vector.step(actions)
    assert (rewards.tolist(), terminated.tolist()) == ([0, -1, 0], [False, True, False])
    assert infos["rule"][1].startswith("RV")
    assert infos["_rule"].tolist() == terminated.tolist()
    *_, infos = vector.step(np.full(3, infos["action_mask"].argmax(axis=1)[0]))
    assert "rule" not in infos or not infos["_rule"][1]  # of a game that is over no action is looked at


@pytest.mark.parametrize("actions", [[0.0] * 3, [0, 0], [0, 0, -1], [0, 0, 148], "abc", [True] * 3])
@pytest.mark.parametrize("illegal", ["raise", "end"])
def test_actions_of_a_wrong_kind_are_named_and_change_nothing(actions, illegal):
    vector = many(illegal=illegal)
    vector.reset(seed=1)
    before = vector.batch.save().arrays["states"].tobytes()
    with pytest.raises(BadActions, match="came"):
        vector.step(actions)
    assert vector.batch.save().arrays["states"].tobytes() == before


def predicted(seen, mask):
    """The action that Stable-Baselines3's `predict` gives for one observation: an array without dimensions."""
    actions = np.array([mask.argmax()])  # of a batch of one
    return actions.squeeze(axis=0) if seen.ndim == 1 else actions


def test_it_takes_what_a_policy_predicts_for_one_observation():
    env, told = one(opponents="greedy"), []
    seen, info = env.reset(seed=5)
    over = False
    while not over:
        action = predicted(seen, info["action_mask"])
        assert action.shape == ()
        assert env.action_space.contains(action)
        seen, gained, over, cut, info = env.step(action)
        told.append((seen.tobytes(), gained, over, cut, info["seat"]))
    assert told == whole_game(one(opponents="greedy"), seed=5)[0]


@pytest.mark.parametrize(
    "action", [0.0, "0", None, True, np.zeros(1, np.int64), np.array(0.0), np.array(True), -1, 10**30]
)
def test_what_is_no_action_is_named_and_changes_nothing(action):
    env = one()
    env.reset(seed=1)
    before = bytes(env.batch.state())
    with pytest.raises(BadActions, match="from 0 to 147"):
        env.step(action)
    assert bytes(env.batch.state()) == before


def test_a_step_before_the_first_reset_is_refused():
    with pytest.raises(gymnasium.error.ResetNeeded, match="No game has begun"):
        one().step(0)
    with pytest.raises(gymnasium.error.ResetNeeded, match="No games have begun"):
        many().step([0, 0, 0])


@pytest.mark.parametrize(
    ("more", "error", "says"),
    [
        ({"opponents": "godlike"}, BadLevel, '"godlike"'),
        ({"opponents": ("random",), "seats": 3}, BadBatch, "one level for all, or 2 of them"),
        ({"opponents": 5}, BadBatch, "one level for all, or 3 of them; 5 came"),
        ({"opponents": {}}, BadBatch, "one level for all, or 3 of them; {} came"),
        ({"opponents": [5], "seats": 2}, BadLevel, '"5"'),
        ({"opponents": [None], "seats": 2}, BadLevel, '"None"'),
        ({"opponents": [["easy"]], "seats": 2}, BadLevel, "levels are random"),
        ({"seat": 4}, BadBatch, "from 0 to 3"),
        ({"seat": 0.5}, BadBatch, r"from 0 to 3.* 0\.5 came"),
        ({"seat": True}, BadBatch, "from 0 to 3.* True came"),
        ({"seat": "0"}, BadBatch, "from 0 to 3.* '0' came"),
        ({"options": 0}, BadBatch, "a mapping, .* 0 came"),
        ({"seat": 0, "opponents": None}, BadBatch, "in self-play"),
        ({"seats": 9}, BadSeats, "2 to 4"),
        ({"illegal": "ignore"}, BadBatch, '"ignore"'),
        ({"history": -1}, BadBatch, "A history is of 1 to .* -1 came"),
        ({"history": "all"}, BadBatch, "'all' came"),
        ({"sights": 1}, BadBatch, "sights=True, or not, sights=False; 1 came"),
    ],
)
def test_what_cannot_be_made_says_why(more, error, says):
    with pytest.raises(error, match=says):
        one(**more)
    with pytest.raises(error, match=says):
        many(**more)


def test_a_seat_that_never_decides_is_named(monkeypatch):
    monkeypatch.setattr(opponents, "GAMES_TRIED", 0)
    with pytest.raises(BadBatch, match="games in a row ended before the learner decided anything"):
        one().reset(seed=1)


def test_a_list_of_seeds_is_refused():
    with pytest.raises(BadBatch, match="one seed"):
        many().reset(seed=[1, 2, 3])


@pytest.mark.parametrize("options", [5, [True], 0])
def test_options_of_a_reset_that_are_no_mapping_are_refused_and_change_nothing(options):
    vector = many()
    vector.reset(seed=1)
    before = vector.batch.save().arrays["states"].tobytes()
    with pytest.raises(BadBatch, match="Options are a mapping"):
        vector.reset(options=options)
    assert vector.batch.save().arrays["states"].tobytes() == before


def test_arrays_are_the_callers_unless_they_are_asked_for_without_a_copy():
    for copy in (True, False):
        vector = many(copy=copy)
        first, infos = vector.reset(seed=1)
        second, *_ = vector.step(first_legal(infos))
        assert (first is second) is not copy


def test_a_table_is_drawn_as_text_and_as_a_picture():
    env = one(render_mode="ansi", seats=2)
    _, info = env.reset(seed=1)
    told = env.render()
    legal = np.flatnonzero(info["action_mask"])
    assert all(f"[{number}]" in told for number in legal)
    assert "Running Round Riverdale" in told
    vector = many(2, render_mode="svg")
    vector.reset(seed=1)
    first, second = vector.render()
    assert first.startswith("<svg")
    assert first != second
    assert "http" not in first.replace("http://www.w3.org/2000/svg", "")
    assert one().render() is None
    with pytest.raises(BadBatch, match='"ansi"'):
        adapter.TableEnv("riverdale", render_mode="human", compiled=False)


@pytest.mark.parametrize("keep", [deepcopy, pickle.dumps])
def test_an_environment_that_is_to_be_copied_says_what_to_keep(keep):
    one_table = one()
    one_table.reset(seed=1)
    with pytest.raises(BadSaved, match=r"an environment that has one, can neither be pickled nor copied"):
        keep(one_table)
