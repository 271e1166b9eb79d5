"""Intervals hold however often they are looked at, and are not much wider than those that may be looked at once."""

import math

import numpy as np
import pytest
from scipy import special

from runabout.lab.intervals import FEWEST, Aim, BoundedMeans, Means, Shares

RUNS = 1000
MOST = 4000
Z = 1.959963984540054


def draw_wins(rng, shape):
    return (rng.random(shape) < 0.27).astype(float), 0.27


def draw_rotated_wins(rng, shape):
    """Four seats in turns with the same deal: the mean of four results that go together."""
    luck = rng.random(shape)[..., None]
    return (rng.random((*shape, 4)) < 0.5 * luck).mean(axis=-1), 0.25


def draw_paired_differences(rng, shape):
    first = rng.random(shape)
    return (first < 0.3) * 1.0 - (np.where(rng.random(shape) < 0.5, first, rng.random(shape)) < 0.25), 0.05


def draw_lengths(rng, shape):
    return 20 + rng.geometric(0.05, shape).astype(float), 40.0


def draw_rare_counts(rng, shape):
    return rng.poisson(0.02, shape).astype(float), 0.02


CASES = {
    "wins": (draw_wins, 0.035, lambda aim: Shares(RUNS, aim, 0.25)),
    "wins, the share expected far off": (draw_wins, 0.035, lambda aim: Shares(RUNS, aim, 0.02)),
    "rotated wins": (draw_rotated_wins, 0.02, lambda aim: BoundedMeans(RUNS, aim)),
    "paired differences": (draw_paired_differences, 0.04, lambda aim: BoundedMeans(RUNS, aim, -1, 1)),
    "lengths": (draw_lengths, 1.4, lambda aim: Means(RUNS, aim)),
    "rare counts": (draw_rare_counts, 0.011, lambda aim: Means(RUNS, aim)),
}


def looks():
    at = FEWEST
    while at < MOST:
        yield at
        at = int(at * 1.2)
    yield MOST


def stopped(sequence, draw, within):
    """By run: the interval at the first look where it is narrow enough, the units until then, and whether every
    interval up to then had the truth.
    """
    rng = np.random.default_rng(17)
    units, held = np.zeros(RUNS, int), np.ones(RUNS, bool)
    going, before = np.ones(RUNS, bool), 0
    for at in looks():
        values, truth = draw(rng, (at - before, RUNS))
        sequence.add(values)
        before = at
        low, high = sequence.intervals()
        held &= ~going | ((low <= truth) & (truth <= high))
        units[going] = at
        going &= (high - low) / 2 > within
        if not going.any():
            break
    return units, held, values.std()


@pytest.mark.parametrize("case", CASES)
def test_of_a_thousand_runs_with_the_stopping_rule_95_in_a_hundred_hold_the_truth_at_every_look(case):
    draw, within, sequence = CASES[case]
    units, held, spread = stopped(sequence(Aim(MOST, within)), draw, within)
    assert held.mean() >= 0.95
    once = (Z * spread / within) ** 2  # units for an interval that may be looked at once
    assert once < np.median(units) < 3.2 * once


@pytest.mark.parametrize("case", CASES)
def test_an_interval_of_once_would_not_hold(case):
    """The same runs, stopped when the interval of a fixed number of games is narrow or leaves out the truth."""
    draw, _, _ = CASES[case]
    rng, lost, total, squares, before = np.random.default_rng(17), np.zeros(RUNS, bool), 0.0, 0.0, 0
    for at in looks():
        values, truth = draw(rng, (at - before, RUNS))
        before, total, squares = at, total + values.sum(axis=0), squares + (values**2).sum(axis=0)
        half = Z * np.sqrt((squares / at - (total / at) ** 2) / at)
        lost |= abs(total / at - truth) > half
    assert lost.mean() > 0.12


@pytest.mark.parametrize("case", CASES)
def test_the_end_that_is_planned_is_where_intervals_are_narrowest(case):
    draw, _, sequence = CASES[case]
    made = sequence(Aim(MOST))
    values, _ = draw(np.random.default_rng(3), (MOST, RUNS))
    made.add(values)
    low, high = made.intervals()
    once = Z * values.std() / math.sqrt(MOST)
    assert 1.3 * once < np.median(high - low) / 2 < 1.75 * once


@pytest.mark.parametrize("case", CASES)
def test_portions_make_no_difference_to_the_last_bit(case):
    draw, within, sequence = CASES[case]
    values, _ = draw(np.random.default_rng(5), (300, RUNS))
    whole, parts = sequence(Aim(MOST, within)), sequence(Aim(MOST, within))
    whole.add(values)
    for part in np.split(values, [1, 7, 150]):
        parts.add(part)
        resumed = sequence(Aim(MOST, within))
        resumed.resume(parts.count, parts.sums)
        parts = resumed
    assert (whole.middles == parts.middles).all()
    for one, other in zip(whole.intervals(), parts.intervals()):
        assert (one == other).all()


@pytest.mark.parametrize(
    ("won", "of"), [(0, 5), (0.5, 9), (1, 9), (3, 10), (10, 10), (250, 1000), (1, 1), (2000, 2000)]
)
def test_shares_are_all_that_the_mixture_does_not_rule_out(won, of):
    made = Shares(1, Aim(2000), 0.5)
    made.resume(of, {"sum": [won]})
    [low], [high] = made.intervals()
    share = np.linspace(0, 1, 20_001)[1:-1]
    a, b = made.weight * share, made.weight * (1 - share)
    winnings = special.betaln(a + won, b + of - won) - special.betaln(a, b)
    winnings -= won * np.log(share) + (of - won) * np.log1p(-share)
    holds = share[winnings < math.log(20)]
    assert (low, high) == (pytest.approx(holds.min(), abs=1e-4), pytest.approx(holds.max(), abs=1e-4))


def test_what_never_came_may_yet_come():
    made = Means(1, Aim(1000))
    made.add(np.zeros((1000, 1)))
    assert made.intervals()[1][0] == pytest.approx(3 / 1000, rel=0.1)  # the "rule of three"


def test_bounds_are_kept():
    for low, high in ((0, 1), (-1, 1)):
        made = BoundedMeans(2, Aim(50), low, high)
        made.add(np.array([[low, high]] * 3, float))
        lows, highs = made.intervals()
        assert (lows >= low).all()
        assert (highs <= high).all()
        assert made.middles.tolist() == [low, high]


def test_of_a_handful_of_values_without_bounds_no_interval_is_told():
    made = Means(2, Aim(1000))
    made.add(np.array([[3.0, 0.0]] * (FEWEST - 1)))
    low, high = made.intervals()
    assert low.tolist() == [-np.inf, -np.inf]
    assert high.tolist() == [np.inf, np.inf]
    assert made.middles.tolist() == [3.0, 0.0]
    made.add(np.array([[3.0, 0.0]]))
    assert np.isfinite(made.intervals()).all()
