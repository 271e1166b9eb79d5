"""How likely each result of a contested roll is, exactly (RW-210 to RW-217).

Every roll is counted with the game's own rules, with no sampling: dice of one side that nobody tells apart are one
roll, which counts as often as they can fall that way.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import cast

from runabout.core.record import Cells
from runabout.games.road_wolf.fights.rolling import ROLLS_MAX
from runabout.games.road_wolf.rolls import DICE_MAX, SIDES, Result, Tie, compare_dice, overkill

ATTACKER, DEFENDER, TIED = Result.ATTACKER_WINS, Result.DEFENDER_WINS, Result.TIED

Dice = tuple[int, ...]
"""Highest first, as the rules want them."""


@cache
def rolls(count: int) -> dict[Dice, int]:
    """Every roll of so many dice, and how many of the SIDES ** count ways to fall give it."""
    faces = range(SIDES, 0, -1)
    return {
        dice: factorial(count) // prod(factorial(many) for many in Counter(dice).values())
        for dice in combinations_with_replacement(faces, count)
    }


def outcome(attack: Dice, defence: Dice) -> tuple[Result, int]:
    """Who wins, and with what overkill."""
    one, other = cast(Cells, attack), cast(Cells, defence)  # the rules read them like any array
    result = compare_dice(one, len(attack), other, len(defence))
    if result == ATTACKER:
        return ATTACKER, overkill(one, len(attack), other, len(defence))
    if result == DEFENDER:
        return DEFENDER, overkill(other, len(defence), one, len(attack))
    return TIED, 0


@cache
def fight(attackers: int, defenders: int) -> tuple[Fraction, ...]:
    """The chances that the attacker wins with overkill 0, with 1, with 2 or more, that it is a tie, and that the
    defender wins with overkill 0 and with 1 or more.
    """
    ways: Counter[tuple[Result, int]] = Counter()
    for attack, often in rolls(attackers).items():
        for defence, times in rolls(defenders).items():
            who, over = outcome(attack, defence)
            ways[who, min(over, 2 if who == ATTACKER else 1)] += often * times
    columns = ((ATTACKER, 0), (ATTACKER, 1), (ATTACKER, 2), (TIED, 0), (DEFENDER, 0), (DEFENDER, 1))
    return tuple(Fraction(ways[column], SIDES ** (attackers + defenders)) for column in columns)


def results(attackers: int, defenders: int, tie: int) -> dict[str, Fraction]:
    """The chances of each result of a roll, as the table plays ties (a `Tie`, RWA-05), before a Veteran rerolls any
    die. "with_overkill" is part of the winning that is named before it.
    """
    barely, by_one, by_more, tied, held, held_over = fight(min(attackers, DICE_MAX), min(defenders, DICE_MAX))
    again = Fraction(1)
    if tie == Tie.REROLL:  # the first roll, and those that a tie repeats (RWA-142)
        again = sum((tied**times for times in range(ROLLS_MAX + 1)), Fraction(0))
    left = tied ** (ROLLS_MAX + 1) if tie == Tie.REROLL else tied
    to_defender = left if tie == Tie.DEFENDER_WINS else Fraction(0)
    return {
        "attacker_wins": again * (barely + by_one + by_more),
        "attacker_wins_with_overkill": again * (by_one + by_more),
        "tied": left - to_defender,
        "defender_wins": again * (held + held_over) + to_defender,
        "defender_wins_with_overkill": again * held_over,
    }
