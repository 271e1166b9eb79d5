"""Ctrl-C while a bot of one's own does not come to an end: what is waited for is said, and a second one ends it."""

import os
import signal
import subprocess
import sys
import time

import numpy as np
import pytest

from runabout.core.game import INTERPRET
from tests.patience import PATIENCE

STUCK = """
import time
from pathlib import Path

from runabout.bots import Bot, level


class Stuck:
    games = 0

    def __init__(self, game, key):
        Stuck.games += 1
        self.bot = Bot(game, level("greedy"), key)

    def choose(self, sight):
        while Stuck.games > 60:
            Path("stuck").touch()
            time.sleep(0.01)
        return self.bot.choose(sight)
"""


# A shell starts what runs in its background deaf to Ctrl-C, and so would be what that starts.
STARTED = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from runabout.cli import main
main()
"""


@pytest.fixture
def started(tmp_path):
    """Starts a study in which a bot decides for ever after some games; the process, once it does."""
    (tmp_path / "stuck.py").write_text(STUCK)
    running = []

    def start(jobs):
        given = ["--seats", "3", "--bots", "stuck.py:Stuck", "--count", "wins", "--deals", "300", "--keep", "k.npz"]
        process = subprocess.Popen(
            [sys.executable, "-c", STARTED, "study", "road-runner", *given, "--jobs", jobs],
            cwd=tmp_path,
            env={**os.environ, INTERPRET: "1"},
            stderr=subprocess.PIPE,
            text=True,
        )
        running.append(process)
        while not (tmp_path / "stuck").exists():
            assert process.poll() is None, process.stderr.read()
            time.sleep(0.05)
        return process

    yield start
    for process in running:
        process.kill()
        process.wait()
        process.stderr.close()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_first_ctrl_c_says_which_bot_is_waited_for_and_a_second_ends_at_once(started, tmp_path, jobs):
    process = started(jobs)
    process.send_signal(signal.SIGINT)
    said = process.stderr.readline()
    assert "waiting for the games that are being played (stuck.py:Stuck in game " in said
    assert "Ctrl-C again ends at once" in said
    assert process.poll() is None
    process.send_signal(signal.SIGINT)
    assert process.wait(PATIENCE) == 130
    assert process.stderr.read() == ""
    with np.load(tmp_path / "k.npz") as kept:
        assert kept["done"].sum() + kept["count"][0] > 0
