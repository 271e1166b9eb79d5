"""Whether two sets of measurements come from one distribution, and how small a difference between them is found.

Each pair of sets is compared twice: by the test of Mann and Whitney, which notices that one is mostly larger, and by
that of Kolmogorov and Smirnov, which notices any other shape. Neither assumes anything of the distribution. All
comparisons of a run share `FALSE_ALARMS` (Bonferroni).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from scipy import stats

FALSE_ALARMS = 1e-3
"""How probably a run of comparisons finds any difference where there is none, at most."""


class Samples(NamedTuple):
    """Measurements at tables with the one secret, and with the other."""

    one: Sequence[float]
    other: Sequence[float]


def chance_of(samples: Samples) -> float:
    """How probably sets from one distribution would differ as much as these in either test, at most."""
    if len(set(samples.one) | set(samples.other)) < 2:
        return 1.0
    shift = float(stats.mannwhitneyu(samples.one, samples.other).pvalue)
    shape = float(stats.ks_2samp(samples.one, samples.other).pvalue)
    return min(1.0, 2 * min(shift, shape))


def differing(compared: Mapping[str, Samples]) -> dict[str, float]:
    """The comparisons that differ, by name, with how probable that is by chance in all of them together."""
    found = {name: len(compared) * chance_of(samples) for name, samples in compared.items()}
    return {name: chance for name, chance in found.items() if chance < FALSE_ALARMS}


def detectable(samples: int, comparisons: int, found: float = 0.95) -> float:
    """The smallest shift, in standard deviations, that is found with probability `found` among so many measurements
    that are normally distributed, of each of two sets. (G. E. Noether, JASA 82, 1987, for Mann and Whitney's test)
    """
    wanted = stats.norm.isf(FALSE_ALARMS / comparisons / 4) + stats.norm.ppf(found)
    superior = 0.5 + wanted / np.sqrt(6 * samples)
    return float(np.sqrt(2) * stats.norm.ppf(superior)) if superior < 1 else float("inf")
