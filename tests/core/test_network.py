"""Networks: what their files hold, what is refused, and that compiled code and plain Python read them alike."""

import io
import json
import zipfile
from dataclasses import replace

import numpy as np
import pytest

from benchmarks.network_strength import with_strength
from runabout.bots.scratch import scratch_for
from runabout.core import network
from runabout.core.chance import Chance, pick
from runabout.core.contract import WHOLE
from runabout.core.errors import BadGame
from runabout.core.inference import network_evaluate, network_prior, read_state
from runabout.core.log import Log
from runabout.core.network import KINDS, BadNetwork, network_bytes, read_network, rows_of
from runabout.core.record import Cells
from runabout.games import find_game

game = find_game("riverdale")
NAMED = {"game": "riverdale", "rules": game.version, "observation": game.observation.version}


def arrays(hidden=3, seed=0):
    """Any network of the game, of weights from -9 to 9."""
    rng = np.random.default_rng(seed)
    counts = rng.integers(0, 3, game.observation.size)
    shapes = {
        "rows": (counts.sum(), hidden),
        "bias": (hidden,),
        "policy": (hidden, game.actions),
        "policy_bias": (game.actions,),
        "value": (hidden, 4),
        "value_bias": (4,),
    }
    drawn = {name: rng.integers(-9, 10, shape) for name, shape in shapes.items()}
    return {"counts": counts, "shifts": np.zeros_like(counts)} | drawn


def read(path):
    return read_network(path, game.name, game.version, game.observation, game.actions, 4)


def refused(path, content, said):
    path.write_bytes(content)
    with pytest.raises(BadNetwork, match=said):
        read(path)


def test_what_is_written_is_read(tmp_path):
    path, given = tmp_path / "network.npz", arrays()
    path.write_bytes(network_bytes({**NAMED, "trained": {"seconds": 3}}, given))
    found = read(path)
    assert found.about == {**NAMED, "trained": {"seconds": 3}}
    assert (found.parameters.rows == given["rows"]).all()
    assert (found.parameters.firsts == rows_of(given["counts"], given["shifts"]).firsts).all()
    assert len(found.digest) == 64


def test_the_same_network_is_the_same_file():
    assert network_bytes(NAMED, arrays()) == network_bytes(NAMED, arrays())
    assert network_bytes(NAMED, arrays()) != network_bytes(NAMED, arrays(seed=1))


def test_a_file_may_have_so_many_bytes_and_not_one_more(monkeypatch):
    number = len(network_bytes(NAMED, arrays()))
    monkeypatch.setattr(network, "BYTES_MAX", number)
    assert len(network_bytes(NAMED, arrays())) == number
    monkeypatch.setattr(network, "BYTES_MAX", number - 1)
    with pytest.raises(BadNetwork, match=f"at most {number - 1:,} bytes; this one has {number:,}"):
        network_bytes(NAMED, arrays())


@pytest.mark.parametrize(
    ("about", "said"),
    [
        ({"game": "road-runner"}, "of game riverdale; one of game road-runner came"),
        ({"rules": 99}, "one of rules 99 came"),
        ({"observation": 99}, "one of observation 99 came"),
    ],
)
def test_a_network_of_another_game_or_version_is_refused(tmp_path, about, said):
    refused(tmp_path / "network.npz", network_bytes(NAMED | about, arrays()), said)


def test_no_file_and_no_archive_are_refused(tmp_path):
    with pytest.raises(BadNetwork, match="runabout train"):
        read(tmp_path / "none.npz")
    refused(tmp_path / "network.npz", b"PK but no archive", "runabout train")


@pytest.mark.parametrize(("at", "becomes"), [(10, 1), (8, 1), (8, 32)])
def test_an_archive_packed_in_a_way_that_nobody_reads_is_refused(tmp_path, at, becomes):
    damaged = bytearray(network_bytes(NAMED, arrays()))
    damaged[damaged.rindex(b"PK\x01\x02") + at] = becomes  # of the last entry: its compression, or its flags
    refused(tmp_path / "network.npz", bytes(damaged), "runabout train")


def test_a_number_that_changed_is_noticed(tmp_path):
    whole = network_bytes(NAMED, arrays())
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(whole)) as given, zipfile.ZipFile(out, "w") as packed:
        for name in given.namelist():
            content = given.read(name)
            if name == "value.npy":
                content = content[:-1] + bytes([content[-1] ^ 1])
            packed.writestr(name, content)
    refused(tmp_path / "network.npz", out.getvalue(), "a damaged one came")


def test_a_file_of_another_form_is_refused(tmp_path):
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(network_bytes(NAMED, arrays()))) as given, zipfile.ZipFile(out, "w") as packed:
        for name in given.namelist():
            packed.writestr(name, json.dumps({**NAMED, "form": 9}) if name == "about.json" else given.read(name))
    refused(tmp_path / "network.npz", out.getvalue(), "form 1; another form came")


