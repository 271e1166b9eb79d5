"""Rows of cells of one byte each, eight at a time, as one number.

A rule that copies forty cells in a loop is compiled to forty moves, and whatever reads eight of these cells at once
then waits for all of them. Where eight cells are counted as one number, none may come below 0 or over 127: so none
borrows from its neighbour. Bits are shifted to their places and not multiplied: compilers take it for granted that no
sum or product of 64-bit numbers is too large for one.

`read_eight`, `write_eight` and `bit_length` are for use within rules; compilers have code of their own for them (see
core.record_code).
"""

from __future__ import annotations

import numpy as np

from runabout.core.record import Cells
from runabout.core.rule import rule

EIGHT = 8  #: cells in a number

ONES = 0x0101_0101_0101_0101
"""1 in each of eight cells."""

IN_SQUARES_OF_2, IN_SQUARES_OF_4, IN_SQUARE_OF_8 = 0x00AA_00AA_00AA_00AA, 0x0000_CCCC_0000_CCCC, 0xF0F0_F0F0
"""Which bits `transposed` exchanges with others at each of its three steps."""


def read_eight(row: Cells, place: int) -> int:
    """Eight cells of a row, from a place on, as a number whose lowest byte is the first cell."""
    return int.from_bytes(np.asarray(row[place : place + EIGHT]).tobytes(), "little", signed=True)


def write_eight(row: Cells, place: int, eight: int) -> None:
    """Write eight cells of a row, from a place on; likewise."""
    row[place : place + EIGHT] = np.frombuffer(eight.to_bytes(EIGHT, "little", signed=True), row.dtype)


def bit_length(number: int) -> int:
    """The bits of a number from 0 on without leading zeros: 0 for 0, 1 for 1, 2 for 2 and 3, 3 for 4 to 7."""
    return number.bit_length()


@rule
def copy_eights(source: Cells, target: Cells, at: int) -> int:
    """Copy a row, whose length is a multiple of eight, to `at` in another and after it; returns the place behind."""
    for place in range(0, len(source), EIGHT):
        write_eight(target, at + place, read_eight(source, place))
    return at + len(source)


@rule
def subtract_eights(cells: Cells, others: Cells) -> None:
    """Take from each cell of a row what the same cell of another has; their length is a multiple of eight."""
    for place in range(0, len(cells), EIGHT):
        write_eight(cells, place, read_eight(cells, place) - read_eight(others, place))


@rule
def transposed(cells: int) -> int:
    """Eight cells as a matrix of eight by eight bits, transposed: bit i of cell k becomes bit k of cell i. (H. S.
    Warren, "Hacker's Delight", 2002, section 7-3.)
    """
    moved = (cells ^ cells >> 7) & IN_SQUARES_OF_2
    cells ^= moved ^ moved << 7
    moved = (cells ^ cells >> 14) & IN_SQUARES_OF_4
    cells ^= moved ^ moved << 14
    moved = (cells ^ cells >> 28) & IN_SQUARE_OF_8
    return cells ^ moved ^ moved << 28


@rule
def sum_of_eight(cells: int) -> int:
    """The sum of eight cells, where it is below 255: that of the digits of a number in base 256."""
    return cells % 255
