"""Many games of bots against each other, on all cores, and their results."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeVar

import numpy as np

from runabout.bots import Level, level, playouts_of
from runabout.bots.scratch import scratch_for
from runabout.core.chance import key_from
from runabout.core.cores import available_cores
from runabout.core.errors import BadLevel, RunaboutError
from runabout.core.game import Game
from runabout.core.interrupts import EndedAtOnce, Interrupts, counted_interrupts
from runabout.core.result import Scoring, win_shares
from runabout.core.words import seat_range
from runabout.lab import kept
from runabout.lab.contest import Played, contest, deal_for, players_for, room_for, table_for

NORMAL_95 = 1.959963984540054
"""The two-sided 95% point of the standard normal distribution."""


RUN_VERSION = 6
"""Raised when the same seed gives other games though no rule has changed: 2 since greedy and random bots draw nothing
for what they would imagine, 3 since searches share their budget out, 4 since Road Wolf's bots choose forces by what was
counted, 5 since they look further ahead in Hijackers, 6 since only hard ones know those counts, and since Race 2 Live
has levels of its own.
"""

SAVE_EVERY = 10.0
"""Seconds between two times that results are written to the file where they are kept."""


T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Plays(Protocol[T_co]):
    """Plays portions of games on one thread."""

    @property
    def play(self) -> Callable[..., T_co]:
        """Plays a portion, of which it is given some numbers."""

    @property
    def deciding(self) -> str:
        """Which bot of somebody's own is deciding now, and in which game; "" where none is, or that is not known."""


class BadRun(RunaboutError):
    """A number of games or jobs that no run can have."""


class WorkerDied(RunaboutError):
    """A worker thread ended with an error that is not one of Runabout's, such as a lack of memory."""


