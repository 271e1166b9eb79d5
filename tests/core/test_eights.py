import random
from typing import Any

import numpy as np
import pytest

from runabout.core.eights import (
    ONES,
    bit_length,
    copy_eights,
    read_eight,
    subtract_eights,
    sum_of_eight,
    transposed,
)
from runabout.core.record import Cells, Record, i8, record
from runabout.core.rule import inline, rule

CELLS = 24


@record
class Rows(Record):
    """Two rows that do not begin at a multiple of eight."""

    odd = i8()
    first = i8[CELLS]
    second = i8[CELLS]


@rule
@inline
def told(row: Cells) -> int:
    """Everything that can be told of the first eight cells, in one number."""
    eight = read_eight(row, 1)
    return transposed(eight & 0x1F1F_1F1F_1F1F_1F1F) + sum_of_eight(eight & ONES) + bit_length(eight & -eight)


@rule
def use(rows: Rows) -> int:
    """Everything that there is, so that the interpreter and the compiler can be compared."""
    copy_eights(rows.first, rows.second, 0)
    rows.second[5] = 0
    subtract_eights(rows.first, rows.second)
    found = told(rows.first) + told(rows.second)
    copy_eights(rows.second, rows.first, 0)
    rows.first[3] = rows.second[4] // 2
    return found


def together(cells: list[int]) -> int:
    return int(np.array(cells, np.uint8).view(np.int64)[0])


def rows_of(chance: random.Random) -> Rows:
    rows = Rows()
    for i in range(CELLS):
        rows.first[i] = chance.randrange(32)
    return rows


@pytest.mark.parametrize("seed", range(20))
def test_rows_are_copied_and_subtracted_as_cell_by_cell(seed: int) -> None:
    chance = random.Random(seed)
    rows, less = rows_of(chance), rows_of(chance)
    less.first[:] = np.minimum(rows.first, less.first)
    expected = np.asarray(rows.first) - less.first
    copy_eights(rows.first, rows.second, 0)
    assert list(rows.second) == list(rows.first)
    subtract_eights(rows.second, less.first)
    assert list(rows.second) == expected.tolist()


@pytest.mark.parametrize("seed", range(20))
def test_eight_cells_are_turned_and_added_up(seed: int) -> None:
    cells = [random.Random(seed).randrange(128) for _ in range(8)]
    expected = [sum((cell >> bit & 1) << place for place, cell in enumerate(cells)) for bit in range(8)]
    assert transposed(together(cells)) == together(expected)
    assert transposed(together(expected)) == together(cells)
    small = [cell & 0x1F for cell in cells]
    assert sum_of_eight(together(small)) == sum(small)


def test_bits_have_numbers() -> None:
    assert [bit_length(bit) for bit in (0, 1, 2, 4, 8)] == [0, 1, 2, 3, 4]
    assert [bit_length(1 << place) for place in range(63)] == list(range(1, 64))


@pytest.mark.parametrize("seed", range(20))
def test_compiled_code_does_the_same(prepare: Any, seed: int) -> None:
    compiled = prepare(use, "compiled")
    mine, theirs = rows_of(random.Random(seed)), rows_of(random.Random(seed))
    for _ in range(3):
        assert use(mine) == compiled(theirs)
    assert mine == theirs
