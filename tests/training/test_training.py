"""Training: seeded, resumable, and what it minimises goes down. A few games, their rules in plain Python."""

from __future__ import annotations

import csv
import io
import json
import os
import shutil
from pathlib import Path

import jax
import numpy as np
import pytest

from runabout.core.errors import BadSeats, CannotSave, UnknownGame
from runabout.core.network import read_network
from runabout.envs import BadBatch
from runabout.games import find_game
from runabout.lab.kept import CannotKeep
from runabout.training import encoding, run
from runabout.training.errors import BadCheckpoint, BadPlan
from runabout.training.model import NEVER
from runabout.training.plan import Plan
from runabout.training.play import outcomes
from runabout.training.run import Training, train
from tests.full_disk import files_no_larger_than

PLAN = Plan(
    "riverdale",
    seats=(2, 3),
    options={"turn_limit": 12},
    iterations=4,
    tables=4,
    steps=12,
    hidden=8,
    parts=2,
    compiled=False,
)


@pytest.fixture(autouse=True, scope="module")
def small_sample():
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(run, "SAMPLE_TABLES", 2)
        patched.setattr(encoding, "LOOKS", 32)
        yield


@pytest.fixture(autouse=True, scope="module")
def compiled_once(tmp_path_factory):
    """What JAX compiles is kept on disk, so that it is compiled for the first of these trainings alone."""
    settings = {
        "jax_compilation_cache_dir": str(tmp_path_factory.mktemp("jax")),
        "jax_persistent_cache_min_compile_time_secs": 0.0,
        "jax_persistent_cache_min_entry_size_bytes": -1,
    }
    before = {name: getattr(jax.config, name) for name in settings}
    for name, value in settings.items():
        jax.config.update(name, value)
    yield
    for name, value in before.items():
        jax.config.update(name, value)


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """A training without an interruption."""
    return train(PLAN, tmp_path_factory.mktemp("whole"))


def stored(folder):
    """All that a training's checkpoint and network hold, but for how long it took."""
    with np.load(folder / run.CHECKPOINT) as found:
        arrays = {name: found[name].tobytes() for name in found.files if name != "points"}
    game = find_game("riverdale")
    network = read_network(folder / run.NETWORK, game.name, game.version, game.observation, game.actions, game.seats[1])
    return arrays, [array.tobytes() for array in network.parameters]


def test_its_network_says_what_the_whole_training_took(whole):
    game = find_game("riverdale")
    about = read_network(
        whole.folder / run.NETWORK, game.name, game.version, game.observation, game.actions, game.seats[1]
    ).about
    points, trained = whole.points, about["trained"]
    assert len(points) > 1
    assert (trained["iterations"], trained["decisions"]) == (len(points), points[-1].decisions)
    assert trained["games"] == sum(point.games for point in points) > points[-1].games
    last = {str(point.seats): point for point in points}
    assert trained["value"] == {seats: round(point.value, 4) for seats, point in last.items()}


def test_an_interrupted_training_that_goes_on_is_the_whole_one_to_the_bit(whole, tmp_path):
    def interrupt(point):
        if point.iteration == 3:
            raise KeyboardInterrupt

    half = train(PLAN, tmp_path, interrupt)
    assert len(half.points) == 3
    assert not half.is_over
    again = train(PLAN, tmp_path)
    assert again.is_over
    assert stored(tmp_path) == stored(whole.folder)
    assert [point.value for point in again.points] == [point.value for point in whole.points]


def test_the_curve_has_a_point_for_each_iteration(whole):
    rows = list(csv.DictReader(io.StringIO((whole.folder / "curve.csv").read_text())))
    assert [(row["iteration"], row["seats"], row["decisions"]) for row in rows] == [
        ("1", "2", "48"),
        ("2", "3", "96"),
        ("3", "2", "144"),
        ("4", "3", "192"),
    ]
    assert "<svg" in (whole.folder / "curve.svg").read_text()


def test_the_loss_of_a_fixed_batch_goes_down(whole):
    told = whole._plays[0].play(whole.weights).told
    model, weights = whole.model, whole.weights
    moments = model.optimiser.init(weights)
    order = np.arange(48).reshape(2, 24)
    before = model.losses(weights, told)[0]
    for _ in range(20):
        weights, moments, _ = model.improve(weights, moments, told, order)
    after, parts = model.losses(weights, told)
    assert after < before - 0.05
    assert set(parts) == {"policy", "value", "entropy"}


def test_nothing_but_candidates_has_a_probability(whole):
    play = whole._plays[1]
    priors = play.priors()
    logs = np.asarray(whole.model.tell(whole.weights, play.batch.observation, priors)[0])
    open_now = priors > NEVER / 2
    assert (play.batch.mask[open_now] == 1).all()
    assert np.exp(logs)[~open_now].max() == 0
    assert np.exp(logs).sum(axis=1) == pytest.approx(1, abs=1e-5)


def test_outcomes_reach_back_to_the_step_that_ended_the_game_before():
    rewards = np.zeros((3, 1, 2), np.float32)
    rewards[1, 0] = 1, 0
    ended = np.array([[False], [True], [False]])
    chances = np.full((4, 1, 2), 0.5)
    chances[3] = 0.8, 0.2
    assert outcomes(rewards, ended, chances, 1.0)[:, 0].tolist() == [
        pytest.approx([1, 0]),
        pytest.approx([1, 0]),
        pytest.approx([0.8, 0.2]),
    ]
    assert outcomes(rewards, ended, chances, 0.5)[0, 0] == pytest.approx([0.75, 0.25])


