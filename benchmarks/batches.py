"""Runabout's side of the comparison of environments: random play through `runabout.envs.Batch`.

    .venv/bin/python benchmarks/batches.py --game riverdale --tables 1024 --seconds 2

Prints one JSON object as `peers.py` does. Every step gives observation and mask of the seat that decides, at every
table; the next action is drawn from what is legal by a rule through `Batch.run`, on the clock.
"""

from __future__ import annotations

import argparse
import json
from time import process_time
from typing import Any

import numpy as np

from runabout.core.chance import Chance, key_from, pick
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.envs import Batch
from runabout.envs.stepping import Agreed, Scratch, Tables

WARM_UP_STEPS = 20


@rule
def draw(first: int, end: int, tables: Tables, agreed: Agreed, scratch: Scratch, luck: Chance, actions: Cells) -> None:
    """Draw a legal action for each table, each with the same chance."""
    for n in range(first, end):
        if tables.counts[n] > 0:
            actions[n] = tables.open_now[n, pick(luck, int(tables.counts[n]))]


def measure(game: str, tables: int, seconds: float, seed: int) -> dict[str, Any]:
    """Step tables of a game at random for some seconds; what was played, and how long it took."""
    batch = Batch(game, tables, seed=seed, autoreset="same-step")
    luck, actions = Chance.seeded(key_from(seed)), np.zeros(tables, np.int64)
    given = batch.cells(actions)
    for _ in range(WARM_UP_STEPS):
        batch.run(draw, luck, given)
        batch.step(actions)
    games, steps = 0, 0
    began = process_time()
    while (elapsed := process_time() - began) < seconds:
        batch.run(draw, luck, given)
        batch.step(actions)
        games += int(batch.done.sum())
        steps += 1
    return {
        "game": game,
        "seats": batch.seats,
        "cores": 1,
        "games": games,
        "decisions": steps * tables,
        "seconds": elapsed,
    }


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
