"""Rules for a GPU: what they do, run on a processor; and, where numba-cuda or a GPU is at hand, on it."""

import importlib.util
from types import SimpleNamespace

import numpy as np
import pytest

from runabout.core.chance import Chance, pick
from runabout.core.inference import Reading, fill_hidden, network_prior, read_state, said_of
from runabout.core.log import Log
from runabout.core.record import Cells
from runabout.core.rule import bind
from runabout.envs import BadActions, BadBatch, BadSaved, Batch, IllegalAction, MissingExtra, StepAfterEnd
from runabout.envs.gpu import GpuBatch, NoDevice, errors, ptx
from runabout.envs.gpu.arguments import played_of, policy_of
from runabout.envs.gpu.kernels import Kernels
from runabout.envs.gpu.playing import NAT, play_at_random, play_by_network, whole_ln
from runabout.envs.stepping import Autoreset
from runabout.games import find_game

IS_INSTALLED = importlib.util.find_spec("numba_cuda") is not None
needs_compiler = pytest.mark.skipif(not IS_INSTALLED, reason="numba-cuda is not installed: see the extra gpu")


def has_device() -> bool:
    if not IS_INSTALLED:
        return False
    from numba import cuda

    return cuda.is_available()


needs_device = pytest.mark.skipif(not has_device(), reason="there is no GPU")


def same_bytes(array):
    """A copy, as devices make it: NumPy's own leaves out what lies between the fields of records."""
    return np.frombuffer(bytearray(array.tobytes()), array.dtype).reshape(array.shape)


class Held:
    """An array as if on a device: it is read and written by copies, or by the kernels."""

    def __init__(self, array):
        self.shape, self.dtype = array.shape, array.dtype
        self.array = same_bytes(array)

    def copy_to_device(self, source):
        source = source.array if isinstance(source, Held) else source
        assert (source.dtype, source.shape) == (self.dtype, self.shape)
        self.array = same_bytes(source)

    def copy_to_host(self):
        return same_bytes(self.array)

    __cuda_array_interface__ = None  # it is there, and nothing reads it

    def as_rules_take_it(self, game):
        for kind in (game.State, game.Sight, game.Options, Chance, Log):
            if self.dtype == kind.dtype:
                return [kind(self.array[n : n + 1]) for n in range(len(self.array))]
        return self.array.view(Cells)


class PlainDevice:
    """A device that runs the kernels as plain Python, one thread after the other."""

    def __init__(self):
        self.number = 0
        self.local = SimpleNamespace(array=lambda size, kind: np.zeros(size, kind).view(Cells))
        self.atomic = SimpleNamespace(min=lambda array, at, value: array.__setitem__(at, min(array[at], value)))

    def grid(self, dimensions):
        return self.number

    def kernels(self, game):
        self.game = game
        made = Kernels(self, lambda one: bind(one, game.interpreted.names))
        return made.step, made.play, made.follow

    def send(self, array):
        return Held(array)

    def view(self, array):
        return array

    def launch(self, kernel, tables, given):
        def ready(one):
            if isinstance(one, tuple):
                return type(one)(*map(ready, one))
            return one.as_rules_take_it(self.game) if isinstance(one, Held) else one

        given = [ready(one) for one in given]
        for self.number in range(64):
            kernel(*given)


def cells(parts):
    """Arrays as plain Python takes them."""
    return type(parts)(*(cells(one) if isinstance(one, tuple) else one.view(Cells) for one in parts))


def played_through_run(steps, tables=2, network=None):
    """A batch after so many steps by a rule, what was played, and the chances that the actions were drawn from."""
    batch = Batch(
        "riverdale", tables, seats=2, seed=4, options={"turn_limit": 10}, autoreset="same-step", compiled=False
    )
    lucks, played = [Chance.seeded(bytes(32), n) for n in range(tables)], cells(played_of(tables, 2))
    given = (steps, int(Autoreset.SAME_STEP), lucks, played)
    if network is None:
        batch.run(play_at_random, *given)
    else:
        batch.run(play_by_network, *given, cells(policy_of(network.parameters, tables)))
    return batch, played


def test_random_steps_within_a_rule_are_those_that_step_makes():
    batch, played = played_through_run(60)
    other = Batch("riverdale", 2, seats=2, seed=4, options={"turn_limit": 10}, autoreset="same-step", compiled=False)
    again, games, returns = [Chance.seeded(bytes(32), n) for n in range(2)], np.zeros(2), np.zeros((2, 2))
    for _ in range(60):
        turn = other.step([other.legal(n)[pick(again[n], len(other.legal(n)))] for n in range(2)])
        games += turn.done
        returns += turn.reward
    assert games.sum() > 0
    np.testing.assert_array_equal(played.games, games)
    np.testing.assert_array_equal(played.returns, returns)
    saved, others = batch.save(), other.save()
    assert saved.made == others.made
    for name, array in saved.arrays.items():
        np.testing.assert_array_equal(array, others.arrays[name], err_msg=name)


