"""How many cores this process may use."""

from __future__ import annotations

import os


def available_cores() -> int:
    """The number of cores that this process may run on, at least 1.

    Linux says which ones it may use, which in a container are often fewer than the machine has; macOS and Windows only
    say how many there are.
    """
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1
