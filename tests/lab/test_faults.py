"""What goes wrong on the way is named, and finished games are kept: a worker that dies, a disk that is full."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from runabout.lab import kept
from runabout.lab.causes import Causes, Influence, from_numbers
from runabout.lab.compare import Comparison
from runabout.lab.kept import BadKept, CannotKeep
from runabout.lab.measure import Worker
from runabout.lab.simulate import Lineup, WorkerDied, simulate
from runabout.lab.study import Study
from tests.full_disk import files_no_larger_than
from tests.lab import lottery, showdown

ROOT = Path(__file__).parents[2]


def study(**given):
    return Study(lottery.game, **({"seats": 3, "bots": "random", "metrics": ["wins"], "deals": 400, "seed": 2} | given))


@pytest.fixture
def in_tens(monkeypatch):
    monkeypatch.setattr("runabout.lab.study.Run._portion", lambda *_: 10)
    monkeypatch.setattr("runabout.lab.simulate.portion_of", lambda *_: 10)


def stop_after(count):
    """An `on_progress` that interrupts once so many deals are done."""
    done = 0

    def on_progress(more):
        nonlocal done
        done += more
        if done >= count:
            raise KeyboardInterrupt

    return on_progress


def test_on_a_full_disk_a_study_says_so_and_goes_on_from_what_was_kept_before(tmp_path, in_tens):
    file = tmp_path / "study.npz"
    part = study().run(stop_after(120), file, jobs=1)
    held = file.read_bytes()
    with (
        files_no_larger_than(len(held) // 2),
        pytest.raises(CannotKeep, match="The same command goes on from what is kept there"),
    ):
        study().run(keep=file, jobs=1)
    assert file.read_bytes() == held
    assert [each.name for each in tmp_path.iterdir()] == ["study.npz"]
    told = []
    assert study().run(told.append, file, jobs=1).findings == study().run(jobs=1).findings
    assert told[0] == part.deals


def test_where_nothing_can_be_written_at_all_nothing_is_left_behind(tmp_path, in_tens):
    file = tmp_path / "run.npz"
    lineup = Lineup(lottery.game, 3, ["random"])
    with (
        files_no_larger_than(100),
        pytest.raises(CannotKeep, match=r"to .*run\.npz: .* Make room, or save elsewhere\. Nothing is kept yet\."),
    ):
        simulate(lineup, 50, jobs=1, keep=file)
    assert list(tmp_path.iterdir()) == []


def test_a_worker_that_dies_is_named_with_its_games_and_the_others_are_kept(tmp_path, in_tens, monkeypatch):
    file, play = tmp_path / "study.npz", Worker.play

    def dies(self, first, units, rotation):
        if first == 130:
            raise MemoryError("no room")
        return play(self, first, units, rotation)

    monkeypatch.setattr(Worker, "play", dies)
    with pytest.raises(WorkerDied, match=r"games 130 to 139 \(MemoryError: no room\)"):
        study().run(keep=file, jobs=1)
    monkeypatch.setattr(Worker, "play", play)
    told = []
    assert study().run(told.append, file, jobs=1).findings == study().run(jobs=1).findings
    assert told[0] == 130


def test_a_worker_of_a_run_that_dies_is_named_too(tmp_path, in_tens, monkeypatch):
    file, lineup = tmp_path / "run.npz", Lineup(lottery.game, 3, ["random"])
    play = simulate.__globals__["_Worker"].play

    def dies(self, first, games):
        if first == 20:
            raise MemoryError
        return play(self, first, games)

    monkeypatch.setattr("runabout.lab.simulate._Worker.play", dies)
    with pytest.raises(WorkerDied, match="games 20 to 29"):
        simulate(lineup, 50, jobs=1, keep=file)
    monkeypatch.undo()
    told = []
    simulate(lineup, 50, jobs=1, keep=file, on_progress=told.append)
    assert told[0] == 20


KILLED = """
import sys
from pathlib import Path
from runabout.lab import study
study.SAVE_EVERY = 0.0
study.Run._portion = lambda *_: 10
from tests.lab.test_faults import study as question
question(deals=200_000).run(keep=Path(sys.argv[1]), jobs=1)
"""


def test_a_study_whose_process_is_killed_goes_on_from_its_file(tmp_path):
    file = tmp_path / "study.npz"
    running = subprocess.Popen([sys.executable, "-c", KILLED, str(file)], cwd=ROOT, env={**os.environ})
    while not file.exists():
        assert running.poll() is None, "it ended before anything was kept"
        time.sleep(0.05)
    running.kill()
    assert running.wait() == -signal.SIGKILL
    asked = study(deals=200_000)
    arrays = kept.load(file, asked.header)
    assert int(arrays["count"][0]) + int(arrays["done"].sum()) > 0
    told = []

    def on_progress(more):
        told.append(more)
        if len(told) > 1:  # the first is what was kept
            raise KeyboardInterrupt

    again = asked.run(on_progress, file, jobs=1)
    assert told[0] >= 10
    assert again.deals >= told[0]


# --- Influence --------------------------------------------------------------------------------------------------------

CAUSES = Causes(showdown.game, ["boast", "6"], seats=2, bots="greedy", options={"dealt": 1}, deals=120)


def test_an_influence_that_is_interrupted_goes_on_with_the_names_that_are_left(tmp_path, monkeypatch):
    file, told, played = tmp_path / "influence.npz", [], []

    def stop(more):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        CAUSES.run(stop, jobs=1, keep=file)
    run = Comparison.run
    monkeypatch.setattr(Comparison, "run", lambda *given, **more: played.append(1) or run(*given, **more))
    found = CAUSES.run(told.append, jobs=2, keep=file)
    assert told == [1, 1]
    assert len(played) == 2  # allowed and dealt, of the card alone
    assert found == CAUSES.run(jobs=1)
    assert [one.address for one in found] == CAUSES.addresses
    played.clear()
    assert CAUSES.run(keep=file) == found
    assert played == []


def test_an_influence_does_not_go_on_from_another_question(tmp_path):
    file = tmp_path / "influence.npz"
    CAUSES.run(jobs=1, keep=file)
    with pytest.raises(BadKept, match="seed"):
        Causes(showdown.game, ["boast", "6"], 0, 2, "greedy", {"dealt": 1}, 120, seed=9).run(keep=file)


def test_an_influence_is_kept_with_what_it_does_not_tell():
    found = CAUSES.run(jobs=1)
    assert isinstance(found[0], Influence)
    assert found[0].dealt is None
    assert [from_numbers(one.address, one.numbers) for one in found] == found
