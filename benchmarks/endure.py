"""Servers that are killed again and again, while guests send requests at random: nothing acknowledged may be lost.

    make endure
    .venv/bin/python -m benchmarks.endure redis --harms 40 --minutes 30 --seed 7

In each place, one server over SQLite, one over PostgreSQL with fsync on, and two over PostgreSQL with Redis between
them, processes, database and Redis are killed (SIGKILL), paused (SIGSTOP) and cut off; replies of the database are
lost after it has written; files cannot grow, as on a full disk (RLIMIT_FSIZE); and a server's clock is stepped. Eight
guests set up tables of all games, sit down, play over HTTP and WebSocket, take back, leave and come back, and take
other names; all by a seed. A request whose answer was lost is sent again under the same key.

Afterwards the database is read with SQL of this program's own, and held against what was acknowledged; the command
fails where anything is lost, is there twice, or was refused and is there all the same.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import sys
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path

from tests.server.endurance.places import PLACES
from tests.server.endurance.run import Report, endure
from tests.server.processes import nursery

tell = partial(print, flush=True)


def show(kind: str, report: Report, seconds: float) -> None:
    journal = report.journal
    outcomes = Counter(request.outcome for request in journal.requests)
    tell(f"\n{kind}: {report.harms.total()} harms in {seconds:.0f} s; requests: "
         + ", ".join(f"{count} {outcome}" for outcome, count in sorted(outcomes.items())))  # fmt: skip
    for harm, count in sorted(report.harms.items()):
        tell(f"    {count:4} {harm}")
    tell(
        f"    acknowledged and lost: {len(report.lost)}; wrong: {len(report.wrong)}; troubles: {len(journal.troubles)}"
    )
    for line in [*report.lost, *report.wrong, *journal.troubles]:
        tell(f"    ! {line}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("places", nargs="*", choices=[*PLACES, []], metavar="PLACE", help=", ".join(PLACES))
    parser.add_argument("--harms", type=int, default=110, help="in each place")
    parser.add_argument("--minutes", type=float, default=math.inf, help="after which no harm is begun, in each place")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    reports = []
    for kind in given.places or list(PLACES):
        began = time.perf_counter()
        with tempfile.TemporaryDirectory() as folder, nursery(Path(folder)) as home:
            report = asyncio.run(endure(home, kind, given.harms, given.seed, tell, seconds=60 * given.minutes))
        show(kind, report, time.perf_counter() - began)
        reports.append(report)
    harms = sum(report.harms.total() for report in reports)
    acknowledged = sum(report.journal.acknowledged for report in reports)
    lost = sum(len(report.lost) for report in reports)
    tell(f"\nin all: {harms} harms, {acknowledged} requests acknowledged, {lost} of them lost")
    if any(report.lost or report.wrong or report.journal.troubles for report in reports):
        sys.exit(1)


if __name__ == "__main__":
    main()
