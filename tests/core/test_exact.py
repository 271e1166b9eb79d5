"""Logarithm and exponential function in plain arithmetic."""

import math

import pytest

from runabout.core.exact import exp, ln


@pytest.mark.parametrize("number", [1e-9, 0.3, 0.7071, 1, 1.4143, 2, 3, 10, 1000, 1 << 22, 1e15])
def test_the_logarithm_is_right_to_fifteen_digits(number):
    assert ln(number) == pytest.approx(math.log(number), rel=4e-15, abs=4e-16)


@pytest.mark.parametrize("number", [-50, -20.5, -8, -0.7, -1e-9, 0, 0.5, 0.693, 0.694, 1, 8, 50])
def test_the_exponential_function_is_right_to_thirteen_digits(number):
    assert exp(number) == pytest.approx(math.exp(number), rel=2e-13)