def test_a_network_says_the_same_there_as_in_search_and_its_actions_are_legal():
    game = find_game("riverdale")
    batch = Batch(game, 1, seats=2, seed=4, compiled=False)
    bound = {name: bind(one, game.interpreted.names) for name, one in (("read", read_state), ("prior", network_prior))}
    parameters = game.network.parameters
    reading = Reading(
        game.Sight(),
        game.Sight(),
        np.zeros(batch.space.size, np.uint8).view(Cells),
        np.zeros(len(parameters.bias), np.int64).view(Cells),
    )
    hidden = np.zeros(len(parameters.bias), np.int64).view(Cells)
    seen = set()
    for _ in range(4):
        bound["read"](batch.state(), reading)
        fill_hidden(batch.observation[0].view(Cells), parameters, hidden)
        np.testing.assert_array_equal(hidden, reading.hidden)
        for action in batch.legal():
            said = said_of(action, parameters, hidden) / NAT
            assert said == bound["prior"](action, reading)
            seen.add(said)
        batch.step([batch.legal()[-1]])
    assert len(seen) > 10
    after, played = played_through_run(25, network=game.network)  # an illegal action would be an error
    assert played.games.sum() > 0
    assert after.lengths.min() > 0


@pytest.mark.parametrize("number", [1, 2, 3, 1000, 1023, 1024, 1025, 123_456_789])
def test_a_whole_logarithm_is_near_the_real_one(number):
    assert whole_ln(number) / NAT == pytest.approx(np.log(number), abs=0.001)


def of_both(**more):
    given = {"game": "riverdale", "tables": 3, "seats": 2, "seed": 4, "options": {"turn_limit": 10}} | more
    return GpuBatch(**given, device=PlainDevice()), Batch(**{"autoreset": "same-step"} | given, compiled=False)


@pytest.mark.parametrize(
    ("more", "says"),
    [
        ({"seed": "\ud800"}, "a whole number or a text"),
        ({"game": 5}, "a game's name; 5 came"),
        ({"options": 5}, "by the names of options; 5 came"),
    ],
)
def test_a_batch_that_cannot_be_made_says_why(more, says):
    given = {"game": "riverdale", "tables": 3, "seats": 2} | more
    with pytest.raises(BadBatch, match=says):
        GpuBatch(**given, device=PlainDevice())


def assert_alike(one, other):
    one, other = one.save(), other.save()
    assert one.made == other.made
    assert one.arrays.keys() == other.arrays.keys()
    for name, array in one.arrays.items():
        np.testing.assert_array_equal(array, other.arrays[name], err_msg=name)


@pytest.mark.parametrize("autoreset", ["same-step", "next-step"])
def test_kernels_step_tables_as_a_batch_does(autoreset):
    gpu, batch = of_both(autoreset=autoreset)
    assert_alike(gpu, batch)
    ended = 0
    for _ in range(30):
        actions = [(batch.legal(n) or [0])[-1] for n in range(3)]
        gpu.step(actions)
        ended += batch.step(actions).done.sum()
        assert_alike(gpu, batch)
    assert ended > 0
    gpu.reset(seed=11)
    batch.reset(seed=11)
    assert_alike(gpu, batch)


@pytest.mark.parametrize("by_network", [False, True])
def test_kernels_make_many_steps_as_the_rules_do(by_network):
    gpu, batch = of_both()
    network = find_game("riverdale").network if by_network else None
    lucks = [Chance.from_bytes(one.tobytes()) for one in gpu.fetch_lucks()]
    found = gpu.play(25, network)
    played = cells(played_of(3, 2))
    given = (25, int(Autoreset.SAME_STEP), lucks, played)
    if network is None:
        batch.run(play_at_random, *given)
    else:
        batch.run(play_by_network, *given, cells(policy_of(network.parameters, 3)))
    assert_alike(gpu, batch)
    assert found[0] == played.games.sum() > 0
    np.testing.assert_array_equal(found[1:], played.returns.sum(axis=0))


