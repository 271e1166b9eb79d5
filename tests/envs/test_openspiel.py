"""The games in OpenSpiel. The rules run as plain Python: there is nothing to compile first."""

import base64
import json
import pickle
import random
import subprocess
import sys
from fractions import Fraction
from itertools import pairwise

import numpy as np
import pyspiel
import pytest

from runabout.core.errors import BadOption, BadSeats
from runabout.core.outcomes import outcomes
from runabout.envs import BadActions, BadBatch, BadSaved, IllegalAction, StepAfterEnd
from runabout.envs import openspiel as adapter
from runabout.games import GAMES, find_game
from tests.envs import openspiel_playthroughs as playthroughs


@pytest.fixture(autouse=True)
def plain(monkeypatch):
    for name in GAMES:
        monkeypatch.setitem(find_game(name).__dict__, "run", find_game(name).interpreted)  # it is kept once it is asked
    adapter.register()


def loaded(name="riverdale", **more):
    return pyspiel.load_game(f"runabout_{name.replace('-', '_')}", {"turn_limit": 12, "seats": 2} | more)


def short(name):
    return pyspiel.load_game(f"runabout_{name.replace('-', '_')}({playthroughs.PLAYED[name]})")


def choose(state, luck):
    if state.is_chance_node():
        return luck.choice([outcome for outcome, _ in state.chance_outcomes()])
    return luck.choice(state.legal_actions())


