"""How long a forecast takes, compiled: `python -m benchmarks.forecasts [GAME ...]`.

Plays each game at random, and prints in milliseconds the median, what 98 of 100 do not exceed, and the most: a forecast
of one action with its odds, from 16 imagined tables; what is certain of one action; what is certain of every legal
action. Behind these stands the same in processor time: where a machine is busy with other work, only that tells what a
forecast costs. What was loaded before is kept from the garbage collector, as workers keep it: going through
all of it takes longer than any forecast, and falls to one of them by chance.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median, quantiles
from time import perf_counter, thread_time

from runabout.core.chance import Chance, key_from, pick
from runabout.core.game import Game
from runabout.games import find_game, names
from runabout.match import Match

DECISIONS = 3000
EACH = 10  # of so many decisions one is measured

MEASURES = ("16 tables", "certain", "certain, all legal actions")


def milliseconds(do: Callable[[], object]) -> tuple[float, float]:
    """How long it takes, and how much processor time."""
    began, began_working = perf_counter(), thread_time()
    do()
    return 1000 * (perf_counter() - began), 1000 * (thread_time() - began_working)


def measured(match: Match, action: int) -> list[tuple[float, float]]:
    """What each measure takes at one decision."""
    seat, legal = match.seat, [action.number for action in match.legal()]
    certain = match.forecaster(seat).certain
    return [
        milliseconds(partial(match.forecast, seat, action)),
        milliseconds(partial(match.forecast, seat, action, tables=0)),
        milliseconds(lambda: [certain(number) for number in legal]),
    ]


def play(game: Game) -> list[list[tuple[float, float]]]:
    """What was measured over some thousand decisions, by measure; without the first ones, which load compiled code."""
    chance, match = Chance.seeded(key_from("forecasts")), Match(game, game.seats[1], seed=0)
    found = []
    gc.collect()
    gc.freeze()
    for number in range(DECISIONS):
        if match.over:
            match = Match(game, game.seats[1], seed=number)
        legal = match.legal()
        action = legal[pick(chance, len(legal))].number
        if number % EACH == 0:
            found.append(measured(match, action))
        match.play(action)
    return [list(times) for times in zip(*found[2:], strict=True)]


def main() -> None:
    """Print a line for each game and measure."""
    for name in sys.argv[1:] or names():
        for what, times in zip(MEASURES, play(find_game(name)), strict=True):
            taken, worked = (list(one) for one in zip(*times, strict=True))
            print(f"{name:14} {what:27} {said(taken)}; processor time {said(worked)}", flush=True)


def said(times: Sequence[float]) -> str:
    """The median, what 98 of 100 do not exceed, and the most."""
    return f"{median(times):8.2f} ms, {quantiles(times, n=50)[-1]:8.2f} ms, {max(times):8.2f} ms"


if __name__ == "__main__":
    main()