def test_a_folder_of_another_plan_is_refused_and_left_as_it_is(whole):
    before = (whole.folder / run.CHECKPOINT).read_bytes()
    with pytest.raises(BadCheckpoint, match="hidden"):
        Training(Plan("riverdale", seats=(2, 3), options={"turn_limit": 12}, hidden=9, compiled=False), whole.folder)
    assert (whole.folder / run.CHECKPOINT).read_bytes() == before


def no_training(_):
    raise AssertionError("it has begun to learn")


def test_a_folder_that_cannot_be_made_is_named_before_anything_is_learned(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotSave, match=r"file/run.*: not a directory\. Save elsewhere\."):
        train(PLAN, tmp_path / "file" / "run", no_training)


def test_a_folder_without_room_is_named_before_anything_is_learned(tmp_path):
    with files_no_larger_than(100), pytest.raises(CannotKeep, match=r"Make room, or save elsewhere\. Nothing is kept"):
        train(PLAN, tmp_path / "run", no_training)


def test_a_full_disk_later_says_what_is_lost_and_leaves_the_checkpoint(tmp_path):
    training = Training(PLAN, tmp_path)
    training.iterate()
    training.save()
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    training.iterate()
    training.iterate()
    with files_no_larger_than(100), pytest.raises(CannotKeep, match=r"What was learned in 2 iterations .* is lost\."):
        training.save()
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


@pytest.mark.parametrize("name", ["curve.csv", "curve.svg", "network.npz"])
def test_what_cannot_be_written_beside_the_checkpoint_loses_nothing(whole, tmp_path, name):
    shutil.copytree(whole.folder, tmp_path / "run")
    (tmp_path / "run" / name).unlink()
    os.mkfifo(tmp_path / "run" / name)
    with pytest.raises(CannotSave, match=rf"{name}: is a pipe\. Save elsewhere\. Nothing is lost: the same command"):
        train(PLAN, tmp_path / "run")


def test_a_damaged_checkpoint_is_refused(tmp_path):
    (tmp_path / run.CHECKPOINT).write_bytes(b"no archive")
    with pytest.raises(BadCheckpoint, match="cannot be read"):
        Training(PLAN, tmp_path)


@pytest.mark.parametrize(
    ("arrays", "how"),
    [
        ({"counts": None}, "it has no counts"),
        ({"counts": np.zeros(1, np.int64)}, "its counts should be int64 of shape"),
        ({"weights 1": np.zeros(2, np.float32)}, r"its weights 1 should be float32 of shape \(8\)"),
        ({"chance": np.frombuffer(b"{}", np.uint8)}, "state"),
        ({"points": np.frombuffer(b"[5]", np.uint8)}, "TypeError"),
    ],
)
def test_a_checkpoint_with_other_arrays_is_refused(whole, tmp_path, arrays, how):
    with np.load(whole.folder / run.CHECKPOINT) as archive:
        held = {name: archive[name] for name in archive.files} | arrays
    np.savez(tmp_path / run.CHECKPOINT, **{name: array for name, array in held.items() if array is not None})
    with pytest.raises(BadCheckpoint, match=rf"is damaged: .*{how}.*Remove it, or keep results elsewhere\."):
        Training(PLAN, tmp_path)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"hidden": 0}, "hidden is a whole number from 1 to 128; 0 came"),
        ({"iterations": "3"}, "iterations is a whole number from 1 to 1,000,000; '3' came"),
        ({"iterations": 2.5}, "iterations is a whole number .* 2.5 came"),
        ({"tables": 4.0}, "tables is a whole number .* 4.0 came"),
        ({"epochs": True}, "epochs is a whole number .* True came"),
        ({"rate": "x"}, "rate is a number from .* 'x' came"),
        ({"trace": float("nan")}, "trace is a number from .* nan came"),
        ({"seats": 2}, r"Seats are the numbers that are played, such as \(2, 3\); 2 came"),
        ({"seats": "23"}, "Seats are the numbers that are played"),
        ({"compiled": "yes"}, "compiled=False; 'yes' came"),
        ({"rate": 2.0}, "rate is a number"),
        ({"tables": 3, "steps": 3, "parts": 2}, "equal parts"),
    ],
)
def test_a_plan_says_what_it_expects(given, said):
    with pytest.raises(BadPlan, match=said):
        Plan("riverdale", **given)


@pytest.mark.parametrize(
    ("given", "kind", "said"),
    [
        ({"game": 5}, BadPlan, "a game by its name; 5 came"),
        ({"game": "riverdal"}, UnknownGame, "riverdale"),
        ({"options": 5}, BadBatch, "Options are a mapping"),
        ({"seats": ("2",)}, BadSeats, "'2'"),
        ({"seats": (2.0,)}, BadSeats, "2.0"),
        ({"seed": None}, BadBatch, "A seed is a whole number or a text; None came"),
        ({"seed": 1.5}, BadBatch, "1.5 came"),
    ],
)
def test_a_plan_names_arguments_of_a_wrong_kind(given, kind, said):
    with pytest.raises(kind, match=said):
        Plan(**{"game": "riverdale", **given})


def test_a_plan_of_numpy_numbers_is_that_of_whole_ones():
    given = {"seats": [np.int64(2)], "options": None, "iterations": np.int64(3), "rate": np.float32(0.5)}
    assert Plan("riverdale", **given) == Plan("riverdale", seats=(2,), iterations=3, rate=0.5)
    assert json.dumps(Plan("riverdale", **given).identity)


def test_without_jax_a_training_says_what_to_install(monkeypatch, tmp_path):
    monkeypatch.setitem(__import__("sys").modules, "runabout.training.model", None)
    monkeypatch.delattr("runabout.training.model", raising=False)
    with pytest.raises(BadPlan, match=r"runabout\[train\]"):
        Training(PLAN, Path(tmp_path))
