"""How fast random play is: decisions a second, whole games, on one core or several."""

from __future__ import annotations

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from runabout.bots.scratch import scratch_for
from runabout.core.chance import Chance, derive, key_from
from runabout.core.cores import available_cores
from runabout.core.game import Game
from runabout.lab.contest import deal_for, play_at_random
from runabout.lab.simulate import BadRun

PORTION = 0.05
"""Seconds of play between two readings of the clock."""


def bench(
    game: Game,
    seats: int,
    seconds: float = 2.0,
    cores: int = 1,
    options: Mapping[str, str | int | bool] | None = None,
) -> dict[str, Any]:
    """Play at random for about so many seconds.

    Args:
        game: the game.
        seats: how many sit at the table.
        seconds: how long, compiling aside.
        cores: how many threads play side by side.
        options: what the table agrees on, by name; the defaults for the rest.

    Returns:
        game, seats, cores, games, decisions, seconds, decisions_per_second (of all cores together), state_bytes.

    Raises:
        BadSeats, BadOption, BadRun: the game has no such seats or option; there is no such time or number of cores.
    """
    game.check_seats(seats)
    agreed = game.new_options(options, seats)
    _check_measurement(cores, seconds)
    _play_for(game, seats, agreed, 0.0, 0)  # compiles
    began = time.perf_counter()
    with ThreadPoolExecutor(cores) as pool:
        counts = list(pool.map(lambda core: _play_for(game, seats, agreed, seconds, core), range(cores)))
    took = time.perf_counter() - began
    games, decisions = sum(count[0] for count in counts), sum(count[1] for count in counts)
    asked = {"game": game.name, "seats": seats, "cores": cores}
    return asked | {
        "games": games,
        "decisions": decisions,
        "seconds": round(took, 6),
        "decisions_per_second": round(decisions / took, 1),
        "state_bytes": game.State.dtype.itemsize,
    }


def _check_measurement(cores: int, seconds: float) -> None:
    """Raise BadRun where there is no such number of cores or no such time."""
    most = available_cores()
    if not 1 <= cores <= most or seconds <= 0:
        raise BadRun(f"Measure on 1 to {most} cores for more than 0 seconds; {cores} cores, {seconds} seconds came.")


def _play_for(game: Game, seats: int, options: Any, seconds: float, core: int) -> tuple[int, int]:
    """Games and decisions that one thread played."""
    key, scratch = key_from(core), scratch_for(game)
    deal, luck = deal_for(game, seats, options, key), Chance.seeded(derive(key, "luck"))
    play = game.run.bind(play_at_random)
    games, decisions, portion = 0, 0, 1
    until = time.perf_counter() + seconds
    while True:
        began = time.perf_counter()
        decisions += play(portion, deal, luck, scratch)
        games += portion
        now = time.perf_counter()
        if now >= until:
            return games, decisions
        # The clock is read after each portion; portions grow until reading it costs nothing that is noticed.
        if now - began < PORTION:
            portion *= 2
