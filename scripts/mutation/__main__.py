"""How many of a sample of small faults in the rules the tests notice: `make mutate`.

    make mutate                                        a sample of every part
    make mutate ARGS="road_runner core --workers 1"    of these parts
    make mutate ARGS="core --only core/game.py:134"    those of the same sample in that file (and line)
    make mutate ARGS="core --every core/game.py:134"   every fault that this line may have
    make mutate ARGS="core --skip 20"                  of the sample from the 21st on: a run that was stopped goes on

A sample goes by the seed and the sources alone: the same seed repeats it.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import NamedTuple

from scripts.mutation import equivalent
from scripts.mutation.changes import Change, Source, changes
from scripts.mutation.parts import PARTS, TOTAL, Part, sample, shares
from scripts.mutation.trial import Bench, NotReady, Verdict

ROOT = Path(__file__).resolve().parents[2]

FOLDER = ROOT / ".mutation"
"""For the profiles of the tests, and the results."""


class Figures(NamedTuple):
    """What was found of one part."""

    name: str
    taken: int
    caught: int
    equivalent: int
    survivors: int

    def __str__(self) -> str:
        return (
            f"{self.name:14} {self.taken:5} taken {self.caught:5} caught"
            f" {self.equivalent:4} equivalent {self.survivors:4} survived"
        )


def main() -> int:
    given = _words().parse_args()
    named = equivalent.read()
    for line in equivalent.outdated(ROOT, named):
        print(f"equivalent.toml: {line}", file=sys.stderr)
        given.is_wrong = True
    if given.check:
        return int(given.is_wrong)
    parts = [part for part in PARTS if part.name in given.parts or not given.parts]
    counts = shares(ROOT, given.total)
    found = []
    try:
        for part in parts:
            if given.every:
                faults = _all_at(part, given.every)
            else:
                faults = _at(sample(ROOT, part, given.seed, counts[part.name])[given.skip :], given.only)
            found.append(_try(part, faults, named, given))
    except NotReady as fault:
        print(fault, file=sys.stderr)
        return 2
    for figures in found:
        print(figures)
    total = Figures("all", *map(sum, zip(*(figures[1:] for figures in found), strict=True)))
    print(total)
    return 1 if total.survivors or given.is_wrong else 0


def _words() -> argparse.ArgumentParser:
    words = argparse.ArgumentParser(prog="make mutate", description=__doc__.splitlines()[0] if __doc__ else "")
    words.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(part.name for part in PARTS)}; all")
    words.add_argument("--seed", type=int, default=1, help="draws the sample; 1")
    words.add_argument("--total", type=int, default=TOTAL, help=f"faults of all parts together; {TOTAL}")
    words.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="faults tried at once; the cores")
    words.add_argument("--only", default="", metavar="FILE[:LINE]", help="of the sample, those whose file ends so")
    words.add_argument("--every", default="", metavar="FILE[:LINE]", help="not a sample: every fault there")
    words.add_argument("--skip", type=int, default=0, metavar="NUMBER", help="not the first so many of a sample; 0")
    words.add_argument("--check", action="store_true", help="try none: only whether equivalent.toml is up to date")
    words.set_defaults(is_wrong=False)
    return words


def _all_at(part: Part, place: str) -> list[Change]:
    """Every fault that a part may have in a file, or in one line of it."""
    found = []
    for file in part.files(ROOT):
        source = Source(ROOT, file)
        found += [change for change in _at(changes(source), place) if source.is_valid(change)]
    return found


def _at(faults: list[Change], place: str) -> list[Change]:
    """Those in a file whose path ends so, and in that line where one is named."""
    file, _, line = place.partition(":")
    return [fault for fault in faults if fault.file.endswith(file) and line in ("", str(fault.line))]


def _try(part: Part, faults: list[Change], named: list[equivalent.Equivalent], given: argparse.Namespace) -> Figures:
    """Try a part's faults; print those that nothing notices, and keep all that was found."""
    caught = same = 0
    survivors = []
    FOLDER.mkdir(exist_ok=True)
    kept = FOLDER / f"verdicts-{part.name}-seed-{given.seed}.jsonl"
    with kept.open("a" if given.skip else "w") as file:
        for number, verdict in enumerate(Bench(ROOT, part, FOLDER).verdicts(faults, given.workers), 1):
            source = Source(ROOT, verdict.change.file)
            is_named = any(one.is_meant(source, verdict.change) for one in named)
            caught += verdict.is_caught
            if verdict.is_caught and is_named:
                given.is_wrong = True
                print(f"named as equivalent, but {verdict.test} notices it:\n{_shown(source, verdict, given.seed)}")
            elif not verdict.is_caught and is_named:
                same += 1
            elif not verdict.is_caught:
                survivors.append(verdict)
                print(_shown(source, verdict, given.seed), flush=True)
            file.write(
                json.dumps({**verdict.change._asdict(), "outcome": verdict.outcome, "test": verdict.test}) + "\n"
            )
            file.flush()
            print(f"\r{part.name}: {number} of {len(faults)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return Figures(part.name, len(faults), caught, same, len(survivors))


def _shown(source: Source, verdict: Verdict, seed: int) -> str:
    change = verdict.change
    was, becomes = source.difference(change)
    lines = [f"{change.file}:{change.line} in {change.function or 'the module'}: {change.kind} (seed {seed})"]
    lines += [f"    - {line}" for line in was.splitlines()] + [f"    + {line}" for line in becomes.splitlines()]
    return "\n".join(lines)


if __name__ == "__main__":
    raise SystemExit(main())
