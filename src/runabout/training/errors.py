"""What can go wrong with a training, one typed exception each."""

from __future__ import annotations

from runabout.core.errors import RunaboutError


class BadPlan(RunaboutError):
    """A training that cannot be done: an argument is out of its range, or what trains is not installed."""


class BadCheckpoint(RunaboutError):
    """A folder whose training cannot go on: it is of another plan or version, or damaged. Nothing in it was changed."""
