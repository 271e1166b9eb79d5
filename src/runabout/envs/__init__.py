"""Environments: the games as programs learn to play them.

`Batch` steps many tables at once and needs no extra to be installed.
"""

from runabout.envs.arrays import Saved
from runabout.envs.batch import Batch, Each, Turn
from runabout.envs.errors import (
    BadActions,
    BadBatch,
    BadSaved,
    IllegalAction,
    MissingExtra,
    ResetNeeded,
    StepAfterEnd,
)
from runabout.envs.history import History
from runabout.envs.stepping import Autoreset

__all__ = [
    "Autoreset",
    "BadActions",
    "BadBatch",
    "BadSaved",
    "Batch",
    "Each",
    "History",
    "IllegalAction",
    "MissingExtra",
    "ResetNeeded",
    "Saved",
    "StepAfterEnd",
    "Turn",
]
