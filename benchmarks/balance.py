"""The balance of Road Wolf's missions by pair of ready-made forces, added to `docs/lab/road-wolf-balance.csv`:
`.venv/bin/python -m benchmarks.balance [--bots LEVEL] [--games N] [--pairs N,N ...] [--jobs N] [MISSION ...]`. With
`--write` nothing is played: the scores by which hard bots choose forces are written anew from what was counted.

Both sides are played by bots of one level. Each pair's games are numbered from 0 and dealt by one seed, so the same
command goes on where it was stopped, and a run with more games adds to those that were played. The pairs with the
fewest games are played first, a portion at a time, and the file is written after each portion: it can be read, and the
run stopped, at any time. Games of another version of the rules, or of bots that decided otherwise, are refused, not
mixed; where a version changes nothing but forces, games of the others are kept (decision 0095). The file names the
forces, so that it stays true where they are listed in another order; in a command they are numbers, as at the table.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, fields, replace
from itertools import product
from pathlib import Path

import numpy as np

from benchmarks.missions import SIDES, Bench
from runabout.core.cores import available_cores
from runabout.games import find_game
from runabout.games.road_wolf.bots import matchups
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.missions.hooks import MISSIONS, two_sides
from runabout.lab.simulate import RUN_VERSION

COUNTS = Path(__file__).parents[1] / "docs" / "lab" / "road-wolf-balance.csv"
MATCHUPS = Path(matchups.__file__)
SEED = "reports"
FORCES = 3  #: ready-made ones of each side
PAIRS = tuple(product(range(1, FORCES + 1), repeat=2))
PORTION = {"greedy": 200, "easy": 20, "medium": 4, "hard": 1}
"""Games of a pair between two times that the file is written, by level."""


@dataclass(frozen=True)
class Pair:
    """A mission, played by bots of a level with a pair of forces."""

    rules: int  #: the version of the rules
    runs: int  #: and of how bots decide (`lab.simulate.RUN_VERSION`)
    level: str
    mission: str
    first: str  #: the force of the first side
    second: str


@dataclass(frozen=True)
class Count:
    """How a pair's games ended, for the first side."""

    games: int = 0
    won: int = 0
    drawn: int = 0

    def __add__(self, other: Count) -> Count:
        return Count(self.games + other.games, self.won + other.won, self.drawn + other.drawn)

    @property
    def score(self) -> float:
        """The wins of the first side and half of the draws, as a share of the games."""
        return (self.won + self.drawn / 2) / self.games


def forces_of(mission: str) -> tuple[list[str], list[str]]:
    """The names of the forces of both sides, in the order of their numbers."""
    first, second = two_sides(MISSIONS[NAMES.index(mission)])
    return [force.name for force in first.forces], [force.name for force in second.forces]


def pair_of(level: str, mission: str, first: int, second: int) -> Pair:
    """A pair as it is played now; forces are numbers from 1."""
    ours, theirs = forces_of(mission)
    return Pair(find_game("road-wolf").version, RUN_VERSION, level, mission, ours[first - 1], theirs[second - 1])


def numbers_of(pair: Pair) -> list[int]:
    """The forces of a pair by their numbers, from 1."""
    return [
        forces.index(name) + 1 for forces, name in zip(forces_of(pair.mission), (pair.first, pair.second), strict=True)
    ]


def read_counts(path: Path = COUNTS) -> dict[Pair, Count]:
    """What has been played; nothing where there is no such file.

    Raises:
        ValueError: the file is of another version of the rules or of runs, or has a force that there is not.
    """
    if not path.exists():
        return {}
    found = {}
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            now = pair_of(row["level"], row["mission"], 1, 1)
            pair = replace(now, first=row["first"], second=row["second"])
            for name, known in zip((pair.first, pair.second), forces_of(pair.mission), strict=True):
                if name not in known:
                    raise ValueError(
                        f"{path.name} has games of {pair.mission} with {name!r}, which has {', '.join(known)}: "
                        f"take these rows out"
                    )
            for name, there, here in (("rules", row["rules"], now.rules), ("runs", row["runs"], now.runs)):
                if there != str(here):
                    raise ValueError(
                        f"{path.name} has games of version {there} of the {name}, which are at {here} now: move it"
                    )
            found[pair] = Count(int(row["games"]), int(row["won"]), int(row["drawn"]))
    return found


