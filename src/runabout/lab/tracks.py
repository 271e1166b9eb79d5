"""The figures of a study, from unit to unit: their means so far, with intervals."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from runabout.core.errors import RunaboutError, nearest
from runabout.lab.counting import Figure
from runabout.lab.intervals import FEWEST, Aim, BoundedMeans, Means, Shares, Values
from runabout.lab.intervals import Sequence as Intervals
from runabout.lab.measure import Setting
from runabout.lab.metrics import AnyMetric


class BadAim(RunaboutError):
    """How sure a study is to be names no figure, or no width."""


@dataclass(frozen=True)
class Column:
    """A figure as it is told.

    Attributes:
        figure: what is counted; its seat is None where it is a player's.
        player: whose, where different players change seats; "" for a seat's or the whole game's.
    """

    figure: Figure
    player: str = ""

    @property
    def address(self) -> str:
        """The metric and the figure's name, such as "length.decisions"."""
        return f"{self.figure.metric}.{self.figure.name}" if self.figure.name else self.figure.metric

    @property
    def name(self) -> str:
        """The address and whose it is, such as "wins of seat 1"."""
        if self.player:
            return f"{self.address} of {self.player}"
        return self.address if self.figure.seat is None else f"{self.address} of seat {self.figure.seat + 1}"


@dataclass(frozen=True)
class Finding:
    """A figure with its interval.

    Attributes:
        column: what it is.
        mean: of the deals so far.
        low, high: the interval, in which the truth lies with the study's confidence, however often it was looked at;
            infinite where there are too few deals to tell one.
    """

    column: Column
    mean: float
    low: float
    high: float

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def is_told(self) -> bool:
        """Whether there are enough deals to tell an interval."""
        return math.isfinite(self.half)

    def as_dict(self) -> dict[str, Any]:
        """As plain data; an end that is infinite is None."""
        figure = self.column.figure
        told = {"figure": self.column.address, "share": figure.is_share}
        if figure.seat is not None:
            told["seat"] = figure.seat
        if self.column.player:
            told["player"] = self.column.player
        numbers = {name: getattr(self, name) for name in ("mean", "low", "high")}
        return told | {name: round(one, 6) if math.isfinite(one) else None for name, one in numbers.items()}


class Columns:
    """The columns of a metric in a setting, and how they are read from the rows of its games."""

    def __init__(self, setting: Setting, metric: AnyMetric) -> None:
        self.setting, self.metric = setting, metric
        self.figures = metric.figures(setting.game, setting.seats)
        self.columns = [Column(one) for one in self.figures]
        names = list(dict.fromkeys(one.name for one in setting.rotations[0]))
        self.of_players: list[list[list[int]]] = []  # by column, by rotation: the figures that are a player's
        if len(names) > 1:
            for metric_name, name, is_share in dict.fromkeys(
                (one.metric, one.name, one.is_share) for one in self.figures if one.seat is not None
            ):
                for player in names:
                    self.columns.append(Column(Figure(metric_name, name, None, is_share), player))
                    self.of_players.append([self._held(name, player, seated) for seated in setting.rotations])

    @property
    def expected_share(self) -> float:
        """About what its shares are, before anything is known: of wins, as if all were alike."""
        return 1 / self.setting.seats if self.metric.name == "wins" else 0.5

    def _held(self, name: str, player: str, seated: Sequence[Any]) -> list[int]:
        return [
            place
            for place, one in enumerate(self.figures)
            if one.name == name and one.seat is not None and seated[one.seat].name == player
        ]

    def values(self, rows: Values) -> Values:
        """(units, columns) from (rotations, units, cells): the mean over the seatings of a deal."""
        found = np.stack([self.metric.values(self.setting.game, each) for each in rows])
        parts = [found.mean(axis=0)]
        for held in self.of_players:
            parts.append(
                np.mean([found[at][:, places].mean(axis=1) for at, places in enumerate(held)], axis=0)[:, None]
            )
        return np.hstack(parts)


@dataclass(frozen=True)
class Plan:
    """How sure a study is to be, and when it will be about that sure.

    Attributes:
        units: the most that there will be.
        within: by address, how far the ends of an interval may lie from its middle.
        confidence: of each figure, or of all of a metric together where it says so.
        is_difference: whether the values are differences of two sides.
        end: about how many units there will be: where figures that nobody asked to be sure of are narrowest.
        bound: what no difference of shares exceeds, on either side of 0.
    """

    units: int
    within: Mapping[str, float]
    confidence: float
    is_difference: bool
    end: int
    bound: float = 1.0


