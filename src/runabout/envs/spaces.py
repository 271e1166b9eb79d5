"""Gymnasium's spaces of a batch, and what fits them; PettingZoo has the same.

A seat sees its cells, and by choice its history and its Sight beside them:

| name | shape and type | what it holds |
|---|---|---|
| "observation" | (cells,) uint8 | see `Batch.observation` |
| "history" | (decisions, HEAD + cells) uint8 | the entries of `envs.history`, the oldest first |
| "history_length" | () int32 | how many entries there are |
| "sight" | (bytes,) uint8 | the Sight, which the game's `Sight.from_bytes` reads |
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from runabout.envs.batch import Batch
from runabout.envs.checks import Array
from runabout.envs.history import BYTE, HEAD

Seen = Array | dict[str, Array]
"""The cells alone, or what there is by name."""


def spaces_by_name(batch: Batch) -> dict[str, spaces.Space[Any]]:
    """The spaces of what a seat sees at a table."""
    highs = np.array(batch.space.highs, np.uint8)
    found: dict[str, spaces.Space[Any]] = {"observation": _up_to(highs)}
    if batch.history:
        head = np.full(HEAD, BYTE - 1, np.uint8)
        head[0] = batch.seats
        found["history"] = _up_to(np.tile(np.concatenate([head, highs]), (batch.history, 1)))
        found["history_length"] = spaces.Box(0, batch.history, (), np.int32)
    if batch.sights is not None:
        found["sight"] = _up_to(np.full(batch.game.Sight.dtype.itemsize, BYTE - 1, np.uint8))
    return found


def observation_space(batch: Batch) -> spaces.Space[Any]:
    """The space of what a seat sees at a table: a Box where that is the cells alone, else a Dict."""
    found = spaces_by_name(batch)
    return spaces.Dict(found) if len(found) > 1 else found["observation"]


def seen(batch: Batch, viewers: Array) -> Seen:
    """What a seat of each table sees, for all tables.

    Args:
        batch: the tables.
        viewers: (tables,) the seats whose views the batch shows.
    """
    found: dict[str, Array] = {"observation": batch.observation}
    if batch.history:
        found["history"], found["history_length"] = batch.history_of(viewers)
    if batch.sights is not None:
        found["sight"] = batch.sights.view(np.uint8).reshape(batch.tables, -1)
    return found if len(found) > 1 else batch.observation


def seen_at(everywhere: Seen, table: int) -> Seen:
    """A copy of what is seen at one table."""
    if isinstance(everywhere, dict):
        return {name: np.array(array[table]) for name, array in everywhere.items()}
    return np.array(everywhere[table])


def _up_to(highs: Array) -> spaces.Box:
    return spaces.Box(np.zeros_like(highs), highs, highs.shape, np.uint8)