@pytest.mark.parametrize("name", ["policy", "value", "rows", "counts", "bias"])
def test_an_array_of_another_shape_is_refused(tmp_path, name):
    given = arrays()
    given[name] = given[name][:-1]
    refused(tmp_path / "network.npz", network_bytes(NAMED, given), "of shape")


def test_weights_whose_sums_leave_64_bits_are_refused(tmp_path):
    given = arrays()
    given["policy_bias"] = np.full(game.actions, 1 << 62)
    refused(tmp_path / "network.npz", network_bytes(NAMED, given), "fit into 64 bits")


def test_a_file_is_no_larger_than_a_package_should_carry():
    with pytest.raises(BadNetwork, match="200,000 bytes"):
        network_bytes(NAMED, arrays(hidden=400) | {"rows": np.random.default_rng(0).integers(-9999, 9999, (900, 400))})


def test_a_game_without_an_observation_has_no_network():
    with pytest.raises(BadGame, match="needs an `observation`"):
        replace(game, observation=None)


def states(count=12):
    """States of a game that is played at random."""
    plain, chance, state = game.interpreted, Chance.seeded(bytes(32)), game.State()
    state.seats = 3
    plain.setup(state, game.new_options({}, 3), chance, Log())
    for _ in range(count):
        open_now = plain.legal_actions(state)
        plain.apply(state, open_now[pick(chance, len(open_now))], chance, Log())
        yield state


def said_by(run, state):
    """All that the network says of a state, in compiled code or in plain Python."""
    reading, out = scratch_for(game).reading, np.zeros(8, np.int32).view(Cells)
    run.bind(network_evaluate)(state, reading, out)
    run.bind(read_state)(state, reading)
    return out[:3].tolist(), [float(run.bind(network_prior)(action, reading)) for action in range(0, game.actions, 9)]


def test_compiled_code_and_plain_python_read_a_network_alike():
    told = []
    for state in states():
        plain = said_by(game.interpreted, state)
        assert said_by(game.compiled, state) == plain
        assert WHOLE - 3 <= sum(plain[0]) <= WHOLE
        told.append(plain)
    assert len({str(one) for one in told}) > len(told) // 2  # it looks at what it reads


def test_what_a_network_says_is_its_sums():
    """Against the same network in NumPy's 64-bit floats, which hold these sums exactly."""
    numbers, space = game.network.parameters, game.observation
    for state in states(4):
        reading = scratch_for(game).reading
        game.interpreted.bind(read_state)(state, reading)
        cells = np.zeros(space.size, np.uint8).view(Cells)
        space.rule(game.interpreted.sight(state, state.seat), cells)
        hidden = numbers.bias.astype(float)
        for cell in range(space.size):
            number = min(int(cells[cell]) >> numbers.shifts[cell], numbers.counts[cell])
            if number:
                hidden = hidden + numbers.rows[numbers.firsts[cell] + number - 1]
        hidden = np.maximum(hidden, 0)
        assert reading.hidden.tolist() == hidden.tolist()
        logits = (hidden @ numbers.policy + numbers.policy_bias) / 65536
        assert network_prior_of(7, reading) == logits[7]


def network_prior_of(action, reading):
    return game.interpreted.bind(network_prior)(action, reading)


def test_every_array_has_a_kind():
    assert set(KINDS) | {"firsts"} == set(game.network.parameters._fields)


def test_the_network_of_riverdale_says_how_it_was_trained_and_how_well_it_plays():
    about = game.network.about
    assert about["trained"]["decisions"] == 240 * 512 * 32
    assert about["trained"]["iterations"] == about["plan"]["iterations"]
    assert about["trained"]["games"] > 10_000
    assert [int(seats) for seats in about["plays"]] == about["plan"]["seats"]
    for seats, told in about["plays"].items():
        low, high = told["interval"]
        assert low < told["wins"] < high
        assert told["fair"] == pytest.approx(1 / int(seats), abs=1e-4)
        assert f"--seats {seats} --bots learned,medium" in told["command"]


def test_how_well_a_network_plays_is_written_into_its_file_and_changes_no_number(tmp_path):
    path = tmp_path / "network.npz"
    path.write_bytes(with_strength(game.network, {"2": {"wins": 0.5}}))
    found = read(path)
    assert found.about == {**game.network.about, "plays": {"2": {"wins": 0.5}}}
    for one, other in zip(found.parameters, game.network.parameters, strict=True):
        assert one.dtype == other.dtype
        assert (one == other).all()
    assert found.digest != game.network.digest
