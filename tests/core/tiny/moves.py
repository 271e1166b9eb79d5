"""How far a hop goes: in a file of its own, so that tests can change what a rule calls."""

from __future__ import annotations

from runabout.core.rule import rule


@rule
def leap(first: int, second: int) -> int:
    """Both dice together. (HO-010)"""
    return first + second
