"""How long tests wait for what must come."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")

PATIENCE = 900
"""Seconds after which a test fails where something has not come. They are there for what never comes: on a machine on
which much else runs, compiling alone has taken two minutes.
"""


def wait_for(find: Callable[[], Found | None], pause: float = 0.05) -> Found:
    """What is found once it is there; asked for again and again, with a pause of so many seconds between."""
    end = time.monotonic() + PATIENCE
    while (found := find()) is None:
        assert time.monotonic() < end, "it does not come"
        time.sleep(pause)
    return found