def test_a_batch_goes_on_from_what_a_gpu_saved_and_the_other_way_round():
    gpu, batch = of_both()
    gpu.play(15)
    batch.restore(gpu.save())
    assert_alike(gpu, batch)
    batch.step([batch.legal(n)[0] for n in range(3)])
    gpu.restore(batch.save())
    assert_alike(gpu, batch)
    with pytest.raises(BadSaved, match="goes on from"):
        gpu.restore(of_both(tables=2)[1].save())


def test_what_cannot_be_played_is_an_error_and_changes_nothing():
    gpu, batch = of_both(autoreset="disabled")
    illegal = next(n for n in range(batch.game.actions) if not batch.mask[1, n])
    with pytest.raises(IllegalAction, match="Table 1"):
        gpu.step([batch.legal(0)[0], illegal, batch.legal(2)[0]])
    with pytest.raises(BadActions, match="shape"):
        gpu.step([1, 2])
    with pytest.raises(BadActions, match="int32 of shape"):
        gpu.step(Held(np.zeros(3, np.int64)))
    with pytest.raises(BadActions, match="-7 came for table 0"):
        gpu.step(Held(np.array([-7, 0, 0], np.int32)))
    assert_alike(gpu, batch)
    with pytest.raises(BadBatch, match="begin by themselves"):
        gpu.play(1)
    for seed in (1.5, "\ud800"):
        with pytest.raises(BadBatch, match="a whole number or a text"):
            gpu.reset(seed)
    assert_alike(gpu, batch)
    with pytest.raises(BadBatch, match="At least 1 step"):
        gpu.play(0)
    with pytest.raises(BadBatch, match="The arrays of a batch"):
        gpu.fetch("cards")
    while not batch.over.any():
        actions = [batch.legal(n)[0] for n in range(3)]
        batch.step(actions)
        gpu.step(Held(np.array(actions, np.int32)))
    with pytest.raises(StepAfterEnd):
        gpu.step([0, 0, 0] if batch.over[0] else [batch.legal(0)[0], 0, 0])


def test_without_numba_cuda_it_says_what_to_install(monkeypatch):
    monkeypatch.setattr(errors.importlib.util, "find_spec", lambda name: None)
    for attempt in (lambda: GpuBatch("riverdale"), lambda: list(ptx.texts(find_game("riverdale")))):
        with pytest.raises(MissingExtra, match=r"numba-cuda is not installed: pip install 'runabout\[gpu\]'"):
            attempt()


@needs_compiler
@pytest.mark.skipif(has_device(), reason="there is a GPU")
def test_without_a_gpu_it_says_so():
    with pytest.raises(NoDevice, match="No GPU can be used"):
        GpuBatch("riverdale")


@needs_compiler
def test_a_kernel_is_compiled_and_assembled_without_a_gpu():
    name, text = next(ptx.texts(find_game("rummy-runway")))
    assert name == "step"
    assert ".visible .entry" in text
    assert ".const" not in text  # tables lie in memory that does not end at 64 KiB
    assert ptx.assemble(text) > 100_000


@needs_compiler
def test_what_the_linker_says_is_told():
    with pytest.raises(RuntimeError, match="nonsense"):
        ptx.assemble(".version 8.0\n.target sm_80\n.address_size 64\nnonsense")


@needs_device
@pytest.mark.parametrize("name", ["riverdale", "rummy-runway", "road-runner", "race-2-live", "road-wolf"])
def test_a_gpu_plays_the_same_bytes(name):
    gpu, batch = (kind(name, 64, seed=9, autoreset="same-step") for kind in (GpuBatch, Batch))
    for _ in range(200):
        actions = [batch.legal(n)[0] for n in range(64)]
        gpu.step(actions)
        batch.step(actions)
    assert gpu.save().made == batch.save().made
    for kept, array in batch.save().arrays.items():
        np.testing.assert_array_equal(gpu.save().arrays[kept], array, err_msg=kept)


@needs_device
@pytest.mark.parametrize("by_network", [False, True])
def test_a_gpu_draws_the_same_actions(by_network):
    gpu, batch = (kind("riverdale", 64, seats=2, seed=9, autoreset="same-step") for kind in (GpuBatch, Batch))
    network = find_game("riverdale").network if by_network else None
    lucks, played = gpu.fetch_lucks(), played_of(64, 2)
    given = (300, int(Autoreset.SAME_STEP), lucks, played)
    found = gpu.play(300, network)
    if network is None:
        batch.run(play_at_random, *given)
    else:
        batch.run(play_by_network, *given, policy_of(network.parameters, 64))
    np.testing.assert_array_equal(found, [played.games.sum(), *played.returns.sum(axis=0)])
    for kept, array in batch.save().arrays.items():
        np.testing.assert_array_equal(gpu.save().arrays[kept], array, err_msg=kept)