def plan(
    told: Sequence[Columns], units: int, within: Mapping[str, float], confidence: float, is_difference: bool
) -> Plan:
    """The plan of a study. Only shares have a variance whose maximum is known before any game is played."""
    asked = [(each, one) for each in told for one in each.columns if one.address in within]
    end = units
    if asked and not is_difference and all(one.figure.is_share for _, one in asked):
        aims = [(Aim(units, within[one.address], confidence), each.expected_share) for each, one in asked]
        end = max(math.ceil(aim.ends_at(share * (1 - share))) for aim, share in aims)
    return Plan(units, within, confidence, is_difference, end)


class Track:
    """The columns of one metric, with a sequence of intervals for those of each sort."""

    def __init__(self, columns: Columns, plan: Plan) -> None:
        self.columns = columns.columns
        self.name = columns.metric.name
        self.within = np.array([plan.within.get(one.address, 0.0) for one in self.columns])
        confidence = plan.confidence
        if columns.metric.together:
            confidence = 1 - (1 - confidence) / len(self.columns)
        single = len(columns.setting.rotations) == 1 and not plan.is_difference
        self.parts: list[tuple[npt.NDArray[np.intp], Intervals]] = []
        sorts = [(one.figure.is_share, width) for one, width in zip(self.columns, self.within.tolist())]
        for is_share, width in dict.fromkeys(sorts):
            places = np.flatnonzero([sort == (is_share, width) for sort in sorts])
            aim = Aim(plan.units if width else plan.end, width, confidence)
            made: Intervals
            if not is_share:
                made = Means(len(places), aim)
            elif single:
                made = Shares(len(places), aim, columns.expected_share)
            else:
                made = (
                    BoundedMeans(len(places), aim, -plan.bound, plan.bound)
                    if plan.is_difference
                    else BoundedMeans(len(places), aim)
                )
            self.parts.append((places, made))

    def add(self, values: Values) -> None:
        """Take in the next units: (units, columns)."""
        for places, part in self.parts:
            part.add(values[:, places])

    @property
    def findings(self) -> list[Finding]:
        """Each figure as it stands."""
        told = np.zeros((3, len(self.columns)))
        for places, part in self.parts:
            told[:, places] = part.middles, *part.intervals()
        return [Finding(one, *numbers) for one, numbers in zip(self.columns, told.T.tolist())]

    @property
    def is_sure(self) -> bool:
        """Whether every interval is as narrow as asked for; those that were not asked for are."""
        asked = [(one, width) for one, width in zip(self.findings, self.within.tolist()) if width]
        return all(one.half <= width for one, width in asked)

    def kept(self) -> Iterator[tuple[str, npt.NDArray[Any]]]:
        """What is kept on file of it."""
        for place, (_, part) in enumerate(self.parts):
            for name, sums in part.sums.items():
                yield f"{self.name}.{place}.{name}", sums

    def resume(self, count: int, kept: Mapping[str, npt.NDArray[Any]], mark: str = "") -> None:
        """Go on from what was kept, under its names with a mark at their end."""
        for place, (_, part) in enumerate(self.parts):
            part.resume(count, {name: kept[f"{self.name}.{place}.{name}{mark}"] for name in part.sums})


def check_within(within: Mapping[str, float], columns: Sequence[Columns]) -> None:
    """Raise BadAim unless each width is that of a figure that is counted, and more than 0."""
    there = list(dict.fromkeys(one.address for each in columns for one in each.columns))
    for name, width in within.items():
        if name not in there:
            near = nearest(name, there)
            hint = f" Did you mean {near[0]}?" if near else ""
            raise BadAim(f'No figure "{name}" is counted, to be sure of: there are {", ".join(there)}.{hint}')
        if not 0 < width < float("inf"):
            raise BadAim(f"How far {name} may be from the truth is a number above 0; {width:g} came.")


def looks(units: int) -> Iterator[int]:
    """The numbers of units after which intervals are looked at, up to the last: further apart the more there are."""
    at = min(FEWEST, units)
    while at < units:
        yield at
        at += min(max(FEWEST // 2, at // 10), 20_000)
    yield units
