"""Contested rolls: dice against dice (RW-210 to RW-218).

A side's dice lie in an array, highest first; the first `count` cells are dice, and what follows is 0, so that equal
rolls are equal bytes. In a wipeout check the road attacks and the vehicle defends.
"""

from __future__ import annotations

import enum
from typing import NamedTuple

from runabout.core.chance import Chance, roll
from runabout.core.record import Cells
from runabout.core.rule import rule

DICE_MAX = 20
"""Dice that one side may roll: room in an array of dice."""

SIDES = 6  #: RW-002


class Tie(enum.IntEnum):
    """What follows where there is no difference at all: option `tie` (RW-215, RWA-05)."""

    NO_EFFECT = 0
    REROLL = 1
    DEFENDER_WINS = 2


class Result(enum.IntEnum):
    """How a contested roll came out."""

    ATTACKER_WINS = 0
    DEFENDER_WINS = 1
    TIED = 2  # to neither side's harm
    ROLL_AGAIN = 3  # both sides roll all their dice again


class Modifier(enum.IntEnum):
    """What gives a side dice beyond those of its size, its hits, its crew or its weapon: as bits."""

    NITRO = 1  # RW-221
    BRAWLERS = 2  # RW-094, RW-231
    MONSTER = 4  # RW-353, RWA-81
    CLOSED = 8  # RW-046, RW-232, RW-241
    MECHANICS = 16  # RW-099, RWA-56
    SPIKES = 32  # RW-119


class Pool(NamedTuple):
    """The dice that one side rolls.

    Attributes:
        dice: how many these are.
        more: how many of them modifiers give.
        by: those modifiers, a `Modifier` each, as bits.
    """

    dice: int
    more: int
    by: int


@rule
def plain_pool(dice: int) -> Pool:
    """So many dice, none of them by a modifier."""
    return Pool(dice, 0, 0)


@rule
def with_more(pool: Pool, dice: int, modifier: int) -> Pool:
    """The same with so many dice more, perhaps none, by a modifier."""
    if dice == 0:
        return pool
    return Pool(pool.dice + dice, pool.more + dice, pool.by | modifier)


@rule
def roll_dice(dice: Cells, count: int, chance: Chance) -> None:
    """Roll so many dice, at most as many as the array has cells. (RW-210)"""
    for rolled in range(count):
        put_die(dice, rolled, roll(chance, SIDES))
    for cell in range(count, len(dice)):
        dice[cell] = 0


@rule
def put_die(dice: Cells, count: int, value: int) -> None:
    """Put one die more among `count` dice, behind those that are no lower."""
    cell = count
    while cell > 0 and dice[cell - 1] < value:
        dice[cell] = dice[cell - 1]
        cell -= 1
    dice[cell] = value


@rule
def has_die(dice: Cells, count: int, value: int) -> bool:
    """Whether one of the dice shows `value`."""
    for cell in range(count):
        if dice[cell] == value:
            return True
    return False


@rule
def reroll_die(dice: Cells, count: int, value: int, chance: Chance) -> int:
    """Roll again one die that shows `value`, as one of them must; the new result counts. (RW-091, RW-092, RW-216)

    Dice that show the same are the same: which of them is taken makes no difference.
    """
    new = roll(chance, SIDES)
    replace_die(dice, count, value, new)
    return new


@rule
def replace_die(dice: Cells, count: int, value: int, new: int) -> None:
    """Turn one die that shows `value`, as one of them must, to another number."""
    cell = 0
    while dice[cell] != value:
        cell += 1
    for later in range(cell, count - 1):
        dice[later] = dice[later + 1]
    put_die(dice, count - 1, new)


@rule
def compare_dice(attack: Cells, attackers: int, defence: Cells, defenders: int) -> int:
    """The Result of two rolls, by the highest dice, or else the second highest, and so on; dice are not added up. Any
    die is higher than none. (RW-211 to RW-215)
    """
    for cell in range(min(attackers, defenders)):
        if attack[cell] > defence[cell]:
            return Result.ATTACKER_WINS
        if attack[cell] < defence[cell]:
            return Result.DEFENDER_WINS
    if attackers > defenders:
        return Result.ATTACKER_WINS
    if attackers < defenders:
        return Result.DEFENDER_WINS
    return Result.TIED


@rule
def settle(attack: Cells, attackers: int, defence: Cells, defenders: int, tie: int) -> int:
    """The same, with ties as the table has agreed on them: a `Tie`. (RWA-05)"""
    result = compare_dice(attack, attackers, defence, defenders)
    if result == Result.TIED and tie == Tie.DEFENDER_WINS:
        return Result.DEFENDER_WINS
    if result == Result.TIED and tie == Tie.REROLL:
        return Result.ROLL_AGAIN
    return result


@rule
def overkill(winner: Cells, count: int, loser: Cells, other_count: int) -> int:
    """How many of the winner's `count` dice are higher than the loser's best. (RW-217)

    0 where a later die decided, and where the table lets the defender win ties. (RWA-09, RWA-05)
    """
    best = 0
    if other_count > 0:
        best = int(loser[0])
    higher = 0
    while higher < count and winner[higher] > best:
        higher += 1
    return higher
