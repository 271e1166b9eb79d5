"""The arrays of a batch, on a processor or on a GPU, and what identifies it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from runabout.core.game import Game

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Saved:
    """A batch at one moment; it can be pickled.

    Attributes:
        made: what it belongs to: game, version, seats, tables, options.
        arrays: copies of all that a batch goes on from, by name.
    """

    made: Mapping[str, Any]
    arrays: Mapping[str, Array]


KEPT = ("games", "finished", "lengths", "open_now", "counts", "observation", "final", "mask", "reward", "seat", "done")
"""The arrays of a batch that are saved, beside its states and chances."""


def new_arrays(game: Game, tables: int, seats: int, cells: int) -> dict[str, Array]:
    """The arrays of `stepping.Tables` but for states and chances, by name."""
    return {
        "games": np.zeros(tables, np.int64),
        "finished": np.zeros(tables, np.int8),
        "lengths": np.zeros(tables, np.int32),
        "open_now": np.zeros((tables, game.actions), np.int16),
        "counts": np.zeros(tables, np.int32),
        "actions": np.zeros(tables, np.int32),
        "chosen": np.ones(tables, np.int8),
        "viewers": np.full(tables, -1, np.int8),
        "observation": np.zeros((tables, cells), np.uint8),
        "final": np.zeros((tables, cells), np.uint8),
        "mask": np.zeros((tables, game.actions), np.int8),
        "reward": np.zeros((tables, seats), np.float32),
        "seat": np.zeros(tables, np.int8),
        "done": np.zeros(tables, np.int8),
    }


def identity(game: Game, seats: int, options: Any, **more: int) -> dict[str, Any]:
    """What a saved batch, or a saved state, belongs to.

    Args:
        game: what is played.
        seats: at each table.
        options: an Options record.
        more: of a batch, `tables`, and in `history` the entries that there is room for.
    """
    agreed = {name: int(getattr(options, name)) for name in options.fields}
    return {"game": game.name, "version": game.version, "seats": seats, "options": agreed} | more
