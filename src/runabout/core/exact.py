"""Logarithm and exponential function in plain IEEE arithmetic.

The functions of the machine's mathematical library differ in the last bit from one machine to the next, and a search
that compares sums of them may then choose another action. These take additions, multiplications and divisions of
64-bit floating-point numbers in a fixed order. The compiler keeps that order and joins no multiplication with an
addition, since it is never told that it may (`fastmath` is off everywhere), so they give the same bits everywhere.
"""

from __future__ import annotations

from runabout.core.rule import rule

LN_2 = 0.6931471805599453
TERMS = 12
"""Terms of the series of `ln`: for numbers between 0.7 and 1.5 the next is below a 64-bit number's last bit."""

EXP_TERMS = 14
"""Terms of the series of `exp`, likewise for numbers from 0 to 0.7."""


@rule
def ln(number: float) -> float:
    """The natural logarithm of a number above 0, right to about 15 digits.

    It is halved or doubled until it is near 1, which is exact; then ln(x) = 2 artanh((x - 1) / (x + 1)), whose series
    is x + x**3 / 3 + x**5 / 5 and so on.
    """
    near, twos = float(number), 0
    while near > 1.4142135623730951:
        near *= 0.5
        twos += 1
    while near < 0.7071067811865476:
        near *= 2.0
        twos -= 1
    first = (near - 1.0) / (near + 1.0)
    square = first * first
    total, power = 0.0, first
    for term in range(TERMS):
        total += power / (2.0 * term + 1.0)
        power *= square
    return 2.0 * total + twos * LN_2


@rule
def exp(number: float) -> float:
    """The exponential function of a number from -50 to 50, right to about 13 digits.

    Whole multiples of ln(2) are taken off it, and the series of the rest is doubled or halved as often.
    """
    rest, twos = abs(float(number)), 0
    while rest > LN_2:
        rest -= LN_2
        twos += 1
    total, part = 1.0, 1.0
    for term in range(1, EXP_TERMS + 1):
        part *= rest / term
        total += part
    for _ in range(twos):
        total *= 2.0
    return 1.0 / total if number < 0 else total
