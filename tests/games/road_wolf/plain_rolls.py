"""Contested rolls a second time, from the words of RULES.md and with no thought of speed.

A roll is a list of dice in any order. Everything that can come up is counted exactly.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement, zip_longest
from math import factorial, prod

NO_DIE = 0
"""Stands where one side has run out of dice: any die is higher (RW-213)."""


def compared(attack: Sequence[int], defence: Sequence[int]) -> str:
    """Who wins: "attacker", "defender" or "tie"."""
    highest_first = (sorted(dice, reverse=True) for dice in (attack, defence))
    for one, other in zip_longest(*highest_first, fillvalue=NO_DIE):
        if one != other:
            return "attacker" if one > other else "defender"
    return "tie"


def overkill(winner: Sequence[int], loser: Sequence[int]) -> int:
    """How many dice of the winner are higher than the loser's best."""
    best = max(loser, default=NO_DIE)
    return sum(die > best for die in winner)


def judged(attack: Sequence[int], defence: Sequence[int]) -> tuple[str, int]:
    """Who wins, and with what overkill; 0 in a tie."""
    who = compared(attack, defence)
    if who == "tie":
        return who, 0
    return who, overkill(attack, defence) if who == "attacker" else overkill(defence, attack)


def rolls(count: int) -> list[tuple[int, ...]]:
    """What can come up with so many dice if nobody tells them apart: each roll once, lowest die first."""
    return list(combinations_with_replacement(range(1, 7), count))


def weight(dice: tuple[int, ...]) -> int:
    """In how many ways dice that are told apart come up as this roll: a multinomial coefficient."""
    return factorial(len(dice)) // prod(factorial(many) for many in Counter(dice).values())


def counted(attackers: int, defenders: int) -> Counter[tuple[str, int]]:
    """Out of all 6 ** (attackers + defenders) ways that the dice can fall, how many give each winner and overkill."""
    ways: Counter[tuple[str, int]] = Counter()
    for attack in rolls(attackers):
        for defence in rolls(defenders):
            ways[judged(attack, defence)] += weight(attack) * weight(defence)
    return ways
