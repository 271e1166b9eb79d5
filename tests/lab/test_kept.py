"""Results kept on file: a run goes on where it stopped, and never with the games of another."""

import numpy as np
import pytest

from runabout.games import find_game
from runabout.lab import Study, kept
from runabout.lab.causes import Causes
from runabout.lab.simulate import Lineup, simulate

game = find_game("road-runner")
LINEUP = Lineup(game, 3, ["greedy", "random"])


def interrupt_after(count):
    """An `on_progress` that interrupts once so many games are done."""
    done = 0

    def on_progress(more):
        nonlocal done
        done += more
        if done >= count:
            raise KeyboardInterrupt

    return on_progress


def test_an_interrupted_run_reports_what_was_finished(monkeypatch):
    monkeypatch.setattr("runabout.lab.simulate.portion_of", lambda *_: 10)
    part = simulate(LINEUP, 100, seed=4, jobs=1, on_progress=interrupt_after(30))
    assert not part.is_complete
    assert (part.asked, len(part.scores)) == (100, 30)
    assert (part.scores == simulate(LINEUP, 30, seed=4, jobs=1).scores).all()


def test_a_run_goes_on_where_it_was_interrupted(monkeypatch, tmp_path):
    monkeypatch.setattr("runabout.lab.simulate.portion_of", lambda *_: 10)
    file, told = tmp_path / "run.npz", []
    simulate(LINEUP, 100, seed=4, jobs=1, on_progress=interrupt_after(30), keep=file)
    whole = simulate(LINEUP, 100, seed=4, jobs=2, on_progress=told.append, keep=file)
    assert told[0] == 30
    assert sum(told) == 100
    assert (whole.scores == simulate(LINEUP, 100, seed=4, jobs=1).scores).all()
    assert whole.is_complete


def test_a_kept_run_can_be_made_longer_and_asked_for_in_part(tmp_path):
    file = tmp_path / "run.npz"
    simulate(LINEUP, 20, seed=4, jobs=1, keep=file)
    longer = simulate(LINEUP, 50, seed=4, jobs=1, keep=file)
    assert (longer.lengths == simulate(LINEUP, 50, seed=4, jobs=1).lengths).all()


@pytest.mark.parametrize(
    ("lineup", "seed", "differs"),
    [
        (Lineup(game, 4, ["greedy", "random"]), 4, "seats 3 there and 4 here"),
        (Lineup(game, 3, ["greedy"]), 4, "levels .* there and .*greedy"),
        (Lineup(game, 3, ["greedy", "random"], {"dealt": 6}), 4, "options .* there and .*"),
        (LINEUP, 5, 'seed "4" there and "5" here'),
    ],
)
def test_another_run_is_not_gone_on_with(tmp_path, lineup, seed, differs):
    file = tmp_path / "run.npz"
    simulate(LINEUP, 5, seed=4, jobs=1, keep=file)
    before = file.read_bytes()
    with pytest.raises(kept.BadKept, match=differs):
        simulate(lineup, 5, seed=seed, jobs=1, keep=file)
    assert file.read_bytes() == before


@pytest.mark.parametrize("kept_bytes", [400, 0])
def test_a_damaged_file_is_named(tmp_path, kept_bytes):
    file = tmp_path / "run.npz"
    simulate(LINEUP, 5, seed=4, jobs=1, keep=file)
    file.write_bytes(file.read_bytes()[:kept_bytes])
    with pytest.raises(kept.BadKept, match=r"run\.npz cannot be read as kept results"):
        simulate(LINEUP, 5, seed=4, jobs=1, keep=file)


@pytest.mark.parametrize(("at", "becomes"), [(10, 1), (8, 1), (8, 32)])
def test_a_file_packed_in_a_way_that_nobody_reads_is_named(tmp_path, at, becomes):
    file = tmp_path / "run.npz"
    simulate(LINEUP, 5, seed=4, jobs=1, keep=file)
    damaged = bytearray(file.read_bytes())
    damaged[damaged.rindex(b"PK\x01\x02") + at] = becomes  # of the last entry: its compression, or its flags
    file.write_bytes(damaged)
    with pytest.raises(kept.BadKept, match=r"run\.npz cannot be read as kept results"):
        simulate(LINEUP, 5, seed=4, jobs=1, keep=file)


@pytest.mark.parametrize("header", [b"[1]", b"5", b"null"])
def test_a_file_with_another_kind_of_header_is_named(tmp_path, header):
    file = tmp_path / "run.npz"
    np.savez(file, header=np.frombuffer(header, np.uint8))
    with pytest.raises(kept.BadKept, match=r"run\.npz cannot be read as kept results"):
        simulate(LINEUP, 5, seed=4, jobs=1, keep=file)