@dataclass(frozen=True)
class Report:
    """The results of a run.

    Attributes:
        levels: by seat, the bot's level.
        scores: (games, seats) each game's scores, as the game writes them.
        lengths: (games,) each game's decisions.
        seconds: from the first deal to the last result, compiling aside; of this run, without what was kept before.
        asked: the number of games that were to be played; more than `scores` has where the run was interrupted.
        scoring: what the scores are made of; co-operative: every seat has the team's score.
    """

    levels: tuple[str, ...]
    scores: np.ndarray[Any, np.dtype[np.int32]]
    lengths: np.ndarray[Any, np.dtype[np.int32]]
    seconds: float
    scoring: Scoring
    asked: int = 0

    @property
    def is_complete(self) -> bool:
        """Whether all games were played."""
        return len(self.scores) >= self.asked

    @property
    def team(self) -> bool:
        """Whether the game is co-operative."""
        return self.scoring.team > 0

    @property
    def points(self) -> np.ndarray[Any, np.dtype[np.float64]]:
        """(games, seats) each game's points, without what breaks ties."""
        points: np.ndarray[Any, np.dtype[np.float64]] = self.scoring.points(self.scores).astype(np.float64)
        return points

    @property
    def wins(self) -> list[float]:
        """Games won, by seat; seats that share a win share its count, and a game that nobody won counts for none."""
        return [float(won) for won in win_shares(self.scores, self.scoring.team).sum(axis=0)]

    @property
    def intervals(self) -> list[tuple[float, float]]:
        """By seat, the 95% interval of its share of wins."""
        return [wilson(won, len(self.scores)) for won in self.wins]

    @property
    def means(self) -> list[float]:
        """Each seat's mean points."""
        return [float(mean) for mean in self.points.mean(axis=0)]

    @property
    def mean_intervals(self) -> list[tuple[float, float]]:
        """By seat, the 95% interval of its mean points: nothing but the mean where a single game was played."""
        half = np.zeros(self.scores.shape[1])
        if len(self.scores) > 1:
            half = NORMAL_95 * self.points.std(axis=0, ddof=1) / math.sqrt(len(self.scores))
        return [(mean - float(part), mean + float(part)) for mean, part in zip(self.means, half, strict=True)]

    def as_dict(self) -> dict[str, Any]:
        """The report as plain data; a seat's wins are whole where nobody shared one."""
        decisions = int(self.lengths.sum())
        return {
            "team": self.team,
            "games": len(self.scores),
            "asked": max(self.asked, len(self.scores)),
            "run_version": RUN_VERSION,
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


def seated(asked: Sequence[T], seats: int) -> list[T]:
    """Who sits in each seat: those asked for in order, over again where they are fewer; BadLevel where they are more or
    none.
    """
    if not 1 <= len(asked) <= seats:
        came = f"{len(asked)} came: {', '.join(getattr(one, 'name', str(one)) for one in asked)}"
        raise BadLevel(f"Levels are given for {seat_range(1, seats)}; {came}")
    return [asked[seat % len(asked)] for seat in range(seats)]


@dataclass(frozen=True)
class Lineup:
    """Who plays what.

    Attributes:
        game: the game.
        seats: how many sit at the table.
        levels: the bots' levels, dealt to the seats in order, over again where there are fewer.
        options: what the table agreed, by name; defaults for the rest.

    Raises:
        BadSeats, BadLevel, BadOption: the game has no such seats or option, or there is no such level.
    """

    game: Game
    seats: int
    levels: Sequence[str]
    options: Mapping[str, str | int | bool] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.game.check_seats(self.seats)
        _ = seated(self.levels, self.seats), self.bots, self.agreed

    @property
    def bots(self) -> list[Level]:
        """The level of each seat's bot."""
        return [level(name) for name in seated(self.levels, self.seats)]

    @property
    def agreed(self) -> Any:
        """What the table agreed, as an Options record."""
        return self.game.new_options(self.options, self.seats)


def simulate(
    lineup: Lineup,
    games: int,
    seed: int | str = 0,
    jobs: int | None = None,
    on_progress: Callable[[int], None] | None = None,
    keep: Path | None = None,
) -> Report:
    """Play games of bots. The same arguments give the same games, on however many cores. Ctrl-C ends the run once the
    games under way are done: the report is of all that are finished.

    Args:
        lineup: who plays what.
        games: how many, at least 1.
        seed: for the deals and for the bots.
        jobs: threads to play on (compiled rules run side by side); None for one a core.
        on_progress: told how many more games are done, from this thread.
        keep: a file where finished games are kept; those that it has of the same run are not played again.

    Raises:
        BadRun: there is no such number of games or jobs.
        BadKept: the file cannot be read, or is of another run.
        CannotKeep, WorkerDied: the file cannot be written; a worker ended with an error of its own.
        KeyboardInterrupt: before any game was finished.
        EndedAtOnce: Ctrl-C came again while games under way were waited for; what was finished is in the file.
    """
    if games < 1:
        raise BadRun(f"A run is of at least 1 game; {games} came.")
    if jobs is not None and jobs < 1:
        raise BadRun(f"A run takes at least 1 job; {jobs} came.")
    finished = _Finished(lineup, games, seed, keep)
    if on_progress and finished.done.any():
        on_progress(int(finished.done.sum()))
    workers = [_Worker(lineup, seed) for _ in range(min(jobs or available_cores(), games))]
    workers[0].play(0, 1)  # compiles, or loads what was compiled before
    began = time.perf_counter()
    portions = finished.missing(
        portion_of(games, len(workers), sum(playouts_of(bot, lineup.game) for bot in lineup.bots))
    )
    try:
        with suppress(KeyboardInterrupt):
            for first, played in in_portions(workers, portions):
                finished.add(first, played)
                if on_progress:
                    on_progress(len(played.lengths))
    finally:
        finished.save()
    if not finished.done.any():
        raise KeyboardInterrupt
    return finished.report(time.perf_counter() - began)


class _Finished:
    """The games of a run that are done, by their numbers."""

    def __init__(self, lineup: Lineup, games: int, seed: int | str, keep: Path | None) -> None:
        self.lineup, self.keep, self.saved = lineup, keep, time.monotonic()
        self.header = kept.identity(
            lineup.game,
            lineup.bots,
            run_version=RUN_VERSION,
            seats=lineup.seats,
            levels=[bot.name for bot in lineup.bots],
            options={name: int(getattr(lineup.agreed, name)) for name in lineup.agreed.fields},
            seed=str(seed),
        )
        self.scores, self.lengths = np.zeros((games, lineup.seats), np.int32), np.zeros(games, np.int32)
        self.done = np.zeros(games, np.bool_)
        before = kept.load(keep, self.header) if keep else {}
        if keep and before:
            kept.check(
                keep,
                before,
                {name: kept.ArrayOf(array.dtype, ("games", *array.shape[1:])) for name, array in self._arrays.items()},
            )
            count = min(games, len(before["done"]))
            for name, array in self._arrays.items():
                array[:count] = before[name][:count]

    @property
    def _arrays(self) -> kept.Arrays:
        return {"scores": self.scores, "lengths": self.lengths, "done": self.done}

    def missing(self, portion: int) -> Iterator[tuple[int, int]]:
        """The games that are still to be played, as the number of a first one and how many, at most so many at once."""
        numbers = np.flatnonzero(~self.done)
        for part in np.split(numbers, np.flatnonzero(np.diff(numbers) > 1) + 1):
            for first in range(0, len(part), portion):
                yield int(part[first]), min(portion, len(part) - first)

    def add(self, first: int, played: Played) -> None:
        """Take in what was played."""
        end = first + len(played.lengths)
        self.scores[first:end], self.lengths[first:end] = played
        self.done[first:end] = True
        if time.monotonic() - self.saved > SAVE_EVERY:
            self.save()

    def save(self) -> None:
        """Write what is done to the file, where there is one."""
        self.saved = time.monotonic()
        if self.keep:
            kept.save(self.keep, self.header, self._arrays)

    def report(self, seconds: float) -> Report:
        """What came out of the games that are done."""
        levels = tuple(bot.name for bot in self.lineup.bots)
        scores, lengths = self.scores[self.done], self.lengths[self.done]
        return Report(levels, scores, lengths, seconds, self.lineup.game.scoring, len(self.done))


LOOK_EVERY = 0.1
"""Seconds between two looks whether Ctrl-C came, while games are waited for."""


def in_portions(workers: Sequence[Plays[T]], portions: Iterator[tuple[int, ...]]) -> Iterator[T]:
    """Play portions of games on the workers' threads; what was played, as it is done. After a Ctrl-C no portion is
    begun any more, and what is under way is still told: a warning in the log says so, and what is waited for.

    Raises:
        WorkerDied: a worker ended with an error that is none of Runabout's; the message says in which games.
        EndedAtOnce: Ctrl-C came a second time.
    """
    pool = ThreadPoolExecutor(len(workers))
    with counted_interrupts() as interrupts:
        running = {
            pool.submit(worker.play, *part): (worker, part) for worker, part in zip(workers, portions, strict=False)
        }
        try:
            while running:
                for done in _ended(running, interrupts):
                    worker, part = running.pop(done)
                    yield _result(done, part)
                    following = None if interrupts.count else next(portions, None)
                    if following:
                        running[pool.submit(worker.play, *following)] = worker, following
        finally:
            # What was interrupted or has failed elsewhere waits for the games under way, unless Ctrl-C ends that.
            while running and interrupts.count < 2:
                for done in _ended(running, interrupts):
                    del running[done]
            pool.shutdown(wait=not running)
        if interrupts.count:
            raise KeyboardInterrupt


def _ended(running: Mapping[Future[T], tuple[Plays[T], Any]], interrupts: Interrupts) -> set[Future[T]]:
    """Wait for portions that have ended. A first Ctrl-C is answered by what is waited for, a second by EndedAtOnce."""
    while True:
        ended, _ = wait(running, LOOK_EVERY, FIRST_COMPLETED)
        if interrupts.count > 1:
            raise EndedAtOnce
        if ended:
            return ended
        if interrupts.count and not interrupts.is_answered:
            interrupts.is_answered = True
            tell_waiting(next(filter(None, (worker.deciding for worker, _ in running.values())), ""))


def tell_waiting(deciding: str = "") -> None:
    """Say that games under way are waited for after a Ctrl-C, and which bot is deciding, where that is known."""
    named = f" ({deciding} is deciding)" if deciding else ""
    logging.getLogger("runabout.lab").warning(
        "Interrupted: waiting for the games that are being played%s. Ctrl-C again ends at once, without them.", named
    )


def _result(done: Future[T], part: tuple[int, ...]) -> T:
    """What a worker has played of a portion."""
    try:
        return done.result()
    except (RunaboutError, KeyboardInterrupt):
        raise
    except BaseException as fault:
        first, count = part[:2]
        raise died_in(first, count, fault) from fault


def died_in(first: int, count: int, fault: BaseException) -> WorkerDied:
    """The error for a worker that ended with one of its own while it played so many games from number `first` on."""
    return WorkerDied(
        f"A worker died while it played games {first} to {first + count - 1} ({type(fault).__name__}: {fault}). "
        "What was finished before is in the file named by --keep, if one is: the same command goes on from there."
    )


def portion_of(games: int, portions: int, playouts: int) -> int:
    """Games to play between two reports.

    Args:
        games: there are in all.
        portions: to make at least, where there are that many games.
        playouts: of all seats for a decision; where bots think long a portion is small, since Ctrl-C waits for it.
    """
    return max(1, min(games // portions, 40_000 // (1 + playouts), 20_000))


class _Worker:
    """One thread's records and arrays."""

    deciding = ""

    def __init__(self, lineup: Lineup, seed: int | str) -> None:
        game, key = lineup.game, key_from(seed)
        self.seats = lineup.seats
        self.run = game.run.bind(contest)
        self.deal = deal_for(game, lineup.seats, lineup.agreed, key)
        self.players, self.table = players_for(lineup.bots, game, key), table_for(game)
        self.scratch = scratch_for(game, max(playouts_of(bot, game) for bot in lineup.bots))

    def play(self, first: int, games: int) -> tuple[int, Played]:
        """Play some games from number `first` on."""
        played = room_for(games, self.seats)
        self.run(first, self.deal, self.players, self.table, played, self.scratch)
        return first, played
