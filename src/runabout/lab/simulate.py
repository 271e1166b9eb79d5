"""Many games of bots against each other, on all cores, and what came of them."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np

from runabout.bots import Level, level
from runabout.bots.desk import Desk
from runabout.core.chance import Chance, derive, key_from
from runabout.core.errors import BadLevel, RunaboutError
from runabout.core.game import Game
from runabout.core.record import Cells
from runabout.lab.contest import contest

NORMAL_95 = 1.959963984540054
"""The two-sided 95% point of the standard normal distribution."""


class BadRun(RunaboutError):
    """A number of games or jobs that no run can have."""


@dataclass(frozen=True)
class Report:
    """What came of a run.

    Attributes:
        levels: by seat, the bot's level.
        scores: (games, seats) each game's results, in points.
        lengths: (games,) each game's decisions.
        seconds: from the first deal to the last result, compiling aside.
        team: whether the game is co-operative: every seat has the team's score.
    """

    levels: tuple[str, ...]
    scores: np.ndarray[Any, np.dtype[np.float64]]
    lengths: np.ndarray[Any, np.dtype[np.int32]]
    seconds: float
    team: bool

    @property
    def wins(self) -> list[float]:
        """Games won, by seat; seats that share a win share its count, and a game that nobody won counts for none."""
        best = self.scores.max(axis=1, keepdims=True)
        won = (self.scores == best) & (best > 0)
        parts = won if self.team else won / np.maximum(won.sum(axis=1, keepdims=True), 1)
        return [float(part) for part in parts.sum(axis=0)]

    @property
    def intervals(self) -> list[tuple[float, float]]:
        """By seat, the 95% interval of its share of wins."""
        return [wilson(won, len(self.scores)) for won in self.wins]

    @property
    def means(self) -> list[float]:
        """Each seat's mean score."""
        return [float(mean) for mean in self.scores.mean(axis=0)]

    @property
    def mean_intervals(self) -> list[tuple[float, float]]:
        """By seat, the 95% interval of its mean score: nothing but the mean where a single game was played."""
        half = np.zeros(self.scores.shape[1])
        if len(self.scores) > 1:
            half = NORMAL_95 * self.scores.std(axis=0, ddof=1) / math.sqrt(len(self.scores))
        return [(mean - float(part), mean + float(part)) for mean, part in zip(self.means, half, strict=True)]

    def as_dict(self) -> dict[str, Any]:
        """The report as plain data; a seat's wins are whole where nobody shared one."""
        decisions = int(self.lengths.sum())
        return {
            "team": self.team,
            "games": len(self.scores),
            "decisions": decisions,
            "seconds": round(self.seconds, 6),
            "decisions_per_second": round(decisions / self.seconds, 1) if self.seconds else 0.0,
            "levels": list(self.levels),
            "wins": [int(won) if won == int(won) else round(won, 4) for won in self.wins],
            "intervals": [[round(low, 5), round(high, 5)] for low, high in self.intervals],
            "scores": [round(mean, 5) for mean in self.means],
            "score_intervals": [[round(low, 5), round(high, 5)] for low, high in self.mean_intervals],
            "length": {
                "mean": round(float(self.lengths.mean()), 3),
                "shortest": int(self.lengths.min()),
                "longest": int(self.lengths.max()),
            },
        }


def wilson(won: float, of: int) -> tuple[float, float]:
    """The 95% interval of a share (E. B. Wilson, "Probable Inference", 1927)."""
    z = NORMAL_95
    share = won / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * math.sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return max(0.0, middle - half), min(1.0, middle + half)


def simulate(
    game: Game,
    games: int,
    seats: int,
    levels: Sequence[str],
    seed: int | str = 0,
    jobs: int | None = None,
    options: Mapping[str, str | int | bool] | None = None,
    on_progress: Callable[[int], None] | None = None,
) -> Report:
    """Play `games` games of bots. The same arguments give the same games, on however many cores.

    Args:
        game: the game.
        games: how many, at least 1.
        seats: how many sit at the table.
        levels: the bots' levels, dealt to the seats in order, over again where there are fewer.
        seed: for the deals and for the bots.
        jobs: threads to play on (compiled rules run side by side); None for one a core.
        options: what the table agreed.
        on_progress: told how many more games are done, from this thread.

    Raises:
        BadSeats, BadLevel, BadOption, BadRun: the game has no such seats, ...
    """
    game.check_seats(seats)
    if games < 1:
        raise BadRun(f"A run is of at least 1 game; {games} came.")
    if jobs is not None and jobs < 1:
        raise BadRun(f"A run takes at least 1 job; {jobs} came.")
    if not 1 <= len(levels) <= seats:
        raise BadLevel(f"Levels are given for 1 to {seats} seats; {len(levels)} came: {', '.join(levels)}")
    bots = [level(levels[seat % len(levels)]) for seat in range(seats)]
    agreed = game.new_options(options)
    workers = min(jobs or len(os.sched_getaffinity(0)), games)
    tables = [_Table(game, seats, bots, agreed, seed) for _ in range(workers)]
    tables[0].play(0, 1)  # compiles, or loads what was compiled before
    scores = np.zeros((games, seats), np.int32)
    lengths = np.zeros(games, np.int32)
    began = time.perf_counter()
    portion = _portion(games, workers, bots)
    waiting = iter([(first, min(portion, games - first)) for first in range(0, games, portion)])
    with ThreadPoolExecutor(workers) as pool:
        running = {pool.submit(table.play, *part): table for table, part in zip(tables, waiting, strict=False)}
        while running:
            done = next(as_completed(running))
            table = running.pop(done)
            first, found, decisions = done.result()
            scores[first : first + len(found)] = found
            lengths[first : first + len(found)] = decisions
            if on_progress:
                on_progress(len(found))
            part = next(waiting, None)
            if part:
                running[pool.submit(table.play, *part)] = table
    seconds = time.perf_counter() - began
    points = scores / game.score_unit
    return Report(tuple(bot.name for bot in bots), points, lengths, seconds, game.team_score > 0)


def _portion(games: int, workers: int, bots: Sequence[Level]) -> int:
    """Games to play between two reports: few where bots think long."""
    work = 1 + sum(bot.playouts for bot in bots)
    return max(1, min(games // workers, 200_000 // work, 20_000))


class _Table:
    """One thread's records and arrays."""

    def __init__(self, game: Game, seats: int, bots: Sequence[Level], options: Any, seed: int | str) -> None:
        self.game = game
        self.seats = seats
        self.start: Any = game.State()
        self.start.seats = seats
        self.options = options
        self.kinds = np.array([int(bot.kind) for bot in bots], np.int32).view(Cells)
        self.playouts = np.array([bot.playouts for bot in bots], np.int32).view(Cells)
        key = key_from(seed)
        self.deal = Chance.seeded(derive(key, "deal"))
        self.luck = Chance.seeded(derive(key, "bots"))
        self.desk = Desk(game)
        self.scratch = game.State(), game.Sight(), game.Sight()

    def play(self, first: int, games: int) -> tuple[int, Any, Any]:
        """Play some games; where they begin, their results and their lengths."""
        results = np.zeros((games, self.seats), np.int32).view(Cells)
        lengths = np.zeros(games, np.int32).view(Cells)
        run = self.game.run.bind(contest)
        places = self.kinds, self.playouts, *self.scratch, self.deal, self.luck
        run(first, games, self.start, self.options, *places, results, lengths, *self.desk.tools)
        return first, results, lengths
