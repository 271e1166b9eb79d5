"""A part's faults tried one by one, in copies of the tree: which of them does a test notice?"""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

from scripts.mutation import watch
from scripts.mutation.changes import Change, Source
from scripts.mutation.parts import Part

HANGS = 3600
"""Seconds after which a process that takes no processor time either is ended: it waits for what never happens."""

PRELOADED = ["coverage", "numba", "numpy", "pytest", "scripts.mutation.watch"]
"""What each process would import; imported once, in the process that the others are forked from."""


class Verdict(NamedTuple):
    """What became of a fault.

    Attributes:
        change: the fault.
        outcome: "failed": a test failed; "time": one went on for too long; "ended": the process was ended, for the
            time it took or by a crash; "passed": nothing noticed it.
        test: the test that noticed it.
    """

    change: Change
    outcome: str
    test: str

    @property
    def is_caught(self) -> bool:
        return self.outcome != "passed"


class NotReady(Exception):
    """The tests cannot be tried on faults: they fail without one, or cannot be run."""


class Profile(NamedTuple):
    """The costs of a part's tests, and the lines that they run, measured without a fault.

    Attributes:
        cost: seconds of processor time, by test.
        lines: by file and line, what runs it: tests, test files (a fixture of theirs does) or "" (reading files does).
    """

    cost: dict[str, float]
    lines: dict[str, dict[str, list[str]]]

    def rounds(self, change: Change) -> list[dict[str, float]]:
        """The tests in the order in which they are tried, the quickest first, each with its cost: first those that run
        what is changed; then the others, since a test may have run it in another process, or may have found what it
        made kept from another test.
        """
        lines = self.lines.get(change.file, {})
        runners = {one for line in range(change.lines[0], change.lines[1] + 1) for one in lines.get(str(line), ())}
        by_cost = sorted(self.cost, key=self.cost.__getitem__)
        # What runs as files are read is run for every test alike.
        is_near = {test: not change.function or bool(runners & {test, watch.file_of(test)}) for test in by_cost}
        found = [{test: self.cost[test] for test in by_cost if is_near[test] == near} for near in (True, False)]
        return [tests for tests in found if tests]


def copied_files(root: Path) -> list[str]:
    """The files of the tree, those not yet committed among them."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    found = subprocess.run(listed, cwd=root, check=True, capture_output=True).stdout.decode()
    return sorted(file for file in found.split("\0") if file and (root / file).is_file())


@contextmanager
def copies(root: Path, number: int) -> Iterator[list[Path]]:
    """So many copies of the tree, removed afterwards. The tree itself is only read."""
    with tempfile.TemporaryDirectory(prefix="runabout-mutation-") as folder:
        made = [Path(folder).resolve() / str(place) for place in range(number)]
        for copy in made:
            for file in copied_files(root):
                (copy / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(root / file, copy / file)
        yield made


class Bench:
    """Tries the faults of a part.

    Args:
        root: the tree.
        part: what is tried.
        folder: where the profile of its tests is kept from one run to the next.
    """

    def __init__(self, root: Path, part: Part, folder: Path) -> None:
        self.root = root
        self.part = part
        self.folder = folder
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload(PRELOADED)

    def profile(self, copy: Path) -> Profile:
        """The profile of the part's tests; measured unless an earlier run did, with the same sources and tests."""
        kept = self.folder / f"{self.part.name}-{self._label(copy)}.json"
        if not kept.exists():
            self.folder.mkdir(parents=True, exist_ok=True)
            for old in self.folder.glob(f"{self.part.name}-*.json"):
                old.unlink()
            told, _ = self._run(copy, watch.learn, self.part.tests, self.part.only, self.part.shared)
            if told is None or not told["cost"] or told["status"] or not told["is_ours"]:
                failed = ", ".join(told["failed"]) if told else ""
                raise NotReady(f"the tests of {self.part.name} do not pass as they are: {failed}\n{self.log(copy)}")
            kept.write_text(json.dumps({"cost": told["cost"], "lines": told["lines"]}))
        return Profile(**json.loads(kept.read_text()))

    def _label(self, copy: Path) -> str:
        """A digest of all that the part's tests go by: of the copy, for the tree may have changed since."""
        digest = hashlib.sha256()
        for path in sorted(path for path in copy.rglob("*") if path.is_file()):
            file = path.relative_to(copy).as_posix()
            if file.startswith(("src/runabout", "pyproject.toml", *self.part.tests)) and path.suffix != ".pyc":
                digest.update(file.encode() + b"\0" + path.read_bytes())
        return digest.hexdigest()[:16]

    def log(self, copy: Path) -> str:
        """The end of what the last process said."""
        return (copy / ".log").read_text(errors="replace")[-2000:]

    def _run(self, copy: Path, target: Callable[..., None], *words: object) -> tuple[dict[str, Any] | None, int]:
        """Run one function of watch.py in a process of its own; what it has told, or None, and its exit status."""
        told = copy / ".told"
        told.unlink(missing_ok=True)
        process = self.context.Process(target=target, args=(copy, copy / ".log", told, *words))
        process.start()
        process.join(HANGS)
        with_others = process.pid if process.pid and process.exitcode is None else None
        if with_others:
            os.killpg(with_others, signal.SIGKILL)
            process.join()
        return json.loads(told.read_text()) if told.exists() else None, process.exitcode or 0

    def verdict(self, copy: Path, profile: Profile, change: Change) -> Verdict:
        """Put a fault into a copy, run the tests, and take it out again."""
        path = copy / change.file
        source = Source(copy, change.file)
        for kept in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
            kept.unlink()  # it is told apart by size and second alone
        try:
            path.write_bytes(source.changed(change))
            for costs in profile.rounds(change):
                verdict = self._attempted(copy, change, costs)
                if verdict.is_caught:
                    break
        finally:
            path.write_bytes(source.bytes)
        return verdict

    def _attempted(self, copy: Path, change: Change, costs: dict[str, float]) -> Verdict:
        told, status = self._run(copy, watch.attempt, costs)
        if told is not None:
            return Verdict(change, told["outcome"], told["test"])
        if status < 0:
            return Verdict(change, "ended", signal.Signals(-status).name)
        raise NotReady(f"nothing was told of {change}\n{self.log(copy)}")

    def verdicts(self, faults: list[Change], workers: int) -> Iterator[Verdict]:
        """Try faults, several at once, each in a copy of its own; verdicts come in the order of the faults."""
        with copies(self.root, workers) as made:
            profile = self.profile(made[0])
            free: SimpleQueue[Path] = SimpleQueue()
            for copy in made:
                free.put(copy)

            def verdict(change: Change) -> Verdict:
                copy = free.get()
                try:
                    return self.verdict(copy, profile, change)
                finally:
                    free.put(copy)

            with ThreadPoolExecutor(workers) as pool:
                yield from pool.map(verdict, faults)
