"""One question, asked of OpenSpiel and of the lab: `.venv/bin/python -m benchmarks.lab_questions [SCRIPT ...]`.

"Does the first seat win more, and which card matters?", of games of four seats that are played at random, answered with
95% intervals by the scripts in `questions/`. In turns, each on one core, in a process of its own: seconds by the clock
and of processor time from the start of the process to its end, imports included, the least of the rounds; the first
run of each, in which Runabout compiles what was not compiled before, is told apart. Lines are those that have code.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import resource
import subprocess
import sys
import time
import tokenize
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

FOLDER = Path(__file__).parent / "questions"
BIN = Path(sys.executable).parent
RANGE = re.compile(r"\(([+-][\d.]+)% to ([+-][\d.]+)%\)")


@dataclass
class Asked:
    """A script, and what its runs took."""

    label: str
    script: str
    games: int  #: of the script's argument
    seconds: list[float] = field(default_factory=list)
    used: list[float] = field(default_factory=list)
    says: str = ""

    @property
    def path(self) -> Path:
        """Where it is."""
        return FOLDER / self.script

    @property
    def command(self) -> list[str]:
        """What runs it."""
        program = sys.executable if self.path.suffix == ".py" else "sh"
        return [program, str(self.path), str(self.games)]

    @property
    def accuracy(self) -> str:
        """The median half width of the effects of cards that it tells, in percentage points; of a script."""
        halves = [(float(high) - float(low)) / 2 for low, high in RANGE.findall(self.says)]
        return f"{median(halves):.1f}" if halves else ""

    def run(self) -> None:
        """Once, on one core."""
        before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        place = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}", "COLUMNS": "120"}
        done = subprocess.run(self.command, capture_output=True, text=True, check=True, env=place)
        self.seconds.append(time.perf_counter() - began)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.used.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
        self.says = done.stdout


def code_lines(path: Path) -> int:
    """The lines of a script that have code: no blank ones, comments and docstrings."""
    if path.suffix != ".py":
        return sum(1 for line in path.read_text(encoding="utf-8").splitlines() if line.strip() and line[0] != "#")
    told = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node):
            told |= set(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    nothing = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
    found = set()
    with path.open("rb") as file:
        for one in tokenize.tokenize(file.readline):
            if one.type not in nothing and one.type != tokenize.ENCODING:
                found |= set(range(one.start[0], one.end[0] + 1))
    return len(found - told)


def main() -> None:
    """Run all in turns, and print a row for each."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("scripts", nargs="*", metavar="SCRIPT", help="of questions/; all of them unless given")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=200_000, help="of the scripts; the lab's commands take a tenth")
    given = parser.parse_args()
    asked = [
        Asked("OpenSpiel, crazy eights, a script", "openspiel_script.py", given.games),
        Asked("Runabout, Road Runner, a script", "runabout_script.py", given.games),
        Asked("Runabout, Road Runner, two commands", "runabout_commands.sh", given.games // 10),
    ]
    asked = [one for one in asked if not given.scripts or one.script in given.scripts]
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for _ in range(given.rounds + 1):
        for one in asked:
            one.run()
    for one in asked:
        print(f"--- {one.label} ---\n{one.says}")
    print("| | lines | games | seconds | of processor time | the first run | accuracy of a card, points |")
    print("|---|---|---|---|---|---|---|")
    for one in asked:
        print(
            f"| {one.label} | {code_lines(one.path)} | {one.games:,} | {min(one.seconds[1:]):.1f} "
            f"| {min(one.used[1:]):.1f} | {one.used[0]:.1f} | {one.accuracy} |"
        )
    print(f"load {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
