"""How even the missions of Road Wolf are, by each pair of ready-made forces, for its report."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from textwrap import fill

import numpy as np

from benchmarks.missions import SIDES, Bench
from runabout.core.cores import available_cores
from runabout.games.road_wolf.mission_names import NAMES
from runabout.lab.simulate import wilson

GAMES, FORCES, DEFAULTS, CHASES = 200, 3, 600, 400
"""Games for each pair of forces, the forces of a side, games for the pair that stands first, and
for each value of the option of Chase."""

LEVEL = "greedy"


def outcomes(options: dict[str, str], forces: list[int], games: int) -> tuple[float, float, float]:
    """The shares of so many games that the first side wins, that the second wins, and that are drawn."""
    workers = min(available_cores(), games)
    benches = [Bench([LEVEL], forces, 2, options, "reports") for _ in range(workers)]
    parts = [range(worker, games, workers) for worker in range(workers)]
    benches[0].play(range(1))  # compiles
    with ThreadPoolExecutor(workers) as pool:
        found = list(pool.map(lambda bench, part: bench.play(part), benches, parts))
    scores, facts = (np.concatenate(each) for each in zip(*found, strict=True))
    rows = np.arange(len(scores))
    first = np.argmin(facts[:, SIDES : SIDES + 2], axis=1)
    mine, others = scores[rows, first], scores[rows, 1 - first]
    return float(np.mean(mine > others)), float(np.mean(mine < others)), float(np.mean(mine == others))


def share(mission: str, one: int, other: int, games: int) -> float:
    """What the first side has of so many games: its wins, and half of what is drawn or shared."""
    won, _, drawn = outcomes({"mission": mission}, [one, other], games)
    return won + drawn / 2


def chase() -> str:
    """What the rule about losses does in Chase, whatever the forces."""
    lines = [
        "## In Chase the rule decides, not the forces",
        "",
        fill(
            "Where a Runner is away, the Runners win only if the Cops have lost three times their points (RW-386): "
            "most games are a draw, whichever forces play. The option `chase_losses` asks for less; the default is the "
            f"printed rule. Of {CHASES} games of two {LEVEL} bots, who choose their forces, give or take 5 points:",
            120,
        ),
        "",
        "| `chase_losses` | Runners win | Cops win | draws |",
        "|---|---|---|---|",
    ]
    for times in (3, 2, 1):
        parts = outcomes({"mission": "chase", "chase_losses": str(times)}, [0, 0], CHASES)
        lines.append(f"| {times} | " + " | ".join(f"{part:.0%}" for part in parts) + " |")
    return "\n".join(lines)


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
    return "\n".join([*lines, "", chase()])
