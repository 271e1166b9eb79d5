"""How the cells of an observation become rows: from the numbers that they take in play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from runabout.core.network import Rows, rows_of
from runabout.envs.batch import Batch

ROWS_EACH = 63
"""Rows that a cell has at most; a cell of more numbers has one for each two, four or more of them."""

SELDOM = 0.001
"""A cell's highest numbers, which came no more often than this, share the row of the number below them."""

LOOKS = 400
"""Steps of play that the numbers are taken from."""

EVERY = 8
"""Steps from one look to the next."""


def observed(batch: Batch, chance: np.random.Generator) -> npt.NDArray[np.uint8]:
    """(rows, cells) what is seen in play where each legal action is as likely as any other.

    Args:
        batch: tables, which are stepped; "same-step".
        chance: what actions are drawn from.
    """
    found = []
    for look in range(LOOKS):
        drawn = chance.random(batch.mask.shape, np.float32)
        batch.step(np.where(batch.mask == 1, drawn, -1).argmax(axis=1))
        if look % EVERY == 0:
            found.append(batch.observation.copy())
    return np.concatenate(found)


def rows_seen(seen: Sequence[npt.NDArray[np.uint8]]) -> Rows:
    """The rows for cells that take such numbers: a cell that was always 0 has none.

    Args:
        seen: (any, cells) observations of games with different numbers of seats, each of which counts by itself.
    """
    counts: npt.NDArray[Any] = np.zeros(seen[0].shape[1], np.int64)
    for part in seen:
        ordered = np.sort(part, axis=0)
        place = max(0, int(np.ceil(len(part) * (1 - SELDOM))) - 1)
        counts = np.maximum(counts, ordered[place])
    shifts = np.zeros_like(counts)
    while (counts >> shifts).max(initial=0) > ROWS_EACH:
        shifts += (counts >> shifts) > ROWS_EACH
    return rows_of(counts >> shifts, shifts)
