"""What counting adds to games: `.venv/bin/python -m benchmarks.metrics [GAME ...]`.

Games of greedy bots on one thread with `wins` counted, with another metric beside it, and with all; the least of some
rounds in turns, in processor time of this process, which others on the machine disturb least; those that take playouts
with FEW games. At last, a million such games with all metrics that take none, on all cores, as a study plays and takes
them in, by the clock and in processor time.
"""

import sys
import time

from runabout.games import find_game
from runabout.lab import Study
from runabout.lab.measure import Worker
from runabout.lab.metrics import offered, without_playouts

ROUNDS = 5
GAMES = 4000
FEW = 40
MILLION = 1_000_000


def worker_for(game, metrics):
    """One that has its code ready."""
    made = Worker(Study(game, bots="greedy", metrics=metrics, deals=GAMES).setting, 0)
    made.play(0, 1, 0)
    return made


def seconds(worker, games):
    began = time.process_time()
    worker.play(0, games, 0)
    return time.process_time() - began


def side_by_side(game):
    """Print, for each set of metrics, microseconds a game and what it adds to `wins` alone."""
    names = without_playouts(game)
    sets = {"wins": ["wins"]} | {f"wins, {name}": ["wins", name] for name in names if name != "wins"} | {"all": names}
    workers = {label: worker_for(game, metrics) for label, metrics in sets.items()}
    least = dict.fromkeys(sets, float("inf"))
    for _ in range(ROUNDS):
        for label, worker in workers.items():
            least[label] = min(least[label], seconds(worker, GAMES))
    for label, took in least.items():
        added = took / least["wins"] - 1
        print(f"{game.title}, {label}: {took / GAMES * 1e6:.1f} µs a game, {added:+.0%}")
    for name in sorted(set(offered(game)) - set(names)):
        worker = worker_for(game, ["wins", name])
        took = min(seconds(worker, FEW) for _ in range(2)) / FEW
        print(
            f"{game.title}, wins, {name}: {took * 1e3:.1f} ms a game, {took * GAMES / least['wins']:,.0f} times as long"
        )


def main():
    for name in sys.argv[1:] or ["road-runner"]:
        game = find_game(name)
        side_by_side(game)
        study = Study(game, bots="greedy", metrics=without_playouts(game), deals=MILLION)
        began, used = time.perf_counter(), time.process_time()
        answer = study.run()
        took, used = time.perf_counter() - began, time.process_time() - used
        print(
            f"{game.title}: {answer.games:,} games with all metrics without playouts: {took:.1f} s, "
            f"{used:.1f} s of processor time"
        )


if __name__ == "__main__":
    main()
