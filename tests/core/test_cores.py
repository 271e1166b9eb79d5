"""How many cores this process may use, on systems that say which and on those that do not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from runabout.core.cores import available_cores

ROOT = Path(__file__).parents[2]


def test_a_process_may_use_the_cores_that_the_system_lets_it_use(monkeypatch):
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {3, 5, 6}, raising=False)
    assert available_cores() == 3


@pytest.mark.parametrize(("has", "found"), [(8, 8), (None, 1)], ids=["macOS, Windows", "not even how many"])
def test_where_the_system_does_not_say_which_all_count(monkeypatch, has, found):
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: has)
    assert available_cores() == found


def test_nothing_else_in_the_package_asks_the_system_for_cores():
    asking = [path for path in (ROOT / "src").rglob("*.py") if "affinity" in path.read_text(encoding="utf-8")]
    assert asking == [ROOT / "src/runabout/core/cores.py"]


def test_simulate_and_bench_work_where_the_system_does_not_say_which_cores():
    program = (
        "import os; del os.sched_getaffinity\n"
        "from runabout.games import find_game\n"
        "from runabout.lab.bench import bench\n"
        "from runabout.lab.simulate import Lineup, simulate\n"
        "chosen = find_game('road-runner')\n"
        "print(len(simulate(Lineup(chosen, 3, ['random']), 4).lengths), bench(chosen, 3, 0.01)['games'] > 0)\n"
    )
    if not hasattr(os, "sched_getaffinity"):
        pytest.skip("this system never says")
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["4", "True"]
