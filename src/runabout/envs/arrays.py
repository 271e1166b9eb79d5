"""The arrays of a batch, on a processor or on a GPU, and what identifies it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from runabout.core.game import Game
from runabout.envs.errors import BadSaved

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Saved:
    """A batch at one moment; it can be pickled.

    Attributes:
        made: what it belongs to: game, version, seats, tables, options.
        arrays: copies of all that a batch goes on from, by name.
        digest: of the arrays. Compiled rules trust what a batch goes on from: seats and counts are places in arrays.
    """

    made: Mapping[str, Any]
    arrays: Mapping[str, Array]
    digest: str = ""

    @classmethod
    def of(cls, made: Mapping[str, Any], arrays: Mapping[str, Array]) -> Self:
        """What a batch goes on from, with its digest."""
        return cls(made, arrays, digest_of(arrays))


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
    agreed = values_of(game, options)
    return {"game": game.name, "version": game.version, "seats": seats, "options": agreed} | more


def values_of(game: Game, options: Any) -> dict[str, int]:
    """The values in an Options record, by name."""
    return {one.name: int(getattr(options, one.name)) for one in game.options}


def digest_of(arrays: Mapping[str, Array]) -> str:
    """A digest of arrays and their names."""
    found = hashlib.blake2b(digest_size=16)
    for name in sorted(arrays):
        found.update(f"{name} {arrays[name].dtype} {arrays[name].shape}".encode())
        found.update(arrays[name].tobytes())
    return found.hexdigest()


def arrays_of(saved: Any, made: Mapping[str, Any], like: Mapping[str, Array]) -> dict[str, Array]:
    """What a batch goes on from, by name.

    Args:
        saved: what the batch is given.
        made: what it belongs to, if it is the batch's.
        like: arrays of the dtypes and shapes that it has then.

    Raises:
        BadSaved: it is of another game, version, number of tables or seats, or options; or it is not as it was saved.
    """
    came = saved.made if isinstance(saved, Saved) else type(saved).__name__
    if not isinstance(came, Mapping) or dict(came) != made:
        raise BadSaved(f"This batch goes on from what was saved of {made}; {came} came.")
    given = saved.arrays if isinstance(saved.arrays, Mapping) else {}
    for name, array in like.items():
        found = given.get(name)
        if not isinstance(found, np.ndarray) or found.dtype != array.dtype or found.shape != array.shape:
            raise BadSaved(f"The saved batch is damaged: its {name} should be {array.dtype} of {array.shape}.")
    arrays = {name: given[name] for name in like}
    if digest_of(arrays) != saved.digest:
        raise BadSaved("The saved batch is damaged: it is not as `save` made it. Save the batch once more.")
    return arrays
