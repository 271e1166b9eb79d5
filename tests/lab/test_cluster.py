"""Portions of a study are sent away and come back in any order, and the answer is the same as from threads.

In place of Ray stands a small pool that lets everything pass through pickle; tests/lab/nodes.py plays on Ray itself.
"""

import pickle
import sys
from types import SimpleNamespace

import pytest

from runabout.games import GAMES, find_game
from runabout.lab import Study, cluster, sent
from runabout.lab.cluster import BadCluster, Cluster
from runabout.lab.compare import Comparison
from runabout.lab.counting import Figure
from runabout.lab.limits import NothingLeft
from runabout.lab.measure import Asked, BadBot
from runabout.lab.metrics import METRICS, Metric
from runabout.lab.sent import CannotSend
from runabout.lab.simulate import WorkerDied
from runabout.lab.study import Run
from tests.lab import lottery


class RayError(Exception):
    """Ray's own."""


class Shuffled:
    """Plays what it is handed when it is asked to wait, the last first; interrupts or fails when it is told to."""

    cloudpickle = pickle
    exceptions = SimpleNamespace(RayError=RayError)

    def __init__(self, interrupt_at=None, fail_at=None):
        self.interrupt_at, self.fail_at = interrupt_at, fail_at
        self.waited = self.most = 0

    def cluster_resources(self):
        return {"CPU": 3.0}

    def remote(self, **options):
        assert options["max_retries"] == -1
        return lambda function: SimpleNamespace(remote=lambda *given: (function, pickle.dumps(given)))

    def wait(self, running, num_returns):
        self.waited += 1
        self.most = max(self.most, len(running))
        if self.waited == self.interrupt_at:
            raise KeyboardInterrupt
        return [running[-1]], running[:-1]

    def get(self, ref):
        function, given = ref
        if self.waited == self.fail_at:
            raise RayError("the head is gone")
        return pickle.loads(pickle.dumps(function(*pickle.loads(given))))


@pytest.fixture(autouse=True)
def installed(monkeypatch):
    """The lottery is found by its name, as an installed game is."""
    monkeypatch.setitem(GAMES, lottery.game.name, "tests.lab.lottery:game")
    monkeypatch.setattr(Run, "_portion", lambda *_: 20)
    yield
    find_game.cache_clear()
    cluster.sides_of.cache_clear()


def study(**given):
    asked = {"seats": 3, "bots": "random,greedy,greedy", "metrics": ["wins", "length"], "deals": 300}
    return Study(lottery.game, **(asked | given))


def on(monkeypatch, pool):
    monkeypatch.setattr("runabout.lab.study.connected", lambda address: pool)
    return {"on": "ray"}


def test_the_answer_is_that_of_threads_to_the_last_bit(monkeypatch):
    pool = Shuffled()
    there = study().run(**on(monkeypatch, pool), with_games=True)
    here = study().run(jobs=1, with_games=True)
    assert there.findings == here.findings
    assert (there.rows[0] == here.rows[0]).all()
    assert pool.most == 2 * 3  # two for each processor


def test_a_comparison_with_limits_is_sent_whole(monkeypatch):
    sides = [study(seed=3, avoid=ban, limitable=True, bots="random") for ban in ((), ("boast",))]
    there = Run(Comparison(*sides).sides, None, None, **on(monkeypatch, Shuffled())).play()
    assert there.findings == Comparison(*sides).run(jobs=1).findings


def test_an_interrupted_study_keeps_what_was_under_way_and_goes_on_on_threads(monkeypatch, tmp_path):
    file = tmp_path / "study.npz"
    part = study().run(keep=file, **on(monkeypatch, Shuffled(interrupt_at=20)))
    assert not part.is_complete
    assert 0 < part.deals < 300
    assert study().run(keep=file, jobs=1).findings == study().run(jobs=1).findings


def test_a_bot_that_fails_there_is_named_with_its_game(monkeypatch):
    with pytest.raises(BadBot, match="Broken raised LookupError") as failed:
        study(bots=[lottery.Broken], metrics=["wins"]).run(**on(monkeypatch, Shuffled()))
    assert (failed.value.rotation, failed.value.actions, failed.value.side) == (0, (), 0)


def test_a_ban_that_leaves_nothing_there_names_the_game(monkeypatch):
    with pytest.raises(NothingLeft, match="only what is banned was open") as failed:
        study(bans=["draw"]).run(**on(monkeypatch, Shuffled()))
    assert failed.value.unit >= 0


def test_a_cluster_that_is_lost_is_named_with_the_games_it_played(monkeypatch, tmp_path):
    file = tmp_path / "study.npz"
    with pytest.raises(WorkerDied, match=r"could not play games \d+ to \d+ \(RayError: the head is gone\)"):
        study().run(keep=file, **on(monkeypatch, Shuffled(fail_at=20)))
    told = []
    assert study().run(told.append, keep=file, jobs=1).findings == study().run(jobs=1).findings
    assert told[0] >= 100


def test_other_rules_there_are_refused(monkeypatch):
    one = study()
    pool = Cluster(Shuffled(), [Asked(one.setting, one.seed)])
    monkeypatch.setattr(sent, "RUN_VERSION", 0)
    with pytest.raises(CannotSend, match=r"another High Card: run_version 0 there and \d+ here"):
        list(pool.play(iter([(0, 1, 0)])))


def test_a_game_that_is_not_installed_is_refused(monkeypatch):
    monkeypatch.delitem(GAMES, lottery.game.name)
    with pytest.raises(CannotSend, match="Install the package of the game; on a cluster, on all machines"):
        study().run(**on(monkeypatch, Shuffled()))


def test_a_metric_that_cannot_be_sent_is_refused(monkeypatch):
    mine = Metric("mine", lambda *_: [Figure("mine")], on_end=METRICS["wins"].on_end)
    with pytest.raises(BadCluster, match="cannot be sent to other machines"):
        study(metrics=[mine]).run(**on(monkeypatch, Shuffled()))


def test_without_ray_the_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadCluster, match=r"runabout\[cluster\]"):
        cluster.connected("ray")
