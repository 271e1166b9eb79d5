"""What watches the tests of a copy of the tree from inside pytest.

Run in a process of its own, either over the sources as they are, to learn which test runs which lines and what it
costs, or over a fault, to learn whether a test notices it.
"""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import coverage
import pytest

TIMES = 10
"""A test that takes so many times the processor time that it takes without a fault is in an endless loop."""

GRACE = 5
"""Seconds of processor time that any test may take beyond that: what a test measures in milliseconds varies."""

OPENING = 120
"""Seconds of processor time that reading the tests may take."""

MEMORY = 16 << 30
"""Bytes that a process may ask for: a fault may make a list that never ends."""


class Reach:
    """Learns what each test runs, and what it costs.

    Attributes:
        cost: seconds of processor time, by test.
        failed: the tests that fail as it is.
    """

    def __init__(self, root: Path, only: str, shared: tuple[str, ...]) -> None:
        self.only = re.compile(only)
        self.shared = shared
        self.cost: dict[str, float] = {}
        self.failed: list[str] = []
        self._coverage = coverage.Coverage(
            data_file=None, branch=False, source=[str(root / "src/runabout")], config_file=False
        )
        self._coverage.start()

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        def is_ours(item: pytest.Item) -> bool:
            return not item.nodeid.startswith(self.shared) or bool(self.only.search(item.nodeid))

        items[:] = [item for item in items if is_ours(item)]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        # What a fixture runs may be shared by the other tests of the file.
        self._coverage.switch_context(file_of(item.nodeid))
        began = time.process_time()
        result = yield
        self.cost[item.nodeid] = time.process_time() - began
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        self._coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self._coverage.switch_context(file_of(item.nodeid))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def lines(self, root: Path) -> dict[str, dict[int, list[str]]]:
        """By file and line: what ran it. That is a test, or a test file, or "" for what runs as files are read."""
        self._coverage.stop()
        data = self._coverage.get_data()
        return {
            Path(file).relative_to(root).as_posix(): data.contexts_by_lineno(file) for file in data.measured_files()
        }


def file_of(test: str) -> str:
    return test.partition("::")[0]


class Trial:
    """Runs tests one after the other until one notices the fault.

    Attributes:
        costs: the tests in the order in which they are run, and what each costs without the fault.
        told: the file that the verdict is written into; see `Verdict` in trial.py.
    """

    def __init__(self, costs: dict[str, float], told: Path) -> None:
        self.costs = costs
        self.told = told

    def tell(self, outcome: str, test: str = "") -> None:
        self.told.write_text(json.dumps({"outcome": outcome, "test": test}))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.tell("failed", f"{report.nodeid} cannot be read")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        order = {test: place for place, test in enumerate(self.costs)}
        ours = [item for item in items if item.nodeid in order]
        # A fault may change which tests there are; fewer than without it is a difference that a person would see.
        if len(ours) < len(order):
            missing = sorted(order.keys() - {item.nodeid for item in ours})
            self.tell("failed", f"{missing[0]} is not there")
            os._exit(0)
        items[:] = sorted(ours, key=lambda item: order[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        most = self.costs[item.nodeid] * TIMES + GRACE

        def stop(*_: Any) -> None:
            self.tell("time", item.nodeid)
            os._exit(0)

        signal.signal(signal.SIGPROF, stop)
        signal.setitimer(signal.ITIMER_PROF, most)
        # Python sees a signal only between two of its own instructions; compiled code is stopped from outside.
        limit_processor(most * 2 + 10)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.tell("failed", report.nodeid)

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        if exitstatus == pytest.ExitCode.OK:
            self.tell("passed")


def limit_processor(more: float) -> None:
    """End this process (SIGXCPU) when it has taken so many more seconds of processor time."""
    most = time.process_time() + more
    resource.setrlimit(resource.RLIMIT_CPU, (int(most) + 1, resource.RLIM_INFINITY))


def enter(copy: Path, log: Path) -> None:
    """Go on in a copy of the tree: a process group of its own, the copy's files, the rules as plain Python."""
    os.setsid()
    here = str(Path.cwd())
    os.chdir(copy)
    with log.open("wb") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    sys.path[:] = [str(copy / "src"), *(entry for entry in sys.path if entry not in ("", here))]
    os.environ |= {
        "RUNABOUT_INTERPRET": "1",
        "RUNABOUT_CACHE": str(copy / ".compiled"),
        "PYTHONPATH": str(copy / "src"),
        "PYTHONHASHSEED": "0",
    }
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.RLIM_INFINITY))


PYTEST = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header")


def learn(copy: Path, log: Path, told: Path, tests: tuple[str, ...], only: str, shared: tuple[str, ...]) -> None:
    """Run a part's tests over its sources as they are, and write down what they run and cost."""
    enter(copy, log)
    reach = Reach(copy, only, shared)
    status = pytest.main([*PYTEST, *tests], plugins=[reach])
    is_ours = Path(sys.modules["runabout"].__file__ or "").is_relative_to(copy)
    found = {
        "status": int(status),
        "is_ours": is_ours,
        "failed": reach.failed,
        "cost": reach.cost,
        "lines": reach.lines(copy),
    }
    told.write_text(json.dumps(found))
    os._exit(0)


def attempt(copy: Path, log: Path, told: Path, costs: dict[str, float]) -> None:
    """Run tests over a copy with a fault in it, in the order given, and write down what became of it."""
    sys.dont_write_bytecode = True
    os.environ["PYTHONDONTWRITEBYTECODE"] = "1"
    enter(copy, log)
    limit_processor(OPENING)
    files = dict.fromkeys(map(file_of, costs))
    trial = Trial(costs, told)
    status = pytest.main([*PYTEST, "-x", *files], plugins=[trial])
    # Without the fault these files were read: what a conftest.py imports fails before any plugin is asked.
    if status == pytest.ExitCode.USAGE_ERROR and not told.exists():
        trial.tell("failed", "a conftest.py cannot be read")
    os._exit(0)
