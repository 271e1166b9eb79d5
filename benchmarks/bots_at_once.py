"""How fast games of bots that do not search are: `.venv/bin/python -m benchmarks.bots_at_once [GAME ...]`.

In decisions a second of this process's own time, which others on the machine disturb least; the best of some rounds.
"""

import sys
import time

from runabout.games import find_game, names
from runabout.lab.simulate import Lineup, simulate
from runabout.match.seating import usual_seats

ROUNDS = 3
SECONDS = 1.0  # a round, about


def decisions_a_second(lineup: Lineup) -> float:
    """The best of some rounds."""
    simulate(lineup, 10, jobs=1)  # compiles
    games, best = 300, 0.0
    for seed in range(ROUNDS + 1):
        began = time.process_time()
        report = simulate(lineup, games, seed, jobs=1)
        took = time.process_time() - began
        if seed:  # the first round only says how many games fill one
            best = max(best, int(report.lengths.sum()) / took)
        else:
            games = max(games, int(games * SECONDS / took))
    return best


def main() -> None:
    """Measure, and print a line for each game and bot."""
    for name in sys.argv[1:] or names():
        game = find_game(name)
        seats = usual_seats(game)
        for level in ("random", "greedy"):
            found = decisions_a_second(Lineup(game, seats, [level]))
            print(f"{game.title}, {seats} seats, {level}: {found / 1e6:.2f} million decisions a second")


if __name__ == "__main__":
    main()