def changed(file, **arrays):
    """Write a file of results again with some arrays changed; None leaves one out."""
    with np.load(file) as archive:
        held = {name: archive[name] for name in archive.files} | arrays
    np.savez(file, **{name: array for name, array in held.items() if array is not None})
    return file.read_bytes()


@pytest.mark.parametrize(
    ("arrays", "how"),
    [
        ({"scores": None}, "it has no scores"),
        ({"done": np.ones(5)}, r"its done should be bool of shape \(5\), and is float64 of shape \(5,\)"),
        ({"done": np.bool_(True)}, r"its done should be bool of shape \(5\)"),
        ({"lengths": np.zeros(6, np.int32)}, r"its lengths should be int32 of shape \(5\)"),
        ({"scores": np.zeros((5, 2), np.int32)}, r"its scores should be int32 of shape \(5, 3\)"),
    ],
)
def test_a_run_that_is_kept_with_other_arrays_is_named_and_left_as_it_is(tmp_path, arrays, how):
    file = tmp_path / "run.npz"
    simulate(LINEUP, 5, seed=4, jobs=1, keep=file)
    before = changed(file, **arrays)
    with pytest.raises(kept.BadKept, match=rf"run\.npz is damaged: {how}.*Remove it, or keep results elsewhere\."):
        simulate(LINEUP, 5, seed=4, jobs=1, keep=file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("arrays", "how"),
    [
        ({"count": None}, "it has no count"),
        ({"count": np.zeros(1, np.int64)}, r"its count should be int64 of shape \(3\)"),
        ({"count": np.array([90, 200, 0])}, "its counts do not fit together"),
        ({"count": np.array([-9, 41, 0])}, "its counts do not fit together"),
        ({"done": np.ones((1, 49), np.bool_)}, r"its rows 0 should be float64 of shape \(1, 49, 3\)"),
        ({"done": np.ones((1, 50), np.int8)}, r"its done should be bool"),
        ({"rows 0": np.zeros(0)}, r"its rows 0 should be float64 of shape \(1, 50, 3\)"),
        ({"rows 0": np.zeros((1, 50, 2))}, r"its rows 0 should be float64 of shape \(1, 50, 3\)"),
        ({"taken 0": np.zeros((1, 99, 3))}, "its counts do not fit together"),
        ({"wins.0.sum": np.zeros(2)}, r"its wins\.0\.sum should be float64 of shape \(3\)"),
    ],
)
def test_a_study_that_is_kept_with_other_arrays_is_named_and_left_as_it_is(tmp_path, monkeypatch, arrays, how):
    monkeypatch.setattr("runabout.lab.study.Run._portion", lambda *_: 10)
    asked = Study(game, 3, "greedy", metrics=["wins"], deals=200, seed=4)
    file = tmp_path / "study.npz"
    asked.run(interrupt_after(120), keep=file, jobs=1, with_games=True)
    before = changed(file, **arrays)
    with pytest.raises(kept.BadKept, match=rf"study\.npz is damaged: {how}"):
        asked.run(keep=file, jobs=1, with_games=True)
    assert file.read_bytes() == before


def test_an_influence_that_is_kept_with_other_arrays_is_named(tmp_path):
    file = tmp_path / "influence.npz"
    asked = Causes(game, ["anvil"], seats=3, bots="greedy", deals=5)
    kept.save(file, asked.header, {asked.addresses[0]: np.zeros(9)})
    with pytest.raises(kept.BadKept, match=r"should be float64 of shape \(10\)"):
        asked.run(keep=file, jobs=1)


def test_any_byte_of_a_kept_file_that_is_damaged_is_named_or_makes_no_difference(tmp_path):
    file, done = tmp_path / "run.npz", np.arange(6) % 2 == 0
    kept.save(file, {"seed": "4"}, {"done": done})
    whole = file.read_bytes()
    refused = 0
    for at in range(len(whole)):
        damaged = bytearray(whole)
        damaged[at] ^= 1 << at % 8
        file.write_bytes(damaged)
        try:
            found = kept.load(file, {"seed": "4"})
            kept.check(file, found, {"done": kept.ArrayOf(np.bool_, (6,))})
        except kept.BadKept:
            refused += 1
        else:
            assert (found["done"] == done).all()
    assert refused > len(whole) // 2


def test_a_disk_that_is_full_leaves_the_old_file(tmp_path, monkeypatch):
    file = tmp_path / "run.npz"
    kept.save(file, {}, {"done": np.ones(3)})

    def full(*_, **__):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(np, "savez", full)
    with pytest.raises(kept.CannotKeep, match=r"no space left .* Make room, or save elsewhere\. The same command"):
        kept.save(file, {}, {"done": np.zeros(3)})
    assert kept.load(file, {})["done"].all()
    assert list(tmp_path.iterdir()) == [file]