def played(game, seed, decisions=10_000):
    """A state after so many decisions of players, or at the end, and all states on the way."""
    state, luck, way = game.new_initial_state(), random.Random(seed), []
    while not state.is_terminal() and (decisions or state.is_chance_node()):
        decisions -= not state.is_chance_node()
        way.append(state.clone())
        state.apply_action(choose(state, luck))
    return state, way


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_random_simulation_finds_nothing(name):
    pyspiel.random_sim_test(short(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_the_recorded_game_goes_as_it_was_recorded(name):
    want = (playthroughs.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert playthroughs.recorded(name) == want, "after a change of rules: python -m tests.envs.openspiel_playthroughs"


def leaves(state, chance=Fraction(1)):
    """The states that a step leads to, each with its probability."""
    if not state.is_chance_node():
        yield state, chance
        return
    found = state.chance_outcomes()
    assert [outcome for outcome, _ in found] == list(range(len(found)))
    for outcome, likely in found:
        assert likely == 1 / len(found)
        yield from leaves(state.child(outcome), chance / len(found))


def test_chance_nodes_are_the_outcomes_of_a_step():
    game = loaded("race-2-live", seats=1, turn_limit=20)
    tried = 0
    for seed in range(3):
        state, _ = played(game, seed, decisions=4)
        for action in state.legal_actions():
            want = [(one.probability, one.state) for one in outcomes(game.rules, state.moment.state, action)]
            assert [(chance, leaf.moment.state) for leaf, chance in leaves(state.child(action))] == want
            tried += len(want) > 1
    assert tried


def test_returns_are_shares_of_the_win():
    state, way = played(loaded(seats=3, turn_limit=400), seed=2)
    result = state.table.rules.interpreted.result(state.moment.state)
    assert state.returns() == [1.0 if seat in result.winners else 0.0 for seat in range(3)]
    assert sum(state.returns()) == 1
    assert not any(any(one.returns()) for one in way)


def test_a_seat_is_told_nothing_of_what_others_draw():
    # Two deals that differ in one card alone.
    game = loaded(first_player=1)
    states = []
    for card in (0, 40):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(card if len(state.history()) == 4 else 0)
        states.append(state)
    one, other = states
    differ = [seat for seat in range(2) if one.observation_string(seat) != other.observation_string(seat)]
    assert len(differ) == 1
    for seat in range(2):
        same = one.information_state_string(seat) == other.information_state_string(seat)
        assert same == (seat not in differ)


def test_an_information_state_remembers_what_can_no_longer_be_seen():
    state, way = played(loaded(), seed=5)
    for seat in range(2):
        told = [one.information_state_string(seat) for one in [*way, state]]
        seen = [one.observation_string(seat) for one in [*way, state]]
        changes = [before != after for before, after in pairwise(told)]
        assert all(changed or one == other for changed, (one, other) in zip(changes, pairwise(seen)))
        distinct = [told[0], *(after for (before, after) in pairwise(told) if before != after)]
        assert len(set(distinct)) == len(distinct)


def test_a_tensor_is_the_cells_of_an_observation_divided_by_their_highest():
    game = loaded()
    state, _ = played(game, seed=1, decisions=6)
    for seat in range(2):
        row = np.array(state.observation_tensor(seat), np.float32) * np.array(game.space.highs, np.float32)
        np.testing.assert_array_equal(row.round().astype(np.uint8), state.cells(seat))
        assert max(state.observation_tensor(seat)) <= 1


def test_a_copy_goes_its_own_way():
    state, _ = played(loaded(), seed=1, decisions=3)
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


def test_a_serialized_state_goes_on_as_the_first_did():
    game = loaded()
    state, _ = played(game, seed=3, decisions=5)
    other = game.deserialize_state(state.serialize())
    assert (str(other), other.history()) == (str(state), state.history())
    assert [other.information_state_string(seat) for seat in range(2)] == list(
        map(state.information_state_string, (0, 1))
    )
    for again in (pickle.loads(pickle.dumps(state)), pickle.loads(pickle.dumps(game)).new_initial_state()):
        assert str(again.get_game()) == str(game)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


def test_a_state_within_a_draw_and_an_imagined_one_can_be_serialized():
    game, luck = loaded(), random.Random(1)
    state = game.new_initial_state()
    state.apply_action(1)
    assert state.is_chance_node()
    imagined = played(game, seed=3, decisions=5)[0].resample_from_infostate(0, luck.random)
    imagined.apply_action(choose(imagined, luck))
    again = imagined.resample_from_infostate(1, luck.random)
    for one in (state, game.new_initial_state(), imagined, again):
        other = game.deserialize_state(one.serialize())
        assert (other.moment, other.history()) == (one.moment, one.history())
        assert other.serialize() == one.clone().serialize() == one.serialize()


def test_a_serialized_state_of_another_game_table_or_version_is_refused(monkeypatch):
    game = loaded()
    text = played(game, seed=3, decisions=2)[0].serialize()
    for other in (short("rummy-runway"), loaded(seats=3), loaded(turn_limit=13)):
        with pytest.raises(BadSaved, match="Load that game"):
            other.deserialize_state(text)
    monkeypatch.setitem(game.__dict__, "identity", game.identity | {"version": game.rules.version + 1})
    with pytest.raises(BadSaved, match="'version'"):
        game.deserialize_state(text)
    monkeypatch.setitem(game.__dict__, "identity", game.identity | {"format": adapter.FORMAT + 1})
    with pytest.raises(BadSaved, match="'format'"):
        game.deserialize_state(text)


@pytest.mark.parametrize(
    "change",
    [
        {"actions": []},
        {"actions": [0]},
        {"origin": ["00", "00", None]},
        {"reached": ""},
        {"digest": ""},
        {"more": 1},
    ],
)
def test_a_serialized_state_that_was_changed_is_refused(change):
    game = loaded()
    told = json.loads(played(game, seed=3, decisions=2)[0].serialize())
    with pytest.raises(BadSaved, match="damaged"):
        game.deserialize_state(json.dumps(told | change))


def forged(state, **change):
    """The text of a state with something else in it, and a digest that fits."""
    told = json.loads(state.serialize()) | change
    del told["digest"]
    return json.dumps(told | {"digest": adapter.digest_of(told)})


def test_a_serialized_state_that_cannot_be_played_again_is_refused():
    game = loaded()
    state = played(game, seed=3, decisions=2)[0]
    actions, legal = state.history(), state.legal_actions()
    illegal = next(action for action in range(148) if action not in legal)
    for change in (
        {"actions": [*actions, illegal]},
        {"actions": [*actions, 148]},
        {"actions": [*actions, 10**30]},
        {"actions": [*actions, "0"]},
        {"actions": [2, *actions]},
        {"actions": actions[:-1]},
        {"actions": None},
        {"origin": ["00", "00", None]},
        {"origin": [None, "00", None]},
        {"origin": ["x", "00", None]},
        {"origin": "x"},
        {"origin": [bytes([99] * game.rules.Sight.dtype.itemsize).hex(), "00" * 32, None]},
        {"reached": "elsewhere"},
    ):
        with pytest.raises(BadSaved, match="cannot be played again"):
            game.deserialize_state(forged(state, **change))


class Planted:
    """What writes a word where it is unpickled."""

    def __reduce__(self):
        return print, ("unpickled",)


def test_a_text_that_serialize_did_not_write_is_refused_and_not_unpickled(capsys):
    game = loaded()
    text = game.new_initial_state().serialize()
    pickled = base64.b64encode(pickle.dumps({"moment": Planted()})).decode()
    for other in (
        text[:-1],
        text[1:],
        "",
        "null",
        "[1]",
        "[" * 100_000,
        f"history=\nmove_number=0\n__dict__={pickled}",
    ):
        with pytest.raises(BadSaved, match=r"the whole text that its serialize\(\) gave"):
            game.deserialize_state(other)
    assert capsys.readouterr().out == ""


def test_a_table_can_be_imagined_from_an_information_state():
    state, _ = played(loaded(), seed=4, decisions=1)
    seat, luck = state.current_player(), random.Random(1)
    imagined = [state.resample_from_infostate(seat, luck.random) for _ in range(4)]
    for other in imagined:
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
    assert len({str(other) for other in imagined}) == 4


def test_openspiels_information_set_search_plays():
    from open_spiel.python.algorithms import ismcts, mcts

    state, _ = played(loaded(), seed=4, decisions=6)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))  # as OpenSpiel takes it
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=rollouts,
        uct_c=1.0,
        max_simulations=20,
        random_state=np.random.RandomState(2),  # as OpenSpiel takes it
    )
    assert bot.step(state) in state.legal_actions()


