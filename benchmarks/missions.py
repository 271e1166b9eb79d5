"""How the missions of Road Wolf end when bots play them, and how long that takes:
`.venv/bin/python benchmarks/missions.py [--games N] [--bots LEVEL,LEVEL] [--forces N,N] [--seats N] [-o NAME=VALUE]
[MISSION ...]`.

Bots are dealt to the seats in order, over again where there are fewer. A win is a side's; where everybody is alone, a
seat's, and one that is shared counts in part. With `--forces` the sides take these of their ready-made forces, and
choose none themselves. The games are the same for the same seed.
"""

from __future__ import annotations

import argparse
import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from runabout.bots import level
from runabout.bots.desk import Desk, Notes
from runabout.bots.search import decide
from runabout.cli.commands.given import read_options
from runabout.core.chance import Chance, derive, key_from
from runabout.core.contract import apply, legal, score, see, setup
from runabout.core.log import Log
from runabout.core.record import Cells, assign
from runabout.core.rule import rule
from runabout.games import game as find_game
from runabout.games.road_wolf.hooks import EACH_FOR_ONESELF
from runabout.games.road_wolf.missions import NAMES
from runabout.games.road_wolf.numbers import FORCE
from runabout.games.road_wolf.state import Ask, Ending
from runabout.lab.contest import begin_stream

DECISIONS, ROUNDS, ENDING, SIDES = 0, 1, 2, 3
"""Columns of what is written down of a game; from SIDES on the side of each seat."""


@rule
def play(
    numbers: Cells,
    start: Any,
    options: Any,
    kinds: Cells,
    playouts: Cells,
    forces: Cells,
    table: Any,
    sight: Any,
    blank_sight: Any,
    deal: Chance,
    luck: Chance,
    results: Cells,
    facts: Cells,
    blank: Any,
    world: Any,
    saved: Chance,
    state: Any,
    log: Log,
    notes: Notes,
) -> None:
    """Play the games of these numbers: see lab.contest, whose games they are. `facts` are the columns above; `forces`
    the ready-made one of each side, from 1 on, or 0.
    """
    for row in range(len(numbers)):
        begin_stream(deal, numbers[row])
        begin_stream(luck, numbers[row])
        assign(table, start)
        setup(table, options, deal, log)
        while not table.over:
            open_now = legal(table, notes.acts)
            action = int(notes.acts[0])
            if table.asks == Ask.FORCE and forces[table.side[table.seat]] > 0:
                action = FORCE + forces[table.side[table.seat]] - 1
            elif open_now > 1:
                assign(sight, blank_sight)
                see(table, table.seat, sight)
                seat = table.seat
                action = decide(sight, kinds[seat], playouts[seat], luck, blank, world, saved, state, log, notes)
            apply(table, action, deal, log)
            facts[row, DECISIONS] += 1
        score(table, results[row])
        facts[row, ROUNDS], facts[row, ENDING] = table.round, table.ending
        for seat in range(table.seats):
            facts[row, SIDES + seat] = table.side[seat]


class Bench:
    """One thread's records, for one mission."""

    def __init__(self, levels: list[str], forces: list[int], seats: int, options: dict[str, str], seed: str) -> None:
        self.game = game = find_game("road-wolf")
        bots = [level(levels[seat % len(levels)]) for seat in range(seats)]
        self.start: Any = game.State()
        self.start.seats = seats
        self.options = game.new_options(options)
        self.kinds = np.array([int(bot.kind) for bot in bots], np.int32).view(Cells)
        self.playouts = np.array([bot.playouts for bot in bots], np.int32).view(Cells)
        self.forces = np.array([forces[side % len(forces)] for side in range(seats)], np.int32).view(Cells)
        key = key_from(seed)
        self.deal, self.luck = Chance.seeded(derive(key, "deal")), Chance.seeded(derive(key, "bots"))
        self.scratch = game.State(), game.Sight(), game.Sight()
        self.desk = Desk(game)

    def play(self, numbers: range) -> tuple[Any, Any]:
        """Play games; each seat's scores, and the facts."""
        results = np.zeros((len(numbers), self.start.seats), np.int32).view(Cells)
        facts = np.zeros((len(numbers), SIDES + self.start.seats), np.int32).view(Cells)
        places = self.start, self.options, self.kinds, self.playouts, self.forces, *self.scratch, self.deal, self.luck
        run = self.game.run.bind(play)
        run(np.array(numbers, np.int32).view(Cells), *places, results, facts, *self.desk.tools)
        return results, facts


def measure(mission: str, given: argparse.Namespace) -> str:
    """Play a mission many times; a row of the table."""
    options = {**read_options(given.option), "mission": mission}
    levels, workers = given.bots.split(","), min(given.jobs, given.games)
    forces = [int(force) for force in given.forces.split(",")]
    benches = [Bench(levels, forces, given.seats, options, given.seed) for _ in range(workers)]
    benches[0].play(range(1))  # compiles
    began = time.perf_counter()
    with ThreadPoolExecutor(workers) as pool:
        shares = [range(worker, given.games, workers) for worker in range(workers)]
        found = list(pool.map(lambda bench, share: bench.play(share), benches, shares))
    seconds = time.perf_counter() - began
    results, facts = (np.concatenate(parts) for parts in zip(*found, strict=True))
    drawn = (results == results[:, :1]).all(axis=1) & (results[:, 0] < find_game("road-wolf").score_unit)
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
    parser.add_argument("--forces", default="0", help="ready-made ones, from 1 to 3, by side; 0: as the bots choose")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="missions")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    print(f"{given.games} games each of {given.seats} seats: {given.bots}")
    for mission in given.missions:
        print(measure(mission, given), flush=True)


if __name__ == "__main__":
    main()
