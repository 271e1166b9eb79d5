"""Studies: a question put to many games, until the answer is sure enough.

    from runabout.games import find_game
    from runabout.lab import Study

    study = Study(find_game(NAME), bots="medium:600,easy", within={"wins": 0.01})
    for finding in study.run().findings:
        print(finding.column.name, finding.mean, finding.low, finding.high)

The unit of a study is a deal: where different players sit at the table it is played once in each of their seatings,
each player a seat further every time, and counts as one.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from runabout.bots import check_network, playouts_of
from runabout.core.cores import available_cores
from runabout.core.errors import is_whole
from runabout.core.game import Game
from runabout.lab import kept
from runabout.lab.cluster import Cluster, connected
from runabout.lab.intervals import CONFIDENCE, Values
from runabout.lab.limits import read_limits, written
from runabout.lab.measure import Asked, BadBot, Setting
from runabout.lab.metrics import AnyMetric, find_metrics
from runabout.lab.own_data import own_data
from runabout.lab.players import Player, players, rotations
from runabout.lab.pools import Pool, Threads
from runabout.lab.simulate import SAVE_EVERY, BadRun, portion_of, seated
from runabout.lab.tracks import BadAim, Columns, Finding, Track, check_within, looks, plan
from runabout.match.seating import seats_at

if TYPE_CHECKING:
    import polars

STUDY_VERSION = 2
"""Raised when the same study would give other numbers though no rule has changed."""

Told = Callable[[int], None]
"""Told how many more deals are done."""

Place = Callable[[Sequence[Asked], int | None], Pool]
"""Makes what the games of a run are played by, from its sides and the jobs that were asked for."""


@dataclass(frozen=True)
class Study:
    """A question, and how it is to be answered.

    Attributes:
        game: the game.
        seats: how many sit at the table; 0 for the usual number.
        bots: who plays (see `players.player`), dealt to the seats in order, over again where there are fewer; several
            in one text are separated by commas.
        options: what the table agrees on, by name; defaults for the rest.
        metrics: what is counted, by name or as metrics of one's own; () for what is usual.
        within: by figure ("wins", "length.decisions"), how far the ends of its intervals may lie from their middle: the
            study ends as soon as all are that narrow.
        deals: the most that are played.
        confidence: of each interval.
        seed: for the deals and for the bots.
        bans, avoid, dealt: what is barred, barred where something else is open, and asked of the deal (see
            `limits.read_limits`).
        data: an owner's data to play with, as its folder or file (see `own_data.own_data`); None for this process's.
        limitable: whether it is played as if something were barred even where nothing is: a side of a comparison whose
            other side has limits is compiled together with it.

    Raises:
        BadSeats, BadLevel, BadOption, BadMetric, BadAim, BadRun, BadLimit, BadData: there is no such thing; the message
            names what is.
    """

    game: Game
    seats: int | None = None
    bots: str | Sequence[str | type | Player] = "medium"
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    metrics: str | Sequence[str | AnyMetric] = ()
    within: Mapping[str, float] = field(default_factory=dict)
    deals: int = 1000
    confidence: float = CONFIDENCE
    seed: int | str = 0
    bans: Sequence[str] = ()
    avoid: Sequence[str] = ()
    dealt: Sequence[str] = ()
    limitable: bool = False
    data: Path | str | None = None

    def __post_init__(self) -> None:
        if not is_whole(self.deals) or self.deals < 1:
            raise BadRun(f"A study is of at least 1 deal; {self.deals!r} came.")
        if not 0.5 <= self.confidence < 1:
            raise BadAim(f"A study's confidence is from 0.5 to below 1; {self.confidence:g} came.")
        check_within(self.within, self.columns)

    @cached_property
    def setting(self) -> Setting:
        """What is played and counted."""
        seats = seats_at(self.game, self.seats)
        agreed = self.game.new_options(self.options, seats)
        asked = players(self.bots)
        for level in (one.level for one in asked if one.level):
            check_network(self.game, level)
        turns = rotations(seated(asked, seats))
        limits = None
        if self.limitable or self.bans or self.avoid or self.dealt:
            limits = read_limits(self.game, seats, self.bans, self.avoid, self.dealt)
        data = None if self.data is None else own_data(self.game, Path(self.data))
        return Setting(self.game, seats, agreed, turns, find_metrics(self.game, self.metrics), limits, data)

    @cached_property
    def columns(self) -> list[Columns]:
        """What is told, by metric."""
        return [Columns(self.setting, one) for one in self.setting.metrics]

    @property
    def header(self) -> dict[str, Any]:
        """All that makes it this study and no other."""
        setting = self.setting
        told = {one.name: one.settings for one in setting.rotations[0] if one.settings}
        return kept.identity(
            self.game,
            [one.level for one in setting.rotations[0]],
            edition=setting.edition,
            study_version=STUDY_VERSION,
            seats=setting.seats,
            bots=[one.name for one in setting.rotations[0]],
            **({"settings": told} if told else {}),
            options={name: int(getattr(setting.agreed, name)) for name in setting.agreed.fields},
            metrics=[one.name for one in setting.metrics],
            within=dict(self.within),
            deals=int(self.deals),
            confidence=self.confidence,
            seed=str(self.seed),
            **({"limits": list(written(setting.limits, self.game))} if setting.limits else {}),
        )

    def run(
        self,
        on_progress: Told | None = None,
        keep: Path | None = None,
        jobs: int | None = None,
        with_games: bool = False,
        on: str | Place = "",
    ) -> Answer:
        """Play until it is sure enough, or all deals are played. The same study gives the same answer on however many
        cores and machines. Ctrl-C ends it once the games under way are done.

        Args:
            on_progress: told how many more deals are done, from this thread.
            keep: a file where finished games are kept, from which the same study goes on.
            jobs: threads to play on; None for one a core.
            with_games: whether the answer has what was counted in every game, which takes memory for all of them.
            on: the Ray cluster to play on (see `cluster.connected`), or another place; "" for the threads of this
                machine.

        Raises:
            BadCluster: there is no such cluster, or the study cannot be played there.
            BadBot, BadLimit: a bot of one's own failed, or a limit could not be kept; what was finished is in the file.
            BadRun, BadKept: there is no such number of jobs; the file is of another study, or damaged.
            CannotKeep, WorkerDied: the file cannot be written; a worker ended with an error of its own.
            KeyboardInterrupt: before anything was sure enough to be told.
            EndedAtOnce: Ctrl-C came again while games under way were waited for; what was finished is in the file.
        """
        return Run([self], keep, jobs, with_games, on=on).play(on_progress)


@dataclass(frozen=True)
class Answer:
    """What a study has found.

    Attributes:
        studies: of which it is the answer: one, or the two sides of a comparison.
        findings: every figure with its interval.
        deals: how many were played, each `seatings` times on each side.
        seatings: of one deal.
        is_sure: whether every interval is as narrow as was asked.
        is_complete: whether it ended by itself: sure enough, or all deals played.
        seconds: from the first deal on, of this run, compiling aside.
        rows: by side, (seatings, deals, cells) what was counted in every game, where that was asked for.
        records: of people's games, the file of each.
    """

    studies: tuple[Study, ...]
    findings: list[Finding]
    deals: int
    seatings: int
    is_sure: bool
    is_complete: bool
    seconds: float
    rows: tuple[Values, ...] = field(default=(), repr=False, compare=False)
    records: tuple[Path, ...] = field(default=(), repr=False)

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.deals * self.seatings * len(self.studies)

    @property
    def who_begins(self) -> str:
        """The option that settles who begins, where wins were counted in games in which chance decides it; else ""."""
        setting = self.studies[0].setting
        counted = any(one.name == "wins" for one in setting.metrics)
        return setting.who_begins if counted and len(self.studies) == 1 and not self.records else ""

    def __getitem__(self, name: str) -> Finding:
        """The finding of that name, such as "wins of seat 1"; KeyError where there is none."""
        for one in self.findings:
            if one.column.name == name:
                return one
        raise KeyError(f"{name}: there are {', '.join(one.column.name for one in self.findings)}")

    def frame(self) -> polars.DataFrame:
        """A row for every figure (see `frames.findings_frame`)."""
        from runabout.lab.frames import findings_frame

        return findings_frame(self.findings)

    def games_frame(self) -> polars.DataFrame:
        """A row for every game (see `frames.games_frame`)."""
        from runabout.lab.frames import games_frame

        return games_frame([one.setting for one in self.studies], self.rows)

    def _repr_html_(self) -> str:
        """As a notebook shows it."""
        from runabout.lab.html import table_of

        caption = f"{self.studies[0].game.title}: {self.deals:,} deals, {self.games:,} games"
        return table_of(caption, self.findings, len(self.studies) > 1)

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        names = ("deals", "seatings", "games", "is_sure", "is_complete")
        return {
            "asked": [one.header for one in self.studies],
            **{name: getattr(self, name) for name in names},
            "seconds": round(self.seconds, 6),
            "findings": [one.as_dict() for one in self.findings],
        }


Contrast = tuple[float, ...]
"""By study of a run, the weight with which its value on a deal is added. The weights of differences add up to 0."""

DIFFERENCE: Contrast = (-1.0, 1.0)

CANCELLED = 1e-9
"""Below this, the weighed sum of several sides is a rounding error."""


class Run:
    """Plays the deals of one study, or of several in step, and takes them in, in their order.

    Args:
        studies: one; two sides; or as many as the contrasts have weights.
        keep: where finished games are kept.
        jobs: portions of games that are played at once; None for one a core, here or on the cluster.
        with_games: whether what was counted in every game is told, and kept as well.
        contrasts: weighted sums over the studies. Every figure is estimated once for each of them, and the findings
            list all figures of the first contrast, then all of the second, and so on. (): the values of the one study,
            or, of two, the second less the first.
        on: the Ray cluster to play on (see `cluster.connected`), or another place, which may deal otherwise; "" for the
            threads of this machine.
    """

    def __init__(
        self,
        studies: Sequence[Study],
        keep: Path | None,
        jobs: int | None,
        with_games: bool = False,
        contrasts: Sequence[Contrast] = (),
        on: str | Place = "",
    ) -> None:
        if jobs is not None and jobs < 1:
            raise BadRun(f"A study takes at least 1 job; {jobs} came.")
        self.studies, self.keep, self.saved = tuple(studies), keep, time.monotonic()
        first = studies[0]
        self.deals, self.sides = first.deals, len(studies)
        self.seatings = len(first.setting.rotations)
        is_difference = self.sides > 1
        self.contrasts = contrasts or [DIFFERENCE if is_difference else (1.0,)]
        planned = plan(first.columns, first.deals, first.within, first.confidence, is_difference)
        self.tracks = [
            [Track(one, replace(planned, bound=sum(map(abs, weights)) / 2)) for one in first.columns]
            for weights in self.contrasts
        ]
        self.jobs, self.on = jobs, on
        self.count, self.is_sure = 0, False
        self.header = first.header if not is_difference else {"sides": [one.header for one in studies]}
        if contrasts:
            self.header = {**self.header, "contrasts": [list(weights) for weights in contrasts]}
        self.widths = [sum(one.setting.widths) for one in studies]
        self.taken = [[np.zeros((self.seatings, 0, width))] for width in self.widths]
        self.with_games = with_games
        if with_games:
            self.header = {**self.header, "every_game": True}
        if callable(on):
            self.header = {**self.header, "elsewhere": True}
        self._begin_block(0, 0)
        before = kept.load(keep, self.header) if keep else {}
        if keep and before:
            kept.check(keep, before, self._kinds)
            self._resume(keep, before)

    def play(self, on_progress: Told | None = None) -> Answer:
        """Play on, and tell what was found."""
        before = self.count + int(self.done.all(axis=0).sum())
        if on_progress and before:
            on_progress(before)
        with self._saying_whose_game_failed():
            pool = self._pool()
        began = time.perf_counter()
        interrupted = False
        try:
            with suppress(KeyboardInterrupt), self._saying_whose_game_failed():
                interrupted = True
                self._play_blocks(pool, on_progress)
                interrupted = False
        finally:
            self._save()
        if interrupted:
            self._take_in(int(np.cumprod(self.done.all(axis=0)).sum()))
        if not self.count:
            raise KeyboardInterrupt
        found = [one for tracks in self.tracks for track in tracks for one in track.findings]
        seconds = time.perf_counter() - began
        rows = tuple(np.concatenate(each, axis=1) for each in self.taken) if self.with_games else ()
        return Answer(self.studies, found, self.count, self.seatings, self.is_sure, not interrupted, seconds, rows)

    @contextmanager
    def _saying_whose_game_failed(self) -> Iterator[None]:
        """Fill in with what the game was played in which a bot failed."""
        try:
            yield
        except BadBot as fault:
            study = self.studies[fault.side]
            fault.setting, fault.seed = study.setting, study.seed
            raise

    def _pool(self) -> Pool:
        """What the games are played by, ready to play."""
        asked = [Asked(one.setting, one.seed) for one in self.studies]
        if callable(self.on):
            return self.on(asked, self.jobs)
        if self.on:
            return Cluster(connected(self.on), asked, self.jobs)
        return Threads(asked, min(self.jobs or available_cores(), self.deals * self.seatings))

    def _play_blocks(self, pool: Pool, on_progress: Told | None) -> None:
        for look in looks(self.deals):
            if self.is_sure:
                return
            if look <= self.count:
                continue
            if self.block_end != look:
                self._begin_block(self.count, look)
            for first, rotation, rows in pool.play(self._missing(pool.size)):
                self._put(first, rotation, rows)
                if on_progress and rotation == self.seatings - 1:
                    on_progress(len(rows[0]))
            self._take_in(look - self.count)
            self._look()

    def _begin_block(self, begin: int, end: int) -> None:
        """Room for the deals up to the next look."""
        self.block_end = end
        self.done = np.zeros((self.seatings, end - begin), np.bool_)
        self.rows = [np.zeros((self.seatings, end - begin, width)) for width in self.widths]

    def _missing(self, at_once: int) -> Iterator[tuple[int, int, int]]:
        """The games of the block that are still to be played: the first deal, how many, and the seating."""
        for rotation in range(self.seatings):
            numbers = np.flatnonzero(~self.done[rotation])
            most = self._portion(at_once)
            for part in np.split(numbers, np.flatnonzero(np.diff(numbers) > 1) + 1):
                for at in range(0, len(part), most):
                    yield self.count + int(part[at]), min(most, len(part) - at), rotation

    def _portion(self, at_once: int) -> int:
        """Deals to play between two reports."""
        at_table = [(one.level, study.setting.game) for study in self.studies for one in study.setting.rotations[0]]
        playouts = sum(playouts_of(level, game) if level else 5000 for level, game in at_table)
        return portion_of(self.done.size, 2 * at_once, playouts)

    def _put(self, first: int, rotation: int, rows: Sequence[Values]) -> None:
        at = first - self.count
        for mine, played in zip(self.rows, rows):
            mine[rotation, at : at + len(played)] = played
        self.done[rotation, at : at + len(rows[0])] = True
        if time.monotonic() - self.saved > SAVE_EVERY:
            self._save()

    def _take_in(self, deals: int) -> None:
        """Take so many of the block's deals in."""
        if deals:
            for place in range(len(self.studies[0].columns)):
                sides = np.stack([self._values(side, place)[:deals] for side in range(self.sides)])
                for weights, tracks in zip(self.contrasts, self.tracks):
                    tracks[place].add(_weighed(weights, sides))
            if self.with_games:
                for taken, rows in zip(self.taken, self.rows):
                    taken.append(rows[:, :deals].copy())
        self.count += deals

    def _look(self) -> None:
        """Look whether all is sure enough, and go on to another block."""
        asked = bool(self.studies[0].within)
        self.is_sure = asked and all(track.is_sure for tracks in self.tracks for track in tracks)
        self._begin_block(self.count, self.count)

    def _values(self, side: int, place: int) -> Values:
        study = self.studies[side]
        places = np.cumsum([0, *study.setting.widths])
        return study.columns[place].values(self.rows[side][:, :, places[place] : places[place + 1]])

    @property
    def _sums(self) -> dict[str, Any]:
        """The sums of all tracks, by their names on file."""
        return {
            f"{name} {number}" if number else name: sums
            for number, tracks in enumerate(self.tracks)
            for track in tracks
            for name, sums in track.kept()
        }

    @property
    def _kinds(self) -> dict[str, kept.ArrayOf]:
        """What is kept on file."""
        kinds = {"count": kept.ArrayOf(np.int64, (3,)), "done": kept.ArrayOf(np.bool_, (self.seatings, "block"))}
        kinds |= {name: kept.ArrayOf(np.float64, sums.shape) for name, sums in self._sums.items()}
        for side, width in enumerate(self.widths):
            kinds[f"rows {side}"] = kept.ArrayOf(np.float64, (self.seatings, "block", width))
            if self.with_games:
                kinds[f"taken {side}"] = kept.ArrayOf(np.float64, (self.seatings, "deals", width))
        return kinds

    def _save(self) -> None:
        self.saved = time.monotonic()
        if self.keep:
            count = np.array([self.count, self.block_end, self.is_sure], np.int64)
            arrays = {"count": count, "done": self.done, **self._sums}
            arrays |= {f"rows {side}": rows for side, rows in enumerate(self.rows)}
            if self.with_games:
                arrays |= {f"taken {side}": np.concatenate(each, axis=1) for side, each in enumerate(self.taken)}
            kept.save(self.keep, self.header, arrays)

    def _resume(self, file: Path, before: kept.Arrays) -> None:
        """Go on from what a file holds, which is checked; BadKept where its counts do not fit together."""
        count, end, sure = before["count"].tolist()
        taken = before["taken 0"].shape[1] if self.with_games else count
        if not (0 <= count == taken <= end <= self.deals and before["done"].shape[1] == end - count):
            raise kept.damaged(file, f"its counts do not fit together ({count} deals taken in, {end} at the next look)")
        self.count, self.block_end, self.is_sure, self.done = count, end, bool(sure), before["done"]
        self.rows = [before[f"rows {side}"] for side in range(self.sides)]
        if self.with_games:
            self.taken = [[before[f"taken {side}"]] for side in range(self.sides)]
        for number, tracks in enumerate(self.tracks):
            mark = f" {number}" if number else ""
            for track in tracks:
                track.resume(self.count, before, mark)


def _weighed(weights: Contrast, sides: Values) -> Values:
    """(units, columns) the sum of (sides, units, columns) with their weights, one after the other, so that it is the
    same to the last bit on every machine. What cancels out is 0: rounding errors alone would look like an effect that
    is very small and very sure.
    """
    found: Values = weights[0] * sides[0]
    for weight, side in zip(weights[1:], sides[1:]):
        found += weight * side
    if len(sides) > 2:
        found[np.abs(found) < CANCELLED] = 0.0
    return found
