"""Whether winning chances come true:
`.venv/bin/python -m benchmarks.calibration [--positions N] [--each N] [GAME ...]`.

The lab tells each seat's winning chance along a game by greedy playouts from the true state, with their noise taken out
(`runabout.lab.drama`). Here games of greedy bots are played with the usual number of seats, moments are drawn from each
with one seat, and the chances told for it are compared with the shares of the win that these seats came to have: in
bands of ten points, with the 95% interval of the share over all bands at once (Bonferroni), each game counted as one
where it gave several positions. Where a band's interval meets the band, it holds what it promises.
"""

from __future__ import annotations

import argparse
import math

import numpy as np

from runabout.games import find_game, names
from runabout.lab import Study
from runabout.lab.drama import has_drama, unpacked, without_noise
from runabout.lab.measure import Worker

BANDS = 10
DEVIATIONS = 2.807
"""Of the standard error: 95% for ten bands at once."""


def positions(name: str, games: int, each: int, seed: int) -> np.ndarray:
    """(games * each, 3) the number of the game, the chance told, and the share of the win."""
    game, chance = find_game(name), np.random.default_rng(seed)
    worker = Worker(Study(game, bots="greedy", metrics=["drama"]).setting, f"calibration {seed}")
    found = []
    for number in range(games):
        won, seen = unpacked(worker.play(number, 1, 0)[0])
        told = without_noise(seen)
        for _ in range(each):
            moment, seat = chance.integers(len(told)), chance.integers(len(won))
            found.append((number, told[moment, seat], won[seat]))
    return np.array(found)


def bands(found: np.ndarray) -> list[str]:
    """A line for each band that has positions: how many, the mean told, the share that came, and whether it holds."""
    lines = []
    for band in range(BANDS):
        low, high = band / BANDS, (band + 1) / BANDS
        inside = found[(np.clip(found[:, 1], 0, 1 - 1e-9) * BANDS).astype(int) == band]
        if not len(inside):
            continue
        share, games = inside[:, 2].mean(), len(np.unique(inside[:, 0]))
        error = DEVIATIONS * math.sqrt(max(share * (1 - share), 1 / (games + 1)) / games)
        holds = share + error >= low and share - error <= high
        lines.append(
            f"| {low:.0%} to {high:.0%} | {len(inside)} | {inside[:, 1].mean():.1%} | {share:.1%} | "
            f"{max(0.0, share - error):.1%} to {min(1.0, share + error):.1%} | {'yes' if holds else 'NO'} |"
        )
    return lines


def main() -> None:
    """Print a table for each game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=[name for name in names() if has_drama(find_game(name))])
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--each", type=int, default=1, help="positions of a game")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name in given.games:
        found = positions(name, given.positions // given.each, given.each, given.seed)
        print(f"\n{name}: {len(found)} positions\n")
        print("| told | positions | told, mean | came | 95%, all bands at once | holds |\n|---|---|---|---|---|---|")
        print("\n".join(bands(found)), flush=True)


if __name__ == "__main__":
    main()
