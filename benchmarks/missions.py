"""How the missions of Road Wolf end when bots play them, and how long that takes:
`.venv/bin/python benchmarks/missions.py [--games N] [--bots LEVEL,LEVEL] [--seats N] [-o NAME=VALUE] [MISSION ...]`.

Bots are dealt to the seats in order, over again where there are fewer. A win is a side's; where everybody is alone, a
seat's, and one that is shared counts in part. The games are the same for the same seed.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from runabout.bots import level, playouts_of
from runabout.bots.scratch import Scratch, scratch_for
from runabout.cli.commands.shared_options import read_options
from runabout.core.chance import key_from
from runabout.core.contract import apply, score
from runabout.core.cores import available_cores
from runabout.core.record import Cells
from runabout.core.rule import rule
from runabout.games import find_game
from runabout.games.road_wolf.mission_names import NAMES
from runabout.games.road_wolf.missions.hooks import EACH_FOR_ONESELF
from runabout.games.road_wolf.state import Ending
from runabout.lab.contest import Deal, Players, Table, begin_game, choose, deal_for, players_for, table_for

DECISIONS, ROUNDS, ENDING, SIDES = 0, 1, 2, 3
"""Columns of what is written down of a game; from SIDES on the side of each seat."""


@rule
def play(
    numbers: Cells,
    deal: Deal,
    players: Players,
    table: Table,
    scratch: Scratch,
    results: Cells,
    facts: Cells,
) -> None:
    """Play the games of these numbers: see lab.contest, whose games they are. `facts` are the columns above."""
    state = table.state
    for row in range(len(numbers)):
        begin_game(numbers[row], deal, players, table, scratch.log)
        while not state.over:
            apply(state, choose(players, table, scratch), deal.chance, scratch.log)
            facts[row, DECISIONS] += 1
        score(state, results[row])
        facts[row, ROUNDS], facts[row, ENDING] = state.round, state.ending
        for seat in range(state.seats):
            facts[row, SIDES + seat] = state.side[seat]


class Bench:
    """One thread's records, for one mission."""

    def __init__(self, levels: list[str], seats: int, options: dict[str, str], seed: str) -> None:
        self.game = game = find_game("road-wolf")
        self.seats, key = seats, key_from(seed)
        bots = [level(levels[seat % len(levels)]) for seat in range(seats)]
        deal = deal_for(game, seats, game.new_options(options, seats), key)
        scratch = scratch_for(game, max(playouts_of(bot, game) for bot in bots))
        self.places = deal, players_for(bots, game, key), table_for(game), scratch

    def play(self, numbers: range) -> tuple[Any, Any]:
        """Play games; each seat's scores, and the facts."""
        results = np.zeros((len(numbers), self.seats), np.int32).view(Cells)
        facts = np.zeros((len(numbers), SIDES + self.seats), np.int32).view(Cells)
        run = self.game.run.bind(play)
        run(np.array(numbers, np.int32).view(Cells), *self.places, results, facts)
        return results, facts


def measure(mission: str, given: argparse.Namespace) -> str:
    """Play a mission many times; a row of the table."""
    options = {**read_options(given.option), "mission": mission}
    levels, workers = given.bots.split(","), min(given.jobs, given.games)
    benches = [Bench(levels, given.seats, options, given.seed) for _ in range(workers)]
    benches[0].play(range(1))  # compiles
    began = time.perf_counter()
    with ThreadPoolExecutor(workers) as pool:
        shares = [range(worker, given.games, workers) for worker in range(workers)]
        found = list(pool.map(lambda bench, share: bench.play(share), benches, shares))
    seconds = time.perf_counter() - began
    results, facts = (np.concatenate(parts) for parts in zip(*found, strict=True))
    drawn = (results == results[:, :1]).all(axis=1) & (results[:, 0] < find_game("road-wolf").scoring.unit)
    sides = facts[:, SIDES:].max() + 1
    wins = np.zeros(sides)
    for row in np.flatnonzero(~drawn):
        best = results[row] == results[row].max()
        won = np.unique(facts[row, SIDES:][best])
        wins[won] += 1 / len(won)
    names = "alone" if EACH_FOR_ONESELF[NAMES.index(mission)] else "sides"
    parts = "  ".join(f"{won / given.games:5.1%}" for won in wins)
    rounds, decisions = facts[:, ROUNDS].mean(), facts[:, DECISIONS].mean()
    limit = (facts[:, ENDING] == Ending.ROUNDS).mean()
    rate = facts[:, DECISIONS].sum() / seconds
    return (
        f"{mission:18} {names}: {parts}   draws {drawn.mean():5.1%}   at the last round {limit:5.1%}   "
        f"rounds {rounds:4.1f}   decisions {decisions:5.0f}   {rate:,.0f} a second"
    )


def main() -> None:
    """Measure, and print a row for each mission."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("missions", nargs="*", default=list(NAMES), metavar="MISSION")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="missions")
    parser.add_argument("--jobs", type=int, default=available_cores())
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    print(f"{given.games} games each of {given.seats} seats: {given.bots}")
    for mission in given.missions:
        print(measure(mission, given), flush=True)


if __name__ == "__main__":
    main()
