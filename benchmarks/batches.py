"""Runabout's side of the comparison of environments: random play through `runabout.envs.Batch`.

    .venv/bin/python benchmarks/batches.py --game riverdale --tables 1024 --seconds 2

Prints one JSON object as `peers.py` does. Every step gives the observation and the mask of the seat that decides, at every
table, and the next action is drawn evenly from what is legal. Choosing it is on the clock.
"""

from __future__ import annotations

import argparse
import json
from time import perf_counter
from typing import Any

import numpy as np

from runabout.envs import Batch

WARM_UP_STEPS = 20


def measure(game: str, tables: int, seconds: float, seed: int) -> dict[str, Any]:
    """Step tables of a game at random for some seconds; what was played, and how long it took."""
    batch = Batch(game, tables, seed=seed, autoreset="same-step")
    luck = np.random.default_rng(seed)
    for _ in range(WARM_UP_STEPS):
        batch.step(drawn(batch.mask, luck))
    games, steps = 0, 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds:
        batch.step(drawn(batch.mask, luck))
        steps += 1
        games += int(batch.done.sum())
    told = {"game": game, "seats": batch.seats, "games": games, "decisions": steps * tables, "seconds": elapsed}
    return told | {"cores": 1, "version": ""}


def drawn(mask: Any, luck: np.random.Generator) -> Any:
    """(tables,) a legal action for each table, each with the same chance.

    The mask is read as one long row: from the places of all ones, one is picked within the share of each table.
    """
    places = np.flatnonzero(mask.view(np.bool_))
    counts = np.bincount(places // mask.shape[1], minlength=len(mask))
    ends = np.cumsum(counts)
    picked = ends - counts + (luck.random(len(mask)) * counts).astype(np.int64)
    return places[picked] % mask.shape[1]


def main() -> None:
    """Read the command line, and print what was measured."""
    parser = argparse.ArgumentParser(description="Step tables of a game at random and print one JSON object.")
    parser.add_argument("--game", required=True, help="as `runabout games` lists it")
    parser.add_argument("--tables", type=int, default=1024, help="stepped in one call (default: 1024)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long to play, about (default: 1)")
    parser.add_argument("--seed", type=int, default=1, help="of all that is random (default: 1)")
    args = parser.parse_args()
    print(json.dumps(measure(args.game, args.tables, args.seconds, args.seed)))


if __name__ == "__main__":
    main()
