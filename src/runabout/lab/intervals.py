"""Intervals that hold however often they are looked at, so that a study may stop as soon as one is narrow enough.

An interval for a fixed number of games is wrong where one looks, and plays on until one likes what one sees. These are
confidence sequences: with the confidence asked for, the truth lies in *all* of a sequence's intervals at once. Each
takes values in the order of their units, keeps sums alone, and gives the same numbers in whatever portions they came.

- `Shares`: what is 0 or 1, or lies between. A mixture of betas (H. Robbins, "Statistical methods related to the law of
  the iterated logarithm", 1970), centred at each share in question as in S. R. Howard, A. Ramdas, J. McAuliffe and
  J. Sekhon, "Time-uniform, nonparametric, nonasymptotic confidence sequences", Annals of Statistics 49(2), 2021,
  proposition 7. What lies between 0 and 1 varies less than what is either, so that it holds for both.
- `BoundedMeans`: what has known bounds, narrower the less it varies. I. Waudby-Smith and A. Ramdas, "Estimating means
  of bounded random variables by betting", JRSS B 86(1), 2024, theorem 2 (empirical Bernstein).
- `Means`: what has no bounds that help, such as a length. It holds in the limit, not for a handful of values, so that
  of fewer than `FEWEST` nothing is told but that the truth is some number:
  I. Waudby-Smith, D. Arbour, R. Sinha, E. H. Kennedy and A. Ramdas, "Time-uniform central limit theory and asymptotic
  confidence sequences", Annals of Statistics 52(6), 2024, theorem 2.2.

Each is narrowest, relative to what can be had, where the study expects to end (see `Aim`).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

Values = npt.NDArray[np.float64]

CONFIDENCE = 0.95

FEWEST = 100
"""Units before the first interval that is looked at, and before `Means` tells any: those in the limit need some."""

BET_MAX = 0.5
"""What a bet never exceeds (theorem 2 allows anything below 1, and recommends this)."""

NARROWINGS = 40
"""Times that the place of an end is halved: to a millionth of a millionth."""


@dataclass(frozen=True)
class Aim:
    """Where a study expects to end.

    Attributes:
        units: the most that it plays.
        within: how far an end of each interval may lie from its middle for it to end sooner; 0: it does not.
        confidence: with which all intervals of a figure hold.
    """

    units: int
    within: float = 0.0
    confidence: float = CONFIDENCE

    @property
    def alpha(self) -> float:
        """The chance that some interval of a figure does not have the truth."""
        return 1 - self.confidence

    @property
    def mixing(self) -> float:
        """Values, in terms of the mixture's own weight, after which a mixture is narrowest (appendix of "Time-uniform
        central limit theory").
        """
        return -2 * math.log(self.alpha) + math.log(1 - 2 * math.log(self.alpha))

    def ends_at(self, variance: float) -> float:
        """About how many units it takes where values vary so much."""
        if not self.within:
            return self.units
        margin = (1 + 1 / self.mixing) * (math.log(1 + self.mixing) - 2 * math.log(self.alpha))
        return min(self.units, max(1.0, variance * margin / self.within**2))


class Sequence(Protocol):
    """Intervals for the means of some figures.

    Attributes:
        count: units taken in so far.
    """

    count: int

    def add(self, values: Values) -> None:
        """Take in the values of the next units: (units, figures)."""

    @property
    def middles(self) -> Values:
        """(figures,) the mean of each."""

    def intervals(self) -> tuple[Values, Values]:
        """(figures,) the low and the high end of each."""

    @property
    def sums(self) -> dict[str, npt.NDArray[Any]]:
        """All that it knows, by name, to be kept on file; `resume` takes it back."""

    def resume(self, count: int, sums: dict[str, npt.NDArray[Any]]) -> None:
        """Go on from what was kept."""


class _Sums:
    """Sums of values in the order of their units, one of each name for each figure."""

    def __init__(self, figures: int, names: tuple[str, ...]) -> None:
        self.count = 0
        self.sums: dict[str, npt.NDArray[Any]] = {name: np.zeros(figures) for name in names}

    def resume(self, count: int, sums: dict[str, npt.NDArray[Any]]) -> None:
        """Go on from what was kept."""
        self.count = count
        self.sums = {name: np.array(sums[name], np.float64) for name in self.sums}

    def running(self, name: str, values: Values) -> Values:
        """(units + 1, figures) a sum before these values and after each; it is kept. One after the other, so that it is
        the same in whatever portions they come.
        """
        found: Values = np.cumsum(np.vstack([self.sums[name], values]), axis=0)
        self.sums[name] = found[-1]
        return found


class Shares(_Sums):
    """Intervals for the means of values from 0 to 1 that are mostly one or the other.

    Args:
        figures: how many.
        aim: where the study expects to end.
        expected: about what the shares are, which only matters for how narrow the intervals become.
    """

    def __init__(self, figures: int, aim: Aim, expected: float = 0.5) -> None:
        super().__init__(figures, ("sum",))
        self.aim = aim
        self.weight = max(1.0, aim.ends_at(expected * (1 - expected)) / aim.mixing)

    def add(self, values: Values) -> None:
        """Take in the values of the next units."""
        self.running("sum", values)
        self.count += len(values)

    @property
    def middles(self) -> Values:
        """The mean of each figure."""
        found: Values = self.sums["sum"] / self.count
        return found

    def intervals(self) -> tuple[Values, Values]:
        """The shares against which the mixture has not won 1 / alpha times its stake."""
        return self._end(0.0), self._end(1.0)

    def _end(self, outermost: float) -> Values:
        inside, outside = self.middles, np.full(len(self.middles), outermost)
        for _ in range(NARROWINGS):
            between = (inside + outside) / 2
            holds = self._winnings(between) < -math.log(self.aim.alpha)
            inside, outside = np.where(holds, between, inside), np.where(holds, outside, between)
        return outside

    def _winnings(self, share: Values) -> Values:
        """The logarithm of what the mixture has won if the truth is such a share."""
        won, of, weight = self.sums["sum"], self.count, self.weight
        share = np.clip(share, 1e-300, 1 - 1e-16)
        ahead, behind = weight * share, weight * (1 - share)
        likelihood = won * np.log(share) + (of - won) * np.log1p(-share)
        found: Values = _log_beta(ahead + won, behind + (of - won)) - _log_beta(ahead, behind) - likelihood
        return found


class BoundedMeans(_Sums):
    """Intervals for the means of values with bounds.

    Args:
        figures: how many.
        aim: where the study expects to end.
        low, high: the bounds.
    """

    def __init__(self, figures: int, aim: Aim, low: float = 0.0, high: float = 1.0) -> None:
        super().__init__(figures, ("sum", "spread", "staked", "returned", "paid"))
        self.aim, self.low, self.range = aim, low, high - low
        self.log = math.log(2 / aim.alpha)

    def add(self, values: Values) -> None:
        """Take in the values of the next units."""
        units = np.arange(self.count, self.count + len(values) + 1)[:, None]
        self.count += len(values)
        values = (values - self.low) / self.range
        # As if a value of 1/2, with a spread of 1/4, had come before all others.
        means = (0.5 + self.running("sum", values)) / (units + 1)
        spreads = (0.25 + self.running("spread", (values - means[1:]) ** 2)) / (units + 1)
        stakes = self._stakes(spreads[:-1])
        self.running("staked", stakes)
        self.running("returned", stakes * values)
        self.running("paid", (values - means[:-1]) ** 2 * (-np.log1p(-stakes) - stakes))

    def _stakes(self, spreads: Values) -> Values:
        """The bet on each value, from the spread of those before it: the one with which the interval is as narrow as
        asked for as soon as can be (where the derivative of what a value adds, within * bet - spread * (-log(1 - bet) -
        bet), is 0), or narrowest at the end (where that is so to the third order).
        """
        at_end = np.sqrt(2 * self.log / (spreads * self.aim.units))
        sooner = self.aim.within / self.range
        return np.minimum(BET_MAX, np.maximum(at_end / (1 + at_end * 2 / 3), sooner / (spreads + sooner)))

    @property
    def middles(self) -> Values:
        """The mean of each figure."""
        found: Values = self.low + self.range * self.sums["sum"] / self.count
        return found

    def intervals(self) -> tuple[Values, Values]:
        """The low and the high end of each: the middle is the mean that the bets weigh."""
        middle = self.sums["returned"] / self.sums["staked"]
        half = (self.log + self.sums["paid"]) / self.sums["staked"]
        ends = (np.clip(end, 0.0, 1.0) for end in (middle - half, middle + half))
        low, high = (self.low + self.range * end for end in ends)
        return low, high


class Means(_Sums):
    """Intervals for the means of any values, in the limit of many: infinite before there are FEWEST. Values that never
    varied so far are taken to vary as if one of them had been `unit` off: what never came in a thousand games may come
    in the next.

    Args:
        figures: how many.
        aim: where the study expects to end.
        unit: of what is counted.
    """

    def __init__(self, figures: int, aim: Aim, unit: float = 1.0) -> None:
        super().__init__(figures, ("sum", "squares"))
        self.aim, self.unit = aim, unit

    def add(self, values: Values) -> None:
        """Take in the values of the next units."""
        self.running("sum", values)
        self.running("squares", values**2)
        self.count += len(values)

    @property
    def middles(self) -> Values:
        """The mean of each figure."""
        found: Values = self.sums["sum"] / self.count
        return found

    def intervals(self) -> tuple[Values, Values]:
        """The low and the high end of each."""
        middles = self.middles
        if self.count < FEWEST:
            return np.full_like(middles, -np.inf), np.full_like(middles, np.inf)
        apart = np.maximum(0.0, self.sums["squares"] - self.count * middles**2)
        variance = (apart + self.unit**2) / self.count
        # The variance decides where the study ends, and so where the mixture is best narrowest.
        ends = np.array([self.aim.ends_at(each) for each in variance.tolist()])
        weighed = self.count * self.aim.mixing / ends
        margin = (1 + 1 / weighed) * (np.log1p(weighed) - 2 * math.log(self.aim.alpha))
        half = np.sqrt(variance * margin / self.count)
        return middles - half, middles + half


_log_gamma = np.frompyfunc(math.lgamma, 1, 1)


def _log_beta(one: Values, other: Values) -> Values:
    """The logarithm of the beta function."""
    return np.asarray(_log_gamma(one) + _log_gamma(other) - _log_gamma(one + other), np.float64)
