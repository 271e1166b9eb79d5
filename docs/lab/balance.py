"""The balance of the missions of Road Wolf, for each pair of ready-made forces, for its report."""

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


def score(mission: str, one: int, other: int, games: int) -> float:
    """The score of the first side over so many games, from 0 to 1: its wins plus half of the draws."""
    won, _, drawn = outcomes({"mission": mission}, [one, other], games)
    return won + drawn / 2


def chase() -> str:
    """The section on RW-386, the rule about losses in Chase."""
    lines = [
        "## Chase: the rule about losses outweighs the forces",
        "",
        fill(
            "Once a Runner has escaped, the Runners win only if the Cops have lost three times their starting points "
            "(RW-386). Therefore most games end in a draw, with any forces. The option `chase_losses` lowers the "
            f"factor; its default is the printed rule. Results of {CHASES} games between two {LEVEL} bots, which "
            "choose their forces themselves, accurate to about 5 percentage points:",
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
        "## Balance of the missions",
        "",
        fill(
            f"Score of the first side in games between two {LEVEL} bots: its wins plus half of the draws. The column "
            f'"first pair" is for force 1 against force 1, over {DEFAULTS:,} games, with the 95% interval. Each other '
            "column is for one force of the first side; its three scores are against forces 1, 2 and 3 of the other "
            f"side, over {GAMES} games each, accurate to about 7 percentage points. Stronger bots may give other "
            "results: the forces are balanced once such bots exist.",
            120,
        ),
        "",
        "| mission | first pair | " + " | ".join(f"force {one}" for one in range(1, FORCES + 1)) + " |",
        "|---|---|" + "---|" * FORCES,
    ]
    for mission in NAMES:
        even = score(mission, 1, 1, DEFAULTS)
        low, high = wilson(even * DEFAULTS, DEFAULTS)
        cells = [
            " / ".join(f"{score(mission, one, other, GAMES):.0%}" for other in range(1, FORCES + 1))
            for one in range(1, FORCES + 1)
        ]
        lines.append(f"| {mission} | {even:.0%} ({low:.0%} to {high:.0%}) | " + " | ".join(cells) + " |")
    return "\n".join([*lines, "", chase()])
