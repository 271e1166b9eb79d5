"""Where the time of random play goes: `.venv/bin/python benchmarks/where_time_goes.py [GAME] [SEATS]`.

Each part is timed by doing it over again inside the compiled loop and taking the difference, so that it is measured
where it stands, inlined, with the branch history and the caches of real play. A copy of large arrays on the same core
gives the memory's speed to compare with.
"""

import sys
import time
from typing import NamedTuple

import numpy as np

from runabout.bots.scratch import Scratch, scratch_for
from runabout.core.chance import Chance, key_from, pick
from runabout.core.contract import apply, legal, setup
from runabout.core.game import Game
from runabout.core.record import assign
from runabout.core.rule import rule
from runabout.games import find_game
from runabout.lab.contest import Deal, deal_for

GAMES = 50_000
ROUNDS = 5
MEMORY = 64 * 1024 * 1024  # bytes; far more than any cache holds


class Repeats(NamedTuple):
    """How often each part is done beyond what play needs, a decision or a game."""

    setups: int = 0
    lists: int = 0
    picks: int = 0
    copies: int = 0


@rule
def play(games: int, more: Repeats, deal: Deal, luck: Chance, scratch: Scratch) -> int:
    """Random play in which some parts are repeated; returns the number of decisions."""
    table, acts = scratch.state, scratch.tree.acts
    decisions = 0
    for _ in range(games):
        for _ in range(1 + more.setups):
            assign(table, deal.start)
            setup(table, deal.options, deal.chance, scratch.log)
        while not table.over:
            open_now = legal(table, acts)
            for _ in range(more.lists):
                open_now = legal(table, acts)
            chosen = pick(luck, open_now) if open_now > 1 else 0
            for _ in range(more.picks):
                pick(luck, 7)
            for _ in range(more.copies):
                assign(scratch.world, table)
            apply(table, acts[chosen], deal.chance, scratch.log)
            decisions += 1
    return decisions


def nanoseconds(game: Game, seats: int, more: Repeats) -> float:
    """Of one decision: the median of some rounds."""
    run, scratch = game.compiled.bind(play), scratch_for(game)
    rounds = []
    for seed in range(ROUNDS + 1):
        deal = deal_for(game, seats, game.new_options(), key_from(seed))
        began = time.perf_counter()
        decisions = run(GAMES if seed else 1, more, deal, Chance.seeded(key_from(f"luck {seed}")), scratch)
        if seed:  # the first round compiles
            rounds.append((time.perf_counter() - began) / decisions * 1e9)
    return sorted(rounds)[ROUNDS // 2]


def gigabytes_a_second() -> float:
    """What this core reads and writes when it copies memory."""
    source = np.zeros(MEMORY // 8)
    target = np.ones_like(source)
    began = time.perf_counter()
    for _ in range(ROUNDS):
        np.copyto(target, source)
    return 2 * ROUNDS * MEMORY / (time.perf_counter() - began) / 1e9


def main() -> None:
    """Measure, and print a table."""
    game = find_game(sys.argv[1] if len(sys.argv) > 1 else "road-runner")
    seats = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    whole = nanoseconds(game, seats, Repeats())
    parts = {
        "listing the legal actions": nanoseconds(game, seats, Repeats(lists=1)) - whole,
        "choosing one (ChaCha8)": nanoseconds(game, seats, Repeats(picks=1)) - whole,
        "setting up, a game's share": nanoseconds(game, seats, Repeats(setups=1)) - whole,
    }
    copy = nanoseconds(game, seats, Repeats(copies=1)) - whole
    parts["playing it (the rest)"] = whole - sum(parts.values())
    print(f"{game.title}, {seats} seats, random play: {whole:.0f} ns a decision, {1e3 / whole:.2f} million a second")
    for name, part in parts.items():
        print(f"  {name:28} {part:5.0f} ns  {part / whole:4.0%}")
    size, memory = game.State.dtype.itemsize, gigabytes_a_second()
    print(f"A state is {size} bytes and is copied in {copy:.0f} ns; memory copies at {memory:.0f} GB/s.")
    print(f"Reading and writing a whole state at each decision would be {2 * size / whole:.0f} GB/s.")


if __name__ == "__main__":
    main()