def write_counts(counts: dict[Pair, Count], path: Path = COUNTS) -> None:
    """Replace the file as a whole."""
    columns = [one.name for kind in (Pair, Count) for one in fields(kind)]
    beside = path.with_suffix(".tmp")
    with beside.open("w", encoding="utf-8", newline="") as file:
        lines = csv.DictWriter(file, columns, lineterminator="\n")
        lines.writeheader()
        for pair in sorted(counts, key=lambda one: (one.level, NAMES.index(one.mission), numbers_of(one))):
            lines.writerow(asdict(pair) | asdict(counts[pair]))
    beside.replace(path)


def play(benches: list[Bench], numbers: range) -> Count:
    """Play the games of these numbers, divided between some threads."""
    parts = [numbers[worker :: len(benches)] for worker in range(len(benches))]
    with ThreadPoolExecutor(len(benches)) as pool:
        found = list(pool.map(lambda bench, part: bench.play(part), benches, parts))
    scores, facts = (np.concatenate(each) for each in zip(*found, strict=True))
    rows = np.arange(len(scores))
    first = np.argmin(facts[:, SIDES : SIDES + 2], axis=1)
    mine, others = scores[rows, first], scores[rows, 1 - first]
    return Count(len(numbers), int(np.sum(mine > others)), int(np.sum(mine == others)))


def benches_for(level: str, options: dict[str, str], jobs: int) -> list[Bench]:
    """One for each thread."""
    return [Bench([level], 2, options, SEED) for _ in range(jobs)]


def options_of(pair: Pair) -> dict[str, str]:
    """What a table agrees on that plays a pair."""
    first, second = numbers_of(pair)
    return {"mission": pair.mission, "first_force": str(first), "second_force": str(second)}


def fill(wanted: list[Pair], games: int, jobs: int, path: Path = COUNTS) -> Iterator[tuple[Pair, Count]]:
    """Play until each of these pairs has so many games; tells each portion after it was written."""
    counts = read_counts(path)
    while True:
        pair = min(wanted, key=lambda one: counts.get(one, Count()).games)
        before = counts.get(pair, Count())
        if before.games >= games:
            return
        size = min(max(jobs, PORTION.get(pair.level, 1)), games - before.games)
        benches = benches_for(pair.level, options_of(pair), jobs)
        fresh = play(benches, range(before.games, before.games + size))
        counts = {**read_counts(path), pair: before + fresh}  # another level may be played meanwhile
        write_counts(counts, path)
        yield pair, counts[pair]


def scores(counts: dict[Pair, Count]) -> str:
    """The file by which hard bots choose forces: how each did against each between medium bots, in percent."""
    lines = [
        '"""How the ready-made forces did against each other between medium bots: wins and half of the draws of the',
        "first side, in percent, by mission, force of the first side and force of the second. Written by",
        "`python -m benchmarks.balance --write`.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "SCORES: dict[str, dict[str, dict[str, int]]] = {",
    ]
    for mission in NAMES:
        lines.append(f'    "{mission}": {{')
        firsts, seconds = forces_of(mission)
        for one, first in enumerate(firsts, 1):
            found = [counts.get(pair_of("medium", mission, one, other)) for other in range(1, FORCES + 1)]
            row = [f'"{name}": {round(100 * count.score)}' for name, count in zip(seconds, found, strict=True) if count]
            lines.append(f'        "{first}": {{{", ".join(row)}}},')
        lines.append("    },")
    return "\n".join([*lines, "}", ""])


def main() -> None:
    """Play, and print a line for each portion."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("missions", nargs="*", default=list(NAMES), metavar="MISSION")
    parser.add_argument("--bots", default="medium", choices=list(PORTION))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--pairs", nargs="*", default=[f"{one},{other}" for one, other in PAIRS], metavar="N,N")
    parser.add_argument("--jobs", type=int, default=available_cores())
    parser.add_argument("--write", action="store_true", help="the scores of medium bots, and play nothing")
    given = parser.parse_args()
    if given.write:
        MATCHUPS.write_text(scores(read_counts()), encoding="utf-8")
        return
    chosen = [tuple(int(part) for part in pair.split(",")) for pair in given.pairs]
    wanted = [pair_of(given.bots, mission, one, other) for mission in given.missions for one, other in chosen]
    benches_for("greedy", {}, 1)[0].play(range(1))  # compiles
    began, used = time.perf_counter(), time.process_time()
    for pair, count in fill(wanted, given.games, given.jobs):
        print(
            f"{pair.mission:18} {pair.level} {pair.first}, {pair.second}: {count.games} games, score {count.score:.0%}"
            f"   {time.perf_counter() - began:,.0f} s, {time.process_time() - used:,.0f} s of processor time",
            flush=True,
        )


if __name__ == "__main__":
    main()
