"""How even the missions of Road Wolf are, by each pair of ready-made forces, for its report."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from textwrap import fill

import numpy as np

from benchmarks.missions import SIDES, Bench
from runabout.core.cores import available_cores
from runabout.games.road_wolf.mission_names import NAMES
from runabout.lab.simulate import wilson

GAMES, FORCES, DEFAULTS = 200, 3, 600
"""Games for each pair of forces, the forces of a side, and games for the pair that stands first."""

LEVEL = "greedy"


def share(mission: str, one: int, other: int, games: int) -> float:
    """What the first side has of so many games: its wins, and half of what is drawn or shared."""
    workers = min(available_cores(), games)
    benches = [Bench([LEVEL], [one, other], 2, {"mission": mission}, "reports") for _ in range(workers)]
    parts = [range(worker, games, workers) for worker in range(workers)]
    benches[0].play(range(1))  # compiles
    with ThreadPoolExecutor(workers) as pool:
        found = list(pool.map(lambda bench, part: bench.play(part), benches, parts))
    scores, facts = (np.concatenate(each) for each in zip(*found, strict=True))
    rows = np.arange(len(scores))
    first = np.argmin(facts[:, SIDES : SIDES + 2], axis=1)
    mine, others = scores[rows, first], scores[rows, 1 - first]
    return float(np.mean(np.where(mine == others, 0.5, mine > others)))


def table() -> str:
    """A section of the page."""
    lines = [
        "## How even the missions are",
        "",
        fill(
            f"What the first side has of the games of two {LEVEL} bots: its wins, and half of what is drawn or shared. "
            f"For the forces that stand first by {DEFAULTS:,} games, with the 95% interval; for each pair by {GAMES}, "
            "give or take 7 points: in the column of the first side's force its shares against the other side's three. "
            "Stronger bots may see it otherwise: forces are set once there are some.",
            120,
        ),
        "",
        "| mission | first pair | " + " | ".join(f"force {one}" for one in range(1, FORCES + 1)) + " |",
        "|---|---|" + "---|" * FORCES,
    ]
    for mission in NAMES:
        even = share(mission, 1, 1, DEFAULTS)
        low, high = wilson(even * DEFAULTS, DEFAULTS)
        cells = [
            " / ".join(f"{share(mission, one, other, GAMES):.0%}" for other in range(1, FORCES + 1))
            for one in range(1, FORCES + 1)
        ]
        lines.append(f"| {mission} | {even:.0%} ({low:.0%} to {high:.0%}) | " + " | ".join(cells) + " |")
    return "\n".join(lines)