def test_what_may_not_be_played_is_refused_and_changes_nothing():
    game = loaded()
    state = game.new_initial_state()
    with pytest.raises(BadActions, match="An outcome is a whole number from 0 to 1; 2 came"):
        state.apply_action(2)
    state, _ = played(game, seed=1, decisions=2)
    before, legal = str(state), state.legal_actions()
    with pytest.raises(IllegalAction, match="forbids it") as caught:
        state.apply_action(next(action for action in range(148) if action not in legal))
    assert caught.value.rule.startswith("RV")
    with pytest.raises(BadActions, match="from 0 to 147; 148 came"):
        state.apply_action(148)
    with pytest.raises(TypeError):
        state.apply_action("0")
    assert str(state) == before
    over, _ = played(game, seed=1)
    with pytest.raises(StepAfterEnd, match="new_initial_state"):
        over.apply_action(0)


@pytest.mark.parametrize("player", [-1, 2, 7, 0.5, "0", True])
def test_a_seat_that_the_table_does_not_have_is_named(player):
    game = loaded()
    state, _ = played(game, seed=1, decisions=2)
    private, recalling = game.make_py_observer(), game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    for ask in (
        lambda: state.information_state_string(player),
        lambda: state.resample_from_infostate(player, random.Random(1).random),
        lambda: private.set_from(state, player),
        lambda: private.string_from(state, player),
        lambda: recalling.set_from(state, player),
        lambda: recalling.string_from(state, player),
    ):
        with pytest.raises(BadActions, match=f"A player is a seat from 0 to 1; {player!r} came"):
            ask()
    if player != -1:  # who watches
        with pytest.raises(BadActions, match=f"{player!r} came"):
            state.cells(player)


def test_what_is_public_is_seen_by_whoever_asks():
    game = loaded()
    state, _ = played(game, seed=1, decisions=2)
    kind = pyspiel.IIGObservationType(perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE)
    public = game.make_py_observer(kind)
    assert public.string_from(state, 0) == public.string_from(state, -1)


def test_no_table_is_imagined_before_it_is_laid_out():
    state = loaded().new_initial_state()
    with pytest.raises(BadBatch, match="until it is laid out"):
        state.resample_from_infostate(0, random.Random(1).random)


def test_what_cannot_be_loaded_says_why():
    with pytest.raises(BadSeats, match="2 to 4"):
        loaded(seats=9)
    with pytest.raises(BadOption, match="turn_limit"):
        loaded(turn_limit=-3)
    with pytest.raises(BadBatch, match="no parameters"):
        adapter.TableObserver(loaded(), pyspiel.IIGObservationType(perfect_recall=False), {"x": 1})


def test_options_are_parameters():
    game = pyspiel.load_game("runabout_riverdale(seats=2,deck=b,turn_limit=20)")
    assert game.options.turn_limit == 20
    assert game.get_parameters()["deck"] == "b"
    assert adapter.register() == [f"runabout_{name.replace('-', '_')}" for name in GAMES]  # a second time: no change


def test_python_ends_in_peace_where_games_are_registered():
    # OpenSpiel lets go of what is registered after the interpreter has ended.
    code = "import pyspiel; from runabout.envs import openspiel; openspiel.register(); print('ended')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "ended\n"), done.stderr
