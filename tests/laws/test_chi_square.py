import pytest
from scipy.stats import chi2

from runabout.core.chance import Chance, key_from, pick
from runabout.testing.laws.chi_square import chance_of
from runabout.testing.laws.secrecy import paired_chance


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 7, 10, 31, 100])
@pytest.mark.parametrize("statistic", [0.0, 0.01, 0.5, 3.84, 12.0, 60.0, 250.0])
def test_it_agrees_with_scipy(statistic, freedom):
    assert chance_of(statistic, freedom) == pytest.approx(chi2.sf(statistic, freedom), rel=1e-9)


def test_a_chi_square_without_freedom_is_none():
    with pytest.raises(ValueError, match="at least one degree of freedom; 0 came"):
        chance_of(1.0, 0)


def places(chance, among, many):
    return [([pick(chance, among)], [pick(chance, among)]) for _ in range(many)]


def test_equally_distributed_places_are_likely_at_every_level():
    chance = Chance.seeded(key_from("pairs"))
    found = sorted(paired_chance(places(chance, 4, 200)) for _ in range(200))
    # Kolmogorov's test: the chances are uniform themselves.
    assert max(abs(likely - (i + 0.5) / 200) for i, likely in enumerate(found)) < 1.63 / 200**0.5


def test_places_that_are_favoured_a_little_are_found_among_many():
    chance = Chance.seeded(key_from("bias"))
    pairs = [(true, [0] if pick(chance, 5) == 0 else imagined) for true, imagined in places(chance, 4, 3000)]
    assert paired_chance(pairs) < 1e-9


def test_what_never_differs_is_certain():
    assert paired_chance([([1, 2], [2, 1])] * 50) == 1.0
