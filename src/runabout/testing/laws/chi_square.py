"""The chi-square distribution, so that checking a game needs no library of statistics."""

from __future__ import annotations

import math


def chance_of(statistic: float, freedom: int) -> float:
    """How likely a chi-square variable of so many degrees of freedom is to be as large as `statistic`, or larger.

    That is the regularised gamma function Q(freedom/2, statistic/2), in closed form for whole degrees of freedom: from
    Q(1/2, y) = erfc(sqrt y) or Q(1, y) = exp(-y), up by Q(a+1, y) = Q(a, y) + y^a exp(-y) / Gamma(a+1)
    (Abramowitz and Stegun, Handbook of Mathematical Functions, 26.4.4, 26.4.5).
    """
    if freedom < 1:
        raise ValueError(f"a chi-square variable has at least one degree of freedom; {freedom} came")
    half = max(0.0, statistic) / 2
    if half == 0.0:
        return 1.0
    a, found = (0.5, math.erfc(math.sqrt(half))) if freedom % 2 else (1.0, math.exp(-half))
    while a < freedom / 2:
        found += math.exp(a * math.log(half) - half - math.lgamma(a + 1))
        a += 1
    return min(1.0, found)
