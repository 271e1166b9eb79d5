"""Measures the lengths and returns that the pages in this folder show, and writes them to measured.json:

    python -m docs.envs.measure            all games
    python -m docs.envs.measure riverdale  one of them

Everything is seeded: the same rules and bots give the same figures.
"""

from __future__ import annotations

import json
import math
import sys
from typing import Any

import numpy as np

from docs.envs.generate import MEASURED, PLAYED
from runabout.core.game import Game
from runabout.core.result import win_shares
from runabout.envs.names import own_games
from runabout.games import find_game
from runabout.lab.simulate import Lineup, simulate, wilson
from runabout.match.seating import usual_seats

SEED = "environments"
GAMES = {"random": 2000, "greedy": 2000, "medium": 200}
"""By level, the number of games that are played with one seat at that level, over all seats together."""


def measure(game: Game) -> dict[str, Any]:
    """The length of random games, and the returns of simple players, as measured.json has them for one game."""
    seats = usual_seats(game)
    evenly = simulate(Lineup(game, seats, ["random"]), GAMES["random"], SEED)
    length = {
        "games": GAMES["random"],
        "mean": round(float(evenly.lengths.mean()), 1),
        "shortest": int(evenly.lengths.min()),
        "longest": int(evenly.lengths.max()),
    }
    found = {level: returns(game, seats, level) for level in PLAYED}
    return {"rules": game.version, "seats": seats, "length": length, "returns": found}


def returns(game: Game, seats: int, level: str) -> dict[str, Any]:
    """The mean return, with its 95% interval, of a seat at a level among random players, each seat in turn."""
    each, gained = math.ceil(GAMES[level] / seats), []
    for seat in range(seats):
        levels = [level if other == seat else "random" for other in range(seats)]
        scores = simulate(Lineup(game, seats, levels), each, f"{SEED} {level} {seat}").scores
        team = game.scoring.team
        paid = np.clip(scores / team, 0, 1) if team else win_shares(scores)
        gained.append(paid[:, seat])
    told = np.concatenate(gained)
    # Wilson's interval is for wins and losses; returns from 0 to 1 with the same mean have no larger variance.
    low, high = wilson(float(told.sum()), len(told))
    return {"games": len(told), "mean": round(float(told.mean()), 4), "interval": [round(low, 4), round(high, 4)]}


def main(names: list[str]) -> None:
    """Measure the games of these names, or all of them. The figures of the other games in measured.json stay."""
    known: dict[str, Any] = json.loads(MEASURED.read_text(encoding="utf-8")) if MEASURED.exists() else {}
    for game in [find_game(name) for name in names] if names else own_games():
        known[game.name] = measure(game)
        MEASURED.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
