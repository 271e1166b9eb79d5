"""The example that trains a widely used PPO: its tables, its results, and, where its library is there, a training."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pytest

from runabout.lab.simulate import wilson

FOLDER = Path(__file__).parents[2] / "examples" / "ppo"
README = (FOLDER / "README.md").read_text(encoding="utf-8")
RIVERDALE: dict[str, Any] = {
    "seats": 2, "opponents": "greedy", "options": {"turn_limit": 12}, "compiled": False,
}  # fmt: skip


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example's modules can be imported, as where its script is run."""
    monkeypatch.syspath_prepend(str(FOLDER))
    yield
    for name in ("tables", "results", "train"):
        sys.modules.pop(name, None)


@pytest.fixture
def tables(example: None) -> ModuleType:
    return importlib.import_module("tables")


@pytest.fixture
def results(example: None) -> ModuleType:
    return importlib.import_module("results")


def test_tables_tell_what_the_vector_environment_tells(tables: ModuleType) -> None:
    made = tables.Tables("runabout/Riverdale-v1", 3, rewards="shaped", **RIVERDALE)
    # Its games end without the next one beginning, so that what it shows last is seen.
    plain = gymnasium.make_vec(
        "runabout/Riverdale-v1", num_envs=3, autoreset="disabled", rewards="shaped", **RIVERDALE
    )  # fmt: skip
    cells, infos = plain.reset(seed=4)
    seen, gained, ended = made.reset(4), np.zeros(3), np.zeros(3, np.bool_)
    highs = np.maximum(plain.single_observation_space.high, 1)
    decisions = 0
    while not ended.any():
        np.testing.assert_allclose(seen, cells / highs, rtol=1e-6)
        np.testing.assert_array_equal(made.masks, infos["action_mask"] == 1)
        actions = made.masks.argmax(axis=1)
        cells, rewards, over, _, infos = plain.step(actions)
        seen, paid, ended, told = made.step(actions)
        np.testing.assert_allclose(paid, rewards, rtol=1e-6)
        assert ended.tolist() == over.tolist()
        gained, decisions = gained + rewards, decisions + 1
    for table, info in enumerate(told):
        if ended[table]:
            np.testing.assert_allclose(info["terminal_observation"], cells[table] / highs, rtol=1e-6)
            assert info["episode"] == {"r": pytest.approx(gained[table]), "l": decisions}
            assert not info["TimeLimit.truncated"]
        else:
            assert info == {}
    assert made.masks.any(axis=1).all()  # the next games have begun
    assert made.observation_space.contains(seen[0])


def test_every_table_counts_once_and_each_seat_is_the_learners_equally_often(tables: ModuleType) -> None:
    made = tables.Tables("runabout/Riverdale-v1", 6, **RIVERDALE)
    won = tables.play(made, lambda seen, masks: masks.argmax(axis=1), seed=2)
    assert won.shape == (6,)
    _, infos = made.vector.reset(seed=2)
    assert sorted(infos["seat"]) == [0, 0, 0, 1, 1, 1]
    env, ended = gymnasium.make("runabout/Riverdale-v1", **RIVERDALE), False
    _, info = env.reset(seed=2)
    while not ended:
        _, reward, ended, _, info = env.step(info["action_mask"].argmax())
    assert won[0] == reward


def test_the_readme_shows_five_trainings_that_all_beat_greedy(results: ModuleType) -> None:
    found = results.read_results(FOLDER / "results")
    assert [one.seed for one in found] == [1, 2, 3, 4, 5]
    assert results.report(found) in README
    for one in found:
        assert one.games == 1000
        assert wilson(one.won, one.games)[0] > 0.5


def test_results_are_read_as_they_were_written(results: ModuleType, tmp_path: Path) -> None:
    assert results.report(results.read_results(tmp_path)) == "No training has ended yet."
    one = results.Result(7, 8192, 3, [[0, 0.25]], 1000, 512.5)
    one.write(tmp_path)
    assert results.read_results(tmp_path) == [one]
    assert "| 7 | 25% | 51.2% of 1,000 | 48.2% to 54.3% | 3 |" in results.report([one])


def test_a_policy_is_trained_and_a_seed_that_is_done_is_not_trained_again(
    example: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed: see examples/ppo/README.md")
    train = importlib.import_module("train")
    train.main(["--seeds", "3", "--decisions", "8192", "--into", str(tmp_path)])
    table = capsys.readouterr().out
    assert "| 3 | " in table
    made = {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()}
    assert set(made) == {"seed-3.json", "seed-3.zip"}
    train.main(["--seeds", "3", "--decisions", "8192", "--into", str(tmp_path)])
    assert capsys.readouterr().out == table
    assert {file.name: file.stat().st_mtime_ns for file in tmp_path.iterdir()} == made
