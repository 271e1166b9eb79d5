"""Rows of cells of one byte each, eight at a time, as one number: for rows whose length is a multiple of eight.

A rule that copies forty cells in a loop is compiled to forty moves, and whatever reads eight of these cells at once
then waits for all of them. No cell may come below 0 or over 127 by what is done to it here: so none borrows from its
neighbour. Where bits would be multiplied out of 64 they are shifted instead: the compiler takes it for granted that no
sum or product is too large for its number.
"""

from __future__ import annotations

import numpy as np

from runabout.core.record import Cells
from runabout.core.rule import rule

ONES = 0x0101_0101_0101_0101
"""1 in each of eight cells."""

PAIRS, FOURS, EIGHTS = 0x00AA_00AA_00AA_00AA, 0x0000_CCCC_0000_CCCC, 0xF0F0_F0F0
"""Of eight cells with eight bits each: the bits that change places with others within squares of two by two, of four by
four, and in the whole."""

MANTISSA, NO_EXPONENT = 52, 1022
"""Bits of a float64 after its exponent; what the exponent of 1 is more than 1."""


@rule
def copy_eights(source: Cells, target: Cells) -> None:
    """Copy a row."""
    old, new = source.view(np.int64), target.view(np.int64)
    for i in range(len(new)):
        new[i] = old[i]


@rule
def subtract_eights(cells: Cells, others: Cells) -> None:
    """Take from each cell of a row what the same cell of another has."""
    less, more = others.view(np.int64), cells.view(np.int64)
    for i in range(len(more)):
        more[i] -= less[i]


@rule
def turned(cells: int) -> int:
    """Eight cells as a square of bits, mirrored: bit i of cell k is bit k of cell i. (H. S. Warren, "Hacker's Delight",
    2002, section 7-3.) The first of the eight is their lowest byte on all machines that rules are compiled for.
    """
    moved = (cells ^ cells >> 7) & PAIRS
    cells ^= moved ^ moved << 7
    moved = (cells ^ cells >> 14) & FOURS
    cells ^= moved ^ moved << 14
    moved = (cells ^ cells >> 28) & EIGHTS
    return cells ^ moved ^ moved << 28


@rule
def sum_of_eight(cells: int) -> int:
    """The sum of eight cells, where it is below 255: that of the digits of a number in base 256."""
    return cells % 255


@rule
def number_of_bit(bit: int) -> int:
    """1 for 1, 2 for 2, 3 for 4, and so on, up to 63; 0 for 0: from the exponent of the number as a float."""
    return max(0, int(np.float64(bit).view(np.int64) >> MANTISSA) - NO_EXPONENT)
