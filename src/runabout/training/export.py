"""A trained network as the file of a game's package: its weights as whole numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from runabout.core.network import FINE, Rows, network_bytes
from runabout.training.plan import Plan

Array = npt.NDArray[Any]

HIGHEST = (1 << 15) - 1
"""The largest weight that 16 bits hold; at FINE bits behind the point, just below 128."""


def network_file(plan: Plan, rows: Rows, weights: Any, trained: Mapping[str, Any]) -> bytes:
    """The file of a network.

    Args:
        plan: how it was trained.
        rows: how cells choose their rows.
        weights: a `training.model.Weights`.
        trained: what else there is to say of the training: how long it took, and what it came to.

    Raises:
        BadNetwork: it would be larger than a part of the package may be.
    """
    identity = plan.identity
    about = {name: identity.pop(name) for name in ("game", "rules", "observation")}
    arrays = {
        "counts": rows.counts,
        "shifts": rows.shifts,
        "rows": _whole(weights.rows, FINE, HIGHEST),
        "bias": _whole(weights.bias, FINE),
        "policy": _whole(weights.policy, FINE, HIGHEST),
        "policy_bias": _whole(weights.policy_bias, 2 * FINE),
        "value": _whole(weights.value, FINE, HIGHEST),
        "value_bias": _whole(weights.value_bias, 2 * FINE),
    }
    return network_bytes({**about, "plan": identity, "trained": dict(trained)}, arrays)


def _whole(array: Any, bits: int, most: int = 1 << 40) -> Array:
    """Numbers in steps of 2**-bits, rounded, and none beyond `most` steps."""
    found: Array = np.clip(np.rint(np.asarray(array, np.float64) * (1 << bits)), -most, most)
    return found
